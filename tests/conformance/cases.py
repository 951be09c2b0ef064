"""What the suite plays: every game × player counts × rule profiles × ways to play it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Literal, NamedTuple

import nocturne
from nocturne.games import GAMES, find
from nocturne.kernel import Game, Manifest

Chance = Literal["seeded", "ask"]
Value = str | int | bool


class Way(NamedTuple):
    """A way to play any game: options that the kernel gives it."""

    name: str
    options: Mapping[str, Value]
    chance: Chance = "seeded"


WAYS = (
    Way("plain", {}),
    Way("padded", {"pad-windows": True}),
    Way("upkeep", {"upkeep": "asked"}),
    Way("dice", {}, "ask"),
    Way("all", {"pad-windows": True, "upkeep": "asked"}, "ask"),
)


SECRET_STREAMS = {"lanterns": ("deck",)}
"""The streams of chance whose faces nobody sees: in an imagined world they run differently."""


class Case(NamedTuple):
    """One table of the suite; the seed is still to be chosen."""

    game: str
    players: int
    profile: str
    options: tuple[tuple[str, Value], ...] = ()
    chance: Chance = "seeded"

    def new(self, seed: int) -> Game[Any]:
        """Set the game up."""
        options = dict(self.options)
        return nocturne.new(
            self.game,
            players=self.players,
            seed=seed,
            profile=self.profile,
            options=options,
            chance=self.chance,
        )

    @property
    def is_padded(self) -> bool:
        """Whether even the fact of being asked betrays nothing here."""
        return ("pad-windows", True) in self.options

    def call(self, seed: int) -> str:
        """The call that sets the game up, to be copied from a failure."""
        options, chance = dict(self.options), self.chance
        return (
            f"nocturne.new({self.game!r}, players={self.players}, seed={seed}, profile={self.profile!r}, "
            f"options={options!r}, chance={chance!r})"
        )

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game, str(self.players), self.profile, *options, self.chance])


def cases_of(game: str) -> list[Case]:
    """The tables of one game. The settings of the game itself take turns, so that each value is met."""
    manifest = find(game)
    mixed = product(manifest.players, manifest.profiles, WAYS)
    return [
        Case(game, players, profile, (*way.options.items(), *_settings(manifest, turn)), way.chance)
        for turn, (players, profile, way) in enumerate(mixed)
    ]


def _settings(manifest: Manifest[Any], turn: int) -> list[tuple[str, Value]]:
    settings = manifest.settings
    return [(setting.name, setting.choices[turn % len(setting.choices)]) for setting in settings]


def all_cases() -> list[Case]:
    """The tables of all games."""
    return [case for game in GAMES for case in cases_of(game)]

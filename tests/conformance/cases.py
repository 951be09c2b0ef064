"""What the suite plays: every game × player counts × rule profiles × ways to play it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
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


class Plan(NamedTuple):
    """How much of a game the normal run plays. The soak plays all cases, as long as it is let."""

    cases: int = 8  # how many tables, chosen so that every player count, profile and way is met
    games: int = 1  # how many games at each
    share: float = 0.004  # the share of decisions that each check is made at
    seldom: int = 1  # how often a kind of decision is checked at a table whatever the share
    differ: float = 0.6  # the share of imagined worlds that must really be other ones
    endless: tuple[tuple[str, Value], ...] = ()  # options of tables at which a random game need not end
    enough: int = 600  # how many decisions are played at such a table
    secret_streams: tuple[str, ...] = ()  # chance whose faces nobody sees: it runs differently in imagined worlds


TEMPLATE = "lanterns"
PLANS = {
    TEMPLATE: Plan(cases=30, games=10, share=0.03, seldom=3, differ=0.7, secret_streams=("deck",)),
    "etherfields": Plan(endless=(("play", "campaign"),)),
}


def plan_of(game: str) -> Plan:
    """The plan for a game; a new one gets the short plan."""
    return PLANS.get(game, Plan())


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
    return _counting(
        manifest, {setting.name: setting.choices[turn % len(setting.choices)] for setting in manifest.settings}
    )


def _counting(manifest: Manifest[Any], options: dict[str, Value]) -> list[tuple[str, Value]]:
    """The options without those that change nothing beside the others, which are refused."""
    idle = [setting.name for setting in manifest.settings if not setting.counts(options)]
    return [(name, value) for name, value in options.items() if name not in idle]


def mixed(case: Case, rng: Random) -> Case:
    """The same table with other settings of the game: the listed cases give each value, but not each pair of them."""
    manifest = find(case.game)
    chosen = {setting.name: rng.choice(setting.choices) for setting in manifest.settings}
    return case._replace(options=tuple(_counting(manifest, {**dict(case.options), **chosen})))


def some_cases(game: str, count: int) -> list[Case]:
    """A few tables of a game that have as many different player counts, profiles and options as can be."""
    left, chosen, met = cases_of(game), list[Case](), set[object]()
    while left and len(chosen) < count:
        chosen.append(max(left, key=lambda case: len(_traits(case) - met)))
        left.remove(chosen[-1])
        met |= _traits(chosen[-1])
    return chosen


def _traits(case: Case) -> set[object]:
    return {case.players, case.profile, case.chance, *case.options, (case.players, case.profile)}


def planned_cases() -> list[Case]:
    """The tables of all games that the normal run plays."""
    return [case for game in GAMES for case in some_cases(game, plan_of(game).cases)]

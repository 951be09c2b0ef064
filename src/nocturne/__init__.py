"""Nocturne: two rich board games on one kernel that can be forked, saved, undone and explained at any moment.

>>> import nocturne
>>> game = nocturne.new("lanterns", players=2, seed=7)
>>> [(decision.seat, decision.rule) for decision in game.open]
[(0, 'LN-PACE-01'), (1, 'LN-PACE-01')]
>>> game.answer(0, "go:hasty")
>>> game.answer(1, "go:wary")
>>> game.explain(0, "take").rule
'LN-TAKE-01'
>>> other = nocturne.load(game.save())
>>> other.hash() == game.hash()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from nocturne.games import GAMES, find
from nocturne.kernel import (
    CHANCE,
    Decision,
    EngineFault,
    Game,
    NocturneError,
    Outcome,
    PositionError,
    Refused,
    SaveError,
    Seat,
    UsageError,
    new_game,
)
from nocturne.kernel.box import KERNEL_SETTINGS, Setting, Switch

__version__ = "0.1.0"

__all__ = [
    "CHANCE", "Decision", "EngineFault", "Game", "GameInfo", "NocturneError", "Outcome", "PositionError", "Refused",
    "SaveError", "Seat", "UsageError", "games", "load", "new", "position",
]  # fmt: skip


class GameInfo(Struct, frozen=True):
    """A game that can be played: for how many, with which rule profiles and options."""

    id: str
    players: tuple[int, ...]
    profiles: tuple[str, ...]
    switches: tuple[Switch, ...]
    options: tuple[Setting, ...]


def new(
    game: str,
    *,
    players: int,
    seed: int = 0,
    profile: str | Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Literal["seeded", "ask"] = "seeded",
) -> Game[Any]:
    """Set a game up and play to its first decision.

    `profile` names the rule edition, with single rules switched after it: `"classic LN-ROUND-02=quick"`.
    With `chance="ask"` dice and shuffles are decisions of the seat `CHANCE`, which you answer.

    >>> new("lanterns", players=2, chance="ask").open[0].seat == CHANCE
    True
    >>> new("lantern", players=2)
    Traceback (most recent call last):
    ...
    nocturne.kernel.errors.UsageError: There is no game "lantern". Did you mean "lanterns"?
    """
    if chance not in ("seeded", "ask"):
        raise UsageError(f'chance is "seeded" or "ask", not {chance!r}.')
    return new_game(find(game), players, seed, profile, options, ask_chance=chance == "ask")


def load(data: bytes) -> Game[Any]:
    """A saved game, at the decision where it was left. `SaveError` says what is wrong with other bytes.

    Its options are found at the first look, which raises `SaveError` for a forged state that cannot be played on;
    `load(data).checked()` takes that look at once, for files from strangers.
    """
    return Game.load(data, find)


def games() -> tuple[GameInfo, ...]:
    """What can be played, with player counts, rule profiles and options.

    >>> [(info.id, info.players) for info in games()]
    [('alone', (2, 3, 4)), ('etherfields', (1, 2, 3, 4, 5)), ('lanterns', (2, 3, 4))]
    """
    return tuple(_info(name) for name in sorted(GAMES))


def _info(name: str) -> GameInfo:
    manifest = find(name)
    options = (*manifest.settings, *KERNEL_SETTINGS)
    return GameInfo(name, tuple(manifest.players), manifest.profiles, manifest.switches, options)


def position(game: str, text: str, name: str = "position") -> Game[Any]:
    """A game from a position file. `PositionError` says what is wrong, with line, column and a suggestion."""
    return Game.from_position(find(game), text, name)

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
from os import PathLike
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from nocturne.games import GAMES, find
from nocturne.i18n import say
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
    Text,
    UsageError,
    new_game,
)
from nocturne.kernel.box import KERNEL_SETTINGS, Setting, Switch
from nocturne.kernel.position import game_of, is_position
from nocturne.kernel.save import MAGIC

NocturneError.english = say

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


def new(  # noqa: PLR0913 -- each is something a person chooses when setting a game up
    game: str,
    *,
    players: int,
    seed: int = 0,
    profile: str | Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Literal["seeded", "ask"] = "seeded",
    events: bool = True,
) -> Game[Any]:
    """Set a game up and play to its first decision.

    `profile` names the rule edition, with single rules switched after it: `"classic LN-ROUND-02=quick"`.
    With `chance="ask"` dice and shuffles are decisions of the seat `CHANCE`, which you answer (`Decision.weights` says
    how likely each face is). With `events=False` nothing that happens is kept, which is quicker where many games are
    played and nobody is told of them; `Game.events` plays the log again where it is asked all the same.

    >>> new("lanterns", players=2, chance="ask").open[0].seat == CHANCE
    True
    >>> new("lantern", players=2)
    Traceback (most recent call last):
    ...
    nocturne.kernel.errors.UsageError: There is no game "lantern". Did you mean "lanterns"?
    """
    if chance not in ("seeded", "ask"):
        raise UsageError(Text.of("chance-form", chance=repr(chance)))
    ask_chance = chance == "ask"
    return new_game(find(game), players, seed, profile, options, ask_chance=ask_chance, keep_events=events)


def load(data: bytes | str | PathLike[str]) -> Game[Any]:
    """A game, at the decision where it was left: from what `save`, `export` or `position` gave, or from such a file.

    A save is bytes, a position is text with its `game:`, and a path names a file with either. `SaveError` and
    `PositionError` say what is wrong with anything else. The options of a save are found at the first look, which
    raises `SaveError` for a forged state that cannot be played on; `load(data).checked()` takes that look at once, for
    files from strangers.

    >>> game = new("lanterns", players=2, seed=7)
    >>> load(game.save()).hash() == load(game.position()).hash() == game.hash()
    True
    """
    if type(data) is bytes and data.startswith(MAGIC):
        return Game.load(data, find)
    if isinstance(data, PathLike) or (isinstance(data, str) and "\n" not in data and not is_position(data.encode())):
        try:
            return _load(Path(data).read_bytes(), Path(data).name)
        except (OSError, ValueError) as fault:
            raise SaveError(Text.of("save-unread", file=repr(str(data)[:200]), fault=str(fault))) from None
    return _load(data.encode() if isinstance(data, str) else data, "position")


def _load(data: bytes, name: str) -> Game[Any]:
    """A save by its first letters; else a position, where it is text that names its game."""
    if type(data) is not bytes or data.startswith(MAGIC) or not is_position(data):
        return Game.load(data, find)
    return Game.from_position(find(game_of(data, name)), data, name)


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


def position(game: str, text: str | bytes, name: str = "position") -> Game[Any]:
    """A game from a position file. `PositionError` says what is wrong, with line, column and a suggestion."""
    return Game.from_position(find(game), text, name)

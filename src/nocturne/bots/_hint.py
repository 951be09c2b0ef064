"""What the automatic player would answer in somebody's place."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from nocturne.bots._player import Watchful, player_for
from nocturne.kernel import Decision, Game, Seat

GIVES_UP = frozenset({"close-campaign", "save-inside", "skip-now", "skip-slumber", "concede"})
"""Options that put a game away or give a part of it up. Programs among themselves may; nobody is advised to."""


RIDDLES = frozenset({"AnswerRiddle"})
"""Questions that people are to answer by themselves; a program among themselves guesses."""


class Advice(NamedTuple):
    """One answer: the chance to win with it, the half of its interval of 95 %, and the reason as a word.

    The word says what gets better by this answer, as the themes of the game's figures are called: health, way,
    creatures and so on; it is "rule" where nothing stands out, and "end" where the answer may decide the game.
    """

    option: str
    chance: float
    error: float
    reason: str


def advise(game: Game[Any], seat: int) -> list[Advice]:
    """The best few answers of a seat with their chances, the best first; none where the game has no learnt value.

    It is for this seat alone: it rests on what the seat has seen, and on nothing else.
    """
    advice: list[Advice] = import_module("nocturne.bots.planner").advise(game, seat)
    return advice


class HeatPlace(NamedTuple):
    """An unseen place as the Hero counts, how likely each Room is there, and how likely the last noise came from it."""

    floor: str
    east: int
    south: int
    rooms: Mapping[str, float]
    noise: float


class HeatMap(NamedTuple):
    """What the Hero could think: of which Rooms, which noise, what is on the other floor, and place by place.

    Chances of a Room add up to 1 over all places and the other floor; those too small to be shown are left out.
    What is on the other floor is by Room, and for a noise by `noise`.
    """

    rooms: tuple[str, ...]
    noise: str | None
    elsewhere: Mapping[str, float]
    places: tuple[HeatPlace, ...]


def believe(game: Game[Any]) -> HeatMap | None:
    """What the Hero could think of what was not seen yet; None where the game has no Hero, or none yet.

    It rests on what the Hero has seen and been told, and on nothing else; the same knowledge gives the same map.
    """
    heat: HeatMap | None = import_module("nocturne.bots.planner.heat").believe(game)
    return heat


def hint(game: Game[Any], seat: int) -> str | None:
    """The id of the option that the seat's automatic player would choose now; None where the seat is not asked.

    It guesses at riddles as well: who advises people asks `is_riddle` first.
    Asked again it is the same. It sees what a player in this seat has seen, now and at its earlier decisions, and
    nothing else; the game is left as it is.
    """
    decision = game.decision(seat)
    if decision is None:
        return None
    player = player_for(game, Seat(seat))
    if isinstance(player, Watchful):
        recall(game, seat, player)
    rng = Random(f"{seat} {game.version}")  # noqa: S311 -- a toy player
    choice = player.choose(game.view(seat), decision, rng)
    return choice if choice.partition(":")[0] not in GIVES_UP else otherwise(decision)


def is_riddle(decision: Decision) -> bool:
    """Whether this is for the asked to find out: whoever advises people says so, and not what they might answer."""
    return decision.kind in RIDDLES


def otherwise(decision: Decision) -> str | None:
    """The first option that does not give the game or a part of it up; None where there is no such option."""
    return next((option for option in decision.ids() if option.partition(":")[0] not in GIVES_UP), None)


class Watching(Protocol):
    """Somebody who remembers what is to be seen."""

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Take in what the seat sees. To look twice at the same changes nothing."""


def recall(game: Game[Any], seat: int, player: Watching) -> None:
    """Show a player what its seat has seen whenever it was asked: the log is played again for it on a copy."""
    past = game.fork()
    past.undo(game.earliest)  # what other rules have played is not played again
    for entry in game.log(game.earliest + 1):
        if entry.seat == seat:
            player.watch(past.view(seat))
        past.answer(entry.seat, entry.option)

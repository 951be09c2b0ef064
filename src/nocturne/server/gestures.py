"""What a seat answered in one go: named whole, and taken back at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nocturne.kernel import Decision, Game, Option, Text

LOOK_BACK = 64
"""How many answers are searched for the last one of a seat, to be taken back."""


class Pick(NamedTuple):
    """An answer that was given: what it was called, and the one thing that it was about, if there was one."""

    label: Text
    thing: str | None = None


class Gesture(NamedTuple):
    """What a seat answered in one go, and the version before it."""

    start: int
    picks: tuple[Pick, ...]


def recalled(game: Game[Any], version: int, seat: int, named: Callable[[Decision, Option], Pick]) -> Gesture:
    """The gesture that led to a version, found in the log: the picks of one series, one after the other.

    It begins where the series does, or after an answer that drew chance or taught something: there it was cut when it
    was made, too. Picks of one series that were answered one by one are one gesture here.
    """
    past, picks, end, kind, start = game.fork(), list[Pick](), Pick(Text(game.log(version)[0].option)), "", version
    first = max(version - LOOK_BACK, game.earliest + 1)
    for at, entry in reversed(list(enumerate(game.log(first)[: version - first + 1], first))):
        if at < version and (entry.seat != seat or entry.faces or entry.revealed):
            break
        past.undo(at - 1)
        decision = past.decision(seat)
        option = (
            next((offered for offered in decision.options if offered.id == entry.option), None) if decision else None
        )
        if decision is None or option is None:  # a call, which stands beside the options
            break
        series = decision.series
        if at < version and (series is None or decision.kind != kind or entry.option not in series.worth):
            break
        kind, start = decision.kind, at - 1
        if series is not None and entry.option == series.end:
            end = named(decision, option)
        else:
            picks.insert(0, named(decision, option))
        if series is None or not series.so_far or entry.option not in (*series.worth, series.end):
            break
    return Gesture(min(start, version - 1), tuple(picks) or (end,))

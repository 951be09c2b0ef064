"""Replays: a game from its beginning as one seat may know it, in one file that needs no server.

A step holds what has changed in the view since the step before: `set` has the members that are new or different,
`gone` the names of those that are no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel import Game, Seat
from nocturne.server.protocol import Entry, SeatInfo, Thing
from nocturne.server.telling import Number, Teller, as_it_is, words

FORMAT = "nocturne-replay"


class Step(Struct, frozen=True):
    """One version of the game."""

    version: int
    set: dict[str, Any]
    gone: list[str]
    line: str
    log: list[Entry]


class Replay(Struct, frozen=True):
    """A game as one seat has seen it."""

    format: str
    version: int
    game: str
    name: str
    players: int
    profile: str
    options: dict[str, Any]
    seat: int | None
    language: str
    seats: list[SeatInfo]
    over: str | None
    steps: list[Step]
    things: dict[str, Thing]


def replay(
    game: Game[Any],
    seat: int | None,
    name: str,
    seats: list[SeatInfo],
    language: str,
    number: Number = as_it_is,
) -> Replay:
    """Play a game again and note what the seat was shown, by its own numbers. The game is left as it is.

    What happened out of its sight is no step (AL-VIEW-14).

    What other rules or another content have played is shown as it was recorded, or else as far as it can be had.
    """
    teller, shown = Teller(game, language, number), dict[str, None]()
    steps = [*_earlier(teller, game, seat, shown)]
    past = game.fork()
    past.undo(game.earliest)
    view = _last_view(steps)
    for entry in (None, *game.log(game.earliest + 1)):
        if entry is not None:
            past.answer(entry.seat, entry.option)
        seen = past.view(seat)
        before, view = view, msgspec.to_builtins(seen, str_keys=True)
        told = past.chronicle(past.version - 1, seat)
        log = [teller.entry(past, version, event) for version, event in told]
        steps.append(_step(number(past.version), before, view, teller.line_now(past, seat, seats), log))
        if teller.things is not None:
            shown.update(teller.things.shown(seen))
        shown.update(dict.fromkeys(key for entry in log for key in entry.things))
    box, things = game.box, teller.things
    over = teller.over(game)
    return Replay(
        format=FORMAT,
        version=1,
        game=box.manifest.id,
        name=name,
        players=box.players,
        profile=box.profile.spell(),
        options=dict(box.options),
        seat=seat,
        language=language,
        seats=seats,
        over=None if over is None else over.line,
        steps=[*_seen(steps)],
        things={} if things is None else {key: things.thing(key) for key in shown},
    )


def _earlier(teller: Teller, game: Game[Any], seat: int | None, shown: dict[str, None]) -> Iterator[Step]:
    """What happened before the rules and content now in force: the log, and the views where they can still be had."""
    told: dict[int, list[Entry]] = {}
    for version, event in game.chronicle(-1, seat) if game.eras else ():
        told.setdefault(version, []).append(teller.entry(game, version, event))
    view: dict[str, Any] = {}
    for version, table in game.earlier_tables():
        if version == game.earliest:  # from there on it is played again
            return
        before, log = view, told.get(version, [])
        if table is not None:
            with suppress(Exception):  # a table that today's content does not know: it stays as it was shown last
                seen = game.manifest.view(table, None if seat is None else Seat(seat))
                new = {} if teller.things is None else dict.fromkeys(teller.things.shown(seen))
                view = msgspec.to_builtins(seen, str_keys=True)
                shown.update(new)
        shown.update(dict.fromkeys(key for entry in log for key in entry.things))
        yield _step(teller.number(version), before, view, words("server-replay-earlier", teller.language), log)


def _seen(steps: list[Step]) -> Iterator[Step]:
    """The steps that have shown something."""
    line = None
    for step in steps:
        if line is None or step.set or step.gone or step.log or step.line != line:
            yield step
        line = step.line


def _last_view(steps: list[Step]) -> dict[str, Any]:
    """The view after some steps."""
    view: dict[str, Any] = {}
    for step in steps:
        view = {key: value for key, value in view.items() if key not in step.gone} | step.set
    return view


def _step(version: int, before: dict[str, Any], view: dict[str, Any], line: str, log: list[Entry]) -> Step:
    """One version, with what it changes in the view before it."""
    changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
    return Step(version, changed, [key for key in before if key not in view], line, log)

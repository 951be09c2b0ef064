"""Replays: a game from its beginning as one seat may know it, in one file that needs no server.

A step holds what has changed in the view since the step before: `set` has the members that are new or different,
`gone` the names of those that are no more.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel import Game
from nocturne.server.protocol import Entry, SeatInfo, Thing
from nocturne.server.telling import Teller

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


def replay(game: Game[Any], seat: int | None, name: str, seats: list[SeatInfo], language: str) -> Replay:
    """Play a game again and note what the seat was shown. The game is left as it is."""
    teller, shown = Teller(game, language), dict[str, None]()
    past = game.fork()
    past.undo(0)
    entries = game.log(1)
    steps: list[Step] = []
    view: dict[str, Any] = {}
    for number in range(len(entries) + 1):
        if number:
            past.answer(entries[number - 1].seat, entries[number - 1].option)
        seen = past.view(seat)
        before, view = view, msgspec.to_builtins(seen, str_keys=True)
        steps.append(_step(teller, past, seat, seats, before, view))
        if teller.things is not None:
            shown.update(teller.things.shown(seen))
        shown.update(dict.fromkeys(key for entry in steps[-1].log for key in entry.things))
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
        steps=steps,
        things={} if things is None else {key: things.thing(key) for key in shown},
    )


def _step(
    teller: Teller,
    past: Game[Any],
    seat: int | None,
    seats: list[SeatInfo],
    before: dict[str, Any],
    view: dict[str, Any],
) -> Step:
    told = past.chronicle(past.version - 1, seat)
    return Step(
        version=past.version,
        set={key: value for key, value in view.items() if key not in before or before[key] != value},
        gone=[key for key in before if key not in view],
        line=teller.line_now(past, seat, seats),
        log=[teller.entry(past, version, event) for version, event in told],
    )

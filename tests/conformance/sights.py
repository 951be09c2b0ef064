"""What can be seen of a game: the whole state without the kernel's own codec, and all that one seat can find out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from nocturne.kernel import Decision, Game, Refused, Seat

NOT_STATE = {"box", "scribe"}  # shared rules, and the notes since the last answer
NOBODY = "no-such-option"


def whole(value: object) -> object:
    """A table or any part of it as plain nested data, field by field, so that nothing can be left out."""
    if isinstance(value, Struct):
        fields = [name for name in value.__struct_fields__ if name not in NOT_STATE]
        return (type(value).__name__, *[(name, whole(getattr(value, name))) for name in fields])
    if isinstance(value, list | tuple):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return sorted([(key, whole(item)) for key, item in value.items()])
    return value


def mutables(value: object) -> Iterator[object]:
    """Every part of a table that can be changed in place: what two games must never share."""
    if isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            yield value
        for name in value.__struct_fields__:
            if name not in NOT_STATE:
                yield from mutables(getattr(value, name))
    elif isinstance(value, list | dict):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from mutables(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from mutables(item)


def seats_of(game: Game[Any]) -> list[Seat | None]:
    """All who look at a game: its seats, and a spectator."""
    return [*map(Seat, range(game.box.players)), None]


def as_bytes(value: object) -> bytes:
    """Plain data as JSON, in the order in which it was built."""
    return msgspec.json.encode(value)


def view_bytes(game: Game[Any], seat: Seat | None) -> bytes:
    """The view of a seat, byte for byte."""
    return as_bytes(game.view(seat))


def told_bytes(game: Game[Any], seat: Seat | None, since: int = -1) -> bytes:
    """What a seat was told after a version, byte for byte."""
    return as_bytes(game.events(since, seat))


def flow(game: Game[Any]) -> list[tuple[int, str]]:
    """Who is waited for, and with which question. Everybody at the table sees it."""
    return [(decision.seat, decision.kind) for decision in game.open]


def see(game: Game[Any], seat: Seat | None) -> bytes:
    """All that a seat can find out now: view, decision, options with labels, every why-not."""
    decision = None if seat is None else game.decision(seat)
    return as_bytes(
        {
            "view": game.view(seat),
            "over": game.over,
            "flow": flow(game),
            "decision": None if decision is None else _asked(decision),
            "why not": [] if seat is None else _whys(game, seat),
            "calls": [] if seat is None else [(option.id, option.label()) for option in game.calls(seat)],
        }
    )


def _asked(decision: Decision) -> dict[str, object]:
    options = [(option.id, decision.label(option)) for option in decision.options]
    return {
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": decision.prompt,
        "options": options,
    }


def _whys(game: Game[Any], seat: Seat) -> list[object]:
    words = [*[option.id for option in game.candidates(seat)], NOBODY]
    return [(word, why_not(game.explain(seat, word))) for word in words]


def why_not(refused: Refused | None) -> object:
    """A refusal as plain data."""
    if refused is None:
        return None
    return (refused.rule, refused.message, refused.facts, refused.allowed, refused.refusal.instead)


class Sight(NamedTuple):
    """A moment of a game, as all can see it: equal sights are the same moment."""

    version: int
    hash: str
    seen: tuple[bytes, ...]


def sight(game: Game[Any]) -> Sight:
    """Look at a game from every seat."""
    return Sight(game.version, game.hash(), tuple([see(game, seat) for seat in seats_of(game)]))

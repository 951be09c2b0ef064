"""Tables in short, for lists of one's own."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from nocturne.server import catalogue
from nocturne.server.keys import Held

if TYPE_CHECKING:
    from nocturne.server.room import Room


class SeatSummary(Struct, frozen=True):
    """A seat in the list of somebody's tables."""

    seat: int
    title: str
    name: str
    kind: str
    online: bool


class Summary(Struct, frozen=True):
    """A table in short."""

    table: str
    game: str
    title: str
    name: str
    players: int
    profile: str
    version: int
    over: bool
    changed: str
    seats: list[SeatSummary]
    yours: list[int]
    owner: bool
    your_turn: bool


async def summary(room: Room, mine: Held, language: str) -> Summary:
    """A table in short, for the one who holds these keys."""
    async with room.lock:
        return await room.run(summary_of, room, mine, language)


def summary_of(room: Room, mine: Held, language: str) -> Summary:
    """A table in short, by a thread that may look at it."""
    desk = room.desk
    game, state = desk.game, desk.store.tables.state(desk.row.id)
    assert state is not None, "the room of a table that has been cleared away"
    asked = {decision.seat for decision in game.open} & mine.seats
    infos = desk.seats(language, room.online())
    return Summary(
        table=room.id,
        game=game.manifest.id,
        title=catalogue.title(game.manifest.id, language),
        name=desk.row.name,
        players=game.box.players,
        profile=game.box.profile.spell(),
        version=desk.seen(min(mine.seats, default=None)),
        over=game.over is not None,
        changed=datetime.fromtimestamp(state.changed / 1000, UTC).isoformat(),
        seats=[SeatSummary(seat.seat, seat.title, seat.name, seat.kind, seat.online) for seat in infos],
        yours=sorted(mine.seats),
        owner=mine.owner,
        your_turn=any(not desk.row.seats[seat].bot for seat in asked),
    )

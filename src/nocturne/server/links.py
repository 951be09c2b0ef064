"""Whose eyes a key opens: claiming a seat by its link, drawing links anew, and replays of what a seat has seen.

A link is given on by whoever laid the table, who therefore knows its key. So a person who comes with it claims the
seat: the browser draws a key of its own, and the link's opens nothing any more. Until the game is over, a key gives
what its own seat may know, and nothing through a link that still waits for its person.
"""

from __future__ import annotations

from time import monotonic
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from nocturne.kernel import Text
from nocturne.server.http import TOLD, AllRooms, Asked, Language, TableName, opened
from nocturne.server.keys import BOUND, Held, hashed, waits
from nocturne.server.problems import Trouble
from nocturne.server.replay import Replay, replay
from nocturne.server.room import Room
from nocturne.server.telling import spoken

OwnKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$", description="A new secret of at least 192 bits")]
AnySeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="Through whose eyes; all seats after the end")]


class ClaimedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that a seat is to have from now on: the client draws it, and keeps it before it asks."""

    key: OwnKey


class Claimed(Struct, frozen=True):
    """What came of it: `claimed`; `shared`, where the key is good but not the link of a seat for one person; or `dead`.

    `used`: somebody had come with the link before, and may have looked.
    """

    link: Literal["claimed", "shared", "dead"]
    used: bool = False


@post("/api/tables/{table:str}/claim", responses=TOLD, summary="Make a seat one's own", status_code=200)
async def claim_seat(request: Asked, rooms: AllRooms, table: TableName, data: JSONBody[ClaimedSeat]) -> Claimed:
    """The key of the link does it, once: it opens nothing any more, and whoever else came with it is let go.

    A seat of the browser that laid the table is not claimed by a link: its player draws one for somebody else.
    """
    try:
        room, mine = await opened(request, rooms, table)
    except Trouble as trouble:
        if trouble.status != 404:
            raise
        return Claimed("dead")
    seat = min(mine.seats, default=None)
    if seat is None or room.desk.row.seats[seat].kind == "here" or _of_automat(room, seat):
        return Claimed("shared")
    row = room.desk.row.seats[seat]
    if not await room.claim(seat, row.key, hashed(data.key)):
        return Claimed("dead")
    return Claimed("claimed", used=not waits(row))


class RenewedLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose link is to be drawn anew: a seat's, or (None) that of those who look on."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class NewLink(Struct, frozen=True):
    """A key that was drawn anew. It is told this once; the one before opens nothing any more."""

    seat: int | None
    key: str


@post("/api/tables/{table:str}/links", responses=TOLD, summary="Draw a link anew", status_code=201)
async def renew_link(request: Asked, rooms: AllRooms, table: TableName, data: JSONBody[RenewedLink]) -> NewLink:
    """A seat's own key does it for that seat, at any time; the owner's for those who look on, and for empty seats.

    Who came with the old link is let go, and everybody is told. A seat that somebody has claimed is empty when its
    player has been gone for a while.
    """
    room, mine = await opened(request, rooms, table)
    seat = data.seat
    if seat is not None and seat in mine.seats and not _of_automat(room, seat):
        return NewLink(seat, await room.renew(seat, by_owner=False))
    if not mine.owner:
        raise Trouble(403, "forbidden", Text.of("http-forbidden"))
    if seat is not None and seat >= len(room.desk.row.seats):
        raise Trouble(422, "no-such-seat", Text.of("http-no-seat", number=seat), hint="http-no-seat-hint")
    if seat in room.online():
        raise Trouble(422, "seat-taken", Text.of("http-seat-taken"))
    if seat is not None and room.desk.row.seats[seat].kind == BOUND:
        raise Trouble(422, "seat-bound", Text.of("http-seat-bound"))
    if seat is not None and room.desk.row.seats[seat].kind == "claimed":
        left = room.gone.get(seat)
        if left is not None and monotonic() - left < rooms.settings.gone_seconds:
            minutes = max(1, round(rooms.settings.gone_seconds / 60))
            raise Trouble(422, "seat-taken", Text.of("http-seat-not-gone", minutes=minutes))
    return NewLink(seat, await room.renew(seat))


@get("/api/tables/{table:str}/replay", responses=TOLD, summary="A table's game as one seat has seen it")
async def replay_table(
    request: Asked, rooms: AllRooms, table: TableName, language: Language = "en", seat: AnySeat = None
) -> Replay:
    """The key of a seat gives what that seat may know; any other, what spectators may. After the end all is open."""
    room, mine = await opened(request, rooms, table)
    async with room.lock:
        game, seats = await room.run(lambda: (room.desk.game.fork(), room.desk.seats(spoken(language))))
        number = room.desk.session.times.copy().number
    eyes = _eyes(room, mine, seat, over=game.over is not None)
    async with rooms.replays:
        return await rooms.run(replay, game, eyes, room.desk.row.name, seats, spoken(language), number)


def _eyes(room: Room, mine: Held, asked: int | None, *, over: bool) -> int | None:
    """Through whose eyes a replay is to be had; `Trouble` where it would be another's before the end."""
    if asked is not None and asked >= len(room.desk.row.seats):
        raise Trouble(422, "no-such-seat", Text.of("http-no-seat", number=asked), hint="http-no-seat-hint")
    wanted = min(mine.seats, default=None) if asked is None else asked
    if wanted is None or over:
        return wanted
    if wanted not in mine.seats or waits(room.desk.row.seats[wanted]):
        raise Trouble(403, "not-your-eyes", Text.of("http-not-your-eyes"), hint="http-not-your-eyes-hint")
    return wanted


def _of_automat(room: Room, seat: int) -> bool:
    """Whether the automatic player has had a seat from the beginning, and still has."""
    row = room.desk.row.seats[seat]
    return row.bot and row.kind == "bot"


HANDLERS = [claim_seat, renew_link, replay_table]

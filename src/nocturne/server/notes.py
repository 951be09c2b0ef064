"""A page of notes that a player keeps beside a game: stored with the seat, so that another device of theirs has it too.

Only a key of the seat opens it. It goes to nobody else: not into saves, replays, updates or what the owner may see.
What the owner of the machine can read in the store itself, `docs/threats.md` says.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, put, route
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from nocturne.kernel import Text
from nocturne.server.http import TOLD, AllRooms, Asked, TableName, opened
from nocturne.server.keys import waits
from nocturne.server.problems import Trouble
from nocturne.server.rooms import Rooms

MOST = 20_000
"""Characters of a page of notes."""
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="One's own seat")]


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of notes."""

    text: Annotated[str, Meta(max_length=MOST)]


@get("/api/tables/{table:str}/notes", responses=TOLD, summary="One's own notes at a table")
async def read_notes(request: Asked, rooms: AllRooms, table: TableName, seat: OwnSeat) -> Notes:
    """The page that the player of this seat has written."""
    await _own(request, rooms, table, seat)
    return Notes(await rooms.run(rooms.store.tables.notes, table, seat))


@put("/api/tables/{table:str}/notes", responses=TOLD, summary="Write one's own notes")
async def write_notes(request: Asked, rooms: AllRooms, table: TableName, seat: OwnSeat, data: JSONBody[Notes]) -> Notes:
    """Replace the page. The last who writes is right: it is one person's page."""
    await _own(request, rooms, table, seat)
    await rooms.run(rooms.store.tables.write_notes, table, seat, data.text)
    return data


@route("/api/tables/{table:str}/notes", http_method=["OPTIONS"], include_in_schema=False, status_code=204)
async def notes_methods(table: TableName) -> Response[None]:
    """Which methods there are; the framework would name only the first."""
    del table
    return Response(None, status_code=204, headers={"Allow": "GET, HEAD, OPTIONS, PUT"})


async def _own(request: Asked, rooms: Rooms, table: str, seat: int) -> None:
    """Raise `Trouble` unless the key is the seat's own, and not a link that still waits for its person."""
    room, mine = await opened(request, rooms, table)
    if seat not in mine.seats or waits(room.desk.row.seats[seat]):
        raise Trouble(403, "not-your-eyes", Text.of("http-not-your-eyes"), hint="http-not-your-eyes-hint")


HANDLERS = [notes_methods, read_notes, write_notes]

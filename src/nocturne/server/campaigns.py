"""Campaigns that go on for months: what newer content would change, and moving a table to it (decision 0012)."""

from __future__ import annotations

from litestar import Response, get, post, route
from msgspec import Struct

from nocturne.kernel import Refused, Text, UsageError
from nocturne.server.http import TOLD, AllRooms, Asked, TableName, opened
from nocturne.server.problems import Trouble, language_of
from nocturne.server.room import Room


class ContentNews(Struct, frozen=True):
    """What would change if a table moved to the content that the server has now; `newer` is False where it has that."""

    newer: bool
    may_move: bool = False
    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@get("/api/tables/{table:str}/content", responses=TOLD, summary="What newer content would change")
async def content_news(request: Asked, rooms: AllRooms, table: TableName) -> ContentNews:
    """Only the owner's key does it: the names of records may tell what a campaign still has to show."""
    room, _ = await opened(request, rooms, table, owner=True)
    async with room.lock:
        return await room.run(_news, room)


def _news(room: Room) -> ContentNews:
    change = room.desk.game.newer_content()
    if change is None:
        return ContentNews(newer=False)
    return ContentNews(True, change.may_move, change.added, change.changed, change.removed)


@post("/api/tables/{table:str}/content", responses=TOLD, summary="Move to newer content", status_code=200)
async def move_content(request: Asked, rooms: AllRooms, table: TableName) -> ContentNews:
    """Only the owner's key does it, where the game allows it: in Etherfields at an Awakening and between sessions.

    Everybody at the table is told. What was played before stays as it was, and cannot be taken back any more.
    """
    room, _ = await opened(request, rooms, table, owner=True)
    try:
        await room.move_content()
    except Refused as refused:
        told = Text.of("said", words=room.desk.game.say(refused.refusal.text, language_of(request)))
        raise Trouble(422, "content-not-now", told, hint="http-content-hint") from None
    except UsageError as fault:
        raise Trouble(422, "content-stays", fault.text) from None
    return ContentNews(newer=False)


@route("/api/tables/{table:str}/content", http_method=["OPTIONS"], include_in_schema=False, status_code=204)
async def content_methods(table: TableName) -> Response[None]:
    """Which methods there are; the framework would name only the first."""
    del table
    return Response(None, status_code=204, headers={"Allow": "GET, HEAD, OPTIONS, POST"})


HANDLERS = [content_methods, content_news, move_content]

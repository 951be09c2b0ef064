"""What the Hero could think, as a map: in a teaching mode for the Hero alone, after the end for all.

While a game runs, the table must have been laid with the setting `teaching`, and only the key of the Hero's own seat
opens the map; Evil, who could read off it what the Hero knows, and those who look on, get nothing. It is thought out as
automatic players think: on a copy, in a thread of its own, for a bounded time.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from nocturne import bots
from nocturne.kernel import Game, Text, UsageError
from nocturne.server.catalogue import TEACHING
from nocturne.server.http import TOLD, AllRooms, Asked, TableName, opened
from nocturne.server.keys import Held, waits
from nocturne.server.problems import Trouble
from nocturne.server.room import Room

HERO = 0
"""The seat whose thoughts they are: in every game that has such a map it is the first."""
AnyVersion = Annotated[int | None, QueryParameter(ge=0, description="The moment, numbered as in updates and replays")]


class BelievedPlace(Struct, frozen=True):
    """An unseen place as the Hero counts: how likely each Room is there, and how likely the last noise came from it."""

    floor: str
    east: int
    south: int
    rooms: dict[str, float]
    noise: float


class Origin(Struct, frozen=True):
    """Where the Hero's counting begins on the Map."""

    level: int
    column: int
    row: int


class Belief(Struct, frozen=True):
    """What the Hero could think at a moment, from what was seen and told until then."""

    rooms: list[str]
    """The Rooms of Missions that are still to be found."""
    noise: str | None
    """From where the last noise was heard; None where there was none lately."""
    elsewhere: dict[str, float]
    """How likely each Room, or the `noise`, is on the other floor, where the Hero has not been."""
    places: list[BelievedPlace]
    origins: dict[str, Origin]
    """By floor; empty while the game runs."""


@get("/api/tables/{table:str}/belief", responses=TOLD, summary="What the Hero could think, as a map")
async def belief(request: Asked, rooms: AllRooms, table: TableName, version: AnyVersion = None) -> Belief:
    """While the game runs: for the Hero's own key, at a table laid with `teaching`. After the end: for any key."""
    room, mine = await opened(request, rooms, table)
    async with room.lock:
        _check(room, mine)
        try:
            copy = await room.run(_at, room, version)
        except UsageError:
            raise Trouble(422, "no-version", Text.of("http-no-version")) from None
        over = room.desk.game.over is not None
    async with rooms.replays:
        try:
            heat = await rooms.think(lambda: bots.believe(copy))
        except TimeoutError:
            raise Trouble(429, "too-slow", Text.of("http-too-slow"), hint="http-wait") from None
    if heat is None:
        raise Trouble(422, "no-belief", Text.of("http-no-belief"))
    return _told(heat, _origins(copy) if over else {})


def _check(room: Room, mine: Held) -> None:
    """Raise `Trouble` where this key may not see what the Hero could think."""
    if room.desk.game.over is not None:
        return
    row = room.desk.row
    if HERO not in mine.seats or waits(row.seats[HERO]):
        raise Trouble(403, "not-your-eyes", Text.of("http-not-your-eyes"), hint="http-not-your-eyes-hint")
    if row.settings.get(TEACHING) is not True:
        raise Trouble(403, "not-teaching", Text.of("http-not-teaching"), hint="http-not-teaching-hint")


def _at(room: Room, number: int | None) -> Game[Any]:
    """A copy of the game as it was at a moment, or as it is."""
    desk = room.desk
    return desk.game.fork() if number is None else desk.at(min(desk.version_of(number), desk.game.version))


def _told(heat: bots.HeatMap, origins: dict[str, Origin]) -> Belief:
    places = [BelievedPlace(floor, east, south, dict(rooms), noise) for floor, east, south, rooms, noise in heat.places]
    return Belief(list(heat.rooms), heat.noise, dict(heat.elsewhere), places, origins)


def _origins(game: Game[Any]) -> dict[str, Origin]:
    """Where the Hero's counting begins on the Map, which lies open after the end (AL-VIEW-11)."""
    map, counted = game.table.map, game.table.origins
    starts = {"start": counted.start, "other": counted.other}
    places = {floor: map.place(sector) for floor, sector in starts.items() if sector is not None}
    return {floor: Origin(int(place.level), place.column, place.row) for floor, place in places.items()}


HANDLERS = [belief]

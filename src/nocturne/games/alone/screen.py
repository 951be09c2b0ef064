"""The Map as it lies behind Evil's screen: its sectors with their ways, worked out once for each Map."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from nocturne.games.alone.charts import KEPT_MAPS, map_of, names_of
from nocturne.games.alone.map import Map, SectorId
from nocturne.kernel.views import FaceUp, Part

RoomId: TypeAlias = Annotated[str, FaceUp("room")]
ShapeKey: TypeAlias = Literal["room", "straight", "curved", "fork", "crossing", "dead_end"]
Way: TypeAlias = Literal["north", "east", "south", "west", "stairs"]
WAYS: tuple[Way, ...] = ("north", "east", "south", "west", "stairs")
"""The directions by their numbers."""


class MapExit(Part, frozen=True):
    """A way out of a sector of the Map; a door may be barred."""

    way: Way
    to: str
    door: bool = False


class MapSector(Part, frozen=True):
    """A sector of the true Map, by what Evil calls it: `2:5,3` is level 2, column 5, row 3."""

    at: str
    level: int
    column: int
    row: int
    shape: ShapeKey
    exits: tuple[MapExit, ...]
    room: RoomId | None = None
    lcu: bool = False


class MapPlan(Part, frozen=True, cache_hash=True):
    """All sectors of the true Map. Every view of one Map shares it, and its hash is worked out once."""

    sectors: tuple[MapSector, ...]


@lru_cache(maxsize=KEPT_MAPS)
def plan_of(chart: str) -> MapPlan:
    """The Map that a drawing shows, for whoever looks behind the screen."""
    map, names = map_of(chart), names_of(chart)
    return MapPlan(tuple([_sector(map, names, SectorId(number)) for number in range(len(names))]))


def _sector(map: Map, names: tuple[str, ...], sector: SectorId) -> MapSector:
    place, room = map.place(sector), map.room(sector)
    exits = [MapExit(WAYS[way], names[there], bool(door)) for way, there, door in map.links[sector]]
    return MapSector(
        names[sector],
        int(place.level),
        place.column,
        place.row,
        map.shape(sector).value,
        tuple(exits),
        room.value if room else None,
        bool(map.lcus >> sector & 1),
    )

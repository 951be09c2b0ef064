"""The Labyrinth: which sectors stay Revealed, and where the Hero is told they are (REVEAL, STAIRS, VIEW)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet
from nocturne.games.alone.sight import field_of_vision


def after_step(map: Map, revealed: SectorSet, left: SectorId, entered: SectorId) -> SectorSet:
    """The Revealed sectors once the Hero has stepped (AL-MOVE-04, AL-STAIRS-03).

    On a staircase the level just left goes at once, all but the sector with that staircase (AL-REVEAL-05).
    """
    if not map.same_level(left, entered):
        gone = map.level_sectors(map.level(left)) & ~(1 << left)
        revealed = SectorSet(revealed & ~gone)
    return SectorSet(revealed | 1 << entered)


def after_round(map: Map, hero: SectorId, revealed: SectorSet, *, lit: SectorSet, barred: DoorSet) -> SectorSet:
    """The Revealed sectors after the end-of-round clean-up (AL-ROUNDEND-04, AL-ROUNDEND-05, AL-LIGHT-11)."""
    in_light = field_of_vision(map, hero, revealed, barred) & lit
    return SectorSet(revealed & (1 << hero | map.adjacent(hero, barred) | in_light))


class Floor(Enum):
    """How the Hero's payload names the levels: the Hero is not told which of them is level 1."""

    START = "start"
    OTHER = "other"


class Origins(NamedTuple):
    """The first sector Revealed on each level, from which the Hero's coordinates count (AL-VIEW-05)."""

    start: SectorId
    other: SectorId | None = None

    def with_revealed(self, map: Map, sector: SectorId) -> Origins:
        """The Origins once this sector is Revealed: it counts if it is the first on its level."""
        if self.other is None and not map.same_level(self.start, sector):
            return self._replace(other=sector)
        return self


class HeroPlace(NamedTuple):
    """Where a Revealed sector is for the Hero, steps east and south of the first on its level: `start:1,-2`."""

    floor: Floor
    east: int
    south: int

    def __str__(self) -> str:
        return f"{self.floor.value}:{self.east},{self.south}"


def hero_place(map: Map, origins: Origins, sector: SectorId) -> HeroPlace:
    """The place of a Revealed sector as the Hero may know it, not its place on the Map (AL-VIEW-05)."""
    on_start = map.same_level(origins.start, sector)
    origin = origins.start if on_start else origins.other
    assert origin is not None, "a sector is shown on a level where none was Revealed"
    here, there = map.place(sector), map.place(origin)
    floor = Floor.START if on_start else Floor.OTHER
    return HeroPlace(floor, here.column - there.column, here.row - there.row)


def hero_order(map: Map, origins: Origins, sector: SectorId) -> tuple[bool, int, int]:
    """Where a Revealed sector stands in a list for the Hero: the start level first, then row by row (AL-VIEW-05)."""
    floor, east, south = hero_place(map, origins, sector)
    return floor is Floor.OTHER, south, east

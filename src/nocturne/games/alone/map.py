"""The Map: its sectors and doors by number, and who is next to whom (areas MAP, DOOR, STAIRS).

A `Map` is geometry and never changes. What changes in play stands beside it as small sets, an integer with
one bit per sector or door: which sectors are Revealed or lit, which doors are barred. So a state clones by
copying a few integers, and whatever follows from (Map, barred doors) is computed once and kept (`routes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import compress
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, NewType, TypeAlias, TypeVar, cast

from nocturne.games.alone.plan import WINDS, Direction, Level, Place, Plan, RoomName, Shape

if TYPE_CHECKING:
    from nocturne.games.alone.routes import Routes
    from nocturne.games.alone.sight import Ray

SectorId = NewType("SectorId", int)
"""A sector by its number: level 1 first, then row by row. Never for the Hero: it betrays the place."""

DoorId = NewType("DoorId", int)
"""A door by its number on its Map, in the order of its first sector. Like a `SectorId` never for the Hero."""

SectorSet = NewType("SectorSet", int)
"""A set of sectors: bit n stands for the sector n. `&` and `|` work as usual."""

DoorSet = NewType("DoorSet", int)
"""A set of doors: bit n stands for the door n."""

T = TypeVar("T")

NO_SECTORS = SectorSet(0)
NO_DOORS = DoorSet(0)
EVERY_WAY = len(Direction)
STAIRS = Direction.STAIRS
_STEPS = tuple(zip(WINDS, (0, 1, 0, -1), (-1, 0, 1, 0), strict=True))
_DOOR_SIDES = _STEPS[Direction.EAST : Direction.WEST]

Way: TypeAlias = "tuple[Direction, SectorId, DoorSet]"
"""A way out of a sector: direction, where it leads, and the door on it as a set (empty if none). A plain tuple, which
Python makes and takes apart several times faster than a named one."""

Line: TypeAlias = "tuple[tuple[SectorId, DoorSet], ...]"
"""The sectors straight ahead of one, outward, each with the door before it as a set."""


class Door(NamedTuple):
    """A door: the sector before it, the side it is on (east or south), and the sector behind."""

    before: SectorId
    side: Direction
    behind: SectorId


def sector_set(sectors: Iterable[SectorId]) -> SectorSet:
    """The set of these sectors."""
    bits = 0
    for sector in sectors:
        bits |= 1 << sector
    return SectorSet(bits)


def sectors_in(chosen: SectorSet) -> tuple[SectorId, ...]:
    """The sectors of a set, in the order of their numbers.

    >>> sectors_in(SectorSet(0b1001))
    (0, 3)
    """
    sectors = []
    rest: int = chosen
    while rest:
        lowest = rest & -rest
        sectors.append(lowest.bit_length() - 1)
        rest ^= lowest
    return cast("tuple[SectorId, ...]", tuple(sectors))


def of_sectors(things: Iterable[T], chosen: int) -> list[T]:
    """Of things in the order of the sectors, one each, those of the sectors in a set; the same for doors and cells.

    >>> of_sectors("abcd", SectorSet(0b1001))
    ['a', 'd']
    """
    return list(compress(things, bin(chosen)[:1:-1].encode().translate(_IN_OR_OUT)))


_IN_OR_OUT = bytes.maketrans(b"01", b"\0\1")


def doors_in(chosen: DoorSet) -> tuple[DoorId, ...]:
    """The doors of a set, in the order of their numbers."""
    return tuple(DoorId(number) for number in range(chosen.bit_length()) if chosen >> number & 1)


class Map:
    """The true and complete geometry, made once from its Plan and shared by every state of a game."""

    __slots__ = (
        "_digest", "_doors_of", "_ids", "_levels", "_lines", "_ways", "doors", "doorsteps", "drawing",
        "everywhere", "lcus", "links", "plan", "rays_memo", "rooms", "routes_memo", "stairs", "start",
    )  # fmt: skip

    plan: Plan
    doors: tuple[Door, ...]
    doorsteps: SectorSet
    """The sectors beside any door."""
    links: tuple[tuple[Way, ...], ...]
    """Per sector its ways out, in the order of `Direction`."""
    rooms: Mapping[RoomName, SectorId]
    stairs: tuple[tuple[SectorId, SectorId], ...]
    """Per staircase the sectors at its ends."""
    lcus: SectorSet
    start: SectorId
    everywhere: SectorSet
    routes_memo: dict[DoorSet, Routes]
    """Kept and filled by `routes` alone."""
    drawing: str
    """Kept and filled by `charts` alone."""
    rays_memo: list[tuple[Ray, ...] | None]
    """Kept and filled by `sight` alone."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan = plan.in_order()
        self._ids = {sector.place: SectorId(number) for number, sector in enumerate(plan.sectors)}
        self.doors = self._find_doors()
        self.stairs = tuple((self._ids[low], self._ids[high]) for low, high in plan.stairs)
        self._ways = self._find_ways()
        self.links = tuple([tuple(filter(None, ways)) for ways in self._ways])
        self._doors_of = tuple([DoorSet(sum({door for _, _, door in links})) for links in self.links])
        self.doorsteps = sector_set([end for before, _, behind in self.doors for end in (before, behind)])
        self._lines: dict[tuple[SectorId, Direction], Line] = {}
        self.rooms = MappingProxyType({s.room: self._ids[s.place] for s in plan.sectors if s.room})
        self.lcus = sector_set(self._ids[place] for place in plan.lcus)
        self.start = self._ids[plan.start]
        self.everywhere = SectorSet((1 << len(plan.sectors)) - 1)
        levels = [place[0] for place in self._ids]
        self._levels = {
            level: sector_set([SectorId(number) for number, on in enumerate(levels) if on == level]) for level in Level
        }
        self.routes_memo = {}
        self.rays_memo = [None] * len(plan.sectors)
        self._digest = b""
        self.drawing = ""

    def _find_doors(self) -> tuple[Door, ...]:
        """Every exit between a Room and a corridor is a door, no other is (AL-MAP-08)."""
        doors, ids, sectors = [], self._ids, self.plan.sectors
        for number, ((level, column, row), exits, room) in enumerate(sectors):
            for side, across, down in _DOOR_SIDES:
                if exits >> side & 1:
                    beyond = ids.get((level, column + across, row + down))  # type: ignore[call-overload]  # as below
                    if beyond is not None and (room is None) != (sectors[beyond][2] is None):
                        doors.append(Door(SectorId(number), side, beyond))
        return tuple(doors)

    def _find_ways(self) -> tuple[tuple[Way | None, ...], ...]:
        """Per sector what leads on in each direction, None being a wall."""
        ids = self._ids
        door_bits: dict[tuple[int, int], DoorSet] = {}
        for number, (before, side, behind) in enumerate(self.doors):
            door_bits[before, side] = door_bits[behind, side ^ 2] = DoorSet(1 << number)  # `side ^ 2` is the opposite
        far_ends = dict(self.stairs) | {high: low for low, high in self.stairs}
        ways = []
        for here, (place, exits, _) in enumerate(self.plan.sectors):
            level, column, row = place
            out: list[Way | None] = [None] * EVERY_WAY
            for wind, across, down in _STEPS:
                if exits >> wind & 1:
                    to = ids[level, column + across, row + down]  # type: ignore[index]  # a Place is such a tuple
                    out[wind] = wind, to, door_bits.get((here, wind), NO_DOORS)
            if here in far_ends:  # AL-STAIRS-07: a staircase has no door
                out[STAIRS] = STAIRS, far_ends[SectorId(here)], NO_DOORS
            ways.append(tuple(out))
        return tuple(ways)

    def line(self, sector: SectorId, direction: Direction) -> Line:
        """The sectors straight ahead, each with the door before it; stairs show one. Found when first asked for."""
        known = self._lines.get((sector, direction))
        if known is None:
            line: list[tuple[SectorId, DoorSet]] = []
            way = self._ways[sector][direction]
            while way is not None:
                _, to, door = way
                line.append((to, door))
                way = None if direction is STAIRS else self._ways[to][direction]
            known = self._lines[sector, direction] = tuple(line)
        return known

    def at(self, place: Place) -> SectorId:
        """The sector at a place; a KeyError where there is none."""
        return self._ids[place]

    def place(self, sector: SectorId) -> Place:
        """Where a sector is."""
        return self.plan.sectors[sector].place

    def level(self, sector: SectorId) -> Level:
        """The level a sector is on."""
        return self.plan.sectors[sector].place.level

    def level_sectors(self, level: Level) -> SectorSet:
        """All sectors of a level."""
        return self._levels[level]

    def same_level(self, here: SectorId, there: SectorId) -> bool:
        """Tell whether two sectors are on one level."""
        return self.plan.sectors[here].place.level is self.plan.sectors[there].place.level

    def room(self, sector: SectorId) -> RoomName | None:
        """The Room that a sector is, or None for a corridor (AL-MAP-01, AL-MAP-02)."""
        return self.plan.sectors[sector].room

    def shape(self, sector: SectorId) -> Shape:
        """What a Revealed sector shows: a Room or the shape of a corridor (AL-MAP-01, AL-REVEAL-11)."""
        return self.plan.sectors[sector].shape

    def exits(self, sector: SectorId) -> tuple[Direction, ...]:
        """The directions in which a sector has an open side, a door (barred or not) or a staircase."""
        return tuple([way for way, _, _ in self.links[sector]])

    def beside(self, sector: SectorId, direction: Direction) -> SectorId | None:
        """The sector behind that exit, its door barred or not; None is a wall."""
        way = self._ways[sector][direction]
        return way[1] if way else None

    def door(self, sector: SectorId, direction: Direction) -> DoorId | None:
        """The door on that side of a sector; it is adjacent from both its sectors (AL-DOOR-03)."""
        way = self._ways[sector][direction]
        return DoorId(way[2].bit_length() - 1) if way and way[2] else None

    def doors_of(self, sector: SectorId) -> DoorSet:
        """The doors adjacent to whoever stands in a sector (AL-DOOR-03)."""
        return self._doors_of[sector]

    def door_between(self, here: SectorId, there: SectorId) -> DoorId | None:
        """The door that joins two sectors, if one does."""
        shared = self._doors_of[here] & self._doors_of[there]
        return DoorId(shared.bit_length() - 1) if shared and here != there else None

    def step(self, sector: SectorId, direction: Direction, barred: DoorSet) -> SectorId | None:
        """Where a step that way leads; None at a wall or a barred door (AL-MOVE-08, AL-DOOR-06)."""
        way = self._ways[sector][direction]
        return way[1] if way and not way[2] & barred else None

    def is_open(self, sector: SectorId, barred: DoorSet) -> bool:
        """Whether any way leads out of a sector."""
        return 0 in [door & barred for _, _, door in self.links[sector]]

    def adjacent(self, sector: SectorId, barred: DoorSet) -> SectorSet:
        """The sectors adjacent to one: by open side, unbarred door or staircase (AL-MAP-03, AL-DOOR-07)."""
        beside = 0
        for _, to, door in self.links[sector]:
            if not door & barred:
                beside |= 1 << to
        return SectorSet(beside)

    @property
    def digest(self) -> str:
        """A short name for this geometry, the same in every process; for logs and saves."""
        if not self._digest:
            self._digest = blake2b(self.plan.spelt_out().encode(), digest_size=8).digest()
        return self._digest.hex()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Map) and self.plan == other.plan)

    def __hash__(self) -> int:
        return int(self.digest, 16) >> 3  # below 2**61 - 1, so that Python hands it out unchanged

    def __repr__(self) -> str:
        return f"<Map {self.digest}>"

    def __reduce__(self) -> tuple[type[Map], tuple[Plan]]:
        return Map, (self.plan,)

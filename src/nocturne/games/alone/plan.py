"""What is drawn of a Map: levels, directions, places, sectors, Rooms and staircases (areas MAP, STAIRS)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum
from operator import itemgetter
from typing import NamedTuple, NewType

Exits = NewType("Exits", int)
"""The exits of a sector as drawn, the sum of north 1, east 2, south 4, west 8; a staircase does not count."""


class Level(IntEnum):
    """One of the two levels of the Map (AL-STAIRS-01)."""

    ONE = 1
    TWO = 2

    __hash__ = int.__hash__  # an Enum's own is slow, and places are looked up everywhere


LEVELS = tuple(Level)


class Direction(IntEnum):
    """Where a step, an Explore or a noise can lead: four winds and the stairs (AL-MOVE-02, AL-MOVE-03).

    The value is an index into the tables of a `Map`. Keep members in tuples, never in sets: the order of a
    set of them changes from one process to the next.
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    STAIRS = 4

    __hash__ = int.__hash__

    @property
    def key(self) -> str:
        """The word for it in options, files and catalogues.

        >>> Direction.STAIRS.key
        'stairs'
        """
        return _KEYS[self]

    @property
    def opposite(self) -> Direction:
        """The way back.

        >>> Direction.EAST.opposite.key, Direction.STAIRS.opposite.key
        ('west', 'stairs')
        """
        return self if self is Direction.STAIRS else Direction((self + 2) % 4)


_KEYS = tuple([way.name.lower() for way in Direction])
WINDS = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)


class RoomName(Enum):
    """The eight Rooms, each once on the Map (AL-MAP-02, AL-MAP-05); the value is the Room's key."""

    INFIRMARY = "infirmary"
    CONTROL = "control"
    LABORATORY = "laboratory"
    VENTILATION = "ventilation"
    GENERATOR = "generator"
    ESCAPE_PODS = "escape_pods"
    ARCHIVE = "archive"
    COLD_STORE = "cold_store"


class Shape(Enum):
    """What a sector looks like (AL-MAP-01); no full Map has a dead end (AL-MAPGEN-03), a sketch may."""

    ROOM = "room"
    STRAIGHT = "straight"
    CURVED = "curved"
    FORK = "fork"
    CROSSING = "crossing"
    DEAD_END = "dead_end"


class Place(NamedTuple):
    """Where a sector is, columns from the west and rows from the north, both from 0.

    >>> str(Place(Level.TWO, column=5, row=3))
    '2:5,3'
    """

    level: Level
    column: int
    row: int

    def __str__(self) -> str:
        return f"{self.level:d}:{self.column},{self.row}"

    def towards(self, wind: Direction) -> Place:
        """The next place that way on the same level, whether or not there is a sector."""
        across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[wind]
        return Place(self.level, self.column + across, self.row + down)


class Sector(NamedTuple):
    """One sector as drawn: a corridor, or a Room if it has a name."""

    place: Place
    exits: Exits
    room: RoomName | None = None

    @property
    def shape(self) -> Shape:
        """What it shows: a Room, or the corridor that its exits make (AL-MAP-01)."""
        return Shape.ROOM if self.room else _SHAPES[self.exits]

    def leads(self, wind: Direction) -> bool:
        """Tell whether that side is open or has a door."""
        return bool(self.exits >> wind & 1)


class Staircase(NamedTuple):
    """The two sectors that a staircase joins (AL-STAIRS-02)."""

    lower: Place
    upper: Place


class Plan(NamedTuple):
    """All that is drawn of a Map, in one fixed order: two Maps are equal if their Plans are."""

    columns: int
    rows: int
    sectors: tuple[Sector, ...]
    stairs: tuple[Staircase, ...]
    lcus: tuple[Place, ...]
    start: Place

    def in_order(self) -> Plan:
        """The same Plan with its lists sorted: sectors row by row, staircases and LCUs alike."""
        return self._replace(
            sectors=tuple(sorted(self.sectors, key=lambda sector: _reading_order(sector[0]))),
            stairs=tuple(sorted(self.stairs, key=lambda staircase: _reading_order(staircase.lower))),
            lcus=tuple(sorted(self.lcus, key=_reading_order)),
        )

    def spelt_out(self) -> str:
        """The whole Plan in one line, for its digest; changing this changes the digest of every Map."""
        size = f"{self.columns}x{self.rows}"
        kinds = (f"R{s.exits:X}{s.room.value}" if s.room else f"c{s.exits:X}" for s in self.sectors)
        sectors = (f"{s.place}{kind}" for s, kind in zip(self.sectors, kinds, strict=True))
        stairs = (f"{low}-{high}" for low, high in self.stairs)
        return " ".join((size, *sectors, *stairs, *map(str, self.lcus), str(self.start)))


class MissionRooms(NamedTuple):
    """What the three Missions of a game ask of its Map (AL-MAPGEN-09, AL-MAPGEN-10, AL-MAPGEN-12)."""

    rooms: tuple[RoomName, RoomName, RoomName]
    lit: RoomName | None = None
    """The Room that the Final Mission wants lit, as `f_vent` does, so that an LCU must reach it."""


_SHAPES = (
    *(Shape.DEAD_END, Shape.DEAD_END, Shape.DEAD_END, Shape.CURVED),
    *(Shape.DEAD_END, Shape.STRAIGHT, Shape.CURVED, Shape.FORK),
    *(Shape.DEAD_END, Shape.CURVED, Shape.STRAIGHT, Shape.FORK),
    *(Shape.CURVED, Shape.FORK, Shape.FORK, Shape.CROSSING),
)


_reading_order: Callable[[Place], tuple[int, int, int]] = itemgetter(0, 2, 1)
"""Where a place stands when it is read: level, row, column."""

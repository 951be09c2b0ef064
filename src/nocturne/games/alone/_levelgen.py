"""One level of a generated Map: steps 1 to 6 of the procedure of section 8.2 of the ledger (area MAPGEN).

A level is a board of 6 by 5 cells, cell = row * 6 + column; a set of cells is an integer with one bit each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from nocturne.games.alone.map import of_sectors

VERSION = 1
"""Raise it with any change that gives another Map for a seed (AL-MAPGEN-01)."""

COLUMNS, ROWS, SECTORS, ROOMS = 6, 5, 25, 4
"""The size of a level (AL-MAPGEN-02)."""

BOARD = COLUMNS * ROWS
_CELLS = range(2 * BOARD)
"""Every cell of both levels."""

Cell: TypeAlias = int
Cells: TypeAlias = int
T = TypeVar("T")


class Draws:
    """A stream of random numbers from one seed (splitmix64): the same in every process, for ever."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = VERSION
        words = 2 * seed if seed >= 0 else -2 * seed - 1  # seeds of any size and sign differ
        while words:
            self._state ^= words & _MASK
            self._state = self.number()
            words >>= 64

    def number(self) -> int:
        """The next number of 64 bits."""
        self._state = number = (self._state + _STEP) & _MASK
        number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        number = ((number ^ number >> 27) * 0x94D049BB133111EB) & _MASK
        return number ^ number >> 31

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        return self.number() * limit >> 64

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The same things in random order."""
        order, state = list(things), self._state
        for last in range(len(order) - 1, 0, -1):
            state = number = (state + _STEP) & _MASK  # `below(last + 1)`, written out: half of all draws are made here
            number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & _MASK
            number = ((number ^ number >> 27) * 0x94D049BB133111EB) & _MASK
            other = (number ^ number >> 31) * (last + 1) >> 64
            order[last], order[other] = order[other], order[last]
        self._state = state
        return order


_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Edge(NamedTuple):
    """Two neighbouring cells and the exits that would join them."""

    near: Cell
    far: Cell
    exit: int
    entrance: int


EAST, WEST, NORTH, SOUTH = 2, 8, 1, 4
_FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
_LAST_COLUMN = _FIRST_COLUMN << COLUMNS - 1
WHOLE = (1 << BOARD) - 1
_EDGES = tuple(
    [Edge(cell, cell + 1, EAST, WEST) for cell in range(BOARD) if (cell + 1) % COLUMNS]
    + [Edge(cell, cell + COLUMNS, SOUTH, NORTH) for cell in range(BOARD - COLUMNS)]
)
_EDGE_ENDS = tuple([(edge, 1 << edge.near | 1 << edge.far) for edge in _EDGES])
_EDGES_OF = tuple(tuple(edge for edge in _EDGES if cell in edge[:2]) for cell in range(BOARD))
_NEIGHBOURS = tuple(
    tuple(e.near + e.far - cell for e in edges)
    for cell, edges in enumerate(_EDGES_OF)  # in the order of _EDGES
)
_BESIDE = tuple(sum(1 << cell for cell in cells) for cells in _NEIGHBOURS)
_NEAR = tuple(
    sum(
        1 << other
        for other in range(BOARD)
        if abs(cell % COLUMNS - other % COLUMNS) + abs(cell // COLUMNS - other // COLUMNS) < 3
    )
    for cell in range(BOARD)
)
"""Per cell those in which no other Room may be (AL-MAPGEN-04)."""


class LevelDraft:
    """One level while it is drawn: which cells are Rooms or corridors, and the exits of each cell so far."""

    __slots__ = ("corridors", "exits", "rooms")

    def __init__(self, rooms: Cells, corridors: Cells) -> None:
        self.rooms = rooms
        self.corridors = corridors
        self.exits = [0] * BOARD

    def join(self, edge: Edge) -> None:
        self.exits[edge.near] |= edge.exit
        self.exits[edge.far] |= edge.entrance

    def is_joined(self, edge: Edge) -> bool:
        return bool(self.exits[edge.near] & edge.exit)

    def degree(self, cell: Cell) -> int:
        return self.exits[cell].bit_count()

    def loops(self) -> int:
        """Independent loops: the joints more than a tree over all sectors has."""
        return sum(map(int.bit_count, self.exits)) // 2 - (SECTORS - 1)


def draw_level(draws: Draws) -> LevelDraft | None:
    """Steps 1 to 6 of the procedure, and the rules on a single level."""
    cells = _choose_cells(draws)
    rooms = _choose_rooms(draws, cells)
    if cells.bit_count() != SECTORS or rooms.bit_count() != ROOMS:
        return None
    level = LevelDraft(rooms, cells & ~rooms)
    spare = _grow_tree(draws, level)
    _hang_doors(draws, level)
    if not _mend_dead_ends(draws, level):
        return None
    _add_loops(draws, level, spare)
    return level if _is_good(level) else None


def _choose_cells(draws: Draws) -> Cells:
    """Step 1: take cells away, the rest staying connected and every cell keeping 2 neighbours."""
    cells = WHOLE
    for cell in draws.shuffled(range(BOARD)):
        rest = cells & ~(1 << cell)
        fewest = min([(_BESIDE[n] & rest).bit_count() for n in _NEIGHBOURS[cell] if rest >> n & 1])
        if fewest >= 2 and _stay_connected(rest, cell):
            cells = rest
            if cells.bit_count() == SECTORS:
                break
    return cells


def _stay_connected(rest: Cells, gone: Cell) -> bool:
    """Whether connected cells still are, now that one is gone: then those beside it reach each other."""
    ends = _BESIDE[gone] & rest
    reached, before = ends & -ends, 0
    while ends & ~reached and reached != before:
        before = reached
        across = (reached & ~_LAST_COLUMN) << 1 | (reached & ~_FIRST_COLUMN) >> 1
        reached |= (across | reached << COLUMNS | reached >> COLUMNS) & rest
    return not ends & ~reached


def _choose_rooms(draws: Draws, cells: Cells) -> Cells:
    """Step 2: Rooms 3 or more apart (AL-MAPGEN-04) that leave the corridors connected (AL-MAPGEN-05)."""
    rooms, free = 0, cells
    for cell in draws.shuffled(cells_in(cells)):
        if free >> cell & 1 and _stay_connected(cells & ~rooms & ~(1 << cell), cell):
            rooms |= 1 << cell
            free &= ~_NEAR[cell]
            if rooms.bit_count() == ROOMS:
                break
    return rooms


def _grow_tree(draws: Draws, level: LevelDraft) -> list[Edge]:
    """Step 3: a random spanning tree of the corridors; returns the edges left over, in random order."""
    halls = level.corridors
    edges = [edge for edge, ends in _EDGE_ENDS if halls & ends == ends]
    return join_into_tree(level, draws.shuffled(edges))


def join_into_tree(level: LevelDraft, edges: Sequence[Edge]) -> list[Edge]:
    """Join what these edges join, in their order, without a circle; returns the edges left over."""
    spare, root, exits = [], list(range(BOARD)), level.exits
    for edge in edges:
        here, there, exit, entrance = edge
        near, far = here, there
        while root[near] != near:
            near = root[near]
        while root[far] != far:
            far = root[far]
        if near == far:
            spare.append(edge)
        else:
            root[near] = far
            exits[here] |= exit
            exits[there] |= entrance
    return spare


def _hang_doors(draws: Draws, level: LevelDraft) -> None:
    """Step 4: 1, 2 or 3 doors a Room, with weights 1, 3, 1 (AL-MAPGEN-03)."""
    for room in cells_in(level.rooms):
        doors = (1, 2, 2, 2, 3)[draws.below(5)]
        edges = [e for e in _EDGES_OF[room] if (level.corridors >> e.near | level.corridors >> e.far) & 1]
        for edge in draws.shuffled(edges)[:doors]:
            level.join(edge)


def _mend_dead_ends(draws: Draws, level: LevelDraft) -> bool:
    """Step 5: a second exit for each corridor with one (AL-MAPGEN-03); tell whether all could be mended."""
    for cell in cells_in(level.corridors):
        if level.degree(cell) == 1:
            free = [edge for edge in _EDGES_OF[cell] if not level.is_joined(edge)]
            beyond = [(edge, edge.near + edge.far - cell) for edge in free]
            halls = [edge for edge, there in beyond if level.corridors >> there & 1]
            rooms = [edge for edge, there in beyond if level.rooms >> there & 1 and level.degree(there) < 3]
            choice = halls or rooms
            if not choice:
                return False
            level.join(choice[draws.below(len(choice))])
    return True


def _add_loops(draws: Draws, level: LevelDraft, spare: list[Edge]) -> None:
    """Step 6: join corridors of fewer than 3 exits until there are 6 to 8 loops (AL-MAPGEN-06)."""
    missing = 6 + draws.below(3) - level.loops()
    for edge in spare:
        if missing <= 0:
            break
        if not level.is_joined(edge) and level.degree(edge.near) < 3 and level.degree(edge.far) < 3:
            level.join(edge)
            missing -= 1


def _is_good(level: LevelDraft) -> bool:
    """The counts of AL-MAPGEN-06."""
    halls = [level.exits[cell] for cell in cells_in(level.corridors)]
    straight = halls.count(NORTH + SOUTH) + halls.count(EAST + WEST)
    return straight >= 4 and halls.count(15) <= 3 and 5 <= level.loops() <= 10


def cells_in(cells: Cells) -> list[Cell]:
    """The cells of a set, in their order."""
    return of_sectors(_CELLS, cells)

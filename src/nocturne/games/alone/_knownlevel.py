"""One level drawn around what is known of it: the procedure of `_levelgen` with some cells and exits given.

The Hero counts columns and rows from the first sector Revealed: where on the board that lies is drawn too (AL-VIEW-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from nocturne.games.alone._levelgen import (
    _BESIDE,
    _EDGES,
    _EDGES_OF,
    _NEAR,
    _NEIGHBOURS,
    BOARD,
    COLUMNS,
    EAST,
    ROOMS,
    ROWS,
    SECTORS,
    SOUTH,
    WHOLE,
    Cell,
    Cells,
    Draws,
    Edge,
    LevelDraft,
    _is_good,
    cells_in,
    join_into_tree,
)


class KnownSector(NamedTuple):
    """What is known of a sector: where it is, its exits, the name of its Room, whether it has an LCU or stairs."""

    east: int
    south: int
    exits: int
    room: str = ""
    doors: int = 0  # those of the exits that are doors
    lcu: bool = False
    stairs: bool = False


KnownLevel = tuple[KnownSector, ...]
"""What is known of a level, in the order of rows and columns."""


class Frame(NamedTuple):
    """What is known of a level, laid on the board at one of the places where it fits."""

    origin: Cell  # where the known sector 0, 0 lies; it may be off the board, if it is not known
    there: Cells
    halls: Cells
    rooms: Cells
    seen: Cells  # nothing about these is to be drawn
    joined: tuple[Edge, ...]
    shut: frozenset[Edge]
    hall_edges: tuple[Edge, ...]  # of the joined ones, those between corridors
    beside: tuple[Cells, ...]  # per cell its neighbours behind no known wall
    east: Cells  # the cells that may have an exit to the east
    south: Cells

    def reached(self, start: Cells, cells: Cells) -> Cells:
        """How far one comes within some cells, for all that is known of walls."""
        reached, before, east, south = start, 0, self.east, self.south
        while reached != before:
            before = reached
            across = (reached & east) << 1 | reached >> 1 & east
            reached |= (across | (reached & south) << COLUMNS | reached >> COLUMNS & south) & cells
        return reached

    def is_connected(self, cells: Cells) -> bool:
        """Whether some cells can be one piece."""
        return self.reached(cells & -cells, cells) == cells

    def reachable(self) -> Cells:
        """The cells that can be on the Map: no known walls cut them off."""
        open_cells = WHOLE & ~self.rooms
        return self.reached(self.halls & -self.halls, open_cells) | self.rooms


@lru_cache(512)
def frames(known: KnownLevel) -> tuple[Frame, ...]:
    """All places on the board where what is known may lie."""
    easts = [sector.east for sector in known]
    souths = [sector.south for sector in known]
    laid = [
        _frame_at(known, column, row)
        for row in range(-min(souths), ROWS - max(souths))
        for column in range(-min(easts), COLUMNS - max(easts))
    ]
    return tuple([frame for frame in laid if frame is not None])


def _frame_at(known: KnownLevel, column: int, row: int) -> Frame | None:
    """What is known with 0, 0 at this place; None if it does not fit there."""
    origin = row * COLUMNS + column
    halls = rooms = seen = 0
    joined, shut = dict[Edge, None](), dict[Edge, None]()
    for sector in known:
        cell = origin + sector.south * COLUMNS + sector.east
        seen |= 1 << cell
        edges = {_side(edge, cell): edge for edge in _EDGES_OF[cell]}
        if sector.exits & ~sum(edges):  # an exit leads off the board
            return None
        shut.update({edge: None for side, edge in edges.items() if not sector.exits & side})
        behind = 0
        for side, edge in edges.items():
            if sector.exits & side:
                joined[edge] = None
                behind |= (1 << edge.near + edge.far - cell) << (BOARD if sector.doors & side else 0)
        if sector.room:
            rooms, behind = rooms | 1 << cell, behind >> BOARD
        else:
            halls |= 1 << cell
        halls |= behind & WHOLE
        rooms |= behind >> BOARD  # behind a door of a corridor lies a Room, behind one of a Room a corridor (AL-MAP-08)
    if any(edge in shut for edge in joined):
        return None
    return _laid_out(origin, halls, rooms, seen, tuple(joined), tuple(shut))


def frame_of(exits: Sequence[int], rooms: Cells, fixed: Cells) -> Frame | None:
    """A level of which some cells are fixed, with their exits, and the rest is open; None if nothing can be drawn."""
    halls, fixed_rooms = fixed & ~rooms, fixed & rooms
    behind_halls = behind_rooms = 0
    joined, shut = [], []
    for edge in _EDGES:
        near, far = fixed >> edge.near & 1, fixed >> edge.far & 1
        if not near and not far:
            continue
        is_open = bool(exits[edge.near] & edge.exit if near else exits[edge.far] & edge.entrance)
        if near and far and is_open != bool(exits[edge.far] & edge.entrance):
            return None
        if not is_open:
            shut.append(edge)
            continue
        joined.append(edge)
        if not near or not far:
            here, there = (edge.near, edge.far) if near else (edge.far, edge.near)
            if rooms >> there & 1 and not rooms >> here & 1:
                behind_rooms |= 1 << there
            else:
                behind_halls |= 1 << there
    return _laid_out(0, halls | behind_halls, fixed_rooms | behind_rooms, fixed, tuple(joined), tuple(shut))


def _laid_out(
    origin: Cell, halls: Cells, rooms: Cells, seen: Cells, joined: tuple[Edge, ...], shut: tuple[Edge, ...]
) -> Frame | None:
    """A frame, if it can be one: Rooms far enough from each other, nothing cut off."""
    crowded = any(_NEAR[room] & rooms & ~(1 << room) for room in cells_in(rooms))
    if halls & rooms or crowded or rooms.bit_count() > ROOMS:
        return None
    between = tuple([edge for edge in joined if halls >> edge.near & halls >> edge.far & 1])
    beside, east, south = list(_BESIDE), _EASTWARD, _SOUTHWARD
    for edge in shut:
        beside[edge.near] &= ~(1 << edge.far)
        beside[edge.far] &= ~(1 << edge.near)
    east &= ~sum([1 << edge.near for edge in shut if edge.exit == EAST])
    south &= ~sum([1 << edge.near for edge in shut if edge.exit == SOUTH])
    walls = frozenset(shut)
    frame = Frame(origin, halls | rooms, halls, rooms, seen, joined, walls, between, tuple(beside), east, south)
    return None if frame.there & ~frame.reachable() else frame  # here the known walls would cut a known corridor off


def _side(edge: Edge, cell: Cell) -> int:
    """On which side of a cell an edge is."""
    return edge.exit if edge.near == cell else edge.entrance


_EASTWARD = sum([1 << edge.near for edge in _EDGES if edge.exit == EAST])
_SOUTHWARD = sum([1 << edge.near for edge in _EDGES if edge.exit == SOUTH])


def draw_known_level(draws: Draws, frame: Frame) -> LevelDraft | None:
    """A level around what is known, or None where the draw comes to nothing (AL-MAPGEN-02 to AL-MAPGEN-06)."""
    cells = _choose_cells(draws, frame)
    if cells.bit_count() != SECTORS:
        return None
    rooms = _choose_rooms(draws, frame, cells)
    if rooms.bit_count() != ROOMS:
        return None
    level = LevelDraft(rooms, cells & ~rooms)
    for edge in frame.joined:
        level.join(edge)
    spare = _grow_tree(draws, level, frame)
    if spare is None:
        return None
    _hang_doors(draws, level, frame)
    if not _mend_dead_ends(draws, level, frame):
        return None
    missing = 6 + draws.below(3) - level.loops()
    exits = level.exits
    for edge in spare:
        if missing <= 0:
            break
        if exits[edge.near].bit_count() < 3 and exits[edge.far].bit_count() < 3 and not level.is_joined(edge):
            level.join(edge)
            missing -= 1
    return level if _is_good(level) else None


def _choose_cells(draws: Draws, frame: Frame) -> Cells:
    """Step 1, with the known cells kept."""
    there, neighbours, seen = frame.there, frame.beside, frame.seen
    cells = frame.reachable()
    for cell in draws.shuffled(cells_in(cells & ~there)):
        if cells.bit_count() == SECTORS:
            break
        rest = cells & ~(1 << cell)
        for beside in _NEIGHBOURS[cell]:
            if rest >> beside & 1 and not seen >> beside & 1 and (neighbours[beside] & rest).bit_count() < 2:
                break
        else:
            if frame.is_connected(rest & ~frame.rooms):
                cells = rest
    return cells


def _choose_rooms(draws: Draws, frame: Frame, cells: Cells) -> Cells:
    """Step 2, with the known Rooms and corridors kept."""
    rooms = frame.rooms
    free = cells & ~frame.halls & ~rooms
    for room in cells_in(rooms):
        free &= ~_NEAR[room]
    if rooms.bit_count() < ROOMS:
        for cell in draws.shuffled(cells_in(free)):
            if free >> cell & 1 and frame.is_connected(cells & ~rooms & ~(1 << cell)):
                rooms |= 1 << cell
                free &= ~_NEAR[cell]
                if rooms.bit_count() == ROOMS:
                    break
    return rooms


def _grow_tree(draws: Draws, level: LevelDraft, frame: Frame) -> list[Edge] | None:
    """Step 3, with the known exits joined and the known walls shut; None if the corridors fall apart (AL-MAPGEN-05)."""
    halls, shut = level.corridors, frame.shut
    free = [edge for edge in _EDGES if halls >> edge.near & 1 and halls >> edge.far & 1 and edge not in shut]
    edges = (*frame.hall_edges, *draws.shuffled(free))
    spare = join_into_tree(level, edges)
    return spare if len(edges) - len(spare) == halls.bit_count() - 1 else None


def _hang_doors(draws: Draws, level: LevelDraft, frame: Frame) -> None:
    """Step 4, for the Rooms that were not seen."""
    for room in cells_in(level.rooms & ~frame.seen):
        missing = (1, 2, 2, 2, 3)[draws.below(5)] - level.exits[room].bit_count()
        if missing > 0:
            edges = [
                edge
                for edge in _EDGES_OF[room]
                if edge not in frame.shut
                and (level.corridors >> edge.near | level.corridors >> edge.far) & 1
                and not level.is_joined(edge)
            ]
            for edge in draws.shuffled(edges)[:missing]:
                level.join(edge)


def _mend_dead_ends(draws: Draws, level: LevelDraft, frame: Frame) -> bool:
    """Step 5: every Room has a door and every corridor two exits (AL-MAPGEN-03)."""
    exits = level.exits
    for cell in cells_in(level.corridors):
        if exits[cell].bit_count() == 1:
            free = [edge for edge in _EDGES_OF[cell] if edge not in frame.shut and not level.is_joined(edge)]
            halls = [edge for edge in free if level.corridors >> (edge.near + edge.far - cell) & 1]
            rooms = [
                edge
                for edge in free
                if level.rooms >> (edge.near + edge.far - cell) & 1
                and exits[edge.near + edge.far - cell].bit_count() < 3
            ]
            choice = halls or rooms
            if not choice:
                return False
            level.join(choice[draws.below(len(choice))])
    return all(exits[room] for room in cells_in(level.rooms))

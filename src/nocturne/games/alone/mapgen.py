"""The map generator (area MAPGEN; the procedure is that of section 8.2 of the ledger).

Cells and sets of them are those of `_levelgen`, with level 2 after level 1, 30 bits higher. Wherever a step
finds nothing that fits it answers None, and the Map is thrown away (AL-MAPGEN-11).
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.games.alone._levelgen import (
    BOARD,
    COLUMNS,
    EAST,
    NORTH,
    ROWS,
    SOUTH,
    WEST,
    WHOLE,
    Cell,
    Cells,
    Draws,
    LevelDraft,
    cells_in,
    draw_level,
)
from nocturne.games.alone.map import Map, of_sectors
from nocturne.games.alone.plan import Exits, Level, MissionRooms, Place, Plan, RoomName, Sector, Staircase
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.text import Text

ATTEMPTS = 500
"""How many Maps are thrown away before set-up gives up (AL-MAPGEN-11)."""

PLACES = tuple([Place(level, column, row) for level in Level for row in range(ROWS) for column in range(COLUMNS)])
"""Where each cell is."""

LCUS = 4
"""How many a level has (AL-MAPGEN-08)."""


class NoMapFound(NocturneError):
    """Set-up found no Map that keeps every rule (AL-MAPGEN-11)."""


def generate(seed: int, missions: MissionRooms | None = None) -> Map:
    """The Map of a seed, valid under every MAPGEN rule (AL-MAPGEN-01 to AL-MAPGEN-12).

    Without Missions the rules on their Rooms are not asked. Raises `NoMapFound` after 500 failures.
    """
    draws = Draws(seed)
    return first_that_fits(lambda: _draw_map(draws, missions))


def first_that_fits(draw: Callable[[], Map | None]) -> Map:
    """Draw Maps until one is not thrown away, at most 500 (AL-MAPGEN-11)."""
    for _ in range(ATTEMPTS):
        map = draw()
        if map is not None:
            return map
    raise NoMapFound(Text.of("alone-no-map", attempts=ATTEMPTS))


def _draw_map(draws: Draws, missions: MissionRooms | None) -> Map | None:
    lower = draw_level(draws)
    upper = draw_level(draws) if lower else None
    return _furnish(draws, Board(lower, upper), missions) if lower and upper else None


class Board:
    """Both levels of a Map while it is furnished, with floods over them for distances."""

    __slots__ = ("corridors", "east", "exits", "levels", "rooms", "south", "stairs")

    def __init__(self, lower: LevelDraft, upper: LevelDraft) -> None:
        self.exits = lower.exits + upper.exits
        self.corridors = lower.corridors | upper.corridors << BOARD
        self.rooms = lower.rooms | upper.rooms << BOARD
        self.levels = (WHOLE, WHOLE << BOARD)
        self.east = sum(1 << cell for cell, exits in enumerate(self.exits) if exits & EAST)
        self.south = sum(1 << cell for cell, exits in enumerate(self.exits) if exits & SOUTH)
        self.stairs: list[Cells] = []

    def within(self, cells: Cells, steps: int) -> Cells:
        """The cells at most so many steps from one of these."""
        east, south = self.east, self.south
        for _ in range(steps):
            joined = 0
            for ends in self.stairs:
                if ends & cells:
                    joined |= ends
            across = (cells & east) << 1 | cells >> 1 & east
            cells |= joined | across | (cells & south) << COLUMNS | cells >> COLUMNS & south
        return cells

    def in_light_of(self, cell: Cell) -> Cells:
        """The cells from which an LCU lights this one: itself and 1 or 2 straight ahead of it."""
        spots = 1 << cell
        for side, way in ((NORTH, -COLUMNS), (EAST, 1), (SOUTH, COLUMNS), (WEST, -1)):
            here = cell
            for _ in range(2):
                if not self.exits[here] & side:
                    break
                here += way
                spots |= 1 << here
        return spots


def _furnish(draws: Draws, board: Board, missions: MissionRooms | None) -> Map | None:
    """Step 7: stairs, Room names, LCUs and start, in this order."""
    if not _build_stairs(draws, board):
        return None
    named = _deal_names(draws, board, missions)
    lit = named[missions.lit] if missions and missions.lit else None
    lcus = _place_lcus(draws, board, lit)
    if lcus is None:
        return None
    avoided = sum(1 << named[room] for room in set(missions.rooms)) if missions else 0
    start = _choose_start(draws, board, lcus, avoided)
    return None if start is None else Map(_plan(board, named, lcus, start))


def _build_stairs(draws: Draws, board: Board) -> bool:
    """Two staircases, on each level at least 4 steps apart (AL-MAPGEN-07)."""
    ends = []
    for level in board.levels:
        halls = board.corridors & level
        for end in draws.shuffled(cells_in(halls)):
            far = cells_in(halls & ~board.within(1 << end, 3))
            if far:
                ends.append((end, far[draws.below(len(far))]))
                break
    if len(ends) == len(board.levels):
        board.stairs = [1 << low | 1 << high for low, high in zip(*ends, strict=True)]
    return bool(board.stairs)


def _deal_names(draws: Draws, board: Board, missions: MissionRooms | None) -> dict[RoomName, Cell]:
    """The names at random, the Mission Rooms not all on one level (AL-MAPGEN-09)."""
    cells = cells_in(board.rooms)
    while True:
        named = dict(zip(draws.shuffled(list(RoomName)), cells, strict=True))
        if not missions or len({named[room] // BOARD for room in missions.rooms}) > 1:
            return named


def _place_lcus(draws: Draws, board: Board, lit: Cell | None) -> Cells | None:
    """4 LCUs a level, and one that can light the Room that must be lit (AL-MAPGEN-08, AL-MAPGEN-12)."""
    lcus = 0
    for level in board.levels:
        chosen = 0
        for cell in draws.shuffled(cells_in((board.corridors | board.rooms) & level)):
            if takes_lcu(board, cell, chosen):
                chosen |= 1 << cell
                if chosen.bit_count() == LCUS:
                    break
        else:
            return None
        if lit is not None and level >> lit & 1:
            chosen = _move_lcu(draws, board, chosen, lit)
            if not chosen:
                return None
        lcus |= chosen
    return lcus


def takes_lcu(board: Board, cell: Cell, others: Cells) -> bool:
    """AL-MAPGEN-08: 3 steps from every other, at most 1 a level in a Room, none at the stairs."""
    if board.within(others, 2) >> cell & 1 or any(ends >> cell & 1 for ends in board.stairs):
        return False
    return not (board.rooms >> cell & 1 and board.rooms & others)


def _move_lcu(draws: Draws, board: Board, lcus: Cells, lit: Cell) -> Cells:
    """The LCUs of a level, one moved if need be to where it can light a Room; none if that cannot be."""
    spots = board.in_light_of(lit)
    if lcus & spots:
        return lcus
    for moved in draws.shuffled(cells_in(lcus)):
        others = lcus & ~(1 << moved)
        for spot in draws.shuffled(cells_in(spots)):
            if takes_lcu(board, spot, others):
                return others | 1 << spot
    return 0


def _choose_start(draws: Draws, board: Board, lcus: Cells, mission_rooms: Cells) -> Cell | None:
    """A corridor 4 steps or more from each Mission Room, 2 or more from the stairs (AL-MAPGEN-10)."""
    near = board.within(mission_rooms, 3) | board.within(sum(board.stairs), 1)
    free = cells_in(board.corridors & ~near & ~lcus)
    return free[draws.below(len(free))] if free else None


def _plan(board: Board, named: dict[RoomName, Cell], lcus: Cells, start: Cell) -> Plan:
    names = {cell: room for room, cell in named.items()}
    sectors = [
        Sector(PLACES[cell], Exits(board.exits[cell]), names.get(cell))
        for cell in cells_in(board.corridors | board.rooms)
    ]
    stairs = [Staircase(*of_sectors(PLACES, ends)) for ends in board.stairs]
    return Plan(COLUMNS, ROWS, tuple(sectors), tuple(stairs), tuple(of_sectors(PLACES, lcus)), PLACES[start])

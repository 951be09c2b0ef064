"""Maps drawn around what the Hero has seen: the same wherever the Hero looked, anything elsewhere (AL-VIEW-03).

What comes out depends on what is known and on the draws alone, never on the true Map. Every Map keeps the rules of
area MAPGEN; where a draw comes to nothing it is thrown away, as in `mapgen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from nocturne.games.alone._knownlevel import Frame, KnownLevel, draw_known_level, frames
from nocturne.games.alone._levelgen import BOARD, COLUMNS, WHOLE, Cell, Cells, Draws, LevelDraft, cells_in, draw_level
from nocturne.games.alone.map import Map
from nocturne.games.alone.mapgen import LCUS, Board, takes_lcu
from nocturne.games.alone.plan import Exits, Level, MissionRooms, Place, Plan, RoomName, Sector, Staircase

LEVEL_TRIES, FURNISHINGS, DEALS, ATTEMPTS = 24, 4, 6, 6
"""How often each part of a draw is tried before the whole is thrown away."""
POOL = 512
"""How many levels are kept for floors of which nothing is known."""
NOTHING = Frame(0, 0, 0, 0, 0, (), frozenset(), (), (), 0, 0)
"""What is known of a floor where the Hero has not been."""
LEVELS = ((Level.ONE, Level.TWO), (Level.TWO, Level.ONE))
PLACES = tuple(
    [
        [Place(levels[cell // BOARD], cell % COLUMNS, cell % BOARD // COLUMNS) for cell in range(2 * BOARD)]
        for levels in LEVELS
    ]
)
"""The places of the cells of both floors, if the first floor is level 1 and if it is level 2."""

Spot = tuple[int, int]
"""Columns east and rows south of the first sector Revealed on a floor."""


class Known(NamedTuple):
    """What the Hero has seen of both floors, and which known stairs lead to which."""

    start: KnownLevel
    other: KnownLevel = ()
    stairs: tuple[tuple[Spot, Spot], ...] = ()

    def floor(self, number: int) -> KnownLevel:
        """What was seen of one of the floors."""
        return self.other if number else self.start


class Clue(NamedTuple):
    """An answer to a Track action: asked where, for which Room, and what was told (AL-TRACK-03, AL-TRACK-04)."""

    floor: int
    spot: Spot
    room: str
    distance: int
    same_level: bool


class DrawnMap(NamedTuple):
    """A Map around what is known: which level is the Hero's first, where its counting begins, how well it fits."""

    map: Map
    levels: tuple[Level, Level]
    origins: tuple[Cell, Cell]
    weight: float = 1.0

    def place(self, floor: int, east: int, south: int) -> Place:
        """The place of a sector as the Hero counts."""
        cell = self.origins[floor] + south * COLUMNS + east
        return Place(self.levels[floor], cell % COLUMNS, cell // COLUMNS)


OFF = 0.2
"""How likely a Room is that is a step off what was told, against one that fits: Evil may have lied."""


def draw_known_map(
    draws: Draws, known: Known, missions: MissionRooms | None, clues: Sequence[Clue] = ()
) -> DrawnMap | None:
    """A Map that shows what is known; None where no draw fits, as on a Map that does not keep the rules itself."""
    for _ in range(ATTEMPTS):
        floors = [draw_floor(draws, level) for level in (known.start, known.other)]
        if floors[0] is None or floors[1] is None:
            continue
        origins = floors[0][0].origin, floors[1][0].origin
        sketch = Sketch(known, origins, Board(floors[0][1], floors[1][1]))
        for _ in range(FURNISHINGS):
            drawn = sketch.furnish(draws, missions, clues)
            if drawn is not None:
                return drawn
    return None


def draw_floor(draws: Draws, known: KnownLevel) -> tuple[Frame, LevelDraft] | None:
    """A floor around what is known of it, without stairs or names; None where no draw fits."""
    if not known:
        return NOTHING, any_level(draws.below(POOL))
    places = frames(known)
    for _ in range(LEVEL_TRIES if places else 0):
        frame = places[draws.below(len(places))]
        level = draw_known_level(draws, frame)
        if level is not None:
            return frame, level
    return None


@lru_cache(POOL)
def any_level(number: int) -> LevelDraft:
    """One of the levels kept for floors of which nothing is known; nobody changes it."""
    draws = Draws(number)
    while True:
        level = draw_level(draws)
        if level is not None:
            return level


class Sketch:
    """Both floors with nothing on them yet; the first floor's cells come first, whichever level it will be."""

    def __init__(self, known: Known, origins: tuple[Cell, Cell], board: Board) -> None:
        self.board, self.origins = board, origins
        self.seen: Cells = 0
        self.lcus: Cells = 0
        self.ends: tuple[list[Cell], list[Cell]] = ([], [])
        self.named: dict[RoomName, Cell] = {}
        self.links = [(self.cell(0, low), self.cell(1, high)) for low, high in known.stairs]
        for floor, level in enumerate((known.start, known.other)):
            for sector in level:
                cell = self.cell(floor, sector[:2])
                self.seen |= 1 << cell
                if sector.lcu:
                    self.lcus |= 1 << cell
                if sector.stairs:
                    self.ends[floor].append(cell)
                if sector.room:
                    self.named[RoomName(sector.room)] = cell
        self.start = self.cell(0, (0, 0))

    def cell(self, floor: int, spot: Spot) -> Cell:
        """Where a place that the Hero knows is; it may be off the board, if it is not known."""
        return floor * BOARD + self.origins[floor] + spot[1] * COLUMNS + spot[0]

    def furnish(self, draws: Draws, missions: MissionRooms | None, clues: Sequence[Clue]) -> DrawnMap | None:
        """Stairs, Room names and LCUs, in this order (step 7 of the procedure)."""
        board = self.board
        if not self.build_stairs(draws):
            return None
        dealt = self._deal_names(draws, missions, clues)
        if dealt is None:
            return None
        named, weight = dealt
        lcus = self._place_lcus(draws, named[missions.lit] if missions and missions.lit else None)
        if lcus is None:
            return None
        swapped = bool(draws.below(2))
        names = {cell: room for room, cell in named.items()}
        places = PLACES[swapped]
        sectors = [
            Sector(places[cell], Exits(board.exits[cell]), names.get(cell))
            for cell in cells_in(board.corridors | board.rooms)
        ]
        ends = [[places[cell] for cell in cells_in(pair)] for pair in board.stairs]
        plan = Plan(
            COLUMNS,
            BOARD // COLUMNS,
            tuple(sectors[25:] + sectors[:25] if swapped else sectors),
            tuple([Staircase(*(pair[::-1] if swapped else pair)) for pair in ends]),
            tuple([places[cell] for cell in cells_in(lcus)]),
            places[self.start],
        )
        return DrawnMap(Map(plan), LEVELS[swapped], self.origins, weight)

    def build_stairs(self, draws: Draws) -> bool:
        """Two staircases, the known ones where they are (AL-MAPGEN-07); none beside the start (AL-MAPGEN-10)."""
        board = self.board
        board.stairs = []
        near_start = board.within(1 << self.start, 1)
        ends = []
        for floor, level in enumerate(board.levels):
            free = board.corridors & level & ~self.seen & ~near_start & ~self.lcus
            pair = self._stair_ends(draws, list(self.ends[floor]), free)
            if pair is None or any(near_start >> end & 1 for end in pair):
                return False
            ends.append(pair)
        lower, upper = ends
        crossed = any((lower[0], end) in self.links for end in upper[1:]) or any(
            (lower[1], end) in self.links for end in upper[:1]
        )
        straight = any(link in self.links for link in zip(lower, upper, strict=True))
        if crossed or (not straight and draws.below(2)):
            upper = upper[::-1]
        board.stairs = [1 << low | 1 << high for low, high in zip(lower, upper, strict=True)]
        return True

    def _stair_ends(self, draws: Draws, ends: list[Cell], free: Cells) -> list[Cell] | None:
        """The two ends on a floor, 4 steps or more apart."""
        board = self.board
        if len(ends) > 2 or (len(ends) == 2 and board.within(1 << ends[0], 3) >> ends[1] & 1):
            return None
        if len(ends) == 2:
            return ends
        for end in ends or draws.shuffled(cells_in(free)):
            far = cells_in(free & ~board.within(1 << end, 3))
            if far:
                return [end, far[draws.below(len(far))]]
        return None

    def _deal_names(
        self, draws: Draws, missions: MissionRooms | None, clues: Sequence[Clue]
    ) -> tuple[dict[RoomName, Cell], float] | None:
        """Names for the Rooms that were not seen (AL-MAPGEN-09, AL-MAPGEN-10), those likelier that were told of."""
        cells = [cell for cell in cells_in(self.board.rooms) if cell not in self.named.values()]
        names = [room for room in RoomName if room not in self.named]
        told = _fits(self, clues)
        near = self.board.within(1 << self.start, 3)
        for _ in range(DEALS):
            named, weight = self._deal(draws, names, list(cells), told)
            wanted = [named[room] for room in missions.rooms] if missions else []
            if not missions or (
                not any(near >> cell & 1 for cell in wanted) and len({cell // BOARD for cell in wanted}) > 1
            ):
                return named, weight
        return None

    def _deal(
        self, draws: Draws, names: list[RoomName], cells: list[Cell], told: dict[str, dict[Cell, float]]
    ) -> tuple[dict[RoomName, Cell], float]:
        named, weight = dict(self.named), 1.0
        for room in sorted(draws.shuffled(names), key=lambda name: name.value not in told):
            fits = told.get(room.value)
            if fits is None:
                cell = cells[draws.below(len(cells))]
            else:
                weights = [fits[cell] for cell in cells]
                whole = sum(weights)
                weight *= whole / len(weights)
                mark = draws.below(1 << 30) / (1 << 30) * whole
                place = 0
                while place < len(cells) - 1 and mark >= weights[place]:
                    mark -= weights[place]
                    place += 1
                cell = cells[place]
            cells.remove(cell)
            named[room] = cell
        return named, weight

    def _place_lcus(self, draws: Draws, lit: Cell | None) -> Cells | None:
        """4 LCUs a level, none in what was seen without, one that lights the Room that must be lit (AL-MAPGEN-12)."""
        board, lcus = self.board, 0
        for level in board.levels:
            chosen = self.lcus & level
            free = (board.corridors | board.rooms) & level & ~self.seen & ~(1 << self.start)
            spots = board.in_light_of(lit) if lit is not None and level >> lit & 1 else WHOLE << BOARD | WHOLE
            if not chosen & spots and spots & free:  # first the one that has to be there
                free_spots = [cell for cell in cells_in(free & spots) if takes_lcu(board, cell, chosen)]
                if free_spots and spots.bit_count() < BOARD:
                    chosen |= 1 << free_spots[draws.below(len(free_spots))]
            if chosen.bit_count() < LCUS:
                for cell in draws.shuffled(cells_in(free & ~chosen)):
                    if takes_lcu(board, cell, chosen):
                        chosen |= 1 << cell
                        if chosen.bit_count() == LCUS:
                            break
            if chosen.bit_count() != LCUS or not chosen & spots:
                return None
            lcus |= chosen
        return lcus


def _fits(sketch: Sketch, clues: Sequence[Clue]) -> dict[str, dict[Cell, float]]:
    """How well each cell fits what was told of each Room: less for every step by which it is nearer or farther."""
    told: dict[str, dict[Cell, float]] = {}
    for clue in clues:
        asked = sketch.cell(clue.floor, clue.spot)
        weights = told.setdefault(clue.room, dict.fromkeys(cells_in(sketch.board.rooms), 1.0))
        reached, steps = 1 << asked, 0
        missing = dict(weights)
        while missing and steps < BOARD:
            for cell in [cell for cell in missing if reached >> cell & 1]:
                off = abs(steps - clue.distance) + 3 * ((cell // BOARD == clue.floor) != clue.same_level)
                weights[cell] *= OFF**off
                del missing[cell]
            reached, steps = sketch.board.within(reached, 1), steps + 1
    return told

"""What the Hero of ALONE thinks of the Map when it chooses a way: many sketches, each with chances for the Rooms.

A sketch is a layout of both floors with its stairs, around all that the Hero has ever seen, without names, LCUs or
anything that lies about: that is cheap, so there can be many, and what was told of a Room is weighed against every
Room of a sketch that may bear its name. A sketch that contradicts a new sight is mended: only the floor that does not
fit is drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nocturne.games.alone._knownlevel import KnownLevel, KnownSector, draw_known_level, frame_of
from nocturne.games.alone._levelgen import BOARD, COLUMNS, Cell, Cells, Draws, LevelDraft, cells_in
from nocturne.games.alone.knownmap import Clue, Known, Sketch, Spot, draw_floor
from nocturne.games.alone.mapgen import Board

SKETCHES = 64
"""How many are kept."""
SOFT, SHARP = 0.2, 0.02
"""How likely a Room is that is a step off what was told, against one that fits: to choose sketches, and to steer by.

Nothing that is told is false, but sketches that are nearly right lead to those that are.
"""
FARTHEST = 3
"""A place for a Room that is so much farther off than the best one is left out."""
LOST = 0.5
"""If no sketch fits better than this, others are drawn."""
NEAR_START = 3
"""The Rooms of Missions are farther from the start than this (AL-MAPGEN-10)."""
FAILURES = 4
"""After so many sketches that came to nothing no more are drawn."""
MENDS = (2, 3)
"""How far around a new sight a sketch that does not fit is drawn anew."""
SWEEPS = (1, 3)
"""How often the sketches are chosen and changed anew, and where something new was told."""
VARIED = 5
"""One sketch in so many is changed by other stairs."""
FINE = 1 << 20
STAIRS = 3
"""How often stairs are tried on a layout."""
UNREACHED = 60

STEPS = ((1, -COLUMNS), (2, 1), (4, COLUMNS), (8, -1))
AROUND = tuple(
    [
        [
            sum(
                [
                    1 << other
                    for other in range(BOARD)
                    if abs(cell % COLUMNS - other % COLUMNS) + abs(cell // COLUMNS - other // COLUMNS) <= radius
                ]
            )
            for cell in range(BOARD)
        ]
        for radius in range(4)
    ]
)
"""By radius, for each cell, those that are so near."""
OFF_BOARD = tuple(
    [
        (cell < COLUMNS) * 1
        | (cell % COLUMNS == COLUMNS - 1) * 2
        | (cell >= BOARD - COLUMNS) * 4
        | (cell % COLUMNS == 0) * 8
        for cell in range(BOARD)
    ]
)
"""For each cell the sides on which there is no other."""

Row = bytes
"""For each cell of both floors the steps from one of them."""
Guess = tuple[Cell, ...]
"""Where the Rooms asked for are, in their order."""


class Laid(NamedTuple):
    """One floor of a sketch: where the Hero's counting begins on it, and the level drawn around what is known."""

    origin: Cell
    draft: LevelDraft

    def redrawn(self, draws: Draws, seen: Cells, anew: Cells) -> Laid | None:
        """The floor with some cells drawn anew, but for what was seen; None where that comes to nothing."""
        draft = self.draft
        frame = frame_of(draft.exits, draft.rooms, (draft.rooms | draft.corridors) & (seen | ~anew))
        drawn = draw_known_level(draws, frame) if frame is not None else None
        return None if drawn is None else Laid(self.origin, drawn)

    def holds(self, sector: KnownSector) -> bool:
        """Whether a sector lies on the board."""
        column, row = self.origin % COLUMNS + sector.east, self.origin // COLUMNS + sector.south
        return 0 <= column < COLUMNS and 0 <= row < BOARD // COLUMNS

    def showing(self, sector: KnownSector) -> Laid | None:
        """The floor with a sector as it was seen, the rest not mended yet; None if it cannot be there."""
        cell, draft = self.origin + sector.south * COLUMNS + sector.east, self.draft
        if not self.holds(sector) or sector.exits & OFF_BOARD[cell]:
            return None
        rooms = draft.rooms & ~(1 << cell) | bool(sector.room) << cell
        there = 1 << cell
        for side, step in STEPS:
            if sector.exits & side:
                there |= 1 << cell + step
                rooms &= ~(1 << cell + step)
                if sector.doors & side and not sector.room:
                    rooms |= 1 << cell + step
        new = LevelDraft(rooms, (draft.corridors | draft.rooms | there) & ~rooms)
        new.exits = list(draft.exits)
        new.exits[cell] = sector.exits
        return Laid(self.origin, new)


class Chart:
    """A sketch with its distances, and where the Rooms of the Missions may be on it."""

    __slots__ = ("_rows", "fit", "floors", "guesses", "sketch", "weight")

    def __init__(self, floors: tuple[Laid, Laid], sketch: Sketch) -> None:
        self.floors, self.sketch = floors, sketch
        self._rows: dict[Cell, Row] = {}
        self.weight = self.fit = 1.0
        self.guesses: list[tuple[float, Guess]] = []

    def row(self, cell: Cell) -> Row:
        """The steps from a cell to every other."""
        row = self._rows.get(cell)
        if row is None:
            row = self._rows[cell] = steps_from(self.sketch.board, 1 << cell)
        return row

    def cell(self, floor: int, spot: Spot) -> Cell:
        """Where a place that the Hero knows is."""
        return self.sketch.cell(floor, spot)

    def shows(self, floor: int, level: KnownLevel) -> bool:
        """Whether a floor is as it was seen, its stairs aside."""
        board, cell_of = self.sketch.board, self.sketch.cell
        for sector in level:
            cell = cell_of(floor, sector[:2])
            if not self.floors[floor].holds(sector) or board.exits[cell] != sector.exits:
                return False
            if bool(board.rooms >> cell & 1) != bool(sector.room):
                return False
        return True

    def has_stairs_as(self, known: Known) -> bool:
        """Whether the stairs are where they were seen, and only there."""
        stairs, cell_of = self.sketch.board.stairs, self.sketch.cell
        both = sum(stairs)
        for floor, level in enumerate((known.start, known.other)):
            for sector in level:
                if bool(both >> cell_of(floor, sector[:2]) & 1) != sector.stairs:
                    return False
        return all(1 << cell_of(0, low) | 1 << cell_of(1, high) in stairs for low, high in known.stairs)

    def keeps(self, before: Known, known: Known) -> bool:
        """Whether the sketch fits what is known by now; then it goes on with that."""
        fits = all(self._fits(floor, before, known) for floor in (0, 1)) and self.has_stairs_as(known)
        if fits:
            self.sketch = Sketch(known, self.sketch.origins, self.sketch.board)
        return fits

    def _fits(self, floor: int, before: Known, known: Known) -> bool:
        """Whether a floor fits; nothing that was drawn without any knowledge of a floor does."""
        old, new = before.floor(floor), known.floor(floor)
        return old == new or bool(old and self.shows(floor, new))

    def mended(self, before: Known, known: Known, draws: Draws) -> Chart | None:
        """The sketch with what does not fit drawn anew; None where that comes to nothing."""
        lower, upper = [
            self.floors[floor] if self._fits(floor, before, known) else self._redrawn(floor, before, known, draws)
            for floor in (0, 1)
        ]
        return None if lower is None or upper is None else _charted(known, (lower, upper), draws)

    def _redrawn(self, floor: int, before: Known, known: Known, draws: Draws) -> Laid | None:
        """A floor that does not fit: if one sector is new, drawn anew around it where that can be, else as a whole."""
        level, old = known.floor(floor), before.floor(floor)
        new = [sector for sector in level if sector not in old]
        laid = self.floors[floor].showing(new[0]) if old and len(new) == 1 else None
        if laid is not None:
            cells = [laid.origin + sector.south * COLUMNS + sector.east for sector in (*level, *new)]
            seen = sum([1 << cell for cell in cells[:-1]])
            for radius in MENDS:
                mended = laid.redrawn(draws, seen, AROUND[radius][cells[-1]] | AROUND[radius][draws.below(BOARD)])
                if mended is not None:
                    return mended
        return _laid(draws, level)

    def varied(self, known: Known, draws: Draws) -> Chart | None:
        """Another sketch much like this one: with other stairs, or partly drawn anew; None where that fails."""
        if not draws.below(VARIED):
            return _charted(known, self.floors, draws)
        floor = draws.below(2) if known.other else 0
        seen, anew = self.sketch.seen >> floor * BOARD, AROUND[1 + draws.below(3)][draws.below(BOARD)]
        laid = self.floors[floor].redrawn(draws, seen, anew)
        if laid is None:
            return None
        floors = (self.floors[0], laid) if floor else (laid, self.floors[1])
        return _charted(known, floors, draws, self.sketch.board.stairs)

    def weigh(self, asked: Question) -> None:
        """Where the Rooms may be on this sketch, and how well it explains all that was told."""
        board, start = self.sketch.board, self.row(self.sketch.start)
        free = [cell for cell in cells_in(board.rooms) if not self.sketch.seen >> cell & 1]
        sure = 0  # by how much it is off in what does not depend on where the unseen Rooms are
        for clue in asked.clues:
            if clue.room == "stairs":
                from_there = self.row(self.cell(clue.floor, clue.spot))
                sure += abs(min([from_there[cell] for cell in cells_in(sum(board.stairs))]) - clue.distance)
            elif clue.room in asked.places:
                sure += self._off(clue, self.cell(*asked.places[clue.room]))
        choices = []
        for room in asked.rooms:
            if room in asked.places:
                choices.append({self.cell(*asked.places[room]): 0})
                continue
            clues = [clue for clue in asked.clues if clue.room == room]
            off = {cell: sum([self._off(clue, cell) for clue in clues]) for cell in free if start[cell] > NEAR_START}
            most = min(off.values(), default=0) + FARTHEST
            choices.append({cell: steps for cell, steps in off.items() if steps <= most})
        together = [(sure + off, cells) for off, cells in _together(choices, apart=asked.apart)]
        self.fit = sum([SOFT**off for off, _ in together])
        self.guesses = [(SHARP**off / self.fit, cells) for off, cells in together]

    def _off(self, clue: Clue, cell: Cell) -> int:
        """By how many steps a place of a Room is off what was told; the wrong level counts as two."""
        steps = self.row(self.cell(clue.floor, clue.spot))[cell]
        return abs(steps - clue.distance) + 2 * ((cell // BOARD == clue.floor) != clue.same_level)


def _together(choices: Sequence[dict[Cell, int]], *, apart: bool) -> Iterator[tuple[int, Guess]]:
    """Every way to place all Rooms at once; those of three Missions are not all on one level (AL-MAPGEN-09)."""
    chosen: list[tuple[int, Guess]] = [(0, ())]
    for choice in choices:
        chosen = [
            (off + more, (*cells, cell)) for off, cells in chosen for cell, more in choice.items() if cell not in cells
        ]
    for off, cells in chosen:
        if not apart or len({cell // BOARD for cell in cells}) > 1:
            yield off, cells


class Question(NamedTuple):
    """What is asked of the sketches: which Rooms, where those are that were seen, and what was told."""

    rooms: tuple[str, ...]
    places: dict[str, tuple[int, Spot]]
    clues: tuple[Clue, ...]
    apart: bool  # all Missions are asked for, so they are not all on one level


class Atlas:
    """The sketches of one Hero. The same knowledge and draws give the same sketches."""

    def __init__(self, size: int = SKETCHES) -> None:
        self.size = size
        self.charts: list[Chart] = []
        self._known = Known(())
        self._asked: Question | None = None

    def update(self, known: Known, asked: Question, draws: Draws) -> None:
        """Take in what was seen and told."""
        before, earlier = self._known, self._asked
        if (known, asked) == (before, earlier) and self.charts:
            return
        self._known, self._asked = known, asked
        charts, self.charts = self.charts, []
        for chart in charts:
            weight, fit = chart.weight, chart.fit
            new = chart if known == before or chart.keeps(before, known) else chart.mended(before, known, draws)
            if new is not None:
                new.weigh(asked)
                is_same = earlier is not None and earlier.rooms == asked.rooms
                new.weight = weight * (new.fit / fit if is_same else bool(new.fit))
                self.charts += [new] * bool(new.weight)
        best = max([chart.fit for chart in self.charts], default=1.0)
        self._draw_more(self.size // 4 if charts else self.size, draws, best)
        if self.charts and asked.clues:
            self._sweep(draws, SWEEPS[earlier is None or asked.clues != earlier.clues])
            if max([chart.fit for chart in self.charts]) < LOST:  # none explains what was told
                self._draw_more(len(self.charts) + self.size // 2, draws)
                for chart in self.charts:
                    chart.weight = chart.fit
                self._sweep(draws, SWEEPS[True])

    def _draw_more(self, size: int, draws: Draws, best: float = 1.0) -> None:
        """Draw sketches until there are so many."""
        assert self._asked is not None
        failures = 0
        while len(self.charts) < size and failures < FAILURES:
            floors = _laid(draws, self._known.start), _laid(draws, self._known.other)
            chart = _charted(self._known, (floors[0], floors[1]), draws) if floors[0] and floors[1] else None
            if chart is not None:
                chart.weigh(self._asked)
                chart.weight = chart.fit / best
            if chart is None or not chart.fit:
                failures += 1
            else:
                self.charts.append(chart)

    def _sweep(self, draws: Draws, times: int) -> None:
        """As many sketches as their weights say of each, and each of them changed a little where that fits as well."""
        assert self._asked is not None
        for _ in range(times):
            counts: dict[Chart, int] = {}
            for chart in self._chosen(draws):
                taken, other = chart, chart.varied(self._known, draws)
                if other is not None:
                    other.weigh(self._asked)
                    if other.fit > chart.fit * draws.below(FINE) / FINE:
                        taken = other
                counts[taken] = counts.get(taken, 0) + 1
            self.charts = list(counts)
            for chart, count in counts.items():
                chart.weight = float(count)

    def _chosen(self, draws: Draws) -> Iterator[Chart]:
        """Sketches as often as their weights say."""
        step = sum([chart.weight for chart in self.charts]) / self.size
        mark, reached = step * draws.below(FINE) / FINE, 0.0
        for chart in self.charts:
            reached += chart.weight
            while mark < reached:
                yield chart
                mark += step


def _laid(draws: Draws, level: KnownLevel) -> Laid | None:
    drawn = draw_floor(draws, level)
    return None if drawn is None else Laid(drawn[0].origin, drawn[1])


def _charted(known: Known, floors: tuple[Laid, Laid], draws: Draws, stairs: Sequence[Cells] = ()) -> Chart | None:
    """A sketch of two floors, with stairs as they were where that can be; None where no stairs fit."""
    for _ in range(STAIRS):
        sketch = Sketch(known, (floors[0].origin, floors[1].origin), Board(floors[0].draft, floors[1].draft))
        if _takes(sketch.board, stairs) or sketch.build_stairs(draws):
            return Chart(floors, sketch)
    return None


def _takes(board: Board, stairs: Sequence[Cells]) -> bool:
    """Whether the stairs of another sketch, if there are any, can be here too (AL-MAPGEN-07)."""
    if not stairs or any(ends & ~board.corridors for ends in stairs):
        return False
    for level in board.levels:
        these, those = [ends & level for ends in stairs]
        if board.within(these, 3) & those:
            return False
    board.stairs = list(stairs)
    return True


def steps_from(board: Board, reached: Cells, slow: Mapping[Cell, int] | None = None) -> Row:
    """The steps from some cells to every other; through slow ones it takes so many more."""
    east, south, stairs = board.east, board.south, board.stairs
    steps, count, new = bytearray([UNREACHED]) * (2 * BOARD), 0, reached
    late: dict[int, Cells] = {}
    while new or late:
        for cell in cells_in(new):
            steps[cell] = count
            if slow and cell in slow and count:  # whoever comes from behind it is kept up
                new &= ~(1 << cell)
                late[count + slow[cell]] = late.get(count + slow[cell], 0) | 1 << cell
        new |= late.pop(count, 0)
        count += 1
        across = (new & east) << 1 | new >> 1 & east
        wider = across | (new & south) << COLUMNS | new >> COLUMNS & south
        for ends in stairs:
            if ends & new:
                wider |= ends
        new = wider & ~reached
        reached |= new
    return bytes(steps)

"""Where the Hero of ALONE should go, by all the sketches of the Map that the Hero holds possible.

Each answer is judged by what is known after it: in each sketch the Hero sees what that sketch shows there, and goes on
by those that show the same. A way that is good in most of them is taken, though nobody knows yet which is true.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from nocturne.bots.alone.goals import Goal
from nocturne.bots.alone.memory import Memory, Spot
from nocturne.bots.alone.search import place_of
from nocturne.bots.planner.atlas import Atlas, Chart, Guess, Question, Row, steps_from
from nocturne.bots.planner.belief import FLOORS
from nocturne.games.alone._levelgen import BOARD, COLUMNS, Cell, cells_in
from nocturne.games.alone.knownmap import Clue

AGAIN = 0.6
"""How many steps nearer it must be by the way that the Hero has just come, to turn back."""
GUESSES = 6
"""In how many places at most the Rooms are thought to be on one sketch."""
UNLIKELY = 0.0003
"""A course that is less likely is left out."""
ASK = 0.6
"""A Track action is worth it where its answer saves so many steps."""
SIDES = (("north", 1, -COLUMNS), ("east", 2, 1), ("south", 4, COLUMNS), ("west", 8, -1))

Onward = tuple[float, dict[str, float]]
"""How likely a course is, and what is left to do after each way out of a cell."""
Alike = dict[Hashable, list[Onward]]
"""Courses that the Hero could not tell apart, by what is seen or told there."""


class Course(NamedTuple):
    """A sketch with the Rooms at certain places: how likely it is, and what is left to do by each Mission."""

    chart: Chart
    rooms: tuple[Cell, ...]
    weight: float
    ends: tuple[tuple[float, Row], ...]  # for each Mission what it takes besides the way, and the steps of the way
    slow: Mapping[Cell, int]  # where creatures are in sight, how many steps more they cost

    def left(self, cell: Cell) -> float:
        """What is left to do from a cell, for whoever knows the Map."""
        return min([due + row[cell] for due, row in self.ends])


def question(memory: Memory, rooms: Sequence[str], *, apart: bool) -> Question:
    """What the Hero wants to know of Rooms."""
    places = {}
    for room in rooms:
        spot = place_of(memory, room)
        if spot is not None:
            places[room] = (FLOORS.index(spot[0]), spot[1:])
    clues = [
        Clue(FLOORS.index(answer.at[0]), answer.at[1:], target, answer.distance, answer.level == "same")
        for target, answers in sorted(memory.answers.items())
        if target == "stairs" or target in rooms
        for answer in answers
    ]
    return Question(tuple(rooms), places, tuple(clues), apart)


def courses_of(memory: Memory, atlas: Atlas, rooms: Sequence[str], wanted: Sequence[Goal], final: str) -> list[Course]:
    """The worlds to be steered through."""
    guesses = [(chart.weight * fit, chart, cells) for chart in atlas.charts for fit, cells in some(chart.guesses)]
    whole = sum([weight for weight, _, _ in guesses])
    courses, ways = list[Course](), dict[Chart, _Ways]()
    for weight, chart, cells in guesses:
        if weight > UNLIKELY * whole:
            if chart not in ways:
                ways[chart] = _Ways(chart, memory)
            places = dict(zip(rooms, cells, strict=True))
            ends = tuple([ways[chart].end(goal, places, final) for goal in wanted])
            courses.append(Course(chart, cells, weight / whole, ends, ways[chart].slow))
    return courses


def some(guesses: Sequence[tuple[float, Guess]]) -> list[tuple[float, Guess]]:
    """All guesses, or where they are many a few that stand for them."""
    if len(guesses) <= GUESSES:
        return list(guesses)
    chosen: dict[Guess, float] = {}
    step = sum([fit for fit, _ in guesses]) / GUESSES
    mark, reached = step / 2, 0.0
    for fit, cells in guesses:
        reached += fit
        while mark < reached:
            chosen[cells] = chosen.get(cells, 0.0) + step
            mark += step
    return [(fit, cells) for cells, fit in chosen.items()]


class _Ways:
    """The ways to Rooms on one sketch, around the creatures that are in sight."""

    def __init__(self, chart: Chart, memory: Memory) -> None:
        self.chart, self.style = chart, memory.style
        self.slow = {
            chart.cell(FLOORS.index(spot[0]), spot[1:]): int(memory.style.company * len(sector.creatures) + 0.5)
            for spot, sector in memory.sectors.items()
            if sector.creatures and spot != memory.here
        }
        self._rows: dict[tuple[Cell, int], Row] = {}

    def end(self, goal: Goal, places: Mapping[str, Cell], final: str) -> tuple[float, Row]:
        """What a Mission costs besides the way to its Room, which is that to the Final one's; and the steps to it."""
        room = places[goal.room]
        rest = 0 if goal.final else self.chart.row(room)[places[final]]
        due = rest + goal.left + goal.alone - self.style.help * goal.help
        row = self._rows.get((room, goal.away))
        if row is None:
            row = self._rows[room, goal.away] = self._row(room, goal.away)
        return due, row

    def _row(self, room: Cell, away: int) -> Row:
        """The steps to a Room; or out of its reach, where that is asked for."""
        if not away and not self.slow:
            return self.chart.row(room)
        board, ends = self.chart.sketch.board, 1 << room
        if away:
            ends = (board.rooms | board.corridors) & ~board.within(ends, away - 1)
        return steps_from(board, ends, self.slow)


def ways_from(chart: Chart, cell: Cell) -> dict[str, Cell]:
    """The ways out of a cell of a sketch, and where they lead."""
    board = chart.sketch.board
    exits = board.exits[cell]
    ways = {way: cell + step for way, side, step in SIDES if exits & side}
    for ends in board.stairs:
        if ends >> cell & 1:
            ways["stairs"] = (ends & ~(1 << cell)).bit_length() - 1
    return ways


def shown(course: Course, cell: Cell) -> Hashable:
    """What the Hero sees in a sector: its exits, stairs, and the name of a Room that is looked for."""
    board = course.chart.sketch.board
    room = course.rooms.index(cell) if cell in course.rooms else -1 - (board.rooms >> cell & 1)
    return board.exits[cell], sum(board.stairs) >> cell & 1, room


def told(course: Course, cell: Cell, target: int | None) -> Hashable:
    """What a Track action from a cell would tell of a Room, by its number; or of the nearest stairs."""
    row = course.chart.row(cell)
    if target is None:
        return min([row[end] for end in cells_in(sum(course.chart.sketch.board.stairs))])
    room = course.rooms[target]
    return row[room], room // BOARD == cell // BOARD


# -- judging answers


def best_way(
    memory: Memory, wanted: Sequence[Goal], courses: Sequence[Course], before: Spot | None = None
) -> str | None:
    """The way with the least left to do on the average; None where the sketches do not help.

    The hunt for the boss, and the light that a Mission wants, follow rules of their own.
    """
    if memory.here is None or not wanted or not courses or memory.stalks:
        return None
    rooms = {goal.room: place_of(memory, goal.room) for goal in wanted}
    if any(goal.lit and rooms[goal.room] for goal in wanted):
        return None
    if any(rooms[goal.room] == memory.here and not goal.away for goal in wanted):
        return None
    costs = mean_costs(memory, courses)
    for way, spot, kind in memory.beside(memory.here):
        costs[way] += (kind == "barred") + AGAIN * (spot is not None and spot == before)
        costs[way] += memory.toll(spot) if spot is not None and spot in memory.sectors else 0.0
    return min(costs, key=lambda way: (costs[way], way), default=None)


def best_question(memory: Memory, courses: Sequence[Course], rooms: Sequence[str]) -> tuple[str, ...]:
    """What to ask for by a Track action, if that is worth it; nothing where it is not."""
    here = memory.here
    asked = {target for target, answers in memory.answers.items() if any(answer.at == here for answer in answers)}
    targets: list[int | None] = [
        number for number, room in enumerate(rooms) if place_of(memory, room) is None and room not in asked
    ]
    if not targets or not courses:
        return ()
    targets += [None] if "stairs" not in asked else []
    pairs: list[tuple[int | None, ...]] = [*combinations(targets, 2)] or [(targets[0],)]
    gains = {pair: track_gain(memory, courses, pair) for pair in pairs}
    best = max(pairs, key=lambda pair: gains[pair])
    return tuple(["stairs" if target is None else rooms[target] for target in best]) if gains[best] > ASK else ()


def mean_costs(memory: Memory, courses: Sequence[Course]) -> dict[str, float]:
    """What is left to do after a step each way, on the average."""
    cells = cells_of(memory, courses)
    costs: dict[str, float] = {}
    assert memory.here is not None
    for way, beyond, _ in memory.beside(memory.here):
        is_new = beyond is None or beyond not in memory.sectors
        alike: Alike = {}
        for course, cell in zip(courses, cells, strict=True):
            there = ways_from(course.chart, cell)[way]
            alike.setdefault(shown(course, there) if is_new else None, []).append(onward(course, there))
        costs[way] = sum([expected(group) for group in alike.values()])
    return costs


def track_gain(memory: Memory, courses: Sequence[Course], targets: Sequence[int | None]) -> float:
    """How much less there is to do, on the average, if the Hero is told of some targets before the next step."""
    every, alike = list[Onward](), Alike()
    for course, cell in zip(courses, cells_of(memory, courses), strict=True):
        ways = onward(course, cell)
        every.append(ways)
        alike.setdefault(tuple([told(course, cell, target) for target in targets]), []).append(ways)
    return expected(every) - sum([expected(group) for group in alike.values()])


def cells_of(memory: Memory, courses: Sequence[Course]) -> list[Cell]:
    """Where the Hero is in each of the courses."""
    assert memory.here is not None
    floor, spot = FLOORS.index(memory.here[0]), memory.here[1:]
    return [course.chart.cell(floor, spot) for course in courses]


def onward(course: Course, cell: Cell) -> Onward:
    """What is left to do after each way out of a cell; where the Hero has arrived, to stay is a way too."""
    slow = course.slow
    ways = {way: 1 + slow.get(there, 0) + course.left(there) for way, there in ways_from(course.chart, cell).items()}
    arrived = [due for due, row in course.ends if row[cell] == 0]
    if arrived:
        ways["stay"] = min(arrived)
    return course.weight, ways


def expected(group: Sequence[Onward]) -> float:
    """What a choice costs among courses that look alike: for each of them, the way that the others speak for.

    So no course is counted as known to be the true one. Where it is the only one, half of that is supposed.
    """
    if len(group) == 1:
        weight, ways = group[0]
        return weight * (min(ways.values()) + sum(ways.values()) / len(ways)) / 2
    sums: dict[str, float] = {}
    for weight, ways in group:
        for way, cost in ways.items():
            sums[way] = sums.get(way, 0.0) + weight * cost
    whole = 0.0
    for weight, ways in group:
        chosen = min([(sums[way] - weight * cost, way) for way, cost in ways.items()])[1]
        whole += weight * ways[chosen]
    return whole

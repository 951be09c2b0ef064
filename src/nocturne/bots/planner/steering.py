"""Where the Hero of ALONE should go, by all the worlds that the Hero holds possible.

For each way out of the Hero's sector the steps are counted that are left to the Rooms of the Missions, in each world,
and averaged: a way that is good in most worlds is taken, though nobody knows yet in which of them the Hero is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from nocturne.bots.alone.goals import Goal
from nocturne.bots.alone.memory import Memory, Spot
from nocturne.bots.alone.search import place_of
from nocturne.bots.planner.belief import FLOORS, Belief, Particle
from nocturne.games.alone.map import NO_DOORS, Map, SectorId
from nocturne.games.alone.routes import Routes, routes

AGAIN = 0.6
"""How many steps nearer it must be by the way that the Hero has just come, to turn back."""
WORTH_ASKING = 0.35
"""How many steps the answer to a Track action must save at the very next step: those after it profit too."""

Places = Mapping[str, Mapping[SectorId, float]]
"""Where some Rooms may be in a world, with chances."""


class Course(NamedTuple):
    """A world to be steered through: its Map, where the Hero is in it, how much it counts, and which Room is where."""

    map: Map
    here: SectorId
    weight: float
    places: Places


class Pilot:
    """Finds the Hero's way by a belief; what was worked out is kept until anything new is seen, told or wanted."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self._particles: list[Particle] = []
        self._asked: tuple[object, ...] = ()
        self._prospect = Prospect({})

    def way(self, memory: Memory, wanted: Sequence[Goal], final: str, before: Spot | None = None) -> str | None:
        """The way with the fewest steps left on the average; None where the worlds do not help.

        Whether a Track action is worth more than a step is noted in the memory.
        """
        here, memory.asks = memory.here, None
        if here is None or not are_sought(memory, wanted):
            return None
        asked = (here, tuple(wanted), final)
        if self._particles is not self.belief.particles or self._asked != asked:
            rooms = [final, *[goal.room for goal in wanted]]
            self._prospect = prospect(memory, wanted, final, list(courses_of(self.belief, here, rooms)))
            self._particles, self._asked = self.belief.particles, asked
        costs, insight = self._prospect
        memory.asks = insight > WORTH_ASKING if costs else None
        return best_way(memory, here, costs, before)


def courses_of(belief: Belief, here: Spot, rooms: Sequence[str]) -> Iterator[Course]:
    """The worlds of a belief; in each of them the Rooms that were not seen may bear any of the names left."""
    floor, east, south = here
    for drawn, _ in belief.particles:
        weight, places = belief.placed(drawn, rooms)
        yield Course(drawn.map, drawn.map.at(drawn.place(FLOORS.index(floor), east, south)), weight, places)


def are_sought(memory: Memory, wanted: Sequence[Goal]) -> bool:
    """Whether what is wanted is to be walked to: the hunt for the boss, and for light, follow rules of their own."""
    places = [(goal, place_of(memory, goal.room)) for goal in wanted]
    return bool(wanted) and not any(
        goal.boss or (goal.lit and spot) or (spot == memory.here and not goal.away) for goal, spot in places
    )


def best_way(memory: Memory, here: Spot, left: Mapping[str, float], before: Spot | None = None) -> str | None:
    """The way after which least is left to do, with what the step itself costs: doors, creatures, turning back."""
    costs = dict(left)
    for way, spot, kind in memory.beside(here):
        if way in costs:
            costs[way] += (kind == "barred") + AGAIN * (spot is not None and spot == before)
            costs[way] += memory.toll(spot) if spot is not None and spot in memory.sectors else 0.0
    return min(costs, key=lambda way: (costs[way], way), default=None)


class Prospect(NamedTuple):
    """What is left to do after a step each way, on the average; and what knowing the distances first would save."""

    costs: dict[str, float]
    insight: float = 0.0


def prospect(memory: Memory, wanted: Sequence[Goal], final: str, courses: Sequence[Course]) -> Prospect:
    """What each way costs, and what a Track action is worth: nothing where no world explains what was told."""
    whole = sum([course.weight for course in courses])
    if not whole:
        return Prospect({})
    costs: dict[str, float] = {}
    told: dict[tuple[int, ...], dict[str, float]] = {}  # the same, by what would be answered (AL-TRACK-03)
    for course in courses:
        steps = routes(course.map, NO_DOORS).row(course.here).distance
        ways = [(way.key, there) for way, there, _ in course.map.links[course.here]]
        for chance, ats, ends in hypotheses(memory, wanted, final, course):
            weight = course.weight * chance / whole
            mine = told.setdefault(tuple([steps[at] for at in ats]), {})
            for way, there in ways:
                left = weight * min([more + far[there] for more, far in ends])
                costs[way] = costs.get(way, 0.0) + left
                mine[way] = mine.get(way, 0.0) + left
    known = sum([min(mine.values()) for mine in told.values()])
    return Prospect(costs, min(costs.values()) - known)


End = tuple[float, Sequence[int]]
"""What a Mission costs besides the way to its Room, and for each sector the steps of that way."""


def hypotheses(
    memory: Memory, wanted: Sequence[Goal], final: str, course: Course
) -> Iterator[tuple[float, tuple[SectorId, ...], Sequence[End]]]:
    """Which Rooms of a world those of the Missions may be, with chances: no two are the same."""
    map, steps = course.map, routes(course.map, NO_DOORS)
    ends = {
        (goal.room, at): (due(memory, goal, course.places[final], at, steps), remaining(goal, at, steps, map))
        for goal in wanted
        for at in course.places[goal.room]
    }
    taken = [
        (ats, prod([course.places[goal.room][at] for goal, at in zip(wanted, ats, strict=True)]))
        for ats in product(*[course.places[goal.room] for goal in wanted])
        if len(set(ats)) == len(ats)
    ]
    whole = sum([chance for _, chance in taken]) or 1.0
    for ats, chance in taken:
        yield chance / whole, ats, [ends[goal.room, at] for goal, at in zip(wanted, ats, strict=True)]


def due(memory: Memory, goal: Goal, finals: Mapping[SectorId, float], at: SectorId, steps: Routes) -> float:
    """What a Mission costs besides the way to its Room: after a Starting Mission, the way to that of the Final one."""
    work = goal.left + goal.alone - memory.style.help * goal.help
    if goal.final:
        return work
    row = steps.row(at).distance
    others = {last: chance for last, chance in finals.items() if last != at} or finals
    return work + sum([chance * row[last] for last, chance in others.items()]) / sum(others.values())


def remaining(goal: Goal, room: SectorId, steps: Routes, map: Map) -> Sequence[int]:
    """For each sector the steps to the Room of a Mission; or out of its reach, where that is asked for."""
    far = steps.row(room).distance
    if not goal.away:
        return far
    outside = [SectorId(sector) for sector, distance in enumerate(far) if distance >= goal.away]
    rows = [steps.row(sector).distance for sector in outside]
    return [min([row[sector] for row in rows], default=0) for sector in range(len(map.links))]

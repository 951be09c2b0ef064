"""Where the Hero of ALONE should go, by all the worlds that the Hero holds possible.

For each way out of the Hero's sector the steps are counted that are left to the Rooms of the Missions, in each world,
and averaged: a way that is good in most worlds is taken, though nobody knows yet in which of them the Hero is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nocturne.bots.alone.goals import Goal
from nocturne.bots.alone.memory import Memory, Spot
from nocturne.bots.alone.search import place_of
from nocturne.bots.planner.belief import FLOORS, Belief
from nocturne.games.alone.map import NO_DOORS, Map, SectorId
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.routes import Routes, routes

AGAIN = 0.6
"""How many steps nearer it must be by the way that the Hero has just come, to turn back."""


class Course(NamedTuple):
    """A world to be steered through: its Map, where the Hero is in it, and how much it counts."""

    map: Map
    here: SectorId
    weight: float


def courses_of(belief: Belief, here: Spot) -> Iterator[Course]:
    """The worlds of a belief."""
    floor, east, south = here
    for drawn, weight in belief.particles:
        yield Course(drawn.map, drawn.map.at(drawn.place(FLOORS.index(floor), east, south)), weight)


def best_way(
    memory: Memory, wanted: Sequence[Goal], final: str, courses: Sequence[Course], before: Spot | None = None
) -> str | None:
    """The way with the fewest steps left on the average; None where the worlds do not help.

    The hunt for the boss, and the light that a Mission wants, follow rules of their own.
    """
    if memory.here is None or not wanted or any(goal.boss for goal in wanted):
        return None
    rooms = {goal.room: place_of(memory, goal.room) for goal in wanted}
    if any(goal.lit and rooms[goal.room] for goal in wanted):
        return None
    if any(rooms[goal.room] == memory.here and not goal.away for goal in wanted):
        return None
    costs = mean_costs(memory, wanted, final, courses)
    for way, spot, kind in memory.beside(memory.here):
        if way in costs:
            costs[way] += (kind == "barred") + AGAIN * (spot is not None and spot == before)
            costs[way] += memory.toll(spot) if spot is not None and spot in memory.sectors else 0.0
    return min(costs, key=lambda way: (costs[way], way), default=None)


def mean_costs(memory: Memory, wanted: Sequence[Goal], final: str, courses: Sequence[Course]) -> dict[str, float]:
    """What is left to do after a step each way, on the average."""
    costs: dict[str, float] = {}
    whole = sum([course.weight for course in courses])
    for map, here, weight in courses:
        steps = routes(map, NO_DOORS)
        ends = [(due(memory, goal, final, map, steps), remaining(goal, map, steps)) for goal in wanted]
        for way, there, _ in map.links[here]:
            left = min([more + far[there] for more, far in ends])
            costs[way.key] = costs.get(way.key, 0.0) + weight * left / whole
    return costs


def due(memory: Memory, goal: Goal, final: str, map: Map, steps: Routes) -> float:
    """What a Mission costs besides the way to its Room: after a Starting Mission, the way to that of the Final one."""
    rest = 0 if goal.final else steps.distance(map.rooms[RoomName(goal.room)], map.rooms[RoomName(final)])
    return rest + goal.left + goal.alone - memory.style.help * goal.help


def remaining(goal: Goal, map: Map, steps: Routes) -> Sequence[int]:
    """For each sector the steps to the Room of a Mission; or out of its reach, where that is asked for."""
    far = steps.row(map.rooms[RoomName(goal.room)]).distance
    if not goal.away:
        return far
    outside = [SectorId(sector) for sector, distance in enumerate(far) if distance >= goal.away]
    rows = [steps.row(sector).distance for sector in outside]
    return [min([row[sector] for row in rows], default=0) for sector in range(len(far))]

"""Does a Map keep the rules of area MAPGEN? A checker that shares nothing with the generator.

It reads the Plan alone, square by square, with plain searches: slow, and easy to hold against the ledger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from nocturne.games.alone.map import Map
from nocturne.games.alone.plan import WINDS, Direction, Level, MissionRooms, Place, Plan, RoomName, Sector, Shape


class BrokenRule(NamedTuple):
    """A rule that a Map breaks, and how."""

    rule: str
    explanation: str


Steps = Mapping[Place, int]


class Survey:
    """A Plan with the questions that the rules ask of it."""

    def __init__(self, plan: Plan, missions: MissionRooms | None) -> None:
        self.plan = plan
        self.missions = missions
        self.sectors = {sector.place: sector for sector in plan.sectors}
        self.rooms = {sector.room: sector.place for sector in plan.sectors if sector.room}
        self.stair_ends = {end for staircase in plan.stairs for end in staircase}

    def on(self, level: Level) -> list[Sector]:
        return [sector for sector in self.plan.sectors if sector.place.level is level]

    def corridors(self, level: Level) -> list[Sector]:
        return [sector for sector in self.on(level) if not sector.room]

    def beside(self, place: Place) -> list[Place]:
        """The places behind the exits of a sector, stairs left out."""
        sector = self.sectors[place]
        return [place.towards(wind) for wind in WINDS if sector.leads(wind)]

    def steps_from(self, start: Place, *, stairs: bool = True, rooms: bool = True) -> Steps:
        """How far every sector is that can be reached."""
        steps, waiting = {start: 0}, [start]
        for here in waiting:
            beyond = self.beside(here)
            if stairs:
                beyond += [end for pair in self.plan.stairs if here in pair for end in pair]
            for place in beyond:
                allowed = place in self.sectors and (rooms or not self.sectors[place].room)
                if allowed and place not in steps:
                    steps[place] = steps[here] + 1
                    waiting.append(place)
        return steps

    def mission_places(self) -> list[tuple[RoomName, Place]]:
        wanted = self.missions.rooms if self.missions else ()
        return [(room, self.rooms[room]) for room in wanted if room in self.rooms]


def broken_rules(map: Map, missions: MissionRooms | None = None) -> list[BrokenRule]:
    """Every MAPGEN rule that a Map breaks, with an explanation each; an empty list for a valid Map."""
    survey = Survey(map.plan, missions)
    return [BrokenRule(rule, explanation) for rule, check in _CHECKS.items() for explanation in check(survey)]


def _check_exits(survey: Survey) -> Iterator[str]:
    """AL-MAP-08: sides agree, and Rooms open on corridors only."""
    for place, sector in survey.sectors.items():
        for beyond in survey.beside(place):
            if beyond not in survey.sectors or place not in survey.beside(beyond):
                yield f"the exit from {place} to {beyond} leads nowhere or not back"
            elif sector.room and survey.sectors[beyond].room:
                yield f"the Rooms at {place} and {beyond} open on each other"


def _check_size(survey: Survey) -> Iterator[str]:
    if (survey.plan.columns, survey.plan.rows) != (6, 5):
        yield f"the grid is {survey.plan.columns} by {survey.plan.rows}, not 6 by 5"
    for sector in survey.plan.sectors:
        if not (0 <= sector.place.column < 6 and 0 <= sector.place.row < 5):
            yield f"{sector.place} is outside the grid"
    for level in Level:
        total, halls = len(survey.on(level)), len(survey.corridors(level))
        if (total - halls, halls) != (4, 21):
            yield f"level {level:d} has {total - halls} Rooms and {halls} corridors, not 4 and 21"


def _check_exit_counts(survey: Survey) -> Iterator[str]:
    for place, sector in survey.sectors.items():
        exits = len(survey.beside(place))
        if sector.room and exits not in (1, 2, 3):
            yield f"the Room at {place} has {exits} doors"
        if not sector.room and exits not in (2, 3, 4):
            yield f"the corridor at {place} has {exits} exits"


def _check_room_gaps(survey: Survey) -> Iterator[str]:
    for first, second in combinations(survey.rooms.values(), 2):
        gap = abs(first.column - second.column) + abs(first.row - second.row)
        if first.level is second.level and gap < 3:
            yield f"the Rooms at {first} and {second} are {gap} apart"


def _check_corridors_connected(survey: Survey) -> Iterator[str]:
    for level in Level:
        halls = survey.corridors(level)
        if halls:
            reached = survey.steps_from(halls[0].place, stairs=False, rooms=False)
            missing = [str(hall.place) for hall in halls if hall.place not in reached]
            if missing:
                yield f"on level {level:d} corridors alone do not lead to {', '.join(missing)}"


def _check_mixture(survey: Survey) -> Iterator[str]:
    for level in Level:
        shapes = Counter(sector.shape for sector in survey.corridors(level))
        if shapes[Shape.STRAIGHT] < 4:
            yield f"level {level:d} has {shapes[Shape.STRAIGHT]} straight corridors, fewer than 4"
        if shapes[Shape.CROSSING] > 3:
            yield f"level {level:d} has {shapes[Shape.CROSSING]} crossings, more than 3"
        sectors = survey.on(level)
        joints = {frozenset((s.place, beyond)) for s in sectors for beyond in survey.beside(s.place)}
        parts = _count_parts(survey, level)
        loops = len(joints) - len(sectors) + parts
        if not 5 <= loops <= 10:
            yield f"level {level:d} has {loops} independent loops, not 5 to 10"


def _count_parts(survey: Survey, level: Level) -> int:
    """The separate parts of a level when its stairs are not used."""
    parts, seen = 0, set[Place]()
    for sector in survey.on(level):
        if sector.place not in seen:
            parts += 1
            seen |= set(survey.steps_from(sector.place, stairs=False))
    return parts


def _check_stairs(survey: Survey) -> Iterator[str]:
    stairs = survey.plan.stairs
    if len(stairs) != 2:
        yield f"there are {len(stairs)} staircases, not 2"
    for low, high in stairs:
        if (low.level, high.level) != (Level.ONE, Level.TWO):
            yield f"the staircase {low}-{high} does not join the levels"
        for end in (low, high):
            if survey.sectors[end].room:
                yield f"the staircase end {end} is in a Room"
    for ends in ([low for low, _ in stairs], [high for _, high in stairs]):
        for first, second in combinations(ends, 2):
            steps = survey.steps_from(first, stairs=False).get(second)
            if steps is not None and steps < 4:
                yield f"the stair sectors {first} and {second} are {steps} steps apart"


def _check_lcus(survey: Survey) -> Iterator[str]:
    for level in Level:
        places = [place for place in survey.plan.lcus if place.level is level]
        if len(places) != 4:
            yield f"level {level:d} has {len(places)} LCUs, not 4"
        for first, second in combinations(places, 2):
            steps = survey.steps_from(first).get(second)
            if steps is not None and steps < 3:
                yield f"the LCUs at {first} and {second} are {steps} steps apart"
        in_rooms = [str(place) for place in places if survey.sectors[place].room]
        if len(in_rooms) > 1:
            yield f"level {level:d} has {len(in_rooms)} LCUs in Rooms: {', '.join(in_rooms)}"
    for place in survey.plan.lcus:
        if place in survey.stair_ends:
            yield f"the LCU at {place} is in a stair sector"


def _check_names(survey: Survey) -> Iterator[str]:
    dealt = Counter(sector.room for sector in survey.plan.sectors if sector.room)
    for room in RoomName:
        if dealt[room] != 1:
            yield f"{room.value} is on the Map {dealt[room]} times"
    levels = {place.level for _, place in survey.mission_places()}
    if survey.missions and len(levels) < 2:
        yield "the Mission Rooms are all on one level"


def _check_start(survey: Survey) -> Iterator[str]:
    start = survey.plan.start
    if survey.sectors[start].room or start in survey.stair_ends or start in survey.plan.lcus:
        yield f"the start {start} is no corridor without stairs and LCU"
    steps = survey.steps_from(start)
    for room, place in survey.mission_places():
        if steps.get(place, 4) < 4:
            yield f"the start {start} is {steps[place]} steps from {room.value}"
    for end in sorted(survey.stair_ends):
        if steps.get(end, 2) < 2:
            yield f"the start {start} is {steps[end]} steps from the stair sector {end}"


def _check_lit_room(survey: Survey) -> Iterator[str]:
    """An LCU's line follows open sides and doors alike, 1 or 2 sectors."""
    wanted = survey.missions.lit if survey.missions else None
    if wanted is None or wanted not in survey.rooms:
        return
    room = survey.rooms[wanted]
    for lcu in survey.plan.lcus:
        if room == lcu or any(room in _line(survey, lcu, wind) for wind in WINDS):
            return
    yield f"no LCU can light {wanted.value} at {room}"


def _line(survey: Survey, start: Place, wind: Direction) -> list[Place]:
    places, here = list[Place](), start
    while len(places) < 2 and survey.sectors[here].leads(wind):
        here = here.towards(wind)
        places.append(here)
    return places


_CHECKS: Mapping[str, Callable[[Survey], Iterator[str]]] = {
    "AL-MAP-08": _check_exits,
    "AL-MAPGEN-02": _check_size,
    "AL-MAPGEN-03": _check_exit_counts,
    "AL-MAPGEN-04": _check_room_gaps,
    "AL-MAPGEN-05": _check_corridors_connected,
    "AL-MAPGEN-06": _check_mixture,
    "AL-MAPGEN-07": _check_stairs,
    "AL-MAPGEN-08": _check_lcus,
    "AL-MAPGEN-09": _check_names,
    "AL-MAPGEN-10": _check_start,
    "AL-MAPGEN-12": _check_lit_room,
}

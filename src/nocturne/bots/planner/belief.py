"""What the Hero of ALONE believes of the Map: worlds kept between decisions, weighed by what was seen and told.

A world is a whole Map around all that the Hero has ever seen, not only what is Revealed now. Its weight is how well it
explains all that was told: answers to Track actions, and what `evidence` knows of noises, stairs, routes and Reactions.
What contradicts a new sight is dropped and drawn anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nocturne.bots.alone.memory import Memory
from nocturne.bots.planner.evidence import Evidence, evidence_of, layout_fit, room_fit
from nocturne.games.alone import imagined
from nocturne.games.alone._knownlevel import KnownSector
from nocturne.games.alone._levelgen import COLUMNS, Draws
from nocturne.games.alone.knownmap import OFF, Clue, DrawnMap, Known, draw_known_map
from nocturne.games.alone.map import NO_DOORS, SectorId
from nocturne.games.alone.model import Alone
from nocturne.games.alone.plan import Direction, MissionRooms, Place, RoomName
from nocturne.games.alone.routes import routes
from nocturne.games.alone.rules.setup import mission_rooms

PARTICLES = 24
"""How many worlds are kept."""
FLOORS = ("start", "other")
BITS = {"north": 1, "east": 2, "south": 4, "west": 8}
ROOM_KEYS = frozenset([room.value for room in RoomName])
LIGHTEST = 0.05
"""A world that explains what was told so much worse than the best one is drawn anew."""
FAILURES = 3
"""After so many draws that came to nothing, what was seen is taken to be of no Map that keeps the rules."""
NEAR_START = 3
"""The Rooms of Missions are farther from the start than this (AL-MAPGEN-10)."""

Where = tuple[str, int, int]
"""Floor, columns east, rows south; on a floor where the Hero has not been, only the floor is told apart."""


class Particle(NamedTuple):
    """A world: its Map, and how well it explains what was told."""

    drawn: DrawnMap
    weight: float


class Belief:
    """The worlds of one Hero. The same memory and draws give the same worlds."""

    def __init__(self, size: int = PARTICLES, *, listens: bool = True) -> None:
        self.size, self.listens = size, listens  # whether noises and Reactions count
        self.particles: list[Particle] = []
        self._known = Known(())
        self._clues: tuple[Clue, ...] = ()
        self._missions: MissionRooms | None = None
        self._told = Evidence()
        self._due: frozenset[str] = frozenset()

    def update(self, table: Alone, memory: Memory, draws: Draws) -> None:
        """Take in what was seen and told since the last decision; of the table, what lies open to the Hero is read."""
        known, clues = remembered(imagined.known_of(table), memory), clues_of(memory)
        told = evidence_of(memory) if self.listens else Evidence()
        if (known, clues, told) == (self._known, self._clues, self._told) and self.particles:
            return
        new, heard = [clue for clue in clues if clue not in self._clues], told.since(self._told)
        self._told, self._due = told, due_rooms(table)
        kept = [
            Particle(drawn, weight * fitness(drawn, new) * layout_fit(drawn, heard))
            for drawn, weight in self.particles
            if shows(drawn, known)
        ]
        best = max([particle.weight for particle in kept], default=0.0)
        self.particles = [particle for particle in kept if particle.weight > LIGHTEST * best]
        self._known, self._clues, self._missions = known, clues, mission_rooms(table)
        failures = 0
        while len(self.particles) < self.size and failures < FAILURES:
            drawn = draw_known_map(draws, known, self._missions, clues)
            if drawn is None:
                failures += 1
            else:
                self.particles.append(Particle(drawn, drawn.weight * layout_fit(drawn, told)))

    def pick(self, draws: Draws) -> DrawnMap | None:
        """One of the worlds, as often as its weight says; None where none could be drawn."""
        whole = sum([particle.weight for particle in self.particles])
        mark = draws.below(1 << 40) / (1 << 40) * whole
        for particle in self.particles:
            mark -= particle.weight
            if mark < 0:
                return particle.drawn
        return self.particles[-1].drawn if self.particles else None

    def rooms(self, room: str) -> Mapping[Where, float]:
        """Where a Room may be, with chances: in each world any Room without a seen name may bear this one."""
        chances: dict[Where, float] = {}
        seen = {sector.room for level in self._known[:2] for sector in level}
        for drawn, _ in self.particles:
            free = [at for name, at in drawn.map.rooms.items() if name.value not in seen]
            told = {name: self._fits(drawn, name, free) for name in {room, *[clue.room for clue in self._clues]}}
            weight = 1.0
            for fits in told.values():
                weight *= sum(fits.values()) / len(fits)
            mine = told[room]
            whole = sum(mine.values()) or 1.0
            for at, fit in mine.items():
                where = place_in(drawn, drawn.map.place(at), been_upstairs=bool(self._known.other))
                chances[where] = chances.get(where, 0.0) + weight * fit / whole
        whole = sum(chances.values()) or 1.0
        return {where: chance / whole for where, chance in chances.items()}

    def _fits(self, drawn: DrawnMap, room: str, free: Sequence[SectorId]) -> dict[SectorId, float]:
        """How well each Room of a world explains what was told of one; none of a Mission is near the start."""
        clues = [clue for clue in self._clues if clue.room == room]
        is_due = room in self._due
        fits = {at: fitness(drawn, clues, at) * room_fit(drawn, self._told, room, at, is_due=is_due) for at in free}
        if self._missions and RoomName(room) in self._missions.rooms:
            steps = routes(drawn.map, NO_DOORS)
            fits = {at: fit if steps.distance(drawn.map.start, at) > NEAR_START else 0.0 for at, fit in fits.items()}
        return fits


def due_rooms(table: Alone) -> frozenset[str]:
    """The Rooms of the Missions that can be done now; their cards lie open."""
    missions = table.content.missions
    return frozenset([missions[task.key].room.value for task in table.missions if task.active and not task.done])


def place_in(drawn: DrawnMap, place: Place, *, been_upstairs: bool) -> Where:
    """A place of a world as the Hero counts."""
    floor = drawn.levels.index(place.level)
    if floor and not been_upstairs:
        return FLOORS[1], 0, 0
    origin = drawn.origins[floor]
    return FLOORS[floor], place.column - origin % COLUMNS, place.row - origin // COLUMNS


def remembered(shown: Known, memory: Memory) -> Known:
    """What is before the eyes, and what was seen earlier."""
    floors = [{sector[:2]: sector for sector in level} for level in (shown.start, shown.other)]
    for (floor, east, south), sector in memory.sectors.items():
        there = floors[floor == FLOORS[1]]
        if (east, south) not in there:
            exits = [(way, kind) for way, kind in sector.exits.items() if way in BITS]
            there[east, south] = KnownSector(
                east,
                south,
                sum([BITS[way] for way, _ in exits]),
                sector.room or "",
                sum([BITS[way] for way, kind in exits if kind != "open"]),
                sector.lcu,
                "stairs" in sector.exits,
            )
    stairs = {(low[1:], high[1:]) for low, high in memory.stairs.items() if low[0] == FLOORS[0]}
    levels = [tuple(sorted(level.values(), key=lambda sector: (sector.south, sector.east))) for level in floors]
    return Known(levels[0], levels[1], tuple(sorted({*shown.stairs, *stairs})))


def clues_of(memory: Memory) -> tuple[Clue, ...]:
    """What was told of Rooms that were not seen."""
    seen = {sector.room for sector in memory.sectors.values()}
    return tuple(
        [
            Clue(int(answer.at[0] == FLOORS[1]), answer.at[1:], room, answer.distance, answer.level == "same")
            for room, answers in sorted(memory.answers.items())
            if room in ROOM_KEYS and room not in seen
            for answer in answers
        ]
    )


def shows(drawn: DrawnMap, known: Known) -> bool:
    """Whether a Map shows all that is known."""
    map = drawn.map
    for floor, level in enumerate((known.start, known.other)):
        for sector in level:
            try:
                at = map.at(drawn.place(floor, sector.east, sector.south))
            except KeyError:
                return False
            _, exits, room = map.plan.sectors[at]
            stairs = map.links[at][-1][0] == Direction.STAIRS
            doors = sum([1 << way for way, _, door in map.links[at] if door])
            name, lcu = room.value if room else "", bool(map.lcus >> at & 1)
            if (exits, name, doors, lcu, stairs) != sector[2:]:
                return False
    for low, high in known.stairs:
        ends = [map.at(drawn.place(floor, *spot)) for floor, spot in enumerate((low, high))]
        if tuple(ends) not in map.stairs and tuple(ends[::-1]) not in map.stairs:
            return False
    return True


def fitness(drawn: DrawnMap, clues: Sequence[Clue], at: SectorId | None = None) -> float:
    """How well a Map explains what was told: less for each step by which it is off, and for another level.

    With `at`, as though the Room told of were there.
    """
    map, weight = drawn.map, 1.0
    steps = routes(map, NO_DOORS)
    for clue in clues:
        asked = map.at(drawn.place(clue.floor, *clue.spot))
        room = map.rooms[RoomName(clue.room)] if at is None else at
        off = abs(steps.distance(asked, room) - clue.distance)
        weight *= OFF ** (off + 3 * (map.same_level(asked, room) != clue.same_level))
    return weight

"""Distances, shortest routes and what is told of them (areas NOISE, TRACK, SPAWN, CREATURE).

Everything is a table row for (Map, barred doors, sector), filled when first asked for and kept by the Map:
the same question costs a look-up ever after, and nothing ever needs to be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from nocturne.games.alone.map import NO_DOORS, DoorSet, Map, SectorId, SectorSet, sectors_in
from nocturne.games.alone.plan import Direction

UNREACHABLE = 255
"""The distance to a sector that no route leads to: more than any other, so it is always far enough."""

KEPT = 1024
"""How many states of the doors a Map keeps tables for: far more than one game meets, little memory."""

_TIES = tuple(tuple(way for way in Direction if bits >> way & 1) for bits in range(1 << len(Direction)))


class Row(NamedTuple):
    """All there is to know about routes from one sector."""

    distance: bytes
    first: bytes
    """Per sector the directions that begin a shortest route to it, one bit each."""
    rings: tuple[SectorSet, ...]
    """The sectors within 0, 1, 2 … steps, up to all that can be reached."""


class Routes:
    """The shortest routes of a Map while these doors are barred; get it from `routes`."""

    __slots__ = ("_map", "_rows", "barred")

    def __init__(self, map: Map, barred: DoorSet) -> None:
        self._map = map
        self.barred = barred
        self._rows: list[Row | None] = [None] * len(map.links)

    def row(self, sector: SectorId) -> Row:
        """The whole table of one sector, for callers that ask many questions of it."""
        known = self._rows[sector]
        if known is None:
            known = self._rows[sector] = _explore_from(self._map, sector, self.barred)
        return known

    def distance(self, here: SectorId, there: SectorId) -> int:
        """The steps between two sectors, `UNREACHABLE` without a route (AL-MAP-03, AL-DOOR-07)."""
        return self.row(here).distance[there]

    def first_steps(self, start: SectorId, goal: SectorId) -> tuple[Direction, ...]:
        """Every direction that begins a shortest route, none if there is no route or no need of one."""
        return _TIES[self.row(start).first[goal]]

    def within(self, sector: SectorId, steps: int) -> SectorSet:
        """The sectors at most so many steps away, the sector itself included (AL-DECK-06)."""
        rings = self.row(sector).rings
        return rings[steps] if steps < len(rings) else rings[-1]

    def beyond(self, sector: SectorId, steps: int) -> SectorSet:
        """The sectors at least so many steps away, unreachable ones included (AL-SPAWN-02, AL-SPAWN-04)."""
        if steps <= 0:
            return self._map.everywhere
        rings = self.row(sector).rings
        return SectorSet(self._map.everywhere & ~(rings[steps - 1] if steps <= len(rings) else rings[-1]))

    def doors_within(self, sector: SectorId, steps: int) -> DoorSet:
        """The doors of which one sector is at most so many steps away (AL-DECK-08)."""
        doors = 0
        for near in sectors_in(self.within(sector, steps)):
            doors |= self._map.doors_of(near)
        return DoorSet(doors)

    def route(self, start: SectorId, goal: SectorId) -> tuple[SectorId, ...]:
        """The sectors of one shortest route, start and goal included; empty without a route.

        Of equally short ones it takes the first by direction: north, east, south, west, stairs.
        """
        steps = self.distance(start, goal)
        if steps == UNREACHABLE:
            return ()
        sectors = [start]
        for _ in range(steps):
            way = self.first_steps(sectors[-1], goal)[0]
            following = self._map.beside(sectors[-1], way)
            assert following is not None, "a shortest route runs through a wall"
            sectors.append(following)
        return tuple(sectors)


def routes(map: Map, barred: DoorSet) -> Routes:
    """The shortest routes of a Map while these doors are barred (AL-DOOR-06, AL-DOOR-07)."""
    known = map.routes_memo.get(barred)
    if known is None:
        if len(map.routes_memo) >= KEPT:
            map.routes_memo.clear()
        known = map.routes_memo[barred] = Routes(map, barred)
    return known


def _explore_from(map: Map, start: SectorId, barred: DoorSet) -> Row:
    links, size, steps = map.links, len(map.links), 0
    distance, first = bytearray([UNREACHABLE]) * size, bytearray(size)
    distance[start] = 0
    rings, reached, edge = [SectorSet(1 << start)], 1 << start, [start]
    while edge:
        following = []
        steps += 1
        for here in edge:
            begun = first[here]
            for way, to, door in links[here]:
                if door & barred:
                    continue
                known = distance[to]
                if known == UNREACHABLE:
                    distance[to] = steps
                    reached |= 1 << to
                    following.append(to)
                    first[to] = begun or 1 << way
                elif known == steps:  # another, equally short route may begin otherwise
                    first[to] |= begun or 1 << way
        edge = following
        if edge:
            rings.append(SectorSet(reached))
    return Row(bytes(distance), bytes(first), tuple(rings))


class Hearing(Enum):
    """How a noise is told (section 3.2 of the ledger)."""

    HERE = "here"
    DIRECTION = "direction"
    OTHER_LEVEL = "other_level"
    MUFFLED = "muffled"


class Noise(NamedTuple):
    """What the Hero hears; of several directions Evil chooses which to tell (AL-NOISE-03)."""

    hearing: Hearing
    directions: tuple[Direction, ...] = ()


_HERE, _OTHER_LEVEL, _MUFFLED = Noise(Hearing.HERE), Noise(Hearing.OTHER_LEVEL), Noise(Hearing.MUFFLED)


def noise(map: Map, hero: SectorId, source: SectorId, barred: DoorSet) -> Noise:
    """What must be told of a noise, measured where the creature ended (AL-NOISE-02 to AL-NOISE-10)."""
    if source == hero:
        return _HERE  # AL-NOISE-08
    if not map.same_level(hero, source):
        return _OTHER_LEVEL  # AL-NOISE-04
    ways = routes(map, barred).first_steps(hero, source)
    return Noise(Hearing.DIRECTION, ways) if ways else _MUFFLED  # AL-NOISE-06


class TrackAnswer(NamedTuple):
    """What the Hero is told of one target (AL-TRACK-03, AL-TRACK-04)."""

    distance: int
    same_level: bool


def track(
    map: Map, hero: SectorId, kind: Iterable[SectorSet], told: Iterable[TrackAnswer] = ()
) -> tuple[TrackAnswer, ...]:
    """The true answers for the nearest of a kind, barred doors not counting (AL-TRACK-05, AL-TRACK-06).

    `kind` gives for each target the sectors it is in: one for a Room, a creature or an LCU, two for a door or
    a staircase. `told` are the true answers already given to the same question in this action: then the next
    nearest is meant (AL-TRACK-11). Two answers are a tie between the levels, and Evil chooses (AL-TRACK-10);
    no answer means that no such target is on the Map, or no further one (AL-TRACK-09).
    """
    steps, same = routes(map, NO_DOORS).row(hero).distance, map.level_sectors(map.level(hero))
    answers = []
    for target in kind:
        if target:
            sector = target.bit_length() - 1
            answer = (steps[sector], not same >> sector & 1)
            if target & target - 1:  # in another sector too
                sector = (target & -target).bit_length() - 1
                answer = min(answer, (steps[sector], not same >> sector & 1))
            answers.append(answer)
    answers.sort()
    for answer in told:
        answers.remove((answer.distance, not answer.same_level))
    nearest = answers[0][0] if answers else UNREACHABLE
    return tuple([TrackAnswer(nearest, not other) for other in (False, True) if (nearest, other) in answers])


def doors_as_targets(map: Map) -> tuple[SectorSet, ...]:
    """Each door as a target to track: it counts as being in both its sectors (AL-TRACK-08)."""
    return tuple(SectorSet(1 << before | 1 << behind) for before, _, behind in map.doors)


def stairs_as_targets(map: Map) -> tuple[SectorSet, ...]:
    """Each staircase as a target to track, in the sectors at both its ends (AL-TRACK-02)."""
    return tuple(SectorSet(1 << low | 1 << high) for low, high in map.stairs)

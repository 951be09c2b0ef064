"""What the Hero was told besides how far Rooms are: how well a world explains it (AL-NOISE-02, AL-COMM-01).

Noises speak of the Map: of the way from the Hero to wherever a creature may be. Reactions that were played, or not,
speak of how near the Hero is to the Room of a Mission, for there Evil plays more of them (AL-REACTION-01). Both are
weak; the numbers are those of 100 games by rules of thumb, seeds from 1,000,000 on.
"""

from __future__ import annotations

from typing import NamedTuple

from nocturne.bots.alone.memory import Memory, Noise, Spot
from nocturne.games.alone.knownmap import OFF, DrawnMap
from nocturne.games.alone.map import NO_DOORS, DoorSet, SectorId
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.routes import Row, routes

FLOORS = ("start", "other")
WAYS = {way.key: way for way in Direction}
NEARNESS = (0.0, 22.0, 30.0, 7.0, 5.0, 4.5, 3.0, 1.5, 1.0)
"""How likely a noise is made in a sector, by its distance from the Hero: creatures that are far off are moved less."""
UNHEARD = 0.1
"""How likely a noise is that no creature could have made in a world: doors may have been barred that nobody saw."""
NEAR = 1
"""So near the Room of a Mission Evil plays more Reactions."""
PLAYED = (0.42, 0.5)
"""In what share of Turns Evil plays a Reaction: elsewhere, and where the Turn begins so near such a Room."""
MISLED = OFF**3
"""How likely a Room is where Evil has told that it is not."""


class Evidence(NamedTuple):
    """What was told besides answers to Track actions."""

    noises: tuple[Noise, ...] = ()
    barred: frozenset[tuple[Spot, str]] = frozenset()
    stairs: tuple[tuple[Spot, int], ...] = ()
    elsewhere: tuple[tuple[str, str], ...] = ()
    routes: tuple[tuple[str, Spot, str], ...] = ()
    turns: tuple[tuple[Spot, bool], ...] = ()

    def since(self, before: Evidence) -> Evidence:
        """What is new."""
        return self._replace(
            noises=self.noises[len(before.noises) :],
            stairs=tuple([told for told in self.stairs if told not in before.stairs]),
        )

    def of_rooms(self) -> tuple[object, ...]:
        """What speaks of Rooms."""
        return self.elsewhere, self.routes, self.turns


def evidence_of(memory: Memory) -> Evidence:
    """What the Hero remembers of it."""
    return Evidence(
        memory.noises,
        barred_of(memory),
        tuple([(told.at, told.distance) for told in memory.answers.get("stairs", ())]),
        memory.elsewhere,
        tuple([(target, at, way) for target, (at, way) in sorted(memory.told.items()) if way in WAYS]),
        memory.turns,
    )


def barred_of(memory: Memory) -> frozenset[tuple[Spot, str]]:
    """The doors that the Hero saw barred."""
    doors = [(spot, way) for spot, sector in memory.sectors.items() for way, kind in sector.exits.items()]
    return frozenset([(spot, way) for spot, way in doors if memory.sectors[spot].exits[way] == "barred"])


def layout_fit(drawn: DrawnMap, told: Evidence) -> float:
    """How well a Map explains what was told of it, wherever Rooms are."""
    fit = 1.0
    if told.noises:
        shut = shut_doors(drawn, told.barred)
        for noise in told.noises:
            fit *= noise_fit(drawn, noise, shut)
    for spot, distance in told.stairs:
        row = routes(drawn.map, NO_DOORS).row(sector_of(drawn, spot)).distance
        nearest = min([row[end] for ends in drawn.map.stairs for end in ends], default=distance)
        fit *= OFF ** abs(nearest - distance)
    return fit


def room_fit(drawn: DrawnMap, told: Evidence, room: str, at: SectorId, *, is_due: bool) -> float:
    """How well a Room at a place explains what was told of it; of one that is due also how Evil has played."""
    fit, steps = 1.0, routes(drawn.map, NO_DOORS)
    for name, floor in told.elsewhere:
        if name == room and drawn.levels.index(drawn.map.place(at).level) == FLOORS.index(floor):
            fit *= MISLED
    for name, spot, way in told.routes:
        if name == room and WAYS[way] not in steps.first_steps(sector_of(drawn, spot), at):
            fit *= OFF
    if is_due:
        for spot, has_played in told.turns:
            rate = PLAYED[steps.distance(sector_of(drawn, spot), at) <= NEAR]
            fit *= rate if has_played else 1 - rate
    return fit


def sector_of(drawn: DrawnMap, spot: Spot) -> SectorId:
    """Where a place that the Hero knows is on a Map."""
    return drawn.map.at(drawn.place(FLOORS.index(spot[0]), *spot[1:]))


def shut_doors(drawn: DrawnMap, barred: frozenset[tuple[Spot, str]]) -> DoorSet:
    """The doors of a Map that the Hero knows to be barred: whoever makes a noise goes round them (AL-DOOR-07)."""
    doors = {drawn.map.door(sector_of(drawn, spot), WAYS[way]) for spot, way in barred}
    return DoorSet(sum([1 << door for door in doors if door is not None]))


def noise_fit(drawn: DrawnMap, noise: Noise, shut: DoorSet) -> float:
    """How likely a noise would have been told so, wherever it was made."""
    told, whole = 0.0, 0.0
    for weight, share in heard_from(drawn, noise, shut).values():
        told, whole = told + weight * share, whole + weight
    return (1 - UNHEARD) * told / whole + UNHEARD if whole else 1.0


def heard_from(drawn: DrawnMap, noise: Noise, shut: DoorSet) -> dict[SectorId, tuple[float, float]]:
    """Where a noise may have been made: how likely there at all, and how likely it would then be told so."""
    if noise.way == "here":
        return {}
    map, here = drawn.map, sector_of(drawn, noise.at)
    row: Row = routes(map, shut).row(here)
    in_sight = {sector_of(drawn, spot) for spot in noise.shown if spot not in noise.creatures}
    sources: dict[SectorId, tuple[float, float]] = {}
    for number in range(len(map.links)):
        sector = SectorId(number)
        if sector not in in_sight and sector != here:
            weight = NEARNESS[min(row.distance[sector], len(NEARNESS) - 1)]
            sources[sector] = (weight, _share(noise.way, row.first[sector], same=map.same_level(here, sector)))
    return sources


def _share(way: str, first: int, *, same: bool) -> float:
    """How likely a noise from there is told so; of equally short ways Evil chooses (AL-NOISE-02 to AL-NOISE-06)."""
    if not same:
        return float(way == "other_level")
    if not first:
        return float(way == "muffled")
    return (first >> WAYS[way] & 1) / first.bit_count() if way in WAYS else 0.0

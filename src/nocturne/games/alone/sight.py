"""Straight lines from a sector: the field of vision, exploring, the light of an LCU (FOV, EXPLORE, LCU).

All three follow open sides straight ahead and differ in what stops them: sight stops at any door that is not
the Hero's own and at Unrevealed sectors, exploring and light only at barred doors.
"""

from __future__ import annotations

from typing import NamedTuple

from nocturne.games.alone.map import DoorSet, Line, Map, SectorId, SectorSet
from nocturne.games.alone.plan import WINDS, Direction

EXPLORED = 2
"""How far an Explore action and the light of an LCU reach (AL-EXPLORE-01, AL-LCU-02)."""


class Ray(NamedTuple):
    """How far the Hero could see in one direction if everything were Revealed."""

    door: DoorSet
    """The Hero's own door on that side, if there is one."""
    whole: SectorSet
    sectors: tuple[SectorSet, ...]
    """The same sectors one by one, outward."""


def field_of_vision(map: Map, hero: SectorId, revealed: SectorSet, barred: DoorSet) -> SectorSet:
    """What the Hero sees: straight lines through Revealed sectors (AL-FOV-01 to AL-FOV-09)."""
    seen = 1 << hero  # AL-FOV-06
    for door, whole, sectors in map.rays_memo[hero] or _rays(map, hero):
        if door & barred:  # AL-FOV-08
            continue
        hidden = whole & ~revealed
        if not hidden:
            seen |= whole
            continue
        for sector in sectors:
            if sector & hidden:  # AL-FOV-04
                break
            seen |= sector
    return SectorSet(seen)


def _rays(map: Map, hero: SectorId) -> tuple[Ray, ...]:
    """The lines of sight from a sector; stairs are none of them (AL-FOV-05)."""
    lines = [map.line(hero, wind) for wind in WINDS]
    rays = tuple([_ray(line) for line in lines if line])
    map.rays_memo[hero] = rays
    return rays


def _ray(line: Line) -> Ray:
    sectors, whole = [SectorSet(1 << line[0][0])], 1 << line[0][0]
    for sector, door in line[1:]:
        if door:  # AL-FOV-03: a door that is not adjacent to the Hero's sector
            break
        sectors.append(SectorSet(1 << sector))
        whole |= 1 << sector
    return Ray(line[0][1], SectorSet(whole), tuple(sectors))


def straight_ahead(
    map: Map, sector: SectorId, direction: Direction, barred: DoorSet, *, reach: int = EXPLORED
) -> tuple[SectorId, ...]:
    """The sectors straight ahead of one, outward, which an Explore reveals (AL-EXPLORE-01 to AL-EXPLORE-08).

    Unbarred doors do not stop it, barred ones do; a staircase shows one sector. Empty: the way is closed.
    """
    sectors = []
    for ahead, door in map.line(sector, direction)[:reach]:
        if door & barred:  # AL-EXPLORE-07
            break
        sectors.append(ahead)
    return tuple(sectors)


def lit_by_repair(map: Map, lcu: SectorId, direction: Direction, barred: DoorSet) -> tuple[SectorId, ...]:
    """What repairing an LCU lights: its own sector, then outward (AL-LCU-02, AL-LCU-06 to AL-LCU-08)."""
    if direction is Direction.STAIRS:  # AL-LCU-07
        return (lcu,)
    return (lcu, *straight_ahead(map, lcu, direction, barred))


def in_sight_once_revealed(map: Map, hero: SectorId, sector: SectorId, revealed: SectorSet, barred: DoorSet) -> bool:
    """Whether a sector just lit would be in the field of vision, and so is Revealed (AL-LCU-03, AL-LCU-04)."""
    return bool(field_of_vision(map, hero, SectorSet(revealed | 1 << sector), barred) >> sector & 1)

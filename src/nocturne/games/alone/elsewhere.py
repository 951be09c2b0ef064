"""Another Map behind the screen: what the Hero does not see of it drawn anew (AL-VIEW-03, AL-VIEW-05).

Exits between sectors that are both Unrevealed open and close, Unrevealed Rooms trade names, LCUs move, and the
levels may change places, since the Hero is not told which is level 1. Maps drawn by hand keep to no rules of area
MAPGEN: all that is asked of a change is that whatever could be reached still can.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.games.alone.map import NO_DOORS, Map
from nocturne.games.alone.plan import Direction, Exits, Level, Place, Plan, Sector, Staircase
from nocturne.games.alone.routes import routes

Pick = Callable[[int], int]
TRIES = 6
"""How many changes are tried."""


def another_map(map: Map, known: frozenset[Place], pick: Pick) -> Map:
    """A Map that shows the same in the known places, with other things elsewhere."""
    plan, reached = map.plan, _reached(map)
    free = [sector.place for sector in plan.sectors if sector.place not in known]
    for _ in range(TRIES if len(free) > 1 else 0):
        changed = (_toggle_exit, _trade_names, _move_lcu)[pick(3)](plan, free, pick)
        if changed is not None and _reached(Map(changed)) >= reached:
            plan = changed
    return map if plan is map.plan else Map(plan)


def _reached(map: Map) -> int:
    """How many sectors can be reached from the start."""
    return routes(map, NO_DOORS).within(map.start, len(map.plan.sectors)).bit_count()


def _toggle_exit(plan: Plan, free: list[Place], pick: Pick) -> Plan | None:
    """Open or close the side between two neighbours, one of them a corridor (AL-MAP-08)."""
    place, side = free[pick(len(free))], (Direction.EAST, Direction.SOUTH)[pick(2)]
    beyond = place.towards(side)
    sectors = {sector.place: sector for sector in plan.sectors}
    if beyond not in free or (sectors[place].room and sectors[beyond].room):
        return None
    for where, way in ((place, side), (beyond, side.opposite)):
        old = sectors[where]
        sectors[where] = Sector(where, Exits(old.exits ^ 1 << way), old.room)
        if not sectors[where].exits:
            return None
    return plan._replace(sectors=tuple(sectors.values()))


def _trade_names(plan: Plan, free: list[Place], pick: Pick) -> Plan | None:
    """Two Unrevealed Rooms change names."""
    rooms = [sector for sector in plan.sectors if sector.room and sector.place in free]
    if len(rooms) < 2:
        return None
    first, second = rooms[pick(len(rooms))], rooms[pick(len(rooms))]
    names = {first.place: second.room, second.place: first.room}
    return plan._replace(sectors=tuple([s._replace(room=names.get(s.place, s.room)) for s in plan.sectors]))


def _move_lcu(plan: Plan, free: list[Place], pick: Pick) -> Plan | None:
    """An Unrevealed LCU is in another Unrevealed sector."""
    lcus = [place for place in plan.lcus if place in free]
    to = free[pick(len(free))]
    if not lcus or to in plan.lcus:
        return None
    moved = lcus[pick(len(lcus))]
    return plan._replace(lcus=tuple([to if place == moved else place for place in plan.lcus]))


def turned(place: Place) -> Place:
    """The same place on the other level."""
    return place._replace(level=Level.ONE if place.level is Level.TWO else Level.TWO)


def with_levels_exchanged(map: Map) -> Map:
    """The same Map with its levels numbered the other way round."""
    plan = map.plan
    sectors = tuple([sector._replace(place=turned(sector.place)) for sector in plan.sectors])
    stairs = tuple([Staircase(turned(high), turned(low)) for low, high in plan.stairs])
    return Map(
        Plan(
            plan.columns, plan.rows, sectors, stairs, tuple([turned(place) for place in plan.lcus]), turned(plan.start)
        )
    )

"""What is drawn of ALONE: the sectors of both floors, as the Hero or as Evil sees them."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, NamedTuple

from nocturne.games.alone.screen import MapExit
from nocturne.games.alone.views import AloneView, EvilMap, MapCreature, SeenCreature

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

Spot = tuple[int, int]
"""Columns east and rows south."""


class Sector(NamedTuple):
    """A sector as it is drawn, for whichever side."""

    exits: Mapping[Any, str]
    room: str | None
    creatures: Sequence[SeenCreature | MapCreature]
    condition: str | None
    lit: bool
    known: bool
    lcu: bool
    danger: bool
    mission: bool
    hero: bool


Floor = dict[Spot, Sector]


def labyrinth_floors(view: AloneView) -> dict[str, Floor]:
    """The Revealed sectors of both floors."""
    floors: dict[str, Floor] = {"start": {}, "other": {}}
    for seen in view.labyrinth:
        floors[seen.floor][seen.east, seen.south] = Sector(
            exits=seen.exits,
            room=seen.room,
            creatures=seen.creatures,
            condition=seen.condition,
            lit=seen.lit,
            known=False,
            lcu=seen.lcu,
            danger=seen.danger,
            mission=seen.mission,
            hero=seen.hero,
        )
    return floors


def map_floors(view: AloneView, map: EvilMap) -> dict[str, Floor]:
    """The whole Map, as Evil sees it."""
    barred = {(door.at, door.side) for door in map.barred}
    conditions = {place: kind for kind, places in map.conditions.items() for place in places}
    wanted = {mission.room for mission in view.missions if not mission.done}
    floors: dict[str, Floor] = {"1": {}, "2": {}}
    for sector in map.plan.sectors:
        at = sector.at
        floors[str(sector.level)][sector.column, sector.row] = Sector(
            exits={way.way: kind_of(at, way, barred) for way in sector.exits},
            room=sector.room,
            creatures=[creature for creature in map.creatures if creature.at == at],
            condition=conditions.get(at),
            lit=at in map.lit,
            known=at in map.revealed,
            lcu=sector.lcu,
            danger=at in map.dangers,
            mission=sector.room in wanted,
            hero=at == map.hero_at,
        )
    return floors


def kind_of(at: str, exit: MapExit, barred: Container[tuple[str, str]]) -> str:
    """What stands on a side of a sector: nothing, a door, or a barred one, which is listed from one of its sides."""
    if not exit.door:
        return "open"
    return "barred" if (at, exit.way) in barred or (exit.to, opposite(exit.way)) in barred else "door"


def opposite(side: str) -> str:
    """The other side of a door."""
    return {"north": "south", "east": "west", "south": "north", "west": "east"}[side]

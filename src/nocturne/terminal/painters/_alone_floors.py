"""What is drawn of ALONE: the sectors of both floors, as the Hero or as Evil sees them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from nocturne.games.alone.notation import read_map
from nocturne.games.alone.plan import WINDS
from nocturne.terminal.painters._pen import View

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

Spot = tuple[int, int]
"""Columns east and rows south."""


class Sector(NamedTuple):
    """A sector as it is drawn, for whichever side."""

    exits: Mapping[str, str]
    room: str | None
    creatures: Sequence[Mapping[str, Any]]
    condition: str | None
    lit: bool
    known: bool
    lcu: bool
    danger: bool
    mission: bool
    hero: bool


Floor = dict[Spot, Sector]


def labyrinth_floors(view: View) -> dict[str, Floor]:
    """The Revealed sectors of both floors."""
    floors: dict[str, Floor] = {"start": {}, "other": {}}
    for one in view.get("labyrinth", []):
        floors[one["floor"]][one["east"], one["south"]] = Sector(
            exits=one["exits"],
            room=one["room"],
            creatures=one["creatures"],
            condition=one["condition"],
            lit=one["lit"],
            known=False,
            lcu=one["lcu"],
            danger=one["danger"],
            mission=one["mission"],
            hero=one["hero"],
        )
    return floors


def map_floors(view: View) -> dict[str, Floor]:
    """The whole Map, as Evil sees it."""
    plan = read_map(view["map"]).plan
    rooms = {sector.place: sector.room for sector in plan.sectors}
    barred = barred_sides(view["barred"])
    stairs = {place for both in plan.stairs for place in both}
    conditions = {place: kind for kind, places in view["conditions"].items() for place in places}
    wanted = {one["room"] for one in view["missions"] if not one["done"]}
    floors: dict[str, Floor] = {"1": {}, "2": {}}
    for sector in plan.sectors:
        place, at = sector.place, str(sector.place)
        exits = {"stairs": "open"} if place in stairs else {}
        for wind in WINDS:
            if sector.exits >> wind & 1:
                door = bool(sector.room) != bool(rooms[place.towards(wind)])
                exits[wind.key] = ("barred" if (at, wind.key) in barred else "door") if door else "open"
        floors[f"{place.level:d}"][place.column, place.row] = Sector(
            exits=exits,
            room=sector.room.value if sector.room else None,
            creatures=[one for one in view["creatures"] if one["at"] == at],
            condition=conditions.get(at),
            lit=at in view["lit"],
            known=at in view["revealed"],
            lcu=place in plan.lcus,
            danger=at in view["dangers"],
            mission=bool(sector.room) and sector.room.value in wanted if sector.room else False,
            hero=at == view["hero_at"],
        )
    return floors


def barred_sides(doors: Iterable[str]) -> set[tuple[str, str]]:
    """The barred doors, such as "1:0,0 east", from both their sides."""
    found = set()
    for door in doors:
        at, side = door.split(" ")
        level, _, spot = at.partition(":")
        column, row = map(int, spot.split(","))
        east, south = STEPS[side]
        found |= {(at, side), (f"{level}:{column + east},{row + south}", opposite(side))}
    return found


def opposite(side: str) -> str:
    """The other side of a door."""
    return {"north": "south", "east": "west", "south": "north", "west": "east"}[side]

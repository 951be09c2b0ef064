"""The Map as Evil sees it: places, ways, distances, and where the Hero has to go."""

from __future__ import annotations

from functools import lru_cache

from nocturne.bots._records import printed
from nocturne.games.alone.screen import MapPlan
from nocturne.games.alone.views import AloneView, BarredDoor

OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
FAR = 99

Graph = dict[str, dict[str, str]]
"""Each place with the way to each of its neighbours."""


@lru_cache(8)
def graph_of(plan: MapPlan) -> Graph:
    """The Map as places and ways; barred doors are in it, for they can be forced."""
    return {sector.at: {exit.to: exit.way for exit in sector.exits} for sector in plan.sectors}


@lru_cache(8)
def rooms_of(plan: MapPlan) -> dict[str, str]:
    """Where each Room is."""
    return {sector.room: sector.at for sector in plan.sectors if sector.room is not None}


@lru_cache(32)
def steps_between(plan: MapPlan, start: str, barred: tuple[BarredDoor, ...]) -> dict[str, int]:
    """How many steps each place is from one of them; to force a barred door takes one more."""
    graph = graph_of(plan)
    shut = {(door.at, door.side) for door in barred}
    steps_to: dict[str, int] = {}
    due = {0: [start]}
    steps = 0
    while due:
        for here in due.pop(steps, ()):
            if here in steps_to:
                continue
            steps_to[here] = steps
            for there, way in graph.get(here, {}).items():
                if there not in steps_to:
                    more = 1 + ((here, way) in shut or (there, OPPOSITE.get(way, way)) in shut)
                    due.setdefault(steps + more, []).append(there)
        steps += 1
    return steps_to


def from_hero(view: AloneView) -> dict[str, int]:
    """How far each place is from the Hero."""
    if view.map is None:
        return {}
    return steps_between(view.map.plan, view.map.hero_at, view.map.barred)


def mission_rooms(view: AloneView) -> list[str]:
    """The places where the Hero has to go: of the Final Mission once it is active, of the others before."""
    active = [mission for mission in view.missions if mission.active and not mission.done]
    final = [mission for mission in active if colour_of(mission.mission) == "red"]
    places = rooms_of(view.map.plan) if view.map is not None else {}
    return [places[mission.room] for mission in final or active if mission.room in places]


def colour_of(mission: str) -> str:
    """The colour of a Mission card."""
    colour: str = printed(f"mission/{mission}").get("colour", "")
    return colour


def on_the_way(view: AloneView) -> dict[str, int]:
    """Places on a shortest way of the Hero's to a Room of a Mission, and how many steps ahead they are."""
    map = view.behind()
    return _ahead(map.plan, map.hero_at, map.barred, tuple(mission_rooms(view)))


@lru_cache(8)
def _ahead(plan: MapPlan, start: str, barred: tuple[BarredDoor, ...], rooms: tuple[str, ...]) -> dict[str, int]:
    hero = steps_between(plan, start, barred)
    ahead: dict[str, int] = {}
    for room in rooms:
        back = steps_between(plan, room, barred)
        whole = hero.get(room, FAR)
        for place, steps in hero.items():
            if steps + back.get(place, FAR) == whole:
                ahead[place] = min(steps, ahead.get(place, FAR))
    return ahead

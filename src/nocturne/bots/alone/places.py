"""The Map as Evil sees it: places, ways, distances, and where the Hero has to go."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from nocturne.bots._player import View
from nocturne.bots._records import printed

WINDS = {"north": (1, 0, -1), "east": (2, 1, 0), "south": (4, 0, 1), "west": (8, -1, 0)}
"""The digit of an exit in a drawn map, and where it leads."""
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
FAR = 99

Graph = dict[str, dict[str, str]]
"""Each place with the way to each of its neighbours."""


@lru_cache(8)
def graph_of(drawn: str) -> Graph:
    """The drawn Map as places and ways; barred doors are in it, for they can be forced."""
    graph: Graph = {}
    level, row = "", 0
    for line in drawn.splitlines():
        words = line.split()
        if words[0] == "level":
            level, row = words[1], 0
        elif words[0] == "stairs":
            for pair in words[1:]:
                low, high = pair.split("-")
                graph.setdefault(low, {})[high] = graph.setdefault(high, {})[low] = "stairs"
        elif len(words[0]) == 2 and words[0][0] in "cR.":
            for column, cell in enumerate(words):
                if cell != "..":
                    graph.setdefault(f"{level}:{column},{row}", {}).update(ways_of(cell, level, column, row))
            row += 1
    return graph


def ways_of(cell: str, level: str, column: int, row: int) -> dict[str, str]:
    """The neighbours of a drawn sector."""
    exits = int(cell[1], 16)
    return {f"{level}:{column + e},{row + s}": way for way, (bit, e, s) in WINDS.items() if exits & bit}


@lru_cache(8)
def rooms_of(drawn: str) -> dict[str, str]:
    """Where each Room is."""
    words = drawn.split()
    places = graph_of(drawn)
    return {name: there for name, there in pairwise(words) if there in places and not name[0].isdigit()}


@lru_cache(32)
def steps_between(drawn: str, start: str, barred: tuple[str, ...]) -> dict[str, int]:
    """How many steps each place is from one of them; to force a barred door takes one more."""
    graph = graph_of(drawn)
    shut = {tuple(door.split()) for door in barred}
    found: dict[str, int] = {}
    due = {0: [start]}
    steps = 0
    while due:
        for here in due.pop(steps, ()):
            if here in found:
                continue
            found[here] = steps
            for there, way in graph.get(here, {}).items():
                if there not in found:
                    more = 1 + ((here, way) in shut or (there, OPPOSITE.get(way, way)) in shut)
                    due.setdefault(steps + more, []).append(there)
        steps += 1
    return found


def from_hero(view: View) -> dict[str, int]:
    """How far each place is from the Hero."""
    if "map" not in view:
        return {}
    return steps_between(view["map"], view["hero_at"], tuple(view["barred"]))


def mission_rooms(view: View) -> list[str]:
    """The places where the Hero has to go: of the Final Mission once it is active, of the others before."""
    active = [one for one in view["missions"] if one["active"] and not one["done"]]
    final = [one for one in active if colour_of(one["mission"]) == "red"]
    places = rooms_of(view.get("map", ""))
    return [places[one["room"]] for one in final or active if one["room"] in places]


def colour_of(mission: str) -> str:
    """The colour of a Mission card."""
    found: str = printed(f"mission/{mission}").get("colour", "")
    return found


def on_the_way(view: View) -> dict[str, int]:
    """Places on a shortest way of the Hero's to a Room of a Mission, and how many steps ahead they are."""
    return _ahead(view["map"], view["hero_at"], tuple(view["barred"]), tuple(mission_rooms(view)))


@lru_cache(8)
def _ahead(drawn: str, start: str, barred: tuple[str, ...], rooms: tuple[str, ...]) -> dict[str, int]:
    hero = steps_between(drawn, start, barred)
    ahead: dict[str, int] = {}
    for room in rooms:
        back = steps_between(drawn, room, barred)
        whole = hero.get(room, FAR)
        for place, steps in hero.items():
            if steps + back.get(place, FAR) == whole:
                ahead[place] = min(steps, ahead.get(place, FAR))
    return ahead

"""Evil in ALONE by rules of thumb: be near the Hero, play every card that hurts, let no light stand."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from nocturne.bots._player import View
from nocturne.kernel import Decision

WINDS = {"north": (1, 0, -1), "east": (2, 1, 0), "south": (4, 0, 1), "west": (8, -1, 0)}
"""The digit of an exit in a drawn map, and where it leads."""
FAR = 99
NEAR = 3
"""From so far a Common Reaction is worth a card."""
PLACE = re.compile(r"[12]:\d+,\d+")

Graph = dict[str, dict[str, str]]
"""Each place with the way to each of its neighbours."""


class Bot:
    """An Evil player. It remembers nothing: Evil sees everything."""

    def choose(self, view: View, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        ids = [option.id for option in decision.options]
        rank = RANKS.get(decision.kind)
        if rank is None or len(ids) == 1:
            return rng.choice(ids)
        worth = rank(view, ids)
        best = max(worth[one] for one in ids)
        return rng.choice([one for one in ids if worth[one] == best])


Worth = Mapping[str, float]
Rank = Callable[[View, Sequence[str]], Worth]
"""What each answer is worth."""


def graph_of(view: View) -> Graph:
    """The drawn Map as places and ways; barred doors are in it, for they can be forced."""
    graph: Graph = {}
    level, row = "", 0
    for line in view["map"].splitlines():
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


def distances(graph: Graph, start: str) -> dict[str, int]:
    """How many steps each place is from one of them."""
    found = {start: 0}
    due = deque([start])
    while due:
        here = due.popleft()
        for there in graph.get(here, {}):
            if there not in found:
                found[there] = found[here] + 1
                due.append(there)
    return found


def from_hero(view: View) -> dict[str, int]:
    """How far each place is from the Hero."""
    return distances(graph_of(view), view["hero_at"]) if "map" in view else {}


def place_in(option: str) -> str:
    """The place that an option names, or nothing."""
    found = PLACE.search(option)
    return found[0] if found else ""


# -- what answers are worth


def near_the_hero(view: View, ids: Sequence[str]) -> Worth:
    """The nearer, the better; to leave it be is the worst."""
    steps = from_hero(view)
    return {one: -steps.get(place_in(one), FAR) for one in ids}


def in_the_way(view: View, ids: Sequence[str]) -> Worth:
    """A token lies best one or two steps from the Hero, or in the Room of a Mission."""
    steps = from_hero(view)
    rooms = mission_places(view)
    return {one: -abs(steps.get(place_in(one), FAR) - 1) + 2 * (place_in(one) in rooms) for one in ids}


def mission_places(view: View) -> set[str]:
    """Where the Hero must go."""
    words = view.get("map", "").split()
    rooms = {one["room"] for one in view["missions"] if one["active"] and not one["done"]}
    return {there for name, there in pairwise(words) if name in rooms}


def best_mover(view: View, ids: Sequence[str]) -> Worth:
    """The creature that is nearest without being there already."""
    steps = from_hero(view)
    return {
        one: -float(steps.get(place_in(one), FAR)) if steps.get(place_in(one)) else -FAR - 1.0 * (one != "done")
        for one in ids
    }


def towards_the_hero(view: View, ids: Sequence[str]) -> Worth:
    """A step that leads nearer; to stay rather than to go away."""
    graph, steps = graph_of(view), from_hero(view)
    at = moving_at(view)
    here = steps.get(at, FAR)
    worth = dict.fromkeys(ids, 0.0)
    ways = {way: there for there, way in graph.get(at, {}).items()}
    for one in ids:
        word, _, way = one.partition(":")
        if word in ("creep", "force"):
            worth[one] = here - steps.get(ways.get(way, ""), FAR) - 0.5 * (word == "force")
    return worth


def moving_at(view: View) -> str:
    """Where the creature stands that moves now: the last one chosen."""
    places = {one["token"]: one["at"] for one in view["creatures"]}
    movers: list[int] = list(view["movers"])
    return str(places.get(movers[-1], "")) if movers else ""


def reaction(view: View, ids: Sequence[str]) -> Worth:
    """Cards with their Dangerous effect, cards, the boss; a Common Reaction if a creature can come closer by it."""
    steps = from_hero(view)
    gaps = [steps.get(one["at"], FAR) for one in view["creatures"]]
    close = any(0 < gap <= NEAR for gap in gaps)
    words = {"play-dangerous": 4.0, "play": 3.0, "boss-breeds": 2.0, "common": 1.0 if close else -1.0, "pass": 0.0}
    return {one: words.get(one.partition(":")[0], 0.0) for one in ids}


def worst_kind(view: View, ids: Sequence[str]) -> Worth:
    """The type that hurts most: its dice in the dark, and the SC lost on meeting it."""
    stats: Mapping[str, Sequence[int]] = view["stats"]
    rows: dict[str, Any] = {one: stats.get(one.rpartition(":")[2]) for one in ids}
    return {one: rows[one][2] + rows[one][4] if rows[one] else -1 for one in ids}


def say_no_more(_view: View, ids: Sequence[str]) -> Worth:
    """Keep the noise to yourself, keep the cards."""
    return {one: float(one in ("silence", "pass", "on-hero")) for one in ids}


RANKS: dict[str, Rank] = {
    "FirstWhere": near_the_hero,
    "SpawnWhere": near_the_hero,
    "BossWhere": near_the_hero,
    "TeleportWhere": near_the_hero,
    "DarkenWhere": near_the_hero,
    "BarWhich": near_the_hero,
    "FirstDanger": in_the_way,
    "PlaceDanger": in_the_way,
    "TokenWhere": in_the_way,
    "ChooseMover": best_mover,
    "ChooseTeleported": lambda view, ids: {one: -worth for one, worth in near_the_hero(view, ids).items()},
    "CreatureMoves": towards_the_hero,
    "ReactionWindow": reaction,
    "FirstKind": worst_kind,
    "ChooseKind": worst_kind,
    "NextToScare": worst_kind,
    "Hush": say_no_more,
    "ThrowCards": say_no_more,
    "TurnOnCompanion": say_no_more,
}
"""How the answers to each kind of question are weighed; to others any answer is as good."""

"""The Hero in ALONE by rules of thumb: find the Rooms of the Missions, interact, fight what is in the way, recover."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple

from nocturne.bots._player import View
from nocturne.kernel import Decision

WINDS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
WEAPONS = ("it_bolt", "it_thermite", "it_acid", "it_ammo")
LIKED = (*WEAPONS, "it_vest", "it_stim", "it_calm", "it_shot", "it_harness", "it_salts", "it_lamp", "it_neutral")
"""Items to keep, the best first."""
FAR = 99
FRESH = 3
"""So near to where it was given, the answer to a Track action is not asked for again."""
LATE = 6
"""From this Turn on the Adrenaline left may be used up: it is refilled."""
LOW = 5
"""So little Life or SC is recovered at once."""
HOLDS = 6
"""How many Items the Inventory holds."""

Spot = tuple[str, int, int]
"""Floor, columns east, rows south, as the Hero counts them."""


class Answer(NamedTuple):
    """What a Track action told: from where, how far, on which level."""

    at: Spot
    distance: int
    level: str


class Memory:
    """The Labyrinth as far as it was ever seen: pieces are taken off the table, but nobody forgets."""

    def __init__(self) -> None:
        self.sectors: dict[Spot, Mapping[str, Any]] = {}
        self.stairs: dict[Spot, Spot] = {}
        self.answers: dict[str, list[Answer]] = {}
        self.here: Spot | None = None
        self.heard: list[Any] = []

    def look(self, view: View) -> None:
        """Take in what is to be seen now. To look twice at the same changes nothing."""
        before = self.here
        for sector in view.get("labyrinth", []):
            spot = (sector["floor"], sector["east"], sector["south"])
            self.sectors[spot] = sector
            if sector["hero"]:
                self.here = spot
        if before and self.here and before[0] != self.here[0] and "stairs" in self.sectors[before]["exits"]:
            self.stairs[before], self.stairs[self.here] = self.here, before
        self.listen(list(view["heard"]))

    def listen(self, heard: list[Any]) -> None:
        """Remember new answers to Track actions, with the place where they were given."""
        known = max(size for size in range(len(heard) + 1) if size == 0 or self.heard[-size:] == heard[:size])
        for told in heard[known:]:
            if told["key"] == "event-track-answered" and self.here and told["level"] in ("same", "other"):
                answer = Answer(self.here, int(told["distance"]), told["level"])
                self.answers.setdefault(told["target"]["target"], []).append(answer)
        self.heard = heard

    def beside(self, spot: Spot) -> Iterator[tuple[str, Spot | None, int]]:
        """The ways out of a known sector, where they lead and how many actions they take."""
        for way, kind in self.sectors[spot]["exits"].items():
            if way == "stairs":
                yield way, self.stairs.get(spot), 1
            else:
                east, south = WINDS[way]
                yield way, (spot[0], spot[1] + east, spot[2] + south), 1 + (kind == "barred")

    def ways(self) -> tuple[dict[Spot, tuple[int, str]], list[tuple[int, str, Spot, str]]]:
        """From here to each known sector: steps and first way; and the edges of the known, with the last way."""
        assert self.here is not None
        reached: dict[Spot, tuple[int, str]] = {}
        edges = []
        due = [(0, "", self.here)]
        while due:
            steps, first, spot = heappop(due)
            if spot in reached:
                continue
            reached[spot] = (steps, first)
            for way, there, cost in self.beside(spot):
                if there is None or there not in self.sectors:
                    edges.append((steps + cost, first or way, there or spot, way))
                elif there not in reached:
                    company = len(self.sectors[there]["creatures"])  # a die for each, and they may follow
                    heappush(due, (steps + cost + company, first or way, there))
        return reached, edges


class Bot:
    """The Hero's player."""

    def __init__(self) -> None:
        self.memory = Memory()

    def watch(self, view: View) -> None:
        """Remember what is to be seen."""
        self.memory.look(view)

    def choose(self, view: View, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        self.watch(view)
        ids = [option.id for option in decision.options]
        answer = ANSWERS.get(decision.kind)
        found = answer(self.memory, view, ids) if answer and len(ids) > 1 else None
        return found if found in ids else rng.choice(ids)


# -- where to go


def goals(view: View) -> list[str]:
    """The Rooms to go to: that of the Final Mission once it is active."""
    active = [one for one in view["missions"] if one["active"] and not one["done"]]
    final = [one for one in active if one["mission"].startswith("f_")]
    return [one["room"] for one in final or active]


def way_on(memory: Memory, view: View) -> tuple[str, int]:
    """The first way towards a Room of a Mission, or else to where it may be; and the steps to it if it is known."""
    if memory.here is None:
        return "", FAR
    reached, edges = memory.ways()
    wanted = goals(view)
    rooms = [reached[spot] for spot in reached if memory.sectors[spot]["room"] in wanted and spot != memory.here]
    if rooms:
        steps, way = min(rooms)
        return way, steps
    if not edges:
        return "", FAR
    best = min(edges, key=lambda edge: (edge[0] + hope(memory, wanted, edge), edge))
    return best[1], FAR


def hope(memory: Memory, wanted: Sequence[str], edge: tuple[int, str, Spot, str]) -> float:
    """How far beyond an edge of the known the nearest wanted Room may be, by what was tracked."""
    _, _, spot, way = edge
    guesses = [guess for room in wanted for guess in likely(memory, room, spot, way)]
    return min(guesses, default=2.0 * (way == "stairs"))


def likely(memory: Memory, room: str, spot: Spot, way: str) -> Iterator[float]:
    """Guesses for one Room: on the other level, or as far from where it was tracked as was told."""
    answers = memory.answers.get(room, [])[-3:]
    floors = {(one.at[0] if one.level == "same" else "else " + one.at[0]) for one in answers}
    if not answers:
        return
    if way == "stairs":
        yield 1.0 if spot[0] not in floors else 12.0
        return
    local = [one for one in answers if one.at[0] == spot[0] and one.level == "same"]
    if not local:
        yield 8.0
        return
    for east in range(-local[-1].distance, local[-1].distance + 1):
        for south in range(-local[-1].distance, local[-1].distance + 1):
            there = (spot[0], local[-1].at[1] + east, local[-1].at[2] + south)
            slack = [one.distance - apart(one.at, there) for one in local]
            if min(slack) >= 0 and there not in memory.sectors:
                yield apart(spot, there) + 0.5 * sum(slack)


def apart(one: Spot, other: Spot) -> int:
    """Columns and rows between two spots."""
    return abs(one[1] - other[1]) + abs(one[2] - other[2])


def should_track(memory: Memory, view: View) -> bool:
    """Whether no wanted Room is known and none was tracked near here."""
    wanted = goals(view)
    if memory.here is None or any(one["room"] in wanted for one in memory.sectors.values()):
        return False
    here = memory.here
    answers = [one for room in wanted for one in memory.answers.get(room, [])]
    return not any(one.at[0] == here[0] and apart(one.at, here) <= FRESH for one in answers)


# -- the Turn


def turn(memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """The first of these that is possible and sensible."""
    return next(filter(None, plans(memory, view, ids)), None)


def plans(memory: Memory, view: View, ids: Sequence[str]) -> Iterator[str | None]:
    """What to do in a Turn, the most important first."""
    here = memory.sectors.get(memory.here, {}) if memory.here else {}
    way, _ = way_on(memory, view)
    safe = not here.get("creatures")
    lost = should_track(memory, view) and safe
    interact = starting(ids, "interact-mission")
    yield starting(ids, "use-item")
    yield heal(view, ids)
    if interact or not lost:
        yield starting(ids, "bullet-time")
    yield interact
    if not safe and worth_a_fight(here, view):
        yield weapon(ids) or target(view, ids)
    if safe:
        yield from in_peace(here, view, ids, way)
    if lost:
        yield starting(ids, "track")
    yield from (f"{word}:{way}" for word in ("move", "unbar") if f"{word}:{way}" in ids)
    yield weapon(ids) or target(view, ids)
    yield starting(ids, "move") or starting(ids, "loot")


def in_peace(here: Mapping[str, Any], view: View, ids: Sequence[str], way: str) -> Iterator[str | None]:
    """What is worth a Turn while no creature is about: the bonus of a Room, the light."""
    if here.get("room") and here["room"] not in view["looted"] and len(view["items"]) < HOLDS - 1:
        yield starting(ids, "loot")
    if here.get("lcu") and not here["lit"]:
        yield starting(ids, f"repair:{way}") or starting(ids, "repair")


def worth_a_fight(here: Mapping[str, Any], view: View) -> bool:
    """Whether a creature stands between the Hero and a Mission, or would probably die; else it is better to run.

    To leave a creature behind costs the throw of one die, to stay that of two or more.
    """
    if here["room"] in goals(view):
        return True
    stats: Mapping[str, Sequence[int]] = view["stats"]
    rows = [(stats.get(one["kind"], (2, 2))[one["wounded"]], one["wounded"]) for one in here["creatures"]]
    return any(wounded and hits <= 1 + here["lit"] for hits, wounded in rows)


def starting(ids: Sequence[str], word: str) -> str | None:
    """The first option of a kind."""
    return next((one for one in ids if one == word or one.startswith(f"{word}:")), None)


def heal(view: View, ids: Sequence[str]) -> str | None:
    """Recover what is lower, once it is low or the Round is nearly over."""
    offered = [one for one in ids if one.startswith("heal:")]
    lowest = min(offered, key=lambda one: view[one.partition(":")[2]], default=None)
    if lowest is None:
        return None
    return lowest if view[lowest.partition(":")[2]] <= LOW or view["turn"] >= LATE else None


def weapon(ids: Sequence[str]) -> str | None:
    """The best weapon at hand."""
    ends = {one.rpartition(":")[2]: one for one in ids if one.startswith("use-action-item:")}
    return next((ends[item] for item in WEAPONS if item in ends), None)


def target(view: View, ids: Sequence[str]) -> str | None:
    """The creature that dies most easily; among those the one that hits hardest."""
    stats: Mapping[str, Sequence[int]] = view["stats"]
    attacks = [one for one in ids if one.startswith("attack:")]
    rows = {one: stats.get(one.rpartition(":")[2], (2, 2, 2, 2)) for one in attacks}
    return min(attacks, key=lambda one: (rows[one][0] + rows[one][1], -rows[one][2], one), default=None)


# -- other questions


def go(memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """A step of a longer Move, or a direction."""
    way, _ = way_on(memory, view)
    return next((one for one in ids if one.endswith(f":{way}")), "done" if "done" in ids else None)


def track_targets(_memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """The Rooms of the Missions, one after the other; then the stairs."""
    wanted = [*goals(view), "stairs"]
    return next((f"target:{one}" for one in wanted if one not in view["tracked"] and f"target:{one}" in ids), None)


def first(_memory: Memory, _view: View, ids: Sequence[str]) -> str | None:
    """Use what there is to use."""
    return ids[0]


def last(_memory: Memory, _view: View, ids: Sequence[str]) -> str | None:
    """As much as possible."""
    return max(ids, key=lambda one: int(one.rpartition(":")[2]) if one[-1].isdigit() else -1)


def drop(_memory: Memory, _view: View, ids: Sequence[str]) -> str | None:
    """What is liked least."""
    likes = {item: place for place, item in enumerate(LIKED)}
    return max(ids, key=lambda one: (likes.get(one.rpartition(":")[2], FAR), one))


def recover(_memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """What is lower."""
    return min(ids, key=lambda one: (view.get(one.partition(":")[2], FAR), one))


def bar(memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """A door that the Hero does not go through next: to bar it costs nothing, and a creature a step."""
    way, _ = way_on(memory, view)
    return next((one for one in ids if one.startswith("bar:") and one != f"bar:{way}"), "pass")


def attack(_memory: Memory, view: View, ids: Sequence[str]) -> str | None:
    """Whom to attack with an Item."""
    return target(view, ids)


Weigh = Callable[[Memory, View, Sequence[str]], str | None]

ANSWERS: dict[str, Weigh] = {
    "HeroTurn": turn,
    "FirstStep": go,
    "MoveOn": go,
    "ChooseWay": go,
    "RepairToward": go,
    "UnbarFirst": go,
    "TrackTargets": track_targets,
    "ClearDanger": first,
    "OnOccasion": first,
    "HowMany": last,
    "HowManyCharges": last,
    "DropItems": drop,
    "DiscardItem": drop,
    "RecoverEither": recover,
    "ChooseTarget": attack,
    "BarDoor": bar,
    "UpgradeItems": lambda _memory, _view, ids: ids[-1],
}
"""How each kind of question is answered; others by chance."""

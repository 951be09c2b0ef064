"""Where what the Hero looks for may be, by what was seen and tracked; and the way to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from nocturne.bots.alone.memory import BACK, WINDS, Answer, Edge, Memory, Reached, Sector, Spot, apart

WIDE, HIGH = 6, 5
"""A level has so many columns and rows (AL-MAPGEN-02)."""
ROOMS_APART = 3
"""Rooms of a level are at least so far from each other (AL-MAPGEN-04)."""
ODD = 0.15
"""How likely it is that a way goes over stairs and back, so that odd and even do not fit."""
OTHER_FLOOR = 6.0
"""How far a Room on the other level is from the stairs, as long as nothing is known."""

CORNERS = 1.2
"""How much longer a route is than the straight distance, on the average."""
NO_IDEA = 6.0
"""How far something is of which nothing is known."""
FAR = 99.0

STEPS = tuple([(way, WINDS[way], BACK[way]) for way in WINDS])

Guess = dict[Spot, float]
"""Places with weights."""


def place_of(memory: Memory, room: str) -> Spot | None:
    """Where a Room is, if it was ever seen."""
    return next((spot for spot, sector in memory.sectors.items() if sector.room == room), None)


def floor_of(memory: Memory, target: str) -> str:
    """The floor a Room is on, by the last answer; one that was never seen has another name than those that were."""
    last = memory.answers[target][-1]
    if last.level == "same":
        return last.at[0]
    others = {spot[0] for spot in memory.sectors} - {last.at[0]}
    return others.pop() if others else ""


def elsewhere(memory: Memory, room: str) -> bool:
    """Whether a Room is on the other level, as far as was told, and no stairs to it were seen."""
    if memory.here is None or room not in memory.answers or floor_of(memory, room) == memory.here[0]:
        return False
    return not any("stairs" in sector.exits for spot, sector in memory.sectors.items() if spot[0] == memory.here[0])


def guess(memory: Memory, target: str, floor: str, *, room: bool = True) -> Guess:
    """Where on a floor an unseen Room, or the stairs, may be, and how likely it is there."""
    told = tuple(
        [answer for answer in memory.answers.get(target, []) if (answer.at[0], answer.level) == (floor, "same")]
    )
    kept = memory.worked_out()
    key = ("guess", floor, room, told[-3:])
    places: Guess | None = kept.get(key)
    if places is None:
        places = kept[key] = _guess(memory, floor, told[-3:], room=room)
    return places


def _guess(memory: Memory, floor: str, told: Sequence[Answer], *, room: bool) -> Guess:
    known = [spot for spot in memory.sectors if spot[0] == floor]
    if not known:
        return {}
    cells = dict.fromkeys(unseen(memory, known, floor))  # in order, so that sums of weights come out the same again
    behind = dict(beyond_exits(memory, known))
    rooms = [spot for spot in known if memory.sectors[spot].room] if room else []
    weights = {spot: memory.style.door if behind.get(spot, "open") != "open" else 1.0 for spot in cells}
    for spot in cells:
        if room and (behind.get(spot) == "open" or any(apart(spot, room_at) < ROOMS_APART for room_at in rooms)):
            del weights[spot]
    around = around_of(memory, floor)
    for answer in told:
        steps = at_least(around, answer.at)
        weights = {
            spot: weight * likely(answer, steps.get(spot, answer.distance + 1), memory.style.crooked)
            for spot, weight in weights.items()
        }
    return {spot: weight for spot, weight in weights.items() if weight > 0}


def unseen(memory: Memory, known: Sequence[Spot], floor: str) -> Iterator[Spot]:
    """The cells that may belong to a floor, as wide and high as it can be, and were never seen."""
    easts, souths = [spot[1] for spot in known], [spot[2] for spot in known]
    for east in range(max(easts) - WIDE + 1, min(easts) + WIDE):
        for south in range(max(souths) - HIGH + 1, min(souths) + HIGH):
            if (floor, east, south) not in memory.sectors:
                yield floor, east, south


def beyond_exits(memory: Memory, known: Iterable[Spot]) -> Iterator[tuple[Spot, str]]:
    """Cells behind an exit: without a door they are corridors, with one they are Rooms (AL-MAP-08, AL-DOOR-15)."""
    for spot in known:
        for way, there, kind in memory.beside(spot):
            if there is not None and way != "stairs" and there not in memory.sectors:
                yield there, "open" if kind == "open" or memory.sectors[spot].room else kind


class Around:
    """Which places may lie beside which: by the exits that are known, and all sides where none is."""

    def __init__(self, known: Mapping[Spot, Sector], cells: AbstractSet[Spot]) -> None:
        self.known, self.cells = known, cells
        self.beside: dict[Spot, list[Spot]] = {}
        self.steps: dict[Spot, dict[Spot, int]] = {}

    def of(self, spot: Spot) -> list[Spot]:
        """The places that may lie beside one, found when first asked for."""
        known, cells = self.known, self.cells
        floor, east, south = spot
        exits = known[spot].exits if spot in known else WINDS
        beside = []
        for way, (e, s), back in STEPS:
            there = (floor, east + e, south + s)
            if way in exits and (there in cells or (there in known and (spot in known or back in known[there].exits))):
                beside.append(there)
        self.beside[spot] = beside
        return beside


def around_of(memory: Memory, floor: str) -> Around:
    """Which places of a floor may lie beside which."""
    kept = memory.worked_out()
    around: Around | None = kept.get(floor)
    if around is None:
        known = [spot for spot in memory.sectors if spot[0] == floor]
        around = kept[floor] = Around(memory.sectors.copy(), set(unseen(memory, known, floor)) if known else set())
    return around


def at_least(around: Around, start: Spot) -> dict[Spot, int]:
    """How many steps each place is away at least: by the exits that are known, and as the crow flies where none is."""
    if start in around.steps:
        return around.steps[start]
    least, due, beside = {start: 0}, [start], around.beside
    for spot in due:
        steps = least[spot] + 1
        for there in beside.get(spot) or around.of(spot):
            if there not in least:
                least[there] = steps
                due.append(there)
    around.steps[start] = least
    return least


def likely(answer: Answer, steps: int, crooked: float) -> float:
    """How well a place fits what was told: it cannot be farther than that, and few ways are much longer than needed."""
    slack = answer.distance - steps
    if slack < 0:
        return 0.0
    return crooked ** (slack // 2) if slack % 2 == 0 else ODD


# -- the way


def nearest(memory: Memory, rooms: Mapping[str, float], aim: str) -> tuple[str, str]:
    """Of some Rooms, each with the actions needed there, the one that costs least to reach, and the first step to it.

    A Room that the Hero already heads for is kept unless another is clearly nearer.
    """
    if memory.here is None:
        return aim, ""
    reached, edges = memory.ways()
    ways = []
    for room, work in rooms.items():
        way, cost = one_way(memory, room, reached, edges)
        ways.append((cost + work - memory.style.steady * (room == aim), room, way))
    _, room, way = min(ways, default=(FAR, aim, ""))
    return room, way


def one_way(memory: Memory, room: str, reached: Reached, edges: Sequence[Edge]) -> tuple[str, float]:
    """The way to one Room: to where it is, or to where it may be, or to the stairs."""
    spot = place_of(memory, room)
    assert memory.here is not None
    if spot == memory.here:
        return "", 0.0
    if spot is not None and spot in reached and spot != memory.here:
        cost, first = reached[spot]
        return first, cost
    told = memory.told.get(room)
    if told is not None and told[0] != memory.here and spot is None:
        reached, edges = memory.ways(avoid=told[0])  # the shortest way has left that place behind
    floor = floor_of(memory, room) if room in memory.answers else memory.here[0]
    scored = through_edges(memory, edges, guess(memory, room, floor), floor)
    scored += [
        (edge.cost + OTHER_FLOOR, edge.first) for edge in edges if edge.way == "stairs" and edge.spot[0] != floor
    ]
    if not any(known[0] == floor for known in reached):
        stairs = guess(memory, "stairs", memory.here[0], room=False)
        to_stairs = through_edges(memory, edges, stairs, memory.here[0], room=False)
        scored += [(cost + OTHER_FLOOR, first) for cost, first in to_stairs]
    if told is not None and told[0] == memory.here:
        scored = [scored_way for scored_way in scored if scored_way[1] == told[1]] or [(NO_IDEA, told[1])]
    if not scored:
        return "", FAR
    cost, first = min(scored)
    return first, cost


def through_edges(
    memory: Memory, edges: Sequence[Edge], places: Guess, floor: str, *, room: bool = True
) -> list[tuple[float, str]]:
    """For each edge on a floor: the cost to where something may be, on the average; and the first way."""
    around = around_of(memory, floor)
    return [
        (edge.cost + beyond(edge, places, around, room=room), edge.first)
        for edge in edges
        if edge.spot[0] == floor and edge.way != "stairs"
    ]


def beyond(edge: Edge, places: Guess, around: Around, *, room: bool) -> float:
    """How far it is from an edge to where something may be, on the average; behind a door there is a Room."""
    whole = sum(places.values())
    if not whole:
        return NO_IDEA
    steps = at_least(around, edge.spot)
    mean = CORNERS * sum(weight * steps.get(spot, NO_IDEA) for spot, weight in places.items()) / whole
    if edge.kind == "open":
        return mean
    share = places.get(edge.spot, 0.0) / whole if room else 0.0
    return (1 - share) * (mean + 2)  # it is there, or one has to come out again


def should_track(memory: Memory, rooms: Sequence[str]) -> bool:
    """Whether it is worth an action to ask where the Room is that the Hero aims at, or any of them at first.

    It is not, if the Room was seen, is on the other level, was asked for near by, or can only be in few places.
    """
    here, asked = memory.here, [room for room in rooms if room in memory.answers]
    if here is None or any(place_of(memory, room) is not None for room in rooms):
        return False
    if not asked:
        return True
    if memory.asks is not None:
        return bool(memory.asks)
    aim = memory.aim if memory.aim in asked else asked[0]
    floor = floor_of(memory, aim)
    if floor != here[0]:
        return False
    near = [
        answer
        for answer in memory.answers[aim]
        if answer.at[0] == floor and apart(answer.at, here) <= memory.style.fresh
    ]
    return not near and doubt(guess(memory, aim, floor)) > memory.style.doubt


def doubt(places: Guess) -> float:
    """Among how many equally likely places the guess is undecided (more, the more even the weights are).

    >>> doubt({("start", 0, 1): 1.0, ("start", 1, 0): 1.0})
    2.0
    """
    squares = sum(weight * weight for weight in places.values())
    return sum(places.values()) ** 2 / squares if squares else 99.0

"""Light for a Mission that wants it: which LCU can light the Room, and how to come to know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nocturne.bots.alone.goals import Goal
from nocturne.bots.alone.memory import BACK, WINDS, Memory, Spot
from nocturne.bots.alone.search import place_of

REACH = 2
"""An LCU lights so many sectors in a straight line (AL-LCU-02)."""


def lines(memory: Memory, room: Spot) -> Iterator[tuple[Spot, str, bool]]:
    """The sectors from which the Room could be lit, with the way from the Room, and whether they were ever seen."""
    yield room, "", True
    for way, (east, south) in WINDS.items():
        spot = room
        for _ in range(REACH):
            if memory.sectors[spot].exits.get(way) in (None, "barred"):
                break
            spot = (spot[0], spot[1] + east, spot[2] + south)
            yield spot, way, spot in memory.sectors
            if spot not in memory.sectors:
                break


def towards_light(memory: Memory, goal: Goal) -> str:
    """The first way to an LCU that lights the Room, as long as it is dark; none if no such LCU is known."""
    room = place_of(memory, goal.room)
    if room is None or memory.here is None or memory.sectors[room].lit:
        return ""
    reached, _ = memory.ways()
    ways = [
        reached[spot]
        for spot, _, seen in lines(memory, room)
        if seen and memory.sectors[spot].lcu and spot in reached and spot != memory.here
    ]
    return min(ways)[1] if ways else ""


def repair_towards(memory: Memory, ids: Sequence[str], goal: Goal) -> str | None:
    """Repair the LCU here so that the Room is lit, if it can be."""
    room = place_of(memory, goal.room)
    if room is None or memory.sectors[room].lit:
        return None
    for spot, way, _ in lines(memory, room):
        if spot == memory.here and memory.sector.lcu:
            option = (
                f"repair:{BACK[way]}"
                if way
                else next((offered for offered in ids if offered.startswith("repair:")), "")
            )
            return option if option in ids else None
    return None


def look_for_lcu(memory: Memory, ids: Sequence[str], goal: Goal) -> str | None:
    """From the dark Room, explore where an LCU in line with it may be."""
    room = place_of(memory, goal.room)
    if room is None or memory.here != room:
        return None
    in_line = list(lines(memory, room))
    if any(seen and memory.sectors[spot].lcu for spot, _, seen in in_line):
        return None
    return next((f"explore:{way}" for _, way, seen in in_line if not seen and f"explore:{way}" in ids), None)

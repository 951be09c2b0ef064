"""Plain searches on the Plan of a Map, slow and easy to follow, to hold the tables of routes and sight against."""

from collections.abc import Iterator

from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet
from nocturne.games.alone.plan import WINDS, Direction

CASES = [(seed, odds) for seed in range(6) for odds in (1, 2, 5)]


def some(draws: Draws, count: int, odds: int) -> int:
    """A random set of `count` things, each in it with a chance of 1 in `odds`."""
    return sum(1 << thing for thing in range(count) if draws.below(odds) == 0)


def is_barred(board: Map, one: SectorId, other: SectorId, barred: DoorSet) -> bool:
    door = board.door_between(one, other)
    return door is not None and bool(barred >> door & 1)


def ways(board: Map, here: SectorId, barred: DoorSet) -> Iterator[tuple[Direction, SectorId]]:
    """Every step out of a sector, found on the Plan."""
    sector = board.plan.sectors[here]
    for wind in WINDS:
        if sector.leads(wind):
            there = board.at(sector.place.towards(wind))
            if not is_barred(board, here, there, barred):
                yield wind, there
    for low, high in board.stairs:
        if here in (low, high):
            yield Direction.STAIRS, high if here == low else low


def steps_from(board: Map, start: SectorId, barred: DoorSet) -> dict[SectorId, int]:
    steps, waiting = {start: 0}, [start]
    for here in waiting:
        for _, there in ways(board, here, barred):
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def sectors(board: Map) -> list[SectorId]:
    return [SectorId(number) for number in range(len(board.plan.sectors))]


def walk(
    board: Map,
    hero: SectorId,
    wind: Direction,
    revealed: SectorSet,
    barred: DoorSet,
) -> Iterator[SectorId]:
    here = hero
    while board.plan.sectors[here].leads(wind):
        there = board.at(board.plan.sectors[here].place.towards(wind))
        has_door = (board.room(here) is None) != (board.room(there) is None)
        if is_barred(board, here, there, barred) or (has_door and here != hero):
            return
        if not revealed >> there & 1:
            return
        yield there
        here = there

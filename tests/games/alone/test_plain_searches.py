"""The tables of routes and sight against plain searches, on generated Maps with random doors barred."""

from collections.abc import Iterator

import pytest

from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet
from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.plan import WINDS, Direction
from nocturne.games.alone.routes import UNREACHABLE, routes
from nocturne.games.alone.sight import field_of_vision, straight_ahead

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


@pytest.mark.rule("AL-NOISE-02", "AL-NOISE-03", "AL-DOOR-07")
@pytest.mark.parametrize(("seed", "odds"), CASES)
def test_distances_and_first_steps_are_those_of_a_plain_search(seed: int, odds: int) -> None:
    board = generate(seed)
    barred = DoorSet(some(Draws(seed), len(board.doors), odds))
    table = routes(board, barred)
    all_steps = {start: steps_from(board, start, barred) for start in sectors(board)}
    for start, steps in all_steps.items():
        for goal in sectors(board):
            assert table.distance(start, goal) == steps.get(goal, UNREACHABLE)
            nearer = tuple(
                way
                for way, there in ways(board, start, barred)
                if goal != start and all_steps[there].get(goal, UNREACHABLE) < steps.get(goal, UNREACHABLE)
            )
            assert table.first_steps(start, goal) == nearer


@pytest.mark.rule("AL-FOV-01", "AL-FOV-03", "AL-FOV-04", "AL-FOV-07", "AL-FOV-08")
@pytest.mark.parametrize(("seed", "odds"), CASES)
def test_the_field_of_vision_is_that_of_a_plain_walk(seed: int, odds: int) -> None:
    board, draws = generate(seed), Draws(seed)
    barred = DoorSet(some(draws, len(board.doors), odds))
    revealed = SectorSet(board.everywhere & ~some(draws, len(board.plan.sectors), odds + 1))
    for hero in sectors(board):
        seen = {hero} | {there for wind in WINDS for there in walk(board, hero, wind, revealed, barred)}
        view = field_of_vision(board, hero, revealed, barred)
        assert view == sum(1 << sector for sector in seen)


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


@pytest.mark.rule("AL-EXPLORE-01", "AL-EXPLORE-07")
@pytest.mark.parametrize(("seed", "odds"), CASES)
def test_an_explored_line_is_that_of_plain_steps(seed: int, odds: int) -> None:
    board = generate(seed)
    barred = DoorSet(some(Draws(seed), len(board.doors), odds))
    for hero in sectors(board):
        for wind in WINDS:
            first = board.step(hero, wind, barred)
            second = None if first is None else board.step(first, wind, barred)
            plain = tuple(sector for sector in (first, second) if sector is not None)
            assert straight_ahead(board, hero, wind, barred) == plain

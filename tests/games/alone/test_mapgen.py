from functools import cache

import pytest

from nocturne.games.alone.map import Map
from nocturne.games.alone.mapgen import ATTEMPTS, NoMapFound, first_that_fits, generate
from nocturne.games.alone.plan import Level, MissionRooms, RoomName
from nocturne.games.alone.reference import reference_map
from tests.games.alone.mapcheck import broken_rules
from tests.games.alone.missions import ALL_MISSIONS, missions_of

SEEDS = range(300)  # ten thousand: python -m tests.games.alone.soak_mapgen 10000
GOLDEN = ["3510349ff80bcca4", "77f4043d426538db", "43c4a02b74ed3f5a"]


@cache
def maps() -> dict[int, Map]:
    return {seed: generate(seed, missions_of(seed)) for seed in SEEDS}


@cache
def breaches() -> dict[str, list[str]]:
    """Every rule that some generated Map breaks, with the seeds."""
    found: dict[str, list[str]] = {}
    for seed, board in maps().items():
        for rule, explanation in broken_rules(board, missions_of(seed)):
            found.setdefault(rule, []).append(f"seed {seed}: {explanation}")
    return found


@pytest.mark.rule("AL-MAPGEN-01")
def test_a_seed_gives_the_same_map_for_ever() -> None:
    assert [maps()[seed].digest for seed in range(3)] == GOLDEN
    assert generate(0, missions_of(0)) == maps()[0]


@pytest.mark.rule("AL-MAPGEN-01", "AL-MAP-07")
def test_another_seed_gives_another_map() -> None:
    assert len({board.digest for board in maps().values()}) == len(SEEDS)
    assert generate(7) != generate(7 + (1 << 64))
    assert generate(-1) != generate(1)


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param(rule, marks=pytest.mark.rule(rule))
        for rule in (
            "AL-MAP-08",
            "AL-MAPGEN-02",
            "AL-MAPGEN-03",
            "AL-MAPGEN-04",
            "AL-MAPGEN-05",
            "AL-MAPGEN-06",
            "AL-MAPGEN-07",
            "AL-MAPGEN-08",
            "AL-MAPGEN-09",
            "AL-MAPGEN-10",
            "AL-MAPGEN-12",
        )
    ],
)
def test_no_generated_map_breaks_the_rule(rule: str) -> None:
    assert breaches().get(rule) is None


def test_the_checker_knows_no_other_rule_that_a_generated_map_breaks() -> None:
    assert breaches() == {}


@pytest.mark.rule("AL-MAPGEN-12")
@pytest.mark.parametrize("seed", range(40))
def test_with_f_vent_an_lcu_can_light_the_ventilation_room(seed: int) -> None:
    missions = MissionRooms((RoomName.CONTROL, RoomName.ARCHIVE, RoomName.VENTILATION), RoomName.VENTILATION)
    assert broken_rules(generate(seed, missions), missions) == []


@pytest.mark.rule("AL-STAIRS-01", "AL-MAPGEN-07")
def test_two_staircases_join_the_two_levels() -> None:
    for board in maps().values():
        joined = [(board.level(low), board.level(high)) for low, high in board.stairs]
        assert joined == [(Level.ONE, Level.TWO)] * 2
        assert len({end for ends in board.stairs for end in ends}) == 4


@pytest.mark.rule("AL-MAPGEN-09")
def test_every_name_is_dealt_to_both_levels() -> None:
    dealt = {(name, board.level(sector)) for board in maps().values() for name, sector in board.rooms.items()}
    assert len(dealt) == 2 * len(RoomName)


@pytest.mark.rule("AL-MAPGEN-03")
def test_rooms_with_one_two_and_three_doors_all_occur() -> None:
    doors = {len(board.links[room]) for board in maps().values() for room in board.rooms.values()}
    assert doors == {1, 2, 3}


def test_the_start_may_be_on_either_level() -> None:
    assert len({board.level(board.start) for board in maps().values()}) == 2


def test_every_triple_of_missions_is_tried() -> None:
    assert {missions_of(seed) for seed in SEEDS} == set(ALL_MISSIONS)


@pytest.mark.rule("AL-MAPGEN-11")
def test_maps_are_drawn_until_one_is_not_thrown_away() -> None:
    drawn = iter([None] * (ATTEMPTS - 1) + [reference_map()])
    assert first_that_fits(lambda: next(drawn)) is reference_map()


@pytest.mark.rule("AL-MAPGEN-11")
def test_after_500_failures_set_up_reports_an_error() -> None:
    drawn = iter([None] * 500 + [reference_map()])
    with pytest.raises(NoMapFound, match=r"500 attempts \[AL-MAPGEN-11\]"):
        first_that_fits(lambda: next(drawn))

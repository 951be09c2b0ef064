import pytest

from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.map import DoorSet
from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.routes import (
    KEPT,
    UNREACHABLE,
    TrackAnswer,
    doors_as_targets,
    routes,
    stairs_as_targets,
    track,
)
from tests.games.alone.drawn import Drawn
from tests.games.alone.plain import CASES, sectors, some, steps_from, ways

RING = """
    c6 cA cC
    R5 .. c5  # a Room in the west of a ring of corridors
    c3 cA c9
"""

STACK = """
    level 1
    c2 cA cA cA c8
    level 2
    c2 cA cA cA c8
    stairs 1:0,0-2:0,0 1:4,0-2:2,0
"""


@pytest.mark.rule("AL-TRACK-08")
def test_distance_counts_steps_from_nought_for_the_heros_own_sector() -> None:
    board = Drawn(RING)
    assert [board.distance("0,0", to) for to in ("0,0", "1,0", "0,1", "2,2")] == [0, 1, 1, 4]


@pytest.mark.rule("AL-STAIRS-06", "AL-TRACK-08", "AL-CREATURE-03")
def test_a_staircase_is_one_step() -> None:
    board = Drawn(STACK)
    assert board.distance("1:0,0", "2:1,0") == 2
    assert board.distance("1:4,0", "2:4,0") == 3


@pytest.mark.rule("AL-DOOR-07", "AL-DOOR-06", "AL-CREATURE-03")
def test_a_barred_door_lengthens_the_way_or_closes_it() -> None:
    board = Drawn(RING)
    assert board.distance("0,0", "0,2", barred="0,1-0,2") == 6
    assert board.distance("0,0", "0,1", barred="0,0-0,1 0,1-0,2") == UNREACHABLE


@pytest.mark.rule("AL-DOOR-06")
def test_any_number_of_doors_can_be_barred_at_the_same_time() -> None:
    board = Drawn("R2 cA R8")
    assert board.distance("1,0", "0,0", barred="0,0-1,0 1,0-2,0") == UNREACHABLE
    assert board.distance("1,0", "2,0", barred="0,0-1,0 1,0-2,0") == UNREACHABLE


@pytest.mark.rule("AL-NOISE-02", "AL-NOISE-05", "AL-EX-09")
@pytest.mark.parametrize(("barred", "told"), [("", "east"), ("0,1-1,1", "north")])
def test_noise_is_told_by_the_first_step_of_the_shortest_route_with_barred_doors_as_walls(
    barred: str, told: str
) -> None:
    board = Drawn("""
        c6 cA cC
        c3 RA c9  # the Hero in the west, a Worm in the east, a Room between them
    """)
    assert board.hears("0,1", "2,1", barred=barred) == told


@pytest.mark.rule("AL-NOISE-03")
def test_of_equally_short_routes_every_first_step_may_be_told() -> None:
    board = Drawn("""
        c6 cC
        c3 c9
    """)
    assert board.hears("0,0", "1,1") == "east or south"
    assert board.hears("0,0", "1,0") == "east"


@pytest.mark.rule("AL-NOISE-03")
def test_routes_that_part_later_do_not_make_two_directions() -> None:
    board = Drawn("""
        c2 cE cC
        .. c3 c9
    """)
    assert board.hears("0,0", "2,1") == "east"


@pytest.mark.rule("AL-NOISE-04")
@pytest.mark.parametrize("creature", ["2:0,0", "2:4,0"])
def test_a_noise_from_the_other_level_is_told_as_that_and_nothing_more(creature: str) -> None:
    board = Drawn(STACK)
    assert board.hears("1:0,0", creature) == "other_level"


@pytest.mark.rule("AL-NOISE-06")
def test_a_noise_that_no_route_leads_to_is_muffled() -> None:
    board = Drawn("c2 RA c8")
    assert board.hears("0,0", "1,0", barred="0,0-1,0") == "muffled"


@pytest.mark.rule("AL-NOISE-04", "AL-NOISE-06")
def test_a_noise_from_the_other_level_is_not_muffled_even_without_a_route() -> None:
    board = Drawn("""
        level 1
        c2 R8
        level 2
        c2 R8
        stairs 1:0,0-2:0,0
    """)
    assert board.hears("1:0,0", "2:1,0", barred="2:0,0-2:1,0") == "other_level"


@pytest.mark.rule("AL-NOISE-08")
def test_a_creature_in_the_heros_sector_is_heard_here() -> None:
    board = Drawn("c2 c8")
    assert board.hears("0,0", "0,0") == "here"


@pytest.mark.rule("AL-NOISE-10")
def test_a_shortest_route_on_one_level_may_begin_with_the_stairs() -> None:
    # given a barred door between Hero and creature, and a way round over level 1
    board = Drawn("""
        level 1
        c2 cA c8
        level 2
        c2 RA c8
        stairs 1:0,0-2:0,0 1:2,0-2:2,0
    """)
    assert board.hears("2:0,0", "2:2,0", barred="2:0,0-2:1,0") == "stairs"
    assert board.hears("2:0,0", "2:2,0") == "east"


@pytest.mark.rule("AL-TRACK-03", "AL-TRACK-04", "AL-TRACK-05")
def test_a_track_answer_gives_the_shortest_distance_and_the_level() -> None:
    # given the Laboratory 7 steps away on the other level, and stairs in a neighbour sector
    board = Drawn("""
        level 1
        c2 c8 .. .. .. ..
        level 2
        c2 cA cA cA cA R8
        stairs 1:1,0-2:0,0
        rooms laboratory 2:5,0
    """)
    assert board.tracks("1:0,0", "2:5,0") == "7, other level"
    assert board.tracks("1:0,0", "1:1,0 2:0,0") == "1, same level"


@pytest.mark.rule("AL-EX-18", "AL-TRACK-05")
def test_for_a_kind_of_target_the_nearest_is_meant() -> None:
    board = Drawn("c2 cA cA cA c8\nlcu 1:4,0 1:1,0")
    assert board.tracks("0,0", "4,0", "1,0") == "1, same level"


@pytest.mark.rule("AL-TRACK-06")
def test_barred_doors_do_not_count_in_a_track_answer() -> None:
    board = Drawn("c2 RA c8")
    assert board.routes("0,0-1,0").distance(board.at("0,0"), board.at("2,0")) == UNREACHABLE
    assert board.tracks("0,0", "2,0") == "2, same level"


@pytest.mark.rule("AL-TRACK-08")
def test_a_door_is_tracked_in_both_its_sectors() -> None:
    board = Drawn("c2 cA R8")
    assert doors_as_targets(board.map) == (board.sectors("1,0 2,0"),)
    assert track(board.map, board.at("0,0"), doors_as_targets(board.map)) == (TrackAnswer(1, True),)
    assert track(board.map, board.at("2,0"), doors_as_targets(board.map)) == (TrackAnswer(0, True),)


@pytest.mark.rule("AL-TRACK-05")
def test_stairs_are_tracked_at_their_nearer_end() -> None:
    board = Drawn(STACK)
    assert track(board.map, board.at("2:4,0"), stairs_as_targets(board.map)) == (TrackAnswer(2, True),)


@pytest.mark.rule("AL-TRACK-09")
def test_a_target_that_is_not_on_the_map_has_no_answer() -> None:
    board = Drawn("c2 c8")
    assert board.tracks("0,0") == ""
    assert board.tracks("0,0", "") == ""


@pytest.mark.rule("AL-TRACK-10")
def test_nearest_targets_that_tie_on_different_levels_leave_evil_the_choice() -> None:
    board = Drawn(STACK)
    assert board.tracks("1:0,0", "1:1,0", "2:0,0", "1:4,0") == "1, same level or 1, other level"
    assert board.tracks("1:0,0", "2:1,0", "1:1,0") == "1, same level"


@pytest.mark.rule("AL-TRACK-11")
def test_the_second_of_two_alike_targets_is_the_second_nearest() -> None:
    board = Drawn("c2 cA cA cA c8")
    lcus = [board.sectors(place) for place in ("4,0", "1,0", "3,0")]
    first = track(board.map, board.at("0,0"), lcus)
    assert first == (TrackAnswer(1, True),)
    assert track(board.map, board.at("0,0"), lcus, told=first) == (TrackAnswer(3, True),)


@pytest.mark.rule("AL-TRACK-11", "AL-TRACK-10")
def test_of_two_nearest_on_different_levels_the_one_not_told_is_the_second() -> None:
    board = Drawn(STACK)
    kind = [board.sectors("1:1,0"), board.sectors("2:0,0")]
    told = TrackAnswer(1, same_level=False)
    assert track(board.map, board.at("1:0,0"), kind, told=[told]) == (TrackAnswer(1, same_level=True),)


@pytest.mark.rule("AL-SPAWN-02")
def test_a_sector_is_far_enough_at_the_minimum_spawn_distance_itself() -> None:
    board = Drawn("c2 cA cA c8")
    hero = board.at("0,0")
    assert board.names(board.routes().beyond(hero, 2)) == "2,0 3,0"
    assert board.names(board.routes().beyond(hero, 0)) == "0,0 1,0 2,0 3,0"


@pytest.mark.rule("AL-SPAWN-04")
def test_a_barred_door_cuts_the_spawn_distance_and_an_unreachable_sector_is_far_enough() -> None:
    board = Drawn("c2 RA c8")
    assert board.names(board.routes("0,0-1,0").beyond(board.at("0,0"), 4)) == "1,0 2,0"


@pytest.mark.rule("AL-SPAWN-02")
def test_no_sector_may_be_far_enough() -> None:
    board = Drawn("c2 cA c8")
    assert board.routes().beyond(board.at("0,0"), 3) == 0


@pytest.mark.rule("AL-DECK-06")
def test_within_so_many_sectors_is_measured_along_adjacency() -> None:
    board = Drawn(RING)
    assert board.names(board.routes().within(board.at("0,0"), 1)) == "0,0 1,0 0,1"
    assert board.names(board.routes("0,0-0,1").within(board.at("0,0"), 2)) == "0,0 1,0 2,0"


@pytest.mark.rule("AL-DECK-08")
def test_a_door_is_within_reach_if_one_of_its_sectors_is() -> None:
    board = Drawn("c2 cA RA c8")
    assert board.routes().doors_within(board.at("0,0"), 1) == board.doors("1,0-2,0")
    assert board.routes().doors_within(board.at("0,0"), 0) == 0
    assert board.routes().doors_within(board.at("1,0"), 0) == board.doors("1,0-2,0")
    assert board.routes().doors_within(board.at("3,0"), 1) == board.doors("1,0-2,0 2,0-3,0")
    assert Drawn("c2 RA c8").routes().doors_within(board.at("0,0"), 9) == 0b11
    assert Drawn("R2 cA cA c8").routes("0,0-1,0").doors_within(board.at("0,0"), 2) == 1  # the own door, though barred


def test_a_shortest_route_names_its_sectors_from_start_to_goal() -> None:
    board = Drawn(RING)
    route = board.routes().route(board.at("0,0"), board.at("2,1"))
    assert [board.name(sector) for sector in route] == ["0,0", "1,0", "2,0", "2,1"]
    assert board.routes("0,0-0,1 0,1-0,2").route(board.at("0,0"), board.at("0,1")) == ()


def test_a_map_keeps_the_tables_of_a_state_of_its_doors_but_not_of_endless_many() -> None:
    board = Drawn("R2 cA R8")
    first = board.routes("0,0-1,0")
    assert board.routes("0,0-1,0") is first
    for doors in range(2, KEPT + 3):  # sets may hold doors that the sketch has not
        routes(board.map, DoorSet(doors))
    assert len(board.map.routes_memo) <= KEPT


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

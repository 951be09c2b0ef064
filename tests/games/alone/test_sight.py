import pytest

from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.map import DoorSet, SectorSet
from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.plan import WINDS
from nocturne.games.alone.sight import field_of_vision, straight_ahead
from tests.games.alone.drawn import Drawn
from tests.games.alone.plain import CASES, sectors, some, walk


@pytest.mark.rule("AL-FOV-01")
def test_the_hero_sees_along_straight_lines_in_every_direction() -> None:
    board = Drawn("""
        .. c4 .. ..
        c2 cF cA c8
        .. c1 .. ..
    """)
    assert board.sees("1,1") == "1,0 0,1 1,1 2,1 3,1 1,2"


@pytest.mark.rule("AL-FOV-02")
def test_the_wall_inside_a_curve_stops_sight() -> None:
    board = Drawn("""
        c2 cC
        .. c1
    """)
    assert board.sees("0,0") == "0,0 1,0"


@pytest.mark.rule("AL-FOV-02")
def test_the_closed_side_of_a_fork_stops_sight() -> None:
    board = Drawn("""
        .. c4 ..
        c2 cD c0  # the fork in the middle has no exit to the east
        .. c1 ..
    """)
    assert board.sees("0,1") == "0,1 1,1"


@pytest.mark.rule("AL-FOV-03", "AL-DOOR-12")
def test_a_door_that_is_not_the_heros_own_stops_sight() -> None:
    board = Drawn("c2 cA R8")
    assert board.sees("0,0") == "0,0 1,0"


@pytest.mark.rule("AL-FOV-03", "AL-DOOR-12")
def test_sight_through_the_heros_door_ends_at_the_far_door_of_the_room() -> None:
    board = Drawn("c2 RA c8")
    assert board.sees("0,0") == "0,0 1,0"


@pytest.mark.rule("AL-FOV-07", "AL-DOOR-12")
def test_an_unbarred_door_of_the_heros_sector_lets_sight_go_straight_on() -> None:
    board = Drawn("R2 cA c8")
    assert board.sees("0,0") == "0,0 1,0 2,0"


@pytest.mark.rule("AL-FOV-08")
def test_a_barred_door_stops_sight_even_beside_the_hero() -> None:
    board = Drawn("R2 cA c8")
    assert board.sees("0,0", barred="0,0-1,0") == "0,0"


@pytest.mark.rule("AL-FOV-04", "AL-REVEAL-10")
def test_an_unrevealed_sector_stops_sight_and_is_not_seen() -> None:
    board = Drawn("c2 cA cA c8")
    assert board.sees("0,0", revealed="0,0 1,0 3,0") == "0,0 1,0"


@pytest.mark.rule("AL-REVEAL-10")
def test_a_revealed_sector_may_be_out_of_sight() -> None:
    board = Drawn("""
        c6 c8
        c3 c8
    """)
    assert "1,1" not in board.sees("0,0", revealed="all").split()


@pytest.mark.rule("AL-FOV-05", "AL-STAIRS-04")
@pytest.mark.parametrize("hero", ["1:0,0", "1:1,0"])
def test_sight_never_passes_a_staircase(hero: str) -> None:
    board = Drawn("""
        level 1
        c2 c8
        level 2
        c2 c8
        stairs 1:1,0-2:0,0
    """)
    assert board.sees(hero) == "1:0,0 1:1,0"


@pytest.mark.rule("AL-FOV-06", "AL-REVEAL-10")
def test_the_heros_own_sector_is_always_in_sight() -> None:
    board = Drawn("c2 c8")
    assert board.sees("0,0", revealed="0,0") == "0,0"


@pytest.mark.rule("AL-FOV-09")
def test_sight_has_no_end_but_a_wall() -> None:
    board = Drawn("c2 cA cA cA cA cA cA c8")
    assert board.sees("7,0") == "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0"


@pytest.mark.rule("AL-FOV-09")
def test_sight_has_no_diagonals() -> None:
    board = Drawn("""
        c6 cC
        c3 c9
    """)
    assert board.sees("0,0") == "0,0 1,0 0,1"


@pytest.mark.rule("AL-EXPLORE-01", "AL-EXPLORE-03")
def test_exploring_shows_two_sectors_or_one_where_no_straight_way_goes_on() -> None:
    board = Drawn("""
        c6 c8 .. ..
        c3 cA cA c8
    """)
    assert board.explores("0,1", "east") == "1,1 2,1"
    assert board.explores("0,1", "north") == "0,0"


@pytest.mark.rule("AL-EXPLORE-03")
@pytest.mark.parametrize(
    "rows",
    ["c2 c8 c0", "c2 cC c0\n.. c1 ..", ".. c4 ..\nc2 cD c0\n.. c1 .."],
    ids=["dead end", "curve", "wall of a fork"],
)
def test_a_line_ends_in_the_first_sector_without_a_straight_exit(rows: str) -> None:
    board = Drawn(rows)
    hero = "0,1" if rows.startswith("..") else "0,0"
    assert board.explores(hero, "east") == hero.replace("0,", "1,", 1)


@pytest.mark.rule("AL-EX-11", "AL-EXPLORE-04", "AL-STAIRS-05")
def test_exploring_through_stairs_shows_only_the_sector_at_the_other_end() -> None:
    board = Drawn("""
        level 1
        c2 c8 ..
        level 2
        c2 cA c8
        stairs 1:1,0-2:0,0
    """)
    assert board.explores("1:1,0", "stairs") == "2:0,0"


@pytest.mark.rule("AL-EXPLORE-07")
def test_unbarred_doors_do_not_stop_exploring_neither_the_heros_own_nor_the_next() -> None:
    board = Drawn("c2 RA c8")
    assert board.explores("0,0", "east") == "1,0 2,0"


@pytest.mark.rule("AL-EXPLORE-07")
@pytest.mark.parametrize(("barred", "shown"), [("0,0-1,0", ""), ("1,0-2,0", "1,0")])
def test_a_barred_door_stops_exploring(barred: str, shown: str) -> None:
    board = Drawn("c2 RA c8")
    assert board.explores("0,0", "east", barred=barred) == shown


@pytest.mark.rule("AL-EXPLORE-03")
def test_a_wall_leaves_nothing_to_explore() -> None:
    board = Drawn("c2 c8")
    assert board.explores("0,0", "north") == ""


@pytest.mark.rule("AL-EX-20", "AL-LCU-02")
def test_an_lcu_lights_its_own_sector_and_the_one_before_the_line_ends() -> None:
    board = Drawn("""
        .. c6 c8
        c2 c9 ..
    """)
    assert board.lights("1,1", "west") == "1,1 0,1"


@pytest.mark.rule("AL-LCU-02")
def test_an_lcu_lights_two_further_sectors_at_most() -> None:
    board = Drawn("c2 cA cA c8")
    assert board.lights("0,0", "east") == "0,0 1,0 2,0"


@pytest.mark.rule("AL-EX-21", "AL-LCU-03", "AL-LCU-04", "AL-LCU-06", "AL-LIGHT-06")
def test_light_passes_a_second_door_and_reveals_only_what_is_before_it() -> None:
    # given a door, a Room, another door and a curved corridor north of the Hero's LCU
    board = Drawn("""
        c6 c8
        R5 ..
        c1 ..
    """)
    # when
    lit = board.lights("0,2", "north")
    # then
    assert lit == "0,2 0,1 0,0"
    assert board.reveals("0,2", lit, revealed="0,2") == "0,1 0,2"


@pytest.mark.rule("AL-EX-22", "AL-LCU-03", "AL-LCU-09", "AL-LIGHT-06")
def test_a_sector_just_revealed_by_light_lets_sight_go_on_to_the_next() -> None:
    board = Drawn("c2 cA c8")
    lit = board.lights("0,0", "east")
    assert board.reveals("0,0", lit, revealed="0,0") == "0,0 1,0 2,0"


@pytest.mark.rule("AL-LCU-04")
def test_a_sector_lit_out_of_sight_stays_unrevealed() -> None:
    # given an LCU around the corner, repaired from afar
    board = Drawn("""
        c6 c8
        c1 ..
    """)
    assert board.reveals("0,1", "1,0", revealed="0,0 0,1") == "0,0 0,1"


@pytest.mark.rule("AL-LCU-06")
def test_the_light_ends_behind_a_sector_without_a_straight_exit() -> None:
    board = Drawn("""
        c2 cC c0
        .. c1 ..
    """)
    assert board.lights("0,0", "east") == "0,0 1,0"


@pytest.mark.rule("AL-LCU-07")
def test_the_light_passes_neither_barred_doors_nor_stairs() -> None:
    board = Drawn("""
        level 1
        c2 RA c8
        level 2
        c2 c8 ..
        stairs 1:0,0-2:0,0
    """)
    assert board.lights("1:0,0", "east", barred="1:1,0-1:2,0") == "1:0,0 1:1,0"
    assert board.lights("1:0,0", "stairs") == "1:0,0"


@pytest.mark.rule("AL-LCU-08")
def test_a_closed_direction_lights_only_the_lcus_own_sector() -> None:
    board = Drawn("c2 c8")
    assert board.lights("0,0", "south") == "0,0"


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

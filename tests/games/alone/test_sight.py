import pytest

from tests.games.alone.drawn import Drawn


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


EX_10 = """
    c4 .. .. ..
    c9 .. .. ..  # a curve would end the line as well: here the way on turns west, out of the drawing
"""


@pytest.mark.rule("AL-EX-10", "AL-EXPLORE-01", "AL-EXPLORE-03")
def test_exploring_shows_two_sectors_or_one_where_no_straight_way_goes_on() -> None:
    board = Drawn("""
        c6 c8 .. ..
        c3 cA cA c8
    """)
    assert board.explores("0,1", "east") == "1,1 2,1"
    assert board.explores("0,1", "north") == "0,0"


@pytest.mark.rule("AL-EXPLORE-03")
@pytest.mark.parametrize("end", ["c1", "c3", "c7"])
def test_a_dead_end_a_curve_or_the_wall_of_a_fork_ends_an_explored_line(end: str) -> None:
    exits = int(end[1], 16)
    board = Drawn(f"""
        .. c4 ..
        {"c2" if exits & 8 else ".."} {end.replace("7", "5").replace("3", "3")} {"c8" if exits & 2 else ".."}
        {".. c1 .." if exits & 4 else ""}
    """) if end == "c3" else Drawn({"c1": "c4\nc1", "c7": "c6 c8 ..\nc7 c8 ..\nc1 .. .."}[end])
    hero, way = {"c1": ("0,0", "south"), "c3": ("1,0", "south"), "c7": ("1,1", "west")}[end]
    assert len(board.explores(hero, way).split()) == 1


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

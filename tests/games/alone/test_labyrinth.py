import pytest

from nocturne.games.alone.labyrinth import Floor, HeroPlace, Origins, hero_place
from tests.games.alone.drawn import Drawn

TWO_LEVELS = """
    level 1
    c6 cA cC
    c3 cA c9
    level 2
    c6 cA cC
    c3 cA c9
    stairs 1:0,0-2:1,1 1:2,1-2:2,0
"""


@pytest.mark.rule("AL-MOVE-04")
def test_a_step_reveals_the_sector_entered_and_hides_nothing() -> None:
    board = Drawn("c2 cA c8")
    assert board.steps("0,0", "1,0", revealed="0,0 2,0") == "0,0 1,0 2,0"


@pytest.mark.rule("AL-EX-03", "AL-STAIRS-03", "AL-REVEAL-05")
def test_taking_the_stairs_leaves_only_the_stair_sector_of_the_old_level_revealed() -> None:
    board = Drawn(TWO_LEVELS)
    known = "1:0,0 1:1,0 1:0,1 1:2,1"
    assert board.steps("1:0,0", "2:1,1", revealed=known) == "1:0,0 2:1,1"


@pytest.mark.rule("AL-STAIRS-03")
def test_what_is_revealed_on_the_level_entered_stays() -> None:
    board = Drawn(TWO_LEVELS)
    assert board.steps("2:2,0", "1:2,1", revealed="1:0,0 2:1,1 2:2,0") == "1:0,0 1:2,1 2:2,0"


@pytest.mark.rule("AL-EX-26", "AL-ROUNDEND-04", "AL-LIGHT-11")
def test_the_round_leaves_adjacent_sectors_and_lit_ones_in_sight() -> None:
    # given the Hero in the north; south of it a corridor, a lit corridor and a dark one; east a crossing
    board = Drawn("""
        .. .. c4 ..
        .. c6 cF c8  # the Hero is in the curve, the crossing is east of it
        .. c5 c1 ..
        .. c5 .. ..
        .. c1 .. ..
    """)
    assert board.clears("1,1", revealed="all", lit="1,3") == "1,1 2,1 1,2 1,3"


@pytest.mark.rule("AL-ROUNDEND-04")
def test_a_lit_sector_out_of_sight_is_taken_away() -> None:
    board = Drawn("""
        c6 cA c8
        c5 .. ..
        c3 c8 ..
    """)
    assert board.clears("0,0", revealed="all", lit="1,2") == "0,0 1,0 0,1"


@pytest.mark.rule("AL-ROUNDEND-05")
def test_sight_is_judged_before_any_piece_is_taken_away() -> None:
    # given a lit sector that is seen across a dark one which is not adjacent and will go
    board = Drawn("c2 cA cA c8")
    assert board.clears("0,0", revealed="all", lit="3,0") == "0,0 1,0 3,0"


@pytest.mark.rule("AL-ROUNDEND-05")
def test_the_clean_up_reveals_nothing() -> None:
    board = Drawn("c2 cA c8")
    assert board.clears("1,0", revealed="0,0 1,0", lit="all") == "0,0 1,0"


@pytest.mark.rule("AL-ROUNDEND-05", "AL-DOOR-07")
def test_a_sector_behind_a_barred_door_is_not_adjacent_and_goes() -> None:
    board = Drawn("c2 RA c8")
    assert board.clears("0,0", revealed="all", barred="0,0-1,0") == "0,0"


@pytest.mark.rule("AL-ROUNDEND-05", "AL-STAIRS-02")
def test_the_other_end_of_a_staircase_is_adjacent_and_stays() -> None:
    board = Drawn(TWO_LEVELS)
    assert board.clears("1:0,0", revealed="1:0,0 1:2,0 2:1,1 2:2,1") == "1:0,0 2:1,1"


@pytest.mark.rule("AL-VIEW-05")
def test_the_hero_counts_from_the_first_sector_revealed_on_each_level() -> None:
    board = Drawn(TWO_LEVELS)
    origins = Origins(board.at("1:2,1"))
    for sector in ("1:1,1", "2:2,0", "2:1,1"):
        origins = origins.with_revealed(board.map, board.at(sector))
    assert origins == Origins(board.at("1:2,1"), board.at("2:2,0"))
    assert hero_place(board.map, origins, board.at("1:0,0")) == HeroPlace(Floor.START, east=-2, south=-1)
    assert hero_place(board.map, origins, board.at("2:1,1")) == HeroPlace(Floor.OTHER, east=-1, south=1)


@pytest.mark.rule("AL-VIEW-05")
def test_the_same_walk_gives_the_same_places_wherever_on_the_map_it_happens() -> None:
    near = Drawn("level 1\nc2 cA c8 ..\nlevel 2\n.. .. .. ..\nstart 1:0,0")
    far = Drawn("level 1\n.. .. .. ..\nlevel 2\n.. c2 cA c8\nstart 2:1,0")
    walks = [
        [hero_place(board.map, Origins(board.map.start), board.at(word)) for word in words.split()]
        for board, words in ((near, "1:0,0 1:1,0 1:2,0"), (far, "2:1,0 2:2,0 2:3,0"))
    ]
    assert walks[0] == walks[1]

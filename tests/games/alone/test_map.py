import pickle
import subprocess
import sys

import pytest

from nocturne.games.alone.map import NO_DOORS, DoorSet, SectorSet, doors_in, sector_set, sectors_in
from nocturne.games.alone.plan import Direction, Level, RoomName, Shape
from nocturne.games.alone.reference import REFERENCE, reference_map
from tests.games.alone.drawn import Drawn, direction

TWO_LEVELS = """
    level 1
    c2 RA c8
    level 2
    c2 c8 ..
    stairs 1:0,0-2:1,0
"""


@pytest.mark.rule("AL-MAP-01", "AL-REVEAL-11")
@pytest.mark.parametrize(
    ("digits", "shape"),
    [("5A", Shape.STRAIGHT), ("369C", Shape.CURVED), ("7BDE", Shape.FORK), ("F", Shape.CROSSING)],
)
def test_the_shape_of_a_corridor_follows_from_its_exits(digits: str, shape: Shape) -> None:
    board = Drawn("""
        c6 cE cE cE cC
        c7 cF cF cF cD
        c7 cF cF cF cD
        c3 cB cB cB c9
        c2 cA cA cA cC
        .. .. .. .. c5
        .. .. .. .. c1
    """)
    drawn = [s for s in board.map.plan.sectors if f"{s.exits:X}" in digits]
    assert drawn
    assert {board.map.shape(board.map.at(s.place)) for s in drawn} == {shape}


@pytest.mark.rule("AL-MAP-01", "AL-MAP-02", "AL-REVEAL-11")
def test_a_room_shows_its_name_and_not_a_corridor_shape() -> None:
    board = Drawn("c2 RA c8\nrooms archive 1:1,0")
    assert board.map.room(board.at("1,0")) is RoomName.ARCHIVE
    assert board.map.room(board.at("0,0")) is None
    assert board.map.shape(board.at("1,0")) is Shape.ROOM
    assert board.map.rooms == {RoomName.ARCHIVE: board.at("1,0")}


@pytest.mark.rule("AL-MAP-03")
def test_sectors_with_an_open_side_an_unbarred_door_or_stairs_between_them_are_adjacent() -> None:
    board = Drawn("""
        level 1
        c6 RA c8
        c1 .. c0  # below the corridor in the east there is a wall
        level 2
        c0 .. ..
        .. .. ..
        stairs 1:0,0-2:0,0
    """)
    assert board.names(board.map.adjacent(board.at("0,0"), NO_DOORS)) == "1:1,0 1:0,1 2:0,0"
    assert board.names(board.map.adjacent(board.at("2,0"), NO_DOORS)) == "1:1,0"


@pytest.mark.rule("AL-DOOR-07", "AL-MAP-03")
def test_a_barred_door_makes_its_two_sectors_not_adjacent() -> None:
    board = Drawn("c2 RA c8")
    barred = board.doors("0,0-1,0")
    assert board.names(board.map.adjacent(board.at("1,0"), barred)) == "2,0"
    assert board.names(board.map.adjacent(board.at("0,0"), barred)) == ""


@pytest.mark.rule("AL-STAIRS-02")
@pytest.mark.parametrize(("here", "there"), [("1:0,0", "2:1,0"), ("2:1,0", "1:0,0")])
def test_the_two_ends_of_a_staircase_are_adjacent(here: str, there: str) -> None:
    board = Drawn(TWO_LEVELS)
    assert there in board.names(board.map.adjacent(board.at(here), NO_DOORS)).split()


@pytest.mark.rule("AL-MOVE-03")
def test_a_staircase_is_left_in_the_stairs_direction_only() -> None:
    board = Drawn(TWO_LEVELS)
    start = board.at("1:0,0")
    assert board.map.exits(start) == (Direction.EAST, Direction.STAIRS)
    assert board.map.step(start, Direction.STAIRS, NO_DOORS) == board.at("2:1,0")


@pytest.mark.rule("AL-STAIRS-07")
def test_a_staircase_has_no_door_and_no_barring_closes_it() -> None:
    board = Drawn(TWO_LEVELS)
    everything = DoorSet((1 << len(board.map.doors)) - 1)
    assert board.map.door(board.at("1:0,0"), Direction.STAIRS) is None
    assert board.map.step(board.at("1:0,0"), Direction.STAIRS, everything) == board.at("2:1,0")


@pytest.mark.rule("AL-MAP-08", "AL-DOOR-15")
def test_a_door_stands_wherever_a_room_opens_on_a_corridor_and_nowhere_else() -> None:
    board = Drawn("""
        c2 cA cC
        R4 .. R1
        c3 cA c8
    """)
    doors = [f"{board.name(one)}-{board.name(other)}" for one, _, other in board.map.doors]
    assert doors == ["2,0-2,1", "0,1-0,2"]


@pytest.mark.rule("AL-DOOR-03")
@pytest.mark.parametrize(("sector", "side"), [("0,0", "east"), ("1,0", "west")])
def test_a_door_is_adjacent_from_both_its_sectors(sector: str, side: str) -> None:
    board = Drawn("c2 RA c8")
    door = board.door("0,0-1,0")
    assert board.map.door(board.at(sector), direction(side)) == door
    assert door in doors_in(board.map.doors_of(board.at(sector)))


@pytest.mark.rule("AL-DOOR-03")
def test_a_door_two_steps_away_is_not_adjacent() -> None:
    board = Drawn("c2 RA c8")
    assert board.map.doors_of(board.at("0,0")) == board.doors("0,0-1,0")
    assert board.map.doors_of(board.at("1,0")) == board.doors("0,0-1,0 1,0-2,0")


@pytest.mark.rule("AL-DOOR-01", "AL-DOOR-02")
def test_an_unbarred_door_is_crossed_with_an_ordinary_step() -> None:
    board = Drawn("c2 R8")
    assert board.map.step(board.at("0,0"), Direction.EAST, NO_DOORS) == board.at("1,0")


@pytest.mark.rule("AL-MOVE-08", "AL-DOOR-06")
def test_no_step_leads_through_a_wall_or_a_barred_door() -> None:
    board = Drawn("c2 R8")
    hero = board.at("0,0")
    assert board.map.step(hero, Direction.NORTH, NO_DOORS) is None
    assert board.map.step(hero, Direction.EAST, board.doors("0,0-1,0")) is None
    assert board.map.beside(hero, Direction.EAST) == board.at("1,0")


@pytest.mark.rule("AL-MOVE-08")
def test_two_sectors_side_by_side_may_have_a_wall_between_them() -> None:
    board = Drawn("""
        c4 c4
        c1 c1
    """)
    assert board.map.beside(board.at("0,0"), Direction.EAST) is None


@pytest.mark.rule("AL-MOVE-02")
@pytest.mark.parametrize(
    ("way", "to"),
    [("north", "1,0"), ("east", "2,1"), ("south", "1,2"), ("west", "0,1")],
)
def test_each_wind_leads_to_its_own_side(way: str, to: str) -> None:
    board = Drawn("""
        .. c4 ..
        c2 cF c8
        .. c1 ..
    """)
    assert board.map.step(board.at("1,1"), direction(way), NO_DOORS) == board.at(to)


def test_the_way_back_is_the_opposite_direction() -> None:
    assert [way.opposite.key for way in Direction] == ["south", "west", "north", "east", "stairs"]


def test_sectors_are_numbered_level_by_level_and_row_by_row() -> None:
    board = Drawn(TWO_LEVELS)
    assert board.names(board.map.everywhere) == "1:0,0 1:1,0 1:2,0 2:0,0 2:1,0"
    assert board.names(board.map.level_sectors(Level.TWO)) == "2:0,0 2:1,0"


def test_sets_hold_what_was_put_into_them() -> None:
    assert sectors_in(sector_set(sectors_in(SectorSet(0b10110)))) == (1, 2, 4)
    assert doors_in(DoorSet(0b101)) == (0, 2)


def test_maps_are_equal_when_they_are_drawn_alike_whatever_the_order_of_their_lists() -> None:
    one = Drawn(REFERENCE).map
    other = Drawn(REFERENCE.replace("lcu 1:3,4 1:3,0", "lcu 1:3,0 1:3,4")).map
    moved = Drawn(REFERENCE.replace("start 2:5,3", "start 2:4,3")).map
    assert (one, hash(one)) == (other, hash(other))
    assert one != moved
    assert one.digest != moved.digest


def test_the_hash_and_the_digest_are_the_same_in_every_process() -> None:
    code = "from nocturne.games.alone.reference import reference_map as m; print(hash(m()), m().digest)"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout.split()[-1]
        for seed in ("1", "2")
    }
    assert told == {"d193b125508bf3e4"}


def test_a_map_travels_to_another_process_by_its_plan_alone() -> None:
    board = reference_map()
    copy = pickle.loads(pickle.dumps(board))  # noqa: S301  our own bytes, made on this line
    assert copy == board
    assert copy.links == board.links

"""The vectors of section 4.1 of the ledger: no door barred, all dark, the Hero at the start 2:5,3."""

import pytest

from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.plan import Direction, MissionRooms, RoomName
from nocturne.games.alone.reference import REFERENCE, reference_map
from nocturne.games.alone.routes import TrackAnswer, stairs_as_targets, track
from tests.games.alone.drawn import Drawn
from tests.games.alone.mapcheck import broken_rules

START = "2:5,3"
MISSIONS = MissionRooms((RoomName.GENERATOR, RoomName.CONTROL, RoomName.INFIRMARY))


@pytest.fixture(name="board")
def reference_board() -> Drawn:
    return Drawn(REFERENCE)


def test_the_reference_map_is_read_as_drawn(board: Drawn) -> None:
    assert reference_map() == board.map
    assert board.name(board.map.start) == START


def test_the_reference_map_keeps_every_rule_of_the_generator() -> None:
    assert broken_rules(reference_map(), MISSIONS) == []


@pytest.mark.rule("AL-MAP-03", "AL-MAP-08")
def test_the_start_has_exits_north_through_a_door_south_and_west(board: Drawn) -> None:
    start = board.map.start
    assert board.map.exits(start) == (Direction.NORTH, Direction.SOUTH, Direction.WEST)
    assert board.map.doors_of(start) == board.doors("2:5,2-2:5,3")
    assert board.map.step(start, Direction.NORTH, NO_DOORS) == board.map.rooms[RoomName.ARCHIVE]


@pytest.mark.rule("AL-EXPLORE-01", "AL-EXPLORE-03", "AL-EXPLORE-07")
@pytest.mark.parametrize(
    ("way", "shown"),
    [("north", "2:5,2 2:5,1"), ("west", "2:4,3 2:3,3"), ("south", "2:5,4"), ("east", "")],
)
def test_exploring_from_the_start(board: Drawn, way: str, shown: str) -> None:
    assert board.explores(START, way) == shown


@pytest.mark.rule("AL-TRACK-03", "AL-TRACK-04", "AL-COMM-03")
@pytest.mark.parametrize(
    ("room", "distance", "same_level"),
    [
        ("archive", 1, True),
        ("infirmary", 4, True),
        ("laboratory", 5, True),
        ("escape_pods", 6, True),
        ("cold_store", 8, False),
        ("generator", 9, False),
        ("ventilation", 10, False),
        ("control", 12, False),
    ],
)
def test_tracking_a_room_from_the_start(board: Drawn, room: str, distance: int, same_level: bool) -> None:
    sector = board.name(board.map.rooms[RoomName(room)])
    assert board.tracks(START, sector) == f"{distance}, {'same' if same_level else 'other'} level"


@pytest.mark.rule("AL-TRACK-05")
def test_tracking_stairs_and_lcus_from_the_start(board: Drawn) -> None:
    stairs = track(board.map, board.map.start, stairs_as_targets(board.map))
    assert stairs == (TrackAnswer(5, same_level=True),)
    assert board.tracks(START, *board.names(board.map.lcus).split()) == "1, same level"


@pytest.mark.rule("AL-NOISE-02", "AL-NOISE-04", "AL-NOISE-05")
@pytest.mark.parametrize(
    ("room", "barred", "told"),
    [
        ("infirmary", "", "north"),
        ("infirmary", "2:5,2-2:5,3", "west"),
        ("laboratory", "", "west"),
        ("generator", "", "other_level"),
    ],
)
def test_noise_heard_at_the_start(board: Drawn, room: str, barred: str, told: str) -> None:
    assert board.hears(START, board.name(board.map.rooms[RoomName(room)]), barred=barred) == told


@pytest.mark.rule("AL-LCU-02", "AL-LCU-03", "AL-LCU-04", "AL-LCU-06")
def test_repairing_the_lcu_south_of_the_start_to_the_north(board: Drawn) -> None:
    lit = board.lights("2:5,4", "north")
    assert lit == "2:5,4 2:5,3 2:5,2"
    assert board.reveals("2:5,4", lit, revealed="2:5,4") == "2:5,3 2:5,4"


@pytest.mark.rule("AL-LCU-02")
def test_repairing_the_lcu_south_of_the_start_to_the_west(board: Drawn) -> None:
    assert board.lights("2:5,4", "west") == "2:5,4 2:4,4"

"""Each rule of the generator is broken on the reference map in turn, and the checker must say so."""

from collections.abc import Iterable

import pytest

from nocturne.games.alone.map import Map
from nocturne.games.alone.plan import Exits, MissionRooms, Place, Plan, RoomName, Sector, Staircase
from nocturne.games.alone.reference import reference_map
from tests.games.alone.drawn import Drawn, direction
from tests.games.alone.mapcheck import broken_rules
from tests.games.alone.places import place

MISSIONS = MissionRooms((RoomName.GENERATOR, RoomName.CONTROL, RoomName.INFIRMARY))
REFERENCE_PLAN = reference_map().plan


def change(plan: Plan, where: str, change_to: Sector | None) -> Plan:
    kept = [sector for sector in plan.sectors if sector.place != place(where)]
    return plan._replace(sectors=(*kept, *([change_to] if change_to else ())))


def sector_at(plan: Plan, where: Place) -> Sector:
    return next(sector for sector in plan.sectors if sector.place == where)


def with_side(plan: Plan, side: str, *, is_open: bool) -> Plan:
    """The Plan with one side, such as "1:0,0 east", opened or walled up on both its sectors."""
    where, way = place(side.split(maxsplit=1)[0]), direction(side.split()[1])
    for here, wind in ((where, way), (where.towards(way), way.opposite)):
        drawn = sector_at(plan, here)
        exits = Exits(drawn.exits | 1 << wind if is_open else drawn.exits & ~(1 << wind))
        plan = change(plan, str(here), drawn._replace(exits=exits))
    return plan


def opened(*sides: str, plan: Plan = REFERENCE_PLAN) -> Plan:
    for side in sides:
        plan = with_side(plan, side, is_open=True)
    return plan


def walled(*sides: str, plan: Plan = REFERENCE_PLAN) -> Plan:
    for side in sides:
        plan = with_side(plan, side, is_open=False)
    return plan


def named(where: str, room: RoomName | None, plan: Plan = REFERENCE_PLAN) -> Plan:
    return change(plan, where, sector_at(plan, place(where))._replace(room=room))


def with_lcus(words: str) -> Plan:
    return REFERENCE_PLAN._replace(lcus=tuple(map(place, words.split())))


def with_stairs(*words: str) -> Plan:
    stairs = (Staircase(*map(place, word.split("-"))) for word in words)
    return REFERENCE_PLAN._replace(stairs=tuple(stairs))


def explanations(plan: Plan, rule: str, missions: MissionRooms | None = MISSIONS) -> Iterable[str]:
    return [broken.explanation for broken in broken_rules(Map(plan), missions) if broken.rule == rule]


@pytest.mark.rule("AL-MAP-08")
def test_two_rooms_that_open_on_each_other_are_reported() -> None:
    plan = named("2:5,1", RoomName.ARCHIVE)
    assert "the Rooms at 2:5,1 and 2:5,2 open on each other" in explanations(plan, "AL-MAP-08")


@pytest.mark.rule("AL-MAP-08")
def test_an_exit_that_does_not_lead_back_is_reported() -> None:
    fork = sector_at(REFERENCE_PLAN, place("1:0,1"))._replace(exits=Exits(7))
    one_way = change(REFERENCE_PLAN, "1:0,1", fork)
    assert explanations(one_way, "AL-MAP-08") == ["the exit from 1:0,1 to 1:1,1 leads nowhere or not back"]


@pytest.mark.rule("AL-MAPGEN-02")
def test_another_size_or_another_number_of_sectors_is_reported() -> None:
    wider = REFERENCE_PLAN._replace(columns=7)
    assert explanations(wider, "AL-MAPGEN-02") == ["the grid is 7 by 5, not 6 by 5"]
    fewer = change(walled("1:3,0 east", "1:3,0 south"), "1:3,0", None)
    fewer = fewer._replace(lcus=tuple(lcu for lcu in fewer.lcus if lcu != place("1:3,0")))
    assert explanations(fewer, "AL-MAPGEN-02") == ["level 1 has 4 Rooms and 20 corridors, not 4 and 21"]
    closed = explanations(named("1:5,3", None), "AL-MAPGEN-02")  # a Room that is a corridor
    assert closed == ["level 1 has 3 Rooms and 22 corridors, not 4 and 21"]


@pytest.mark.rule("AL-MAPGEN-02")
def test_a_sector_outside_the_grid_is_reported() -> None:
    wide = Drawn("c2 cA cA cA cA cA c8").map.plan
    assert "1:6,0 is outside the grid" in explanations(wide, "AL-MAPGEN-02")


@pytest.mark.rule("AL-MAPGEN-03")
@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (walled("1:0,0 east"), "the corridor at 1:0,0 has 1 exits"),
        (opened("2:1,1 east", "2:1,1 west"), "the Room at 2:1,1 has 4 doors"),
        (walled("1:5,3 north", "1:5,3 south"), "the Room at 1:5,3 has 0 doors"),
    ],
)
def test_a_dead_end_and_a_room_with_no_door_or_four_are_reported(plan: Plan, problem: str) -> None:
    assert problem in explanations(plan, "AL-MAPGEN-03")


@pytest.mark.rule("AL-MAPGEN-04")
def test_rooms_two_apart_are_reported_and_rooms_above_each_other_are_not() -> None:
    plan = named("2:2,0", RoomName.ARCHIVE, named("2:5,2", None))
    assert "the Rooms at 2:2,0 and 2:4,0 are 2 apart" in explanations(plan, "AL-MAPGEN-04")
    assert explanations(REFERENCE_PLAN, "AL-MAPGEN-04") == []


@pytest.mark.rule("AL-MAPGEN-05")
def test_corridors_joined_only_by_a_room_are_reported() -> None:
    found = explanations(walled("2:5,0 south"), "AL-MAPGEN-05")
    assert found == ["on level 2 corridors alone do not lead to 2:5,0"]


@pytest.mark.rule("AL-MAPGEN-06")
@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (opened("1:0,1 east"), "level 1 has 2 straight corridors, fewer than 4"),
        (opened("1:4,3 east"), "level 1 has 3 straight corridors, fewer than 4"),
        (opened("1:4,1 south", "1:2,2 south"), "level 1 has 4 crossings, more than 3"),
        (
            walled("1:3,0 east", "1:4,2 east"),
            "level 1 has 4 independent loops, not 5 to 10",
        ),
        (
            opened("1:0,1 east", "1:1,1 east", "1:4,1 south", "1:2,2 south", "1:4,3 east"),
            "level 1 has 11 independent loops, not 5 to 10",
        ),
    ],
)
def test_wrong_numbers_of_straights_crossings_and_loops_are_reported(plan: Plan, problem: str) -> None:
    assert problem in explanations(plan, "AL-MAPGEN-06")


@pytest.mark.rule("AL-MAPGEN-06")
def test_five_loops_are_enough_and_ten_not_too_many() -> None:
    few = walled("1:3,0 east")
    many = opened("1:0,1 east", "1:1,1 east", "1:4,1 south", "1:2,2 south")
    loops = [text for plan in (few, many) for text in explanations(plan, "AL-MAPGEN-06") if "loops" in text]
    assert loops == []


@pytest.mark.rule("AL-MAPGEN-07", "AL-STAIRS-01")
@pytest.mark.parametrize(
    ("stairs", "problem"),
    [
        (["1:5,1-2:2,1"], "there are 1 staircases, not 2"),
        (["1:5,1-2:2,1", "1:0,2-2:0,1"], "the staircase end 1:0,2 is in a Room"),
        (["1:5,1-2:2,1", "1:3,1-2:0,1"], "the stair sectors 1:3,1 and 1:5,1 are 2 steps apart"),
        (["1:5,1-2:2,1", "1:3,0-2:0,1"], "the stair sectors 1:3,0 and 1:5,1 are 3 steps apart"),
        (["1:5,1-2:2,1", "1:0,0-1:1,3"], "the staircase 1:0,0-1:1,3 does not join the levels"),
    ],
)
def test_stairs_too_few_too_close_or_in_the_wrong_place_are_reported(stairs: list[str], problem: str) -> None:
    assert problem in explanations(with_stairs(*stairs), "AL-MAPGEN-07")


@pytest.mark.rule("AL-MAPGEN-07")
def test_stair_sectors_are_measured_without_the_stairs() -> None:
    # given two staircases side by side on level 2, so that the way over level 2 is the shortest on level 1
    plan = with_stairs("1:5,1-2:2,1", "1:0,0-2:3,1")
    assert explanations(plan, "AL-MAPGEN-07") == ["the stair sectors 2:3,1 and 2:2,1 are 1 steps apart"]


@pytest.mark.rule("AL-MAPGEN-08")
@pytest.mark.parametrize(
    ("lcus", "problem"),
    [
        ("1:3,4 1:3,0 1:0,2 2:5,4 2:5,1 2:1,2 2:3,3", "level 1 has 3 LCUs, not 4"),
        (
            "1:3,4 1:3,0 1:0,2 1:1,0 2:5,4 2:4,3 2:1,2 2:2,4",
            "the LCUs at 2:4,3 and 2:5,4 are 2 steps apart",
        ),
        (
            "1:3,4 1:3,0 1:0,2 1:1,2 2:5,4 2:5,1 2:1,2 2:3,3",
            "the LCUs at 1:0,2 and 1:1,2 are 1 steps apart",
        ),
        (
            "1:3,0 1:0,2 1:1,0 1:5,3 2:5,4 2:5,1 2:1,2 2:3,3",
            "level 1 has 2 LCUs in Rooms: 1:0,2, 1:5,3",
        ),
        ("1:3,4 1:0,0 1:0,2 1:3,0 2:5,4 2:5,1 2:1,2 2:3,3", "the LCU at 1:0,0 is in a stair sector"),
    ],
)
def test_lcus_too_few_too_close_in_two_rooms_or_at_the_stairs_are_reported(lcus: str, problem: str) -> None:
    assert problem in explanations(with_lcus(lcus), "AL-MAPGEN-08")


@pytest.mark.rule("AL-MAPGEN-09", "AL-MAP-02", "AL-MAP-05")
def test_a_room_that_is_missing_or_there_twice_is_reported() -> None:
    assert explanations(named("1:5,3", RoomName.CONTROL), "AL-MAPGEN-09") == [
        "control is on the Map 2 times",
        "cold_store is on the Map 0 times",
    ]


@pytest.mark.rule("AL-MAPGEN-09")
def test_mission_rooms_all_on_one_level_are_reported() -> None:
    missions = MissionRooms((RoomName.VENTILATION, RoomName.CONTROL, RoomName.GENERATOR))
    found = explanations(REFERENCE_PLAN, "AL-MAPGEN-09", missions)
    assert found == ["the Mission Rooms are all on one level"]


@pytest.mark.rule("AL-MAPGEN-10")
@pytest.mark.parametrize(
    ("start", "problem"),
    [
        ("2:5,2", "the start 2:5,2 is no corridor without stairs and LCU"),
        ("2:0,1", "the start 2:0,1 is no corridor without stairs and LCU"),
        ("2:5,4", "the start 2:5,4 is no corridor without stairs and LCU"),
        ("2:4,1", "the start 2:4,1 is 1 steps from infirmary"),
        ("2:5,0", "the start 2:5,0 is 1 steps from infirmary"),
        ("2:0,2", "the start 2:0,2 is 1 steps from the stair sector 2:0,1"),
    ],
)
def test_a_start_in_the_wrong_sector_or_too_near_is_reported(start: str, problem: str) -> None:
    plan = REFERENCE_PLAN._replace(start=place(start))
    assert problem in explanations(plan, "AL-MAPGEN-10")


@pytest.mark.rule("AL-MAPGEN-10")
def test_a_start_three_steps_from_a_mission_room_is_too_near_and_four_are_enough() -> None:
    near, far = (REFERENCE_PLAN._replace(start=place(start)) for start in ("2:5,2", "2:5,3"))
    assert "the start 2:5,2 is 3 steps from infirmary" in explanations(near, "AL-MAPGEN-10")
    assert explanations(far, "AL-MAPGEN-10") == []


@pytest.mark.rule("AL-MAPGEN-12")
@pytest.mark.parametrize(
    ("room", "lcu"),
    [
        ("ventilation", "1:0,2"),  # in the Room itself
        ("control", "1:3,4"),  # next to it, behind a door
        ("laboratory", "2:2,4"),
        ("infirmary", "2:4,1"),
        ("ventilation", "1:2,2"),  # two sectors away in a straight line
    ],
)
def test_an_lcu_in_the_room_or_in_a_line_of_two_can_light_it(room: str, lcu: str) -> None:
    missions = MissionRooms(MISSIONS.rooms, lit=RoomName(room))
    assert explanations(with_lcus(lcu), "AL-MAPGEN-12", missions) == []


@pytest.mark.rule("AL-MAPGEN-12")
@pytest.mark.parametrize(
    ("room", "lcu"),
    [
        ("laboratory", "2:1,2"),  # in line and two away, but nothing leads that way
        ("ventilation", "1:1,1"),  # two steps away round a corner
        ("ventilation", "1:3,2"),  # in line, three away
        ("laboratory", "1:1,4"),  # below it
    ],
)
def test_an_lcu_behind_a_wall_or_too_far_away_cannot_light_it(room: str, lcu: str) -> None:
    missions = MissionRooms(MISSIONS.rooms, lit=RoomName(room))
    assert len(list(explanations(with_lcus(lcu), "AL-MAPGEN-12", missions))) == 1

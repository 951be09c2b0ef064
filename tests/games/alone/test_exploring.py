"""Exploring and light (EXPLORE, LCU, LIGHT, INTERACT)."""

import pytest

from nocturne.games.alone.reference import REFERENCE
from tests.games.alone.playing import LONG, Playing, alone


def reference(text: str = "") -> Playing:
    """The reference map, the Hero at the start."""
    drawn = "\n".join(f"  {line}" for line in REFERENCE.splitlines())
    return alone(f"map: |\n{drawn}\n{text}")


@pytest.mark.rule("AL-EX-10", "AL-EXPLORE-01", "AL-EXPLORE-03", "AL-EXPLORE-05")
@pytest.mark.parametrize(
    ("way", "revealed", "clear"),
    [("east", "0,1 1,1 2,1", ("clear:0", "clear:2", "pass")), ("north", "0,0 0,1", ("clear:0", "clear:1", "pass"))],
)
def test_exploring_two_sectors_or_one_and_then_a_danger_token(way: str, revealed: str, clear: tuple[str, ...]) -> None:
    text = "map: c6 c8 .. .. / c3 cA cA c8\nhero: 0,1\ndanger: 0,0 0,1 2,1"
    game = alone(text).play(f"explore:{way}")
    assert (game.revealed, game.offered) == (revealed, clear)
    assert game.play(clear[1]).table.danger.bit_count() == 2
    assert game.asked == "HeroTurn"


@pytest.mark.rule("AL-EXPLORE-01", "AL-EXPLORE-02", "AL-EXPLORE-10")
def test_exploring_reveals_two_sectors_in_a_straight_line_without_entering() -> None:
    game = alone(f"map: {LONG}\nhero: 1,0").play("explore:east")
    assert (game.revealed, game.at, game.asked, game.table.turn) == ("1,0 2,0 3,0", "1,0", "HeroTurn", 2)


@pytest.mark.rule("AL-EXPLORE-03")
def test_a_curve_ends_the_line() -> None:
    game = alone("map: c6 c8 / c1 ..\nhero: 0,1").play("explore:north")
    assert game.revealed == "0,0 0,1"


@pytest.mark.rule("AL-EXPLORE-04", "AL-EX-11", "AL-STAIRS-05")
def test_through_stairs_exactly_one_sector_is_revealed() -> None:
    text = """
        map: |
          level 1
          c2 c8
          level 2
          c2 c8
          stairs 1:0,0-2:0,0
        hero: 1:0,0
    """
    assert alone(text).play("explore:stairs").revealed == "1:0,0 2:0,0"


@pytest.mark.rule("AL-EXPLORE-05", "AL-EXPLORE-09", "AL-DANGER-07")
def test_afterwards_the_hero_may_remove_one_danger_token_from_here_or_an_explored_sector() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0 2,0 3,0"
    game = alone(text).play("explore:east")
    assert game.offered == ("clear:0", "clear:2", "pass")
    assert game.play("clear:2").danger == "0,0 3,0"
    assert alone(text).play("explore:east", "pass").danger == "0,0 2,0 3,0"


@pytest.mark.rule("AL-EXPLORE-06", "AL-EXPLORE-08")
def test_revealed_sectors_may_be_explored_and_the_line_still_counts_from_the_hero() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ndanger: 1,0").play("explore:east")
    assert game.revealed == "0,0 1,0 2,0"
    assert game.play("clear:1").danger == ""


@pytest.mark.rule("AL-EXPLORE-07")
def test_unbarred_doors_do_not_stop_exploring_but_barred_ones_do() -> None:
    assert alone("map: c2 RA c8\nhero: 0,0").play("explore:east").revealed == "0,0 1,0 2,0"
    assert alone("map: c2 RA c8\nhero: 0,0\nbarred: 1,0-2,0").play("explore:east").revealed == "0,0 1,0"
    assert alone("map: c2 RA c8\nhero: 0,0\nbarred: 0,0-1,0").why_not("explore:east") == "AL-DOOR-06"


@pytest.mark.rule("AL-MISSION-11")
def test_the_fog_of_a_blue_mission_takes_a_sector_from_exploring_until_it_is_completed() -> None:
    text = f"map: {LONG}\nhero: 0,0\nmissions: [f_pods, g_sleeper, "
    assert alone(text + "b_fog]").play("explore:east").revealed == "0,0 1,0"
    done = "{key: b_fog, done: true}]"
    assert alone(text + done).play("explore:east").revealed == "0,0 1,0 2,0"


# -- light


@pytest.mark.rule("AL-LCU-01", "AL-LCU-02", "AL-EX-22", "AL-LCU-03", "AL-LCU-09", "AL-LIGHT-06", "AL-INTERACT-01")
def test_repairing_lights_and_reveals_two_sectors_in_a_straight_line() -> None:
    game = alone("map: |\n  c2 cA c8\n  lcu 1:0,0\nhero: 0,0").play("repair:east")
    assert (game.lit, game.revealed) == ("0,0 1,0 2,0", "0,0 1,0 2,0")


@pytest.mark.rule("AL-EX-20", "AL-LCU-02", "AL-LCU-06", "AL-LIGHT-02")
def test_where_the_line_does_not_go_on_only_one_further_sector_is_lit() -> None:
    game = alone("map: |\n  c6 c8\n  c1 ..\n  lcu 1:1,0\nhero: 1,0").play("repair:west")
    assert game.lit == "0,0 1,0"


@pytest.mark.rule("AL-EX-21", "AL-LCU-04", "AL-LCU-06", "AL-FOV-03", "AL-FOV-07")
def test_light_passes_a_second_door_but_does_not_reveal_behind_it() -> None:
    game = alone("map: |\n  c6 c8\n  R5 ..\n  c1 ..\n  lcu 1:0,2\nhero: 0,2").play("repair:north")
    assert (game.lit, game.revealed) == ("0,0 0,1 0,2", "0,1 0,2")


@pytest.mark.rule("AL-LCU-01", "AL-LCU-03")
def test_an_lcu_in_a_room_can_be_repaired_too() -> None:
    game = alone("map: |\n  c2 RA c8\n  lcu 1:1,0\nhero: 1,0").play("repair:east")
    assert (game.lit, game.revealed) == ("1,0 2,0", "1,0 2,0")


@pytest.mark.rule("AL-LCU-05", "AL-LIGHT-12")
def test_the_same_lcu_can_be_repaired_again_in_another_direction() -> None:
    game = alone("map: |\n  c2 cA c8\n  lcu 1:1,0\nhero: 1,0").play("repair:east", "repair:west")
    assert game.lit == "0,0 1,0 2,0"
    assert game.told(1).count("light-changed") == 3  # its own sector was lit already


@pytest.mark.rule("AL-LCU-07", "AL-LCU-08", "AL-EX-20")
def test_a_closed_direction_or_a_barred_door_leaves_only_the_own_sector_lit() -> None:
    assert alone("map: |\n  c2 R8\n  lcu 1:0,0\nhero: 0,0").play("repair:north").lit == "0,0"
    assert alone("map: |\n  c2 R8\n  lcu 1:0,0\nhero: 0,0\nbarred: 0,0-1,0").play("repair:east").lit == "0,0"
    assert not alone("map: |\n  c2 R8\n  lcu 1:0,0\nhero: 0,0").offers("repair:stairs")


@pytest.mark.rule("AL-LIGHT-01", "AL-LIGHT-11", "AL-ROUNDEND-04", "AL-EX-26")
def test_light_stays_on_the_map_and_lit_sectors_in_sight_stay_revealed_at_the_end_of_the_round() -> None:
    text = """
        map: |
          c6 c8 ..
          c5 .. ..
          c5 .. ..
          c1 .. ..
        hero: 0,1
        turn: 8
        revealed: 0,0 1,0 0,1 0,2 0,3
        lit: 0,3 1,0
    """
    game = alone(text).end_turn("track")
    assert (game.revealed, game.lit) == ("0,0 0,1 0,2 0,3", "1,0 0,3")


@pytest.mark.rule("AL-LIGHT-02")
def test_a_mission_may_reward_with_light() -> None:
    text = """
        map: |
          c2 RA c8
          rooms generator 1:1,0
        hero: {at: '1,0'}
        missions: [f_pods, {key: g_grid, count: 1}, b_fog]
    """
    assert alone(text).play("interact-mission:g_grid").lit == "0,0 1,0 2,0"


# -- the vectors of the reference map


@pytest.mark.rule("AL-EXPLORE-07", "AL-EXPLORE-01")
@pytest.mark.parametrize(
    ("way", "seen"),
    [("north", "2:5,1 2:5,2 2:5,3"), ("west", "2:3,3 2:4,3 2:5,3"), ("south", "2:5,3 2:5,4")],
)
def test_exploring_from_the_start_of_the_reference_map(way: str, seen: str) -> None:
    assert reference().play(f"explore:{way}").revealed == seen


@pytest.mark.rule("AL-ACTION-06")
def test_exploring_into_the_wall_of_the_reference_map_is_refused() -> None:
    assert reference().why_not("explore:east") == "AL-MOVE-08"


@pytest.mark.rule("AL-TRACK-03", "AL-TRACK-04", "AL-COMM-03")
@pytest.mark.parametrize(
    ("target", "answer"),
    [
        ("archive", "1 same"),
        ("infirmary", "4 same"),
        ("laboratory", "5 same"),
        ("escape_pods", "6 same"),
        ("cold_store", "8 other"),
        ("generator", "9 other"),
        ("ventilation", "10 other"),
        ("control", "12 other"),
        ("stairs", "5 same"),
        ("lcu", "1 same"),
    ],
)
def test_tracking_from_the_start_of_the_reference_map(target: str, answer: str) -> None:
    game = reference("missions: [f_overload, g_sleeper]").play("track", f"target:{target}", "target:door")
    assert game.answers()[0] == answer


@pytest.mark.rule("AL-LCU-02", "AL-LCU-04")
def test_repairing_beside_the_start_of_the_reference_map() -> None:
    north = reference("hero: '2:5,4'\nrevealed: 2:5,3 2:5,4").play("repair:north")
    assert (north.lit, north.revealed) == ("2:5,2 2:5,3 2:5,4", "2:5,3 2:5,4")
    assert reference("hero: '2:5,4'").play("repair:west").lit == "2:4,4 2:5,4"

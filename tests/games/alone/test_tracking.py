"""Tracking (TRACK, COMM)."""

import pytest

from nocturne.games.alone.plan import RoomName
from tests.games.alone.playing import LONG, Playing, alone

TWO_LEVELS = """
map: |
  level 1
  c2 cA c8
  level 2
  c2 cA R8
  stairs 1:0,0-2:0,0
  rooms laboratory 2:2,0
  lcu 1:1,0 2:1,0
hero: {at: '1:0,0'}
"""


def track(text: str, *targets: str) -> Playing:
    return alone(text).play("track", *[f"target:{one}" for one in targets])


@pytest.mark.rule("AL-TRACK-01", "AL-TRACK-03", "AL-TRACK-04", "AL-TRACK-07", "AL-TRACK-08")
def test_a_track_action_tells_distance_and_level_of_two_targets() -> None:
    game = track(TWO_LEVELS, "laboratory", "stairs")
    assert game.answers() == ["3 other", "0 same"]
    assert (game.asked, game.table.turn) == ("HeroTurn", 2)


@pytest.mark.rule("AL-EX-17", "AL-TRACK-03", "AL-TRACK-04", "AL-TRACK-05", "AL-COMM-03")
def test_seven_steps_on_the_other_level_and_one_on_the_same_are_told_to_the_hero() -> None:
    text = """
        map: |
          level 1
          c2 cA cA c8 .. ..
          level 2
          c2 cA cA cA cA R8
          stairs 1:1,0-2:0,0 1:3,0-2:4,0
          rooms laboratory 2:5,0
        hero: {at: '1:0,0'}
    """
    far = text.replace(" 1:3,0-2:4,0", "")
    game = track(far, "laboratory", "stairs")
    told = [one for one in game.words() if "level" in one]
    assert told == ["Tracked the Laboratory: 7, other level.", "Tracked stairs: 1, same level."]
    assert [(one.distance, one.level) for one in game.game.view(0).heard] == [(7, "other"), (1, "same")]
    assert track(text, "laboratory", "stairs").answers() == ["5 other", "1 same"]


@pytest.mark.rule("AL-TRACK-05", "AL-EX-18", "AL-TRACK-11")
def test_the_nearest_of_a_kind_is_meant_and_the_second_alike_is_the_next() -> None:
    assert track(TWO_LEVELS, "lcu", "lcu").answers() == ["1 same", "2 other"]


@pytest.mark.rule("AL-TRACK-06")
def test_barred_doors_do_not_count_as_obstacles() -> None:
    game = track("map: c2 RA c8\nhero: 0,0\nbarred: 0,0-1,0\ncreatures: worm 2,0", "worm", "door")
    assert game.answers() == ["2 same", "0 same"]


@pytest.mark.rule("AL-TRACK-09")
def test_a_target_that_is_not_on_the_map_is_answered_with_none() -> None:
    assert track(f"map: {LONG}", "worm", "archive").answers() == ["-1 none", "-1 none"]


@pytest.mark.rule("AL-TRACK-10")
def test_evil_chooses_between_equally_near_targets_on_different_levels() -> None:
    text = TWO_LEVELS.replace("lcu 1:1,0 2:1,0", "lcu 1:2,0 2:1,0")
    game = track(text, "lcu", "door")
    assert game.offered == ("answer:2:same", "answer:2:other")
    assert game.play("answer:2:other").answers()[0] == "2 other"


@pytest.mark.rule("AL-TRACK-02")
@pytest.mark.parametrize("target", ["straight", "room", "danger", "creature", "spores", "crossing", "mission"])
def test_almost_anything_can_be_a_target(target: str) -> None:
    assert f"target:{target}" in alone(f"map: {LONG}").play("track").offered


@pytest.mark.rule("AL-TRACK-02")
@pytest.mark.parametrize(
    ("target", "answer"),
    [
        ("laboratory", "3 other"),
        ("room", "3 other"),
        ("straight", "1 same"),
        ("door", "2 other"),
        ("stairs", "0 same"),
        ("lcu", "1 same"),
        ("worm", "2 other"),
        ("creature", "2 other"),
        ("danger", "2 same"),
        ("lit", "1 same"),
        ("dark", "0 same"),
        ("barred_door", "2 other"),
        ("unbarred_door", "-1 none"),
        ("gas", "1 same"),
        ("tripwire", "3 other"),
        ("resin", "-1 none"),
        ("mission", "3 other"),
    ],
)
def test_each_kind_of_target_is_found_where_it_is(target: str, answer: str) -> None:
    text = TWO_LEVELS + "creatures: worm 2:1,0\ndanger: 1:2,0\nlit: 1:1,0\nbarred: 2:1,0-2:2,0\n"
    text += "conditions: {gas: '1:1,0', tripwire: '2:2,0'}\nmissions: [g_locker]\n"
    assert track(text, target, "cultist").answers() == [answer, "-1 none"]


@pytest.mark.rule("AL-TRACK-02")
def test_every_room_shape_light_and_kind_of_element_is_a_target_and_nothing_else() -> None:
    offered = alone(f"map: {LONG}\nboss: boss_choir\nboss_out: true\ncreatures: boss 3,0").play("track").offered
    rooms = {f"target:{room.value}" for room in RoomName}
    words = "straight curved fork crossing room lit dark door barred_door unbarred_door stairs lcu danger mission "
    words += "gas resin static tripwire spores parasite cultist mutant worm creature boss"
    assert set(offered) == rooms | {f"target:{word}" for word in words.split(" ")}


@pytest.mark.rule("AL-TRACK-08")
def test_a_door_is_in_both_sectors_that_it_joins() -> None:
    for hero in ("3,0", "0,0"):
        text = f"map: c2 cA RA c8\nhero: {hero}"
        assert track(text, "door", "door").answers() == (
            ["0 same", "1 same"] if hero == "3,0" else ["1 same", "2 same"]
        )


@pytest.mark.rule("AL-COMM-01", "AL-COMM-06")
def test_evil_must_tell_the_truth_unless_a_card_allows_otherwise() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 3,0\nhands: [[dread_echo]]"
    game = alone(text).play("track", "target:worm", "target:worm", "pass")
    assert game.answers()[0] == "3 same"
    game = alone(text).play("track", "target:worm", "target:spores", "play:dread_echo", "answer:7:same")
    assert game.answers() == ["7 same", "-1 none"]  # one lie, then the truth again


@pytest.mark.rule("AL-MISSION-11")
def test_a_jammed_network_leaves_one_target() -> None:
    text = f"map: {LONG}\nmissions: [f_pods, b_jam]"
    assert track(text, "door").answers() == ["-1 none"]
    jammed, free = alone(text).play("track").game, alone(f"map: {LONG}").play("track").game
    assert jammed.say(jammed.open[0].prompt) == (
        "What do you track? One target: Jammed Network leaves you one fewer until it is done."
    )
    assert free.say(free.open[0].prompt) == "What do you track? 2 targets."


@pytest.mark.rule("AL-TRACK-02", "AL-TRACK-05")
def test_a_kind_of_sector_is_a_target() -> None:
    assert track("map: c6 cA c8 / c1 .. ..\nhero: 0,1", "straight", "curved").answers() == ["2 same", "1 same"]


@pytest.mark.rule("AL-TRACK-07")
def test_tracking_again_asks_for_new_targets() -> None:
    game = track(f"map: {LONG}\nhero: 0,0\ncreatures: worm 3,0", "worm", "spores")
    game.play("track", "target:creature", "target:mutant")
    assert game.answers() == ["3 same", "-1 none", "3 same", "-1 none"]


@pytest.mark.rule("AL-TRACK-01", "AL-TRACK-11")
def test_the_targets_are_declared_in_one_gesture_or_one_by_one() -> None:
    game = alone(TWO_LEVELS).play("track")
    series = game.game.open[0].series
    assert series is not None
    assert (series.due, series.so_far, series.end) == (2, 0, "")
    assert series.worth == series.copies == dict.fromkeys(game.offered, 1)
    assert game.play("target:lcu").game.open[0].series is None
    assert game.play("target:lcu").answers() == ["1 same", "2 other"]


@pytest.mark.rule("AL-COMM-01", "AL-COMM-06", "AL-TRACK-09")
def test_of_what_is_not_on_the_map_no_distance_can_be_false_and_of_what_is_the_level_stays_true() -> None:
    text = TWO_LEVELS + "creatures: worm 2:1,0\nhands: [[dread_echo]]\n"
    game = alone(text).play("track", "target:spores", "target:worm", "play:dread_echo")
    assert game.answers() == ["-1 none"]  # told without asking Evil, who may still lie about the other
    assert {one.rpartition(":")[2] for one in game.offered} == {"other"}
    both = alone(text + "danger: 1:0,0\n").play("track", "target:spores", "target:worm", "play-dangerous:dread_echo")
    assert {one.rpartition(":")[2] for one in both.offered} == {"none", "same", "other"}


@pytest.mark.rule("AL-TRACK-10", "AL-COMM-01", "AL-CONTENT-04")
@pytest.mark.parametrize(("level", "way"), [("same", "east"), ("other", "the stairs")])
def test_the_first_step_told_is_that_to_the_one_of_two_equally_near_targets_that_was_reported(
    level: str, way: str
) -> None:
    text = TWO_LEVELS.replace("lcu 1:1,0 2:1,0", "lcu 1:2,0 2:1,0").replace(
        "at: '1:0,0'", "at: '1:0,0', character: ch_stan"
    )
    game = alone(text).play("track", "target:lcu", "target:worm", f"answer:2:{level}", "use-ability*", "route-to:0:lcu")
    assert f"The way to a light control unit begins: {way}." in game.words()


@pytest.mark.rule("AL-TRACK-02")
def test_the_boss_is_a_target_once_it_is_there() -> None:
    text = f"map: {LONG}\nhero: 0,0\nboss: boss_choir\n"
    game = alone(text + "boss_out: true\ncreatures: boss 3,0").play("track", "target:boss", "target:creature")
    assert game.answers() == ["3 same", "3 same"]
    game = alone(text).play("track")
    assert (game.offers("target:boss"), game.why_not("target:boss")) == (False, "AL-TRACK-02")
    dead = alone(text + "boss_out: true").play("track", "target:boss", "target:creature")
    assert dead.answers() == ["-1 none", "-1 none"]


@pytest.mark.rule("AL-TRACK-07", "AL-TRACK-11")
def test_a_second_track_in_a_bullet_time_turn_asks_and_answers_anew() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 3,0; worm 5,0"
    game = alone(text).play("bullet-time", "track", "target:worm", "target:door", "track", "target:worm", "target:door")
    assert game.answers() == ["3 same", "-1 none"] * 2


@pytest.mark.rule("AL-TRACK-03", "AL-TRACK-10", "AL-COMM-01")
def test_evil_is_told_what_is_tracked_and_why_there_is_a_choice() -> None:
    tie = """
        map: |
          level 1
          c2 cA c8
          level 2
          c2 cA c8
          stairs 1:1,0-2:1,0
          lcu 1:2,0 2:1,0
        hero: {at: '1:1,0'}
    """
    game = track(tie, "lcu", "door").game
    assert game.say(game.open[0].prompt) == (
        "The Hero tracks a light control unit. How far is it? Both are true, as near on either level: choose."
    )

"""What comes before what in a Turn, and what a Turn leaves to Evil (TURN, ROUND, MOVE, ENCOUNTER)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, alone


@pytest.mark.rule("AL-ROUND-02", "AL-TURN-09")
def test_in_the_eighth_turn_too_evil_may_react_before_the_turn_and_the_round_end() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ncreatures: worm 5,0\nhands: [[fang_feast]]").play("loot")
    assert (game.asked, game.table.acting, game.table.space) == ("ReactionWindow", True, 0)
    assert "turn-ended" not in game.told()
    game.play("pass")
    assert (game.table.acting, game.table.space) == (False, 1)


@pytest.mark.rule("AL-ROUND-07", "AL-NIGHTMARE-07")
def test_rounds_go_on_in_nightmare_mode_as_long_as_no_side_has_won() -> None:
    text = f"map: {LONG}\nhero: 0,0\nspace: 3\nnightmare: true\nboss_out: true\nboss: boss_choir\nturn: 7"
    game = alone(text)
    for _ in range(34):
        game.end_turn("track")
    assert (game.table.turn, game.hero.sc, game.game.over) == (1, 2, None)  # five Rounds, 2 SC each
    assert (game.table.space, game.told().count("nightmare-begun")) == (3, 0)  # it has begun long ago


@pytest.mark.rule("AL-TURN-03", "AL-TURN-12")
def test_both_actions_of_a_bullet_time_turn_spend_one_turn_token() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0").play("bullet-time", "move:east")
    assert game.table.turn == 1
    game.play("move:east")
    assert (game.table.turn, game.told().count("turn-begun")) == (2, 1)


@pytest.mark.rule("AL-TURN-04", "AL-TRACK-01")
def test_targets_are_declared_before_evil_may_react_to_the_action() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 3,0\nhands: [[dread_echo]]").play("track")
    assert (game.seat, game.asked) == (0, "TrackTargets")
    game.play("target:worm", "target:door")
    assert (game.seat, game.offered, game.answers()) == (1, ("play:dread_echo", "pass"), [])


@pytest.mark.rule("AL-TURN-04", "AL-COMBAT-01")
def test_the_target_of_an_item_is_declared_before_evil_may_react_to_the_action() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', items: [it_bolt]}}\ncreatures: worm 0,0; mutant 0,0\nhands: [[dread_sweat]]"
    )
    game = alone(text).play("use-action-item:0:it_bolt")
    assert (game.seat, game.offered) == (0, ("attack:1:worm", "attack:2:mutant"))
    game.play("attack:2:mutant")
    assert (game.seat, game.offers("play:dread_sweat")) == (1, True)


@pytest.mark.rule("AL-TURN-08")
def test_evil_may_react_to_an_action_that_is_over_before_the_turn_ends() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 0,0\nhands: [[fang_answer]]\ncoming: {[MISS] * 2}"
    game = alone(text).play("attack:1:worm")
    assert (game.offered, game.table.acting) == (("play:fang_answer", "pass"), True)
    assert "rolled" in game.told()


@pytest.mark.rule("AL-TURN-10")
def test_at_the_end_of_a_turn_creatures_attack_then_lights_go_out_then_condition_tokens_act() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        lit: 3,0
        conditions: {{gas: '0,0'}}
        creatures: parasite 0,0; worm 4,0
        hands: [[fang_feast]]
        coming: [2, {HIT}, {HIT}]
    """
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    order = [one for one in game.told(1) if one in ("rolled", "light-changed", "condition-removed", "turn-ended")]
    assert order == ["rolled", "light-changed", "condition-removed", "turn-ended"]


@pytest.mark.rule("AL-TURN-11")
def test_no_window_opens_between_the_attack_and_the_end_of_the_turn() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: parasite 0,0\nhands: [[fang_feast]]\ncoming: [2, {MISS}, {MISS}]"
    game = alone(text).play("loot", "pass")
    assert (game.asked, game.table.turn) == ("HeroTurn", 2)


@pytest.mark.rule("AL-MOVE-06")
def test_a_door_is_barred_after_condition_tokens_and_after_the_window_of_entering() -> None:
    text = "map: c2 RA cA c8\nhero: 0,0\nconditions: {gas: '1,0'}\nhands: [[snare_leak]]"
    game = alone(text).play("move:east")
    assert (game.hero.life, game.offered) == (11, ("play:snare_leak", "pass"))
    assert game.play("pass").asked == "BarDoor"


@pytest.mark.rule("AL-MOVE-01", "AL-MOVE-06")
def test_a_move_is_over_after_one_step() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0").play("move:east")
    assert (game.at, game.asked, game.table.turn) == ("1,0", "HeroTurn", 2)
    room = alone("map: c2 RA cA c8\nhero: 0,0").play("move:east", "pass")
    assert (room.at, room.asked, room.table.turn) == ("1,0", "HeroTurn", 2)


@pytest.mark.rule("AL-ACTION-06", "AL-EXPLORE-07")
def test_a_barred_door_can_be_unbarred_but_neither_explored_nor_crossed() -> None:
    game = alone("map: c2 R8\nhero: {at: '0,0', adrenaline: 0}\nbarred: 0,0-1,0")
    assert game.offered == ("unbar:east", "track", "loot")
    assert game.why_not("explore:east") == "AL-DOOR-06"


@pytest.mark.rule("AL-ACTION-03", "AL-ITEM-04")
def test_nothing_of_the_normal_effect_is_left_when_an_item_replaces_it() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_drone]}}\ndanger: 0,0 1,0"
    game = alone(text).play("use-action-item:0:it_drone")
    assert (game.asked, game.table.turn, game.danger) == ("HeroTurn", 2, "0,0 1,0")  # no token may be removed
    assert game.told().count("sectors-revealed") == 1

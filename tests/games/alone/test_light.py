"""Lights that go on and out, LCUs (LIGHT, LCU)."""

import pytest

from tests.games.alone.playing import HERE, LONG, TWO_LEVELS, alone


@pytest.mark.rule("AL-LIGHT-10", "AL-TELEPORT-03")
def test_a_creature_that_steps_and_is_then_teleported_into_light_does_not_put_it_out() -> None:
    text = f"map: {LONG}\nhero: 0,0\nlit: 3,0 4,0\ncreatures: worm 5,0\nhands: [[fang_feast, swarm_vents]]"
    game = alone(text).play("explore:east", "common:fang_feast", "the-creature:12*", "creep:west")
    game.play("play:swarm_vents", "the-creature:12*", "at:1:3,0")
    assert (game.where("worm"), game.table.turn, game.lit) == ("3,0", 2, "3,0 4,0")


@pytest.mark.rule("AL-LIGHT-07", "AL-LIGHT-08")
def test_lights_go_out_on_the_other_level_too() -> None:
    text = f"{TWO_LEVELS}lit: 1:0,0 2:0,0 2:1,0\ncreatures: worm 2:1,0\nhands: [[fang_feast]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.table.turn, game.lit) == (2, "1:0,0 2:1,0")


@pytest.mark.rule("AL-LIGHT-07", "AL-LIGHT-10")
def test_a_creature_that_moved_in_an_earlier_turn_does_not_put_out_a_light_turned_on_since() -> None:
    text = "map: |\n  c2 cA cA c8\n  lcu 1:0,0\nhero: 0,0\ncreatures: worm 3,0\nhands: [[fang_feast]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west", "repair:east")
    assert (game.where("worm"), game.table.turn, game.lit) == ("2,0", 3, "0,0 1,0 2,0")


@pytest.mark.rule("AL-LIGHT-09")
def test_a_reaction_may_put_out_lights_near_the_hero() -> None:
    text = HERE + "lit: 1,0 2,0 5,0\nhands: [[dread_brownout]]"
    game = alone(text).play("move:east", "play:dread_brownout")
    assert game.offered == ("at:1:2,0", "done")
    assert game.play("at:1:2,0").lit == "1,0 5,0"


@pytest.mark.rule("AL-LCU-02")
def test_an_item_repairs_in_two_directions_at_once() -> None:
    text = "map: |\n  c2 cA c8\n  lcu 1:1,0\nhero: {at: '1,0', items: [it_multitool]}"
    game = alone(text).play("use-action-item:0:it_multitool", "toward:east", "toward:west")
    assert game.lit == "0,0 1,0 2,0"

"""Condition tokens (area CONDITION)."""

import pytest

from tests.games.alone.playing import LONG, alone

GUARDED = """
    map: |
      c2 cA cA RA c8
    hero: 0,0
    creatures: mutant 2,0; worm 4,0
    barred: 2,0-3,0
    conditions: {tripwire: '1,0'}
"""
"""The Worm is three steps from the Tripwire, behind a barred door."""


@pytest.mark.rule("AL-CONDITION-06")
def test_who_is_within_three_sectors_of_a_tripwire_is_judged_once() -> None:
    game = alone(GUARDED).play("move:east")
    assert game.offered == ("the-creature:9:mutant:1:2,0", "done")
    game.play("the-creature*", "force:east")
    assert (game.table.barred, game.asked) == (0, "HeroTurn")  # the Worm is near now, but was not on entering
    near = alone(GUARDED.replace("barred: 2,0-3,0", "barred: ''")).play("move:east")
    assert near.offered == ("the-creature:9:mutant:1:2,0", "the-creature:12:worm:1:4,0", "done")


@pytest.mark.rule("AL-CONDITION-06", "AL-REACTION-11")
def test_a_reaction_in_the_middle_of_a_tripwire_does_not_change_whom_it_calls() -> None:
    text = GUARDED.replace("barred: 2,0-3,0", "barred: ''") + "    hands: [[fang_roar]]\n"
    game = alone(text).play("move:east", "the-creature:9*", "creep:west")
    game.play("play:fang_roar", "the-creature:12*", "done")
    assert game.offered == ("the-creature:12:worm:1:4,0", "done")


@pytest.mark.rule("AL-CONDITION-02")
@pytest.mark.parametrize(
    ("token", "lies", "free"),
    [("gas", "1,0", "0,0"), ("resin", "0,0", "1,0"), ("static", "0,0", "1,0"), ("tripwire", "1,0", "0,0")],
)
def test_where_a_condition_token_lies_no_other_is_put(token: str, lies: str, free: str) -> None:
    text = f"map: {LONG}\nhero: 1,0\nconditions: {{{token}: '%s'}}\nhands: [[snare_resin]]"
    assert alone(text % "3,0").play("move:west", "play:snare_resin").offered == ("at:1:0,0", "at:1:1,0")
    game = alone(text % lies).play("move:west", "play:snare_resin")  # one place is left, nothing to choose
    assert (game.asked, free in game.sectors(game.table.conditions[1]).split()) == ("HeroTurn", True)
    assert sum(sectors.bit_count() for sectors in game.table.conditions) == 2


@pytest.mark.rule("AL-CONDITION-05")
def test_static_forbids_items_that_explore_or_track_too() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_drone, it_scanner, it_harness]}}\n"
    game = alone(text + "conditions: {static: '0,0'}")
    assert [one for one in game.offered if one.startswith("use")] == ["use-action-item:2:it_harness"]
    assert game.why_not("use-action-item:0:it_drone") == "AL-CONDITION-05"
    assert game.why_not("use-action-item:1:it_scanner") == "AL-CONDITION-05"
    assert alone(text).offers("use-action-item:0:it_drone")


@pytest.mark.rule("AL-CONDITION-06")
def test_a_tripwire_lets_every_creature_near_move_once_and_each_one_step() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{tripwire: '1,0'}}\ncreatures: worm 4,0; spores 3,0"
    game = alone(text).play("move:east", "the-creature:12*", "creep:west")
    assert game.offered == ("the-creature:0:spores:1:3,0", "done")
    game.play("the-creature:0*", "creep:east")
    assert (game.where("worm"), game.where("spores"), game.asked) == ("3,0", "4,0", "HeroTurn")


@pytest.mark.rule("AL-CONDITION-03")
@pytest.mark.parametrize("gas", ["0,0", "2,0", "5,0"])
def test_gas_in_another_sector_hurts_nobody_at_the_end_of_a_turn(gas: str) -> None:
    game = alone(f"map: {LONG}\nhero: 1,0\nconditions: {{gas: '{gas}'}}").play("loot")
    assert (game.hero.life, game.sectors(game.table.conditions[0])) == (12, gas)


@pytest.mark.rule("AL-CONDITION-05")
def test_static_is_discarded_when_the_hero_leaves_by_the_stairs_too() -> None:
    text = "map: |\n  level 1\n  c2 c8\n  level 2\n  c2 c8\n  stairs 1:0,0-2:0,0\nhero: '1:0,0'\n"
    game = alone(text + "conditions: {static: '1:0,0'}").play("move:stairs")
    assert (game.at, game.table.conditions[2]) == ("2:0,0", 0)


@pytest.mark.rule("AL-CONDITION-04", "AL-MOVE-10")
def test_resin_takes_one_step_of_a_longer_move_and_leaves_the_others() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_harness]}}\nconditions: {{resin: '0,0'}}"
    game = alone(text).play("use-action-item:0:it_harness", "move:east")
    assert (game.at, game.offered) == ("0,0", ("move:east", "done"))
    assert "step-lost" in game.told()
    assert (game.play("move:east").at, game.asked) == ("1,0", "HeroTurn")

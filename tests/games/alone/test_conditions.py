"""Condition tokens (area CONDITION)."""

import pytest

from tests.games.alone.playing import alone

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

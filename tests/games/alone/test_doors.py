"""Doors that are barred and unbarred before the Hero's eyes (DOOR)."""

import pytest

from tests.games.alone.playing import alone


@pytest.mark.rule("AL-DOOR-08", "AL-ITEM-04")
def test_a_pry_bar_unbars_and_then_moves() -> None:
    text = "map: c2 R8\nhero: {at: '0,0', items: [it_prybar]}\nbarred: 0,0-1,0"
    game = alone(text).play("use-action-item:0:it_prybar")
    assert game.offered == ("unbar:east", "pass")
    game.play("unbar:east")
    assert (list(game.offered), game.table.turn) == (["move:east", "done"], 1)  # still the same action
    game.play("move:east", "pass")
    assert (game.at, game.table.barred, game.table.turn, game.items) == ("1,0", 0, 2, "it_prybar:2")
    assert alone(text.replace("\nbarred: 0,0-1,0", "")).why_not("use-action-item:0:it_prybar") == "AL-DOOR-08"


@pytest.mark.rule("AL-DOOR-14", "AL-REVEAL-09")
def test_the_hero_is_told_of_a_revealed_door_that_is_barred_or_unbarred_and_of_no_other() -> None:
    text = "map: c2 RA cA RA c8\nhero: 2,0\nrevealed: %s\nhands: [[snare_lock]]"
    for door, revealed in (("the-door:1:1,0:east", "1,0 2,0"), ("the-door:1:0,0:east", "0,0 1,0 2,0")):
        game = alone(text % revealed).play("explore:east", "play:snare_lock", door)
        assert [one for one in game.words() if "door" in one][-1].endswith("is barred.")
    behind = alone("map: c2 cA RA cA c8\nhero: 1,0\nhands: [[snare_lock]]")
    behind.play("explore:west", "play:snare_lock", "the-door:1:2,0:east")
    assert not any("door" in one for one in behind.words())
    assert any("door" in one for one in behind.words(1))
    opened = alone("map: c2 R8\nhero: 0,0\nbarred: 0,0-1,0").play("unbar:east")
    assert [one for one in opened.words() if one.endswith("is unbarred.")]


@pytest.mark.rule("AL-DOOR-08", "AL-DOOR-03", "AL-DOOR-06", "AL-MOVE-09")
def test_refusals_about_doors_name_their_rule() -> None:
    game = alone("map: c2 RA c8\nhero: 0,0")
    assert (game.why_not("unbar:east"), game.why_not("unbar:north")) == ("AL-DOOR-08", "AL-DOOR-03")
    assert not game.offers("unbar")
    shut = alone("map: c2 RA cA RA c8\nhero: 2,0\nbarred: 0,0-1,0").play("move:west")
    assert shut.offered == ("bar:east", "pass")
    assert (shut.why_not("bar:west"), shut.why_not("bar:north")) == ("AL-DOOR-06", "AL-DOOR-03")
    other = alone("map: c2 RA cA RA c8\nhero: 2,0\nbarred: 0,0-1,0")
    assert (other.why_not("unbar:west"), other.why_not("unbar:east")) == ("AL-DOOR-08", "AL-DOOR-08")

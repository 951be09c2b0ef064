"""Interacts for Missions, and where their tokens lie (INTERACT, MISSION)."""

import pytest

from tests.games.alone.playing import alone


@pytest.mark.rule("AL-INTERACT-04", "AL-INTERACT-03")
def test_the_action_is_over_after_an_interact_for_a_mission() -> None:
    text = "map: |\n  c2 RA c8\n  rooms cold_store 1:1,0\nhero: {at: '1,0'}\nmissions: [f_pods, g_sleeper]"
    game = alone(text).play("interact-mission:g_sleeper")
    assert (game.asked, game.table.turn, game.table.actions) == ("HeroTurn", 2, 1)
    assert (game.table.task("g_sleeper").count, game.table.task("g_sleeper").done) == (1, False)


@pytest.mark.rule("AL-MISSION-08", "AL-SETUP-15")
def test_the_token_of_the_final_mission_shows_before_it_is_active() -> None:
    text = "map: |\n  c2 RA c8\n  rooms escape_pods 1:1,0\nhero: 0,0\nmissions: [f_pods, g_trauma]"
    shown = alone(text).play("explore:east").game.view(0).labyrinth
    assert [one.mission for one in shown] == [False, True, False]


@pytest.mark.rule("AL-CONTENT-03")
def test_the_overload_needs_both_its_interacts_before_the_distance_counts() -> None:
    text = "map: |\n  R2 cA cA cA cA cA cA c8\n  rooms generator 1:0,0\nhero: {at: '6,0'}\n"
    text += "missions: [{key: f_overload, active: true, count: %d}]"
    assert alone(text % 1).play("move:east").winners == ()
    assert alone(text % 2).play("move:east").winners == (0,)

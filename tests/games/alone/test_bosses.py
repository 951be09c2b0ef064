"""Bosses: when they come, and from how far (area BOSS)."""

import pytest

from tests.games.alone.playing import LONG, alone

SMALL = """
    map: c2 R8
    hero: 0,0
    boss: boss_choir
    space: 2
    turn: 8
    missions: [f_source]
"""
LARGE = SMALL.replace("c2 R8", LONG)


@pytest.mark.rule("AL-BOSS-02", "AL-SPAWN-06", "AL-MISSION-04")
def test_a_boss_for_which_no_sector_is_far_enough_does_not_come_and_is_not_dead() -> None:
    game = alone(SMALL).end_turn()
    assert (game.table.nightmare, game.table.boss_out, game.game.view(0).boss_dead) == (True, False, False)
    assert "boss-came" not in game.told()


@pytest.mark.rule("AL-BOSS-02")
def test_a_boss_that_could_not_come_comes_at_the_end_of_a_later_round() -> None:
    text = LARGE.replace("space: 2", "space: 3\n    nightmare: true")
    game = alone(text).play("loot")
    for _ in range(60):
        if game.asked == "BossWhere":
            break
        game.play("pass" if "pass" in game.offered else "done" if "done" in game.offered else game.offered[0])
    assert game.game.view(0).boss == "boss_choir"
    assert not game.game.view(0).boss_dead  # it has come, and Evil chooses where
    game.play("at:1:5,0")
    assert (game.where("boss_choir"), game.table.boss_dead) == ("5,0", False)


@pytest.mark.rule("AL-BOSS-03")
def test_a_killed_boss_is_dead_for_everybody_and_does_not_come_again() -> None:
    text = (
        LARGE
        + "    nightmare: true\n    boss_out: true\n    creatures: boss 0,0 wounded\n    coming: [0, 0, 2, 2, 2]\n"
    )
    game = alone(text.replace("turn: 8", "turn: 7")).play("attack:1:boss_choir", "learn:courage", "learn:precision")
    assert game.game.view(1).boss_dead
    assert game.end_turn().table.boss_dead

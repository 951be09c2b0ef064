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


BROOD = f"map: {LONG}\nhero: 0,0\nboss: boss_brood\nboss_out: true\ncreatures: boss 5,0\n"


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
@pytest.mark.parametrize(("at", "breeds"), [("0,0", False), ("1,0", True)])
def test_the_brood_mother_does_not_breed_where_the_hero_is(at: str, *, breeds: bool) -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\nboss: boss_brood\nboss_out: true\n"
    text += f"creatures: boss {at}; worm 5,0\n"
    game = alone(text + f"hands: [[fang_feast]]\ncoming: {[2] * 9}").play("loot")
    assert game.asked == "ReactionWindow"
    assert game.offers("boss-breeds") is breeds


@pytest.mark.rule("AL-BOSS-05")
def test_a_boss_is_of_no_type_that_could_be_frozen() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_rahimi}}}}
        boss: boss_choir
        boss_out: true
        creatures: boss 5,0; worm 5,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("sacrifice:ch_rahimi")
    assert game.offered == tuple(f"of-type:{kind}" for kind in ("spores", "parasite", "cultist", "mutant", "worm"))
    game.play("of-type:worm", "loot", "common:fang_feast")
    assert game.offered == ("the-creature:15:boss_choir:1:5,0", "done")


@pytest.mark.rule("AL-BOSS-02", "AL-BOSS-03", "AL-NOISE-01")
@pytest.mark.parametrize(("nightmare", "least"), [("false", 3), ("true", 2)])
def test_the_boss_is_put_where_evil_chooses_at_its_distance_or_farther_and_is_heard(nightmare: str, least: int) -> None:
    text = "map: |\n  c2 RA cA cA cA cA c8\n  rooms control 1:1,0\nhero: {at: '1,0', life: 5}\nboss: boss_choir\n"
    text += f"missions: [f_pods, {{key: g_intercom, count: 1}}]\nspace: 3\nnightmare: {nightmare}"
    game = alone(text).play("interact-mission:g_intercom", "heal:life")
    assert (game.seat, game.offered) == (1, tuple(f"at:1:{place},0" for place in range(1 + least, 7)))
    game.play("at:1:5,0")
    assert (game.where("boss_choir"), game.creature("boss_choir").name, game.heard()) == ("5,0", 0, ["east"])
    assert (game.asked, game.table.boss_out) == ("HeroTurn", True)


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_brood_mother_breeds_at_the_end_of_a_turn_only() -> None:
    game = alone(BROOD + "hands: [[dread_steps]]").play("move:east")
    assert game.offered == ("play:dread_steps", "pass")
    assert game.play("pass").offers("boss-breeds")

"""The five skills: what teaches them, and how often each works (XP)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, alone


@pytest.mark.rule("AL-XP-02", "AL-XP-03")
def test_the_second_point_turns_the_token_and_everybody_sees_it() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, {{0}}]}}\ncreatures: worm 0,0 wounded\ncoming: [0, 0]"
    for points in (0, 1):
        game = alone(text.replace("{0}", str(points))).play("attack:1:worm")
        assert game.hero.skills[4] == points + 1
        assert [game.game.view(seat).skills["dexterity"] for seat in (0, 1, None)] == [points + 1] * 3


@pytest.mark.rule("AL-XP-11", "AL-XP-14")
def test_precision_rerolls_once_in_an_action_of_several_attacks() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [0, 0, 0, 2, 0], items: [it_thermite]}}
        creatures: spores 0,0; parasite 0,0
        coming: [{MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}]
    """
    game = alone(text).play("use-action-item:0:it_thermite", "use-skill:precision")
    assert game.asked == "HeroTurn"  # not offered with the second attack
    spared = alone(text).play("use-action-item:0:it_thermite", "pass")
    assert spared.offered == ("use-skill:precision", "pass")  # kept for it


@pytest.mark.rule("AL-XP-11")
def test_precision_rerolls_one_die_of_the_heros_choice_not_several() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\ncoming: [2, 1, 2, 2, 2, 2]"
    )
    game = alone(text).play("attack:1:spores", "use-skill:precision")
    assert game.offered == ("again:0:1", "again:1:0")


@pytest.mark.rule("AL-XP-12", "AL-XP-13")
def test_dexterity_works_once_for_each_roll_of_evil() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [0, 0, 0, 0, 2], items: [it_harness]}}
        revealed: 0,0 1,0
        creatures: worm 0,0; spores 1,0
        coming: [{HIT}, {HIT}, {HIT}, {MISS}]
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "use-skill:dexterity")
    assert (game.hero.life, game.asked) == (11, "MoveOn")  # the new roll is a hit, and not rolled again
    game.play("move:east")
    assert game.offered == ("use-skill:dexterity", "pass")
    assert game.play("use-skill:dexterity").hero.life == 11


@pytest.mark.rule("AL-XP-07", "AL-XP-16")
@pytest.mark.parametrize(
    ("before", "after"),
    [("1, 0, 0, 1, 0", "1 1 0 2 0"), ("2, 2, 2, 2, 0", "2 2 2 2 1"), ("2, 2, 2, 2, 2", "2 2 2 2 2")],
)
def test_a_boss_gives_two_points_or_as_many_as_there_is_room_for_in_different_skills(before: str, after: str) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [{before}]}}\nboss: boss_choir\nboss_out: true\n"
    game = alone(text + f"creatures: boss 0,0 wounded\ncoming: {[HIT] * 2}").play("attack:1:boss_choir")
    for skill in ("precision", "cold_blood") if before.startswith("1") else ():
        game.play(f"learn:{skill}")
    assert (game.skills, game.asked, game.table.turn) == (after, "HeroTurn", 2)


@pytest.mark.rule("AL-XP-13", "AL-XP-08")
def test_courage_is_tried_anew_for_each_creature_that_is_met() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [2, 0, 0, 0, 0]}}
        creatures: worm 1,0; mutant 1,0
        coming: {[MISS, HIT, *[MISS] * 5]}
    """
    game = alone(text).play("move:east", "scares:2:worm", "use-skill:courage", "use-skill:courage")
    assert game.hero.sc == 9  # 1 to the Worm, 2 to the Mutant

"""What holds for every Reaction card, and what the parts of their effects do (DECK)."""

import pytest

from tests.games.alone.playing import HERE, HIT, LONG, MISS, alone


@pytest.mark.rule("AL-DECK-04")
def test_a_creature_may_be_made_to_attack_at_once() -> None:
    text = HERE + f"creatures: worm 0,0\nhands: [[fang_answer]]\ncoming: [2, 2, {HIT}, 2, 2, 2]"
    game = alone(text).play("attack:1:worm", "play:fang_answer")
    assert game.hero.life == 11
    evil = [one for one in game.words() if one.startswith("Evil rolls")]
    assert evil == ["Evil rolls HIT.", "Evil rolls MISS, MISS and MISS."]  # at once, and at the end of the Turn


@pytest.mark.rule("AL-DECK-04", "AL-ATTACK-04")
def test_a_creature_that_rushes_in_attacks_with_one_die_more() -> None:
    text = f"""
        map: {LONG}
        hero: 1,0
        revealed: all
        creatures: parasite 2,0
        hands: [[fang_rush]]
        coming: [{HIT}, {HIT}, {HIT}]
    """
    game = alone(text).play("move:west", "play:fang_rush", "the-creature:3*", "creep:west", "creep:west")
    assert game.hero.life == 9


@pytest.mark.rule("AL-LOOT-04", "AL-DECK-04")
def test_the_hero_may_have_to_choose_between_sc_and_a_charge() -> None:
    text = HERE + "hands: [[dread_find]]\ncoming: [0]"
    game = alone(text).play("loot", "play:dread_find", "branch:0")
    assert (game.hero.sc, game.items) == (11, "it_ammo:3")
    game = alone(text).play("loot", "play:dread_find", "branch:1")
    assert (game.hero.sc, game.items) == (12, "it_ammo:2")


@pytest.mark.rule("AL-DECK-04", "AL-DANGER-02")
def test_in_a_dangerous_sector_evil_may_still_choose_the_normal_effect() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 1,0\nhands: [[dread_steps]]"
    assert alone(text).play("move:east", "play:dread_steps").hero.sc == 11
    assert alone(text).play("move:east", "play-dangerous:dread_steps").hero.sc == 10


@pytest.mark.rule("AL-DECK-06", "AL-CREATURE-01")
@pytest.mark.parametrize(("card", "steps"), [("swarm_skitter", 3), ("fang_rush", 2)])
def test_move_k_is_one_creature_and_no_more_than_k_steps(card: str, steps: int) -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0; spores 5,0\nhands: [[{card}, fang_feast]]"
    game = alone(text).play("move:east", f"play:{card}", "the-creature:12*", *["creep:west"] * steps)
    assert (game.where("worm"), game.asked) == (f"{5 - steps},0", "ReactionWindow")


@pytest.mark.rule("AL-DECK-05", "AL-ATTACK-02")
def test_a_creature_that_rushed_in_attacks_with_one_die_more_in_that_turn_only() -> None:
    text = f"map: {LONG}\nhero: 1,0\ncreatures: parasite 1,0; worm 2,0\nrevealed: 0,0 1,0 2,0\nlit: 0,0\n"
    game = alone(text + f"hands: [[fang_rush]]\ncoming: {[2] * 20}").play("move:west", "play:fang_rush")
    game.play("the-creature:12*", "creep:west", "creep:west", "loot")
    rolled = [one for one in game.words() if one.startswith("Evil rolls")]
    assert rolled == ["Evil rolls MISS.", "Evil rolls MISS."]  # on leaving, and the bonus: a Worm in light has none


@pytest.mark.rule("AL-DECK-05", "AL-COMBAT-02")
def test_cold_sweat_takes_a_die_but_never_the_last() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\nhands: [[dread_sweat]]\ncoming: {[HIT] + [MISS] * 9}"
    game = alone(text).play("attack:1:spores", "play:dread_sweat")
    assert "The Hero rolls HIT." in game.words()
    twice = alone(text.replace("[[dread_sweat]]", "[[dread_sweat, dread_sweat]]"))
    twice.play("attack:1:spores", "play:dread_sweat", "play:dread_sweat")
    assert "The Hero rolls HIT." in twice.words()


@pytest.mark.rule("AL-DECK-05")
def test_a_target_that_was_killed_does_not_scatter() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0 wounded; worm 5,0\nhands: [[swarm_scatter]]\n"
    game = alone(text + f"coming: {[HIT] + [MISS] * 9}").play("attack:1:spores", "play:swarm_scatter")
    assert (game.asked, [game.table.kind(one.token) for one in game.table.creatures]) == ("HeroTurn", ["worm"])


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07", "AL-TELEPORT-01")
def test_the_ducts_take_an_unrevealed_creature_to_an_unrevealed_sector_near_it_or_away_from_the_hero() -> None:
    text = """
        map: |
          level 1
          c2 cA cA cA cA cA c8
          level 2
          c2 cA cA c8 .. .. ..
          stairs 1:6,0-2:0,0
        hero: {at: '1:1,0'}
        danger: 1:1,0
        creatures: worm 2:1,0; mutant 1:0,0
        hands: [[swarm_vents]]
    """
    game = alone(text).play("explore:west", "pass", "play:swarm_vents", "the-creature:12*")  # the Mutant is seen now
    near = ("at:1:5,0", "at:1:6,0", "at:2:0,0", "at:2:1,0", "at:2:2,0", "at:2:3,0")
    assert game.offered == (*near, "done")
    away = alone(text).play("explore:west", "pass", "play-dangerous:swarm_vents", "the-creature:12*")
    assert away.offered == ("at:1:3,0", "at:1:4,0", "at:1:5,0", "at:1:6,0", "done")
    seen = alone(text.replace("worm 2:1,0; ", "")).play("explore:west", "pass")
    assert seen.why_not("play:swarm_vents") == "AL-DECK-07"
    both = alone(text.replace("mutant 1:0,0", "mutant 2:3,0")).play("explore:west", "pass")
    assert both.play("play:swarm_vents").offered == (
        "the-creature:9:mutant:2:3,0",
        "the-creature:12:worm:2:1,0",
        "done",
    )

"""Parts of effects that cards, Items and Characters are made of (DECK, CONTENT)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, alone

HERE = f"map: {LONG}\nhero: 0,0\n"


@pytest.mark.rule("AL-CONTENT-04")
def test_a_frozen_type_neither_moves_nor_attacks_until_the_end_of_the_round() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_rahimi}}}}
        creatures: worm 0,0; spores 5,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("sacrifice:ch_rahimi", "of-type:worm", "loot", "common:fang_feast")
    assert game.offered == ("the-creature:0:spores:1:5,0", "done")
    game.play("done")
    assert "rolled" not in game.told()
    assert "rolled" not in game.play("move:east").told()  # nor does it strike whoever leaves


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


@pytest.mark.rule("AL-COMM-01", "AL-NOISE-11")
def test_a_card_may_let_evil_keep_a_noise_to_itself() -> None:
    text = HERE + "creatures: worm 5,0; spores 1,0\nhands: [[swarm_chitter, dread_steps]]\ncoming: [2, 2, 2, 2]"
    game = alone(text).play("move:east", "play:swarm_chitter", "the-creature:12*", "creep:west")
    assert game.offered == ("silence", "tell-it")
    game.play("silence", "done")
    assert game.heard() == []


@pytest.mark.rule("AL-LOOT-04", "AL-DECK-04")
def test_the_hero_may_have_to_choose_between_sc_and_a_charge() -> None:
    text = HERE + "hands: [[dread_find]]\ncoming: [0]"
    game = alone(text).play("loot", "play:dread_find", "branch:0")
    assert (game.hero.sc, game.items) == (11, "it_ammo:3")
    game = alone(text).play("loot", "play:dread_find", "branch:1")
    assert (game.hero.sc, game.items) == (12, "it_ammo:2")


@pytest.mark.rule("AL-LIGHT-09")
def test_a_reaction_may_put_out_lights_near_the_hero() -> None:
    text = HERE + "lit: 1,0 2,0 5,0\nhands: [[dread_brownout]]"
    game = alone(text).play("move:east", "play:dread_brownout")
    assert game.offered == ("at:1:2,0", "done")
    assert game.play("at:1:2,0").lit == "1,0 5,0"


@pytest.mark.rule("AL-ITEM-05", "AL-REACTION-12")
def test_a_jammed_common_reaction_has_no_effect_but_stays_on_the_track() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_jammer]}}\ncreatures: worm 5,0\nhands: [[fang_feast]]"
    game = alone(text).play("track", "target:door", "target:door", "common:fang_feast", "use-item:0:it_jammer")
    assert (game.where("worm"), game.track, game.asked) == ("5,0", [1], "HeroTurn")


@pytest.mark.rule("AL-ITEM-05")
def test_a_repelled_creature_stops_before_the_heros_sector() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_repellent]}}\ncreatures: worm 1,0\nhands: [[fang_stalk]]"
    game = alone(text).play("track", "target:door", "target:door", "play:fang_stalk", "the-creature:12*", "creep:west")
    game.play("use-item:0:it_repellent")
    assert (game.where("worm"), game.hero.sc) == ("1,0", 12)


@pytest.mark.rule("AL-ITEM-05", "AL-DOOR-04")
def test_a_wedge_bars_a_door_after_another_action_than_a_move() -> None:
    text = "map: c2 R8\nhero: {at: '0,0', items: [it_wedge]}"
    game = alone(text).play("track", "target:door", "target:door", "use-item:0:it_wedge", "bar:east")
    assert game.table.barred == 1
    assert alone(text).play("move:east", "pass").asked == "HeroTurn"


@pytest.mark.rule("AL-LCU-02")
def test_an_item_repairs_in_two_directions_at_once() -> None:
    text = "map: |\n  c2 cA c8\n  lcu 1:1,0\nhero: {at: '1,0', items: [it_multitool]}"
    game = alone(text).play("use-action-item:0:it_multitool", "toward:east", "toward:west")
    assert game.lit == "0,0 1,0 2,0"


@pytest.mark.rule("AL-CONTENT-01")
def test_a_straight_move_keeps_its_direction() -> None:
    text = "map: c6 cE c8 / c1 c1 ..\nhero: {at: '0,0', items: [it_grapnel]}"
    game = alone(text).play("use-action-item:0:it_grapnel", "move:east")
    assert game.why_not("move:south") == "AL-CONTENT-01"
    assert game.play("move:east").at == "2,0"


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


@pytest.mark.rule("AL-CONTENT-01", "AL-DANGER-07", "AL-EXPLORE-05")
def test_foam_removes_two_danger_tokens_and_condition_tokens() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_foam, upgraded: true}}]}}
        danger: 0,0 1,0 2,0
        conditions: {{gas: '1,0', resin: '0,0'}}
    """
    game = alone(text).play("use-action-item:0:it_foam", "clear:0", "clear:1")
    assert (game.danger, game.table.conditions[0], game.table.conditions[1]) == ("2,0", 0, 0)
    assert (game.asked, game.table.turn) == ("HeroTurn", 2)  # two tokens, not three


@pytest.mark.rule("AL-COMBAT-03", "AL-DECK-04")
def test_a_target_that_scatters_flees_after_the_attack() -> None:
    text = HERE + f"revealed: all\ncreatures: worm 0,0\nhands: [[swarm_scatter]]\ncoming: [{MISS}, {MISS}]"
    game = alone(text).play("attack:1:worm", "play:swarm_scatter", "the-creature:12*", "creep:east", "creep:east")
    assert (game.where("worm"), game.hero.life) == ("2,0", 12)


@pytest.mark.rule("AL-CONTENT-04")
def test_an_ability_of_the_hero_works_once_a_round() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', character: ch_hayashi}}
        creatures: worm 0,0
        coming: [0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    """
    game = alone(text).play("attack:1:worm", "use-ability:hero:ch_hayashi")
    assert game.creature("worm").wounded
    assert game.play("attack:1:worm").asked == "HeroTurn"  # not offered again


@pytest.mark.rule("AL-ITEM-10", "AL-DICE-07")
def test_several_things_may_be_used_on_one_occasion() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [0, 0, 0, 0, 2], items: [it_vest]}}
        creatures: parasite 0,0
        coming: [0, 0, 0, 2, 2]
    """
    game = alone(text).play("track", "target:door", "target:door", "use-item:0:it_vest", "use-skill:dexterity")
    assert (game.hero.life, game.asked) == (12, "HeroTurn")

"""When Items are paid for, and who may come along (ITEM, COMPANION, XP)."""

import pytest

from nocturne.games.alone.components import Action, Occasion
from nocturne.games.alone.pack import content
from nocturne.games.alone.rules.missions import newcomers
from tests.games.alone.playing import HIT, LONG, MISS, alone


@pytest.mark.rule("AL-ITEM-01", "AL-ITEM-02")
def test_a_passive_item_is_never_activated_by_an_action_nor_an_action_item_by_an_occasion() -> None:
    items = ", ".join(dict.fromkeys(content().item_deck))
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 3, sc: 3, items: [{items}]}}\ncreatures: worm 0,0")
    kinds = {key: card.kind for key, card in content().items.items()}
    asked = [one.id.split(":") for one in game.game.candidates(0) if one.id.startswith("use-")]
    acts = {words[2] for words in asked if words[0] == "use-action-item"}
    assert acts == {key for key, kind in kinds.items() if isinstance(kind, Action)}
    starts = {words[2] for words in asked if words[0] == "use-item"}
    assert starts == {key for key, kind in kinds.items() if kind is Occasion.TURN_START}


@pytest.mark.rule("AL-ITEM-03")
def test_the_charge_of_an_action_item_is_gone_before_evil_may_react() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_bolt]}}\ncreatures: worm 0,0\nhands: [[dread_sweat]]"
    game = alone(text).play("use-action-item:0:it_bolt")
    assert (game.offered, game.items) == (("play:dread_sweat", "pass"), "it_bolt:2")
    assert "rolled" not in game.told()


@pytest.mark.rule("AL-EX-23", "AL-ITEM-03", "AL-ITEM-08", "AL-ACTION-05")
def test_a_harness_costs_one_charge_for_two_steps_and_an_attack_in_one_turn() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_harness, upgraded: true}}]}}
        revealed: 0,0 1,0 2,0
        creatures: worm 2,0; spores 5,0
        hands: [[fang_rush, fang_answer, swarm_flank]]
        coming: {[MISS] * 6}
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "move:east", "attack:1:worm", "pass")
    assert (game.at, game.items, game.table.turn) == ("2,0", "it_harness:2+", 1)
    assert {"play:fang_rush", "play:swarm_flank"} <= set(game.offered)  # of the Move and of the Combat
    game.play("play:fang_rush", "done", "play:swarm_flank", "done")
    assert (game.asked, game.table.turn, game.track) == ("HeroTurn", 2, [1, 2])


@pytest.mark.rule("AL-ITEM-11")
def test_an_item_with_three_charges_takes_no_other() -> None:
    items = "it_cell, it_stim, {key: it_vest, charges: 2}, it_lamp"
    game = alone(f"map: {LONG}\nhero: {{items: [{items}]}}").play("use-item:0:it_cell")
    assert game.offered == ("charge:2:it_vest", "done")
    companion = "companion: {key: ch_brandt}"
    game = alone(f"map: {LONG}\nhero: {{{companion}, items: [{items}]}}").play("sacrifice:ch_brandt")
    assert game.asked == "DropItems"
    while game.asked == "DropItems":
        game.play("drop:3*")
    assert game.offered == ("charge:2:it_vest", "done")


@pytest.mark.rule("AL-COMPANION-01", "AL-CONTENT-07")
def test_whoever_the_hero_is_every_other_character_may_come_as_a_companion() -> None:
    everybody = list(content().characters)
    for hero in everybody:
        found = newcomers(alone(f"map: {LONG}\nhero: {{character: {hero}}}").table)
        assert sorted([*found, hero]) == sorted(everybody)


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


@pytest.mark.rule("AL-EX-24", "AL-ATTACK-06", "AL-ITEM-05")
def test_a_creature_only_wounded_strikes_back_and_armour_makes_evil_reroll_all_hits() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_harness, upgraded: true}}, it_vest]}}
        revealed: 0,0 1,0 2,0
        creatures: worm 2,0
        coming: {[HIT, HIT, HIT, MISS, HIT, HIT, MISS]}
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "move:east", "attack:1:worm")
    assert (game.creature("worm").wounded, game.offered) == (True, ("use-item:1:it_vest", "pass"))
    game.play("use-item:1:it_vest")
    assert (game.hero.life, game.items) == (11, "it_harness:2+ it_vest:2")
    assert [one for one in game.words() if "again" in one] == ["Rolled again: HIT and MISS."]


@pytest.mark.rule("AL-LOOT-05", "AL-ITEM-09", "AL-LOOT-06")
def test_the_hero_discards_one_after_the_other_down_to_six_and_may_then_upgrade_or_not() -> None:
    items = "it_stim, it_calm, it_shot, it_vest, it_lamp, it_jammer"
    game = alone(f"map: c2 R8\nhero: {{at: '1,0', items: [{items}]}}\ncoming: {[20] * 3}").play("loot", "take:3")
    for left in (9, 8, 7):
        assert (game.asked, len(game.hero.items)) == ("DropItems", left)
        game.play(game.offered[0])
    assert (game.asked, len(game.hero.items), game.offered[-1]) == ("UpgradeItems", 6, "done")
    assert (game.play("done").asked, game.table.turn) == ("HeroTurn", 2)


@pytest.mark.rule("AL-CONTENT-04", "AL-ITEM-11")
def test_the_quartermasters_sacrifice_charges_three_items_at_most() -> None:
    items = ", ".join(f"{{key: {key}, charges: 1}}" for key in ("it_vest", "it_stim", "it_lamp", "it_calm"))
    game = alone(f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}, items: [{items}]}}\ncoming: [0, 0, 0]")
    game.play("sacrifice:ch_brandt")
    while game.asked == "DropItems":
        game.play("drop:4*")
    for _ in range(3):
        assert game.asked == "ChooseRecharge"
        game.play(game.offered[0])
    assert (game.asked, [one.charges for one in game.hero.items][:4]) == ("HeroTurn", [2, 2, 2, 1])

"""Looting, upgrades and Items (LOOT, UPGRADE, ITEM)."""

import pytest

from nocturne.games.alone.components import Action, Occasion
from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, LONG, MISS, SURGE, alone


@pytest.mark.rule("AL-LOOT-01", "AL-LOOT-04")
def test_looting_draws_one_item_with_three_charges() -> None:
    game = alone(f"map: {LONG}\ncoming: [0]").play("loot")
    assert (game.items, len(game.table.item_deck)) == ("it_ammo:3", len(game.table.content.item_deck) - 1)


@pytest.mark.rule("AL-LOOT-02", "AL-LOOT-03", "AL-LOOT-07", "AL-EX-19")
def test_a_room_gives_three_items_once() -> None:
    game = alone("map: c2 R8\nhero: 1,0\ncoming: [20, 20, 20, 20]").play("loot")
    assert game.offered == ("take:1", "take:3")
    game.end_turn("take:3")
    assert (len(game.hero.items), game.hero.looted) == (3, 1)
    assert game.game.view(1).looted == ("infirmary",)
    game.play("loot")
    assert (len(game.hero.items), game.asked) == (4, "HeroTurn")  # no second bonus was offered


@pytest.mark.rule("AL-LOOT-07")
def test_the_room_bonus_need_not_be_taken_at_once() -> None:
    game = alone("map: c2 R8\nhero: 1,0").play("loot", "take:1")
    assert (len(game.hero.items), game.hero.looted) == (1, 0)


@pytest.mark.rule("AL-LOOT-05", "AL-ITEM-09", "AL-LOOT-06")
def test_the_hero_discards_down_to_six_items() -> None:
    items = "it_stim, it_calm, it_shot, it_vest, it_lamp, it_jammer"
    game = alone(f"map: {LONG}\nhero: {{items: [{items}]}}\ncoming: [0]").play("loot")
    assert (game.asked, len(game.offered)) == ("DropItems", 7)
    game.play("drop:0:it_stim")
    assert len(game.hero.items) == 6
    assert (game.table.item_discard, game.asked) == (("it_stim",), "UpgradeItems")


@pytest.mark.rule("AL-LOOT-09")
def test_the_limit_of_items_holds_for_those_of_a_mission_too() -> None:
    items = "it_stim, it_calm, it_shot, it_vest, it_lamp, it_jammer"
    text = f"""
        map: |
          c2 RA c8
          rooms laboratory 1:1,0
        hero: {{at: '1,0', items: [{items}]}}
        missions: [f_pods, g_locker]
    """
    game = alone(text).play("interact-mission:g_locker")
    assert (game.asked, len(game.offered)) == ("DropItems", 9)


@pytest.mark.rule("AL-LOOT-08")
def test_an_empty_item_deck_is_renewed_from_the_discard_pile() -> None:
    rest = ", ".join(content().item_deck)
    game = alone(f"map: {LONG}\nitem_deck: []\nitem_discard: [{rest}]\ncoming: [0]").play("loot")
    assert (game.items, game.table.item_discard) == ("it_ammo:3", ())


@pytest.mark.rule("AL-UPGRADE-01", "AL-UPGRADE-02", "AL-UPGRADE-03", "AL-UPGRADE-06", "AL-LOOT-06")
def test_an_upgrade_takes_a_charge_of_an_item_of_the_needed_matrix_and_adds_none() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_harness, it_lamp, it_stim]}}\ncoming: [0]").play("loot")
    assert game.why_not("upgrade:0:2:it_harness:it_stim") == "AL-UPGRADE-03"
    assert game.offers("upgrade:3:2:it_ammo:it_stim")  # the one just drawn
    game.play("upgrade:0:1:it_harness:it_lamp")
    assert game.items == "it_harness:3+ it_lamp:2 it_stim:3 it_ammo:3"


@pytest.mark.rule("AL-UPGRADE-04", "AL-UPGRADE-07")
def test_several_upgrades_are_possible_but_each_item_once() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_harness, it_bolt, it_lamp]}}\ncoming: [0]").play("loot")
    game.play("upgrade:0:2:it_harness:it_lamp")
    assert game.why_not("upgrade:0:2:it_harness:it_lamp") == "AL-UPGRADE-07"
    game.play("upgrade:1:2:it_bolt:it_lamp")
    assert game.items.startswith("it_harness:3+ it_bolt:3+ it_lamp:1")


@pytest.mark.rule("AL-UPGRADE-07", "AL-ITEM-07")
def test_an_item_that_gives_its_last_charge_is_discarded() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_harness, {{key: it_lamp, charges: 1}}]}}\ncoming: [0]").play("loot")
    game.play("upgrade:0:1:it_harness:it_lamp")
    assert (game.items, game.table.item_discard) == ("it_harness:3+ it_ammo:3", ("it_lamp",))


@pytest.mark.rule("AL-ITEM-03", "AL-ITEM-04", "AL-ACTION-03", "AL-ACTION-04", "AL-ITEM-02")
def test_an_action_item_costs_a_charge_replaces_the_effect_and_unlocks_the_same_reactions() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', items: [it_drone]}}\ncreatures: worm 5,0\nhands: [[fang_scent, swarm_vents]]"
    )
    game = alone(text).play("use-action-item:0:it_drone")
    assert (game.revealed, game.items) == ("0,0 1,0 2,0 3,0", "it_drone:2")
    assert game.offers("play:swarm_vents")


@pytest.mark.rule("AL-ITEM-07")
def test_the_effect_paid_with_the_last_charge_is_still_resolved() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: it_drone, charges: 1}}]}}"
    game = alone(text).play("use-action-item:0:it_drone")
    assert (game.revealed, game.items) == ("0,0 1,0 2,0 3,0", "")


@pytest.mark.rule("AL-ITEM-01", "AL-ITEM-05", "AL-EX-24")
def test_a_passive_item_is_used_on_its_occasion() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_vest]}}\ncreatures: parasite 0,0\ncoming: [0, 0, 2, 2]"
    game = alone(text).play("track", "target:door", "target:door")
    assert game.offered == ("use-item:0:it_vest", "pass")
    game.play("use-item:0:it_vest")
    assert (game.hero.life, game.items) == (12, "it_vest:2")


@pytest.mark.rule("AL-ITEM-05", "AL-NOISE-14")
@pytest.mark.parametrize(("upgraded", "distance"), [("false", -1), ("true", 4)])
def test_an_item_may_make_evil_tell_what_made_a_noise(upgraded: str, distance: int) -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_analyser, upgraded: {upgraded}}}]}}
        creatures: worm 5,0
        hands: [[fang_stalk]]
    """
    game = alone(text).play("track", "target:door", "target:door", "play:fang_stalk", "the-creature:12*", "creep:west")
    game.play("done", "use-item:0:it_analyser")
    said = game.table.heard[-1].text().arguments()
    assert (str(said["kind"]), said["distance"]) == ("Name(kind='creature', id='worm')", distance)


@pytest.mark.rule("AL-NOISE-06", "AL-COMM-01", "AL-DOOR-07")
def test_of_a_muffled_noise_no_distance_is_told() -> None:
    text = "map: c2 RA cA c8\nhero: {at: '0,0', items: [{key: it_analyser, upgraded: true}]}\nbarred: 0,0-1,0\n"
    game = alone(text + "creatures: worm 3,0\nhands: [[fang_feast]]").play("loot", "done", "common:fang_feast")
    game.play("the-creature:12*", "creep:west", "use-item:0:it_analyser")
    assert game.heard() == ["muffled"]
    assert "What made the noise: Worm." in game.words()


@pytest.mark.rule("AL-ITEM-06")
def test_an_item_works_once_in_an_action() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3, items: [it_stim]}}").play("use-item:0:it_stim")
    assert game.why_not("use-item:0:it_stim") == "AL-ITEM-06"


@pytest.mark.rule("AL-ITEM-08", "AL-EX-23", "AL-ACTION-05", "AL-ITEM-10")
def test_an_item_that_grants_an_action_unlocks_both_in_one_turn() -> None:
    text = f"""
        map: |
          {LONG}
        hero: {{at: '0,0', items: [{{key: it_harness, upgraded: true}}, it_bolt]}}
        revealed: 0,0 1,0 2,0
        creatures: worm 2,0
        hands: [[fang_rush, fang_answer]]
        coming: [2, 2, 2, 2, 2, 2, 2]
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "move:east")
    assert game.offered == ("attack:1:worm", "use-action-item:1:it_bolt", "done")
    game.play("use-action-item:1:it_bolt", "pass")
    assert game.offers("play:fang_rush")
    assert (game.table.turn, game.table.unlocked) == (1, 0b101)


@pytest.mark.rule("AL-ITEM-11")
def test_an_item_is_never_charged_beyond_three() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_cell, {{key: it_vest, charges: 2}}]}}").play("use-item:0:it_cell")
    assert game.offered == ("charge:1:it_vest", "done")
    game.play("charge:1:it_vest")
    assert game.items == "it_cell:2 it_vest:3"


@pytest.mark.rule("AL-COMBAT-05")
def test_an_attack_from_afar_needs_its_target_in_the_field_of_vision() -> None:
    text = """
        map: c6 c8 / c5 .. / c1 ..
        hero: {at: '0,2', items: [{key: it_arc, upgraded: true}]}
        revealed: all
        creatures: worm 0,0
    """
    assert alone(text).offers("use-action-item:0:it_arc")
    assert alone(text.replace("worm 0,0", "worm 1,0")).why_not("use-action-item:0:it_arc") == "AL-COMBAT-01"


@pytest.mark.rule("AL-DICE-04")
def test_for_an_attack_from_afar_the_heros_own_sector_must_be_lit() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_arc]}}\nrevealed: all\ncreatures: spores 1,0\ncoming: [1, 1]\n"
    assert not alone(text + "lit: 1,0").play("use-action-item:0:it_arc").creature("spores").wounded
    assert alone(text + "lit: 0,0").play("use-action-item:0:it_arc").table.creatures == ()


@pytest.mark.rule("AL-OPPORTUNITY-07")
def test_a_step_that_says_so_provokes_no_attack_of_opportunity() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_refractor]}}\ncreatures: worm 0,0"
    game = alone(text).play("use-action-item:0:it_refractor", "move:east")
    assert (game.at, game.told().count("rolled")) == ("1,0", 0)


@pytest.mark.rule("AL-ITEM-12", "AL-CONTENT-02")
def test_every_item_shows_matrix_kind_basic_effect_component_and_advanced_effect() -> None:
    cards = alone(f"map: {LONG}").table.content.items.values()
    assert all(card.basic and card.advanced and card.matrix and card.needs and card.kind for card in cards)


@pytest.mark.rule("AL-UPGRADE-03")
def test_an_item_is_no_component_of_its_own() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', items: [it_shot]}}\ncoming: [20]").play("loot")
    assert (game.asked, game.items) == ("HeroTurn", "it_shot:3 it_drone:3")
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', items: [it_shot, it_stim]}}\ncoming: [20]").play("loot")
    assert "upgrade:0:1:it_shot:it_stim" in game.offered
    assert game.game.explain(0, "upgrade:0:1:it_shot:it_stim") is None
    assert game.game.explain(0, "upgrade:0:0:it_shot:it_shot") is not None


@pytest.mark.rule("AL-ITEM-06")
def test_focus_salts_work_once_an_action_its_reactions_at_the_end_of_the_turn_included() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_salts]}}\ncreatures: worm 1,0; parasite 2,0\n"
    game = alone(text + f"hands: [[fang_rush]]\ncoming: {[MISS] * 9}\n")
    game.play("move:east", "use-item:0:it_salts", "common:fang_rush", "the-creature:3*", "creep:west")
    assert (game.hero.sc, game.items) == (10, "it_salts:2")  # the Worm cost 1, and the Parasite 1 without a question
    again = alone(text + f"hands: [[fang_rush]]\ncoming: {[MISS] * 9}\n")
    again.play("move:east", "pass", "common:fang_rush", "the-creature:3*", "creep:west")
    assert again.offered == ("use-item:0:it_salts", "pass")  # unused in the action, they may work then


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


@pytest.mark.rule("AL-CONTENT-01")
def test_a_straight_move_keeps_its_direction() -> None:
    text = "map: c6 cE c8 / c1 c1 ..\nhero: {at: '0,0', items: [it_grapnel]}"
    game = alone(text).play("use-action-item:0:it_grapnel", "move:east")
    assert game.why_not("move:south") == "AL-CONTENT-01"
    assert game.play("move:east").at == "2,0"


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


@pytest.mark.rule("AL-ITEM-05", "AL-HEAL-02")
def test_a_passive_item_is_not_offered_where_its_condition_or_its_effect_is_lacking() -> None:
    text = f"map: {LONG}\nhero: {{life: %d, sc: 12, items: [it_stim, it_calm, it_vest]}}"
    game = alone(text % 9)
    assert [one for one in game.offered if one.startswith("use")] == ["use-item:0:it_stim"]
    assert game.why_not("use-item:1:it_calm") == "AL-HEAL-02"
    assert not [one for one in alone(text % 10).offered if one.startswith("use")]


@pytest.mark.rule("AL-CONTENT-01", "AL-DICE-03")
@pytest.mark.parametrize(("upgraded", "faces"), [("false", [SURGE, MISS]), ("true", [SURGE, MISS, MISS])])
def test_with_acid_surge_hits_in_the_dark(upgraded: str, faces: list[int]) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: it_acid, upgraded: {upgraded}}}]}}\ncreatures: spores 0,0\n"
    game = alone(text + f"coming: {faces + [MISS] * 9}").play("use-action-item:0:it_acid")
    assert game.creature("spores").wounded
    rolled = {2: "The Hero rolls SURGE and MISS.", 3: "The Hero rolls SURGE, MISS and MISS."}
    assert rolled[len(faces)] in game.words()


@pytest.mark.rule("AL-CONTENT-01", "AL-OPPORTUNITY-06", "AL-OPPORTUNITY-07")
@pytest.mark.parametrize(("item", "hits"), [("it_grapnel", 1), ("it_refractor, upgraded: true", 0), ("it_harness", 2)])
def test_some_items_spare_the_hero_attacks_of_opportunity_for_one_step_or_for_all(item: str, hits: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: {item}}}]}}\nrevealed: 0,0 1,0\n"
    game = alone(text + f"creatures: worm 0,0; spores 1,0\ncoming: {[HIT] * 4}")
    game.play("use-action-item:0*", "move:east", "move:east")
    assert (game.at, game.hero.life) == ("2,0", 12 - hits)


@pytest.mark.rule("AL-ACTION-06", "AL-DOOR-06", "AL-ITEM-02")
def test_items_that_move_or_explore_are_refused_where_every_way_is_a_barred_door_and_the_door_is_named() -> None:
    text = "map: |\n  R4\n  c1\nhero: {at: '0,0', items: [it_harness, it_grapnel, it_drone, it_flare, it_prybar]}\n"
    game = alone(text + "barred: 0,0-0,1")
    for slot, item in enumerate(("it_harness", "it_grapnel", "it_drone", "it_flare")):
        refused = game.game.explain(0, f"use-action-item:{slot}:{item}")
        assert refused is not None
        assert (refused.rule, refused.refusal.instead) == ("AL-DOOR-06", ("unbar:south",))
    assert game.offers("use-action-item:4:it_prybar")


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

"""What the steps do that only cards, Items and Characters need."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, LONG, MISS, SURGE, alone

ROOMS = """
map: |
  c6 cA RA cC
  c5 .. .. c5
  R3 cA cA c9
  rooms infirmary 1:2,0 generator 1:0,2
  lcu 1:1,0
"""


@pytest.mark.rule("AL-DECK-05", "AL-TELEPORT-01")
def test_two_unrevealed_creatures_change_places() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0\ncreatures: worm 4,0; spores 5,0\nhands: [[swarm_shift]]"
    game = alone(text).play("track", "target:door", "target:door", "play-dangerous:swarm_shift", "the-creature:0*")
    assert (game.where("spores"), game.where("worm"), game.heard()) == ("4,0", "5,0", [])


@pytest.mark.rule("AL-DECK-05")
def test_the_creature_just_spawned_moves_and_no_other() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0\ncreatures: worm 5,0\nhands: [[fang_feast]]"
    game = alone(text).play("loot", "play-dangerous:fang_feast", "of-type:spores", "at:1:3,0")
    assert game.offered == ("creep:east", "creep:west", "done")
    assert game.play("creep:west").where("spores") == "2,0"


@pytest.mark.rule("AL-DECK-05")
@pytest.mark.parametrize(("option", "life"), [("repair:west", 12), ("interact-mission:g_trauma", 11)])
def test_a_short_circuit_hurts_at_a_mission_only(option: str, life: int) -> None:
    at = "1,0" if option.startswith("repair") else "2,0"
    text = f"{ROOMS}hero: '{at}'\nmissions: [f_pods, g_trauma]\nhands: [[snare_short]]"
    game = alone(text).play(option, "play:snare_short")
    assert game.hero.life == life
    assert game.lit == ("1,0" if life == 12 else "")


@pytest.mark.rule("AL-CONTENT-01")
def test_thermite_attacks_every_creature_of_a_sector() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [it_thermite]}}
        creatures: spores 0,0; parasite 0,0
        coming: [{HIT}, {HIT}, {HIT}, {HIT}, {MISS}, {MISS}, {MISS}]
    """
    game = alone(text).play("use-action-item:0:it_thermite")
    assert [game.table.kind(one.token) for one in game.table.creatures] == ["parasite"]
    assert game.creature("parasite").wounded


@pytest.mark.rule("AL-CONTENT-01", "AL-UPGRADE-05")
def test_upgraded_thermite_reaches_an_adjacent_revealed_sector() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_thermite, upgraded: true}}]}}
        revealed: 0,0 1,0
        creatures: spores 1,0; worm 2,0
        coming: [{HIT}, {HIT}]
    """
    game = alone(text).play("use-action-item:0:it_thermite")
    assert [game.table.kind(one.token) for one in game.table.creatures] == ["worm"]


@pytest.mark.rule("AL-CONTENT-01")
def test_the_relay_repairs_a_revealed_lcu_from_afar() -> None:
    text = f"{ROOMS}hero: {{at: '0,1', items: [it_relay]}}\n"
    game = alone(text + "revealed: 0,1 0,0 1,0").play("use-action-item:0:it_relay", "toward:east")
    assert game.lit == "1,0 2,0 3,0"
    assert not alone(text + "revealed: 0,1 0,0").offers("use-action-item:0:it_relay")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_override_bars_and_unbars_revealed_doors() -> None:
    text = f"{ROOMS}hero: {{at: '1,0', items: [it_override]}}\nrevealed: 0,0 1,0 2,0\nbarred: 1,0-2,0"
    game = alone(text).play("use-action-item:0:it_override")
    assert game.offered == ("shift-door:start:0,0:east", "done")
    assert not game.play("shift-door:start:0,0:east").table.barred
    assert game.play("shift-door:start:1,0:east").table.barred  # within reach now


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-11")
def test_an_upgraded_cell_gives_a_second_charge_of_its_own() -> None:
    items = "{key: it_cell, upgraded: true}, {key: it_vest, charges: 1}"
    game = alone(f"map: {LONG}\nhero: {{items: [{items}]}}").play("use-item:0:it_cell", "charge:1:it_vest")
    assert game.play("charge:1:it_vest").items == "it_cell:1+ it_vest:3"


@pytest.mark.rule("AL-CONTENT-04")
def test_the_engineer_lights_in_two_directions_once_a_round() -> None:
    game = alone(f"{ROOMS}hero: {{at: '1,0', character: ch_varga}}").play("repair:west", "use-ability*", "toward:east")
    assert game.lit == "0,0 1,0 2,0 3,0"


@pytest.mark.rule("AL-CONTENT-04")
def test_the_medic_recovers_a_point_more() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 4, character: ch_okoro}}").play("heal:life", "use-ability*")
    assert (game.hero.life, game.hero.adrenaline) == (6, 2)


@pytest.mark.rule("AL-CONTENT-04")
def test_the_navigator_has_a_first_step_told_and_as_a_sacrifice_a_whole_route_revealed() -> None:
    game = alone(f"{ROOMS}hero: {{at: '0,0', character: ch_stan}}")
    game.play("track", "target:infirmary", "target:generator", "use-ability*", "route-to:1:generator")
    assert "The way to the Generator Room begins: south." in game.words()
    game = alone(f"{ROOMS}hero: {{at: '0,0', companion: {{key: ch_stan}}}}").play("sacrifice:ch_stan")
    assert game.play("the-room:infirmary").revealed == "0,0 1,0 2,0"


@pytest.mark.rule("AL-CONTENT-04", "AL-VIEW-12")
def test_the_navigators_offer_does_not_betray_which_rooms_are_on_this_level() -> None:
    text = """
        map: |
          level 1
          c2 cA R8
          level 2
          c2 cA R8
          stairs 1:0,0-2:0,0
          rooms infirmary 1:2,0 generator 2:2,0
        hero: {at: '1:0,0', companion: {key: ch_stan}}
    """
    game = alone(text).play("sacrifice:ch_stan")
    assert len(game.offered) == 8
    game.play("the-room:generator")
    assert "Not on this level: Generator Room." in game.words()
    assert (len(game.offered), game.offers("the-room:generator")) == (7, False)
    assert game.play("the-room:infirmary").revealed == "1:0,0 1:1,0 1:2,0"


@pytest.mark.rule("AL-CONTENT-04")
@pytest.mark.parametrize(("option", "dice"), [("attack:1:worm", 3), ("use-action-item:0:it_bolt", 3)])
def test_the_guard_rolls_three_dice_only_without_an_item(option: str, dice: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_hayashi, items: [it_bolt]}}\ncreatures: worm 0,0\n"
    game = alone(text + f"coming: {[MISS] * 9}").play(option)
    if option.startswith("attack"):
        game.play("use-ability*")
    rolled = next(one for one in game.words() if "The Hero rolls" in one)
    assert rolled.count("MISS") == dice


@pytest.mark.rule("AL-CONTENT-04")
@pytest.mark.parametrize("harm", ["life", "sc"])
def test_the_medics_second_point_goes_to_the_same_track(harm: str) -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 4, sc: 4, character: ch_okoro}}").play(f"heal:{harm}")
    assert game.offered == ("use-ability:hero:ch_okoro", "pass")
    game.play("use-ability*")
    assert (game.hero.life, game.hero.sc) == ((6, 4) if harm == "life" else (4, 6))


@pytest.mark.rule("AL-CONTENT-04", "AL-HEAL-02")
def test_the_medics_second_point_keeps_to_the_healing_limit() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 9, sc: 4, character: ch_okoro}}").play("heal:life")
    assert game.asked == "HeroTurn"
    assert (game.hero.life, game.table.used) == (10, ())


@pytest.mark.rule("AL-COMM-06", "AL-CONTENT-04")
def test_between_equally_short_routes_evil_chooses_the_first_step_to_tell() -> None:
    text = f"{ROOMS}hero: {{at: '0,0', character: ch_stan}}\ncreatures: worm 3,2"
    game = alone(text).play("track", "target:worm", "target:stairs", "use-ability*", "route-to:0:worm")
    assert (game.seat, game.offered) == (1, ("first-step:east", "first-step:south"))
    game.play("first-step:south")
    assert "The way to a Worm begins: south." in game.words()


@pytest.mark.rule("AL-CONTENT-01", "AL-TRACK-09")
def test_the_upgraded_scanner_tells_the_way_to_one_target_of_the_heros_choice() -> None:
    text = f"{ROOMS}hero: {{at: '0,0', items: [{{key: it_scanner, upgraded: true}}]}}"
    game = alone(text).play("use-action-item:0:it_scanner", "target:infirmary", "target:worm", "target:generator")
    assert game.offered == ("route-to:0:infirmary", "route-to:1:worm", "route-to:2:generator")
    game.play("route-to:1:worm")
    assert "The way to a Worm begins: nowhere, there is none." in game.words()


@pytest.mark.rule("AL-CONTENT-04", "AL-ITEM-09")
def test_the_quartermaster_draws_one_more_and_then_discards_one() -> None:
    game = alone(f"map: {LONG}\nhero: {{character: ch_brandt}}\ncoming: [0, 0]").play("loot", "use-ability*")
    assert game.asked == "DiscardItem"
    game.play("drop:1:it_ammo")
    assert game.items == "it_ammo:3"
    assert game.table.item_discard == ("it_ammo",)
    assert game.table.inventory_limit == 7


@pytest.mark.rule("AL-CONTENT-04")
def test_the_card_more_is_among_those_that_a_reaction_to_the_loot_sees() -> None:
    text = f"map: {LONG}\nhero: {{character: ch_brandt}}\ncoming: [0, 3]\nhands: [[dread_find]]"
    game = alone(text).play("loot", "use-ability*")
    assert game.table.found == ("it_ammo", "it_vest")
    game.play("play:dread_find", "branch:1")
    assert game.offered == ("fewer:it_ammo", "fewer:it_vest")
    assert game.play("fewer:it_vest").items == "it_vest:2 it_ammo:3"


@pytest.mark.rule("AL-CONTENT-04")
def test_as_a_companion_the_quartermaster_takes_one_of_three_cards_and_buries_the_rest() -> None:
    text = f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}}}\ncoming: [0, 2, 2]"
    game = alone(text).play("loot", "use-ability*")
    assert game.offered == ("keep:it_ammo", "keep:it_harness", "keep:it_vest")
    game.play("keep:it_vest")
    assert (game.items, len(game.table.item_deck)) == ("it_vest:3", 27)
    assert game.table.item_bottom == ("it_ammo", "it_harness")
    assert game.game.view(0).item_deck == 29


@pytest.mark.rule("AL-CONTENT-04", "AL-LOOT-08")
def test_what_was_put_at_the_bottom_is_drawn_last_and_before_the_discard_pile() -> None:
    text = f"map: {LONG}\nitem_deck: [it_vest]\nitem_bottom: [it_stim, it_ammo]\nitem_discard: %s"
    rest = [key for key in content().item_deck if key not in ("it_vest", "it_stim")]
    rest.remove("it_ammo")
    game = alone(text % f"[{', '.join(rest)}]")
    for _ in range(3):
        game.end_turn()
    assert [item.key for item in game.hero.items] == ["it_vest", "it_stim", "it_ammo"]


@pytest.mark.rule("AL-CONTENT-04")
def test_the_quartermasters_sacrifice_puts_a_charge_on_each_item_once() -> None:
    items = "{key: it_vest, charges: 1}, {key: it_stim, charges: 1}"
    text = f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}, items: [{items}]}}\ncoming: [0, 0, 0]"
    game = alone(text).play("sacrifice:ch_brandt", "charge:0:it_vest")
    assert game.offered == ("charge:1:it_stim", "done")
    assert game.play("charge:1:it_stim").asked == "HeroTurn"
    assert game.items.startswith("it_vest:2 it_stim:2")


@pytest.mark.rule("AL-CONTENT-04", "AL-DICE-07")
def test_as_a_companion_the_guard_rolls_any_number_of_misses_again() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_hayashi}}}}
        creatures: worm 0,0
        coming: [{SURGE}, {MISS}, {HIT}]
    """
    game = alone(text).play("attack:1:worm", "use-ability*")
    assert game.offered == ("again:1:1", "again:0:1", "again:1:0")
    game.play("again:0:1")
    rolled = [one for one in game.words() if "oll" in one]
    assert rolled[:2] == ["The Hero rolls SURGE and MISS.", "Rolled again: HIT."]


@pytest.mark.rule("AL-DECK-05", "AL-COMM-01")
@pytest.mark.parametrize(("play", "hushed"), [("play", 1), ("play-dangerous", 2)])
def test_chitter_keeps_the_noise_of_one_creature_or_of_both_untold(play: str, hushed: int) -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        danger: 1,0
        creatures: parasite 1,0; worm 4,0; mutant 5,0
        hands: [[swarm_chitter]]
        coming: {[MISS] * 6}
    """
    game = alone(text).play("move:east", f"{play}:swarm_chitter", "the-creature:12*", "creep:west", "silence")
    game.play("the-creature:9*", "creep:west")
    assert ("silence" in game.offered) is (hushed == 2)
    if hushed == 2:
        game.play("silence")
    assert len(game.heard()) == 2 - hushed


@pytest.mark.rule("AL-COMM-01")
def test_a_noise_that_is_told_leaves_the_silence_for_the_other_creature() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: parasite 1,0; worm 4,0; mutant 5,0\nhands: [[swarm_chitter]]"
    game = alone(text + f"\ncoming: {[MISS] * 6}").play("move:east", "play:swarm_chitter", "the-creature:12*")
    game.play("creep:west", "tell-it", "the-creature:9*", "creep:west")
    assert "silence" in game.offered


@pytest.mark.rule("AL-DECK-05")
def test_the_wires_danger_token_is_put_where_the_tripwire_is() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0\nhands: [[snare_wire]]"
    game = alone(text).play("explore:east", "play-dangerous:snare_wire", "at:1:2,0")
    assert (game.danger, game.sectors(game.table.conditions[3])) == ("0,0 2,0", "2,0")


@pytest.mark.rule("AL-DECK-05")
def test_where_the_tripwire_lies_beside_a_danger_token_no_other_is_put() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0 2,0\nhands: [[snare_wire]]"
    game = alone(text).play("explore:east", "play-dangerous:snare_wire", "at:1:2,0")
    assert game.danger == "0,0 2,0"


@pytest.mark.rule("AL-DECK-04")
def test_an_effect_to_be_chosen_is_called_by_its_words() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 0,0\ncreatures: worm 5,0\nhands: [[snare_nest]]"
    game = alone(text).play("loot", "play-dangerous:snare_nest")
    decision = game.game.open[0]
    labels = [game.game.say(decision.label(option)) for option in decision.options]
    assert labels == ["Spawn a Parasite.", "Do this twice: spawn Spores."]


@pytest.mark.rule("AL-CONTENT-04")
def test_the_xenobiologist_keeps_the_nerve_before_one_creature() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_rahimi}}}}\ncreatures: mutant 1,0\ncoming: {[MISS] * 3}"
    )
    game = alone(text).play("move:east", "use-ability*")
    assert (game.hero.sc, game.hero.companion and game.hero.companion.charges) == (12, 5)


@pytest.mark.rule("AL-DECK-05", "AL-INTERACT-02")
@pytest.mark.parametrize(("item", "playable"), [("it_multitool", True), ("it_relay", True), ("it_override", False)])
def test_a_short_circuit_strikes_an_item_that_repairs_and_no_other(item: str, playable: bool) -> None:
    text = f"{ROOMS}hero: {{at: '1,0', items: [{item}]}}\nrevealed: 0,0 1,0 2,0\nhands: [[snare_short]]"
    ways = ["toward:west", "toward:east"] if item == "it_multitool" else []
    assert alone(text).play(f"use-action-item:0:{item}", *ways).offers("play:snare_short") is playable

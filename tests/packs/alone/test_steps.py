"""What the steps do that only cards, Items and Characters need."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, alone

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
    game = alone(f"map: {LONG}\nhero: {{life: 4, character: ch_okoro}}").play("heal:life", "use-ability*", "heal:life")
    assert (game.hero.life, game.hero.adrenaline) == (6, 2)


@pytest.mark.rule("AL-CONTENT-04")
def test_the_navigator_has_a_first_step_told_and_as_a_sacrifice_a_whole_route_revealed() -> None:
    game = alone(f"{ROOMS}hero: {{at: '0,0', character: ch_stan}}")
    game.play("track", "target:infirmary", "target:door", "use-ability*")
    assert "route-told" in game.told()
    game = alone(f"{ROOMS}hero: {{at: '0,0', companion: {{key: ch_stan}}}}").play("sacrifice:ch_stan")
    assert game.offered == ("the-room:generator", "the-room:infirmary")
    assert game.play("the-room:infirmary").revealed == "0,0 1,0 2,0"


@pytest.mark.rule("AL-CONTENT-04")
@pytest.mark.parametrize(("option", "dice"), [("attack:1:worm", 3), ("use-action-item:0:it_bolt", 3)])
def test_the_guard_rolls_three_dice_only_without_an_item(option: str, dice: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_hayashi, items: [it_bolt]}}\ncreatures: worm 0,0\n"
    game = alone(text + f"coming: {[MISS] * 9}").play(option)
    if option.startswith("attack"):
        game.play("use-ability*")
    rolled = next(one for one in game.words() if "The Hero rolls" in one)
    assert rolled.count("MISS") == dice


@pytest.mark.rule("AL-CONTENT-04", "AL-ITEM-09")
def test_the_quartermaster_draws_one_more_and_discards_one() -> None:
    game = alone(f"map: {LONG}\nhero: {{character: ch_brandt}}\ncoming: [0, 0]").play("loot", "use-ability*")
    assert game.items == "it_ammo:3"
    assert game.table.item_discard == ("it_ammo",)
    assert game.table.inventory_limit == 7


@pytest.mark.rule("AL-CONTENT-04")
def test_as_a_companion_the_quartermaster_takes_one_of_three_cards() -> None:
    text = f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}}}\ncoming: [0, 2, 2]"
    game = alone(text).play("loot", "use-ability*")
    assert game.offered == ("keep:it_ammo", "keep:it_harness", "keep:it_vest")
    game.play("keep:it_vest")
    assert (game.items, len(game.table.item_deck)) == ("it_vest:3", 29)


@pytest.mark.rule("AL-CONTENT-04")
def test_the_xenobiologist_keeps_the_nerve_before_one_creature() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_rahimi}}}}\ncreatures: mutant 1,0\ncoming: {[MISS] * 3}"
    )
    game = alone(text).play("move:east", "use-ability*")
    assert (game.hero.sc, game.hero.companion and game.hero.companion.charges) == (12, 5)

"""What Characters do in both uses, and the Items that pass Charges on (AL-CONTENT-01, AL-CONTENT-04)."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, LONG, MISS, alone


def others(*taken: str) -> str:
    """The rest of the Item deck."""
    left = list(content().item_deck)
    for key in taken:
        left.remove(key)
    return ", ".join(left)


BOTTOM = "item_deck: [it_vest, it_stim]\nitem_bottom: [it_lamp, it_bolt]\n"
BOTTOM += f"item_discard: [{others('it_vest', 'it_stim', 'it_lamp', 'it_bolt')}]\n"


@pytest.mark.rule("AL-CONTENT-04")
def test_the_quartermaster_sees_what_is_left_of_the_deck_and_then_its_bottom() -> None:
    game = alone(f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}}}\n{BOTTOM}coming: [1]").play(
        "loot", "use-ability*"
    )
    assert game.offered == ("keep:it_stim", "keep:it_vest", "keep:it_lamp")
    game.play("keep:it_lamp")
    assert (game.items, game.table.item_bottom) == ("it_lamp:3", ("it_bolt", "it_stim", "it_vest"))
    assert game.table.item_deck == ()


@pytest.mark.rule("AL-CONTENT-04")
def test_the_card_that_the_quartermaster_takes_is_one_of_the_draws() -> None:
    text = "map: c2 R8\nhero: {at: '1,0', companion: {key: ch_brandt}}\ncoming: [0, 0, 0, 5, 5]"
    game = alone(text).play("loot", "take:3", "use-ability*")  # three of the three alike are seen
    assert (len(game.hero.items), game.table.item_bottom) == (3, ("it_ammo", "it_ammo"))


@pytest.mark.rule("AL-CONTENT-04")
def test_without_a_card_to_look_at_the_quartermasters_ability_is_not_offered() -> None:
    text = f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}}}\nitem_deck: []\nitem_discard: [{others()}]\n"
    text += "coming: [0]"
    game = alone(text).play("loot")
    assert (game.asked, game.items) == ("HeroTurn", "it_ammo:3")
    bottom = text.replace("item_deck: []\n", "item_deck: []\nitem_bottom: [it_vest]\n")
    bottom = bottom.replace(others(), others("it_vest"))
    assert alone(bottom).play("loot").offers("use-ability:companion:ch_brandt")


@pytest.mark.rule("AL-CONTENT-04")
def test_as_the_hero_the_quartermaster_draws_one_more_discards_one_and_keeps_seven() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_brandt, items: [%s]}}\ncoming: [0, 0]"
    game = alone(text % "it_stim").play("loot", "use-ability*")
    assert (game.asked, len(game.offered)) == ("DiscardItem", 3)
    game.play("drop:0:it_stim")
    assert game.items == "it_ammo:3 it_ammo:3"
    six = "it_stim, it_calm, it_shot, it_vest, it_lamp, it_jammer"
    assert alone(text % six).play("loot", "pass").asked == "UpgradeItems"
    assert len(alone(text % six).play("loot", "pass").hero.items) == 7
    assert alone(text % f"{six}, it_bolt").play("loot", "pass").asked == "DropItems"


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-11")
def test_the_cell_needs_another_item_that_lacks_a_charge() -> None:
    full = alone(f"map: {LONG}\nhero: {{items: [it_cell, it_vest]}}")
    assert full.why_not("use-item:0:it_cell") == "AL-ITEM-11"
    assert alone(f"map: {LONG}\nhero: {{items: [it_cell, {{key: it_vest, charges: 2}}]}}").offers("use-item:0:it_cell")


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-07")
@pytest.mark.parametrize("upgraded", ["false", "true"])
def test_the_last_charge_of_a_cell_is_still_passed_on_but_then_none_is_left(upgraded: str) -> None:
    items = f"{{key: it_vest, charges: 1}}, {{key: it_cell, charges: 1, upgraded: {upgraded}}}"
    game = alone(f"map: {LONG}\nhero: {{items: [{items}]}}").play("use-item:1:it_cell", "charge:0:it_vest")
    assert (game.asked, game.items, game.table.item_discard) == ("HeroTurn", "it_vest:2", ("it_cell",))


@pytest.mark.rule("AL-CONTENT-01")
def test_the_second_charge_of_an_upgraded_cell_may_go_to_a_third_item_or_stay() -> None:
    items = "{key: it_vest, charges: 1}, {key: it_cell, upgraded: true}, {key: it_stim, charges: 1}"
    game = alone(f"map: {LONG}\nhero: {{items: [{items}]}}").play("use-item:1:it_cell", "charge:0:it_vest")
    assert game.offered == ("charge:0:it_vest", "charge:2:it_stim", "done")
    assert game.play("charge:2:it_stim").items == "it_vest:2 it_cell:1+ it_stim:2"
    kept = alone(f"map: {LONG}\nhero: {{items: [{items}]}}").play("use-item:1:it_cell", "charge:0:it_vest", "done")
    assert kept.items == "it_vest:2 it_cell:2+ it_stim:1"


@pytest.mark.rule("AL-CONTENT-04", "AL-VIEW-12")
def test_the_navigator_names_rooms_until_one_is_on_this_level() -> None:
    text = """
        map: |
          level 1
          c2 cA R8
          level 2
          R2 cA R8
          stairs 1:1,0-2:1,0
          rooms archive 1:2,0 control 2:0,0 infirmary 2:2,0
        hero: {at: '1:0,0', companion: {key: ch_stan}}
    """
    game = alone(text).play("sacrifice:ch_stan", "the-room:control", "the-room:infirmary")
    assert not {"the-room:control", "the-room:infirmary"} & set(game.offered)
    assert game.play("the-room:archive").revealed == "1:0,0 1:1,0 1:2,0"
    assert game.hero.companion is None


@pytest.mark.rule("AL-CONTENT-04", "AL-DOOR-07")
@pytest.mark.parametrize(
    ("barred", "revealed"),
    [
        ("", "0,0 1,0 2,0"),
        ("1,0-2,0", "0,0 2,0 0,1 1,1 2,1"),
        ("1,0-2,0 2,0-2,1", "0,0 2,0"),
    ],
)
def test_the_navigators_route_goes_round_barred_doors_and_without_one_the_room_alone_is_revealed(
    barred: str, revealed: str
) -> None:
    text = f"map: c6 cA RC / c3 cA c9\nhero: {{at: '0,0', companion: {{key: ch_stan}}}}\nbarred: {barred or '[]'}"
    assert alone(text).play("sacrifice:ch_stan", "the-room:infirmary").revealed == revealed


@pytest.mark.rule("AL-CONTENT-04", "AL-BOSS-04")
def test_the_guards_sacrifice_reaches_an_adjacent_revealed_sector_but_no_farther() -> None:
    text = f"map: {LONG}\nhero: {{at: '1,0', companion: {{key: ch_hayashi}}}}\nrevealed: 1,0 2,0 3,0\n"
    game = alone(text + "creatures: worm 2,0; mutant 3,0; spores 0,0").play("sacrifice:ch_hayashi")
    assert sorted([game.table.kind(one.token) for one in game.table.creatures]) == ["mutant", "spores"]


@pytest.mark.rule("AL-CONTENT-04")
def test_the_guard_rolls_a_third_die_only_without_an_item() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_hayashi, items: [it_bolt]}}\ncreatures: worm 0,0\n"
    game = alone(text + f"coming: {[HIT, MISS, MISS, MISS] + [MISS] * 9}")
    assert game.play("use-action-item:0:it_bolt").asked == "HeroTurn"  # nothing to use
    game = alone(text + f"coming: {[HIT, MISS, MISS, MISS] + [MISS] * 9}").play("attack:1:worm", "use-ability*")
    assert "The Hero rolls HIT, MISS and MISS." in game.words()


@pytest.mark.rule("AL-CONTENT-04")
def test_the_engineer_may_light_toward_a_wall_but_up_no_stairs() -> None:
    text = """
        map: |
          level 1
          c2 c8
          level 2
          c2 c8
          stairs 1:0,0-2:0,0
          lcu 1:1,0
        hero: {at: '1:1,0', character: ch_varga}
    """
    game = alone(text).play("repair:west", "use-ability*")
    assert game.offered == ("toward:north", "toward:east", "toward:south", "toward:west", "pass")
    assert game.play("toward:north").lit == "1:0,0 1:1,0"


@pytest.mark.rule("AL-CONTENT-04", "AL-TRACK-01")
def test_as_a_companion_the_navigator_adds_a_third_target() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_stan}}}}\ncreatures: worm 3,0\n"
    game = alone(text).play("track", "target:door", "target:lcu", "use-ability*", "target:worm")
    assert game.answers() == ["-1 none", "-1 none", "3 same"]
    assert game.hero.companion is not None
    assert game.hero.companion.charges == 5
    assert len(alone(text).play("track", "target:door", "target:lcu", "pass").answers()) == 2


@pytest.mark.rule("AL-CONTENT-04", "AL-COMPANION-05")
def test_a_companions_ability_may_be_used_turn_after_turn() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 3, companion: {{key: ch_okoro}}}}")
    for life in (4, 5):
        assert game.play("use-ability:companion:ch_okoro", "heal:life").hero.life == life
        assert not game.offers("use-ability:companion")  # once in a Turn
        game.end_turn("track")


@pytest.mark.rule("AL-CONTENT-04")
@pytest.mark.parametrize(("named", "answers"), [("worm", False), ("spores", True)])
def test_a_frozen_creature_does_not_even_answer_a_blow(named: str, *, answers: bool) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_rahimi}}}}\ncreatures: worm 0,0\n"
    game = alone(text + f"hands: [[fang_answer]]\ncoming: {[MISS] * 9}")
    game.play("sacrifice:ch_rahimi", f"of-type:{named}", "attack:1:worm")
    assert game.offers("play:fang_answer") is answers


@pytest.mark.rule("AL-CONTENT-04")
def test_the_engineers_sacrifice_reveals_what_is_in_sight_and_was_lit_before() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_varga}}}}\nlit: 1,0\n"
    game = alone(text).play("sacrifice:ch_varga")
    assert (game.lit, game.revealed) == ("0,0 1,0 2,0 3,0", "0,0 1,0 2,0 3,0")


@pytest.mark.rule("AL-CONTENT-04")
def test_the_guards_third_die_is_for_the_first_combat_of_a_round_used_or_not() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_hayashi, items: [it_bolt]}}\nturn: 7\ncreatures: worm 0,0\n"
    text += f"coming: {[MISS] * 60}"
    later = alone(text).play("use-action-item:0:it_bolt", "attack:1:worm")
    assert (later.asked, later.table.turn) == ("NameDeck", 8)  # nothing was offered in the second Combat
    passed = alone(text).play("attack:1:worm", "pass")
    assert (passed.play("attack:1:worm").asked, passed.table.turn) == ("NameDeck", 8)
    while passed.asked != "HeroTurn":
        passed.play(passed.offered[0])
    assert passed.play("attack:1:worm").offers("use-ability:hero:ch_hayashi")  # in the next Round


@pytest.mark.rule("AL-CONTENT-04", "AL-DECK-05")
def test_where_no_card_is_drawn_the_quartermaster_takes_none() -> None:
    text = f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}}}\nhands: [[snare_locker]]\n"
    game = alone(text + "coming: [0, 0, 0]").play("loot", "play:snare_locker")
    assert (game.asked, game.items, game.table.turn) == ("HeroTurn", "", 2)
    room = alone(text.replace(f"{LONG}\nhero: {{", "c2 R8\nhero: {at: '1,0', ") + "coming: [0, 0, 0, 5]")
    room.play("loot", "play:snare_locker", "take:3", "use-ability*")
    assert len(room.hero.items) == 2


@pytest.mark.rule("AL-CONTENT-04", "AL-LCU-02")
def test_the_engineer_helps_with_an_lcu_repaired_from_afar() -> None:
    text = "map: |\n  c2 cA cA c8\n  lcu 1:1,0\nhero: {at: '2,0', %s, items: [it_relay]}\nrevealed: all"
    relay = ("use-action-item:0:it_relay", "toward:east", "use-ability*", "toward:west")
    assert alone(text % "character: ch_varga").play(*relay).lit == "0,0 1,0 2,0 3,0"
    assert alone(text % "companion: {key: ch_varga}").play(*relay).lit == "0,0 1,0 2,0 3,0"


@pytest.mark.rule("AL-CONTENT-04", "AL-DECK-05")
def test_a_quartermaster_without_any_item_has_none_to_discard() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', character: ch_brandt}}\nhands: [[snare_locker, snare_locker]]"
    game = alone(text).play("loot", "play:snare_locker", "play:snare_locker", "use-ability*")
    assert (game.asked, game.items, game.table.turn) == ("HeroTurn", "", 2)

"""Looting, the discard pile, upgrades (LOOT, UPGRADE)."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import LONG, alone


@pytest.mark.rule("AL-LOOT-02", "AL-LOOT-03")
def test_each_room_gives_its_own_bonus_and_is_marked_for_itself() -> None:
    text = (
        "map: |\n  R2 cA R8\n  rooms archive 1:0,0 control 1:2,0\nhero: {at: '0,0', looted: %d}\ncoming: [20, 20, 20]"
    )
    game = alone(text % 0b10)  # the Control Room has been looted
    assert game.game.view(1).looted == ("control",)
    assert game.play("loot").offered == ("take:1", "take:3")
    assert game.end_turn("take:3").game.view(1).looted == ("control", "archive")


@pytest.mark.rule("AL-LOOT-08")
def test_without_a_card_in_deck_and_discard_pile_nothing_is_drawn() -> None:
    everything = ", ".join(content().item_deck)
    game = alone(f"map: {LONG}\nhero: {{items: [{everything}]}}\nitem_deck: []").play("loot")
    assert (game.asked, len(game.hero.items)) == ("DropItems", 30)
    assert not {"item-found", "item-deck-renewed"} & set(game.told())


@pytest.mark.rule("AL-UPGRADE-03")
def test_an_item_gives_no_component_to_itself() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_shot]}}\ncoming: [0]").play("loot")  # it needs what it is made of
    assert not any(one.startswith("upgrade:0") for one in game.offered)


@pytest.mark.rule("AL-LOOT-05", "AL-ITEM-09", "AL-LOOT-06")
def test_the_hero_discards_one_after_the_other_down_to_six_and_may_then_upgrade_or_not() -> None:
    items = "it_stim, it_calm, it_shot, it_vest, it_lamp, it_jammer"
    game = alone(f"map: c2 R8\nhero: {{at: '1,0', items: [{items}]}}\ncoming: {[20] * 3}").play("loot", "take:3")
    for left in (9, 8, 7):
        assert (game.asked, len(game.hero.items)) == ("DropItems", left)
        game.play(game.offered[0])
    assert (game.asked, len(game.hero.items), game.offered[-1]) == ("UpgradeItems", 6, "done")
    assert (game.play("done").asked, game.table.turn) == ("HeroTurn", 2)

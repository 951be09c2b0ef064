"""Influence and Progress cards, Items, Masks, Markets, the Shop, deckbuilding, Notes."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.deeds import Also
from nocturne.games.etherfields.content import Cause
from nocturne.games.etherfields.rules.active import item_limit, stat
from nocturne.games.etherfields.rules.awakening import BuildDeck, ChooseMask
from nocturne.games.etherfields.rules.draw import DrawStep
from nocturne.games.etherfields.rules.items import (
    DiscardItem,
    DiscardMask,
    FlipProgress,
    GainItem,
    GainMask,
    RestoreItem,
    RestoreMask,
)
from nocturne.games.etherfields.rules.market import BuyInfluence, Shop, everybody_may_buy, return_card
from nocturne.games.etherfields.rules.saving import SaveGame
from nocturne.games.etherfields.words import Intent
from nocturne.kernel import Game
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import A, B, etherfields, ids, kind, me, play, refused, run, scene, world

HABIT, GRUDGE, LOOK, SLIP = "gambler-habit", "gambler-grudge", "gambler-look", "gambler-slip"


# -- Progress


@pytest.mark.rule("EF-PROGRESS-01", "EF-PROGRESS-02")
def test_a_progress_card_is_useless_in_hand_until_it_is_placed_for_its_price() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{GRUDGE}, iron-word], sealed: [{SLIP}]}}}}")
    assert f"use:{GRUDGE}/1" not in ids(game)
    play(game, f"place-card:{GRUDGE}", "spend:iron-word", f"use:{GRUDGE}/1")
    assert (me(game).progress, me(game).sealed) == ((GRUDGE,), ())


@pytest.mark.rule("EF-PROGRESS-01", "EF-PROGRESS-06")
def test_a_progress_card_in_hand_gives_intent_and_a_placed_one_does_not() -> None:
    given = f"dreamers: {{a: {{hand: [{GRUDGE}, long-arm, steady-hand], progress: [{HABIT}]}}}}"
    game = play(scene(given), "place-card:long-arm")
    assert f"spend:{HABIT}" not in ids(game)
    hand = play(scene(f"dreamers: {{a: {{hand: [long-arm, {SLIP}]}}}}"), "move")
    assert "spend:long-arm" in ids(hand)


@pytest.mark.rule("EF-PROGRESS-02")
def test_a_card_cannot_pay_for_its_own_placement() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}")
    play(game, f"place-card:{HABIT}")
    assert f"spend:{HABIT}" not in ids(game)


@pytest.mark.rule("EF-PROGRESS-03", "EF-PROGRESS-04")
@pytest.mark.parametrize(("profile", "offered"), [("1.0", True), ("2.0", False)])
def test_on_the_dreamworld_map_progress_cards_are_placed_only_in_1_0(profile: str, *, offered: bool) -> None:
    game = world(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}", profile=profile)
    assert (f"place-card:{HABIT}" in ids(game)) is offered


FOUR = "gambler-grudge, specialist-grudge, specialist-habit, long-arm"


@pytest.mark.rule("EF-PROGRESS-05", "EF-PROGRESS-09", "EF-PROGRESS-10")
def test_at_the_limit_a_placed_card_makes_room_for_a_new_one() -> None:
    given = f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}], progress: [gambler-grudge, long-arm], flipped: [reaper-grudge, reaper-habit]}}, b: {{archetype: reaper}}}}"
    game = play(scene(given, players=2), f"place-card:{HABIT}", f"spend:{LOOK}")
    assert ids(game) == (
        "drop:gambler-grudge:up",
        "drop:long-arm:up",
        "drop:reaper-grudge:down",
        "drop:reaper-habit:down",
    )
    play(game, "drop:reaper-habit:down")
    assert (me(game).progress, me(game).discard) == (("gambler-grudge", "long-arm", HABIT), (LOOK, "reaper-habit"))


@pytest.mark.rule("EF-PROGRESS-07", "EF-PROGRESS-08", "EF-PROGRESS-12")
def test_a_flipped_card_does_not_work_until_it_is_unflipped() -> None:
    game = run(scene(f"dreamers: {{a: {{progress: [{HABIT}]}}}}"), FlipProgress(A))
    assert (me(game).flipped, stat(game.table, A, "hand")) == ((HABIT,), 6)
    again = run(game, FlipProgress(A, up=True))
    assert (me(again).progress, stat(again.table, A, "hand")) == ((HABIT,), 7)


@pytest.mark.rule("EF-PROGRESS-11")
def test_progress_icons_count_unflipped_cards_of_their_colour() -> None:
    from nocturne.games.etherfields.rules.active import progress_count  # noqa: PLC0415 -- only here

    table = scene(f"dreamers: {{a: {{progress: [{HABIT}, {GRUDGE}], flipped: [long-arm]}}}}").table
    assert [progress_count(table, A, one) for one in Intent] == [1, 0, 1]


@pytest.mark.rule("EF-PROGRESS-14")
def test_two_like_progress_cards_do_not_double_their_effect() -> None:
    table = scene(f"dreamers: {{a: {{progress: [{HABIT}]}}}}").table.clone()
    table.dreamers[0].progress *= 2
    assert stat(table, A, "hand") == 7


@pytest.mark.rule("EF-PROGRESS-13", "EF-AFTER-01", "EF-AFTER-02", "EF-AFTER-03", "EF-AFTER-04", "EF-AFTER-05")
def test_what_a_dreamer_has_is_kept_after_a_slumber() -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    given = f"dreamers: {{a: {{hand: [{SLIP}], progress: [{HABIT}], sealed: [{LOOK}], ether: 2, gems: 1, distress: 3}}}}\nhours: 4"
    before = scene(given)
    after = run(before, EndScene(won=True))
    mine, kept = me(before), me(after)
    assert [getattr(kept, one) for one in ("hand", "progress", "sealed", "deck", "ether", "gems", "distress")] == [
        getattr(mine, one) for one in ("hand", "progress", "sealed", "deck", "ether", "gems", "distress")
    ]
    assert after.table.hours == 4


@pytest.mark.rule("EF-AFTER-06", "EF-BOARD-09", "EF-SLUMBER-08")
def test_after_a_slumber_all_turn_cards_are_in_the_discard_pile() -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    table = run(scene(), EndScene(won=True)).table
    assert (table.turns, len(table.turns_out)) == ((), 12)


# -- Items


@pytest.mark.rule("EF-ITEM-01", "EF-ITEM-05", "EF-ITEM-04")
def test_with_three_active_items_a_restored_one_needs_room() -> None:
    given = "items: [crowbar, lantern, lucky-coin]\nstorage: [skeleton-key]\nremoved: [smelling-salts]"
    game = run(scene(given), RestoreItem(A))
    assert ids(game) == ("make-room:crowbar", "make-room:lantern", "make-room:lucky-coin", "store")
    assert item_limit(game.table) == 3
    play(game, "make-room:lantern")
    assert (game.table.items, game.table.storage) == (("crowbar", "lucky-coin", "skeleton-key"), ("lantern",))


@pytest.mark.rule("EF-ITEM-05", "EF-BOARD-05")
def test_a_restored_item_is_drawn_at_random_into_a_free_slot() -> None:
    game = run(
        scene("storage: [crowbar, lantern]\nremoved: [lucky-coin, skeleton-key, smelling-salts]\ncoming: [1]"),
        RestoreItem(A),
    )
    assert (game.table.items, game.table.storage) == (("lantern",), ("crowbar",))


@pytest.mark.rule("EF-ITEM-01", "EF-WISDOM-01", "EF-PRECEDENCE-02")
def test_a_wisdom_card_may_open_a_fourth_slot() -> None:
    assert item_limit(scene("wisdom: [good-sense]").table) == 4


@pytest.mark.rule("EF-ITEM-02", "EF-ITEM-03")
def test_any_dreamer_may_use_an_active_item_which_stays() -> None:
    game = scene("items: [lantern]\ndreamers: {b: {at: 3}}", players=2)
    play(game, "use:lantern/1", seat=B)
    assert (game.table.items, game.table.tokens[0].at) == (("lantern",), 3)


@pytest.mark.rule("EF-ITEM-06", "EF-ITEM-03")
def test_an_item_that_says_so_goes_to_storage_after_use() -> None:
    game = play(scene("items: [smelling-salts]\ndreamers: {a: {distress: 3}}"), "use:smelling-salts/1")
    assert (me(game).distress, game.table.items, game.table.storage[-1]) == (1, (), "smelling-salts")
    assert run(scene("items: [crowbar]"), DiscardItem(A)).table.items == ()


@pytest.mark.rule("EF-ITEM-07")
def test_an_item_may_return_to_the_bottom_of_the_item_market() -> None:
    game = play(scene("items: [skeleton-key]\nitem_market: [crowbar]"), "use:skeleton-key/1")
    assert (game.table.keys, game.table.item_market) == (1, ("skeleton-key", "crowbar"))


@pytest.mark.rule("EF-ITEM-08", "EF-REVEAL-05")
def test_a_gained_item_becomes_active_at_once_if_there_is_room() -> None:
    assert run(scene(), GainItem(A, "spare-crowbar")).table.items == ("spare-crowbar",)


@pytest.mark.rule("EF-ITEM-09", "EF-MARKET-01", "EF-BOARD-10")
def test_markets_and_face_down_piles_are_not_seen() -> None:
    view = world("item_market: [crowbar]\nstorage: []").view(A)
    assert view["team"]["item_market"] == 1
    assert "crowbar" not in str(view["team"]["storage"])
    assert (view["team"]["market"], view["team"]["maps"]) == (15, 4)


# -- Masks


@pytest.mark.rule("EF-MASK-01", "EF-MASK-06")
def test_restoring_a_mask_swaps_it_for_another_owned_one() -> None:
    given = "dreamers: {a: {mask: mask-of-plenty, masks: [mask-of-plenty, mask-of-haste]}}"
    game = run(scene(given), RestoreMask(A))
    assert ids(game) == ("wear:mask-of-haste", "no-change")
    play(game, "wear:mask-of-haste")
    assert (me(game).mask, len(me(game).masks)) == ("mask-of-haste", 2)


@pytest.mark.rule("EF-MASK-02", "EF-MASK-03")
def test_at_the_start_of_a_session_the_mask_is_picked_from_those_owned() -> None:
    given = "dreamers: {a: {masks: [mask-of-plenty, mask-of-haste]}}"
    game = run(scene(given), ChooseMask(A))
    assert ids(game) == ("wear:mask-of-plenty", "wear:mask-of-haste")


@pytest.mark.rule("EF-MASK-04", "EF-TURN-14")
def test_a_mask_ability_without_a_cost_works_in_the_dreamscape_phase() -> None:
    given = "dreamers: {a: {mask: mask-of-haste, masks: [mask-of-haste]}}\nat: dreamscape\nhours: 0"
    assert "use:mask-of-haste/1" in ids(scene(given))


@pytest.mark.rule("EF-MASK-05", "EF-EX-36")
def test_a_used_mask_is_ready_again_in_the_next_draw_step_and_never_hides_the_deck() -> None:
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 4)
    given = f"dreamers: {{a: {{archetype: tough-guy, mask: mask-of-haste, masks: [mask-of-haste], used: [mask-of-haste/1], deck: [{deck}]}}}}"
    game = scene(given)
    assert refused(game, "use:mask-of-haste/1") == "EF-CAMPAIGN-12"
    assert "use:tough-guy/back" in ids(game)
    assert me(run(scene(given), DrawStep())).used == ()


@pytest.mark.rule("EF-MASK-07", "EF-MASK-09")
def test_a_discarded_mask_stays_owned() -> None:
    game = run(scene("dreamers: {a: {mask: mask-of-haste, masks: [mask-of-haste]}}"), DiscardMask(A))
    assert (me(game).mask, me(game).masks) == ("", ("mask-of-haste",))


@pytest.mark.rule("EF-MASK-08", "EF-SETUP-18")
def test_a_gained_mask_leaves_the_pool_and_may_be_put_on_at_once() -> None:
    game = run(scene(), GainMask(A))
    play(game, "wear:mask-of-haste", "wear:mask-of-haste")
    assert (me(game).mask, "mask-of-haste" in game.table.mask_pool) == ("mask-of-haste", False)


# -- Markets


@pytest.mark.rule("EF-MARKET-02", "EF-MARKET-03", "EF-MARKET-06", "EF-INFLUENCE-09", "EF-MARKET-10")
def test_of_three_cards_any_number_is_bought_and_the_rest_goes_under_the_market() -> None:
    given = "market: [steady-hand, iron-word, clear-eye, blow, second-wind]\ndreamers: {a: {ether: 3}, b: {ether: 9}}\nfresh_market: true"
    game = run(world(given, players=2), BuyInfluence(A))
    assert game.table.offer == ("second-wind", "blow", "clear-eye")
    play(game, "buy:second-wind")
    assert refused(game, "buy:blow") == "EF-MARKET-03", "the other's Ether does not help"
    play(game, "done")
    assert (me(game).discard, me(game).ether) == (("second-wind",), 1)
    assert game.table.market == ("clear-eye", "blow", "steady-hand", "iron-word")


@pytest.mark.rule("EF-MARKET-02")
def test_a_short_market_is_drawn_as_far_as_it_goes() -> None:
    game = run(world("market: [steady-hand]\nfresh_market: true"), BuyInfluence(A))
    assert game.table.offer == ("steady-hand",)


@pytest.mark.rule("EF-MARKET-04", "EF-MARKET-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_everybody_may_buy_first_player_first(profile: str) -> None:
    table = world("dreamers: {a: {ether: 1}, b: {ether: 1}}\nfirst: 1", players=2, profile=profile).table
    assert [one.seat for one in everybody_may_buy(table)] == [B, A]  # type: ignore[attr-defined]  # each asks a seat


@pytest.mark.rule("EF-SETUP-15", "EF-SETUP-16")
def test_in_2_0_the_market_is_shuffled_before_its_first_draw_of_a_session() -> None:
    game = run(world("market: [steady-hand, iron-word, clear-eye, blow]"), BuyInfluence(A))
    assert game.table.fresh_market
    assert "pile-shuffled" in [one.kind for one in game.events()]
    old = run(world("market: [steady-hand, iron-word, clear-eye, blow]", profile="1.0"), BuyInfluence(A))
    assert "pile-shuffled" not in [one.kind for one in old.events()]


@pytest.mark.rule("EF-MARKET-07", "EF-MARKET-09")
def test_a_returned_card_goes_to_the_bottom_of_the_market() -> None:
    table = scene(f"dreamers: {{a: {{discard: [{SLIP}]}}}}").table
    table.scribe = Scribe()
    return_card(table, A, SLIP)
    assert (table.market[0], me(Game(scene().codec, table.box, table)).discard) == (SLIP, ())


@pytest.mark.rule("EF-MARKET-07")
def test_a_card_may_return_itself_to_the_market_after_use() -> None:
    game = play(scene("dreamers: {a: {hand: [old-debt]}}"), "use:old-debt/1")
    assert (me(game).ether, game.table.market[0]) == (2, "old-debt")


@pytest.mark.rule("EF-SOLO-01")
def test_a_solo_player_may_remove_an_ill_suited_card_shown_by_the_market() -> None:
    game = run(world("market: [steady-hand, iron-word, clear-eye, crowd-work]\nfresh_market: true"), BuyInfluence(A))
    play(game, "remove:crowd-work")
    assert (game.table.offer, "crowd-work" in game.table.removed) == (("clear-eye", "iron-word", "steady-hand"), True)


# -- the Shop


@pytest.mark.rule("EF-SHOP-01", "EF-SHOP-02", "EF-SHOP-04", "EF-SHOP-05")
def test_a_shopping_card_lets_each_dreamer_do_one_of_three_things() -> None:
    game = run(world("shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar]", players=2), Shop())
    assert ids(game) == ("look-around", "buy-item", "take-gem-instead")
    play(game, "take-gem-instead")
    assert (me(game).gems, game.open[0].seat, game.table.shopping) == (1, B, 0)


@pytest.mark.rule("EF-SHOP-03", "EF-SETUP-16")
def test_an_item_costs_two_ether_paid_before_it_is_seen() -> None:
    game = run(world("shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar]"), Shop())
    play(game, "buy-item")
    assert (me(game).ether, game.table.items) == (0, ("crowbar",))
    poor = run(world("shopping: 1\ndreamers: {a: {ether: 1}}\nitem_market: [crowbar]"), Shop())
    assert refused(poor, "buy-item") == "EF-MARKET-03"


@pytest.mark.rule("EF-SHOP-06", "EF-SHOP-07")
def test_without_a_shopping_card_a_shop_has_no_effect_in_2_0() -> None:
    assert kind(run(world("dreamers: {a: {ether: 2}}"), Shop())) == "Idle"
    assert kind(run(world("dreamers: {a: {ether: 2}}", profile="1.0"), Shop())) == "MayBuy"


# -- deckbuilding


BIG = ", ".join(
    ["gambler-slip"] * 5
    + ["gambler-look"] * 4
    + ["gambler-shove"] * 4
    + ["gambler-doubt"] * 3
    + ["gambler-insight"] * 2
    + ["gambler-flash"] * 2
)


@pytest.mark.rule("EF-DECK-01", "EF-DECK-02", "EF-DECK-04", "EF-DECK-05")
def test_a_deck_is_built_of_20_to_40_influence_cards_and_all_flaws() -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{BIG}, dark-thought, {HABIT}], unused: [{GRUDGE}]}}}}"
    game = run(world(given), BuildDeck(A))
    assert ids(game) == (f"take-in:{GRUDGE}", "done")
    play(game, "done")
    assert refused(game, "leave-out:dark-thought") == "EF-DECK-05"
    play(game, f"leave-out:{HABIT}")
    assert refused(game, "leave-out:gambler-slip") == "EF-DECK-02"
    play(game, "done")
    assert (len(me(game).deck), me(game).unused) == (21, (GRUDGE, HABIT))


@pytest.mark.rule("EF-DECK-03")
def test_with_fewer_than_20_cards_all_are_used() -> None:
    short = BIG.replace("gambler-slip, gambler-slip, ", "", 1)
    given = f"dreamers: {{a: {{deck: [], discard: [{short}], unused: [gambler-slip]}}}}\nremoved: [gambler-slip, {HABIT}, {GRUDGE}]"
    game = run(world(given), BuildDeck(A))
    assert (len(me(game).deck), me(game).unused, kind(game)) == (19, (), "Idle")


@pytest.mark.rule("EF-DECK-06", "EF-INFLUENCE-02", "EF-INFLUENCE-01")
def test_a_deck_outside_its_limits_has_no_consequence_during_play() -> None:
    table = scene(f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}").table
    assert len(table.dreamers[0].deck) == 6
    assert all(len(one.deck) == 22 for one in table.lib.archetypes.values())


# -- Notes


@pytest.mark.rule("EF-NOTE-01", "EF-NOTE-02", "EF-NOTE-03", "EF-BOARD-04")
def test_a_note_may_be_used_by_anybody_once_its_condition_is_met() -> None:
    game = scene("notes: [ticket]\nflags: []", players=2)
    assert refused(game, "use-note:ticket", B) == "EF-NOTE-02"
    met = scene("notes: [ticket]\nflags: [foyer-seen]", players=2)
    play(met, "use-note:ticket", seat=B)
    assert (me(met, B).ether, met.table.notes, "ticket" in met.table.removed) == (1, (), True)


# -- saving, as far as cards are concerned


@pytest.mark.rule("EF-SAVE-01", "EF-SAVE-02", "EF-SAVE-03", "EF-SAVE-05", "EF-PROGRESS-13")
def test_saving_offers_one_purchase_takes_the_ether_and_gathers_the_cards() -> None:
    given = f"dreamers: {{a: {{ether: 2, distress: 3, gems: 1, progress: [{HABIT}], sealed: [{SLIP}]}}}}\nkeys: 2"
    game = run(world(given), SaveGame())
    assert kind(game) == "MayBuy"
    play(game, "pass")
    mine = me(game)
    assert (mine.ether, mine.promised, mine.distress, mine.gems, mine.progress, mine.sealed) == (0, 1, 0, 0, (), ())
    assert (game.table.keys, kind(game)) == (0, "Between")


@pytest.mark.rule("EF-SAVE-03")
def test_who_has_no_ether_gains_no_card_for_it() -> None:
    assert me(run(world(), SaveGame())).promised == 0


@pytest.mark.rule("EF-PRECEDENCE-04", "EF-CHOICE-05")
def test_an_effect_with_a_choice_asks_the_dreamer_it_concerns() -> None:
    from nocturne.games.etherfields.deeds import Choose  # noqa: PLC0415 -- only here

    base = world("dreamers: {a: {distress: 1}, b: {distress: 1}}", players=2)
    table = base.table.clone()
    table.scribe = Scribe()
    Choose(("rest/do", "breathe/do"), "each").run(table, Cause(A))
    table.agenda[1:] = reversed(table.agenda[1:])
    game = Game(base.codec, base.box, table)
    assert (game.open[0].seat, ids(game)) == (A, ("either:rest/do", "either:breathe/do"))
    play(game, "either:rest/do")
    assert (me(game).distress, game.open[0].seat) == (0, B)
    assert Also("flaw") is not None
    assert etherfields is not None

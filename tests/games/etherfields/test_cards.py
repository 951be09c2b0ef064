"""Influence and Progress cards, Items, Masks, Markets, the Shop, deckbuilding, Notes."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.rules.active import item_limit, stat
from nocturne.games.etherfields.rules.awakening import ChooseMask
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
from nocturne.games.etherfields.rules.perform import PlaceProgress
from tests.games.etherfields.table import A, B, ids, kind, me, play, refused, run, scene, world

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
    assert offered or refused(game, f"place-card:{HABIT}") == "EF-PROGRESS-04"
    hand = f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}, second-wind], distress: 1}}}}"
    assert f"place-card:{HABIT}" in ids(scene(hand, profile=profile))
    late = scene(f"{hand}\nat: dreamscape\nhours: 0", profile=profile)
    assert ids(late) == (*((f"place-card:{HABIT}",) if offered else ()), "use:second-wind/1", "pass")
    assert offered or refused(late, f"place-card:{HABIT}") == "EF-PROGRESS-04"


FOUR = "gambler-grudge, specialist-grudge, specialist-habit, long-arm"


@pytest.mark.rule("EF-PROGRESS-05", "EF-PROGRESS-09")
def test_at_the_limit_a_placed_card_makes_room_for_a_new_one() -> None:
    given = (
        f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}], progress: [gambler-grudge, long-arm], "
        f"flipped: [reaper-grudge, reaper-habit]}}, b: {{archetype: reaper}}}}"
    )
    game = play(scene(given, players=2), f"place-card:{HABIT}", f"spend:{LOOK}")
    assert ids(game) == (
        "drop:gambler-grudge:up",
        "drop:long-arm:up",
        "drop:reaper-grudge:down",
        "drop:reaper-habit:down",
    )
    play(game, "drop:reaper-habit:down")
    assert (me(game).progress, me(game).discard) == (("gambler-grudge", "long-arm", HABIT), (LOOK, "reaper-habit"))


@pytest.mark.rule("EF-PROGRESS-12", "EF-PROGRESS-07")
def test_using_a_placed_card_does_not_discard_it_and_a_flipped_one_cannot_be_used() -> None:
    game = play(scene(f"dreamers: {{a: {{progress: [{GRUDGE}], sealed: [{LOOK}]}}}}"), f"use:{GRUDGE}/1")
    assert (me(game).progress, me(game).sealed) == ((GRUDGE,), ())
    assert f"use:{GRUDGE}/1" not in ids(scene(f"dreamers: {{a: {{flipped: [{GRUDGE}], sealed: [{LOOK}]}}}}"))


@pytest.mark.rule("EF-PROGRESS-07", "EF-PROGRESS-09")
def test_flipped_cards_count_toward_the_limit() -> None:
    before = scene(f"dreamers: {{a: {{flipped: [long-arm], hand: [{HABIT}]}}}}")
    before.table.dreamers[0].flipped *= 4
    after = me(run(before, PlaceProgress(A, HABIT)))
    assert (after.progress, len(after.flipped)) == ((HABIT,), 3), "one of the four made room"


@pytest.mark.rule("EF-PROGRESS-10", "EF-PROGRESS-07", "EF-PROGRESS-08")
def test_a_flipped_card_does_not_work_until_it_is_unflipped() -> None:
    game = run(scene(f"dreamers: {{a: {{progress: [{HABIT}]}}}}"), FlipProgress(A))
    assert (me(game).flipped, stat(game.table, A, "hand")) == ((HABIT,), 6)
    assert not [one for one in ids(game) if HABIT in one], "a placed card cannot be discarded at will"
    again = run(game, FlipProgress(A, up=True))
    assert (me(again).progress, stat(again.table, A, "hand")) == ((HABIT,), 7)
    assert not [one for one in ids(again) if HABIT in one], "nor a face-up one"


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


@pytest.mark.rule(
    "EF-COMP-14", "EF-PROGRESS-13", "EF-AFTER-01", "EF-AFTER-02", "EF-AFTER-03", "EF-AFTER-04", "EF-AFTER-05"
)
@pytest.mark.parametrize("won", [True, False])
def test_what_a_dreamer_has_is_kept_after_a_slumber(won: bool) -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    given = (
        f"dreamers: {{a: {{hand: [{SLIP}], progress: [{HABIT}], sealed: [{LOOK}], ether: 2, "
        f"gems: 1, distress: 3, discard: [{SLIP}, {LOOK}], flipped: [{GRUDGE}], mask: mask-of-haste, "
        "masks: [mask-of-haste]}}\n"
        "hours: 4\nkeys: 2\nitems: [crowbar]"
    )
    before = scene(given)
    after = run(before, EndScene(won=won))
    mine, kept = me(before), me(after)
    what = ("hand", "progress", "flipped", "sealed", "deck", "discard", "ether", "gems", "distress", "mask", "masks")
    assert [getattr(kept, one) for one in what] == [getattr(mine, one) for one in what]
    assert (after.table.hours, after.table.keys, after.table.items) == (4, 2, ("crowbar",))
    for pile in ("fates", "flaws", "market", "item_market", "maps", "mask_pool", "storage", "seasons"):
        assert getattr(after.table, pile) == getattr(before.table, pile), "nothing else is shuffled"
    assert after.table.slumbers == ("wraith", *before.table.slumbers)


@pytest.mark.rule("EF-AFTER-06", "EF-BOARD-09", "EF-SLUMBER-08")
def test_after_a_slumber_all_turn_cards_are_in_the_discard_pile() -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    game = run(scene(), EndScene(won=True))
    assert (game.table.turns, len(game.table.turns_out)) == ((), 12)
    assert (game.view(A).team.turns_out, "turn-9" in str(game.view(A))) == (12, False), "face down"


@pytest.mark.rule("EF-PROGRESS-15")
def test_if_the_progress_limit_drops_the_owner_discards_the_excess() -> None:
    placed = "gambler-habit, gambler-grudge, long-arm, reaper-habit, reaper-grudge"
    given = (
        f"dreamers: {{a: {{progress: [{placed}], mask: mask-of-habits, masks: [mask-of-habits]}}, "
        f"b: {{archetype: reaper}}}}"
    )
    game = run(scene(given, players=2), DiscardMask(A))
    assert (kind(game), len(ids(game))) == ("DropProgress", 5)
    play(game, "drop:long-arm:up")
    assert (len(me(game).progress), me(game).discard) == (4, ("long-arm",))


# -- Items


@pytest.mark.rule("EF-ITEM-01", "EF-ITEM-05", "EF-ITEM-04")
def test_with_three_active_items_a_restored_one_needs_room() -> None:
    given = "items: [crowbar, lantern, lucky-coin]\nstorage: [skeleton-key]\nremoved: [smelling-salts]"
    assert "use:skeleton-key/1" not in ids(scene(given)), "what lies in Storage cannot be used"
    paying = play(scene(f"{given}\ndreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}}}"), "move")
    assert refused(paying, "spend-item:crowbar") == "EF-INTENT-03"
    assert "spend-item:skeleton-key" not in ids(paying), "nor spent for its Cunning"
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
    assert game.view(A).team.storage == ("crowbar",), "what is stored may be read at any time"


@pytest.mark.rule("EF-ITEM-01", "EF-WISDOM-01", "EF-PRECEDENCE-02")
def test_a_wisdom_card_may_open_a_fourth_slot() -> None:
    assert item_limit(scene("wisdom: [good-sense]").table) == 4
    assert stat(scene("wisdom: [oath]").table, A, "hand") == 7


@pytest.mark.rule("EF-ITEM-02", "EF-ITEM-03")
def test_any_dreamer_may_use_an_active_item_which_stays() -> None:
    game = scene("items: [lantern]\ndreamers: {b: {at: 3}}", players=2)
    play(game, "use:lantern/1", seat=B)
    assert (game.table.items, game.table.tokens[0].at) == (("lantern",), 3)
    given = "items: [crowbar]\ndreamers: {a: {at: 8}, b: {at: 0, hand: [iron-word, specialist-shove]}}\n"
    paying = play(scene(f"{given}figures: [{{of: wraith, at: 1}}]", players=2), "use:wraith/1", seat=B)
    assert "spend-item:crowbar" in ids(paying, B), "or discard it for its Intent"


@pytest.mark.rule("EF-ITEM-06", "EF-ITEM-03")
def test_an_item_that_says_so_goes_to_storage_after_use() -> None:
    game = play(scene("items: [smelling-salts]\ndreamers: {a: {distress: 3}}"), "use:smelling-salts/1")
    assert (me(game).distress, game.table.items, game.table.storage[-1]) == (1, (), "smelling-salts")
    assert run(scene("items: [crowbar]"), DiscardItem(A)).table.items == ()


@pytest.mark.rule("EF-ITEM-07")
def test_an_item_may_return_to_the_bottom_of_the_item_market() -> None:
    game = play(scene("items: [skeleton-key]\nitem_market: [crowbar]"), "use:skeleton-key/1")
    assert (game.table.keys, game.table.item_market) == (1, ("skeleton-key", "crowbar"))


@pytest.mark.rule("EF-ITEM-08", "EF-REVEAL-05", "EF-COMP-04", "EF-EX-02")
def test_a_gained_item_may_become_active_at_once_and_the_team_is_asked() -> None:
    stored = play(run(scene(), GainItem(A, "spare-crowbar")), "store")
    assert (stored.table.items, "spare-crowbar" in stored.table.storage) == ((), True)
    game = play(run(scene(), GainItem(A, "spare-crowbar")), "put-in")
    assert game.table.items == ("spare-crowbar",)
    assert run(game, GainItem(A, "spare-crowbar")).table.items == ("spare-crowbar",), "there is no second one"


@pytest.mark.rule("EF-ITEM-09", "EF-MARKET-01", "EF-BOARD-10")
def test_markets_and_face_down_piles_are_not_seen() -> None:
    view = world("item_market: [crowbar]\nstorage: []").view(A)
    assert view.team.item_market == 1
    assert "crowbar" not in str(view.team.storage)
    assert (view.team.market, view.team.maps) == (16, 4)


@pytest.mark.rule("EF-BOARD-10")
def test_slumber_map_tiles_that_are_not_laid_are_drawn_at_random() -> None:
    from nocturne.games.etherfields.rules.scenes import LayStartingTiles  # noqa: PLC0415 -- only here

    orders = set()
    for seed in range(12):
        game = world()
        game.table.seed = seed
        orders.add(run(game, LayStartingTiles()).table.maps)
    assert len(orders) > 1
    assert len({frozenset(one) for one in orders}) == 1, "the same tiles, in another order"


# -- Masks


@pytest.mark.rule("EF-MASK-01", "EF-MASK-06")
def test_restoring_a_mask_swaps_it_for_another_owned_one() -> None:
    given = "dreamers: {a: {mask: mask-of-plenty, masks: [mask-of-plenty, mask-of-haste]}}"
    game = run(scene(given, profile="1.0"), RestoreMask(A))
    assert ids(game) == ("wear:mask-of-haste", "no-change"), "in 1.0 it may be declined"
    game = run(scene(given), RestoreMask(A))
    assert (me(game).mask, len(me(game).masks)) == ("mask-of-haste", 2)
    assert [stat(one.table, A, "hand") for one in (scene(given), game)] == [7, 6], "only the one that is worn works"


@pytest.mark.rule("EF-MASK-02")
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
    given = (
        f"dreamers: {{a: {{archetype: tough-guy, mask: mask-of-haste, masks: [mask-of-haste], "
        f"used: [mask-of-haste/1], deck: [{deck}]}}}}"
    )
    game = scene(given)
    assert refused(game, "use:mask-of-haste/1") == "EF-CAMPAIGN-12"
    assert "use:tough-guy/back" in ids(game)
    assert me(run(scene(given), DrawStep())).used == ()


@pytest.mark.rule("EF-MASK-07", "EF-MASK-09")
def test_a_discarded_mask_stays_owned() -> None:
    game = run(scene("dreamers: {a: {mask: mask-of-haste, masks: [mask-of-haste]}}"), DiscardMask(A))
    assert (me(game).mask, me(game).masks) == ("", ("mask-of-haste",))


@pytest.mark.rule("EF-MASK-08", "EF-MASK-09", "EF-SETUP-18")
def test_a_gained_mask_leaves_the_pool_and_may_be_put_on_at_once() -> None:
    game = run(scene(), GainMask(A))
    play(game, "wear:mask-of-haste", "wear:mask-of-haste")
    assert me(game).masks == ("mask-of-haste",)
    assert (me(game).mask, "mask-of-haste" in game.table.mask_pool) == ("mask-of-haste", False)


@pytest.mark.rule("EF-MASK-03")
def test_a_mask_cannot_be_changed_at_will() -> None:
    game = scene("dreamers: {a: {mask: mask-of-plenty, masks: [mask-of-plenty, mask-of-blades]}}")
    assert not [one for one in ids(game) if "mask" in one]

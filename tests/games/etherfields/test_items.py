"""Items that are restored, wanted or not (chapters ITEM, MASK)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.items import RestoreItem, RestoreMask
from tests.games.etherfields.table import A, ids, kind, me, play, run, scene

STORED = "storage: [crowbar]\nitems: []"


@pytest.mark.rule("EF-ITEM-11")
def test_in_1_0_a_restore_may_be_declined_before_the_draw() -> None:
    game = run(scene(STORED, profile="1.0", options="{rounds: free}"), RestoreItem(A))
    assert kind(game) == "MayRestore"
    play(game, "decline-item")
    assert (game.table.items, game.table.storage) == ((), ("crowbar",))


@pytest.mark.rule("EF-ITEM-11")
def test_in_1_0_the_drawn_item_may_be_discarded_although_a_slot_is_free() -> None:
    game = play(run(scene(STORED, profile="1.0", options="{rounds: free}"), RestoreItem(A)), "restore-it")
    assert ids(game) == ("put-in", "store")
    assert play(game, "store").table.items == ()


@pytest.mark.rule("EF-ITEM-12")
def test_in_2_0_a_restore_is_carried_out_and_with_a_free_slot_the_item_is_placed() -> None:
    game = run(scene(STORED), RestoreItem(A))
    assert (kind(game), game.table.items) == ("FreePlay", ("crowbar",))


@pytest.mark.rule("EF-ITEM-12", "EF-ITEM-05")
def test_in_2_0_there_is_a_choice_only_with_full_slots() -> None:
    full = "storage: [crowbar]\nitems: [lantern, skeleton-key, lucky-coin]"
    game = run(scene(full), RestoreItem(A))
    assert ids(game) == ("make-room:lantern", "make-room:skeleton-key", "make-room:lucky-coin", "store")
    assert play(game, "store").table.items == ("lantern", "skeleton-key", "lucky-coin")


@pytest.mark.rule("EF-ITEM-11", "EF-ITEM-12")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_with_an_empty_storage_nothing_is_asked(profile: str) -> None:
    game = run(scene("storage: []\nitems: []", profile=profile, options="{rounds: free}"), RestoreItem(A))
    assert kind(game) == "FreePlay"


@pytest.mark.rule("EF-MASK-06")
def test_a_restored_mask_is_put_on_in_2_0_and_may_be_declined_in_1_0() -> None:
    two = "dreamers: {a: {mask: mask-of-calm, masks: [mask-of-calm, mask-of-haste]}}"
    assert me(run(scene(two), RestoreMask(A))).mask == "mask-of-haste"
    declined = play(run(scene(two, profile="1.0", options="{rounds: free}"), RestoreMask(A)), "no-change")
    assert me(declined).mask == "mask-of-calm"
    alone = "dreamers: {a: {mask: mask-of-calm, masks: [mask-of-calm]}}"
    assert me(run(scene(alone), RestoreMask(A))).mask == "mask-of-calm", "there is no other to wear"

"""Items, Masks, Wisdom and Flaws (chapters ITEM, MASK, WISDOM, FLAW)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep
from nocturne.games.etherfields.rules.items import DiscardItem, DiscardMask, GainItem, GainMask, RestoreMask
from nocturne.games.etherfields.rules.saving import SessionSetup
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import (
    A,
    B,
    changed,
    ids,
    kind,
    me,
    play,
    refused,
    run,
    scene,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.rules.active import item_limit
from nocturne.games.etherfields.rules.cards import GainFlaw, PayAndRemove
from nocturne.games.etherfields.rules.items import RestoreItem

MASKED = "mask: mask-of-haste, masks: [mask-of-haste]"
SLIP = "gambler-slip"
LOOK = "gambler-look"


@pytest.mark.rule("EF-MASK-02")
def test_an_active_mask_is_picked_anew_in_each_session() -> None:
    game = run(world("dreamers: {a: {mask: mask-of-haste, masks: [mask-of-plenty, mask-of-haste]}}"), SessionSetup())
    play(game, "place:0", "go-on")
    assert ids(game) == ("wear:mask-of-plenty", "wear:mask-of-haste")


@pytest.mark.rule("EF-ITEM-08")
def test_a_gained_item_without_room_takes_the_place_of_another_or_is_stored() -> None:
    given = "items: [crowbar, lantern, lucky-coin]"
    swapped = play(run(scene(given), GainItem(A, "spare-crowbar")), "make-room:lantern").table
    assert (swapped.items, swapped.storage[-1]) == (("crowbar", "lucky-coin", "spare-crowbar"), "lantern")
    stored = play(run(scene(given), GainItem(A, "spare-crowbar")), "store").table
    assert (stored.items, stored.storage[-1]) == (("crowbar", "lantern", "lucky-coin"), "spare-crowbar")


@pytest.mark.rule("EF-ITEM-05", "EF-ITEM-08")
def test_the_slots_are_called_full_only_where_they_are() -> None:
    asked = [
        run(scene(f"items: {held}"), GainItem(A, "spare-crowbar"))
        for held in ("[crowbar, lantern, lucky-coin]", "[lantern]")
    ]
    full, free = [game.say(game.open[0].prompt) for game in asked]
    assert full.startswith("The Item slots are full.")
    assert free.endswith("is the Team’s. Make it active, or leave it in Storage?")


@pytest.mark.rule("EF-MASK-08")
def test_a_gained_mask_may_take_the_place_of_the_one_worn() -> None:
    game = run(scene("dreamers: {a: {mask: mask-of-plenty, masks: [mask-of-plenty]}}"), GainMask(A))
    play(game, "wear:mask-of-haste", "wear:mask-of-haste")
    assert (me(game).mask, me(game).masks) == ("mask-of-haste", ("mask-of-plenty", "mask-of-haste"))


@pytest.mark.rule("EF-MASK-06")
def test_whoever_wears_no_mask_puts_one_on_by_restoring() -> None:
    game = run(scene("dreamers: {a: {masks: [mask-of-plenty, mask-of-haste]}}"), RestoreMask(A))
    assert me(play(game, "wear:mask-of-plenty")).mask == "mask-of-plenty"


@pytest.mark.rule("EF-MASK-04")
def test_a_mask_may_be_used_in_the_round_of_another_dreamer() -> None:
    masked = "mask: mask-of-haste, masks: [mask-of-haste]"
    game = scene(f"dreamers: {{a: {{}}, b: {{{masked}}}}}\nat: round\nhours: 0", players=2)
    assert game.open[0].seat == A
    assert "use:mask-of-haste/1" in ids(game, B)


@pytest.mark.rule("EF-ITEM-06")
def test_an_item_discarded_by_an_effect_lies_in_storage() -> None:
    game = run(scene("items: [crowbar, lantern]\nstorage: [lucky-coin]"), DiscardItem(A))
    play(game, "drop:lantern:up")
    assert (game.table.items, game.table.storage) == (("crowbar",), ("lucky-coin", "lantern"))


@pytest.mark.rule("EF-MASK-03")
def test_a_mask_that_is_owned_but_not_worn_does_nothing() -> None:
    masks = "masks: [mask-of-blades, mask-of-haste]"
    assert "use:mask-of-haste/1" not in ids(scene(f"dreamers: {{a: {{mask: mask-of-blades, {masks}}}}}"))
    assert "use:mask-of-haste/1" in ids(scene(f"dreamers: {{a: {{mask: mask-of-haste, {masks}}}}}"))


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_may_cost_keys_and_distress() -> None:
    dear = changed("flaw/heavy-legs", "removal: {pay: [{spend: key}, {suffer: 1}], do: [remove-flaw]}")
    given = "dreamers: {a: {burdens: [heavy-legs]}}\nkeys: %s"
    assert refused(scene(given % 0, cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = run(scene(given % 1, cards=dear), PayAndRemove(A, "heavy-legs", "burdens"))
    assert (me(game).burdens, me(game).distress, game.table.keys) == ((), 1, 0)


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_may_cost_hours_and_cards_of_the_hand() -> None:
    price = "removal: {pay: [{spend: hour, amount: 2}, {discard: 1}], do: [remove-flaw]}"
    dear = changed("flaw/heavy-legs", price)
    given = "dreamers: {a: {burdens: [heavy-legs], hand: [%s]}}\nhours: %s"
    assert refused(scene(given % ("", 2), cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    assert refused(scene(given % ("gambler-slip", 1), cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = play(scene(given % ("gambler-slip", 2), cards=dear), "remove-burden:heavy-legs")
    assert (me(game).burdens, me(game).hand, game.table.hours) == ((), (), 0)


@pytest.mark.rule("EF-MASK-05")
def test_the_masks_of_all_dreamers_are_ready_again_in_the_draw_step() -> None:
    used = "a: {used: [boost]}, b: {used: [mask-of-haste/1], mask: mask-of-haste, masks: [mask-of-haste]}"
    game = run(scene(f"dreamers: {{{used}}}", players=2), DrawStep())
    assert [me(game, seat).used for seat in (A, B)] == [(), ()]


@pytest.mark.rule("EF-FLAW-03")
def test_a_flaw_that_its_own_effect_has_moved_stays_where_it_went() -> None:
    deck = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 3)
    mix = changed("flaw/tunnel-vision", "drawn: [reshuffle]")
    game = scene(f"dreamers: {{a: {{deck: [{deck}, tunnel-vision]}}}}", cards=mix)
    mixed = me(run(game, DrawCards(A, 1)))
    assert (mixed.burdens, mixed.discard, "tunnel-vision" in mixed.deck) == ((), (), True)


@pytest.mark.rule("EF-FLAW-02")
def test_a_flaw_strikes_the_dreamer_who_draws_it() -> None:
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 3)
    given = f"dreamers: {{a: {{archetype: gambler}}, b: {{archetype: tough-guy, deck: [{deck}, cold-sweat]}}}}"
    game = run(scene(given, players=2), DrawCards(B, 1))
    assert [me(game, seat).distress for seat in (A, B)] == [0, 1]


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_in_the_progress_zone_is_removed_for_what_it_prints() -> None:
    assert (
        refused(scene("dreamers: {a: {burdens: [heavy-legs], ether: 3}}"), "remove-burden:heavy-legs") == "EF-FLAW-06"
    )
    game = play(scene("dreamers: {a: {burdens: [heavy-legs], gems: 1}}"), "remove-burden:heavy-legs")
    assert (me(game).burdens, me(game).gems, game.table.flaws[0]) == ((), 0, "heavy-legs")


@pytest.mark.rule("EF-MASK-04", "EF-TURN-14")
@pytest.mark.parametrize("price", ["{cunning: 1}", "{spend: ether}", "{discard: 1}", "{suffer: 1}"])
def test_a_mask_whose_ability_costs_something_rests_in_the_dreamscape_phase_only(price: str) -> None:
    dear = changed("mask/mask-of-haste", f"actions: [{{limit: once-per-turn, pay: [{price}], do: [{{move: 1}}]}}]")
    mine = f"{{{MASKED}, hand: [{SLIP}, second-wind], ether: 1, distress: 1}}"
    phase = f"dreamers: {{a: {mine}}}\nat: dreamscape\nhours: 0"
    assert {"use:mask-of-haste/1", "use:second-wind/1"} <= {*ids(scene(phase))}
    assert refused(scene(phase, cards=dear), "use:mask-of-haste/1") == "EF-TURN-14"
    mine = mine.replace(", second-wind", "")
    assert kind(scene(f"dreamers: {{a: {mine}}}\nat: dreamscape\nhours: 0", cards=dear)) != "RapidWindow"
    round_of_another = f"dreamers: {{a: {{}}, b: {mine}}}\nat: round\nhours: 0"
    assert "use:mask-of-haste/1" in ids(scene(round_of_another, players=2, cards=dear), B)


@pytest.mark.rule("EF-MASK-04")
def test_a_mask_may_be_used_in_the_middle_of_a_payment_by_whoever_wears_it() -> None:
    payment = ("move", f"spend:{SLIP}")
    other = play(scene(f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, b: {{{MASKED}}}}}", players=2), *payment)
    assert ids(other, B) == ("use:mask-of-haste/1",)
    game = play(scene(f"dreamers: {{a: {{{MASKED}, hand: [{SLIP}, {SLIP}]}}}}"), *payment)
    assert "use:mask-of-haste/1" in ids(game)
    play(game, "use:mask-of-haste/1", "go:east")
    assert (kind(game), me(game).at, "use:mask-of-haste/1" in ids(game)) == ("Pay", 1, False)


@pytest.mark.rule("EF-FLAW-01")
def test_an_empty_flaw_deck_gives_no_flaw() -> None:
    game = scene(f"flaws: []\ndreamers: {{a: {{discard: [{SLIP}]}}}}")
    game.table.scribe = Scribe()
    GainFlaw(A).run(game.table)
    assert me(game).discard == (SLIP,)


@pytest.mark.rule("EF-FLAW-02", "EF-FLAW-03", "EF-FLAW-06")
def test_a_flaw_is_resolved_before_anybody_is_asked_to_buy_it_off() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 3)}, shaking-hands]"
    given = f"dreamers: {{a: {{hand: [gambler-shove, gambler-doubt], deck: {deck}, ether: 1}}}}"
    game = run(scene(given), DrawCards(A, 2))
    assert kind(game) == "DiscardChosen"
    play(game, "discard:gambler-doubt")
    assert (kind(game), me(game).hand) == ("OfferRemoval", ("gambler-shove",)), "and before the next card is drawn"
    play(game, "keep-flaw")
    assert (me(game).discard, len(me(game).hand)) == (("shaking-hands", "gambler-doubt"), 2)


@pytest.mark.rule("EF-ITEM-05", "EF-ITEM-06")
def test_without_a_stored_item_none_is_restored_and_without_an_active_one_none_discarded() -> None:
    empty = run(scene("items: []\nstorage: []"), RestoreItem(A), DiscardItem(A))
    assert (empty.table.items, empty.table.storage, kind(empty)) == ((), (), "FreePlay")


@pytest.mark.rule("EF-MASK-08", "EF-MASK-09")
def test_a_mask_belongs_to_the_dreamer_who_takes_it() -> None:
    game = play(run(scene(players=2), GainMask(B)), "wear:mask-of-haste", "no-change", seat=B)
    assert (me(game).masks, me(game, B).masks, me(game, B).mask) == ((), ("mask-of-haste",), "")


@pytest.mark.rule("EF-ITEM-01", "EF-MORPH-09")
def test_a_mask_may_open_a_fourth_slot_as_long_as_it_is_worn() -> None:
    roomy = changed("mask/mask-of-haste", "passives: [{stat: items, by: 1}]")
    four = "items: [crowbar, lantern, lucky-coin, skeleton-key]"
    game = scene(f"{four}\ndreamers: {{a: {{}}, b: {{{MASKED}}}}}", players=2, cards=roomy)
    assert item_limit(game.table) == 4
    assert item_limit(scene(f"wisdom: [good-sense]\ndreamers: {{a: {{{MASKED}}}}}", cards=roomy).table) == 5
    dropped = play(run(game, DiscardMask(B)), "drop:lantern:up", seat=B)
    assert (len(dropped.table.items), item_limit(dropped.table)) == (3, 3)

"""Single clauses of rules on pools, decks and Slumbers whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent, Pool, Source
from nocturne.games.etherfields.content import Action
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep
from nocturne.games.etherfields.rules.entities import pieces_left
from nocturne.games.etherfields.rules.flaws import PayAndRemove
from nocturne.games.etherfields.rules.items import FlipProgress, GainMask, RestoreMask
from nocturne.games.etherfields.rules.market import Shop
from nocturne.games.etherfields.rules.morphs import morph_pool
from nocturne.games.etherfields.rules.perform import PlaceProgress, markers_left
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.saving import SessionSetup
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene, EnterDream
from nocturne.games.etherfields.rules.turn import BuildTurnDeck, DiscardTurn, block_step
from nocturne.games.etherfields.rules.uses import is_dream_action
from nocturne.games.etherfields.rules.world import Travel
from nocturne.kernel.errors import UsageError
from tests.games.etherfields.table import A, acting, ids, kind, me, on_tiles, opened, play, refused, run, scene, world

SLIP, LOOK, HABIT = "gambler-slip", "gambler-look", "gambler-habit"


# -- pools and decks


@pytest.mark.rule("EF-COMP-01", "EF-COMP-05", "EF-GRADUAL-06", "EF-MORPH-01")
def test_the_pools_are_as_large_as_the_box_has_them() -> None:
    table = scene().table
    assert {pool.value: left(table, pool) for pool in Pool} == {
        "ether": 16, "distress": 16, "gem": 6, "key": 4, "universal": 16, "threat": 20, "block": 6, "story": 10,
        "spirit": 5, "terrain": 8,
    }  # fmt: skip
    assert [pieces_left(table, tile) for tile in ("wraith", "usher", "pack", "box-knight")] == [15, 4, 4, 7]
    assert [markers_left(table, one) for one in Intent] == [4, 4, 4]
    assert sum(morph_pool(table)) == 12


@pytest.mark.rule("EF-CAMPAIGN-01")
@pytest.mark.parametrize("players", [0, 6])
def test_the_game_is_for_one_to_five(players: int) -> None:
    with pytest.raises(UsageError, match="1 to 5 players"):
        opened(players)


@pytest.mark.rule("EF-COMP-02", "EF-TURNCARD-09")
def test_a_step_is_blocked_with_a_universal_marker_of_the_pool_or_not_at_all() -> None:
    barred = scene("turns: [turn-4, turn-11]\nbarred: [1]").table
    assert left(barred, Pool.UNIVERSAL) == 15
    assert not block_step(scene("turns: [turn-4, turn-11]\nbarred: [0, 1, 2]").table), "no step is left"
    none = ", ".join(["{kind: universal, at: 1}"] * 15)
    assert block_step(scene(f"turns: [turn-4, turn-11]\ntokens: [{none}]").table)
    assert not block_step(scene(f"turns: [turn-4, turn-11]\ntokens: [{none}, {{kind: universal, at: 2}}]").table)


@pytest.mark.rule("EF-COMP-07")
def test_what_was_removed_stays_away_in_the_next_session() -> None:
    before = world("market: [steady-hand]\nremoved: [crowd-work, lucky-coin, leak]")
    after = run(before, SessionSetup()).table
    assert {"crowd-work", "lucky-coin", "leak"} <= {*after.removed}


@pytest.mark.rule("EF-TURNCARD-01")
def test_cards_of_the_old_turn_deck_are_shuffled_in_too() -> None:
    table = run(scene("turns: [turn-4, turn-9]"), BuildTurnDeck(12)).table
    assert (sorted(table.turns), table.turns_out) == (sorted(table.lib.turns), ())


@pytest.mark.rule("EF-SETUP-16", "EF-SHOP-03")
def test_a_bought_item_is_drawn_at_random() -> None:
    given = (
        "shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar, lantern, lucky-coin]\nstorage: []\ncoming: [1]"
    )
    assert play(run(world(given), Shop()), "go-shopping", "buy-item").table.items == ("lantern",)


@pytest.mark.rule("EF-RESHUFFLE-02")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_reshuffle_in_the_draw_step_itself_costs_its_penalty(profile: str) -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"
    assert kind(run(scene(given, profile=profile), DrawStep())) == "ReshufflePenalty"


# -- limits


@pytest.mark.rule("EF-HAND-05")
def test_another_mask_or_a_flipped_card_lowers_the_limit_at_once() -> None:
    hand = ", ".join([SLIP] * 5 + [LOOK] * 2)
    worn = "mask: mask-of-plenty, masks: [mask-of-plenty, mask-of-haste]"
    masked = scene(f"dreamers: {{a: {{hand: [{hand}], {worn}}}}}")
    assert kind(run(masked, RestoreMask(A))) == "DiscardExcess", "there is one other Mask to wear"
    gained = play(run(masked, GainMask(A)), "wear:mask-of-calm", "wear:mask-of-calm")
    assert kind(gained) == "DiscardExcess"
    placed = scene(f"dreamers: {{a: {{hand: [{hand}], progress: [{HABIT}]}}}}")
    assert kind(run(placed, FlipProgress(A))) == "DiscardExcess"


@pytest.mark.rule("EF-TURN-06", "EF-DREAM-08")
def test_dream_actions_are_those_of_map_gate_secrets_and_entities() -> None:
    found = {one for one in Source if is_dream_action(Action(key="any/1", of="any", source=one))}
    own = {
        Source.HAND,
        Source.PROGRESS,
        Source.BACK,
        Source.MASK,
        Source.ITEM,
        Source.WISDOM,
        Source.BASIC,
        Source.PLACING,
    }
    assert found == {*Source} - own


# -- Slumbers and the Dreamworld Map


@pytest.mark.rule("EF-SLUMBER-08", "EF-SLUMBER-09")
def test_markers_on_the_tile_go_with_it_and_those_on_the_map_stay() -> None:
    markers = "markers: {pack/2: {intent: cunning, count: 1}, gallery/1: {intent: cunning, count: 1}}"
    game = on_tiles(f"dreamers: {{a: {{at: 0}}}}\n{markers}", players=2, slumber="pack")
    assert list(run(game, EndScene(won=False)).table.markers) == ["gallery/1"]


@pytest.mark.rule("EF-BOARD-03")
def test_no_path_leads_to_a_district_that_is_not_gained_yet() -> None:
    game = world("location: old-gate\ndistricts: [suburbia]\nremoved: [harbour]")
    assert [one for one in ids(game) if one.startswith("path")] == ["path:bus-stop"]


@pytest.mark.rule("EF-WORLD-05")
@pytest.mark.parametrize(
    ("location", "asked"),
    [("corner-shop", "UseShopping"), ("chapel", "Sanctuary"), ("old-gate", "AtGate"), ("quay", "Idle")],
)
def test_each_icon_of_a_location_has_its_effect(location: str, asked: str) -> None:
    game = run(world("shopping: 1\nkeys: 2"), Travel(location))
    assert (kind(game), game.table.keys) == (asked, 3 if location == "quay" else 2)


@pytest.mark.rule("EF-WORLD-05")
def test_the_question_mark_turns_up_a_fate_card_and_the_bed_a_slumber() -> None:
    piles = "fates: [kind-stranger]\nslumbers: [delta, four-habits]\nhours: 0\n"
    rest = "removed: [wraith, pack, colossus, two-habits, wrong-turn, warm-bench, found-coin, bad-news, night-bus]"
    game = run(world(f"{piles}{rest}"), Travel("bus-stop"))
    assert (me(game).ether, game.table.hours, kind(game)) == (1, 1, "Idle")


@pytest.mark.rule("EF-WORLD-16")
def test_a_slumber_or_dream_refreshes_what_was_used_on_the_way_as_it_begins() -> None:
    used = world("dreamers: {a: {used: [lucky-coin/1]}}\nkeys: 2")
    slumber, dream = run(used, BeginSlumber("wraith")), run(used, EnterDream("gate-opera"))
    assert [(kind(one), me(one).used) for one in (slumber, dream)] == [("SkipBefore", ()), ("EnterAt", ())]


# -- death, Flaws, Awakening


@pytest.mark.rule("EF-DEATH-08")
@pytest.mark.parametrize("way", ["flaw-stays", "flaw-removed", "sealed-itself", "returned"])
def test_a_sixth_card_that_leaves_by_itself_is_defeat_too(way: str) -> None:
    own = {
        "flaw-stays": "deck: [%s, heavy-legs]",
        "flaw-removed": "deck: [%s], discard: [dark-thought]",
        "sealed-itself": "deck: [%s], hand: [gambler-flash]",
        "returned": "deck: [%s], hand: [old-debt]",
    }[way]
    six = own % ", ".join([SLIP] * 5)
    game = scene(f"dreamers: {{a: {{{six}, ether: 1}}}}", options="{play: slumber}")
    assert run(game, CountCards(A)).over is None
    if way.startswith("flaw"):
        step = DrawCards(A, 1) if way == "flaw-stays" else PayAndRemove(A, "dark-thought", "discard")
        assert run(game, step).over is not None
    else:
        assert play(game, f"use:{'gambler-flash' if way == 'sealed-itself' else 'old-debt'}/1").over is not None


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_in_the_progress_zone_is_removed_for_what_it_prints() -> None:
    assert (
        refused(scene("dreamers: {a: {burdens: [heavy-legs], ether: 3}}"), "remove-burden:heavy-legs") == "EF-FLAW-06"
    )
    game = play(scene("dreamers: {a: {burdens: [heavy-legs], gems: 1}}"), "remove-burden:heavy-legs")
    assert (me(game).burdens, me(game).gems, game.table.flaws[0]) == ((), 0, "heavy-legs")


@pytest.mark.rule("EF-PROGRESS-05")
def test_a_mask_may_make_room_for_a_fifth_placed_card() -> None:
    four = "progress: [gambler-grudge, long-arm, reaper-habit, reaper-grudge]"
    mine = f"a: {{hand: [{HABIT}], {four}, mask: mask-of-habits, masks: [mask-of-habits]}}"
    game = run(scene(f"dreamers: {{{mine}, b: {{archetype: reaper}}}}", players=2), PlaceProgress(A, HABIT))
    assert (kind(game), len(me(game).progress)) == ("FreePlay", 5)


@pytest.mark.rule("EF-AWAKEN-06", "EF-SETUP-16")
def test_an_awakening_mixes_markets_fates_and_slumbers_and_lets_masks_be_chosen() -> None:
    masks = "dreamers: {a: {masks: [mask-of-plenty, mask-of-haste]}}"
    game = run(world(f"{masks}\nitem_market: [crowbar, lantern]"), Awaken())
    shuffled = {dict(one.text.args)["pile"] for one in game.events() if one.kind == "pile-shuffled"}
    assert shuffled == {"market", "item_market", "fates", "slumbers", "maps"}
    assert game.table.fresh_market, "this session needs no other shuffle of the Market"
    play(game, "place:0", "go-on", "done")
    assert ids(game) == ("wear:mask-of-plenty", "wear:mask-of-haste")


@pytest.mark.rule("EF-HAND-05", "EF-TURN-17")
def test_a_limit_raised_for_a_turn_drops_with_its_card() -> None:
    hand = ", ".join([SLIP] * 5 + [LOOK] * 2)
    given = f"dreamers: {{a: {{hand: [{hand}]}}}}\nlasting: [[hand, 1, 0]]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given), DiscardTurn())
    assert (kind(game), game.table.turn) == ("DiscardExcess", 1), "before anything of the next Turn"
    assert kind(play(game, f"discard:{LOOK}")) == "OfferSkip"
    ended = run(scene(given), EndScene(won=True))
    assert (kind(ended), kind(play(ended, f"discard:{LOOK}"))) == ("DiscardExcess", "Idle"), "or with the Slumber"


@pytest.mark.rule("EF-HAND-05")
def test_a_limit_lowered_for_a_turn_drops_at_once() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}")
    assert kind(acting(game, "[{heighten: hand, by: -1}]")) == "DiscardExcess"

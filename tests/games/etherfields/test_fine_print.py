"""Single clauses of rules whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.board_events import QuirkDiscarded
from nocturne.games.etherfields.components import State, Terrain
from nocturne.games.etherfields.model import Dreamer
from nocturne.games.etherfields.rules.active import stat
from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep, Reshuffle
from nocturne.games.etherfields.rules.entities import MoveEntities, Spawn
from nocturne.games.etherfields.rules.items import GainItem, GainMask, RestoreMask
from nocturne.games.etherfields.rules.market import BuyInfluence, Shop
from nocturne.games.etherfields.rules.morphs import distress_of
from nocturne.games.etherfields.rules.movement import in_range, terrain_at
from nocturne.games.etherfields.rules.saving import SaveGame, SessionSetup
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.states import LayState
from nocturne.games.etherfields.rules.turn import BuildTurnDeck, ResolveTurnCard
from nocturne.games.etherfields.rules.world import Travel
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    world,
)

SLIP, LOOK, SHOVE, HABIT = "gambler-slip", "gambler-look", "gambler-shove", "gambler-habit"
NEXT = """\
+--+--+--+--+
|a  A       |
+  +  +  +  +
|           |
+--+--+--+--+"""
DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"


# -- sessions


@pytest.mark.rule("EF-SETUP-15")
def test_in_1_0_the_item_market_is_shuffled_at_set_up_too() -> None:
    items = "[crowbar, lantern, lucky-coin, skeleton-key, smelling-salts]"
    before = world(f"item_market: {items}\nstorage: []", profile="1.0")
    after = run(before, SessionSetup()).table
    assert after.item_market != before.table.item_market
    assert sorted(after.item_market) == sorted(before.table.item_market)


@pytest.mark.rule("EF-SAVE-09", "EF-SLUMBER-17")
def test_the_next_session_begins_without_the_quirks_and_the_map_of_the_last() -> None:
    game = run(world("ground: {tiles: [hall, cellar]}\nquirks: [[leak, 25]]\ndreamers: {a: {at: 24}}"), SessionSetup())
    assert (game.table.quirks, game.table.ground.tiles, me(game).at) == ((), ("hall", "gallery"), -1)


@pytest.mark.rule("EF-PLAYERS-02")
def test_a_player_who_is_new_to_the_campaign_picks_a_dreamer_that_nobody_plays() -> None:
    game = world(players=2)
    game.table.dreamers[B] = Dreamer()
    new = run(game, SessionSetup())
    assert (kind(new), new.open[0].seat) == ("PickDreamer", B)
    assert ("become:gambler" in ids(new, B), "become:reaper" in ids(new, B)) == (False, True)


@pytest.mark.rule("EF-PCOUNT-02")
def test_figures_beside_the_dreamers_do_not_count_as_players() -> None:
    table = on_tiles("dreamers: {a: {at: 1}}\nfigures: [{of: box-knight, at: 1}, {of: wraith, at: 2}]").table
    assert (len(table.figures), table.count) == (2, 1)


@pytest.mark.rule("EF-SAVE-02")
def test_every_dreamer_with_ether_may_buy_once_before_saving() -> None:
    game = run(world("dreamers: {a: {ether: 2}, b: {ether: 2}}", players=2), SaveGame())
    play(game, "pass")
    assert (kind(game), game.open[0].seat) == ("MayBuy", B)
    play(game, "pass", seat=B)
    assert kind(game) == "Between"


@pytest.mark.rule("EF-SLUMBER-17")
def test_the_starting_tiles_lie_there_again_after_a_dream() -> None:
    game = run(etherfields(DREAM), EndScene(won=True))
    assert (kind(game), game.table.ground.tiles) == ("EnterAt", ("hall", "gallery"))


@pytest.mark.rule("EF-MASK-02")
def test_an_active_mask_is_picked_anew_in_each_session() -> None:
    game = run(world("dreamers: {a: {mask: mask-of-haste, masks: [mask-of-plenty, mask-of-haste]}}"), SessionSetup())
    play(game, "place:0", "go-on")
    assert ids(game) == ("wear:mask-of-plenty", "wear:mask-of-haste")


# -- decks


@pytest.mark.rule("EF-RESHUFFLE-01", "EF-SEAL-02")
def test_sealed_cards_the_hand_and_placed_cards_stay_out_of_a_reshuffle() -> None:
    given = f"hand: [{SLIP}], sealed: [{LOOK}, {LOOK}], progress: [{HABIT}], deck: [], discard: [{SHOVE}, {SHOVE}]"
    mine = me(run(scene(f"dreamers: {{a: {{{given}}}}}"), Reshuffle(A)))
    assert (mine.deck, mine.discard) == ((SHOVE, SHOVE), ())
    assert (mine.hand, mine.sealed, mine.progress) == ((SLIP,), (LOOK, LOOK), (HABIT,))


@pytest.mark.rule("EF-RESHUFFLE-06")
def test_cards_of_the_old_deck_do_not_stay_on_one_side_of_a_reshuffled_one() -> None:
    given = f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5)}], discard: [{', '.join([LOOK] * 4)}]}}}}"
    mine = me(run(scene(given), Reshuffle(A)))
    assert sorted(mine.deck) == [LOOK] * 4 + [SLIP] * 5
    assert mine.deck not in ((SLIP,) * 5 + (LOOK,) * 4, (LOOK,) * 4 + (SLIP,) * 5)


@pytest.mark.rule("EF-HAND-03")
def test_a_drawing_bonus_draws_more_cards_but_no_more_than_the_hand_holds() -> None:
    deck = ", ".join([SHOVE] * 4 + [LOOK] * 4)
    given = f"dreamers: {{a: {{bonus: 2, hand: [{', '.join([SLIP] * 3)}], deck: [{deck}]}}}}"
    assert len(me(play(run(scene(given), DrawStep()), "done")).hand) == 6
    assert len(me(run(scene(given), DrawCards(A, 6))).hand) == 6


@pytest.mark.rule("EF-MARKET-05")
def test_each_dreamer_draws_three_cards_of_the_market_for_themselves() -> None:
    game = run(world("dreamers: {a: {ether: 1}, b: {ether: 1}}", players=2), BuyInfluence(A), BuyInfluence(B))
    first = game.table.offer
    play(game, "done")
    assert (len(first), len(game.table.offer), game.open[0].seat) == (3, 3, B)
    assert not {*first} & {*game.table.offer}


@pytest.mark.rule("EF-SHOP-03")
def test_an_item_bought_with_full_slots_takes_the_place_of_another() -> None:
    given = "items: [lantern, lucky-coin, skeleton-key]\nstorage: [smelling-salts]\nitem_market: [crowbar]"
    game = play(run(world(f"shopping: 1\ndreamers: {{a: {{ether: 2}}}}\n{given}"), Shop()), "go-shopping", "buy-item")
    play(game, "make-room:lantern")
    assert (game.table.items, game.table.item_market) == (("lucky-coin", "skeleton-key", "crowbar"), ())


@pytest.mark.rule("EF-ITEM-08")
def test_a_gained_item_without_room_takes_the_place_of_another_or_is_stored() -> None:
    given = "items: [crowbar, lantern, lucky-coin]"
    swapped = play(run(scene(given), GainItem(A, "spare-crowbar")), "make-room:lantern").table
    assert (swapped.items, swapped.storage[-1]) == (("crowbar", "lucky-coin", "spare-crowbar"), "lantern")
    stored = play(run(scene(given), GainItem(A, "spare-crowbar")), "store").table
    assert (stored.items, stored.storage[-1]) == (("crowbar", "lantern", "lucky-coin"), "spare-crowbar")


@pytest.mark.rule("EF-MASK-08")
def test_a_gained_mask_may_take_the_place_of_the_one_worn() -> None:
    game = run(scene("dreamers: {a: {mask: mask-of-plenty, masks: [mask-of-plenty]}}"), GainMask(A))
    play(game, "wear:mask-of-haste", "wear:mask-of-haste")
    assert (me(game).mask, me(game).masks) == ("mask-of-haste", ("mask-of-plenty", "mask-of-haste"))


@pytest.mark.rule("EF-MASK-06")
def test_whoever_wears_no_mask_puts_one_on_by_restoring() -> None:
    game = run(scene("dreamers: {a: {masks: [mask-of-plenty, mask-of-haste]}}"), RestoreMask(A))
    assert me(play(game, "wear:mask-of-plenty")).mask == "mask-of-plenty"


# -- Secrets


@pytest.mark.rule("EF-SECRET-03")
def test_a_script_is_read_to_all_by_its_number() -> None:
    game = acting(etherfields(DREAM), "[{call: waking}]")
    for seat in (A, None):
        read = [dict(one.text.args) for one in game.events(-1, seat) if one.kind == "noted"]
        assert read == [{"record": "script/waking", "story": "waking"}]
    assert me(game).ether == 1


@pytest.mark.rule("EF-REVEAL-01")
def test_what_is_revealed_is_shown_to_all() -> None:
    game = run(etherfields(DREAM), Reveal(A, "libretto"))
    assert [game.view(seat).team.shown for seat in (A, None)] == ["libretto", "libretto"]


@pytest.mark.rule("EF-REVEAL-05")
def test_a_revealed_item_belongs_to_the_team() -> None:
    assert play(run(etherfields(DREAM), Reveal(A, "spare-crowbar")), "put-in").table.items == ("spare-crowbar",)


@pytest.mark.rule("EF-SLUMBER-06", "EF-SECRET-04")
def test_a_new_slumber_tile_goes_under_the_slumber_deck() -> None:
    game = world("slumbers: [delta, pack]\nremoved: [four-habits, two-habits, colossus, wraith]")
    assert run(game, Reveal(A, "late-slumber")).table.slumbers == ("late-slumber", "delta", "pack")


@pytest.mark.rule("EF-OVERLAY-02", "EF-OVERLAY-03")
def test_an_overlay_leaves_tokens_and_figures_and_stays_when_a_tile_is_added() -> None:
    more = "tokens: [{kind: light, at: 1}]\nfigures: [{of: usher, at: 1}]\nentities: [{tile: usher}]\n"
    game = run(etherfields(f"{DREAM}{more}revealed: [usher]"), Reveal(A, "trapdoor"), Reveal(A, "stage"))
    table = game.table
    assert (table.ground.tiles, table.ground.overlays) == (("foyer", "stage"), ("trapdoor",))
    assert ([one.at for one in table.tokens], [one.at for one in table.figures], me(game).at) == ([1], [1], 0)


@pytest.mark.rule("EF-QUIRK-06")
def test_a_quirk_discarded_by_an_effect_goes_under_the_fate_deck() -> None:
    table = scene("quirks: [[leak, 0]]\nfates: [wrong-turn]").table.clone()
    table.scribe = Scribe()
    table.commit(QuirkDiscarded("leak"))
    assert (table.quirks, table.fates) == ((), ("leak", "wrong-turn"))


# -- Entities


@pytest.mark.rule("EF-STATE-01")
def test_a_state_touches_only_the_figure_beside_which_its_token_lies() -> None:
    game = run(scene("figures: [{of: wraith}, {of: wraith, at: 2}]", land=NEXT), LayState(State.STUNNED, figure=0))
    assert [one.has(State.STUNNED) for one in game.table.figures] == [True, False]


@pytest.mark.rule("EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize("state", [*State])
def test_two_tokens_are_there_for_each_pair_of_states(state: State) -> None:
    pair = {State.DAZED: State.POISONED, State.STUNNED: State.PARALYZED}
    other = pair.get(state) or next(one for one in pair if pair[one] is state)
    taken = (
        f"figures: [{{of: wraith, states: [{{state: {other.value}}}]}}, {{of: wraith, at: 2}}, {{of: wraith, at: 3}}]"
    )
    game = run(scene(taken, land=NEXT), LayState(state, figure=1), LayState(state, figure=2))
    assert [one.has(state) for one in game.table.figures] == [False, True, False]


@pytest.mark.rule("EF-MORPH-02", "EF-RANGE-08", "EF-ENTITY-07")
def test_morphings_strengthen_every_figure_and_the_nearest_one_strikes() -> None:
    given = "figures: [{of: wraith, at: 11}, {of: wraith, at: 3}, {of: wraith}]"
    game = scene(f"{given}\nentities: [{{tile: wraith, morphs: [distress]}}]", land=NEXT)
    assert [distress_of(game.table, one, 1) for one in game.table.figures] == [2, 2, 2]
    assert me(acting(game, "[{strike: 1}]", this="wraith", row=True)).distress == 2


@pytest.mark.rule("EF-SPAWN-04")
def test_an_entity_does_not_appear_in_a_full_space_with_one_dreamer_in_it() -> None:
    full = "figures: [{of: usher, at: 9}, {of: usher, at: 9}, {of: usher, at: 9}]"
    game = run(on_tiles(f"dreamers: {{a: {{at: 9}}}}\n{full}\nturns: [turn-4, turn-1]"), Spawn("wraith", 1))
    assert [one.at for one in game.table.figures if one.of == "wraith"] == [10], "9 has the suit, but nobody is pushed"


# -- Turns


@pytest.mark.rule("EF-TURN-04")
def test_in_1_0_dreamers_take_one_round_after_another_until_all_have_passed() -> None:
    cards = "dreamers: {a: {hand: [gambler-insight, gambler-insight]}, b: {}}"
    game = scene(f"{cards}\nat: dreamers-phase\nhours: 0", players=2, profile="1.0")
    while kind(game) != "Round":
        play(game, "done", seat=game.open[0].seat)
    for _ in range(2):
        assert game.open[0].seat == A
        play(game, "use:gambler-insight/1", "end-round")
        play(game, "end-round", seat=B)
    assert (kind(game), game.open[0].seat) == ("Round", A)


@pytest.mark.rule("EF-TURNCARD-01")
def test_the_turn_deck_is_drawn_at_random() -> None:
    decks = set()
    for seed in range(6):
        game = scene("turns: []")
        game.table.seed = seed
        decks.add(run(game, BuildTurnDeck(4)).table.turns)
    assert len(decks) > 3


@pytest.mark.rule("EF-TURNCARD-04")
def test_a_step_triggers_revealed_secrets_too() -> None:
    given = "revealed: [prompt]\nturns: [turn-1, turn-9]\nagenda: [ResolveTurnCard: {at: 0}]"
    assert len(me(etherfields(f"{DREAM}{given}")).sealed) == 1


@pytest.mark.rule("EF-TURNCARD-06", "EF-RAPID-02")
def test_what_is_due_at_the_end_of_the_turn_waits_for_all_steps() -> None:
    given = "dreamers: {a: {hand: [second-wind], distress: 1}}\nfigures: [{of: pack, at: 11}]\nat: dreamscape"
    game = scene(f"{given}\nhours: 0\nturns: [turn-4, turn-9]", slumber="pack")
    assert (kind(game), game.table.flags) == ("RapidWindow", ()), "the first step is still to come"
    while "howl" not in game.table.flags:
        play(game, "pass")
    assert (kind(game), game.table.turns[-1]) == ("RapidWindow", "turn-9"), "the card lies there until all is done"


@pytest.mark.rule("EF-TURNCARD-02")
@pytest.mark.parametrize(("turns", "distress"), [("[turn-4, turn-9]", 1), ("[turn-9, turn-6]", 0)])
def test_the_top_turn_card_is_the_one_that_is_resolved(turns: str, distress: int) -> None:
    game = scene(f"figures: [{{of: wraith}}]\nturns: {turns}\ncoming: [0, 0]", land=NEXT)
    assert me(run(game, ResolveTurnCard(0))).distress == distress


# -- Morphings and States on the way


@pytest.mark.rule("EF-MORPH-10")
@pytest.mark.parametrize(("morphs", "asked"), [("[]", "RerollWindow"), ("[rerolls]", "FreePlay")])
def test_a_morphing_bars_rerolls_of_the_entities_die_too(morphs: str, asked: str) -> None:
    given = "dreamers: {a: {gems: 1}}\nfigures: [{of: wraith, at: 3}]\ncoming: [0, 0]\n"
    game = scene(f"{given}entities: [{{tile: wraith, morphs: {morphs}}}]", land=NEXT.replace("A ", "  "))
    assert kind(run(game, MoveEntities())) == asked


@pytest.mark.rule("EF-MORPH-08")
def test_under_a_progress_morphing_a_card_may_be_placed_but_does_not_work() -> None:
    given = "dreamers: {a: {hand: [long-arm, steady-hand]}}\nfigures: [{of: wraith}]\n"
    game = scene(f"{given}entities: [{{tile: wraith, morphs: [progress]}}]", land=NEXT)
    play(game, "place-card:long-arm", "spend:steady-hand")
    assert (me(game).progress, stat(game.table, A, "assault-range")) == (("long-arm",), 0)


@pytest.mark.rule("EF-STATE-04")
def test_a_stunned_dreamer_suffers_all_the_same() -> None:
    game = scene("figures: [{of: wraith}]\ndreamers: {a: {states: [{state: stunned}]}}", land=NEXT)
    assert me(run(game, Suffer(A, 1, "wraith"))).distress == 1


@pytest.mark.rule("EF-QUIRK-07", "EF-TURNCARD-04")
def test_a_quirk_may_act_on_the_whole_landscape() -> None:
    given = "quirks: [[draught, 0]]\nfigures: [{of: wraith}]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given, land=NEXT), ResolveTurnCard(0))
    assert len(me(play(game, "next-effect:draught/basic")).sealed) == 1


# -- ranges and Terrain


@pytest.mark.rule("EF-RANGE-04", "EF-BLOCKED-02")
def test_range_is_measured_around_a_blocked_space() -> None:
    table = on_tiles("dreamers: {a: {at: 11}}", tiles="[hall, gallery, cellar, garden]").table
    assert (Space(19) in table.land.blocked, table.land.distance(Space(11), Space(27))) == (True, 4)
    assert not in_range(table, Space(11), Space(27), 3)


@pytest.mark.rule("EF-TERRAIN-03")
def test_a_symbol_on_a_line_belongs_to_the_space_on_either_side() -> None:
    table = on_tiles("dreamers: {a: {at: 0}}", tiles="[hall, gallery, garden]").table
    assert [terrain_at(table, Space(one)) for one in (18, 19)] == [frozenset({Terrain.WATER})] * 2


# -- paying


@pytest.mark.rule("EF-INTENT-07")
def test_excess_intent_of_one_payment_is_not_there_for_the_next() -> None:
    given = f"dreamers: {{a: {{hand: [{HABIT}, clear-eye, {LOOK}, {LOOK}]}}}}\nfigures: [{{of: wraith}}]"
    game = play(scene(given, land=NEXT), f"place-card:{HABIT}", "spend:clear-eye")
    play(game, "use:wraith/2", f"spend:{LOOK}")
    assert (kind(game), refused(game, "done")) == ("Pay", "EF-ACTION-02"), "2 of 3: the third was lost"


@pytest.mark.rule("EF-PROGRESS-06")
def test_a_placed_card_gives_no_intent_of_its_own_colour() -> None:
    given = f"dreamers: {{a: {{hand: [{LOOK}, {LOOK}], progress: [{HABIT}]}}}}\nfigures: [{{of: wraith}}]"
    game = play(scene(given, land=NEXT), "use:wraith/2")
    assert (f"spend:{LOOK}" in ids(game), f"spend:{HABIT}" in ids(game)) == (True, False)


@pytest.mark.rule("EF-PROGRESS-03")
def test_in_1_0_a_card_is_placed_and_paid_for_on_the_dreamworld_map() -> None:
    game = world(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}", profile="1.0")
    play(game, f"place-card:{HABIT}", f"spend:{LOOK}")
    assert (me(game).progress, me(game).hand, me(game).discard) == ((HABIT,), (), (LOOK,))


@pytest.mark.rule("EF-WORLD-15")
def test_nobody_draws_cards_on_the_way() -> None:
    game = run(world(f"dreamers: {{a: {{hand: [{SLIP}]}}}}"), Travel("quay"))
    assert (kind(game), game.table.location, me(game).hand) == ("Idle", "quay", (SLIP,))


@pytest.mark.rule("EF-MASK-04")
def test_a_mask_may_be_used_in_the_round_of_another_dreamer() -> None:
    masked = "mask: mask-of-haste, masks: [mask-of-haste]"
    game = scene(f"dreamers: {{a: {{}}, b: {{{masked}}}}}\nat: round\nhours: 0", players=2)
    assert game.open[0].seat == A
    assert "use:mask-of-haste/1" in ids(game, B)

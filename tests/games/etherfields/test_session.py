"""Saving, Awakening, modes and players (chapters SAVE, AWAKEN, SETUP, NAP, SOLO, PLAYERS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import nocturne
from nocturne import rules
from nocturne.games.etherfields.model import Dreamer
from nocturne.games.etherfields.rules.awakening import Awaken, LeaveDream, free_archetypes
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.locations import AtGate, EnterGate
from nocturne.games.etherfields.rules.market import Shop
from nocturne.games.etherfields.rules.saving import SaveGame, SessionSetup, StartPlay
from nocturne.games.etherfields.rules.scenes import EndScene, EnterDream
from nocturne.games.etherfields.rules.world import Travel
from tests.games.etherfields.table import (
    A,
    B,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    opened,
    play,
    run,
    scene,
    world,
)

if TYPE_CHECKING:
    pass


DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
IN_DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
SLIP = "gambler-slip"
LOOK = "gambler-look"


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


@pytest.mark.rule("EF-CAMPAIGN-02")
def test_all_players_pick_a_dreamer_at_once_and_whoever_is_first_has_it() -> None:
    game = nocturne.new("etherfields", players=2, seed=1)
    assert [(asked.seat, asked.kind) for asked in game.open] == [(A, "PickDreamer"), (B, "PickDreamer")]
    cited = rules.rule(game.open[0].rule).statement
    assert "Gambler" not in cited, "the rule that is told names no archetypes: a pack may have more than the box"
    game.answer(B, "become:gambler")
    assert [asked.seat for asked in game.open] == [A]
    assert "become:gambler" not in ids(game, A)
    game.answer(A, "become:specialist")
    assert [dreamer.archetype for dreamer in game.table.dreamers] == ["specialist", "gambler"]
    assert kind(game) == "PickFirst"


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


@pytest.mark.rule("EF-EX-01", "EF-PCOUNT-01")
def test_the_player_count_icon_is_worth_the_number_of_players() -> None:
    assert [world(players=players).table.count for players in range(1, 6)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("EF-SETUP-19")
def test_every_dreamer_begins_with_the_deck_of_the_own_archetype() -> None:
    game = play(opened(2), "become:gambler")
    play(game, "become:reaper", seat=B)
    decks = game.table.lib.decks
    assert [sorted(me(game, seat).deck) for seat in (A, B)] == [sorted(decks[of]) for of in ("gambler", "reaper")]


@pytest.mark.rule("EF-SETUP-22")
def test_a_saved_campaign_goes_on_with_the_set_up_of_a_session() -> None:
    game = run(world("location: quay\nhours: 0"), SaveGame())
    before = game.table.sitting
    play(game, "next-session")
    assert (kind(game), game.table.sitting, game.table.hours) == ("EnterAt", before + 1, 5)


@pytest.mark.rule("EF-CONTINUOUS-03", "EF-COMP-17")
def test_the_mode_tile_does_not_come_out_of_the_box_where_the_mode_is_not_played() -> None:
    game = run(etherfields(DREAM), EndScene(won=False))
    assert (game.table.mode, "long-sleep" in game.table.boxed) == ((), True)
    old = run(etherfields(f"profile: '1.0'\noptions: {{continuous: true}}\n{DREAM}"), EndScene(won=False))
    assert (old.table.mode, "long-sleep" in old.table.boxed) == ((), True)


@pytest.mark.rule("EF-NAP-02")
def test_the_nap_card_is_laid_on_lost_dreams_only_and_on_one_at_a_time() -> None:
    slumber = run(scene("wisdom: [nap-card]\nlocation: quay"), Defeat("told"))
    assert slumber.table.nap == ""
    taken = run(etherfields(f"wisdom: [nap-card]\nnap: gate-pier\n{DREAM}"), Defeat("told"))
    assert taken.table.nap == "gate-pier"


@pytest.mark.rule("EF-AWAKEN-08")
def test_the_team_awakens_if_it_chooses_to_after_a_dream() -> None:
    game = play(run(etherfields(f"{DREAM}location: old-gate\nkeys: 2"), EndScene(won=True)), "place:0")
    assert play(game.fork(), "go-on").table.location == "old-gate"
    play(game, "awaken-now", "place:0", "go-on", "done")
    assert (kind(game), game.table.location, game.table.keys) == ("Idle", "bedroom-window", 0)


@pytest.mark.rule("EF-AWAKEN-08", "EF-WORLD-11")
def test_a_team_that_awakens_after_a_dream_is_done_with_the_location_of_its_gate() -> None:
    game = play(run(world("keys: 2"), Travel("old-gate")), "enter-gate:gate-opera", "place:0")
    game = play(run(game, EndScene(won=True)), "place:0")
    fates = game.table.fates
    stayed = play(game.fork(), "go-on")
    assert (stayed.table.fates != fates, stayed.table.location) == (True, "old-gate"), "a Fate card is still due here"
    play(game, "awaken-now", "place:0", "go-on", "done")
    assert (kind(game), game.table.location, game.table.shown in fates) == ("Idle", "bedroom-window", False)


@pytest.mark.rule("EF-SETUP-15", "EF-SETUP-16")
@pytest.mark.parametrize("chosen", ["slumber", "dream"])
def test_in_1_0_a_single_scene_begins_with_a_shuffled_market_too(chosen: str) -> None:
    for profile, mixed in (("1.0", True), ("2.0", False)):
        before = world(profile=profile, options=f"{{play: {chosen}}}")
        after = run(before, StartPlay())
        while kind(after) in ("GainMask", "OfferMask", "EnterAt", "ChooseSlot"):
            play(after, ids(after)[0])
        assert (after.table.market != before.table.market) == mixed, profile
        assert sorted(after.table.market) == sorted(before.table.market)


@pytest.mark.rule("EF-SAVE-02", "EF-SAVE-03")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_ether_is_spent_before_what_is_left_of_it_is_given_up_by_each_dreamer(profile: str) -> None:
    given = "market: [steady-hand, iron-word, clear-eye]\nfresh_market: true\nfirst: 1\n"
    rich = "dreamers: {a: {archetype: gambler, ether: 3}, b: {archetype: tough-guy, ether: 1}}"
    game = run(world(given + rich, players=2, profile=profile), SaveGame())
    play(game, "look-around", "buy:iron-word", "done", seat=B)
    assert (kind(game), game.open[0].seat, me(game).ether) == ("MayBuy", A, 3), (
        "the others keep theirs until they have bought"
    )
    play(game, "pass")
    assert [(me(game, seat).ether, me(game, seat).promised) for seat in (A, B)] == [(0, 1), (0, 0)]
    both = run(world(given + rich, players=2, profile=profile), SaveGame())
    play(play(both, "pass", seat=B), "pass")
    assert [(me(both, seat).ether, me(both, seat).promised) for seat in (A, B)] == [(0, 1), (0, 1)]


@pytest.mark.rule("EF-SAVE-07", "EF-SAVE-08")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_nobody_is_asked_to_save_inside_where_the_group_does_not_want_it(profile: str) -> None:
    inside = f"players: 1\nprofile: '{profile}'\noptions: %s\n{IN_DREAM}dreamers: {{a: {{at: 0}}}}\nat: turn-start"
    assert kind(etherfields(inside % "{save-inside: true}")) == "MaySaveInside"
    assert kind(etherfields(inside % "{}")) != "MaySaveInside"


@pytest.mark.rule("EF-NAP-02", "EF-GATE-04")
def test_the_nap_card_opens_the_gate_it_lies_on_and_no_other() -> None:
    given = "wisdom: [nap-card]\ngates: [gate-opera, gate-pier]\nnap: %s\nkeys: %s\nlocation: old-gate"
    price = world().table.lib.gates["gate-opera"].keys
    for nap, rule in (("gate-opera", None), ("gate-pier", "EF-GATE-04")):
        refusal = AtGate().refuse(world(given % (nap, price - 1)).table, A, EnterGate.of("gate-opera"))
        assert (refusal.rule if refusal is not None else None) == rule
    paid = run(world(given % ("gate-pier", price + 1)), EnterDream("gate-opera")).table
    assert (paid.keys, paid.nap) == (1, "gate-pier"), "the card stays where it lies"
    free = run(world(given % ("gate-opera", price + 1)), EnterDream("gate-opera")).table
    assert (free.keys, free.nap) == (price + 1, "")


@pytest.mark.rule("EF-OOD-01")
@pytest.mark.parametrize(
    ("profile", "wanted", "offered"), [("2.0", True, True), ("2.0", False, False), ("1.0", True, False)]
)
def test_the_out_of_dream_save_is_a_mode_of_2_0(profile: str, wanted: bool, offered: bool) -> None:
    options = f"{{out-of-dream-save: {str(wanted).lower()}}}"
    assert ("save-out-of-dream" in ids(world(profile=profile, options=options))) is offered


@pytest.mark.rule("EF-AWAKEN-01", "EF-AWAKEN-04")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_team_that_chooses_to_awaken_awakens(profile: str) -> None:
    game = world("location: quay\ndreamers: {a: {distress: 3}}", profile=profile)
    assert (kind(game), "awaken-now" in ids(game)) == ("Idle", True)
    play(game, "awaken-now")
    assert (kind(game), me(game).distress) == ("EnterAt", 0)


@pytest.mark.rule("EF-SETUP-16", "EF-SHOP-03")
def test_a_bought_item_is_drawn_at_random() -> None:
    given = (
        "shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar, lantern, lucky-coin]\nstorage: []\ncoming: [1]"
    )
    assert play(run(world(given), Shop()), "go-shopping", "buy-item").table.items == ("lantern",)


@pytest.mark.rule("EF-AWAKEN-06", "EF-SETUP-16")
def test_an_awakening_mixes_markets_fates_and_slumbers_and_lets_masks_be_chosen() -> None:
    masks = "dreamers: {a: {masks: [mask-of-plenty, mask-of-haste]}}"
    game = run(world(f"{masks}\nitem_market: [crowbar, lantern]"), Awaken())
    shuffled = {dict(one.text.args)["pile"] for one in game.events() if one.kind == "pile-shuffled"}
    assert shuffled == {"market", "item_market", "fates", "slumbers", "maps"}
    assert game.table.fresh_market, "this session needs no other shuffle of the Market"
    play(game, "place:0", "go-on", "done")
    assert ids(game) == ("wear:mask-of-plenty", "wear:mask-of-haste")


@pytest.mark.rule("EF-AWAKEN-03", "EF-AWAKEN-04", "EF-AWAKEN-05", "EF-AWAKEN-07")
def test_every_dreamer_wakes_cured_with_all_cards_flaws_of_the_progress_zone_too() -> None:
    one = "hand: [%s-slip], progress: [%s-habit], sealed: [%s-look], burdens: [%s], distress: 2, gems: 1, ether: 2"
    a, b = (
        one % (name, name, name, flaw) for name, flaw in (("gambler", "heavy-legs"), ("tough-guy", "tunnel-vision"))
    )
    given = f"keys: 3\ndreamers: {{a: {{archetype: gambler, {a}}}, b: {{archetype: tough-guy, {b}}}}}"
    game = run(world(given, players=2), LeaveDream())
    for seat, name, flaw in ((A, "gambler", "heavy-legs"), (B, "tough-guy", "tunnel-vision")):
        mine = me(game, seat)
        assert (mine.hand, mine.deck, mine.progress, mine.sealed, mine.burdens) == ((), (), (), (), ())
        assert {f"{name}-slip", f"{name}-habit", f"{name}-look", flaw} <= {*mine.discard}
        assert (mine.distress, mine.gems, mine.ether) == (0, 0, 2)
    assert game.table.keys == 0
    assert kind(run(world(given, players=2), Awaken())) == "EnterAt"


@pytest.mark.rule("EF-SOLO-01", "EF-RESHUFFLE-02")
@pytest.mark.parametrize(("profile", "asked"), [("2.0", "ReshufflePenalty"), ("1.0", "FreePlay")])
def test_a_replacement_is_a_draw_outside_the_draw_step(profile: str, asked: str) -> None:
    discard = ", ".join([SLIP] * 5 + [LOOK] * 4)
    given = f"dreamers: {{a: {{deck: [crowd-work], discard: [{discard}]}}}}"
    game = run(scene(given, profile=profile, options="{rounds: free}"), DrawCards(A, 1))
    assert kind(play(game, "replace-drawn:crowd-work")) == asked


@pytest.mark.rule("EF-AWAKEN-06")
def test_at_an_awakening_all_items_are_stored_before_three_become_active() -> None:
    given = "items: [crowbar, lantern, lucky-coin]\nstorage: [skeleton-key, smelling-salts]"
    game = run(world(given), Awaken())
    asked = []
    while kind(game) != "Idle":
        asked.append(kind(game))
        options = ids(game)
        play(game, next(one for one in ("go-on", "done", options[0]) if one in options))
    assert "ChooseSlot" not in asked
    everything = {"crowbar", "lantern", "lucky-coin", "skeleton-key", "smelling-salts"}
    assert (len(game.table.items), {*game.table.items, *game.table.storage}) == (3, everything)


@pytest.mark.rule("EF-PLAYERS-02", "EF-PLAYERS-03")
def test_the_archetype_of_a_dreamer_who_sits_out_is_not_free() -> None:
    both = "dreamers: {a: {archetype: gambler}, b: {archetype: tough-guy}}\npresent: [0]"
    free = free_archetypes(world(both, players=2).table)
    assert not {"gambler", "tough-guy"} & {*free}
    assert "reaper" in free


HABIT = "gambler-habit"


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

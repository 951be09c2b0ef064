"""Markets, the Shop, deckbuilding, Notes and saving."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.awakening import BuildDeck, ChooseCards
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.games.etherfields.rules.market import BuyInfluence, Shop, everybody_may_buy
from nocturne.games.etherfields.rules.saving import SaveGame
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    ids,
    kind,
    me,
    play,
    refused,
    run,
    scene,
    why,
    world,
)

HABIT, GRUDGE, LOOK, SLIP = "gambler-habit", "gambler-grudge", "gambler-look", "gambler-slip"


# -- Markets


@pytest.mark.rule("EF-MARKET-02", "EF-MARKET-03", "EF-MARKET-06", "EF-INFLUENCE-09", "EF-MARKET-10")
def test_of_three_cards_any_number_is_bought_and_the_rest_goes_under_the_market() -> None:
    given = (
        "market: [steady-hand, iron-word, clear-eye, blow, second-wind]\n"
        "dreamers: {a: {ether: 3}, b: {ether: 9}}\nfresh_market: true"
    )
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
    assert (game.table.offer, kind(game)) == (("steady-hand",), "Buying")


@pytest.mark.rule("EF-MARKET-04", "EF-MARKET-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_everybody_may_buy_first_player_first(profile: str) -> None:
    table = world("dreamers: {a: {ether: 1}, b: {ether: 1}}\nfirst: 1", players=2, profile=profile).table
    assert [one.seat for one in everybody_may_buy(table)] == [B, A]  # type: ignore[attr-defined]  # each asks a seat


@pytest.mark.rule("EF-SETUP-16")
def test_in_2_0_the_market_is_shuffled_before_its_first_draw_of_a_session() -> None:
    game = run(world("market: [steady-hand, iron-word, clear-eye, blow]"), BuyInfluence(A))
    assert game.table.fresh_market
    assert "pile-shuffled" in [one.kind for one in game.events()]
    old = run(world("market: [steady-hand, iron-word, clear-eye, blow]", profile="1.0"), BuyInfluence(A))
    assert "pile-shuffled" not in [one.kind for one in old.events()]


@pytest.mark.rule("EF-MARKET-07")
def test_a_card_may_return_itself_to_the_market_after_use() -> None:
    game = play(scene("dreamers: {a: {hand: [old-debt]}}"), "use:old-debt/1")
    assert (me(game).ether, game.table.market[0]) == (2, "old-debt")


@pytest.mark.rule("EF-SOLO-01")
def test_a_solo_player_may_remove_an_ill_suited_card_shown_by_the_market() -> None:
    game = run(world("market: [steady-hand, iron-word, clear-eye, crowd-work]\nfresh_market: true"), BuyInfluence(A))
    play(game, "remove:crowd-work")
    assert (game.table.offer, "crowd-work" in game.table.removed) == (("clear-eye", "iron-word", "steady-hand"), True)
    market = "market: [steady-hand, iron-word, clear-eye, crowd-work]\nfresh_market: true"
    assert "remove:crowd-work" not in ids(run(world(market, players=2), BuyInfluence(A)))


# -- the Shop


@pytest.mark.rule("EF-SHOP-01", "EF-SHOP-02", "EF-SHOP-04", "EF-SHOP-05")
def test_a_shopping_card_lets_each_dreamer_do_one_of_three_things() -> None:
    game = run(world("shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar]", players=2), Shop())
    play(game, "go-shopping")
    assert ids(game) == ("look-around", "buy-item", "take-gem-instead")
    play(game, "take-gem-instead")
    assert (me(game).gems, game.open[0].seat, game.table.shopping) == (1, B, 0)
    play(game, "look-around", seat=B)
    assert (kind(game), len(game.table.offer), me(game, B).gems) == ("Buying", 3, 0)


@pytest.mark.rule("EF-SHOP-03", "EF-SETUP-16")
def test_an_item_costs_two_ether_paid_before_it_is_seen() -> None:
    game = run(world("shopping: 1\ndreamers: {a: {ether: 2}}\nitem_market: [crowbar]"), Shop())
    play(game, "go-shopping", "buy-item")
    assert (me(game).ether, game.table.items) == (0, ("crowbar",))
    poor = play(run(world("shopping: 1\ndreamers: {a: {ether: 1}}\nitem_market: [crowbar]"), Shop()), "go-shopping")
    assert refused(poor, "buy-item") == "EF-SHOP-03"
    assert why(poor, "buy-item").message == "An Item costs 2 Ether, and you have 1."
    empty = play(run(world("shopping: 1\ndreamers: {a: {ether: 2}}"), Shop()), "go-shopping")
    assert (refused(empty, "buy-item"), why(empty, "buy-item").refusal.instead) == (
        "EF-SHOP-03",
        ("look-around", "take-gem-instead"),
    )


@pytest.mark.rule("EF-SHOP-06", "EF-SHOP-07")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_without_a_shopping_card_a_shop_has_no_effect(profile: str) -> None:
    assert kind(run(world("dreamers: {a: {ether: 2}}", profile=profile), Shop())) == "Idle"


@pytest.mark.rule("EF-SHOP-07", "EF-SHOP-03", "EF-PUB-06")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_shops_of_both_editions_sell_items(profile: str) -> None:
    given = "shopping: 1\nitem_market: [crowbar]\ndreamers: {a: {ether: 2}, b: {}}"
    game = play(run(world(given, players=2, profile=profile), Shop()), "go-shopping", "buy-item")
    assert (me(game).ether, game.table.items, game.table.shopping) == (0, ("crowbar",), 0)
    assert set(ids(game, B)) == {"look-around", "take-gem-instead"}, "everybody chooses; without Ether no Item"


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
    twenty = f"dreamers: {{a: {{deck: [], discard: [{BIG}], unused: [{GRUDGE}, {HABIT}]}}}}"
    both = run(world(twenty), BuildDeck(A))
    assert "done" in ids(both), "20 are enough"
    assert ids(play(both, f"take-in:{GRUDGE}")) == (f"take-in:{HABIT}", "done"), "one after the other"
    play(game, "done")
    assert refused(game, "leave-out:dark-thought") == "EF-DECK-05"
    small = run(world(f"dreamers: {{a: {{deck: [], discard: [{HABIT}], unused: [{BIG}]}}}}"), BuildDeck(A))
    assert why(small, "done").message.endswith("Yours has 1: take Unused ones in first.")
    large = world()
    large.table.dreamers[A].deck, large.table.dreamers[A].discard = (), (SLIP,) * 40 + (LOOK,)
    large = run(large, ChooseCards(A, leaving=True))
    assert refused(large, "done") == "EF-DECK-02", "41 are too many"
    assert "done" in ids(play(large, f"leave-out:{SLIP}"))
    play(game, f"leave-out:{HABIT}")  # 20 are left: nothing more can be left out, so nobody is asked
    assert (len(me(game).deck), me(game).unused) == (21, (GRUDGE, HABIT))


@pytest.mark.rule("EF-DECK-03")
def test_with_fewer_than_20_cards_all_are_used() -> None:
    short = BIG.replace("gambler-slip, gambler-slip, ", "", 1)
    given = (
        f"dreamers: {{a: {{deck: [], discard: [{short}], unused: [gambler-slip]}}}}\n"
        f"removed: [gambler-slip, {HABIT}, {GRUDGE}]"
    )
    game = run(world(given), BuildDeck(A))
    assert (len(me(game).deck), me(game).unused, kind(game)) == (19, (), "Idle")


@pytest.mark.rule("EF-DECK-06", "EF-INFLUENCE-01", "EF-DECK-01")
def test_a_deck_outside_its_limits_has_no_consequence_during_play() -> None:
    table = scene(f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}").table
    assert len(table.dreamers[0].deck) == 6
    few = scene(f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}", options="{play: slumber}")
    assert run(few, CountCards(A)).over is None
    few.table.dreamers[A].deck += (SLIP,) * 60
    assert run(few, CountCards(A)).over is None
    assert all(len(deck) == 22 for deck in table.lib.decks.values())


# -- Notes


@pytest.mark.rule("EF-NOTE-01", "EF-NOTE-02", "EF-NOTE-03", "EF-BOARD-04")
def test_a_note_may_be_used_by_anybody_once_its_condition_is_met() -> None:
    game = scene("notes: [ticket]\nflags: []", players=2)
    assert refused(game, "use-note:ticket", B) == "EF-NOTE-02"
    met = scene("notes: [ticket]\nflags: [foyer-seen]", players=2)
    play(met, "use-note:ticket", seat=B)
    assert (me(met, B).ether, met.table.notes, "ticket" in met.table.removed) == (1, (), True)
    shared = scene("items: [smelling-salts]\ndreamers: {a: {distress: 1}, b: {distress: 1}}", players=2)
    assert all("use:smelling-salts/1" in ids(shared, seat) for seat in (A, B)), "Items are the Team's too"


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


@pytest.mark.rule("EF-CHOICE-05")
def test_an_effect_with_a_choice_asks_the_dreamer_it_concerns() -> None:
    base = world(f"dreamers: {{a: {{distress: 1, sealed: [{SLIP}]}}, b: {{distress: 1}}}}", players=2)
    game = acting(base, "[{choose-one: [[{heal: 1, who: it}], [{unseal: 2, who: it}]], who: {each: dreamer}}]")
    assert (game.open[0].seat, ids(game)) == (A, ("branch:0", "branch:1"))
    play(game, "branch:0")
    assert (me(game).distress, me(game).sealed, game.open[0].seat) == (0, (SLIP,), B), "one of the two, not both"

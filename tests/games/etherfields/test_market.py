"""The Market and Shops (chapters MARKET, SHOP)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.market import BuyInfluence, Shop, everybody_may_buy
from nocturne.games.etherfields.rules.scenes import EndScene
from tests.games.etherfields.table import (
    A,
    B,
    etherfields,
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


@pytest.mark.rule("EF-MARKET-03", "EF-MARKET-06", "EF-MARKET-08", "EF-INFLUENCE-09", "EF-SHOP-03")
def test_whoever_buys_pays_and_owns_the_card_even_a_starting_card_of_another() -> None:
    given = "market: [steady-hand, reaper-slip]\nfresh_market: true\n"
    hands = "a: {ether: 3}, b: {archetype: reaper, ether: 3, discard: [reaper-look]}"
    game = run(world(f"{given}dreamers: {{{hands}}}", players=2), BuyInfluence(B))
    play(game, "buy:steady-hand", "done", seat=B)
    assert (me(game).ether, me(game).discard, me(game, B).ether, me(game, B).discard) == (
        3,
        (),
        2,
        ("reaper-look", "steady-hand"),
    )
    again = play(run(game, BuyInfluence(A)), "buy:reaper-slip")
    assert (me(again).ether, me(again).discard) == (2, ("reaper-slip",))

    shop = run(
        world("shopping: 1\ndreamers: {a: {ether: 2}, b: {ether: 3}}\nitem_market: [crowbar]", players=2), Shop()
    )
    play(play(shop, "go-shopping", "take-gem-instead"), "buy-item", seat=B)
    assert [me(shop, seat).ether for seat in (A, B)] == [2, 1], "of the own Ether"


@pytest.mark.rule("EF-MARKET-03")
def test_whoever_has_just_the_price_may_buy() -> None:
    given = "market: [second-wind]\nfresh_market: true\ndreamers: {a: {ether: %s}}"
    assert "buy:second-wind" in ids(run(world(given % 2), BuyInfluence(A)))
    assert refused(run(world(given % 1), BuyInfluence(A)), "buy:second-wind") == "EF-MARKET-03"


@pytest.mark.rule("EF-SHOP-04")
def test_every_dreamer_who_buys_nothing_gains_a_gem_of_the_own() -> None:
    game = play(run(world("shopping: 1", players=2), Shop()), "go-shopping", "take-gem-instead")
    play(game, "take-gem-instead", seat=B)
    assert [me(game, seat).gems for seat in (A, B)] == [1, 1]


@pytest.mark.rule("EF-SHOP-01", "EF-SHOP-05")
def test_the_team_may_keep_its_shopping_cards_and_spends_one_at_a_time() -> None:
    given = "shopping: 2\nfirst: 1\nitem_market: [crowbar]"
    kept = run(world(given, players=2), Shop())
    assert (kept.open[0].seat, ids(kept, B)) == (B, ("go-shopping", "pass"))
    play(kept, "pass", seat=B)
    assert (kept.table.shopping, kind(kept)) == (2, "Idle")
    game = play(run(world(given, players=2), Shop()), "go-shopping", seat=B)
    assert (game.table.shopping, game.open[0].seat) == (1, B), "the first player shops first"
    play(game, "take-gem-instead", seat=B)
    assert (game.open[0].seat, me(game, B).gems) == (A, 1)


@pytest.mark.rule("EF-SHOP-03")
def test_a_bought_item_becomes_active_even_if_another_must_be_discarded() -> None:
    given = "items: [lantern, lucky-coin, skeleton-key]\nstorage: [smelling-salts]\nitem_market: [crowbar]"
    game = run(world(f"shopping: 1\ndreamers: {{a: {{ether: 3}}}}\n{given}"), Shop())
    play(game, "go-shopping", "buy-item")
    assert ids(game) == ("make-room:lantern", "make-room:lucky-coin", "make-room:skeleton-key")
    play(game, "make-room:lucky-coin")
    assert (game.table.items, me(game).ether) == (("lantern", "skeleton-key", "crowbar"), 1)
    assert game.table.storage == ("smelling-salts", "lucky-coin")


@pytest.mark.rule("EF-MARKET-04", "EF-MARKET-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_whoever_looks_around_draws_and_buys_and_may_let_it_be(profile: str) -> None:
    game = world("dreamers: {a: {ether: 3}, b: {ether: 3}}", players=2, profile=profile)
    game = run(game, *everybody_may_buy(game.table))
    play(game, "pass")
    assert (kind(game), game.open[0].seat, game.table.offer) == ("MayBuy", B, ())
    play(game, "look-around", seat=B)
    assert (kind(game), game.open[0].seat, len(game.table.offer)) == ("Buying", B, 3)


@pytest.mark.rule("EF-SHOP-05", "EF-PUB-07")
@pytest.mark.parametrize(("profile", "won", "cards"), [("2.0", True, 3), ("2.0", False, 1), ("1.0", True, 3)])
def test_a_completed_dream_brings_the_shopping_cards_back(profile: str, won: bool, cards: int) -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\nshopping: 1"
    game = run(etherfields(f"players: 1\nprofile: '{profile}'\n{given}"), EndScene(won))
    assert game.table.shopping == cards
    slept = run(scene("shopping: 1", profile=profile), EndScene(won))
    assert slept.table.shopping == 1, "a Slumber does not"


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

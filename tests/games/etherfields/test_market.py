"""Shops and the Market (chapters SHOP, MARKET)."""

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

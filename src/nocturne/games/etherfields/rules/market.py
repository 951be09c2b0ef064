"""Markets and the Shop (chapters MARKET, SHOP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown
from nocturne.games.etherfields.events.scenes import MarketMixed
from nocturne.games.etherfields.model import Etherfields, TeamAsk
from nocturne.games.etherfields.rules.base import CardOption, plain
from nocturne.games.etherfields.rules.draw import ShufflePile, distinct
from nocturne.games.etherfields.rules.items import place_item
from nocturne.games.etherfields.rules.pools import gain, lose
from nocturne.kernel import DONE, PASS, Ask, Chance, Draw, Name, Option, Refusal, Seat, Step

OFFERED = 3  # EF-MARKET-02
ITEM_PRICE = 2  # EF-SHOP-03


class Buy(CardOption, frozen=True):
    """Buy this card."""


class Remove(CardOption, frozen=True):
    """Remove this ill-suited card from the game and see another."""


LOOK, BUY_ITEM = plain("look-around"), plain("buy-item")
GEM, GO_SHOPPING = plain("take-gem-instead"), plain("go-shopping")


class BuyInfluence(Step[Etherfields], frozen=True):
    """Draw the top 3 of the Market, buy any number, put the rest on the bottom (EF-MARKET-02)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        if not game.fresh_market and game.box.value("EF-SETUP-16"):
            game.commit(MarketMixed())
            game.then(ShufflePile("market"), self)
            return
        for card in game.market[: -OFFERED - 1 : -1]:
            game.commit(CardShown(TEAM, card, "market", "offer"))
        if game.offer:
            game.then(Buying(self.seat))


class Buying(Ask[Etherfields], frozen=True):
    """Buy for the printed Ether; nobody else can pay (EF-MARKET-02, EF-MARKET-03, EF-MARKET-06, EF-MARKET-10)."""

    always: ClassVar[bool] = True  # who can afford nothing sees the cards all the same

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        shown = distinct(game.offer)
        return [*[Buy.of(card) for card in shown], *[Remove.of(card) for card in shown if game.count == 1], DONE]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Buy):
            return None
        have, price = game.dreamers[seat].ether, game.lib.influence[option.card].price
        if have >= price:
            return None
        return Refusal.by("EF-MARKET-03", "refuse-too-dear", card=Name("card", option.card), due=price, have=have)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Buy):
            lose(game, seat, "ether", game.lib.influence[option.card].price)
            game.commit(CardMoved(TEAM, option.card, "offer", "discard", taker=seat))
            game.then(self)
        elif isinstance(option, Remove):  # EF-SOLO-01
            game.commit(CardMoved(TEAM, option.card, "offer", "removed"))
            if game.market:
                game.commit(CardShown(TEAM, game.market[-1], "market", "offer"))
            game.then(self)
        else:
            for card in game.offer:
                game.commit(CardMoved(TEAM, card, "offer", "market", bottom=True))


class MayBuy(Ask[Etherfields], frozen=True):
    """Each Dreamer may draw their own three, first player first (EF-MARKET-04, EF-MARKET-05)."""

    answers: ClassVar[tuple[Option, ...]] = (LOOK, PASS)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is LOOK:
            game.then(BuyInfluence(seat))


def everybody_may_buy(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """One Buy Influence cards step each; without Ether there is nothing to buy."""
    return tuple([MayBuy(seat) for seat in game.seats_from(game.first) if game.dreamers[seat].ether])


# -- the Shop


class Shop(Step[Etherfields], frozen=True):
    """With a Shopping card each Dreamer does one of three things, in both editions (EF-SHOP-01, -06, -07)."""

    def run(self, game: Etherfields) -> None:
        if game.shopping:
            game.then(UseShopping())


class UseShopping(TeamAsk, frozen=True):
    """A Shop lets the Team use a Shopping card; it may keep it for another one (EF-SHOP-01, EF-SHOP-05)."""

    answers: ClassVar[tuple[Option, ...]] = (GO_SHOPPING, PASS)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is GO_SHOPPING:
            lose(game, game.first, "shopping", 1)
            game.then(*[Shopping(seat) for seat in game.seats_from(game.first)])


class Shopping(Ask[Etherfields], frozen=True):
    """Buy Influence cards, or an Item, or take a Gem (EF-SHOP-01 to EF-SHOP-04)."""

    answers: ClassVar[tuple[Option, ...]] = (LOOK, BUY_ITEM, GEM)

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is not BUY_ITEM:
            return None
        if not game.item_market:
            return Refusal.by("EF-SHOP-03", "refuse-item-market-empty", instead=(LOOK.id, GEM.id))
        have = game.dreamers[seat].ether
        if have >= ITEM_PRICE:
            return None
        return Refusal.by("EF-SHOP-03", "refuse-item-too-dear", instead=(LOOK.id, GEM.id), due=ITEM_PRICE, have=have)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is LOOK:
            game.then(BuyInfluence(seat))
        elif option is BUY_ITEM:  # EF-SHOP-03: pay first, no look before
            lose(game, seat, "ether", ITEM_PRICE)
            game.then(DrawMarketItem(seat))
        else:
            gain(game, seat, "gems", 1)


class DrawMarketItem(Chance[Etherfields], frozen=True):
    """The Item Market is shuffled before every random draw (EF-SHOP-03, EF-SETUP-16, EF-ITEM-09)."""

    seat: Seat
    stream: ClassVar[str] = "items"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        return (len(game.item_market),) if len(game.item_market) > 1 else ()

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        item = game.item_market[outcome[0] if outcome else 0]
        game.commit(CardShown(TEAM, item, "item_market", "storage"))
        game.then(*place_item(game, self.seat, item, at_once=True))

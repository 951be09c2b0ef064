"""The automatic Dreamer buys by its deck, and each card of the Market is the best one for some deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

import nocturne
from nocturne.bots.etherfields import DreamerBot
from nocturne.bots.etherfields.buying import FULL_DECK, Deck, buy
from nocturne.bots.etherfields.sight import Sight
from nocturne.games.etherfields.pack import content
from nocturne.games.etherfields.views import DreamerView, EtherfieldsView
from nocturne.kernel import Decision

MARKET = sorted(card.id for card in content().influence.values() if card.pool == "market")
SHOPPING = """
players: {players}
fresh_market: true
market: [{cards}]
dreamers: {{{people}}}
{more}
at: world
agenda: [{{BuyInfluence: {{seat: 0}}}}]
"""
DECKS, SPREE = 500, 6


def asked(me: str, *cards: str, players: int = 1, more: str = "") -> tuple[EtherfieldsView, Decision]:
    """A Dreamer before three cards of the Market."""
    given = SHOPPING.format(players=players, cards=", ".join(cards), people=me, more=more)
    game = nocturne.position("etherfields", given)
    return game.view(0), game.open[0]


def bought(me: str, *cards: str, players: int = 1, more: str = "") -> str:
    """What the bot answers to an offer."""
    view, decision = asked(me, *cards, players=players, more=more)
    return DreamerBot().choose(view, decision, Random(1))


@cache
def shopper(archetype: str, players: int) -> EtherfieldsView:
    """A Dreamer with the deck that the archetype begins with, before the Market."""
    names = [archetype, *[other for other in sorted(content().dreamers) if other != archetype]][:players]
    people = ", ".join(f"{seat}: {{archetype: {name}, ether: 1}}" for seat, name in zip("abcde", names, strict=False))
    return asked(people, *MARKET[:3], players=players)[0]


def taste(luck: Random) -> list[str]:
    """What somebody has bought of before: all of the Market, or the cards of two colours."""
    barred = luck.choice((None, None, 0, 1, 2))
    return [card for card in MARKET if barred is None or not content().yields[card][barred]]


def own(dreamer: DreamerView) -> list[str]:
    """The cards that a Dreamer begins with."""
    cards = content().influence.values()
    return [card.id for card in cards if card.dreamer == dreamer.archetype for _ in range(card.copies)]


def shoppers() -> Iterator[tuple[EtherfieldsView, list[str]]]:
    """Decks as campaigns leave them: starting cards gone, others bought, worn in different ways; what they can pay."""
    lib = content()
    luck = Random(14)
    for _ in range(DECKS):
        archetype, players = luck.choice(sorted(lib.dreamers)), luck.choice((1, 2, 3, 4, 5))
        view = shopper(archetype, players)
        began = own(view.dreamers[0])
        gone = luck.sample(began, luck.randrange(4, 11))
        room = len(gone) + FULL_DECK - len(began)
        new = luck.sample(taste(luck), luck.randrange(room - SPREE))
        kept = list((Counter(began) - Counter(gone)).elements())
        sealed = luck.sample(kept, luck.choice((0, 0, 2, 5, 9)))
        me = replace(
            view.dreamers[0],
            deck=0,
            hand=(),
            discard=(*(Counter(kept) - Counter(sealed)).elements(), *new),
            sealed=tuple(sealed),
            unused=tuple(gone),
            distress=luck.choice((0, 0, 1, 3, 5)),
            ether=luck.choice((1, 2, 3, 4, 6, 9)),
            gems=luck.choice((0, 1, 3)),
        )
        items = luck.sample(sorted(lib.items), luck.choice((0, 3, 5, 6)))
        team = replace(view.team, items=tuple(items[:3]), storage=tuple(items[3:]))
        others = [
            replace(other, distress=luck.choice((0, 1, 4)), sealed=tuple(own(other)[: luck.choice((0, 3))]))
            for other in view.dreamers[1:]
        ]
        view = replace(view, dreamers=(me, *others), team=team)
        yield view, [card for card in MARKET if lib.influence[card].price <= me.ether and card not in new]


def sprees() -> Iterator[tuple[Sight, list[str], str]]:
    """Each Dreamer buys some cards one after the other, of the whole Market: a deck, what it may buy, what it takes."""
    decision = asked("a: {ether: 1}", *MARKET[:3])[1]
    for start, cards in shoppers():
        view, left = start, cards
        for _ in range(SPREE):
            sight = Sight(view)
            answer = buy(sight, decision, [f"buy:{card}" for card in left])
            assert answer is not None
            card = answer.removeprefix("buy:")
            yield sight, left, card
            me = replace(view.dreamers[0], discard=(*view.dreamers[0].discard, card))
            view, left = replace(view, dreamers=(me, *view.dreamers[1:])), [other for other in left if other != card]


def test_each_card_of_the_market_is_the_best_buy_of_some_deck() -> None:
    taken = Counter([card for _, _, card in sprees()])
    assert not {*MARKET} - {*taken}, "nobody's best card: mend its numbers in market.yaml"
    assert max(taken.values()) < len(taken) * SPREE, "and none is everybody's"


def test_it_buys_the_colour_that_its_deck_is_short_of() -> None:
    offer = ("clear-eye", "fire-iron", "soft-shoes")
    assert bought("a: {archetype: specialist, ether: 1}", *offer) == "buy:fire-iron"
    assert bought("a: {archetype: gambler, ether: 1}", *offer) == "buy:fire-iron"
    assert bought("a: {archetype: tough-guy, ether: 1}", *offer) in ("buy:clear-eye", "buy:soft-shoes")


def test_what_a_deck_does_already_is_worth_less_to_it_and_what_it_needs_more() -> None:
    def worth(me: str, card: str, more: str = "") -> float:
        return Deck(Sight(asked(me, *MARKET[:3], more=more)[0])).worth(card)

    plain = "a: {archetype: gambler, ether: 4}"
    doors = "a: {archetype: gambler, ether: 4, discard: [slammed-door, broken-plate]}"
    assert worth(doors, "doorkeepers-dog") < worth(plain, "doorkeepers-dog")
    hurt = "a: {archetype: gambler, ether: 4, distress: 5}"
    assert worth(hurt, "coal-fire") > worth(plain, "coal-fire")
    assert worth(plain, "false-bottom", "storage: [storm-lantern]") > worth(plain, "false-bottom", "storage: []")
    assert worth(plain, "marked-deck") > worth("a: {archetype: mourner, ether: 4}", "marked-deck"), "it lives by dice"


def test_a_thick_deck_is_made_no_thicker() -> None:
    me = f"a: {{archetype: gambler, ether: 4, discard: [{', '.join(MARKET[3:7])}]}}"
    assert bought(me, *MARKET[:3]) == "done"

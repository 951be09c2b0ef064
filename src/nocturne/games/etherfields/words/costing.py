"""From the words before the colon to the price and the keyword that the rules of actions collect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nocturne.effects.word import Cost as CostWord
from nocturne.games.etherfields.components import Intent, Keyword, spaces_of
from nocturne.games.etherfields.content import Cost
from nocturne.games.etherfields.rules.pools import HELD
from nocturne.games.etherfields.words import prices


def cost_of(words: Iterable[CostWord]) -> tuple[Cost, dict[str, Any]]:
    """The price of an action, and what else its words say of it: keyword, range, what becomes of the card."""
    price: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for word in words:
        _intent(word, price)
        if isinstance(word, prices.Spend):
            price[HELD[word.token]] = word.amount
        elif isinstance(word, prices.Suffer):
            price["distress"] = word.amount
        elif isinstance(word, prices.Discard):
            price["cards"] = word.amount
        elif isinstance(word, prices.DiscardThis):
            more["discards"] = True
        elif isinstance(word, prices.ReturnThis):
            more["returns"] = True
        elif isinstance(word, prices.Assault | prices.Contact):
            more |= {"keyword": Keyword(word.named()), "range": spaces_of(word.range)}
        elif isinstance(word, prices.Aim):
            more |= {"aimed": True, "range": spaces_of(word.range)}
    return Cost(**price), more


def _intent(word: CostWord, price: dict[str, Any]) -> None:
    """The part of a price that is Intent."""
    if isinstance(word, prices.Awareness | prices.Cunning | prices.Wrath):
        colours: tuple[Intent, ...] = (Intent(word.named()),)
    elif isinstance(word, prices.Either):
        colours = (Intent(word.one), Intent(word.or_))
    elif isinstance(word, prices.AnyColour):
        colours = tuple(Intent)
    else:
        return
    price |= {"intents": colours, "amount": word.amount}
    price["gradual"], price["times_players"] = word.due == "gradual", word.due == "for-each-dreamer"

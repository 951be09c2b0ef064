"""Prices: what an effect asks for on the way, and what stands before the colon of an action.

An action is paid by the rules of the game (chapters ACTION, INTENT, GRADUAL), never by its words themselves: they say
what is printed. So words for Intent, keyword and target stand in the `pay` of an action and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Count, Named
from nocturne.effects.word import Cost as CostWord
from nocturne.games.etherfields.actions import Cost
from nocturne.games.etherfields.components import Intent, Keyword, spaces_of
from nocturne.games.etherfields.rules import distress, draw, pools
from nocturne.games.etherfields.words.bases import ActionPrice, AimPrice, IntentPrice, Price, hurting, this
from nocturne.kernel import Step

Sum = Annotated[int, Between(1, 20)]
Due = Annotated[str, Named("due")]
Colour = Annotated[str, Named("intent")]


# -- paid for actions and on the way


class Spend(Price, frozen=True):
    """Return tokens of your own to the pool."""

    token: Annotated[str, Named("token")]
    amount: Count = 1
    example: ClassVar[str] = "{spend: ether, amount: 2}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.PayTokens(ctx.you, pools.HELD[self.token], self.amount)]


class Discard(Price, frozen=True):
    """Discard cards of your choice from your hand."""

    amount: Count = 1
    example: ClassVar[str] = "{discard: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [draw.DiscardCards(ctx.you, self.amount)]


class Suffer(Price, frozen=True):
    """Suffer Distress."""

    amount: Count
    example: ClassVar[str] = "{suffer: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        hurt = hurting(ctx, self.amount)
        return [distress.Suffer(ctx.you, hurt, this(ctx))] if hurt else []


# -- paid for actions alone


class HandIn(ActionPrice, frozen=True):
    """Put so many active Items of the Team into Storage."""

    amount: Count = 1
    example: ClassVar[str] = "{hand-in: 2}"


class PickUp(ActionPrice, frozen=True):
    """Unseal so many cards of your own: all of them must lie there."""

    amount: Count = 1
    example: ClassVar[str] = "{pick-up: 2}"


class DiscardThis(ActionPrice, frozen=True):
    """Discard the card that speaks."""

    example: ClassVar[str] = "discard-this"


class Awareness(IntentPrice, frozen=True):
    """Pay Awareness."""

    example: ClassVar[str] = "{awareness: 3}"


class Cunning(IntentPrice, frozen=True):
    """Pay Cunning."""

    example: ClassVar[str] = "{cunning: 3, due: gradual}"


class Wrath(IntentPrice, frozen=True):
    """Pay Wrath."""

    example: ClassVar[str] = "{wrath: 3, due: for-each-dreamer}"


class Either(ActionPrice, frozen=True):
    """Pay Intent wholly in one of two colours."""

    amount: Sum
    one: Colour
    or_: Colour
    due: Due = ""
    example: ClassVar[str] = "{either: 6, one: wrath, or: awareness}"


class AnyColour(IntentPrice, frozen=True):
    """Pay Intent wholly in a colour of your choice."""

    example: ClassVar[str] = "{any-colour: 2}"


class Assault(AimPrice, frozen=True):
    """The action is an Assault: it may be paid several times in one go."""

    example: ClassVar[str] = "assault"


class Contact(AimPrice, frozen=True):
    """The action is a Contact: it may be paid several times in one go."""

    example: ClassVar[str] = "{contact: 2}"


class Aim(AimPrice, frozen=True):
    """The action is aimed at an Entity within so many spaces: `unlimited` needs a way to it, `anywhere` needs none."""

    example: ClassVar[str] = "{aim: unlimited}"


class ReturnThis(ActionPrice, frozen=True):
    """The card or Item goes back to its Market after use."""

    example: ClassVar[str] = "return-this"


# -- what the rules of actions collect


def cost_of(words: Iterable[CostWord]) -> tuple[Cost, dict[str, Any]]:
    """The price of an action, and what else its words say of it: keyword, range, what becomes of the card."""
    price: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for word in words:
        if isinstance(word, Awareness | Cunning | Wrath | Either | AnyColour):
            price |= {"intents": colours_of(word), "amount": word.amount}
            price |= {"gradual": word.due == "gradual", "times_players": word.due == "for-each-dreamer"}
        elif isinstance(word, Spend):
            price[pools.HELD[word.token]] = word.amount
        elif isinstance(word, Suffer):
            price["distress"] = word.amount
        elif isinstance(word, Discard):
            price["cards"] = word.amount
        elif isinstance(word, HandIn | PickUp):
            price["items" if isinstance(word, HandIn) else "sealed"] = word.amount
        elif isinstance(word, DiscardThis | ReturnThis):
            more["discards" if isinstance(word, DiscardThis) else "returns"] = True
        elif isinstance(word, Assault | Contact):
            more |= {"keyword": Keyword(word.named()), "range": spaces_of(word.range)}
        elif isinstance(word, Aim):
            more |= {"aimed": True, "range": spaces_of(word.range)}
    return Cost(**price), more


def colours_of(word: Awareness | Cunning | Wrath | Either | AnyColour) -> tuple[Intent, ...]:
    """The colours of Intent in which a price may be paid."""
    if isinstance(word, AnyColour):
        return tuple(Intent)
    return (Intent(word.one), Intent(word.or_)) if isinstance(word, Either) else (Intent(word.named()),)

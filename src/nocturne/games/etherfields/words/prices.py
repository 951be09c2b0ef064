"""Prices: what an effect asks for on the way, and what stands before the colon of an action.

An action is paid by the rules of the game (chapters ACTION, INTENT, GRADUAL), never by its words themselves: they say
what is printed. So words for Intent, keyword and target stand in the `pay` of an action and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, TypeVar, cast

from msgspec import defstruct

from nocturne.effects.context import Context
from nocturne.effects.word import Cost as CostWord
from nocturne.effects.word import Count, Named
from nocturne.games.etherfields.actions import Cost
from nocturne.games.etherfields.components import Intent, Keyword, spaces_of
from nocturne.games.etherfields.rules import distress, draw, pools
from nocturne.games.etherfields.words.bases import ActionPrice, AimPrice, CountPrice, IntentPrice, Price, hurting, this
from nocturne.kernel import Step

P = TypeVar("P", bound=ActionPrice)
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


def price(base: type[P], example: str, meaning: str) -> type[P]:
    """Make a price that the rules of actions collect, called as in its example, with the fields of its base."""
    name = example.strip("{").partition(":")[0].title().replace("-", "")
    namespace = {"example": example, "__doc__": meaning}
    made: Any = defstruct(name, (), bases=(base,), namespace=namespace, module=__name__, frozen=True)
    return cast("type[P]", made)


class Either(ActionPrice, frozen=True):
    """Pay Intent wholly in one of two colours."""

    amount: Count
    one: Colour
    or_: Colour
    due: Annotated[str, Named("due")] = ""
    example: ClassVar[str] = "{either: 6, one: wrath, or: awareness}"


Awareness = price(IntentPrice, "{awareness: 3}", "Pay Awareness.")
Cunning = price(IntentPrice, "{cunning: 3, due: gradual}", "Pay Cunning.")
Wrath = price(IntentPrice, "{wrath: 3, due: for-each-dreamer}", "Pay Wrath.")
AnyColour = price(IntentPrice, "{any-colour: 2}", "Pay Intent wholly in a colour of your choice.")
Assault = price(AimPrice, "assault", "The action is an Assault: it may be paid several times in one go.")
Contact = price(AimPrice, "{contact: 2}", "The action is a Contact: it may be paid several times in one go.")
Aim = price(
    AimPrice,
    "{aim: unlimited}",
    "The action is aimed at an Entity within so many spaces: `unlimited` needs a way to it, `anywhere` needs none.",
)
HandIn = price(CountPrice, "{hand-in: 2}", "Put so many active Items of the Team into Storage.")
PickUp = price(CountPrice, "{pick-up: 2}", "Unseal so many cards of your own: all of them must lie there.")
DiscardThis = price(ActionPrice, "discard-this", "Discard the card that speaks.")
ReturnThis = price(ActionPrice, "return-this", "The card or Item goes back to its Market after use.")


# -- what the rules of actions collect


def cost_of(words: Iterable[CostWord]) -> tuple[Cost, dict[str, Any]]:
    """The price of an action, and what else its words say of it: keyword, range, what becomes of the card."""
    price: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for word in words:
        if isinstance(word, IntentPrice | Either):
            price |= {"intents": colours_of(word), "amount": word.amount}
            price |= {"gradual": word.due == "gradual", "times_players": word.due == "for-each-dreamer"}
        elif isinstance(word, Spend):
            price[pools.HELD[word.token]] = word.amount
        elif isinstance(word, Suffer):
            price["distress"] = word.amount
        elif isinstance(word, Discard):
            price["cards"] = word.amount
        elif isinstance(word, CountPrice):
            price["items" if isinstance(word, HandIn) else "sealed"] = word.amount
        elif isinstance(word, AimPrice):
            aim = {"aimed": True} if isinstance(word, Aim) else {"keyword": Keyword(word.named())}
            more |= {**aim, "range": spaces_of(word.range)}
        else:
            more["discards" if isinstance(word, DiscardThis) else "returns"] = True
    return Cost(**price), more


def colours_of(word: IntentPrice | Either) -> tuple[Intent, ...]:
    """The colours of Intent in which a price may be paid."""
    if isinstance(word, Either):
        return Intent(word.one), Intent(word.or_)
    return tuple(Intent) if isinstance(word, AnyColour) else (Intent(word.named()),)

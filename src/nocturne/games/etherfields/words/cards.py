"""Words for Influence cards and Flaws (chapters DRAW, HAND, RESHUFFLE, SEAL, FLAW, PROGRESS)."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Players, Verb
from nocturne.games.etherfields.rules import draw, flaws, items, market, seal
from nocturne.games.etherfields.words.bases import CountedVerb, DreamerVerb, Means, ReadByRules, sealing, this
from nocturne.kernel import Step


class Draw(CountedVerb, frozen=True):
    """Draw cards, up to the Hand Size limit."""

    example: ClassVar[str] = "{draw: 2}"
    step: ClassVar[Means] = draw.DrawCards


class Discard(CountedVerb, frozen=True):
    """Discard cards from the hand, the owner of the hand choosing."""

    example: ClassVar[str] = "{discard: 1}"
    step: ClassVar[Means] = draw.DiscardCards


class Reshuffle(DreamerVerb, frozen=True):
    """Shuffle deck and Discard pile together, without penalty."""

    example: ClassVar[str] = "reshuffle"
    step: ClassVar[Means] = draw.Reshuffle


class Retrieve(Verb, frozen=True):
    """Take cards of your choice from the Discard pile into the hand, up to the Hand Size limit."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{retrieve: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        count = ctx.number(self.amount)
        return [seal.PickCard(seat, "discard", "hand") for seat in ctx.seats("who") for _ in range(count)]


class PutUnder(Verb, frozen=True):
    """Put cards of your choice from the hand under the deck."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{put-under: 2}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        count = ctx.number(self.amount)
        return [seal.PickCard(seat, "hand", "deck", bottom=True) for seat in ctx.seats("who") for _ in range(count)]


class Seal(Verb, frozen=True):
    """Seal cards: the top ones of the deck go to the Sealed pile."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{seal: 2, who: {each: dreamer}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        count = sealing(ctx, ctx.number(self.amount))
        return [seal.SealCards(seat, count) for seat in ctx.seats("who")]


class Unseal(CountedVerb, frozen=True):
    """Unseal cards: the top ones of the Sealed pile go to the Discard pile."""

    example: ClassVar[str] = "{unseal: 3}"
    step: ClassVar[Means] = seal.UnsealCards


class UnsealAll(Verb, frozen=True):
    """Unseal all cards."""

    who: Players = ME
    example: ClassVar[str] = "{unseal-all: {each: dreamer}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [seal.UnsealCards(seat, len(ctx.table.dreamers[seat].sealed)) for seat in ctx.seats("who")]


class SealThis(Verb, frozen=True):
    """Seal the card that was just played."""

    example: ClassVar[str] = "seal-this"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [seal.SealPlayed(ctx.you, this(ctx))]


class BuyInfluence(DreamerVerb, frozen=True):
    """Buy Influence cards from the Market."""

    example: ClassVar[str] = "buy-influence"
    step: ClassVar[Means] = market.BuyInfluence


class GainFlaw(DreamerVerb, frozen=True):
    """Put the top card of the Flaw deck on the Discard pile."""

    example: ClassVar[str] = "gain-flaw"
    step: ClassVar[Means] = flaws.GainFlaw


# -- Progress cards


class Flip(DreamerVerb, frozen=True):
    """Turn a placed Progress card face down."""

    example: ClassVar[str] = "flip"
    step: ClassVar[Means] = items.FlipOne


class Unflip(DreamerVerb, frozen=True):
    """Turn a flipped Progress card face up."""

    example: ClassVar[str] = "unflip"
    step: ClassVar[Means] = partial(items.FlipProgress, up=True)


class PlaceThis(ReadByRules, frozen=True):
    """Place this Progress card; the rules of Progress cards carry it out."""

    example: ClassVar[str] = "place-this"  # EF-PROGRESS-02: it is placed when its cost is met


class RemoveFlaw(ReadByRules, frozen=True):
    """Remove this Flaw; the rules of Flaws carry it out."""

    example: ClassVar[str] = "remove-flaw"  # EF-FLAW-05: it goes under the Flaw deck when its price is paid

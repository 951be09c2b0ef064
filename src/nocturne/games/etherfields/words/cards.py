"""Words for Influence cards and Flaws (chapters DRAW, HAND, RESHUFFLE, SEAL, FLAW, PROGRESS)."""

from __future__ import annotations

from nocturne.effects.context import Context
from nocturne.effects.making import Meant, word
from nocturne.effects.word import ME, AnyAmount, Players
from nocturne.games.etherfields.rules import cards, items
from nocturne.games.etherfields.rules.cards import PickCard, SealCards, SealPlayed, UnsealCards
from nocturne.games.etherfields.rules.draw import DiscardCards, DrawCards, Reshuffle
from nocturne.games.etherfields.words.bases import sealing, this


@word("{draw: 2}")
def draw(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Draw cards, up to the Hand Size limit."""
    return [DrawCards(seat, ctx.number(amount)) for seat in ctx.seats("who")]


@word("{discard: 1}")
def discard(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Discard cards from the hand, the owner of the hand choosing."""
    return [DiscardCards(seat, ctx.number(amount)) for seat in ctx.seats("who")]


@word("reshuffle")
def reshuffle(ctx: Context, who: Players = ME) -> Meant:
    """Shuffle deck and Discard pile together, without penalty."""
    return [Reshuffle(seat) for seat in ctx.seats("who")]


@word("{retrieve: 1}")
def retrieve(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Take cards of your choice from the Discard pile into the hand, up to the Hand Size limit."""
    count = ctx.number(amount)
    return [PickCard(seat, "discard", "hand") for seat in ctx.seats("who") for _ in range(count)]


@word("{put-under: 2}")
def put_under(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Put cards of your choice from the hand under the deck."""
    count = ctx.number(amount)
    return [PickCard(seat, "hand", "deck", bottom=True) for seat in ctx.seats("who") for _ in range(count)]


@word("{seal: 2, who: {each: dreamer}}")
def seal(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Seal cards: the top ones of the deck go to the Sealed pile."""
    count = sealing(ctx, ctx.number(amount))
    return [SealCards(seat, count) for seat in ctx.seats("who")]


@word("{unseal: 3}")
def unseal(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Unseal cards: the top ones of the Sealed pile go to the Discard pile."""
    return [UnsealCards(seat, ctx.number(amount)) for seat in ctx.seats("who")]


@word("{unseal-all: {each: dreamer}}")
def unseal_all(ctx: Context, who: Players = ME) -> Meant:
    """Unseal all cards."""
    return [UnsealCards(seat, len(ctx.table.dreamers[seat].sealed)) for seat in ctx.seats("who")]


@word("seal-this")
def seal_this(ctx: Context) -> Meant:
    """Seal the card that was just played."""
    return (SealPlayed(ctx.you, this(ctx)),)


@word("gain-flaw")
def gain_flaw(ctx: Context, who: Players = ME) -> Meant:
    """Put the top card of the Flaw deck on the Discard pile."""
    return [cards.GainFlaw(seat) for seat in ctx.seats("who")]


@word("remove-flaw")
def remove_flaw(ctx: Context) -> Meant:
    """Remove this Flaw; the rules of Flaws carry it out."""
    return ()  # EF-FLAW-05: it goes under the Flaw deck when its price is paid


# -- Progress cards


@word("flip")
def flip(ctx: Context, who: Players = ME) -> Meant:
    """Turn a placed Progress card face down."""
    return [items.FlipOne(seat) for seat in ctx.seats("who")]


@word("unflip")
def unflip(ctx: Context, who: Players = ME) -> Meant:
    """Turn a flipped Progress card face up."""
    return [items.FlipProgress(seat, up=True) for seat in ctx.seats("who")]


@word("place-this")
def place_this(ctx: Context) -> Meant:
    """Place this Progress card; the rules of Progress cards carry it out."""
    return ()  # EF-PROGRESS-02: it is placed when its cost is met

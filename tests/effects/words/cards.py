"""Words for cards: hands, decks, discard and sealed piles."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Cards, Named, Players, Refers
from tests.effects.words.deeds import deeds
from tests.effects.words.doing import Doing

Pile = Annotated[str, Named("pile")]


class Draw(Doing, frozen=True):
    """Draw cards from the top of a pile."""

    amount: AnyAmount
    who: Players = ME
    from_: Pile = "deck"
    example: ClassVar[str] = "{draw: 2}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).draw(ctx, seat, ctx.number(self.amount), self.from_)


class Discard(Doing, frozen=True):
    """Discard cards from the hand, the owner of the hand choosing."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{discard: 1}"

    def act(self, ctx: Context) -> None:
        """Each of them; a short hand gives what it has."""
        for seat in ctx.seats("who"):
            deeds(ctx).discard(ctx, seat, ctx.number(self.amount))


class DiscardRandom(Doing, frozen=True):
    """Discard cards from the hand at random."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{discard-random: 1, who: {another: player}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).discard_random(ctx, seat, ctx.number(self.amount))


class DiscardCard(Doing, frozen=True):
    """Discard one certain card, such as `this`."""

    what: Cards
    example: ClassVar[str] = "{discard-card: this}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for card in ctx.refs("what"):
            deeds(ctx).discard_card(ctx, card)


class RemoveCard(Doing, frozen=True):
    """Put a certain card out of the game."""

    what: Cards
    example: ClassVar[str] = "{remove-card: this}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for card in ctx.refs("what"):
            deeds(ctx).remove_card(ctx, card)


class GainCard(Doing, frozen=True):
    """Take a named card from the box and put it on a pile."""

    card: Annotated[str, Refers("card")]
    who: Players = ME
    to: Pile = "discard"
    example: ClassVar[str] = "{gain-card: ember, to: discard}"

    def act(self, ctx: Context) -> None:
        """Each of them, as far as there are copies."""
        for seat in ctx.seats("who"):
            deeds(ctx).gain_card(ctx, seat, self.card, self.to)


class Shuffle(Doing, frozen=True):
    """Shuffle a pile; with `into`, shuffle it into another one."""

    pile: Pile
    into: Annotated[str, Named("pile")] = ""
    who: Players = ME
    example: ClassVar[str] = "{shuffle: discard, into: deck}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).shuffle(ctx, seat, self.pile, self.into or self.pile)


class Peek(Doing, frozen=True):
    """Look at the top cards of a pile and put them back; nobody else sees them."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    example: ClassVar[str] = "{peek: 3}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).peek(ctx, seat, ctx.number(self.amount), self.from_)


class RevealTop(Doing, frozen=True):
    """Show the top cards of a pile to everybody."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    example: ClassVar[str] = "{reveal-top: 1}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).reveal_top(ctx, seat, ctx.number(self.amount), self.from_)


class Search(Doing, frozen=True):
    """Look through a pile, take cards of your choice into the hand, and shuffle the rest."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    example: ClassVar[str] = "{search: 1}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).search(ctx, seat, self.from_, ctx.number(self.amount))


class Retrieve(Doing, frozen=True):
    """Take cards of your choice from an open pile into the hand."""

    amount: AnyAmount
    from_: Pile = "discard"
    who: Players = ME
    example: ClassVar[str] = "{retrieve: 1}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).retrieve(ctx, seat, ctx.number(self.amount), self.from_)


class PutOnTop(Doing, frozen=True):
    """Put cards of your choice from the hand on top of a pile."""

    amount: AnyAmount
    of: Pile = "deck"
    who: Players = ME
    example: ClassVar[str] = "{put-on-top: 1}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).put(ctx, seat, ctx.number(self.amount), self.of, bottom=False)


class PutUnder(Doing, frozen=True):
    """Put cards of your choice from the hand under a pile."""

    amount: AnyAmount
    of: Pile = "deck"
    who: Players = ME
    example: ClassVar[str] = "{put-under: 2}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).put(ctx, seat, ctx.number(self.amount), self.of, bottom=True)


class Seal(Doing, frozen=True):
    """Put the top cards of the deck on the sealed pile, out of play."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{seal: 2, who: {each: player, within: 1, of: this}}"

    def act(self, ctx: Context) -> None:
        """Each of them; a short deck gives what it has."""
        for seat in ctx.seats("who"):
            deeds(ctx).seal(ctx, seat, ctx.number(self.amount))


class Unseal(Doing, frozen=True):
    """Bring cards back from the top of the sealed pile."""

    amount: AnyAmount
    who: Players = ME
    example: ClassVar[str] = "{unseal: 3}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).unseal(ctx, seat, ctx.number(self.amount))


class GiveCards(Doing, frozen=True):
    """Give cards of your choice from your hand to another player."""

    amount: AnyAmount
    to: Players
    example: ClassVar[str] = "{give-cards: 1, to: {another: player}}"

    def act(self, ctx: Context) -> None:
        """One receiver after the other."""
        for seat in ctx.seats("to"):
            deeds(ctx).give_cards(ctx, ctx.you, ctx.number(self.amount), seat)


class Steal(Doing, frozen=True):
    """Take cards at random from another player's hand."""

    amount: AnyAmount
    from_: Players
    example: ClassVar[str] = "{steal: 1, from: {another: player, within: 2}}"

    def act(self, ctx: Context) -> None:
        """One victim after the other."""
        for seat in ctx.seats("from_"):
            deeds(ctx).steal(ctx, ctx.you, ctx.number(self.amount), seat)

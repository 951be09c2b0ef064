"""Words for cards: hands, decks, discard and sealed piles."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Cards, Named, Players, Refers, Verb

Pile = Annotated[str, Named("pile")]


class Draw(Verb, frozen=True):
    """Draw cards from the top of a pile."""

    amount: AnyAmount
    who: Players = ME
    from_: Pile = "deck"
    deed: ClassVar[str] = "draw"
    example: ClassVar[str] = "{draw: 2}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.draw(ctx, seat, ctx.number(self.amount), self.from_)


class Discard(Verb, frozen=True):
    """Discard cards from the hand, the owner of the hand choosing."""

    amount: AnyAmount
    who: Players = ME
    deed: ClassVar[str] = "discard"
    example: ClassVar[str] = "{discard: 1}"

    def run(self, ctx: Context) -> None:
        """Each of them; a short hand gives what it has."""
        for seat in ctx.seats("who"):
            ctx.world.discard(ctx, seat, ctx.number(self.amount))


class DiscardRandom(Verb, frozen=True):
    """Discard cards from the hand at random."""

    amount: AnyAmount
    who: Players = ME
    deed: ClassVar[str] = "discard_random"
    example: ClassVar[str] = "{discard-random: 1, who: {another: player}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.discard_random(ctx, seat, ctx.number(self.amount))


class DiscardCard(Verb, frozen=True):
    """Discard one certain card, such as `this`."""

    what: Cards
    deed: ClassVar[str] = "discard_card"
    example: ClassVar[str] = "{discard-card: this}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for card in ctx.refs("what"):
            ctx.world.discard_card(ctx, card)


class RemoveCard(Verb, frozen=True):
    """Put a certain card out of the game."""

    what: Cards
    deed: ClassVar[str] = "remove_card"
    example: ClassVar[str] = "{remove-card: this}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for card in ctx.refs("what"):
            ctx.world.remove_card(ctx, card)


class GainCard(Verb, frozen=True):
    """Take a named card from the box and put it on a pile."""

    card: Annotated[str, Refers("card")]
    who: Players = ME
    to: Pile = "discard"
    deed: ClassVar[str] = "gain_card"
    example: ClassVar[str] = "{gain-card: ember, to: discard}"

    def run(self, ctx: Context) -> None:
        """Each of them, as far as there are copies."""
        for seat in ctx.seats("who"):
            ctx.world.gain_card(ctx, seat, self.card, self.to)


class Shuffle(Verb, frozen=True):
    """Shuffle a pile; with `into`, shuffle it into another one."""

    pile: Pile
    into: Annotated[str, Named("pile")] = ""
    who: Players = ME
    deed: ClassVar[str] = "shuffle"
    example: ClassVar[str] = "{shuffle: discard, into: deck}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.shuffle(ctx, seat, self.pile, self.into or self.pile)


class Peek(Verb, frozen=True):
    """Look at the top cards of a pile and put them back; nobody else sees them."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    deed: ClassVar[str] = "peek"
    example: ClassVar[str] = "{peek: 3}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.peek(ctx, seat, ctx.number(self.amount), self.from_)


class RevealTop(Verb, frozen=True):
    """Show the top cards of a pile to everybody."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    deed: ClassVar[str] = "reveal_top"
    example: ClassVar[str] = "{reveal-top: 1}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.reveal_top(ctx, seat, ctx.number(self.amount), self.from_)


class Search(Verb, frozen=True):
    """Look through a pile, take cards of your choice into the hand, and shuffle the rest."""

    amount: AnyAmount
    from_: Pile = "deck"
    who: Players = ME
    deed: ClassVar[str] = "search"
    example: ClassVar[str] = "{search: 1}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.search(ctx, seat, self.from_, ctx.number(self.amount))


class Retrieve(Verb, frozen=True):
    """Take cards of your choice from an open pile into the hand."""

    amount: AnyAmount
    from_: Pile = "discard"
    who: Players = ME
    deed: ClassVar[str] = "retrieve"
    example: ClassVar[str] = "{retrieve: 1}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.retrieve(ctx, seat, ctx.number(self.amount), self.from_)


class PutOnTop(Verb, frozen=True):
    """Put cards of your choice from the hand on top of a pile."""

    amount: AnyAmount
    of: Pile = "deck"
    who: Players = ME
    deed: ClassVar[str] = "put"
    example: ClassVar[str] = "{put-on-top: 1}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.put(ctx, seat, ctx.number(self.amount), self.of, bottom=False)


class PutUnder(Verb, frozen=True):
    """Put cards of your choice from the hand under a pile."""

    amount: AnyAmount
    of: Pile = "deck"
    who: Players = ME
    deed: ClassVar[str] = "put"
    example: ClassVar[str] = "{put-under: 2}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.put(ctx, seat, ctx.number(self.amount), self.of, bottom=True)


class Seal(Verb, frozen=True):
    """Put the top cards of the deck on the sealed pile, out of play."""

    amount: AnyAmount
    who: Players = ME
    deed: ClassVar[str] = "seal"
    example: ClassVar[str] = "{seal: 2, who: {each: player, within: 1, of: this}}"

    def run(self, ctx: Context) -> None:
        """Each of them; a short deck gives what it has."""
        for seat in ctx.seats("who"):
            ctx.world.seal(ctx, seat, ctx.number(self.amount))


class Unseal(Verb, frozen=True):
    """Bring cards back from the top of the sealed pile."""

    amount: AnyAmount
    who: Players = ME
    deed: ClassVar[str] = "unseal"
    example: ClassVar[str] = "{unseal: 3}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.unseal(ctx, seat, ctx.number(self.amount))


class GiveCards(Verb, frozen=True):
    """Give cards of your choice from your hand to another player."""

    amount: AnyAmount
    to: Players
    deed: ClassVar[str] = "give_cards"
    example: ClassVar[str] = "{give-cards: 1, to: {another: player}}"

    def run(self, ctx: Context) -> None:
        """One receiver after the other."""
        for seat in ctx.seats("to"):
            ctx.world.give_cards(ctx, ctx.you, ctx.number(self.amount), seat)


class Steal(Verb, frozen=True):
    """Take cards at random from another player's hand."""

    amount: AnyAmount
    from_: Players
    deed: ClassVar[str] = "steal"
    example: ClassVar[str] = "{steal: 1, from: {another: player, within: 2}}"

    def run(self, ctx: Context) -> None:
        """One victim after the other."""
        for seat in ctx.seats("from_"):
            ctx.world.steal(ctx, ctx.you, ctx.number(self.amount), seat)

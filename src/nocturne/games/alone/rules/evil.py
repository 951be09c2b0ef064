"""Evil's hands: discarding, drawing, dividing, and who leads (area EVIL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.alone.events import cards, course
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.base import EvilAsk, OfCard, drawn, named, one_of
from nocturne.kernel import PASS, Chance, Draw, Name, Option, Refusal, Seat, Step, Text, Window


class Throw(OfCard, frozen=True):
    """Discard a card before drawing."""


class DrawFrom(Option, frozen=True):
    """Draw from this deck."""

    deck: Name


class Give(Option, frozen=True):
    """Give the card to an Evil player."""

    to: Seat


GIVE = tuple([Give(Seat(seat)) for seat in range(4)])
TOO_MANY = Refusal.by("AL-EVIL-08", "refuse-thrown-enough")


class ThrowCards(Window[Alone], frozen=True):
    """The Evil players may discard cards, together at most 2 (AL-EVIL-08)."""

    thrown: int = 0

    def reactions(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(Throw, "reaction", card) for card in dict.fromkeys(game.hands[seat - 1])]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        return TOO_MANY if option is not PASS and self.thrown >= game.content.sheet.redraw else None

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Throw):
            game.commit(cards.CardThrown(seat, option.card.id))
            game.then(ThrowCards(self.order, self.turn, self.thrown + 1))
        elif self.turn + 1 < len(self.order):
            game.then(ThrowCards(self.order, self.turn + 1, self.thrown))


class DrawHand(Step[Alone], frozen=True):
    """Cards are drawn one by one until the hand size is reached, then divided (AL-EVIL-08, AL-EVIL-07)."""

    def run(self, game: Alone) -> None:
        if cards_due(game) > 0 and drawable(game):
            game.then(NameDeck(game.leader), self)
        elif game.dealt:
            game.then(DivideCards())


def cards_due(game: Alone) -> int:
    """How many cards Evil lacks of the hand size of its whole side (AL-EVIL-07)."""
    held = sum([len(hand) for hand in game.hands]) + len(game.dealt)
    return game.content.sheet.hands[game.box.players - 2] - held


def drawable(game: Alone) -> list[int]:
    """The decks that a card can be drawn from, renewed if need be (AL-EVIL-09)."""
    return [place for place, deck in enumerate(game.decks) if deck.cards_ids or deck.discard or deck.buried]


class NameDeck(EvilAsk, frozen=True):
    """The leader names the deck for each card (AL-EVIL-08)."""

    def prompt(self, game: Alone, seat: Seat) -> Text:
        return Text.of("ask-name-deck", left=cards_due(game))

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(DrawFrom, "deck", game.decks[place].name) for place in drawable(game)]

    def chosen(self, game: Alone, seat: Seat, option: DrawFrom) -> None:
        place = [deck.name for deck in game.decks].index(option.deck.id)
        if not game.decks[place].cards_ids:
            game.commit(cards.DeckRenewed(place))
        game.then(DrawReaction(place))


class DrawReaction(Chance[Alone], frozen=True):
    """The deck is shuffled as it is drawn: any card of it, each as likely (AL-EVIL-08, AL-VIEW-04)."""

    deck: int
    stream: ClassVar[str] = "reactions"

    def draws(self, game: Alone) -> Sequence[Draw]:
        return one_of(len(game.decks[self.deck].cards))

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        deck = game.decks[self.deck]
        game.commit(cards.ReactionDrawn(game.leader, self.deck, drawn(deck.cards, outcome), deck.name))


class DivideCards(Step[Alone], frozen=True):
    """The leader divides the drawn cards, freely (AL-EVIL-02, AL-EVIL-03)."""

    def run(self, game: Alone) -> None:
        if not game.dealt:
            return
        if game.players == 2:
            game.commit(cards.CardDealt(game.leader, game.leader, game.dealt[0]))
            game.then(self)
        else:
            game.then(DivideCard(game.leader), self)


class DivideCard(EvilAsk, frozen=True):
    """The leader gives the next drawn card to an Evil player (AL-EVIL-02)."""

    def candidates(self, game: Alone, seat: Seat) -> Sequence[Option]:
        return GIVE[1 : game.players]

    def chosen(self, game: Alone, seat: Seat, option: Give) -> None:
        game.commit(cards.CardDealt(seat, option.to, game.dealt[0]))


class PassLeadership(Step[Alone], frozen=True):
    """After the cards have been divided the next Evil player leads (AL-EVIL-10)."""

    def run(self, game: Alone) -> None:
        order = game.evil_order()
        if len(order) > 1:
            game.commit(course.LeaderChosen(order[1]))

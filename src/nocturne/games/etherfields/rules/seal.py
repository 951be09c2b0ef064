"""Seal and Unseal, and single cards that change their place by an effect (chapters SEAL, INFLUENCE)."""

from __future__ import annotations

from nocturne.games.etherfields.events.cards import CardMoved, CardReturned, CardsSealed, CardsUnsealed
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.base import CardOption, Takes, limits_choices, plain
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.kernel import Ask, Option, Refusal, Seat, Step


def refuse_seal(game: Etherfields, seat: Seat, count: int) -> Refusal | None:
    """In 2.0 an offered option "Seal X" needs X Influence cards in the deck (EF-CHOICE-02, EF-CHOICE-04)."""
    if not limits_choices(game):
        return None
    have = influence_in(game, seat)
    return None if have >= count else Refusal.by("EF-CHOICE-02", "refuse-seal", due=count, have=have)


def influence_in(game: Etherfields, seat: Seat, pile: str = "deck") -> int:
    """The Influence cards of a deck, which could be Sealed, or of another pile; Flaws do not count (EF-DECK-05)."""
    flaws = game.lib.flaws
    return sum([card not in flaws for card in getattr(game.dreamers[seat], pile)])


class SealCards(Takes, frozen=True):
    """Reveal the top Influence cards of the deck and put them on the Sealed pile (EF-SEAL-01).

    A Flaw met on the way is skipped and returns to the top (EF-SEAL-04, EF-SEAL-05). Never a reshuffle (EF-SEAL-07).
    """

    seat: Seat
    count: int

    def is_there(self, game: Etherfields) -> bool:
        return influence_in(game, self.seat) >= self.count

    def refuse(self, table: Etherfields) -> Refusal | None:
        return refuse_seal(table, self.seat, self.count)

    def run(self, game: Etherfields) -> None:
        flaws, deck = game.lib.flaws, list(game.dreamers[self.seat].deck)
        taken: list[str] = []
        skipped: list[str] = []
        while deck and len(taken) < self.count:
            card = deck.pop()
            (skipped if card in flaws else taken).append(card)
        if taken:
            game.commit(CardsSealed(self.seat, tuple(taken), (*deck, *reversed(skipped))))
            game.then(CountCards(self.seat))


class UnsealCards(Step[Etherfields], frozen=True):
    """The top cards of the Sealed pile move to the Discard pile, as many as there are (EF-SEAL-03, EF-SEAL-08)."""

    seat: Seat
    count: int

    def run(self, game: Etherfields) -> None:
        sealed = game.dreamers[self.seat].sealed
        cards = sealed[: -self.count - 1 : -1]
        if cards:
            game.commit(CardsUnsealed(self.seat, cards))


# -- single cards that change their place


class Pick(CardOption, frozen=True):
    """This card."""


NO_CARD = plain("no-card")


class PickCard(Ask[Etherfields], frozen=True):
    """Choose a card from one of your piles; it goes to another (EF-CHOICE-05)."""

    start: str
    end: str
    bottom: bool = False

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        if self.end == "hand" and len(me.hand) >= hand_limit(game, seat):  # EF-HAND-01
            return [NO_CARD]
        cards = dict.fromkeys(getattr(me, self.start))
        return [Pick.of(card) for card in cards if card in game.lib.influence] or [NO_CARD]  # never a Flaw

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Pick):
            happens = CardReturned if self.end == "deck" else CardMoved
            game.commit(happens(seat, option.card, self.start, self.end, self.bottom))
            game.then(CountCards(seat))


class SealPlayed(Step[Etherfields], frozen=True):
    """The card just played, by now on the Discard pile, goes to the Sealed pile (EF-SEAL-01, EF-DEATH-08)."""

    seat: Seat
    card: str

    def run(self, game: Etherfields) -> None:
        if self.card in game.dreamers[self.seat].discard:
            game.commit(CardMoved(self.seat, self.card, "discard", "sealed"))
            game.then(CountCards(self.seat))

"""Single Influence cards that change their place by an effect (chapters INFLUENCE, SEAL)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from nocturne.games.etherfields.events.cards import CardMoved, CardReturned
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.base import EtherfieldsOption, plain
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.kernel import Ask, Option, Seat, Step


class Pick(EtherfieldsOption, frozen=True):
    """This card."""

    card: str


pick, NO_CARD = cache(Pick), plain("no-card")


class PickCard(Ask[Etherfields], frozen=True):
    """Choose a card from one of your piles; it goes to another (EF-CHOICE-05)."""

    start: str
    end: str
    bottom: bool = False
    rule: ClassVar[str] = "EF-CHOICE-05"

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        if self.end == "hand" and len(me.hand) >= hand_limit(game, seat):  # EF-HAND-01
            return [NO_CARD]
        cards = dict.fromkeys(getattr(me, self.start))
        return [pick(card) for card in cards if card in game.lib.influence] or [NO_CARD]  # never a Flaw

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Pick):
            happens = CardReturned if self.end == "deck" else CardMoved
            game.commit(happens(seat, option.card, self.start, self.end, self.bottom))
            game.then(CountCards(seat))


class SealPlayed(Step[Etherfields], frozen=True):
    """The card just played goes from the Discard pile, where it lies by now, to the Sealed pile (EF-DEATH-08)."""

    seat: Seat
    card: str
    rule: ClassVar[str] = "EF-SEAL-01"

    def run(self, game: Etherfields) -> None:
        if self.card in game.dreamers[self.seat].discard:
            game.commit(CardMoved(self.seat, self.card, "discard", "sealed"))
            game.then(CountCards(self.seat))

"""Influence cards that change their place, Sealing, Flaws and Notes (chapters INFLUENCE, SEAL, FLAW, NOTE)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardReturned, CardShown, CardsSealed, CardsUnsealed
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import base
from nocturne.games.etherfields.rules.active import hand_limit, refuse_gems
from nocturne.games.etherfields.rules.distress import CountCards, PayDistress
from nocturne.games.etherfields.rules.pools import lose
from nocturne.kernel import Ask, Option, Refusal, Seat, Step


def refuse_seal(game: Etherfields, seat: Seat, count: int) -> Refusal | None:
    """In 2.0 an offered option "Seal X" needs X Influence cards in the deck (EF-CHOICE-02, EF-CHOICE-04)."""
    if not base.limits_choices(game):
        return None
    have = influence_in(game, seat)
    return None if have >= count else Refusal.by("EF-CHOICE-02", "refuse-seal", due=count, have=have)


def influence_in(game: Etherfields, seat: Seat, pile: str = "deck") -> int:
    """The Influence cards of a deck, which could be Sealed, or of another pile; Flaws do not count (EF-DECK-05)."""
    flaws = game.lib.flaws
    return sum([card not in flaws for card in getattr(game.dreamers[seat], pile)])


class SealCards(base.Takes, frozen=True):
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


class Pick(base.CardOption, frozen=True):
    """This card."""


NO_CARD = base.plain("no-card")


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


# -- Flaws

PAY_REMOVAL, KEEP_FLAW = base.plain("pay-removal"), base.plain("keep-flaw")
CANNOT_PAY = Refusal.by("EF-FLAW-06", "refuse-removal")


class DrawFlaw(Step[Etherfields], frozen=True):
    """A Flaw drawn from the deck is resolved immediately (EF-FLAW-02)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        flaw = game.dreamers[self.seat].top
        game.commit(CardShown(self.seat, flaw, "deck", "discard"))
        game.then(*base.effect(game, f"{flaw}/do", self.seat, flaw), SettleFlaw(self.seat, flaw))


class SettleFlaw(Step[Etherfields], frozen=True):
    """After resolution a Flaw goes where it says, by default to the Discard pile (EF-FLAW-03)."""

    seat: Seat
    flaw: str

    def run(self, game: Etherfields) -> None:
        flaw, me = game.lib.flaws[self.flaw], game.dreamers[self.seat]
        if self.flaw not in me.discard:
            return
        if flaw.stays:
            from nocturne.games.etherfields.rules.draw import EnforceLimits  # noqa: PLC0415 -- drawing resolves Flaws

            game.commit(CardMoved(self.seat, self.flaw, "discard", "burdens"))
            game.then(CountCards(self.seat), EnforceLimits(self.seat))  # EF-HAND-05
        elif self.flaw in game.lib.removals:
            game.then(OfferRemoval(self.seat, self.flaw, "discard"))


def refuse_removal(game: Etherfields, seat: Seat, flaw: str) -> Refusal | None:
    """Why the price printed for removal cannot be paid, which is paid in full or not at all (EF-FLAW-06)."""
    cost, me = game.lib.removals.get(flaw), game.dreamers[seat]
    if cost is None:
        return CANNOT_PAY
    team = game.keys >= cost.keys and game.hours >= cost.hours
    if not team or me.ether < cost.ether or me.gems < cost.gems or len(me.hand) < cost.cards:
        return CANNOT_PAY
    return refuse_gems(game) if cost.gems else None


class OfferRemoval(Ask[Etherfields], frozen=True):
    """Most Flaws print a price for removal (EF-FLAW-06)."""

    flaw: str
    zone: str
    answers: ClassVar[tuple[Option, ...]] = (PAY_REMOVAL, KEEP_FLAW)
    tells: ClassVar[dict[str, str]] = {"flaw": "card"}

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return refuse_removal(game, seat, self.flaw) if option is PAY_REMOVAL else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is PAY_REMOVAL:
            game.then(PayAndRemove(seat, self.flaw, self.zone))


class PayAndRemove(Step[Etherfields], frozen=True):
    """Pay the printed price; the Flaw goes to the bottom of the Flaw deck (EF-FLAW-05, EF-FLAW-06)."""

    seat: Seat
    flaw: str
    zone: str

    def run(self, game: Etherfields) -> None:
        from nocturne.games.etherfields.rules.draw import DiscardChosen  # noqa: PLC0415 -- drawing resolves Flaws

        cost = game.lib.removals[self.flaw]
        for what, count in (("ether", cost.ether), ("gems", cost.gems), ("keys", cost.keys), ("hours", cost.hours)):
            lose(game, self.seat, what, count)
        game.commit(CardMoved(self.seat, self.flaw, self.zone, "flaws", bottom=True, taker=TEAM))
        game.then(CountCards(self.seat))
        if cost.cards:
            game.then(DiscardChosen(self.seat, cost.cards))
        if cost.distress:
            game.then(PayDistress(self.seat, cost.distress, self.flaw))


class GainFlaw(Step[Etherfields], frozen=True):
    """The top card of the Flaw deck goes on top of the Dreamer's Discard pile (EF-FLAW-01)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        if game.flaws:
            game.commit(CardShown(TEAM, game.flaws[-1], "flaws", "discard", taker=self.seat))


# -- Notes


class UseNote(base.EtherfieldsOption, frozen=True):
    """Read and use a Note (EF-NOTE-01)."""

    card: str

    def steps(self, game: Etherfields, seat: Seat) -> tuple[Step[Etherfields], ...]:
        """Most Notes are single-use: they leave the game (EF-NOTE-03)."""
        if not game.lib.notes[self.card].keeps:
            game.commit(CardMoved(TEAM, self.card, "notes", "removed"))
        return base.effect(game, f"{self.card}/do", seat, self.card)


def refuse_note(game: Etherfields, seat: Seat, option: UseNote) -> Refusal | None:
    """The back tells when a Note may be used; the front is read only then (EF-NOTE-02)."""
    when = game.lib.notes[option.card].when
    return None if base.holds(game, seat, f"note/{option.card}", when) else Refusal.by("EF-NOTE-02", "refuse-note")

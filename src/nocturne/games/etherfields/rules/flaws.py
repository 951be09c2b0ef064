"""Flaws and Notes (chapters FLAW, NOTE)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import refuse_gems
from nocturne.games.etherfields.rules.base import EtherfieldsOption, effect, holds, plain
from nocturne.games.etherfields.rules.distress import CountCards, PayDistress
from nocturne.games.etherfields.rules.pools import lose
from nocturne.kernel import Ask, Option, Refusal, Seat, Step

PAY_REMOVAL, KEEP_FLAW = plain("pay-removal"), plain("keep-flaw")
CANNOT_PAY = Refusal.by("EF-FLAW-06", "refuse-removal")


class DrawFlaw(Step[Etherfields], frozen=True):
    """A Flaw drawn from the deck is resolved immediately (EF-FLAW-02)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        flaw = game.dreamers[self.seat].deck[-1]
        game.commit(CardShown(self.seat, flaw, "deck", "discard"))
        game.then(*effect(game, f"{flaw}/do", self.seat, flaw), SettleFlaw(self.seat, flaw))


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


class UseNote(EtherfieldsOption, frozen=True):
    """Read and use a Note (EF-NOTE-01)."""

    card: str

    def steps(self, game: Etherfields, seat: Seat) -> tuple[Step[Etherfields], ...]:
        """Most Notes are single-use: they leave the game (EF-NOTE-03)."""
        if not game.lib.notes[self.card].keeps:
            game.commit(CardMoved(TEAM, self.card, "notes", "removed"))
        return effect(game, f"{self.card}/do", seat, self.card)


def refuse_note(game: Etherfields, seat: Seat, option: UseNote) -> Refusal | None:
    """The back tells when a Note may be used; the front is read only then (EF-NOTE-02)."""
    when = game.lib.notes[option.card].when
    return None if holds(game, seat, f"note/{option.card}", when) else Refusal.by("EF-NOTE-02", "refuse-note")

"""Events around the end of the game by agreement (END)."""

from __future__ import annotations

from nocturne.games.alone.events.base import Public, Shown
from nocturne.games.alone.model import Alone
from nocturne.kernel import Seat


class ConcessionOffered(Public, frozen=True):
    """An Evil player would concede; the others have not agreed yet (AL-END-05)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        game.conceding = tuple(sorted([*game.conceding, self.seat]))


class ConcessionWithdrawn(Public, frozen=True):
    """An Evil player would rather play on (AL-END-05)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        game.conceding = tuple([seat for seat in game.conceding if seat != self.seat])


class SideConceded(Shown, frozen=True):
    """A side has given up. The record is open to all then, so taking it back is never free (AL-VIEW-11)."""

    hero: bool

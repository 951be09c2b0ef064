"""Conceding, for the whole of one's own side (END)."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.games.alone.events.course import ConcessionOffered, ConcessionWithdrawn, SideConceded
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.base import plain
from nocturne.kernel import Option, Seat, Step, Text
from nocturne.kernel.steps import AnyStep

CONCEDE, PLAY_ON = plain("concede"), plain("play-on")


def calls(game: Alone, seat: Seat) -> Sequence[tuple[Option, AnyStep]]:
    """What a seat may say at any time: to concede, or that it would play on after all (AL-END-05)."""
    if seat in game.conceding:
        return ((PLAY_ON, WithdrawConcession(seat)),)
    return ((CONCEDE, ConcedeFor(seat)),)


class ConcedeFor(Step[Alone], frozen=True):
    """The Hero concedes alone; Evil has conceded when all Evil players agree (AL-END-05)."""

    seat: Seat

    def run(self, game: Alone) -> None:
        evil = game.evil_order()
        if self.seat == HERO:
            game.commit(SideConceded(hero=True))
            game.end(sorted(evil), Text.of("over-hero-conceded"))
            return
        game.commit(ConcessionOffered(self.seat))
        if len(game.conceding) == len(evil):
            game.commit(SideConceded(hero=False))
            game.end([HERO], Text.of("over-evil-conceded"))


class WithdrawConcession(Step[Alone], frozen=True):
    """An Evil player takes the offer back, as long as the others have not agreed (AL-END-05)."""

    seat: Seat

    def run(self, game: Alone) -> None:
        game.commit(ConcessionWithdrawn(self.seat))

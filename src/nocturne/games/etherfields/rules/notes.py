"""Note cards (chapter NOTE)."""

from __future__ import annotations

from functools import cache

from nocturne.games.etherfields.events.cards import TEAM, CardMoved
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.base import EtherfieldsOption
from nocturne.games.etherfields.rules.effects import effect, holds
from nocturne.kernel import Refusal, Seat, Step

NOT_YET = Refusal.by("EF-NOTE-02", "refuse-note")


class UseNote(EtherfieldsOption, frozen=True):
    """Read and use a Note (EF-NOTE-01)."""

    card: str

    def steps(self, game: Etherfields, seat: Seat) -> tuple[Step[Etherfields], ...]:
        """Most Notes are single-use: they leave the game (EF-NOTE-03)."""
        if not game.lib.notes[self.card].keeps:
            game.commit(CardMoved(TEAM, self.card, "notes", "removed"))
        return effect(game, f"{self.card}/do", seat, self.card)


use_note = cache(UseNote)


def refuse_note(game: Etherfields, seat: Seat, option: UseNote) -> Refusal | None:
    """The back tells when a Note may be used; the front is read only then (EF-NOTE-02)."""
    when = game.lib.notes[option.card].when
    return None if holds(game, seat, f"note/{option.card}", when) else NOT_YET

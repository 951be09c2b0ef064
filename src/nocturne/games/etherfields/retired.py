"""Steps that no rule lines up any more, but that a save of an older version may hold: each goes on as its successor."""

from __future__ import annotations

from msgspec import Struct

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.base import effect
from nocturne.kernel import Seat, Step


class Cause(Struct, frozen=True, array_like=True):
    """For whom an effect was carried out, by which element, aimed at which figure, and whether in an effect row."""

    you: Seat
    this: str = ""
    it: int = -1
    row: bool = False


class DoEffect(Step[Etherfields], frozen=True):
    """An effect from one of its parts on (EF-PRECEDENCE-01)."""

    key: str
    at: int
    cause: Cause

    def run(self, game: Etherfields) -> None:
        cause = self.cause
        game.then(*effect(game, self.key, cause.you, cause.this, target=cause.it, row=cause.row)[self.at :])

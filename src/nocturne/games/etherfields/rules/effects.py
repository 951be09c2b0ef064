"""Carrying out what cards, tiles and scripts say: one deed after the other, saved between any two."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.content import Cause
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Step


class DoEffect(Step[Etherfields], frozen=True):
    """Carry out an effect from one of its deeds on; the printed text overrides the rulebook (EF-PRECEDENCE-01)."""

    key: str
    at: int
    cause: Cause
    rule: ClassVar[str] = "EF-PRECEDENCE-01"

    def run(self, game: Etherfields) -> None:
        deeds = game.lib.effects.get(self.key, ())
        if self.at < len(deeds):
            deeds[self.at].run(game, self.cause)
        if self.at + 1 < len(deeds):
            game.then(DoEffect(self.key, self.at + 1, self.cause))

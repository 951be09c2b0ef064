"""Parts of an effect with a condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from nocturne.games.alone.components import Purpose
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.base import Deed, refuse_all
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.rules.near import NOT_MET, Near, sectors_near
from nocturne.kernel import Refusal
from nocturne.kernel.steps import AnyStep


def _no_hit(game: Alone) -> bool:
    return game.roll is not None and not hits(game)


HOLDS: dict[str, Callable[[Alone], bool]] = {
    "beside-unrevealed": lambda game: bool(sectors_near(game, Near.ADJACENT) & ~game.revealed),
    "no-hit": _no_hit,
    "at-lcu": lambda game: game.purpose is Purpose.LCU,
    "at-mission": lambda game: game.purpose is Purpose.MISSION,
    "without-item": lambda game: not game.item,
    "first-combat": lambda game: FOUGHT not in game.used,
}
"""What a part of an effect may depend on, by the word that stands after `if`."""


class When(Deed, frozen=True):
    """A part that is carried out only where something holds; else it is skipped (AL-DECK-06)."""

    what: str
    steps: tuple[AnyStep, ...]
    rule: ClassVar[str] = "AL-DECK-06"

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_all(game, self.steps) if HOLDS[self.what](game) else NOT_MET

    def run(self, game: Alone) -> None:
        if HOLDS[self.what](game):
            game.then(*self.steps)

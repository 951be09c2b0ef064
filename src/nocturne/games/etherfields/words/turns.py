"""Words for Turns and for how a Slumber or Dream ends (chapters TURNCARD, LOOT, SLUMBER, DREAM)."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import STATEMENT, Count, Verb
from nocturne.games.etherfields.rules import turn
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.words.bases import Means, StepVerb
from nocturne.kernel import Step


class BlockStep(Verb, frozen=True):
    """Block a step of the current Turn card."""

    example: ClassVar[str] = "block-step"

    def steps(self, ctx: Context) -> tuple[Step[Any], ...]:
        """The Dreamers choose which (EF-TURNCARD-09)."""
        return turn.block_step(ctx.table)


class AddTurns(Verb, frozen=True):
    """Add Turn cards to the Turn deck, as far as there are cards left."""

    count: Count = 1
    example: ClassVar[str] = "{add-turns: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [turn.AddTurns(self.count)]


class Hasten(StepVerb, frozen=True):
    """Resolve the current Turn card at once; it is resolved again at its time."""

    example: ClassVar[str] = "hasten"
    step: ClassVar[Means] = partial(turn.ResolveTurnCard, 0)  # EF-TURNCARD-12


class Loot(StepVerb, frozen=True):
    """Gain the Loot of the current Turn card."""

    example: ClassVar[str] = "loot"
    step: ClassVar[Means] = turn.GainLoot  # EF-LOOT-01


class EndWell(StepVerb, frozen=True):
    """This Slumber or Dream is won and ends at once."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "end-well"
    step: ClassVar[Means] = partial(EndScene, won=True)  # EF-SLUMBER-07, EF-DREAM-07


class EndBadly(StepVerb, frozen=True):
    """This Slumber or Dream ends at once, and is not won."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "end-badly"
    step: ClassVar[Means] = partial(EndScene, won=False)  # EF-DREAM-03


class Perish(StepVerb, frozen=True):
    """All Dreamers lose."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "perish"
    step: ClassVar[Means] = partial(Defeat, "told")  # EF-DEATH-01

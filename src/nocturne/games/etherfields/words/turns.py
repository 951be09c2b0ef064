"""Words for Turns and for how a Slumber or Dream ends (chapters TURNCARD, LOOT, SLUMBER, DREAM)."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import STATEMENT, Count, Verb
from nocturne.games.etherfields.rules import turn
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.scenes import EndScene
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


class Hasten(Verb, frozen=True):
    """Resolve the current Turn card at once; it is resolved again at its time."""

    example: ClassVar[str] = "hasten"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-TURNCARD-12."""
        return [turn.ResolveTurnCard(0)]


class Loot(Verb, frozen=True):
    """Gain the Loot of the current Turn card."""

    example: ClassVar[str] = "loot"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-LOOT-01."""
        return [turn.GainLoot()]


class EndWell(Verb, frozen=True):
    """This Slumber or Dream is won and ends at once."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "end-well"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-SLUMBER-07, EF-DREAM-07."""
        return [EndScene(won=True)]


class EndBadly(Verb, frozen=True):
    """This Slumber or Dream ends at once, and is not won."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "end-badly"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-DREAM-03."""
        return [EndScene(won=False)]


class Perish(Verb, frozen=True):
    """All Dreamers lose."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "perish"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-DEATH-01."""
        return [Defeat("told")]

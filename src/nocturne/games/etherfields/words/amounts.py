"""Amounts of Etherfields' cards: numbers that are counted when they are needed."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ROLLED, Amount, Named, Small
from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.rules.active import active_progress, progress_count


class ProgressCards(Amount, frozen=True):
    """So much for each active Progress card you have, or for each of one colour."""

    times: Small = 1
    colour: Annotated[str, Named("intent")] = ""
    example: ClassVar[str] = "{progress-cards: 1}"

    def count(self, ctx: Context) -> int:
        """The Progress-count icon (EF-PROGRESS-11)."""
        if self.colour:
            return progress_count(ctx.table, ctx.you, Intent(self.colour)) * self.times
        return len(active_progress(ctx.table, ctx.you)) * self.times


class Rolled(Amount, frozen=True):
    """As much as the dice of this effect came to."""

    needs: ClassVar[str] = ROLLED
    example: ClassVar[str] = "rolled"

    def count(self, ctx: Context) -> int:
        """Their sum."""
        value = ctx.bound.get(ROLLED)
        return value if isinstance(value, int) else 0

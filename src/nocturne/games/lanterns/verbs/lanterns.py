"""Verbs about lanterns."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Verb


class Snuff(Verb, frozen=True):
    """Darken the lantern that is about to be taken, unless its taker wards it off."""

    deed: ClassVar[str] = "snuff"
    amends: ClassVar[str] = "event"
    example: ClassVar[str] = "snuff"

    def run(self, ctx: Context) -> None:
        """The Snuff itself can be reacted to (LN-WARD-01)."""
        ctx.world.snuff(ctx)  # type: ignore[attr-defined]  # Lanterns' own world has it

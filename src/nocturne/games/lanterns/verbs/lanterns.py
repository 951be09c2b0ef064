"""Verbs about lanterns."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.run import Env
from nocturne.effects.terms import Verb


class Snuff(Verb, frozen=True):
    """Darken the lantern that is about to be taken, unless its taker wards it off."""

    deed: ClassVar[str] = "snuff"
    amends: ClassVar[str] = "event"
    example: ClassVar[str] = "snuff"

    def run(self, env: Env) -> None:
        """The Snuff itself can be reacted to (LN-WARD-01)."""
        env.world.snuff(env)  # type: ignore[attr-defined]  # Lanterns' own world has it

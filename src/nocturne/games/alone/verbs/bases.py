"""What the conditions and costs of ALONE have in common: the rules ask and take them, here they are only said."""

from __future__ import annotations

from nocturne.effects.context import Context
from nocturne.effects.word import Condition, Cost
from nocturne.games.alone.verbs.steps import HOLDS
from nocturne.kernel import Refusal


class Ours(Condition, frozen=True):
    """A condition that a step of the rules asks when its time comes."""

    def holds(self, ctx: Context) -> bool:
        """As the table is now."""
        return HOLDS[self.named()](ctx.table)


class Ruled(Condition, frozen=True):
    """A condition that belongs to the rules of its kind of record; they ask it by themselves."""


class Paid(Cost, frozen=True):
    """A price that the rules themselves take."""

    def refuse(self, ctx: Context) -> Refusal | None:
        """The rules refuse it."""
        return None  # pragma: no cover -- the rules never ask here

    def pay(self, ctx: Context) -> None:
        """The rules take it."""

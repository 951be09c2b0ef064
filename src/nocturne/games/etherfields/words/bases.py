"""What several prices have in common; no words themselves."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Cost
from nocturne.games.etherfields.rules.choice import CANNOT_PAY, limits_choices
from nocturne.kernel import Refusal, Step


class Price(Cost, frozen=True):
    """A price that is paid as a whole or not at all, by its own steps."""

    def refuse(self, ctx: Context) -> Refusal | None:
        """Why it cannot be paid: the same words, whatever is lacking."""
        return None if super().refuse(ctx) is None else CANNOT_PAY[limits_choices(ctx.table)]


class ActionPrice(Cost, frozen=True):
    """A price that the rules of actions collect."""

    of_actions: ClassVar[bool] = True

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The rules of actions have collected it."""
        return []

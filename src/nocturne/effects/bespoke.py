"""The way out where the closed words end: one record, one function of the game, with the reason beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Named, Verb
from nocturne.kernel import Step


class Bespoke(Verb, frozen=True):
    """Do what no words can say yet: a function that the game has for this one record, with the reason why."""

    name: Annotated[str, Named("bespoke")]
    reason: str
    example: ClassVar[str] = "{bespoke: mirror-hands, reason: both hands are counted before either changes}"

    def steps(self, ctx: Context) -> Sequence[Step[Any]]:
        """Those of the game's own function; its text is the message `bespoke-<name>` of the game's catalogue."""
        return ctx.stage.bespoke[self.name](ctx) or ()

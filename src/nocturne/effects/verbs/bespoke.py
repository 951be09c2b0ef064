"""The way out where the closed words end: one record, one function of the game, with the reason beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from nocturne.effects.word import Named, Verb

if TYPE_CHECKING:
    from nocturne.effects.context import Context


class Bespoke(Verb, frozen=True):
    """Do what no words can say yet: a function that the game has for this one record, with the reason why."""

    name: Annotated[str, Named("bespoke")]
    reason: str
    example: ClassVar[str] = "{bespoke: mirror-hands, reason: both hands are counted before either changes}"

    def run(self, ctx: Context) -> None:
        """The game's own function; its text is the message `bespoke-<name>` of the game's catalogue."""
        ctx.stage.bespoke[self.name](ctx)

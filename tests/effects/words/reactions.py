"""Words that change what is about to happen. They stand in reactions to a moment before an event."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.word import AMOUNT, AnyAmount, Between, Block
from nocturne.kernel import Amended
from tests.effects.words.dice import PickDie
from tests.effects.words.doing import Doing


class Cancel(Doing, frozen=True):
    """What is about to happen does not happen."""

    amends: ClassVar[str] = "event"
    example: ClassVar[str] = "cancel"

    def act(self, ctx: Context) -> None:
        """Prevent it."""
        ctx.table.commit(Amended(None))


class Prevent(Doing, frozen=True):
    """What is about to happen is smaller by so much; nothing left of it, it does not happen."""

    amount: AnyAmount
    amends: ClassVar[str] = AMOUNT
    example: ClassVar[str] = "{prevent: 1}"

    def act(self, ctx: Context) -> None:
        """Take it off the amount."""
        change_amount(ctx, -ctx.number(self.amount))


class Increase(Doing, frozen=True):
    """What is about to happen is larger by so much."""

    amount: AnyAmount
    amends: ClassVar[str] = AMOUNT
    example: ClassVar[str] = "{increase: 1}"

    def act(self, ctx: Context) -> None:
        """Add it to the amount."""
        change_amount(ctx, ctx.number(self.amount))


def change_amount(ctx: Context, by: int) -> None:
    """Change the amount of the event that is about to happen; at nothing it is prevented."""
    event = ctx.table.proposed[-1]
    if event is None:
        return
    left = event.amount + by
    ctx.table.commit(Amended(replace(event, amount=left) if left > 0 else None))


class Instead(Doing, frozen=True):
    """Something else happens in place of what is about to happen."""

    do: Block
    amends: ClassVar[str] = "event"
    example: ClassVar[str] = "{instead: [{draw: 1}]}"

    def act(self, ctx: Context) -> None:
        """Prevent it and do the other thing."""
        ctx.table.commit(Amended(None))
        ctx.then(ctx.do(self.do))


class Reroll(Doing, frozen=True):
    """Roll a die again before it counts; where there are several, one of your choice."""

    amends: ClassVar[str] = "dice"
    example: ClassVar[str] = "reroll"

    def act(self, ctx: Context) -> None:
        """The new face counts, better or worse."""
        ctx.then(PickDie(ctx.you))


class ChangeDie(Doing, frozen=True):
    """Turn a die up or down before it counts, within its faces; where there are several, one of your choice."""

    by: Annotated[int, Between(-9, 9)]
    amends: ClassVar[str] = "dice"
    example: ClassVar[str] = "{change-die: 1}"

    def act(self, ctx: Context) -> None:
        """The die is turned, not rolled."""
        ctx.then(PickDie(ctx.you, self.by))

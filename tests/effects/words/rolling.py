"""Rolling dice in the playground."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Struct

from nocturne.effects.context import Context
from nocturne.effects.word import ROLLED, Between, Block, Count, Named, Verb
from nocturne.kernel import Step
from tests.effects.words.dice import RollDice


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What happens when the dice come to something: from so much, up to so much."""

    from_: Annotated[int, Between(0, 99)]
    to: Annotated[int, Between(0, 99)] | None = None
    do: Block = Block(0)

    def fits(self, total: int) -> bool:
        """Whether the sum is within it."""
        return self.from_ <= total and (self.to is None or total <= self.to)


class Roll(Verb, frozen=True):
    """Roll dice and do what the sum stands for; afterwards the sum is the amount `rolled`."""

    die: Annotated[str, Named("die")]
    dice: Count = 1
    outcomes: tuple[Outcome, ...] = ()
    binds: ClassVar[bool] = True
    tells: ClassVar[tuple[str, ...]] = (ROLLED,)
    example: ClassVar[str] = "{roll: luck, outcomes: [{from: 1, to: 3, do: [{draw: 1}]}, {from: 4, do: [{draw: 2}]}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The dice decide."""
        return [RollDice(ctx.line, ctx.you, self.die, self.dice)]

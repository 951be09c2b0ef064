"""Control words: order, choices, conditions, repetition, prices, scripts."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context, candidates
from nocturne.effects.decisions import ChooseBranch, Offer
from nocturne.effects.interpret import Do
from nocturne.effects.step import Line
from nocturne.effects.word import (
    CONTROL,
    IT,
    ME,
    YOU,
    AnyCondition,
    AnyCost,
    Block,
    Condition,
    Count,
    Players,
    Refers,
    Select,
    Things,
    Verb,
)
from nocturne.kernel import Seat, Step
from nocturne.kernel.text import Text


class Choose(Verb, frozen=True):
    """Choose something; the verbs after it call it `it`, or by the name given with `as`."""

    what: Things
    example: ClassVar[str] = "[{choose: {a: entity, within: 2}}, {remove: it}]"

    def steps(self, ctx: Context) -> tuple[()]:
        """The choice was made when the line was reached."""
        return ()


class If(Verb, frozen=True):
    """Do something only where a condition holds, and something else where it does not."""

    what: AnyCondition
    then: Block
    else_: Block | None = None
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{if: {flag: gate-open}, then: [{draw: 2}], else: [{draw: 1}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Ask the condition once."""
        block = self.then if ctx.holds(self.what) else self.else_
        return [] if block is None else [ctx.do(block)]


class ForEach(Verb, frozen=True):
    """Do something once for each thing of a selection, which is then `it`."""

    what: Things
    do: Block
    iterates: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{for-each: {each: dreamer}, do: [{draw: 1, who: it}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """In the order of the table."""
        return [ctx.do(self.do, **{IT: thing}) for thing in ctx.refs("what")]


class Repeat(Verb, frozen=True):
    """Do something several times."""

    times: Count
    do: Block
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{repeat: 2, do: [{draw: 1}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """One after the other."""
        return [ctx.do(self.do)] * self.times


class May(Verb, frozen=True):
    """Let a player decide whether something is done."""

    do: Block
    who: Players = ME
    iterates: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{may: [{draw: 1}]}"

    price: ClassVar[tuple[AnyCost, ...]] = ()
    otherwise: ClassVar[Block | None] = None

    @property
    def offer(self) -> Block:
        """What is offered."""
        return self.do

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Ask each of them."""
        return [Offer(seat, line) for seat, line in asked(ctx, self.who)]


class Pay(Verb, frozen=True):
    """Let a player pay a price to get something (`to`), or to be spared something (`else`)."""

    price: tuple[AnyCost, ...]
    to: Block | None = None
    else_: Block | None = None
    who: Players = ME
    iterates: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{pay: [{spend: ether, amount: 2}], to: [{draw: 2}]}"

    @property
    def offer(self) -> Block | None:
        """What the price buys."""
        return self.to

    @property
    def otherwise(self) -> Block | None:
        """What happens where it is not paid."""
        return self.else_

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Ask each of them."""
        return [Offer(seat, line) for seat, line in asked(ctx, self.who)]


def asked(ctx: Context, who: Select) -> list[tuple[Seat, Line]]:
    """Who is asked, each with the line that asks; where it is not the owner alone, that player is `it`."""
    line, bound = ctx.line, ctx.bound
    pairs = zip(ctx.refs("who"), ctx.seats("who"), strict=True)
    if who.pointer and who.noun == YOU:
        return [(seat, line) for _, seat in pairs]
    return [(seat, Do(line.record, line.block, line.at, bound.having(IT, thing))) for thing, seat in pairs]


class ChooseOne(Verb, frozen=True):
    """Let a player choose one of several effects."""

    branches: tuple[Block, ...]
    who: Players = ME
    iterates: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{choose-one: [[{draw: 1}], [{gain: ether, amount: 2}]]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Ask."""
        return [ChooseBranch(seat, line) for seat, line in asked(ctx, self.who)]


class Call(Verb, frozen=True):
    """Carry out a script: an effect that several records share, or a passage of the story."""

    script: Annotated[str, Refers("script")]
    example: ClassVar[str] = "{call: the-door-opens}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The script knows the same values."""
        key = f"script/{self.script}"
        return [Do(key, ctx.stage.compiled(key).record.do, 0, ctx.bound)]  # type: ignore[attr-defined]  # a script has it


# -- conditions


class ThereIs(Condition, frozen=True):
    """There is at least one thing of a selection."""

    what: Things
    example: ClassVar[str] = "{there-is: {a: entity, within: 1}}"

    def unfit(self) -> Text | None:
        """One is enough, so that no other number can be asked for."""
        return None if self.what.how in ("the", "a", "another") else Text.of("effect-one-enough")

    def holds(self, ctx: Context) -> bool:
        """As far as the owner of the effect knows."""
        return bool(candidates(ctx, self.what, ctx.you))


class All(Condition, frozen=True):
    """Every one of several conditions holds. A list of conditions means the same."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{all: [{flag: gate-open}, {has: ether, at-least: 2}]}"

    def holds(self, ctx: Context) -> bool:
        """All of them."""
        return all(condition.holds(ctx) for condition in self.of)


class AnyOf(Condition, frozen=True):
    """At least one of several conditions holds."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{any-of: [{flag: gate-open}, last-turn]}"

    def holds(self, ctx: Context) -> bool:
        """One is enough."""
        return any(condition.holds(ctx) for condition in self.of)


class Not(Condition, frozen=True):
    """A condition does not hold."""

    what: AnyCondition
    example: ClassVar[str] = "{not: {flag: gate-open}}"

    def holds(self, ctx: Context) -> bool:
        """The opposite."""
        return not self.what.holds(ctx)

"""Words of control that games share: conditions, and a choice between effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.decisions import ChooseBranch
from nocturne.effects.interpret import Do
from nocturne.effects.speak import chain
from nocturne.effects.step import Line
from nocturne.effects.word import CONTROL, IT, ME, YOU, AnyCondition, Block, Condition, Players, Select, Verb
from nocturne.kernel import Seat, Step
from nocturne.kernel.text import Text

if TYPE_CHECKING:
    from nocturne.effects.text import Describer


class If(Verb, frozen=True):
    """Do something only where a condition holds, and something else where it does not."""

    what: AnyCondition
    then: Block
    else_: Block | None = None
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{if: {flag: gate-open}, then: [{draw: 2}], else: [{draw: 1}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        block = self.then if ctx.holds(self.what) else self.else_
        return [] if block is None else [ctx.do(block)]

    def told(self, text: Describer, form: str) -> Text:
        what = text.condition(self.what)
        if self.else_ is None:
            return Text.of(f"if-{form}", what=what, then=text.clause(self.then))
        return Text.of(f"if-else-{form}", what=what, then=text.clause(self.then), otherwise=text.clause(self.else_))


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
        return [ChooseBranch(seat, line) for seat, line in asked(ctx, self.who)]

    def told(self, text: Describer, form: str) -> Text:
        who, outer = text.who(self.who), text.it
        taken = text.takes(self.who)
        branches = chain("branches", [text.clause(branch, taken) for branch in self.branches])
        text.it = outer
        return Text.of(f"choose-one-{form}", branches=branches, **who)


# -- conditions


class All(Condition, frozen=True):
    """Every one of several conditions holds. A list of conditions means the same."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{all: [{flag: gate-open}, {has: ether, at-least: 2}]}"

    def holds(self, ctx: Context) -> bool:
        return all(condition.holds(ctx) for condition in self.of)

    def told(self, text: Describer, form: str) -> Text:
        return joined(text, self.of, form, both=form != "negative")  # not (a and b) is: not a, or not b


def joined(text: Describer, conditions: tuple[AnyCondition, ...], form: str, *, both: bool) -> Text:
    """Conditions in one clause: all of them, or one of them."""
    return chain("conditions" if both else "alternatives", [text.condition(inner, form) for inner in conditions])

"""Words of control of Etherfields alone: choices, prices, scripts, flags, and conditions of conditions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from msgspec.structs import replace

from nocturne.effects.context import Context, candidates
from nocturne.effects.control import asked, joined
from nocturne.effects.interpret import AskLine, Do, line_of, refuse
from nocturne.effects.making import Meant, condition, word
from nocturne.effects.speak import chain
from nocturne.effects.step import ALL, Need
from nocturne.effects.word import (
    CONTROL,
    IT,
    ME,
    ORDER,
    YOU,
    AnyCondition,
    AnyCost,
    Block,
    Condition,
    Players,
    Refers,
    Select,
    Verb,
)
from nocturne.games.etherfields.events.scenes import FlagSet, FlagUnset
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.words.bases import Flag, Things
from nocturne.kernel import PASS, Option, Refusal, Seat, Step
from nocturne.kernel.text import Text

if TYPE_CHECKING:
    from nocturne.effects.text import Describer

CROWD = 20
"""How many things `for each` is taken to go through when steps are counted."""


class Choose(Verb, frozen=True):
    """Choose something; the verbs after it call it `it`, or by the name given with `as`."""

    what: Things
    apart: ClassVar[bool] = True
    example: ClassVar[str] = "[{choose: {a: entity, within: 2}}, {remove: it}]"

    def steps(self, ctx: Context) -> tuple[()]:
        """The choice was made when the line was reached."""
        return ()


class ForEach(Verb, frozen=True):
    """Do something once for each thing of a selection, which is then `it`."""

    what: Things
    do: Block
    iterates: ClassVar[bool] = True
    grows: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{for-each: {each: dreamer}, do: [{draw: 1, who: it}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [ctx.do(self.do, **{IT: thing}) for thing in ctx.refs("what")]

    def times_inside(self) -> int:
        return CROWD

    def told(self, text: Describer, form: str) -> Text:
        what, outer = text.select(self.what), text.it
        text.it = self.what.noun if not self.what.pointer else text.it
        said = Text.of(f"for-each-{form}", what=what, do=text.clause(self.do, elided=""))
        text.it = outer
        return said


# -- prices


class Pay(Verb, frozen=True):
    """Let a player pay a price to get something (`to`), or to be spared something (`else`)."""

    price: tuple[AnyCost, ...]
    to: Block | None = None
    else_: Block | None = None
    who: Players = ME
    iterates: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{pay: [{spend: ether, amount: 2}], to: [{draw: 2}]}"

    def unfit(self) -> Text | None:
        """A price must buy or spare something, and not be one that only actions can have."""
        if self.to is None and self.else_ is None:
            return Text.of("effect-price")
        wrong = next((cost for cost in self.price if cost.of_actions), None)  # none where it was misread
        return None if wrong is None else Text.of("effect-price-of-actions", word=wrong.named())

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [Offer(seat, line) for seat, line in asked(ctx, self.who)]

    def told(self, text: Describer, form: str) -> Text:
        you = self.who.pointer and self.who.noun == YOU
        return self._price(text, form, text.who(self.who), YOU if you else IT, YOU if you else "")

    def told_asking(self, text: Describer) -> Text:
        """The price as it is put to who may pay it."""
        asked = self.who.noun if self.who.pointer else IT
        return self._price(text, "sentence", {"who": Text("the-you"), "who-is": "you"}, asked, asked)

    def _price(self, text: Describer, form: str, who: dict[str, Any], taken: str, spared: str) -> Text:
        """A price, what it buys, and what follows where it is not paid; whose deeds are told without naming them."""
        outer = text.it
        costs = chain("costs", [text.word(cost, "cost") for cost in self.price])
        text.takes(self.who)
        to = None if self.to is None else text.clause(self.to, taken)
        otherwise = None if self.else_ is None else text.clause(self.else_, spared)
        text.it = outer
        if self.to is None:
            return Text.of(f"pay-or-{form}", costs=costs, otherwise=otherwise, **who)
        key = "pay" if imperative(text.verbs(self.to)[0], taken) else "pay-if"
        if otherwise is None:
            return Text.of(f"{key}-{form}", costs=costs, to=to, **who)
        return Text.of(f"{key}-else-{form}", costs=costs, to=to, otherwise=otherwise, **who)


def imperative(verb: Verb, elided: str) -> bool:
    """Whether a deed is told without a subject, so that "to" can precede it."""
    who = getattr(verb, "who", None)
    subject = isinstance(who, Select) and not verb.done_to and not (who.pointer and who.noun == elided)
    return verb.grammar is ORDER and not subject


class Accept(Option, frozen=True):
    """Take the offer."""


ACCEPT = Accept()


class Offer(AskLine[Etherfields, Pay], frozen=True):
    """Do it, or not; with a price, pay it first. The verb says what is offered, its price, and what follows if not."""

    rule: ClassVar[str] = "EF-PRECEDENCE-01"

    def candidates(self, game: Etherfields, seat: Seat) -> Sequence[Option]:
        return (ACCEPT, PASS)

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """Where the offer stands: `text.say_effect` puts it into words."""
        line, verb = line_of(self.line), self.verb(game)
        if verb.price:
            return Text.of("ask-offer", seat=seat, record=line.record, block=line.block, at=line.at)
        return Text.of("ask-offer", seat=seat, record=line.record, block=verb.to)

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        """What cannot be paid cannot be accepted."""
        return None if option is PASS else refuse_price(self.context(game).of(seat), self.verb(game).price)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        ctx, verb = self.context(game), self.verb(game)
        if option is ACCEPT:
            pay(ctx.of(seat), verb.price)
            if verb.to is not None:
                game.then(ctx.do(verb.to))
        elif verb.else_ is not None:
            game.then(ctx.do(verb.else_))

    def blocks(self, table: Etherfields) -> tuple[Block, ...]:
        verb = self.verb(table)
        return tuple([block for block in (verb.to, verb.else_) if block is not None])

    def refuse_asking(self, table: Etherfields, need: Need) -> Refusal | None:
        """An offer of what cannot be done is none; but nobody needs to be able to take it."""
        verb = self.verb(table)
        if need is ALL or verb.to is None or verb.else_ is not None:
            return None
        return refuse(self.context(table), verb.to, need)


def refuse_price(ctx: Context, costs: Iterable[AnyCost]) -> Refusal | None:
    """Why a price cannot be paid, or None."""
    return next((why for cost in costs if (why := cost.refuse(ctx))), None)


def pay(ctx: Context, costs: Iterable[AnyCost]) -> None:
    """Pay a price, in the order in which it stands there."""
    for cost in costs:
        cost.pay(ctx)


# -- scripts and flags


class Call(Verb, frozen=True):
    """Carry out a script: an effect that several records share, or a passage of the story."""

    script: Annotated[str, Refers("script")]
    calls: ClassVar[str] = "script"
    example: ClassVar[str] = "{call: the-door-opens}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        key = f"script/{self.script}"
        return [Do(key, ctx.stage.compiled(key).record.do, 0, ctx.bound)]  # type: ignore[attr-defined]  # a script has it


class RaiseFlag(Step[Etherfields], frozen=True):
    """Set a flag."""

    flag: str

    def run(self, game: Etherfields) -> None:
        game.commit(FlagSet(self.flag))


class LowerFlag(Step[Etherfields], frozen=True):
    """Take a flag back."""

    flag: str

    def run(self, game: Etherfields) -> None:
        game.commit(FlagUnset(self.flag))


@word("{set-flag: gate-open}")
def set_flag(ctx: Context, flag: Flag) -> Meant:
    """Set a flag that conditions can ask for until it is unset."""
    return [RaiseFlag(flag)]


@word("{unset-flag: gate-open}")
def unset_flag(ctx: Context, flag: Flag) -> Meant:
    """Take a flag back."""
    return [LowerFlag(flag)]


@condition("{flag: gate-open}")
def flag(ctx: Context, flag: Flag) -> bool:
    """A flag is set."""
    return flag in ctx.table.flags


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

    def told(self, text: Describer, form: str) -> Text:
        if form == "negative":
            return Text.of("condition-there-is", what=text.select(replace(self.what, how="no")), form=form)
        return super().told(text, form)


class AnyOf(Condition, frozen=True):
    """At least one of several conditions holds."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{any-of: [{flag: gate-open}, last-turn]}"

    def holds(self, ctx: Context) -> bool:
        return any(condition.holds(ctx) for condition in self.of)

    def told(self, text: Describer, form: str) -> Text:
        return joined(text, self.of, form, both=form == "negative")  # not (a or b) is: not a, and not b


class Not(Condition, frozen=True):
    """A condition does not hold."""

    what: AnyCondition
    example: ClassVar[str] = "{not: {flag: gate-open}}"

    def holds(self, ctx: Context) -> bool:
        return not self.what.holds(ctx)

    def told(self, text: Describer, form: str) -> Text:
        return text.condition(self.what, "clause" if form == "negative" else "negative")

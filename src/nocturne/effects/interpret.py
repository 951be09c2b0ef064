"""Carrying effects out: steps that are data, pointing into the compiled program of a record.

A `Do` says which record, which block, how far it got and which values are bound. So a game can be saved in the
middle of any effect, and a fork shares everything. A word names the steps of its chapter; here they are lined up, and
asked beforehand why they would do nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import replace

from nocturne.effects.context import Context, available, candidates, chosen, selected
from nocturne.effects.shape import select_fields
from nocturne.effects.step import ALL, ANY, Guarded, Line, Need
from nocturne.effects.word import ASKING, YOU, AnyCost, Block, Bound, Ref, Select, Verb, seat_ref
from nocturne.kernel import DONE, PASS, AnyStep, Ask, Option, Refusal, Seat, Step, Text
from nocturne.kernel.steps import G

V = TypeVar("V")


class Do(Line, frozen=True):
    """Carry out a line of a record's program, then the lines after it."""

    def run(self, game: Any) -> None:
        """Pick what is to be picked, line up the steps of the verb, and then the rest."""
        stage = game.box.content.stage
        lines = stage.block(self.record, self.block)
        verb = lines[self.at]
        if verb.fixed:
            game.then(*stage.fixed(self.record, self.block)[self.at])
            if self.at + 1 < len(lines):
                game.then(Do(self.record, self.block, self.at + 1, self.bound))
            return
        ctx = Context(game, self, stage=stage)
        picks, bound = ctx.picks, self.bound
        for index, name in enumerate(select_fields(type(verb))):
            select: Select = getattr(verb, name)
            if index < len(self.picks):
                picks[name] = tuple([Ref(thing) for thing in self.picks[index]])
            elif select.noun == YOU and select.how == "the":
                picks[name] = (seat_ref(bound.you),)
                continue
            elif select.how in ASKING:
                self._ask(ctx, select, picks)
                return
            else:
                picks[name] = selected(ctx, select)
            if select.how in ASKING:
                bound = chosen(bound, select, picks[name])
        if bound is not self.bound:
            ctx.line = replace(self, bound=bound)
            ctx.bound = bound
        game.then(*verb.steps(ctx))
        if self.at + 1 < len(lines) and not verb.binds:
            game.then(Do(self.record, self.block, self.at + 1, bound))

    def _ask(self, ctx: Context, select: Select, picks: dict[str, tuple[Ref, ...]]) -> None:
        """Ask for what the selector leaves open; where nothing can be chosen, the line does nothing."""
        line = replace(self, picks=tuple(picks.values()))
        ctx, due = Context(ctx.table, line), len(picks)
        if available(ctx, select, self.bound.you):
            picking = ctx.stage.world.picking(ctx.table) or PickThing
            ctx.then(picking(self.bound.you, line, due))
        else:
            ctx.then(*ctx.rest())


def line_of(step: Step[Any]) -> Do:
    """The line that a decision of an effect belongs to. Fields call it any step, so that position files can hold it."""
    assert isinstance(step, Do)
    return step


def verb_at(game: Any, step: Step[Any]) -> Any:
    """The verb that a line holds."""
    line = line_of(step)
    return game.box.content.stage.block(line.record, line.block)[line.at]


def begin(game: Any, record: str, block: Block, bound: Bound) -> None:
    """Carry out a part of a record."""
    game.then(Do(record, block, 0, bound))


# -- why an effect would do nothing


def refuse(ctx: Context, block: int, need: Need, chooser: Seat | None = None) -> Refusal | None:
    """Why a block may not be begun, or chosen by somebody: its steps say why they would do nothing. None: it may."""
    return refuse_line(ctx.table, replace(ctx.line, block=block, at=0, picks=()), need, chooser)


def refuse_line(table: Any, line: Line, need: Need, chooser: Seat | None = None) -> Refusal | None:
    """The same for the lines from this one on.

    What follows an open choice depends on it, so that where all is needed nothing after it is asked.
    """
    stage = table.box.content.stage
    verbs, fixed = stage.block(line.record, line.block), stage.fixed(line.record, line.block)
    first: Refusal | None = None
    for at in range(line.at, len(verbs)):
        steps = fixed[at]
        why: Refusal | None
        if steps is not None:
            why = refuse_steps(table, steps, need)
            asks = False
        else:
            why, asks = _refuse_verb(table, replace(line, at=at, picks=()), verbs[at], need, chooser)
        if need is ANY:
            if why is None:
                return None
            first = first or why
        elif why is not None or asks:
            return why
    return first


def refuse_steps(table: Any, steps: Iterable[Step[Any]], need: Need) -> Refusal | None:
    """Why not all of these steps, or none of them, can be carried out; steps without a guard always can."""
    first: Refusal | None = None
    for step in steps:
        why = refuse_step(table, step, need)
        if need is ANY:
            if why is None:
                return None
            first = first or why
        elif why is not None:
            return why
    return first


def refuse_step(table: Any, step: Step[Any], need: Need) -> Refusal | None:
    """Why a step would do nothing, or None."""
    if isinstance(step, Guarded):
        return step.refuse(table)
    if isinstance(step, Line):
        return refuse_line(table, step, need)
    if isinstance(step, AskLine):
        return step.refuse_asking(table, need)
    return None


def _refuse_verb(table: Any, line: Line, verb: Verb, need: Need, chooser: Seat | None) -> tuple[Refusal | None, bool]:
    """Why a verb would do nothing, and whether it leaves a choice open. It is refused only if every candidate is."""
    ctx = Context(table, line)
    readings, asks = _readings(ctx, verb)
    first: Refusal | None = None
    for reading in readings:
        steps = verb.steps(reading)
        why = refuse_steps(table, steps, need) if steps else _nothing(ctx, need)
        if why is None:
            return None, asks
        first = first or ctx.stage.judge.explained(reading, chooser, why)
    return (first if readings else _nothing(ctx, need)), asks


def _nothing(ctx: Context, need: Need) -> Refusal | None:
    """A word without any step does nothing: that hinders nobody who needs all that is there."""
    return ctx.stage.judge.nothing(ctx) if need is ANY else None


def _readings(ctx: Context, verb: Verb) -> tuple[list[Context], bool]:
    """Each way in which the selectors of a line can be read, as far as its owner knows; whether one leaves a choice."""
    readings, asks = [ctx], False
    for name in select_fields(type(verb)):
        select: Select = getattr(verb, name)
        if select.how not in ASKING:
            for reading in readings:
                reading.picks[name] = selected(reading, select)
            continue
        asks = True
        readings = [
            Context(
                ctx.table,
                replace(ctx.line, bound=chosen(reading.bound, select, (thing,))),
                {**reading.picks, name: (thing,)},
            )
            for reading in readings
            for thing in candidates(reading, select, ctx.you)
        ]
    return readings, asks


def named_steps(table: Any, line: Line, at: int) -> list[Step[Any]]:
    """The steps that a line of a block may name, whatever is chosen for what it leaves open."""
    ctx = Context(table, replace(line, at=at, picks=()))
    verb = ctx.stage.block(line.record, line.block)[at]
    if type(verb).steps is Verb.steps:  # a word that lines nothing up, such as a passage of the story
        return []
    readings, _ = _readings(ctx, verb)
    return [step for reading in readings for step in verb.steps(reading)]


def _choosing(ctx: Context, name: str, select: Select, thing: Ref) -> Context:
    """The same line, with this thing chosen for a parameter."""
    line = replace(ctx.line, bound=chosen(ctx.bound, select, (thing,)))
    return Context(ctx.table, line, {**ctx.picks, name: (thing,)})


# -- decisions


class AskLine(Ask[G], Generic[G, V], frozen=True, tag=True):
    """A decision that belongs to a line of an effect: it knows the verb that asks, and the context."""

    line: AnyStep
    asks_for: ClassVar[str] = ""  # which of the game's citations it cites, where it has no rule of its own

    def cites(self, table: G) -> str:
        """The rule of the game that asks."""
        cited: str = self.rule or getattr(table.box.content.stage.citations, self.asks_for)
        return cited

    def verb(self, table: G) -> V:
        """The verb that asks."""
        verb: V = verb_at(table, self.line)
        return verb

    def context(self, table: G) -> Context:
        """Where the verb is carried out."""
        return Context(table, line_of(self.line))

    def refuse_asking(self, table: G, need: Need) -> Refusal | None:
        """Why asking this would lead to nothing."""
        return None

    def blocks(self, table: G) -> tuple[Block, ...]:
        """The parts of the record that an answer may lead to."""
        return ()


class Offered(Protocol):
    """A verb that offers something: at a price or for nothing."""

    @property
    def offer(self) -> Block | None:
        """What follows when it is accepted."""

    @property
    def price(self) -> tuple[AnyCost, ...]:
        """What is to be paid for it."""

    @property
    def otherwise(self) -> Block | None:
        """What follows when it is not."""


class Accept(Option, frozen=True):
    """Take the offer."""


ACCEPT = Accept()


class Offer(AskLine[Any, Offered], frozen=True):
    """Do it, or not; with a price, pay it first."""

    asks_for: ClassVar[str] = "offer"

    def candidates(self, game: Any, seat: Seat) -> Sequence[Option]:
        """Take it or leave it."""
        return (ACCEPT, PASS)

    def prompt(self, game: Any, seat: Seat) -> Text:
        """Where the offer stands: `text.say_effect` puts it into words."""
        line, verb = line_of(self.line), self.verb(game)
        if verb.price:
            return Text.of("ask-offer", seat=seat, record=line.record, block=line.block, at=line.at)
        return Text.of("ask-offer", seat=seat, record=line.record, block=verb.offer)

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What cannot be paid cannot be accepted."""
        if option is PASS:
            return None
        return refuse_price(self.context(game).of(seat), self.verb(game).price)

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Pay and go on, or go on without."""
        ctx, verb = self.context(game), self.verb(game)
        if option is ACCEPT:
            pay(ctx.of(seat), verb.price)
            if verb.offer is not None:
                game.then(ctx.do(verb.offer))
        elif verb.otherwise is not None:
            game.then(ctx.do(verb.otherwise))

    def blocks(self, table: Any) -> tuple[Block, ...]:
        """What is offered, and what follows otherwise."""
        verb = self.verb(table)
        return tuple([block for block in (verb.offer, verb.otherwise) if block is not None])

    def refuse_asking(self, table: Any, need: Need) -> Refusal | None:
        """An offer of what cannot be done is none; but nobody needs to be able to take it."""
        verb = self.verb(table)
        if need is ALL or verb.offer is None or verb.otherwise is not None:
            return None
        return refuse(self.context(table), verb.offer, need)


def refuse_price(ctx: Context, costs: Iterable[AnyCost]) -> Refusal | None:
    """Why a price cannot be paid, or None."""
    return next((why for cost in costs if (why := cost.refuse(ctx))), None)


def pay(ctx: Context, costs: Iterable[AnyCost]) -> None:
    """Pay a price, in the order in which it stands there."""
    for cost in costs:
        cost.pay(ctx)


class Branch(Option, frozen=True):
    """One of several effects to choose from."""

    number: int
    record: str
    block: int

    def facts(self) -> dict[str, Any]:
        """Its number alone makes its id: `branch:0`."""
        return {"number": self.number}

    def label(self) -> Text:
        """Where its effect stands: `text.say_effect` puts it into words."""
        return Text.of("option-branch", number=self.number + 1, record=self.record, block=self.block)


@cache
def branch(number: int, record: str, block: int) -> Branch:
    """The option to choose an effect, made once."""
    return Branch(number=number, record=record, block=block)


class Branching(Protocol):
    """A verb that has several effects to choose from."""

    @property
    def branches(self) -> tuple[Block, ...]:
        """The effects."""


class ChooseBranch(AskLine[Any, Branching], frozen=True):
    """Choose one of several effects, or up to so many of them, each once."""

    due: int = 1
    got: tuple[int, ...] = ()
    optional: bool = False
    asks_for: ClassVar[str] = "choice"

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """The branches not chosen yet."""
        record = line_of(self.line).record
        branches = enumerate(self.verb(game).branches)
        options: list[Option] = [branch(number, record, block) for number, block in branches if number not in self.got]
        return [*options, DONE] if self.optional else options

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What a game demands of a branch must be met; where no branch can be chosen, each may be."""
        if not isinstance(option, Branch):
            return None
        why = self._unmet(game, seat, option.block)
        return None if why is not None and not self.optional and self._stuck(game, seat) else why

    def _stuck(self, game: Any, seat: Seat) -> bool:
        return all(self._unmet(game, seat, block) is not None for block in self.verb(game).branches)

    def _unmet(self, game: Any, seat: Seat, block: int) -> Refusal | None:
        ctx = self.context(game)
        return refuse(ctx, block, ctx.stage.judge.need, seat)

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Carry the branch out; where more may be chosen, ask again after it."""
        if not isinstance(option, Branch):
            return
        branches = self.verb(game).branches
        got = (*self.got, option.number)
        game.then(self.context(game).do(branches[option.number]))
        if len(got) < min(self.due, len(branches)):
            game.then(replace(self, got=got))

    def blocks(self, table: Any) -> tuple[Block, ...]:
        """Every branch."""
        return tuple(self.verb(table).branches)

    def refuse_asking(self, table: Any, need: Need) -> Refusal | None:
        """A choice of which nothing can be chosen leads to nothing."""
        if self.optional and need is ALL:
            return None
        ctx = self.context(table)
        refusals = [refuse(ctx, block, need) for block in self.verb(table).branches]
        return None if None in refusals else refusals[0]


# -- choosing what a line is about


class Pick(Option, frozen=True):
    """Choose a thing."""

    sort: str
    thing: str

    def label(self) -> Text:
        """Each sort of thing has its own words: `option-pick-figure`."""
        return Text.of(f"option-pick-{self.sort}", thing=int(self.thing) if self.thing.isdigit() else self.thing)


@cache
def pick(thing: Ref) -> Pick:
    """The option to choose a thing, made once."""
    sort, _, name = thing.partition(":")
    return Pick(sort=sort, thing=name)


class PickThing(AskLine[Any, Verb], frozen=True):
    """Choose what a line of an effect is about."""

    due: int  # which of the line's selectors
    got: tuple[str, ...] = ()
    asks_for: ClassVar[str] = "target"

    def select(self, game: Any) -> Select:
        """The selector that leaves the choice."""
        verb = self.verb(game)
        select: Select = getattr(verb, select_fields(type(verb))[self.due])
        return select

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """The things that the seat knows of and the selector lets through; `done` where fewer will do."""
        select = self.select(game)
        things = [thing for thing in available(self.context(game), select, seat) if thing not in self.got]
        options: list[Option] = [pick(thing) for thing in things]
        if select.how == "up-to" or not things:
            options.append(DONE)
        return options

    def prompt(self, game: Any, seat: Seat) -> Text:
        """Where the line stands: `text.say_effect` puts it into words."""
        line = line_of(self.line)
        return Text.of("ask-pick-thing", seat=seat, record=line.record, block=line.block, at=line.at)

    def label(self, game: Any, seat: Seat, option: Option) -> Text:
        """A thing as the game calls it."""
        if not isinstance(option, Pick):
            return option.label()
        world = game.box.content.stage.world
        return world.label(game, f"{option.sort}:{option.thing}") or option.label()

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """One more is chosen; when all are, the line goes on."""
        got = (*self.got, f"{option.sort}:{option.thing}") if isinstance(option, Pick) else self.got
        if option is DONE or len(got) >= self.select(game).count:
            line = line_of(self.line)
            game.then(replace(line, picks=(*line.picks, got)))
        else:
            game.then(replace(self, got=got))

"""Carrying effects out: steps that are data, pointing into the compiled program of a record.

A `Do` says which record, which block, how far it got and which values are bound. So a game can be saved in the
middle of any effect, and a fork shares everything. A word names the steps of its chapter; here they are lined up, and
asked beforehand why they would do nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from nocturne.effects.context import Context, available, candidates, chosen, selected
from nocturne.effects.shape import select_fields
from nocturne.effects.step import ANY, Guarded, Line, Need
from nocturne.effects.word import ASKING, YOU, Block, Ref, Select, Verb, seat_ref
from nocturne.kernel import DONE, AnyStep, Ask, Option, Refusal, Seat, Step, Text
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
            picking = ctx.stage.judge.picking(ctx.table) or PickThing
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
    return step.refuse_asking(table, need) if isinstance(step, AskLine) else None


def _refuse_verb(table: Any, line: Line, verb: Verb, need: Need, chooser: Seat | None) -> tuple[Refusal | None, bool]:
    """Why a verb would do nothing, and whether it leaves a choice open. It is refused only if every candidate is."""
    ctx = Context(table, line)
    meant, asks = readings(ctx, verb)
    first: Refusal | None = None
    for reading in meant:
        steps = verb.steps(reading)
        why = refuse_steps(table, steps, need) if steps else _nothing(ctx, need)
        if why is None:
            return None, asks
        first = first or ctx.stage.judge.explained(reading, chooser, why)
    return (first if meant else _nothing(ctx, need)), asks


def _nothing(ctx: Context, need: Need) -> Refusal | None:
    """A word without any step does nothing: that hinders nobody who needs all that is there."""
    return ctx.stage.judge.nothing(ctx) if need is ANY else None


def readings(ctx: Context, verb: Verb) -> tuple[list[Context], bool]:
    """Each way in which the selectors of a line can be read, as far as its owner knows; whether one leaves a choice."""
    ways, asks = [ctx], False
    for name in select_fields(type(verb)):
        select: Select = getattr(verb, name)
        if select.how not in ASKING:
            for reading in ways:
                reading.picks[name] = selected(reading, select)
            continue
        asks = True
        ways = [
            Context(
                ctx.table,
                replace(ctx.line, bound=chosen(reading.bound, select, (thing,))),
                {**reading.picks, name: (thing,)},
            )
            for reading in ways
            for thing in candidates(reading, select, ctx.you)
        ]
    return ways, asks


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

    def line_in(self, table: G) -> Line:
        return line_of(self.line)

    def context(self, table: G) -> Context:
        """Where the verb is carried out."""
        return Context(table, line_of(self.line))

    def refuse_asking(self, table: G, need: Need) -> Refusal | None:
        """Why asking this would lead to nothing."""
        return None

    def blocks(self, table: G) -> tuple[Block, ...]:
        """The parts of the record that an answer may lead to."""
        return ()


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

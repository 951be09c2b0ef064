"""Where a word is carried out: the table, the values bound so far, and which things of the game its selectors mean.

The game says what there is and where; the filters of selectors are here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from nocturne.effects.records import Compiled
from nocturne.effects.step import ALL, Line, Need
from nocturne.effects.word import (
    HERE,
    IT,
    THERE,
    THIS,
    YOU,
    AnyAmount,
    AnyCondition,
    Block,
    Bound,
    Ref,
    Select,
    Value,
    Verb,
    seat_ref,
    sort_of,
)
from nocturne.effects.world import World
from nocturne.kernel import Refusal, Seat, Step, Text

Steps: TypeAlias = "tuple[Step[Any], ...]"

OTHERS = ("another", "each-other")


class Citations(Struct, frozen=True):
    """The rules of a game by which the interpreter asks and refuses: ids of its rules table."""

    target: str = ""  # a player chooses what a line is about
    choice: str = ""  # a player chooses one of several effects
    nothing: str = ""  # an effect is refused because none of it can happen


class Judge:
    """How a game asks and judges: what may be begun or chosen, why not, and by which decision a thing is chosen."""

    need: ClassVar[Need] = ALL  # how much of an effect must be possible for it to be chosen

    def nothing(self, ctx: Context) -> Refusal:
        """Why a word that means no step at all does nothing: its condition does not hold, or nothing is there."""
        return Refusal(ctx.stage.citations.nothing, Text.of("refuse-condition"))

    def picking(self, table: Any) -> type[Step[Any]] | None:
        """The decision that asks for a thing just now, where it is not the plain `PickThing`."""
        return None

    def explained(self, ctx: Context, chooser: Seat | None, why: Refusal) -> Refusal:
        """Why somebody may not choose an effect in which a step is refused: most games say what the step says."""
        return why


class Stage:
    """What effects are carried out on: the compiled records and the game's world. Immutable, shared by all tables.

    A game's content has it as `stage`, so that steps find it as `table.box.content.stage`.
    """

    __slots__ = ("_declared", "_fixed", "_ready", "_records", "citations", "judge", "world")

    def __init__(
        self,
        world: World,
        records: Any,
        citations: Citations | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.world = world
        self.judge = judge or Judge()
        self.citations = citations or Citations()
        self._records = records
        self._ready: dict[str, Compiled] = {}  # those used so far: a plain dictionary is faster than a library
        self._fixed: dict[tuple[str, int], tuple[Steps | None, ...]] = {}
        self._declared: dict[tuple[str, int], Steps | None] = {}

    def compiled(self, key: str) -> Compiled:
        """A record by its address."""
        record = self._ready.get(key)
        if record is None:
            record = self._ready[key] = self._records[key]
        return record

    def block(self, key: str, block: int) -> tuple[Verb, ...]:
        """Some verbs of a record's program."""
        record = self._ready.get(key) or self.compiled(key)
        return record.blocks[block]

    def fixed(self, key: str, block: int) -> tuple[Steps | None, ...]:
        """The steps of each line of a block, as far as they are always the same; None for the other lines.

        Kept: a word that is `fixed` is asked for its steps once for each place where it stands.
        """
        lines = self._fixed.get((key, block))
        if lines is None:
            verbs = self.block(key, block)
            lines = tuple(
                [
                    tuple(verb.steps(self.printed(key, block, at))) if verb.fixed else None
                    for at, verb in enumerate(verbs)
                ]
            )
            self._fixed[key, block] = lines
        return lines

    def printed(self, key: str, block: int, at: int) -> Context:
        """A line as it is printed: no table, nobody's effect. A word that is `fixed` gets this."""
        return Context(None, Line(key, block, at, Bound(Seat(0))), stage=self)

    def all_fixed(self, key: str, block: int) -> Steps | None:
        """All steps of a block that are always the same; None where a line depends on the table."""
        lines = self.fixed(key, block)
        return None if None in lines else tuple([step for line in lines if line is not None for step in line])

    def declared(self, key: str, block: int) -> Steps:
        """What is declared together with the action that a block belongs to, before it is carried out."""
        steps = self._declared.get((key, block))
        if steps is None:
            verbs = self.block(key, block)
            steps = tuple(
                [step for at, verb in enumerate(verbs) for step in verb.declares(self.printed(key, block, at))]
            )
            self._declared[key, block] = steps
        return steps


class Context:
    """Where a word is carried out: the table, the world, the values bound, and what was picked for this line."""

    __slots__ = ("bound", "line", "picks", "stage", "table", "world")

    def __init__(
        self,
        table: Any,
        line: Line,
        picks: dict[str, tuple[Ref, ...]] | None = None,
        *,
        stage: Stage | None = None,
    ) -> None:
        self.table = table
        self.stage: Stage = stage or table.box.content.stage
        self.world: World = self.stage.world
        self.line = line
        self.bound = line.bound
        self.picks = picks or {}

    @property
    def you(self) -> Seat:
        """Whose effect it is."""
        return self.bound.you

    @property
    def kind(self) -> str:
        """The kind of record that speaks: `item`."""
        return self.line.record.partition("/")[0]

    def refs(self, name: str) -> tuple[Ref, ...]:
        """What was selected for a parameter of this line."""
        return self.picks[name]

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The players selected for a parameter of this line."""
        return tuple([self.world.seat(self.table, thing) for thing in self.picks[name]])

    def seat(self, name: str) -> Seat:
        """The player that a bound name stands for, such as the `taker` of a moment."""
        (thing,) = point(self, name)
        return self.world.seat(self.table, thing)

    def number(self, amount: AnyAmount) -> int:
        """An amount, counted now."""
        return amount if isinstance(amount, int) else amount.count(self)

    def holds(self, condition: AnyCondition | None) -> bool:
        """Whether a condition holds; none always does."""
        return condition is None or condition.holds(self)

    def all(self, select: Select) -> tuple[Ref, ...]:
        """Everything that a selector could mean, nobody choosing."""
        return selected(self, select)

    def with_it(self, thing: Ref) -> Context:
        """The same, with `it` standing for this thing."""
        return Context(self.table, replace(self.line, bound=self.bound.having(IT, thing)), self.picks)

    def of(self, seat: Seat) -> Context:
        """The same, with this seat as `you`: who pays a price, who is asked."""
        if self.bound.you == seat:
            return self
        return Context(self.table, replace(self.line, bound=Bound(seat, self.bound.this, self.bound.names)), self.picks)

    def then(self, *steps: Step[Any]) -> None:
        """Line up steps."""
        self.table.then(*steps)

    def do(self, block: Block, **names: Value) -> Line:
        """The step that carries out a block of this record, with more values bound."""
        bound = self.bound
        for name, value in names.items():
            bound = bound.having(name, value)
        return type(self.line)(self.line.record, block, 0, bound)

    def rest(self, **names: Value) -> tuple[Line, ...]:
        """The lines after this one, with more values bound."""
        line, bound = self.line, self.bound
        if line.at + 1 >= len(self.stage.block(line.record, line.block)):
            return ()
        for name, value in names.items():
            bound = bound.having(name, value)
        return (type(line)(line.record, line.block, line.at + 1, bound),)


# -- what selectors mean


def point(ctx: Context, name: str) -> tuple[Ref, ...]:
    """What a pointer stands for now; nothing where it is gone."""
    if name == YOU:
        return (seat_ref(ctx.bound.you),)
    if name == THIS:
        return (Ref(ctx.bound.this),) if ctx.bound.this else ()
    if name in (HERE, THERE):
        return tuple([space for thing in point(ctx, YOU if name == HERE else IT) if (space := _place(ctx, thing))])
    value = ctx.bound.get(name)
    if value is None:
        return ctx.world.pointer(ctx.table, name)
    if isinstance(value, int):
        return ()
    return tuple([Ref(str(thing)) for thing in value]) if isinstance(value, tuple) else (Ref(value),)


def selected(ctx: Context, select: Select) -> tuple[Ref, ...]:
    """Everything a selector means, where nobody chooses."""
    return point(ctx, select.noun) if select.how == "the" else candidates(ctx, select, None)


def candidates(ctx: Context, select: Select, viewer: Seat | None) -> tuple[Ref, ...]:
    """What could be meant: the things that the viewer knows of (all, for None) and the filters let through."""
    if select.how == "the":
        return point(ctx, select.noun)
    things = ctx.world.things(ctx.table, select.noun, viewer)
    if select.how in OTHERS:
        (you,) = point(ctx, YOU)
        things = tuple([thing for thing in things if thing != you])
    if select.within is not None or select.beyond is not None:
        things = _by_distance(ctx, select, things)
    if select.where is not None:
        where = select.where
        things = tuple([thing for thing in things if where.holds(ctx.with_it(thing))])
    return things


def available(ctx: Context, select: Select, viewer: Seat) -> list[Ref]:
    """What can be chosen: the candidates that were not chosen for this line already."""
    taken = {thing for pick in ctx.line.picks for thing in pick}
    return [thing for thing in candidates(ctx, select, viewer) if thing not in taken]


def chosen(bound: Bound, select: Select, things: Sequence[Ref]) -> Bound:
    """The bound values after a choice: `it`, and the name given to it."""
    value: Value = things[0] if select.count == 1 and len(things) == 1 else tuple(things)
    bound = bound.having(IT, value)
    return bound.having(select.named, value) if select.named else bound


def _by_distance(ctx: Context, select: Select, things: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Only those near enough, and far enough, from any of the things that `of` stands for."""
    centres = [space for thing in point(ctx, select.of) if (space := _place(ctx, thing))]
    near, far = select.within, select.beyond
    fitting = []
    for thing in things:
        place = _place(ctx, thing)
        steps = [ctx.world.distance(ctx.table, centre, place) for centre in centres] if place else []
        if steps and (near is None or min(steps) <= near) and (far is None or min(steps) >= far):
            fitting.append(thing)
    return tuple(fitting)


def _place(ctx: Context, thing: Ref) -> Ref | None:
    return thing if sort_of(thing) == "space" else ctx.world.place(ctx.table, thing)

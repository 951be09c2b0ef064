"""Carrying effects out: steps that are data, pointing into the compiled program of a record.

A `Do` says which record, which block, how far it got and which values are bound. So a game can be saved in the
middle of any effect, and a fork shares everything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from nocturne.effects.memory import Memory
from nocturne.effects.records import Compiled
from nocturne.effects.select import candidates, selected
from nocturne.effects.shape import select_fields
from nocturne.effects.terms import (
    ASKING,
    IT,
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
)
from nocturne.effects.world import World
from nocturne.kernel import Seat, Step

if TYPE_CHECKING:
    from nocturne.effects.language import Bespoke


class Stage:
    """What effects are carried out on: the compiled records and the game's world. Immutable, shared by all tables.

    A game's content has it as `stage`, so that steps find it as `game.box.content.stage`.
    """

    __slots__ = ("_ready", "_records", "bespoke", "world")

    def __init__(self, world: World, records: Any, bespoke: Mapping[str, Bespoke] | None = None) -> None:
        self.world = world
        self.bespoke = bespoke if bespoke is not None else bespoke_of(records)
        self._records = records
        self._ready: dict[str, Compiled] = {}  # those used so far, a step nearer

    def compiled(self, key: str) -> Compiled:
        """A record by its address."""
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = self._records[key]
        return found

    def block(self, key: str, block: int) -> tuple[Verb, ...]:
        """Some verbs of a record's program."""
        found = self._ready.get(key) or self.compiled(key)
        return found.blocks[block]


def bespoke_of(records: Any) -> Mapping[str, Bespoke]:
    """The bespoke functions of a library's language; none where the records are a plain mapping."""
    language = getattr(records, "language", None)
    found: Mapping[str, Bespoke] = {} if language is None else language.bespoke
    return found


class HasStage(Protocol):
    """The content of a game that uses effects."""

    stage: Stage


class Env:
    """Where a word is carried out: the game, the world, the values bound, and what was picked for this line."""

    __slots__ = ("bound", "game", "line", "picks", "stage", "world")

    def __init__(self, game: Any, line: Do, picks: dict[str, tuple[Ref, ...]] | None = None) -> None:
        self.game = game
        self.stage: Stage = game.box.content.stage
        self.world: World = self.stage.world
        self.line = line
        self.bound = line.bound
        self.picks = picks or {}

    @property
    def you(self) -> Seat:
        """Whose effect it is."""
        return self.bound.you

    @property
    def memory(self) -> Memory:
        """What the game remembers for effects."""
        return self.world.memory(self.game)

    def refs(self, name: str) -> tuple[Ref, ...]:
        """What was selected for a parameter of this line."""
        return self.picks[name]

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The players selected for a parameter of this line."""
        return tuple([self.world.seat_of(self.game, one) for one in self.picks[name]])

    def number(self, amount: AnyAmount) -> int:
        """An amount, counted now."""
        return amount if isinstance(amount, int) else amount.count(self)

    def holds(self, condition: AnyCondition | None) -> bool:
        """Whether a condition holds; none always does."""
        return condition is None or condition.holds(self)

    def all(self, select: Select) -> tuple[Ref, ...]:
        """Everything that a selector could mean, nobody choosing."""
        return selected(self, select)

    def with_it(self, thing: Ref) -> Env:
        """The same, with `it` standing for this thing."""
        return Env(self.game, replace(self.line, bound=self.bound.having(IT, thing)), self.picks)

    def then(self, *steps: Step[Any]) -> None:
        """Line up steps."""
        self.game.then(*steps)

    def do(self, block: Block, **names: Value) -> Do:
        """The step that carries out a block of this record, with more values bound."""
        bound = self.bound
        for name, value in names.items():
            bound = bound.having(name, value)
        return Do(self.line.record, block, 0, bound)

    def rest(self, **names: Value) -> tuple[Do, ...]:
        """The lines after this one, with more values bound."""
        line, bound = self.line, self.bound
        if line.at + 1 >= len(self.stage.block(line.record, line.block)):
            return ()
        for name, value in names.items():
            bound = bound.having(name, value)
        return (Do(line.record, line.block, line.at + 1, bound),)


class Do(Step[Any], frozen=True):
    """Carry out a line of a record's program, then the lines after it."""

    record: str
    block: int
    at: int
    bound: Bound
    picks: tuple[tuple[str, ...], ...] = ()  # what was picked for the line's selectors so far

    def run(self, game: Any) -> None:
        """Pick what is to be picked, carry the verb out, and line up the rest."""
        env = Env(game, self)
        lines = env.stage.block(self.record, self.block)
        verb = lines[self.at]
        picks, bound = env.picks, self.bound
        for index, name in enumerate(select_fields(type(verb))):
            select: Select = getattr(verb, name)
            if index < len(self.picks):
                picks[name] = tuple([Ref(one) for one in self.picks[index]])
            elif select.noun == YOU and select.how == "the":
                picks[name] = (seat_ref(bound.you),)
                continue
            elif select.how in ASKING:
                self._ask(env, select, picks)
                return
            else:
                picks[name] = selected(env, select)
            if select.how in ASKING:
                bound = chosen(bound, select, picks[name])
        if bound is not self.bound:
            env.line = replace(self, bound=bound)
            env.bound = bound
        verb.run(env)
        if self.at + 1 < len(lines) and not verb.binds:
            game.then(Do(self.record, self.block, self.at + 1, bound))

    def _ask(self, env: Env, select: Select, picks: dict[str, tuple[Ref, ...]]) -> None:
        """Ask for what the selector leaves open; where nothing can be chosen, the line does nothing."""
        line = replace(self, picks=tuple(picks.values()))
        env, due = Env(env.game, line), len(picks)
        if available(env, select, self.bound.you):
            from nocturne.effects.picks import PickThing  # noqa: PLC0415 -- it asks for lines, lines are here

            env.then(PickThing(self.bound.you, line, due))
        else:
            env.then(*env.rest())


def chosen(bound: Bound, select: Select, things: Sequence[Ref]) -> Bound:
    """The bound values after a choice: `it`, and the name given to it."""
    value: Value = things[0] if select.count == 1 and len(things) == 1 else tuple(things)
    bound = bound.having(IT, value)
    return bound.having(select.named, value) if select.named else bound


def available(env: Env, select: Select, viewer: Seat) -> list[Ref]:
    """What can be chosen: the candidates that were not chosen for this line already."""
    taken = {one for pick in env.line.picks for one in pick}
    return [one for one in candidates(env, select, viewer) if one not in taken]


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

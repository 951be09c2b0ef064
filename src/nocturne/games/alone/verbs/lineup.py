"""Effects become steps when the box is opened: a verb is carried out once, and the steps it lines up are kept.

A card of ALONE leaves its choices to steps of the rules, which ask when their time comes. So nothing is selected here:
a selector reaches the world as what it says, and the world finds the step that means it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nocturne.effects.context import Context
from nocturne.effects.control import All, ChooseOne, If, May, Repeat
from nocturne.effects.records import Compiled
from nocturne.effects.shape import select_fields
from nocturne.effects.word import IT, YOU, AnyCondition, Bound, Ref, Select, Verb, id_of, ref
from nocturne.games.alone.components import Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules.branches import Either
from nocturne.games.alone.verbs.steps import HOLDS, When
from nocturne.kernel import Seat, Step

if TYPE_CHECKING:
    from nocturne.effects.world import World

EVIL = Seat(1)
"""Whose effect a Reaction is; who decides is settled when it is played (AL-EVIL-11)."""


class Unfit(ValueError):
    """An effect that is rightly written, but that no step of the rules can carry out."""


def must(fits: object, text: str) -> None:
    """Refuse an effect that the rules cannot carry out."""
    if not fits:
        raise Unfit(text)


class LineUp(Context):
    """Where a verb is carried out when the box is opened: it keeps the steps, and what is declared before them."""

    __slots__ = ("compiled", "declared", "steps", "verb", "when")

    def __init__(self, world: World, compiled: Compiled, when: str = "") -> None:
        self.table = None
        self.world = world
        self.compiled = compiled
        self.when = when
        self.bound = Bound(EVIL if compiled.record.named() == "reaction" else HERO, compiled.record.id)
        self.verb: Verb | None = None
        self.steps: list[Step[Any]] = []
        self.declared: list[Step[Any]] = []

    @property
    def kind(self) -> str:
        """The kind of record that speaks."""
        return self.compiled.record.named()

    def block(self, block: int) -> tuple[Steps, Steps]:
        """The steps of a block, and what is declared before them."""
        inner = LineUp(self.world, self.compiled, self.when)
        for verb in self.compiled.blocks[block]:
            inner.carry_out(verb)
        return tuple(inner.steps), tuple(inner.declared)

    def carry_out(self, verb: Verb) -> None:
        """Keep the steps of a verb."""
        control = CONTROL.get(type(verb))
        if control is not None:
            control(self, verb)
            return
        self.verb = verb
        self.picks = {name: (ref("meant", name),) for name in select_fields(type(verb))}
        verb.run(self)

    def meant(self, thing: Ref) -> Select:
        """What a selector of the verb says."""
        found: Select = getattr(self.verb, id_of(thing))
        return found

    def is_hero(self, select: Select) -> bool:
        """Whether a selector means the Hero."""
        return select.pointer and (select.noun in ("hero", IT) or (select.noun == YOU and self.you == HERO))

    def seats(self, name: str) -> tuple[Seat, ...]:
        """The players meant: here it is only ever the Hero."""
        must(self.is_hero(getattr(self.verb, name)), "Here only the Hero can be meant.")
        return (HERO,)

    def then(self, *steps: Step[Any]) -> None:
        """Keep steps."""
        self.steps += steps

    def declare(self, *steps: Step[Any]) -> None:
        """Keep what the Hero declares before (AL-TURN-04)."""
        self.declared += steps


def lining_up(ctx: Context) -> LineUp:
    """The place where a verb of ALONE is carried out."""
    assert isinstance(ctx, LineUp), "effects of ALONE become steps when the box is opened"
    return ctx


def conditions(condition: AnyCondition | None) -> tuple[str, ...]:
    """The words of a condition, one after the other."""
    if condition is None:
        return ()
    return tuple([one.named() for one in (condition.of if isinstance(condition, All) else (condition,))])


def _plain(ctx: LineUp, block: int) -> Steps:
    steps, declared = ctx.block(block)
    must(not declared, "What is declared with an action cannot depend on anything.")
    return steps


def _choose_one(ctx: LineUp, verb: ChooseOne) -> None:
    branches = tuple([_plain(ctx, branch) for branch in verb.branches])
    record = f"{ctx.kind}/{ctx.compiled.record.id}"
    blocks = tuple([int(branch) for branch in verb.branches])
    ctx.then(Either(branches, ctx.is_hero(verb.who), record, blocks))


def _if(ctx: LineUp, verb: If) -> None:
    words = conditions(verb.what)
    known = words and all(word in HOLDS for word in words)
    must(known, f"The rules cannot ask this in an effect. Known: {', '.join(HOLDS)}.")
    must(verb.else_ is None, 'The rules know no "else" here.')
    steps = _plain(ctx, verb.then)
    for word in reversed(words):
        steps = (When(word, steps),)
    ctx.then(*steps)


def _may(ctx: LineUp, verb: May) -> None:
    ctx.then(*_plain(ctx, verb.do))  # the steps of the rules leave it to whoever they ask


def _repeat(ctx: LineUp, verb: Repeat) -> None:
    ctx.then(*_plain(ctx, verb.do) * verb.times)


CONTROL: dict[type[Verb], Callable[[LineUp, Any], None]] = {
    ChooseOne: _choose_one,
    If: _if,
    May: _may,
    Repeat: _repeat,
}
"""Common words that hold other effects."""

"""How the parts of records are used in the playground: limits, conditions, prices, and reactions by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from nocturne.effects.context import Context
from nocturne.effects.interpret import Do, pay
from nocturne.effects.records import Ability, Reaction, Trigger
from nocturne.effects.word import Block, Bound, Value
from nocturne.kernel import Name, Option, Refusal, Seat, Step, Table, Text, Window
from tests.effects.words.deeds import deeds, memory
from tests.effects.words.memory import Used

Usable: TypeAlias = "Ability | Reaction | Trigger"


def part_of(game: Table, record: str, part: str) -> Usable:
    """A part of a record: its `play`, its `reaction`."""
    found: Usable = getattr(game.box.content.stage.compiled(record).record, part)
    return found


def context_of(game: Table, record: str, block: Block, bound: Bound) -> Context:
    """Where a part of a record is asked and carried out."""
    return Context(game, Do(record, block, 0, bound))


def refuse_use(ctx: Context, part: Usable) -> Refusal | None:
    """Why a part cannot be used now, or None: its limit, its condition, its price."""
    if part.limit and (part.limit, mark(ctx, part)) in memory(ctx).used:
        return Refusal.by("EFFECT-LIMIT", "refuse-limit", limit=part.limit)
    if not ctx.holds(part.if_):
        return Refusal.by("EFFECT-IF", "refuse-condition")
    return next((why for cost in getattr(part, "pay", ()) if (why := cost.refuse(ctx))), None)


def use(ctx: Context, part: Usable) -> None:
    """Use a part: note the use, pay the price, carry the effect out."""
    if part.limit:
        ctx.table.commit(Used(part.limit, mark(ctx, part)))
    pay(ctx, getattr(part, "pay", ()))
    ctx.then(ctx.do(part.do))


def mark(ctx: Context, part: Usable) -> str:
    """How the use of a part is remembered: by record, part and owner."""
    return f"{ctx.line.record}:{part.do}:{ctx.you}"


class React(Option, frozen=True):
    """Play a reaction."""

    record: str
    part: str

    def label(self) -> Text:
        """By the name of the card."""
        kind, _, name = self.record.partition("/")
        return Text.of("option-react", card=Name(kind, name))


@cache
def react(record: str, part: str = "reaction") -> React:
    """The option to play a reaction, made once."""
    return React(record=record, part=part)


class PlaygroundWindow(Window[Table], frozen=True):
    """A moment at which reactions may be played. The game says which are at hand; the effects say why not."""

    moment: str = ""
    names: tuple[tuple[str, Value], ...] = ()  # what the moment tells: who, how much

    def reactions(self, game: Table, seat: Seat) -> Sequence[Option]:
        """What the seat has for this moment."""
        found: Sequence[Option] = game.box.content.stage.world.reactions(game, seat, self.moment)
        return found

    def refuse(self, game: Table, seat: Seat, option: Option) -> Refusal | None:
        """The reaction's own limit, condition and price."""
        if not isinstance(option, React):
            return None
        part = part_of(game, option.record, option.part)
        return refuse_use(context_of(game, option.record, part.do, self.bound(option, seat)), part)

    def reacted(self, game: Table, seat: Seat, option: Option) -> None:
        """Use it; the game says what becomes of the card."""
        assert isinstance(option, React)
        part = part_of(game, option.record, option.part)
        ctx = context_of(game, option.record, part.do, self.bound(option, seat))
        deeds(ctx).played(ctx, seat, option.record)
        use(ctx, part)

    def bound(self, option: React, seat: Seat) -> Bound:
        """What the reaction knows."""
        return Bound(seat, f"card:{option.record.partition('/')[2]}", self.names)


class Fire(Step[Table], frozen=True):
    """Something that happens by itself at a moment, if its condition holds and its limit allows it."""

    record: str
    part: str
    bound: Bound

    def run(self, game: Table) -> None:
        """Use it where nothing speaks against it."""
        part = part_of(game, self.record, self.part)
        ctx = context_of(game, self.record, part.do, self.bound)
        if refuse_use(ctx, part) is None:
            use(ctx, part)


def window(order: Iterable[Seat], moment: str, **names: Value) -> PlaygroundWindow:
    """The window of a moment, for these seats in this order."""
    return PlaygroundWindow(tuple(order), moment=moment, names=tuple(names.items()))

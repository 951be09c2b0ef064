"""Verbs about Entities: what they do to Dreamers, how they appear and change."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import AnyAmount, Between, Block, Count, Refers, Verb, seat_ref
from nocturne.games.etherfields.content import ANY_SPACE
from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.entities import Spawn
from nocturne.games.etherfields.rules.morphs import AddMorphings, clear_morphs, distress_of, reached, seal_of
from nocturne.games.etherfields.rules.seal import SealCards
from nocturne.games.etherfields.verbs.causes import HUNTERS, cause_of, numbers

Reach = Annotated[int, Between(0, ANY_SPACE)]


class Strike(Verb, frozen=True):
    """Each Dreamer in range of this Entity suffers Distress, changed by its Morphings and States."""

    amount: AnyAmount
    range: Reach = 1
    example: ClassVar[str] = "{strike: 1, range: 1}"

    def run(self, ctx: Context) -> None:
        """EF-ENTITY-03, EF-MORPH-03."""
        cause, count = cause_of(ctx), ctx.number(self.amount)
        for seat, figures in reached(ctx.table, cause.this, self.range, row=cause.row).items():
            hurt = max([distress_of(ctx.table, one, count, row=cause.row) for one in figures])
            if hurt:
                ctx.then(Suffer(seat, hurt, cause.this))


class Drain(Verb, frozen=True):
    """Each Dreamer in range of this Entity Seals cards, changed by its Morphings."""

    amount: AnyAmount
    range: Reach = 1
    example: ClassVar[str] = "{drain: 2, range: 1}"

    def run(self, ctx: Context) -> None:
        """EF-ENTITY-03, EF-MORPH-04."""
        cause, count = cause_of(ctx), ctx.number(self.amount)
        for seat, figures in reached(ctx.table, cause.this, self.range, row=cause.row).items():
            ctx.then(SealCards(seat, max([seal_of(ctx.table, one, count, row=cause.row) for one in figures])))


class InReach(Verb, frozen=True):
    """Do something for each Dreamer in range of this Entity, who is then `prey`."""

    range: Reach
    do: Block
    example: ClassVar[str] = "{in-reach: 1, do: [{lose: ether, who: prey}]}"

    def run(self, ctx: Context) -> None:
        """Morphings change the range, as any range of a row; those of the figures in range change what follows."""
        found = reached(ctx.table, cause_of(ctx).this, self.range, row=cause_of(ctx).row)
        ctx.then(*[ctx.do(self.do, prey=seat_ref(seat), **{HUNTERS: numbers(who)}) for seat, who in found.items()])


class Appear(Verb, frozen=True):
    """Spawn figures of an Entity, of this one where none is named."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{appear: 1}"

    def run(self, ctx: Context) -> None:
        """EF-SPAWN-01."""
        ctx.then(Spawn(self.of or cause_of(ctx).this, self.count))


class Morph(Verb, frozen=True):
    """Add random Morphings to this Entity."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{morph: 1}"

    def run(self, ctx: Context) -> None:
        """EF-MORPH-01."""
        ctx.then(AddMorphings(self.of or cause_of(ctx).this, self.count))


class Unmorph(Verb, frozen=True):
    """Discard all Morphings of every Entity."""

    example: ClassVar[str] = "unmorph"

    def run(self, ctx: Context) -> None:
        """Tile by tile."""
        for entity in ctx.table.entities:
            clear_morphs(ctx.table, entity.tile)


class Nothing(Verb, frozen=True):
    """Nothing happens: for a result that must be told all the same."""

    example: ClassVar[str] = "nothing"

    def run(self, ctx: Context) -> None:
        """Nothing."""

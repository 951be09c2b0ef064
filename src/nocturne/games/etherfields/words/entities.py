"""Words for Entities: what they do to Dreamers, how they appear, change and leave (chapters ENTITY, SPAWN, MORPH)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import (
    STATEMENT,
    AnyAmount,
    Block,
    Count,
    Introduced,
    Refers,
    Verb,
    number_of,
    seat_ref,
)
from nocturne.games.etherfields.components import spaces_of
from nocturne.games.etherfields.rules import distress, entities, morphs, seal
from nocturne.games.etherfields.words.bases import HUNTERS, Entities, EntityVerb, Means, Reach, StepVerb, in_row, this
from nocturne.kernel import Step


class Strike(EntityVerb, frozen=True):
    """Each Dreamer in range of this Entity suffers Distress, changed by its Morphings and States."""

    amount: AnyAmount
    range: Reach = 1
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{strike: 1, range: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-ENTITY-03, EF-MORPH-03."""
        table, of, row, count = ctx.table, this(ctx), in_row(ctx), ctx.number(self.amount)
        hurts = {
            seat: max([morphs.distress_of(table, figure, count, row=row) for figure in figures])
            for seat, figures in morphs.reached(table, of, spaces_of(self.range), row=row).items()
        }
        return [distress.Suffer(seat, hurt, of) for seat, hurt in hurts.items() if hurt]


class Drain(EntityVerb, frozen=True):
    """Each Dreamer in range of this Entity Seals cards, changed by its Morphings."""

    amount: AnyAmount
    range: Reach = 1
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{drain: 2, range: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-ENTITY-03, EF-MORPH-04."""
        table, row, count = ctx.table, in_row(ctx), ctx.number(self.amount)
        return [
            seal.SealCards(seat, max([morphs.seal_of(table, figure, count, row=row) for figure in figures]))
            for seat, figures in morphs.reached(table, this(ctx), spaces_of(self.range), row=row).items()
        ]


class InReach(EntityVerb, frozen=True):
    """Do something for each Dreamer in range of this Entity, who is then `prey`."""

    range: Reach
    do: Block
    introduces: ClassVar[Introduced] = (("prey", ("player", "figure")),)
    example: ClassVar[str] = "{in-reach: 1, do: [{lose: ether, who: prey}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Morphings change the range, as any range of a row; those of the figures in range change what follows."""
        prey = morphs.reached(ctx.table, this(ctx), spaces_of(self.range), row=in_row(ctx))
        return [
            ctx.do(self.do, prey=seat_ref(seat), **{HUNTERS: " ".join([str(figure.id) for figure in figures])})
            for seat, figures in prey.items()
        ]


class Appear(EntityVerb, frozen=True):
    """Spawn figures of an Entity, of this one where none is named."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{appear: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-SPAWN-01."""
        return [entities.Spawn(self.of or this(ctx), self.count)]


class Remove(Verb, frozen=True):
    """Take a figure of an Entity off the map."""

    who: Entities
    done_to: ClassVar[bool] = True
    example: ClassVar[str] = "{remove: {a: entity, within: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [entities.DiscardFigure(number_of(figure)) for figure in ctx.refs("who")]


class Morph(EntityVerb, frozen=True):
    """Add random Morphings to this Entity."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{morph: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-MORPH-01."""
        return [morphs.AddMorphings(self.of or this(ctx), self.count)]


class Unmorph(StepVerb, frozen=True):
    """Discard all Morphings of every Entity."""

    example: ClassVar[str] = "unmorph"
    step: ClassVar[Means] = morphs.ClearMorphings

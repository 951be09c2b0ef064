"""Words for Entities: what they do to Dreamers, how they appear, change and leave (chapters ENTITY, SPAWN, MORPH)."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.making import Meant, word
from nocturne.effects.word import STATEMENT, AnyAmount, Block, Count, Named, Refers, number_of, seat_ref
from nocturne.games.etherfields.components import Terrain, spaces_of
from nocturne.games.etherfields.rules import cards, distress, entities, morphs
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.games.etherfields.rules.states import is_rooted
from nocturne.games.etherfields.words.bases import HUNTERS, Entities, EntityVerb, Reach, in_row, this

Tile = Annotated[str, Refers("tile")]


@word("{strike: 1, range: 1}", EntityVerb, grammar=STATEMENT)
def strike(ctx: Context, amount: AnyAmount, range: Reach = 1) -> Meant:
    """Each Dreamer in range of this Entity suffers Distress, changed by its Morphings and States."""
    table, of, row, count = ctx.table, this(ctx), in_row(ctx), ctx.number(amount)
    hurts = {  # EF-ENTITY-03, EF-MORPH-03
        seat: max([morphs.distress_of(table, figure, count, row=row) for figure in figures])
        for seat, figures in morphs.reached(table, of, spaces_of(range), row=row).items()
    }
    return [distress.Suffer(seat, hurt, of) for seat, hurt in hurts.items() if hurt]


@word("{drain: 2, range: 1}", EntityVerb, grammar=STATEMENT)
def drain(ctx: Context, amount: AnyAmount, range: Reach = 1) -> Meant:
    """Each Dreamer in range of this Entity Seals cards, changed by its Morphings."""
    table, row, count = ctx.table, in_row(ctx), ctx.number(amount)
    return [  # EF-ENTITY-03, EF-MORPH-04
        cards.SealCards(seat, max([morphs.seal_of(table, figure, count, row=row) for figure in figures]))
        for seat, figures in morphs.reached(table, this(ctx), spaces_of(range), row=row).items()
    ]


@word("{in-reach: 1, do: [{lose: ether, who: prey}]}", EntityVerb, introduces=(("prey", ("player", "figure")),))
def in_reach(ctx: Context, range: Reach, do: Block) -> Meant:
    """Do something for each Dreamer in range of this Entity, who is then `prey`."""
    # Morphings change the range, as any range of a row; those of the figures in range change what follows
    prey = morphs.reached(ctx.table, this(ctx), spaces_of(range), row=in_row(ctx))
    return [
        ctx.do(do, prey=seat_ref(seat), **{HUNTERS: " ".join([str(figure.id) for figure in figures])})
        for seat, figures in prey.items()
    ]


@word("{appear: 1}", EntityVerb)
def appear(ctx: Context, count: Count = 1, of: Tile = "") -> Meant:
    """Spawn figures of an Entity, of this one where none is named."""
    return (entities.Spawn(of or this(ctx), count),)  # EF-SPAWN-01


@word("{reappear: light}", EntityVerb)
def reappear(ctx: Context, unless: Annotated[str, Named("terrain")], of: Tile = "") -> Meant:
    """Each figure of this Entity leaves its space and Spawns anew, unless it stands on such Terrain."""
    table, tile = ctx.table, of or this(ctx)
    gone = [  # EF-SPAWN-01; what is Paralyzed stays where it is (EF-STATE-07)
        figure.id
        for figure in table.figures_of(tile)
        if not is_rooted(figure) and Terrain(unless) not in terrain_at(table, figure.at)
    ]
    return [*[entities.DiscardFigure(figure) for figure in gone], *([entities.Spawn(tile, len(gone))] if gone else [])]


@word("{call-up: tobit}")
def call_up(ctx: Context, companion: Tile) -> Meant:
    """A Companion comes to your space, from wherever it is."""
    return (entities.CallUp(ctx.you, companion),)  # EF-COMPANION-01


@word("{remove: {a: entity, within: 1}}", done_to=True)
def remove(ctx: Context, who: Entities) -> Meant:
    """Take a figure of an Entity off the map."""
    return [entities.DiscardFigure(number_of(figure)) for figure in ctx.refs("who")]


@word("{morph: 1}", EntityVerb)
def morph(ctx: Context, count: Count = 1, of: Tile = "") -> Meant:
    """Add random Morphings to this Entity."""
    return (morphs.AddMorphings(of or this(ctx), count),)  # EF-MORPH-01


@word("unmorph")
def unmorph(ctx: Context) -> Meant:
    """Discard all Morphings of every Entity."""
    return (morphs.ClearMorphings(),)

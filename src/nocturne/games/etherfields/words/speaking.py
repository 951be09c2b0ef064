"""What an effect of Etherfields knows besides the common values: its target, its row, and whom its Entity reaches."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.word import Select, Sorts, id_of, number_of
from nocturne.games.etherfields.model import Figure
from nocturne.games.etherfields.rules.effects import ROW
from nocturne.games.etherfields.rules.morphs import distress_of, seal_of
from nocturne.kernel.grid import Space

HUNTERS = "hunters"
"""The figures of an Entity in whose range a Dreamer is."""

Entities = Annotated[Select, Sorts(("entity",))]
Anybody = Annotated[Select, Sorts(("player", "entity"))]
"""A Dreamer or a figure of an Entity."""


def this(ctx: Context) -> str:
    """The element that speaks."""
    return id_of(ctx.bound.this)


def in_row(ctx: Context) -> bool:
    """Whether an effect row of a Turn card is being resolved: Morphings count then (EF-MORPH-17)."""
    return bool(ctx.bound.get(ROW))


def speaking(ctx: Context) -> list[Figure]:
    """The figures whose effect this is: those in range, or all of the Entity whose row is being resolved."""
    hunters = ctx.bound.get(HUNTERS)
    if isinstance(hunters, str):
        figures = [ctx.table.figure(int(number)) for number in hunters.split()]
        return [figure for figure in figures if figure is not None]
    return ctx.table.figures_of(this(ctx)) if in_row(ctx) else []


def hurting(ctx: Context, count: int) -> int:
    """How much Distress an effect causes: in a row of an Entity its Morphings and States count (EF-MORPH-03)."""
    row = in_row(ctx)
    return max([distress_of(ctx.table, figure, count, row=row) for figure in speaking(ctx)], default=count)


def sealing(ctx: Context, count: int) -> int:
    """How many cards an effect Seals: in a row of an Entity its Morphings count (EF-MORPH-04)."""
    row = in_row(ctx)
    return max([seal_of(ctx.table, figure, count, row=row) for figure in speaking(ctx)], default=count)


def spaces(ctx: Context, name: str) -> list[Space]:
    """The spaces selected for a parameter, or those where the things selected stand."""
    places = [ctx.world.place(ctx.table, thing) for thing in ctx.refs(name)]
    return [Space(number_of(place)) for place in places if place is not None]

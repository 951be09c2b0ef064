"""From the bound values of the language to the cause that the rules of Etherfields speak of."""

from __future__ import annotations

from nocturne.effects.context import Context
from nocturne.effects.word import Bound, id_of, number_of, ref
from nocturne.games.etherfields.content import Cause
from nocturne.games.etherfields.model import Figure

TARGET, ROW, HUNTERS = "target", "row", "hunters"
"""What an action is aimed at; whether an effect row of a Turn card is being resolved; the figures of an Entity in whose
range a Dreamer is."""


def bound_of(cause: Cause) -> Bound:
    """The values that an effect begins with."""
    names: tuple[tuple[str, int | str], ...] = ()
    if cause.it >= 0:
        names += ((TARGET, ref("figure", cause.it)),)
    if cause.row:
        names += ((ROW, 1),)
    return Bound(cause.you, ref("card", cause.this), names)


def cause_of(ctx: Context) -> Cause:
    """The cause of an effect that is being carried out."""
    target = ctx.bound.get(TARGET)
    it = number_of(target) if isinstance(target, str) else -1
    return Cause(ctx.you, id_of(ctx.bound.this), it, bool(ctx.bound.get(ROW)))


def numbers(figures: list[Figure]) -> str:
    """Figures as a bound value."""
    return " ".join([str(one.id) for one in figures])


def speaking(ctx: Context) -> list[Figure]:
    """The figures whose effect this is: those in range, or all of the Entity whose row is being resolved."""
    hunters = ctx.bound.get(HUNTERS)
    if isinstance(hunters, str):
        found = [ctx.table.figure(int(one)) for one in hunters.split()]
        return [one for one in found if one is not None]
    return ctx.table.figures_of(id_of(ctx.bound.this)) if ctx.bound.get(ROW) else []

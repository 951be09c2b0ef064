"""From the bound values of the language to the cause that the rules of Etherfields speak of."""

from __future__ import annotations

from nocturne.effects.run import Env
from nocturne.effects.terms import Bound, id_of, number_of, ref
from nocturne.games.etherfields.content import Cause

TARGET, ROW = "target", "row"
"""What an action is aimed at; whether an effect row of a Turn card is being resolved."""


def bound_of(cause: Cause) -> Bound:
    """The values that an effect begins with."""
    names: tuple[tuple[str, int | str], ...] = ()
    if cause.it >= 0:
        names += ((TARGET, ref("figure", cause.it)),)
    if cause.row:
        names += ((ROW, 1),)
    return Bound(cause.you, ref("card", cause.this), names)


def cause_of(env: Env) -> Cause:
    """The cause of an effect that is being carried out."""
    target = env.bound.get(TARGET)
    it = number_of(target) if isinstance(target, str) else -1
    return Cause(env.you, id_of(env.bound.this), it, bool(env.bound.get(ROW)))

"""From the bound values of the language to the cause that the rules of Etherfields speak of."""

from __future__ import annotations

from nocturne.effects.run import Env
from nocturne.effects.terms import Bound, id_of, number_of, ref
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


def cause_of(env: Env) -> Cause:
    """The cause of an effect that is being carried out."""
    target = env.bound.get(TARGET)
    it = number_of(target) if isinstance(target, str) else -1
    return Cause(env.you, id_of(env.bound.this), it, bool(env.bound.get(ROW)))


def numbers(figures: list[Figure]) -> str:
    """Figures as a bound value."""
    return " ".join([str(one.id) for one in figures])


def speaking(env: Env) -> list[Figure]:
    """The figures whose effect this is: those in range, or all of the Entity whose row is being resolved."""
    hunters = env.bound.get(HUNTERS)
    if isinstance(hunters, str):
        found = [env.game.figure(int(one)) for one in hunters.split()]
        return [one for one in found if one is not None]
    return env.game.figures_of(id_of(env.bound.this)) if env.bound.get(ROW) else []

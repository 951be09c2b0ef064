"""Selectors: which things of the game are meant. The game says what there is and where; the filters are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nocturne.effects.terms import HERE, IT, THERE, THIS, YOU, Ref, Select, seat_ref, sort_of

if TYPE_CHECKING:
    from nocturne.effects.run import Env
    from nocturne.kernel import Seat

OTHERS = ("another", "each-other")


def point(env: Env, name: str) -> tuple[Ref, ...]:
    """What a pointer stands for now; nothing where it is gone."""
    if name == YOU:
        return (seat_ref(env.bound.you),)
    if name == THIS:
        return (Ref(env.bound.this),) if env.bound.this else ()
    if name in (HERE, THERE):
        return tuple([space for one in point(env, YOU if name == HERE else IT) if (space := _place(env, one))])
    value = env.bound.get(name)
    if value is None:
        return env.world.pointed(env.game, name)
    if isinstance(value, int):
        return ()
    return tuple([Ref(str(one)) for one in value]) if isinstance(value, tuple) else (Ref(value),)


def selected(env: Env, select: Select) -> tuple[Ref, ...]:
    """Everything a selector means, where nobody chooses."""
    return point(env, select.noun) if select.how == "the" else candidates(env, select, None)


def candidates(env: Env, select: Select, viewer: Seat | None) -> tuple[Ref, ...]:
    """What could be meant: the things that the viewer knows of (all, for None) and the filters let through."""
    if select.how == "the":
        return point(env, select.noun)
    things = env.world.things(env.game, select.noun, viewer)
    if select.how in OTHERS:
        not_me = {*point(env, YOU), *env.world.also_you(env.game, env.bound.you)}
        things = tuple([one for one in things if one not in not_me])
    if select.within is not None or select.beyond is not None:
        things = _by_distance(env, select, things)
    if select.where is not None:
        where = select.where
        things = tuple([one for one in things if where.holds(env.with_it(one))])
    return things


def _by_distance(env: Env, select: Select, things: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Only those near enough, and far enough, from any of the things that `of` stands for."""
    centres = [space for one in point(env, select.of) if (space := _place(env, one))]
    near, far = select.within, select.beyond
    found = []
    for one in things:
        place = _place(env, one)
        steps = [env.world.distance(env.game, centre, place) for centre in centres] if place else []
        if steps and (near is None or min(steps) <= near) and (far is None or min(steps) >= far):
            found.append(one)
    return tuple(found)


def _place(env: Env, thing: Ref) -> Ref | None:
    return thing if sort_of(thing) == "space" else env.world.place(env.game, thing)

"""Words for the Dreamscape: moving, Relocating, States, tokens and Walls (chapters MOVE, STATE, TERRAIN, WALL)."""

from __future__ import annotations

from typing import Annotated, Any

from nocturne.effects.context import Context, point
from nocturne.effects.making import Meant, word
from nocturne.effects.word import HERE, ME, STATEMENT, AnyAmount, Named, Players, Ref, Select, number_of, sort_of
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.rules import entities, movement, pools, states
from nocturne.games.etherfields.rules.space import DREAMER, FIGURE, Who
from nocturne.games.etherfields.words.bases import Anybody, Marker, Spaces, spaces
from nocturne.kernel import Seat, Step
from nocturne.kernel.grid import Space

AState = Annotated[str, Named("state")]
YOURS = Select("the", HERE)


@word("{move: 2}", done_to=True)
def move(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Move space by space, up to so many spaces."""
    return [movement.MoveDreamer(seat, ctx.number(amount)) for seat in ctx.seats("who")]


def land(who: Ref, space: Space) -> Step[Any]:
    """The step that Relocates a Dreamer or an Entity."""
    number = number_of(who)
    return movement.LandDreamer(Seat(number), space) if sort_of(who) == "seat" else entities.LandFigure(number, space)


@word("{relocate: you, to: {a: space, within: 3}}")
def relocate(ctx: Context, who: Anybody, to: Spaces) -> Meant:
    """Put somebody into another space, however far, without moving through others."""
    there = spaces(ctx, "to")
    return [land(mover, there[0]) for mover in ctx.refs("who")] if there else []


@word("{swap: {a: entity, within: 3}, with: you}")
def swap(ctx: Context, one: Anybody, with_: Anybody = ME) -> Meant:
    """Let two change places."""
    pairs = zip(ctx.refs("one"), ctx.refs("with_"), strict=False)
    return [entities.ChangePlaces((who_is(mover), who_is(other))) for mover, other in pairs]


def who_is(thing: Ref) -> Who:
    """A Dreamer or a figure, as the rules of spaces speak of them."""
    return (DREAMER if sort_of(thing) == "seat" else FIGURE, number_of(thing))


@word("{add-state: stunned, who: {a: entity, within: 2}}", grammar=STATEMENT)
def add_state(ctx: Context, state: AState, who: Anybody) -> Meant:
    """Put a Dreamer or an Entity into a State."""
    return [states.LayState(State(state), *holder(thing)) for thing in ctx.refs("who")]


@word("{remove-state: stunned, who: you}", grammar=STATEMENT)
def remove_state(ctx: Context, state: AState, who: Anybody = ME) -> Meant:
    """End a State of a Dreamer or an Entity."""
    return [states.EndState(State(state), *holder(thing)) for thing in ctx.refs("who")]


def holder(who: Ref) -> tuple[Seat | None, int]:
    """Who has a State: a Dreamer, or a figure by its number."""
    return (Seat(number_of(who)), -1) if sort_of(who) == "seat" else (None, number_of(who))


# -- tokens and Walls


@word("{add-marker: light, in: {a: space, within: 1}}")
def add_marker(ctx: Context, marker: Marker, in_: Spaces = YOURS) -> Meant:
    """Lay a token into a space."""
    return [pools.LayTokens(marker, space) for space in spaces(ctx, "in_")]


@word("{remove-marker: light, in: {each: space, within: 1}}")
def remove_marker(ctx: Context, marker: Marker, in_: Spaces = YOURS) -> Meant:
    """Take a token away from a space."""
    return [pools.TakeTokens(marker, space) for space in spaces(ctx, "in_")]


@word("{lay-across: light, and: {a: space, within: 1, beyond: 1}}")
def lay_across(ctx: Context, terrain: Annotated[str, Named("terrain")], and_: Spaces, in_: Spaces = YOURS) -> Meant:
    """Lay a Terrain token on the line between two spaces: it belongs to both."""
    lines = [(here, there) for here in spaces(ctx, "in_") for there in spaces(ctx, "and_")]
    adjoin = ctx.table.land.adjoin  # only between spaces that have a side in common (EF-TERRAIN-03, EF-TERRAIN-04)
    return [pools.LayTokens(terrain, here, beside=there) for here, there in lines if adjoin(here, there)]


@word("{add-wall: {a: space, within: 1, beyond: 1}}")
def add_wall(ctx: Context, to: Spaces) -> Meant:
    """Put a Wall token between a space and the one you stand in."""
    here = [Space(number_of(place)) for place in point(ctx, HERE)]
    return [pools.LayWall(mine, there) for mine in here for there in spaces(ctx, "to")]


@word("{block: {a: space, within: 2, beyond: 1}}")
def block(ctx: Context, space: Spaces) -> Meant:
    """Close a space with a Hole token: nothing can enter it."""
    return [pools.LayHole(hole) for hole in spaces(ctx, "space")]

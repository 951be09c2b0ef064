"""Words for the Dreamscape: moving, Relocating, States, tokens and Walls (chapters MOVE, STATE, TERRAIN, WALL)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context, point
from nocturne.effects.word import HERE, ME, STATEMENT, Named, Ref, Select, Spaces, Verb, number_of, sort_of
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.rules import entities, movement, pools, states
from nocturne.games.etherfields.rules.space import DREAMER, FIGURE, Who
from nocturne.games.etherfields.words.bases import Anybody, CountedVerb, Marker, Means, spaces
from nocturne.kernel import Seat, Step
from nocturne.kernel.grid import Space

AState = Annotated[str, Named("state")]
YOURS = Select("the", HERE)


class Move(CountedVerb, frozen=True):
    """Move space by space, up to so many spaces."""

    done_to: ClassVar[bool] = True
    example: ClassVar[str] = "{move: 2}"
    step: ClassVar[Means] = movement.MoveDreamer


def land(who: Ref, space: Space) -> Step[Any]:
    """The step that Relocates a Dreamer or an Entity."""
    number = number_of(who)
    return movement.LandDreamer(Seat(number), space) if sort_of(who) == "seat" else entities.LandFigure(number, space)


class Relocate(Verb, frozen=True):
    """Put somebody into another space, however far, without moving through others."""

    who: Anybody
    to: Spaces
    example: ClassVar[str] = "{relocate: you, to: {a: space, within: 3}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        there = spaces(ctx, "to")
        return [land(who, there[0]) for who in ctx.refs("who")] if there else []


class Swap(Verb, frozen=True):
    """Let two change places."""

    one: Anybody
    with_: Anybody = ME
    example: ClassVar[str] = "{swap: {a: entity, within: 3}, with: you}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        pairs = zip(ctx.refs("one"), ctx.refs("with_"), strict=False)
        return [entities.ChangePlaces((who_is(mover), who_is(other))) for mover, other in pairs]


def who_is(thing: Ref) -> Who:
    """A Dreamer or a figure, as the rules of spaces speak of them."""
    return (DREAMER if sort_of(thing) == "seat" else FIGURE, number_of(thing))


class AddState(Verb, frozen=True):
    """Put a Dreamer or an Entity into a State."""

    state: AState
    who: Anybody
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{add-state: stunned, who: {a: entity, within: 2}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [states.LayState(State(self.state), *holder(who)) for who in ctx.refs("who")]


class RemoveState(Verb, frozen=True):
    """End a State of a Dreamer or an Entity."""

    state: AState
    who: Anybody = ME
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{remove-state: stunned, who: you}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [states.EndState(State(self.state), *holder(who)) for who in ctx.refs("who")]


def holder(who: Ref) -> tuple[Seat | None, int]:
    """Who has a State: a Dreamer, or a figure by its number."""
    return (Seat(number_of(who)), -1) if sort_of(who) == "seat" else (None, number_of(who))


# -- tokens and Walls


class AddMarker(Verb, frozen=True):
    """Lay a token into a space."""

    marker: Marker
    in_: Spaces = YOURS
    example: ClassVar[str] = "{add-marker: light, in: {a: space, within: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.LayTokens(self.marker, space) for space in spaces(ctx, "in_")]


class RemoveMarker(Verb, frozen=True):
    """Take a token away from a space."""

    marker: Marker
    in_: Spaces = YOURS
    example: ClassVar[str] = "{remove-marker: light, in: {each: space, within: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.TakeTokens(self.marker, space) for space in spaces(ctx, "in_")]


class LayAcross(Verb, frozen=True):
    """Lay a Terrain token on the line between two spaces: it belongs to both."""

    terrain: Annotated[str, Named("terrain")]
    and_: Spaces
    in_: Spaces = YOURS
    example: ClassVar[str] = "{lay-across: light, and: {a: space, within: 1, beyond: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Only between spaces that have a side in common (EF-TERRAIN-03, EF-TERRAIN-04)."""
        lines = [(here, there) for here in spaces(ctx, "in_") for there in spaces(ctx, "and_")]
        adjoin = ctx.table.land.adjoin
        return [pools.LayTokens(self.terrain, here, beside=there) for here, there in lines if adjoin(here, there)]


class AddWall(Verb, frozen=True):
    """Put a Wall token between a space and the one you stand in."""

    to: Spaces
    example: ClassVar[str] = "{add-wall: {a: space, within: 1, beyond: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        here = [Space(number_of(place)) for place in point(ctx, HERE)]
        return [pools.LayWall(mine, there) for mine in here for there in spaces(ctx, "to")]


class Block(Verb, frozen=True):
    """Close a space with a Hole token: nothing can enter it."""

    space: Spaces
    example: ClassVar[str] = "{block: {a: space, within: 2, beyond: 1}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.LayHole(space) for space in spaces(ctx, "space")]

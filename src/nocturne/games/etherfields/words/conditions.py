"""Conditions and amounts of Etherfields' cards: what holds or not, and numbers counted when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.making import condition
from nocturne.effects.word import (
    LAST,
    ME,
    Amount,
    AnyAmount,
    Condition,
    Named,
    Players,
    Refers,
    Select,
    Small,
    number_of,
    sort_of,
)
from nocturne.games.etherfields.components import Intent, State, Terrain
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import pools
from nocturne.games.etherfields.rules.active import active_progress, progress_count
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.games.etherfields.words.bases import ROLLED, Anybody, Element, Entities, Marker, Spaces, element
from nocturne.kernel import Seat
from nocturne.kernel.grid import Space


def each(ctx: Context, who: Select, holds: Callable[[Seat], bool]) -> bool:
    """Whether each of the Dreamers that a selector means has something; where it means nobody, nobody has."""
    seats = [ctx.world.seat(ctx.table, thing) for thing in ctx.all(who)]
    return bool(seats) and all(map(holds, seats))


def places(ctx: Context, select: Select) -> list[Space]:
    """The spaces that a selector means, or where the things it means stand."""
    there = [ctx.world.place(ctx.table, thing) for thing in ctx.all(select)]
    return [Space(number_of(place)) for place in there if place is not None]


# -- Dreamers


@condition("{has: ether, at-least: 2}")
def has(ctx: Context, token: Annotated[str, Named("token")], at_least: AnyAmount = 1, who: Players = ME) -> bool:
    """Somebody has so many tokens at least."""
    what, least = pools.HELD[token], ctx.number(at_least)
    return each(ctx, who, lambda seat: pools.held(ctx.table, seat, what) >= least)


@condition("{has-distress: 3}")
def has_distress(ctx: Context, at_least: Small = 1, who: Players = ME) -> bool:
    """Somebody has so much Distress at least."""
    return each(ctx, who, lambda seat: ctx.table.dreamers[seat].distress >= at_least)


@condition("{has-progress: 2}")
def has_progress(ctx: Context, at_least: Small = 1, who: Players = ME) -> bool:
    """Somebody has so many active Progress cards."""
    return each(ctx, who, lambda seat: len(active_progress(ctx.table, seat)) >= at_least)  # EF-PROGRESS-07


@condition("{dreamers: 4}")
def dreamers(ctx: Context, at_least: Small) -> bool:
    """So many Dreamers at least play."""
    return bool(ctx.table.count >= at_least)  # EF-PCOUNT-01, EF-PCOUNT-02


@condition("{in-state: stunned, who: you}", relative=True, adjective=True)
def in_state(ctx: Context, state: Annotated[str, Named("state")], who: Anybody = LAST) -> bool:
    """A Dreamer or an Entity is in a State."""
    table = ctx.table
    holders = [
        table.dreamers[number_of(thing)] if sort_of(thing) == "seat" else table.figure(number_of(thing))
        for thing in ctx.all(who)
    ]
    return bool(holders) and all(holder is not None and holder.has(State(state)) for holder in holders)


@condition("{archetype: gambler, who: you}", relative=True)
def archetype(ctx: Context, archetype: Annotated[str, Refers("dreamer")], who: Players = LAST) -> bool:
    """A Dreamer is of this archetype."""
    return each(ctx, who, lambda seat: bool(ctx.table.dreamers[seat].archetype == archetype))  # EF-CAMPAIGN-02


# -- the Dreamscape


@condition("{there-is: {a: entity, where: {entity-is: horse}}}", relative=True)
def entity_is(ctx: Context, tile: Annotated[str, Refers("tile")], who: Entities = LAST) -> bool:
    """An Entity is a figure of this tile."""
    figures = [ctx.table.figure(number_of(thing)) for thing in ctx.all(who)]
    return bool(figures) and all(figure is not None and figure.of == tile for figure in figures)


@condition("{accompanied-by: tobit}")
def accompanied_by(ctx: Context, companion: Annotated[str, Refers("tile")]) -> bool:
    """A Companion stands in your space."""
    here = ctx.table.dreamers[ctx.you].at
    return any(figure.at == here for figure in ctx.table.figures_of(companion))  # EF-COMPANION-03


@condition("{marked: light, space: here}", relative=True)
def marked(ctx: Context, marker: Marker, space: Spaces = LAST) -> bool:
    """A token lies in a space."""
    spaces = places(ctx, space)
    lying = [token for token in ctx.table.tokens if token.kind == marker]
    return bool(spaces) and all(any(token.lies(place) for token in lying) for place in spaces)


@condition("{on-terrain: darkness, space: here}", relative=True)
def on_terrain(ctx: Context, terrain: Annotated[str, Named("terrain")], space: Spaces = LAST) -> bool:
    """A space has this Terrain."""
    spaces, kind = places(ctx, space), Terrain(terrain)  # printed or laid
    return bool(spaces) and all(kind in terrain_at(ctx.table, place) for place in spaces)


@condition("gem-here")
def gem_here(ctx: Context) -> bool:
    """A Gem lies in the slot of your space."""
    table: Etherfields = ctx.table
    return table.dreamers[ctx.you].at in table.gems_laid  # EF-GEMSLOT-01


@condition("{tokens-on: story, at-least: 3}")
def tokens_on(ctx: Context, token: Marker, at_least: Small = 1, on: Element = "") -> bool:
    """So many tokens at least lie on this card or tile."""
    table: Etherfields = ctx.table
    of = element(ctx, on)
    return sum([lying.kind == token and lying.of == of for lying in table.tokens]) >= at_least


# -- Turns and Secrets


@condition("{suit-is: heart}")
def suit_is(ctx: Context, suit: Annotated[str, Named("suit")]) -> bool:
    """The current Turn card shows this suit."""
    turns = ctx.table.turns
    return bool(turns) and ctx.table.lib.turns[turns[-1]].suit == suit  # EF-TURNCARD-07


@condition("last-turn")
def last_turn(ctx: Context) -> bool:
    """The last Turn card lies face up."""
    return len(ctx.table.turns) <= 1  # no other is under it


class Found(Condition, frozen=True):
    """A Secret has been revealed."""

    code: Annotated[str, Refers("secret")]
    example: ClassVar[str] = "{found: the-lamp-room}"

    def holds(self, ctx: Context) -> bool:
        return self.code not in ctx.table.boxed


# -- amounts


class ProgressCards(Amount, frozen=True):
    """So much for each active Progress card you have, or for each of one colour."""

    times: Small = 1
    colour: Annotated[str, Named("intent")] = ""
    example: ClassVar[str] = "{progress-cards: 1}"

    def count(self, ctx: Context) -> int:
        """The Progress-count icon (EF-PROGRESS-11)."""
        if self.colour:
            return progress_count(ctx.table, ctx.you, Intent(self.colour)) * self.times
        return len(active_progress(ctx.table, ctx.you)) * self.times


class Rolled(Amount, frozen=True):
    """As much as the dice of this effect came to."""

    needs: ClassVar[str] = ROLLED
    example: ClassVar[str] = "rolled"

    def count(self, ctx: Context) -> int:
        value = ctx.bound.get(ROLLED)
        return value if isinstance(value, int) else 0

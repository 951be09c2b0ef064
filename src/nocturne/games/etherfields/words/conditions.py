"""Conditions and amounts of Etherfields' cards: what holds or not, and numbers counted when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import (
    LAST,
    ME,
    ROLLED,
    Amount,
    AnyAmount,
    Condition,
    Named,
    Players,
    Refers,
    Select,
    Small,
    Spaces,
    number_of,
    sort_of,
)
from nocturne.games.etherfields.components import Intent, State, Terrain
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import pools
from nocturne.games.etherfields.rules.active import active_progress, progress_count
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.games.etherfields.words.bases import Anybody, Element, Marker, element
from nocturne.kernel import Seat
from nocturne.kernel.grid import Space


def each(ctx: Context, who: Select, has: Callable[[Seat], bool]) -> bool:
    """Whether each of the Dreamers that a selector means has something; where it means nobody, nobody has."""
    seats = [ctx.world.seat(ctx.table, thing) for thing in ctx.all(who)]
    return bool(seats) and all(map(has, seats))


def places(ctx: Context, select: Select) -> list[Space]:
    """The spaces that a selector means, or where the things it means stand."""
    there = [ctx.world.place(ctx.table, thing) for thing in ctx.all(select)]
    return [Space(number_of(place)) for place in there if place is not None]


# -- Dreamers


class Has(Condition, frozen=True):
    """Somebody has so many tokens at least."""

    token: Annotated[str, Named("token")]
    at_least: AnyAmount = 1
    who: Players = ME
    example: ClassVar[str] = "{has: ether, at-least: 2}"

    def holds(self, ctx: Context) -> bool:
        """Each of those named."""
        what, least = pools.HELD[self.token], ctx.number(self.at_least)
        return each(ctx, self.who, lambda seat: pools.held(ctx.table, seat, what) >= least)


class HasDistress(Condition, frozen=True):
    """Somebody has so much Distress at least."""

    at_least: Small = 1
    who: Players = ME
    example: ClassVar[str] = "{has-distress: 3}"

    def holds(self, ctx: Context) -> bool:
        """Each of those named."""
        return each(ctx, self.who, lambda seat: ctx.table.dreamers[seat].distress >= self.at_least)


class HasProgress(Condition, frozen=True):
    """Somebody has so many active Progress cards."""

    at_least: Small = 1
    who: Players = ME
    example: ClassVar[str] = "{has-progress: 2}"

    def holds(self, ctx: Context) -> bool:
        """Each of those named (EF-PROGRESS-07)."""
        return each(ctx, self.who, lambda seat: len(active_progress(ctx.table, seat)) >= self.at_least)


class InState(Condition, frozen=True):
    """A Dreamer or an Entity is in a State."""

    state: Annotated[str, Named("state")]
    who: Anybody = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    example: ClassVar[str] = "{in-state: stunned, who: you}"

    def holds(self, ctx: Context) -> bool:
        """Each of them."""
        state, table = State(self.state), ctx.table
        holders = [
            table.dreamers[number_of(thing)] if sort_of(thing) == "seat" else table.figure(number_of(thing))
            for thing in ctx.all(self.who)
        ]
        return bool(holders) and all(holder is not None and holder.has(state) for holder in holders)


# -- the Dreamscape


class Marked(Condition, frozen=True):
    """A token lies in a space."""

    marker: Marker
    space: Spaces = LAST
    relative: ClassVar[bool] = True
    example: ClassVar[str] = "{marked: light, space: here}"

    def holds(self, ctx: Context) -> bool:
        """In each of them."""
        spaces = places(ctx, self.space)
        lying = [token for token in ctx.table.tokens if token.kind == self.marker]
        return bool(spaces) and all(any(token.lies(space) for token in lying) for space in spaces)


class OnTerrain(Condition, frozen=True):
    """A space has this Terrain."""

    terrain: Annotated[str, Named("terrain")]
    space: Spaces = LAST
    relative: ClassVar[bool] = True
    example: ClassVar[str] = "{on-terrain: darkness, space: here}"

    def holds(self, ctx: Context) -> bool:
        """Each of them, printed or laid."""
        spaces, kind = places(ctx, self.space), Terrain(self.terrain)
        return bool(spaces) and all(kind in terrain_at(ctx.table, space) for space in spaces)


class GemHere(Condition, frozen=True):
    """A Gem lies in the slot of your space."""

    example: ClassVar[str] = "gem-here"

    def holds(self, ctx: Context) -> bool:
        """EF-GEMSLOT-01."""
        table: Etherfields = ctx.table
        return table.dreamers[ctx.you].at in table.gems_laid


class TokensOn(Condition, frozen=True):
    """So many tokens at least lie on this card or tile."""

    token: Marker
    at_least: Small = 1
    on: Element = ""
    example: ClassVar[str] = "{tokens-on: story, at-least: 3}"

    def holds(self, ctx: Context) -> bool:
        """Counted now."""
        of, table = element(ctx, self.on), ctx.table
        laid: int = sum([token.kind == self.token and token.of == of for token in table.tokens])
        return laid >= self.at_least


# -- Turns and Secrets


class SuitIs(Condition, frozen=True):
    """The current Turn card shows this suit."""

    suit: Annotated[str, Named("suit")]
    example: ClassVar[str] = "{suit-is: heart}"

    def holds(self, ctx: Context) -> bool:
        """EF-TURNCARD-07."""
        turns = ctx.table.turns
        return bool(turns) and ctx.table.lib.turns[turns[-1]].suit == self.suit


class LastTurn(Condition, frozen=True):
    """The last Turn card lies face up."""

    example: ClassVar[str] = "last-turn"

    def holds(self, ctx: Context) -> bool:
        """No other is under it."""
        return len(ctx.table.turns) <= 1


class Found(Condition, frozen=True):
    """A Secret has been revealed."""

    code: Annotated[str, Refers("secret")]
    example: ClassVar[str] = "{found: the-lamp-room}"

    def holds(self, ctx: Context) -> bool:
        """It is no longer in the box."""
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
        """Their sum."""
        value = ctx.bound.get(ROLLED)
        return value if isinstance(value, int) else 0

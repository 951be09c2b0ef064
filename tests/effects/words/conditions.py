"""The common conditions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import (
    LAST,
    ME,
    ROLLED,
    AnyAmount,
    Condition,
    Counter,
    Figures,
    Named,
    Players,
    Ref,
    Select,
    Small,
    Sorts,
    Spaces,
    Things,
)
from tests.effects.words.deeds import deeds, memory

Holders = Annotated[Select, Sorts(("player", "figure"))]


class CounterAt(Condition, frozen=True, tag="counter"):
    """A counter has come to so much at least."""

    counter: Counter
    at_least: Small = 1
    example: ClassVar[str] = "{counter: bells, at-least: 3}"

    def holds(self, ctx: Context) -> bool:
        """Counted so far."""
        return memory(ctx).counters.get(self.counter, 0) >= self.at_least


class Has(Condition, frozen=True):
    """Somebody has so many tokens at least."""

    token: Annotated[str, Named("token")]
    at_least: AnyAmount = 1
    who: Holders = ME
    example: ClassVar[str] = "{has: coin, at-least: 2}"

    def holds(self, ctx: Context) -> bool:
        """Each of those named."""
        least, holders = ctx.number(self.at_least), ctx.all(self.who)
        return bool(holders) and all(deeds(ctx).tokens(ctx.table, one, self.token) >= least for one in holders)


class TrackAt(Condition, frozen=True, tag="track"):
    """A track has come to so much at least."""

    track: Annotated[str, Named("track")]
    at_least: Small
    example: ClassVar[str] = "{track: clock, at-least: 3}"

    def holds(self, ctx: Context) -> bool:
        """Where it stands now."""
        return deeds(ctx).track(ctx.table, self.track) >= self.at_least


class HandAt(Condition, frozen=True, tag="hand"):
    """Somebody has so many cards in hand at least."""

    at_least: Small
    who: Players = ME
    example: ClassVar[str] = "{hand: 3}"

    def holds(self, ctx: Context) -> bool:
        """How many, not which: hands are counted openly."""
        seats = [ctx.world.seat(ctx.table, one) for one in ctx.all(self.who)]
        return bool(seats) and all(deeds(ctx).pile(ctx.table, seat, "hand") >= self.at_least for seat in seats)


class Lit(Condition, frozen=True):
    """There is light in a space."""

    space: Spaces = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    example: ClassVar[str] = "{lit: here}"

    def holds(self, ctx: Context) -> bool:
        """In each of them."""
        return bool(spaces := places(ctx, self.space)) and all(deeds(ctx).is_lit(ctx.table, one) for one in spaces)


class Dark(Condition, frozen=True):
    """There is no light in a space."""

    space: Spaces = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    example: ClassVar[str] = "{dark: here}"

    def holds(self, ctx: Context) -> bool:
        """In none of them."""
        return bool(spaces := places(ctx, self.space)) and not any(deeds(ctx).is_lit(ctx.table, one) for one in spaces)


class Revealed(Condition, frozen=True):
    """Everybody knows something."""

    what: Things = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    example: ClassVar[str] = "{revealed: it}"

    def holds(self, ctx: Context) -> bool:
        """Each of them."""
        return all(deeds(ctx).is_revealed(ctx.table, one) for one in ctx.all(self.what))


class Hidden(Condition, frozen=True):
    """Not everybody knows something."""

    what: Things = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    example: ClassVar[str] = "{hidden: it}"

    def holds(self, ctx: Context) -> bool:
        """None of them is revealed."""
        return not any(deeds(ctx).is_revealed(ctx.table, one) for one in ctx.all(self.what))


class Marked(Condition, frozen=True):
    """A marker lies in a space."""

    marker: Annotated[str, Named("marker")]
    space: Spaces = LAST
    relative: ClassVar[bool] = True
    example: ClassVar[str] = "{marked: danger, space: here}"

    def holds(self, ctx: Context) -> bool:
        """In each of them."""
        spaces = places(ctx, self.space)
        return bool(spaces) and all(deeds(ctx).has_marker(ctx.table, one, self.marker) for one in spaces)


class InState(Condition, frozen=True):
    """A figure is in a state."""

    state: Annotated[str, Named("state")]
    who: Figures = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    example: ClassVar[str] = "{in-state: stunned, who: you}"

    def holds(self, ctx: Context) -> bool:
        """Each of them."""
        figures = [deeds(ctx).figure_of(ctx.table, one) for one in ctx.all(self.who)]
        return bool(figures) and all(deeds(ctx).has_state(ctx.table, one, self.state) for one in figures)


class Near(Condition, frozen=True):
    """Something is within so many spaces of you, or of something else."""

    within: Small
    what: Things = LAST
    of: Things = ME
    example: ClassVar[str] = "{near: 2, what: it}"

    def holds(self, ctx: Context) -> bool:
        """Each of them."""
        things, mine = places(ctx, self.what), places(ctx, self.of)
        return bool(things and mine) and all(
            ctx.world.distance(ctx.table, here, one) <= self.within for one in things for here in mine
        )


class RolledAt(Condition, frozen=True, tag="rolled"):
    """The dice came to so much at least."""

    at_least: Small
    needs: ClassVar[str] = ROLLED
    example: ClassVar[str] = "{rolled: 4}"

    def holds(self, ctx: Context) -> bool:
        """The sum of the last roll of this effect."""
        rolled = ctx.bound.get(ROLLED)
        return isinstance(rolled, int) and rolled >= self.at_least


class PlayersAt(Condition, frozen=True, tag="players"):
    """So many players at least are in the game."""

    at_least: Small
    example: ClassVar[str] = "{players: 3}"

    def holds(self, ctx: Context) -> bool:
        """Seats, not figures."""
        return bool(ctx.table.players >= self.at_least)


def places(ctx: Context, select: Select) -> tuple[Ref, ...]:
    """The spaces that a selector means, or where the things it means stand."""
    found = [one if one.startswith("space:") else ctx.world.place(ctx.table, one) for one in ctx.all(select)]
    return tuple([one for one in found if one is not None])

"""The common amounts: numbers that are counted when they are needed."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import AMOUNT, ME, ROLLED, Amount, Counter, Named, Players, Select, Small, Sorts, Things
from tests.effects.words.deeds import deeds, memory

Holders = Annotated[Select, Sorts(("player", "figure"))]
Times = Small


class PerPlayer(Amount, frozen=True):
    """So much for each player in the game."""

    times: Times = 1
    example: ClassVar[str] = "{per-player: 2}"

    def count(self, ctx: Context) -> int:
        """Players × so much."""
        return int(ctx.table.players) * self.times


class CountOf(Amount, frozen=True):
    """So much for each thing of a selection."""

    what: Things
    times: Times = 1
    example: ClassVar[str] = "{count-of: {each: beast, within: 2}}"

    def count(self, ctx: Context) -> int:
        """How many there are now."""
        return len(ctx.all(self.what)) * self.times


class CounterOf(Amount, frozen=True, tag="counter"):
    """So much for each time that a counter has been counted up."""

    counter: Counter
    times: Times = 1
    example: ClassVar[str] = "{counter: bells}"

    def count(self, ctx: Context) -> int:
        """Where the counter stands."""
        return memory(ctx).counters.get(self.counter, 0) * self.times


class TokensOf(Amount, frozen=True, tag="tokens"):
    """So much for each token that somebody has."""

    token: Annotated[str, Named("token")]
    of: Holders = ME
    times: Times = 1
    example: ClassVar[str] = "{tokens: coin, of: you}"

    def count(self, ctx: Context) -> int:
        """All of them together."""
        return sum([deeds(ctx).tokens(ctx.table, one, self.token) for one in ctx.all(self.of)]) * self.times


class TrackOf(Amount, frozen=True, tag="track"):
    """As much as a track shows."""

    track: Annotated[str, Named("track")]
    example: ClassVar[str] = "{track: clock}"

    def count(self, ctx: Context) -> int:
        """Where it stands now."""
        return deeds(ctx).track(ctx.table, self.track)


class HandOf(Amount, frozen=True, tag="hand"):
    """As much as somebody has cards in hand."""

    who: Players = ME
    example: ClassVar[str] = "hand"

    def count(self, ctx: Context) -> int:
        """All of them together."""
        return sum([deeds(ctx).pile(ctx.table, ctx.world.seat(ctx.table, one), "hand") for one in ctx.all(self.who)])


class Rolled(Amount, frozen=True):
    """As much as the dice of this effect came to."""

    needs: ClassVar[str] = ROLLED
    example: ClassVar[str] = "rolled"

    def count(self, ctx: Context) -> int:
        """Their sum."""
        value = ctx.bound.get(ROLLED)
        return value if isinstance(value, int) else 0


class ThatMuch(Amount, frozen=True):
    """As much as the event has to which this reacts."""

    needs: ClassVar[str] = AMOUNT
    example: ClassVar[str] = "that-much"

    def count(self, ctx: Context) -> int:
        """What the moment told."""
        value = ctx.bound.get(AMOUNT)
        return value if isinstance(value, int) else 0

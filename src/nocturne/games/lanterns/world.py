"""Lanterns as its cards see it: what their words do here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nocturne.effects.word import Ref, number_of, ref
from nocturne.effects.world import World
from nocturne.games.lanterns.events import LanternSnuffed
from nocturne.games.lanterns.model import Lanterns
from nocturne.games.lanterns.rules import Dash, DrawCards, DropOne
from nocturne.kernel import Propose, Seat

if TYPE_CHECKING:
    from nocturne.effects.context import Context


class LanternsWorld(World):
    """What the words of Lanterns ask and do. The steps are those of the rules."""

    def things(self, game: Lanterns, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        return tuple([ref("seat", seat) for seat in game.seats])

    def place(self, game: Lanterns, thing: Ref) -> Ref | None:
        return ref("space", game.seekers[number_of(thing)].at)

    def distance(self, game: Lanterns, one: Ref, other: Ref) -> int:
        return game.grid.distance(number_of(one), number_of(other))  # type: ignore[arg-type]  # both are spaces

    def seat_of(self, game: Lanterns, thing: Ref) -> Seat:
        return Seat(number_of(thing))

    def gain(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        ctx.then(Dash(Seat(number_of(holder)), count))

    def draw(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        ctx.then(DrawCards(seat, count))

    def discard(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.then(*[DropOne(seat)] * count)

    def snuff(self, ctx: Context) -> None:
        """Propose that the lantern stays where it is."""
        taker = ctx.bound.get("taker")
        assert isinstance(taker, str)
        ctx.then(Propose(LanternSnuffed(ctx.you, Seat(number_of(taker)))))

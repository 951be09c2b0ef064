"""The words of Lanterns' cards, and Lanterns as they see it. Each names the steps of the rules that it means."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import (
    LAST,
    ME,
    STATEMENT,
    Between,
    Condition,
    Named,
    Players,
    Ref,
    Select,
    Small,
    Verb,
    number_of,
    ref,
)
from nocturne.effects.world import World
from nocturne.games.lanterns.events import LanternSnuffed
from nocturne.games.lanterns.model import Lanterns
from nocturne.games.lanterns.rules import Dash, DrawCards, DropCards, WardOff
from nocturne.kernel import Propose, Seat

Amount = Annotated[int, Between(1, 99)]


class LanternsWorld(World):
    """What there is in the dark house, and where."""

    def things(self, game: Lanterns, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        return tuple([ref("seat", seat) for seat in game.seats])

    def place(self, game: Lanterns, thing: Ref) -> Ref | None:
        return ref("space", game.seekers[number_of(thing)].at)

    def distance(self, game: Lanterns, here: Ref, there: Ref) -> int:
        return game.grid.distance(number_of(here), number_of(there))  # type: ignore[arg-type]  # both are spaces

    def seat(self, game: Lanterns, thing: Ref) -> Seat:
        return Seat(number_of(thing))


class Gain(Verb, frozen=True):
    """Take more steps in this turn."""

    token: Annotated[str, Named("token")]
    amount: Amount = 1
    who: Players = ME
    example: ClassVar[str] = "{gain: step, amount: 3}"

    def steps(self, ctx: Context) -> list[Dash]:
        """Each of them (LN-DASH-01)."""
        return [Dash(seat, self.amount) for seat in ctx.seats("who")]


class Draw(Verb, frozen=True):
    """Draw cards."""

    amount: Amount
    who: Players = ME
    example: ClassVar[str] = "{draw: 2}"

    def steps(self, ctx: Context) -> list[DrawCards]:
        """Each of them (LN-HAND-02)."""
        return [DrawCards(seat, self.amount) for seat in ctx.seats("who")]


class Discard(Verb, frozen=True):
    """Discard cards of your choice from your hand."""

    amount: Amount
    who: Players = ME
    example: ClassVar[str] = "{discard: 1}"

    def steps(self, ctx: Context) -> list[DropCards]:
        """Each of them chooses their own (LN-SPARK-01)."""
        return [DropCards(seat, self.amount) for seat in ctx.seats("who")]


class Snuff(Verb, frozen=True):
    """Darken the lantern that is about to be taken, unless its taker wards it off."""

    stands_in: ClassVar[tuple[str, ...]] = ("before-taking",)
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "snuff"

    def steps(self, ctx: Context) -> list[Propose]:
        """The Snuff itself can be reacted to (LN-WARD-01)."""
        return [Propose(LanternSnuffed(ctx.you, ctx.seat("taker")))]


class Cancel(Verb, frozen=True):
    """The Snuff that is about to darken the lantern does not happen."""

    stands_in: ClassVar[tuple[str, ...]] = ("before-snuffing",)
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "cancel"

    def steps(self, ctx: Context) -> list[WardOff]:
        """LN-WARD-01."""
        return [WardOff()]


class Near(Condition, frozen=True):
    """Somebody is within so many steps of you, or of somebody else."""

    within: Small
    what: Players = LAST
    of: Players = ME
    example: ClassVar[str] = "{near: 2, what: taker}"

    def holds(self, ctx: Context) -> bool:
        """Each of them, around walls (LN-SNUFF-01)."""
        things, mine = self._places(ctx, self.what), self._places(ctx, self.of)
        return bool(things and mine) and all(
            ctx.world.distance(ctx.table, here, there) <= self.within for there in things for here in mine
        )

    @staticmethod
    def _places(ctx: Context, select: Select) -> list[Ref]:
        return [place for thing in ctx.all(select) if (place := ctx.world.place(ctx.table, thing))]

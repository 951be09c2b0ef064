"""The words of Lanterns' cards, and Lanterns as they see it. Each names the steps of the rules that it means."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.making import Meant, condition, word
from nocturne.effects.word import LAST, ME, STATEMENT, Between, Named, Players, Ref, Select, Small, number_of, ref
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


@word("{gain: step, amount: 3}")
def gain(ctx: Context, token: Annotated[str, Named("token")], amount: Amount = 1, who: Players = ME) -> Meant:
    """Take more steps in this turn."""
    return [Dash(seat, amount) for seat in ctx.seats("who")]  # LN-DASH-01


@word("{draw: 2}")
def draw(ctx: Context, amount: Amount, who: Players = ME) -> Meant:
    """Draw cards."""
    return [DrawCards(seat, amount) for seat in ctx.seats("who")]  # LN-HAND-02


@word("{discard: 1}")
def discard(ctx: Context, amount: Amount, who: Players = ME) -> Meant:
    """Discard cards of your choice from your hand."""
    return [DropCards(seat, amount) for seat in ctx.seats("who")]  # LN-SPARK-01


@word("snuff", stands_in=("before-taking",), grammar=STATEMENT)
def snuff(ctx: Context) -> Meant:
    """Darken the lantern that is about to be taken, unless its taker wards it off."""
    return [Propose(LanternSnuffed(ctx.you, ctx.seat("taker")))]  # LN-WARD-01: it can be reacted to itself


@word("cancel", stands_in=("before-snuffing",), grammar=STATEMENT)
def cancel(ctx: Context) -> Meant:
    """The Snuff that is about to darken the lantern does not happen."""
    return [WardOff()]


@condition("{near: 2, what: taker}")
def near(ctx: Context, within: Small, what: Players = LAST, of: Players = ME) -> bool:
    """Somebody is within so many steps of you, or of somebody else."""
    theirs, mine = _places(ctx, what), _places(ctx, of)
    steps = [ctx.world.distance(ctx.table, here, there) for there in theirs for here in mine]  # LN-SNUFF-01
    return bool(steps) and max(steps) <= within


def _places(ctx: Context, select: Select) -> list[Ref]:
    return [place for thing in ctx.all(select) if (place := ctx.world.place(ctx.table, thing))]

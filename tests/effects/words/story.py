"""Words for what the game remembers, tells and decides: flags, counters, lasting changes, story, the end."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Between, Counter, Figures, Named, Players, Story, Things
from tests.effects.words.deeds import deeds
from tests.effects.words.doing import Doing
from tests.effects.words.memory import CounterChanged, Lasted, Lasting, Noted


class AddCounter(Doing, frozen=True):
    """Count something up."""

    counter: Counter
    amount: AnyAmount = 1
    example: ClassVar[str] = "{add-counter: bells, amount: 1}"

    def act(self, ctx: Context) -> None:
        """Count."""
        ctx.table.commit(CounterChanged(self.counter, ctx.number(self.amount)))


class RemoveCounter(Doing, frozen=True):
    """Count something down, to nothing at the least."""

    counter: Counter
    amount: AnyAmount = 1
    example: ClassVar[str] = "{remove-counter: bells}"

    def act(self, ctx: Context) -> None:
        """Count."""
        ctx.table.commit(CounterChanged(self.counter, -ctx.number(self.amount)))


class Modify(Doing, frozen=True):
    """Make a figure of the game larger or smaller for a while."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)]
    who: Figures = ME
    until: Annotated[str, Named("duration")] = "end-of-turn"
    example: ClassVar[str] = "{modify: range, by: 1, until: end-of-turn}"

    def act(self, ctx: Context) -> None:
        """Remember it until it ends."""
        for one in ctx.refs("who"):
            lasting = Lasting(self.stat, deeds(ctx).figure_of(ctx.table, one), self.by, self.until, ctx.line.record)
            ctx.table.commit(Lasted(lasting))


class Note(Doing, frozen=True):
    """Read a text of the story to everybody."""

    story: Annotated[str, Story()]
    example: ClassVar[str] = "{note: the-first-bell}"

    def act(self, ctx: Context) -> None:
        """The text stands with the pack's stories."""
        ctx.table.commit(Noted(ctx.line.record, self.story))


class Reveal(Doing, frozen=True):
    """Show something hidden to everybody."""

    what: Things
    example: ClassVar[str] = "{reveal: {each: space, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("what"):
            deeds(ctx).reveal(ctx, one)


class Hide(Doing, frozen=True):
    """Turn something face down again."""

    what: Things
    example: ClassVar[str] = "{hide: {a: space, within: 2}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("what"):
            deeds(ctx).hide(ctx, one)


class ExtraAction(Doing, frozen=True):
    """Give a player more actions in this turn."""

    amount: AnyAmount = 1
    who: Players = ME
    example: ClassVar[str] = "extra-action"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).extra_action(ctx, seat, ctx.number(self.amount))


class SkipTurn(Doing, frozen=True):
    """Let a player miss their next turn."""

    who: Players = ME
    example: ClassVar[str] = "{skip-turn: {another: player}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).skip_turn(ctx, seat)


class EndTurn(Doing, frozen=True):
    """End a player's turn at once."""

    who: Players = ME
    example: ClassVar[str] = "end-turn"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            deeds(ctx).end_turn(ctx, seat)


class Win(Doing, frozen=True):
    """End the game: the players named win."""

    who: Players = ME
    example: ClassVar[str] = "{win: {each: player}}"

    def act(self, ctx: Context) -> None:
        """Nothing is carried out any more."""
        deeds(ctx).win(ctx, ctx.seats("who"))


class LoseGame(Doing, frozen=True):
    """End the game: nobody wins."""

    example: ClassVar[str] = "lose-game"

    def act(self, ctx: Context) -> None:
        """Nothing is carried out any more."""
        deeds(ctx).win(ctx, ())

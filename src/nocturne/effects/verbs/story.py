"""Words for what the game remembers, tells and decides: flags, counters, lasting changes, story, the end."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.memory import CounterChanged, FlagSet, FlagUnset, Lasted, Lasting, Noted
from nocturne.effects.word import ME, AnyAmount, Between, Counter, Figures, Flag, Named, Players, Story, Things, Verb


class SetFlag(Verb, frozen=True):
    """Set a flag that conditions can ask for until it is unset."""

    flag: Flag
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{set-flag: gate-open}"

    def run(self, ctx: Context) -> None:
        """Remember it."""
        ctx.table.commit(FlagSet(self.flag))


class UnsetFlag(Verb, frozen=True):
    """Take a flag back."""

    flag: Flag
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{unset-flag: gate-open}"

    def run(self, ctx: Context) -> None:
        """Forget it."""
        ctx.table.commit(FlagUnset(self.flag))


class AddCounter(Verb, frozen=True):
    """Count something up."""

    counter: Counter
    amount: AnyAmount = 1
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{add-counter: bells, amount: 1}"

    def run(self, ctx: Context) -> None:
        """Count."""
        ctx.table.commit(CounterChanged(self.counter, ctx.number(self.amount)))


class RemoveCounter(Verb, frozen=True):
    """Count something down, to nothing at the least."""

    counter: Counter
    amount: AnyAmount = 1
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{remove-counter: bells}"

    def run(self, ctx: Context) -> None:
        """Count."""
        ctx.table.commit(CounterChanged(self.counter, -ctx.number(self.amount)))


class Modify(Verb, frozen=True):
    """Make a figure of the game larger or smaller for a while."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)]
    who: Figures = ME
    until: Annotated[str, Named("duration")] = "end-of-turn"
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{modify: range, by: 1, until: end-of-turn}"

    def run(self, ctx: Context) -> None:
        """Remember it until it ends."""
        for one in ctx.refs("who"):
            lasting = Lasting(self.stat, ctx.world.figure_of(ctx.table, one), self.by, self.until, ctx.line.record)
            ctx.table.commit(Lasted(lasting))


class Note(Verb, frozen=True):
    """Read a text of the story to everybody."""

    story: Annotated[str, Story()]
    example: ClassVar[str] = "{note: the-first-bell}"

    def run(self, ctx: Context) -> None:
        """The text stands with the pack's stories."""
        ctx.table.commit(Noted(ctx.line.record, self.story))


class Reveal(Verb, frozen=True):
    """Show something hidden to everybody."""

    what: Things
    deed: ClassVar[str] = "reveal"
    example: ClassVar[str] = "{reveal: {each: space, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("what"):
            ctx.world.reveal(ctx, one)


class Hide(Verb, frozen=True):
    """Turn something face down again."""

    what: Things
    deed: ClassVar[str] = "hide"
    example: ClassVar[str] = "{hide: {a: space, within: 2}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("what"):
            ctx.world.hide(ctx, one)


class ExtraAction(Verb, frozen=True):
    """Give a player more actions in this turn."""

    amount: AnyAmount = 1
    who: Players = ME
    deed: ClassVar[str] = "extra_action"
    example: ClassVar[str] = "extra-action"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.extra_action(ctx, seat, ctx.number(self.amount))


class SkipTurn(Verb, frozen=True):
    """Let a player miss their next turn."""

    who: Players = ME
    deed: ClassVar[str] = "skip_turn"
    example: ClassVar[str] = "{skip-turn: {another: player}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.skip_turn(ctx, seat)


class EndTurn(Verb, frozen=True):
    """End a player's turn at once."""

    who: Players = ME
    deed: ClassVar[str] = "end_turn"
    example: ClassVar[str] = "end-turn"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for seat in ctx.seats("who"):
            ctx.world.end_turn(ctx, seat)


class Win(Verb, frozen=True):
    """End the game: the players named win."""

    who: Players = ME
    deed: ClassVar[str] = "win"
    example: ClassVar[str] = "{win: {each: player}}"

    def run(self, ctx: Context) -> None:
        """Nothing is carried out any more."""
        ctx.world.win(ctx, ctx.seats("who"))


class LoseGame(Verb, frozen=True):
    """End the game: nobody wins."""

    deed: ClassVar[str] = "win"
    example: ClassVar[str] = "lose-game"

    def run(self, ctx: Context) -> None:
        """Nothing is carried out any more."""
        ctx.world.win(ctx, ())

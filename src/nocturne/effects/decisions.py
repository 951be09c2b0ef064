"""What words of control ask: whether to take an offer, perhaps at a price, and which of several effects to choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.interpret import AskLine, line_of, refuse
from nocturne.effects.step import ALL, Need
from nocturne.effects.word import AnyCost, Block
from nocturne.kernel import PASS, Option, Refusal, Seat, Text


class Accept(Option, frozen=True):
    """Take the offer."""


ACCEPT = Accept()


class Offer(AskLine[Any, Any], frozen=True):
    """Do it, or not; with a price, pay it first. The verb says what is offered, its price, and what follows if not."""

    asks_for: ClassVar[str] = "offer"

    def candidates(self, game: Any, seat: Seat) -> Sequence[Option]:
        """Take it or leave it."""
        return (ACCEPT, PASS)

    def prompt(self, game: Any, seat: Seat) -> Text:
        """Where the offer stands: `text.say_effect` puts it into words."""
        line, verb = line_of(self.line), self.verb(game)
        if verb.price:
            return Text.of("ask-offer", seat=seat, record=line.record, block=line.block, at=line.at)
        return Text.of("ask-offer", seat=seat, record=line.record, block=verb.offer)

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What cannot be paid cannot be accepted."""
        if option is PASS:
            return None
        return refuse_price(self.context(game).of(seat), self.verb(game).price)

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Pay and go on, or go on without."""
        ctx, verb = self.context(game), self.verb(game)
        if option is ACCEPT:
            pay(ctx.of(seat), verb.price)
            if verb.offer is not None:
                game.then(ctx.do(verb.offer))
        elif verb.otherwise is not None:
            game.then(ctx.do(verb.otherwise))

    def blocks(self, table: Any) -> tuple[Block, ...]:
        """What is offered, and what follows otherwise."""
        verb = self.verb(table)
        return tuple([block for block in (verb.offer, verb.otherwise) if block is not None])

    def refuse_asking(self, table: Any, need: Need) -> Refusal | None:
        """An offer of what cannot be done is none; but nobody needs to be able to take it."""
        verb = self.verb(table)
        if need is ALL or verb.offer is None or verb.otherwise is not None:
            return None
        return refuse(self.context(table), verb.offer, need)


def refuse_price(ctx: Context, costs: Iterable[AnyCost]) -> Refusal | None:
    """Why a price cannot be paid, or None."""
    return next((why for cost in costs if (why := cost.refuse(ctx))), None)


def pay(ctx: Context, costs: Iterable[AnyCost]) -> None:
    """Pay a price, in the order in which it stands there."""
    for cost in costs:
        cost.pay(ctx)


class Branch(Option, frozen=True):
    """One of several effects to choose from."""

    number: int
    record: str
    block: int

    def facts(self) -> dict[str, Any]:
        """Its number alone makes its id: `branch:0`."""
        return {"number": self.number}

    def label(self) -> Text:
        """Where its effect stands: `text.say_effect` puts it into words."""
        return Text.of("option-branch", number=self.number + 1, record=self.record, block=self.block)


@cache
def branch(number: int, record: str, block: int) -> Branch:
    """The option to choose an effect, made once."""
    return Branch(number=number, record=record, block=block)


class ChooseBranch(AskLine[Any, Any], frozen=True):
    """Choose one of several effects."""

    asks_for: ClassVar[str] = "choice"

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """Each of them."""
        record = line_of(self.line).record
        return [branch(number, record, block) for number, block in enumerate(self.verb(game).branches)]

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What a game demands of a branch must be met; where no branch can be chosen, each may be."""
        assert isinstance(option, Branch)
        why = self._unmet(game, seat, option.block)
        stuck = why is not None and all(self._unmet(game, seat, block) for block in self.verb(game).branches)
        return None if stuck else why

    def _unmet(self, game: Any, seat: Seat, block: int) -> Refusal | None:
        ctx = self.context(game)
        return refuse(ctx, block, ctx.stage.judge.need, seat)

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Carry the branch out."""
        assert isinstance(option, Branch)
        game.then(self.context(game).do(self.verb(game).branches[option.number]))

    def blocks(self, table: Any) -> tuple[Block, ...]:
        """Every branch."""
        return tuple(self.verb(table).branches)

    def refuse_asking(self, table: Any, need: Need) -> Refusal | None:
        """A choice of which nothing can be chosen leads to nothing."""
        ctx = self.context(table)
        refusals = [refuse(ctx, block, need) for block in self.verb(table).branches]
        return None if None in refusals else refusals[0]

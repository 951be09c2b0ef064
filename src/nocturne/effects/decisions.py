"""What words of control ask: which of several effects to choose."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from nocturne.effects.interpret import AskLine, line_of, refuse
from nocturne.effects.step import Need
from nocturne.effects.word import Block
from nocturne.kernel import Name, Option, Refusal, Seat, Text


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
    tells: ClassVar[dict[str, str]] = {"sort": "", "source": ""}

    @property
    def source(self) -> Name:
        """What asks: the card, tile or script that is being carried out, which lies open by then."""
        kind, _, ident = line_of(self.line).record.partition("/")
        return Name(kind, ident)

    @property
    def sort(self) -> str:
        """What kind of thing asks: a script has a number instead of a title."""
        return self.source.kind

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        record = line_of(self.line).record
        return [branch(number, record, block) for number, block in enumerate(self.verb(game).branches)]

    def refuse(self, game: Any, seat: Seat, option: Branch) -> Refusal | None:
        """What a game demands of a branch must be met; where no branch can be chosen, each may be."""
        why = self._unmet(game, seat, option.block)
        stuck = why is not None and all(self._unmet(game, seat, block) for block in self.verb(game).branches)
        return None if stuck else why

    def _unmet(self, game: Any, seat: Seat, block: int) -> Refusal | None:
        ctx = self.context(game)
        return refuse(ctx, block, ctx.stage.judge.need, seat)

    def chosen(self, game: Any, seat: Seat, option: Branch) -> None:
        game.then(self.context(game).do(self.verb(game).branches[option.number]))

    def blocks(self, table: Any) -> tuple[Block, ...]:
        return tuple(self.verb(table).branches)

    def refuse_asking(self, table: Any, need: Need) -> Refusal | None:
        """A choice of which nothing can be chosen leads to nothing."""
        ctx = self.context(table)
        refusals = [refuse(ctx, block, need) for block in self.verb(table).branches]
        return None if None in refusals else refusals[0]

"""What a client is shown of an open decision, and whether one may be taken back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nocturne.kernel.errors import UsageError
from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import Option, Series
from nocturne.kernel.text import Text


class Decision(Struct, frozen=True, eq=False, gc=False):
    """An open decision: who must answer, what, by which rule, and the options with their stable ids."""

    seat: Seat
    since: int  # the version since when this decision has been open, unchanged
    _question: Any
    _table: Any
    _choice: Any
    _moment: Any  # the table's scribe, another one after each answer

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat may answer. Look at it while the decision is open: the options may be worked out only now."""
        options = self._question.known
        if options is None:
            if self._table.scribe is not self._moment:
                raise UsageError(Text.of("decision-over-unseen"))
            options = self._question.options(self._table)
        return tuple(options)

    @property
    def weights(self) -> tuple[int, ...] | None:
        """Where chance answers (the seat `CHANCE`): how likely each option is, in proportion. None: a player decides.

        An option comes up with its weight divided by the sum of all: `Fraction(weight, sum(decision.weights))`.
        """
        if self._table.scribe is not self._moment:
            raise UsageError(Text.of("decision-over"))
        weights: tuple[int, ...] | None = self._choice.weights(self._table)
        return weights

    @property
    def kind(self) -> str:
        """The name of the decision in the rules."""
        return type(self._choice).__name__

    @property
    def rule(self) -> str:
        """The rule that asks."""
        rule: str = self._choice.cites(self._table)
        return rule

    @property
    def prompt(self) -> Text:
        """What is to be decided."""
        prompt: Text = self._choice.prompt(self._table, self.seat)
        return prompt

    @property
    def waits(self) -> bool:
        """Whether the game waits for this seat; else it may interrupt what another decides, and need not."""
        waits: bool = self._choice.waits_for(self._table, self.seat)
        return waits

    @property
    def series(self) -> Series | None:
        """Where this is one pick of several: what is due, how far it has come, and what each option adds."""
        series: Series | None = self._choice.series(self._table, self.seat)
        return series

    def label(self, option: Option) -> Text:
        """What an option is called."""
        label: Text = self._choice.label(self._table, self.seat, option)
        return label

    def ids(self) -> tuple[str, ...]:
        """The ids of the options."""
        return tuple([option.id for option in self.options])

    def __repr__(self) -> str:
        is_over = self._question.known is None and self._table.scribe is not self._moment
        return f"<Decision {self.kind} of seat {self.seat}: {'over' if is_over else ', '.join(self.ids())}>"


class Permission(Struct, frozen=True):
    """Whether a seat may take back: freely when `needs` is empty, else with the consent of those seats."""

    needs: tuple[Seat, ...]
    why: str  # "free", "solo", "others", "chance" or "revealed"

    @property
    def free(self) -> bool:
        """Nobody has to be asked."""
        return not self.needs

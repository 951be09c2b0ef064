"""Reaction windows: a moment at which effects may be played in answer to what is about to happen, or has happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from nocturne.effects.context import Context
from nocturne.effects.decisions import pay
from nocturne.effects.interpret import Do
from nocturne.effects.language import Moment
from nocturne.effects.word import AnyCondition, AnyCost, Value, seat_ref
from nocturne.kernel import Event, Option, Seat, Window
from nocturne.kernel.steps import G

Names = tuple[tuple[str, Value], ...]


class EffectWindow(Window[G], frozen=True, tag=True):
    """A moment at which reactions may be played. The game says which are at hand, and what becomes of those played."""

    def at_hand(self, table: G, seat: Seat) -> Sequence[Option]:
        """What the seat could answer with at this moment, allowed or not."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every game has its own

    def effect(self, table: G, seat: Seat, option: Option) -> Do:
        """The effect that an answer begins."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every game has its own

    def price(self, table: G, seat: Seat, option: Option) -> Iterable[AnyCost]:
        """What is to be paid before it."""
        return ()

    def played(self, table: G, seat: Seat, option: Option) -> None:
        """What becomes of the card that was played."""

    def reactions(self, table: G, seat: Seat) -> Sequence[Option]:
        """What is at hand."""
        return self.at_hand(table, seat)

    def holds(self, table: G, seat: Seat, option: Option, condition: AnyCondition | None) -> bool:
        """Whether the condition of a reaction holds now."""
        return condition is None or condition.holds(Context(table, self.effect(table, seat, option)))

    def reacted(self, table: G, seat: Seat, option: Option) -> None:
        """Play it: the card goes where it goes, the price is paid, the effect begins."""
        line = self.effect(table, seat, option)
        self.played(table, seat, option)
        pay(Context(table, line), self.price(table, seat, option))
        table.then(line)


def opened(timing: str, event: Event[Any]) -> Iterator[tuple[str, Names]]:
    """The moments that an event brings at this timing, before or after it, each with what it tells of."""
    moments: tuple[Moment, ...] = getattr(event, "moments", ())
    for moment in moments:
        if moment.timing == timing:
            yield moment.name, tuple([(name, _told(event, sort, of)) for name, sort, of in moment.fields()])


def _told(event: Event[Any], sort: str, field: str) -> Value:
    value: int = getattr(event, field)
    return seat_ref(Seat(value)) if sort == "player" else value

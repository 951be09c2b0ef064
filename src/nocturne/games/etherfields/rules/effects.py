"""Carrying out what cards, tiles and scripts say (EF-PRECEDENCE-01): the lines of a record, straight from its key."""

from __future__ import annotations

from functools import lru_cache

from nocturne.effects.context import Context
from nocturne.effects.interpret import Do
from nocturne.effects.word import AnyCondition, Block, Bound, ref
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Seat, Step

TARGET, ROW = "target", "row"
"""What an action is aimed at; whether an effect row of a Turn card is being resolved, which Morphings change."""


def effect(
    game: Etherfields, key: str, seat: Seat, this: str, *, target: int = -1, row: bool = False
) -> tuple[Step[Etherfields], ...]:
    """The steps of an effect: for a Dreamer, by the element that speaks, perhaps aimed at a figure (EF-MORPH-17)."""
    parts = game.lib.effects.get(key, ())
    if not parts:
        return ()
    bound = Bound(seat, ref("card", this))
    if target >= 0:
        bound = bound.having(TARGET, ref("figure", target))
    if row:
        bound = bound.having(ROW, 1)
    return tuple(
        [
            Do(part.record, part.block, 0, bound) if part.condition is None else IfHolds(key, number, bound)
            for number, part in enumerate(parts)
        ]
    )


class IfHolds(Step[Etherfields], frozen=True):
    """Carry out a part of an effect if its condition holds when its turn comes (EF-PRECEDENCE-01)."""

    key: str
    number: int
    bound: Bound

    def run(self, game: Etherfields) -> None:
        part = game.lib.effects[self.key][self.number]
        line = Do(part.record, part.block, 0, self.bound)
        if part.condition is None or part.condition.holds(Context(game, line)):
            game.then(line)


def holds(game: Etherfields, seat: Seat, record: str, condition: AnyCondition | None) -> bool:
    """Whether what a record demands is met for a Dreamer (EF-ACTION-13); what demands nothing always is."""
    return condition is None or condition.holds(Context(game, _asking(record, seat)))


@lru_cache(4096)
def _asking(record: str, seat: Seat) -> Do:
    """The line on whose behalf a condition is asked: the same each time."""
    return Do(record, Block(0), 0, Bound(seat, ref("card", record.partition("/")[2])))

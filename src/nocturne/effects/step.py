"""What the steps of a game's chapters and the interpreter share: a step that knows why not, and a line of a record."""

from __future__ import annotations

from enum import Enum
from typing import Any

from nocturne.effects.word import Bound
from nocturne.kernel import Refusal, Step
from nocturne.kernel.steps import G


class Need(Enum):
    """How much of an effect must be possible for it to be begun or chosen."""

    ANY = "any"  # some part of it is enough (AL-DECK-07)
    ALL = "all"  # every part (EF-CHOICE-02)


ANY, ALL = Need.ANY, Need.ALL


class Guarded(Step[G], frozen=True, tag=True):
    """A step that can say beforehand why it would do nothing."""

    def refuse(self, table: G) -> Refusal | None:
        """Why it would do nothing now, or None. Only what everybody knows may decide it, or whoever is asked."""
        return None


class Line(Step[Any], frozen=True, tag=True):
    """A line of a record's program, with the values that are bound there. `Do` is the step that carries it out."""

    record: str
    block: int
    at: int
    bound: Bound
    picks: tuple[tuple[str, ...], ...] = ()  # what was picked for the line's selectors so far

    def line_in(self, table: Any) -> Line:
        return self

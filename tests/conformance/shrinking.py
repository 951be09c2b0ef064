"""Make a failing line of play short: leave answers out while it still fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tests.conformance.cases import Case
from tests.conformance.lines import Answer, Broken
from tests.conformance.suite import Suite

T = TypeVar("T")


def shorter(items: Sequence[T], fails: Callable[[Sequence[T]], bool]) -> list[T]:
    """The items, less all that can be left out while it still fails.

    >>> shorter(range(100), lambda kept: {17, 60} <= set(kept))
    [17, 60]
    """
    kept, size = list(items), max(1, len(items) // 2)
    while size:
        place = 0
        while place < len(kept):
            fewer = kept[:place] + kept[place + size :]
            if fails(fewer):
                kept = fewer
            else:
                place += size
        size //= 2
    return kept


def failure_of(case: Case, seed: int, answers: Sequence[Answer]) -> Broken | None:
    """How the game fails after these answers, those that are not possible left out; None where it does not."""
    suite = Suite(case)
    for luck in range(3):
        try:
            suite.retry(seed, answers, luck)
        except Broken as fault:
            return fault
    return None


def shrunk(case: Case, seed: int, answers: Sequence[Answer]) -> Broken | None:
    """The failure with as few answers as could be found; None where it does not come again."""
    if failure_of(case, seed, answers) is None:
        return None
    few = shorter(answers, lambda kept: failure_of(case, seed, kept) is not None)
    return failure_of(case, seed, few)

"""Search: which answer does best over many imagined worlds, with what the rules of thumb would do as the measure.

The n-th trial of every answer is made in the same world with the same dice, so that answers are compared by pairs: what
differs between two worlds cancels out. Below the first answer grows a tree of the seat's own later answers, one for all
worlds, for the seat cannot tell them apart (an information-set tree). What others answer, and what the seat answers
beyond the tree, is decided by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

ADVENTURE = 0.25
"""How much is tried out against how much is tried again that did well (PUCT)."""
THUMB = 0.4
"""How likely the answer of the rules of thumb is thought to be the best before anything is tried."""


LITTLE = 0.005
"""An advantage as small as this is none: the value is not that exact."""


class Node:
    """What is known of one own decision: for each answer how often it was tried and what came of it."""

    __slots__ = ("after", "sums", "tries")

    def __init__(self) -> None:
        self.tries: dict[str, int] = {}
        self.sums: dict[str, float] = {}
        self.after: dict[str, Node] = {}

    def choose(self, ids: Sequence[str], thumb: str) -> str:
        """The answer to try next, of those that this world offers."""
        tries, sums = self.tries, self.sums
        whole = sum([tries.get(option, 0) for option in ids])
        if not whole:
            return thumb
        guess = sum([sums.get(option, 0.0) for option in ids]) / whole
        root, other = ADVENTURE * sqrt(whole), (1 - THUMB) / max(1, len(ids) - 1)
        best, chosen = -9.0, thumb
        for option in ids:
            count = tries.get(option, 0)
            mean = sums[option] / count if count else guess
            score = mean + root * (THUMB if option == thumb else other) / (1 + count)
            if score > best:
                best, chosen = score, option
        return chosen

    def note(self, option: str, value: float) -> None:
        """Remember what came of an answer."""
        self.tries[option] = self.tries.get(option, 0) + 1
        self.sums[option] = self.sums.get(option, 0.0) + value


class Weighed(NamedTuple):
    """One answer after the search: tries, mean value, its advantage over the rules of thumb and the error of that."""

    option: str
    tries: int
    mean: float
    advantage: float
    error: float


Trial = Callable[[str, int, Node], float]
"""Try an answer in the n-th world, with the tree below it: what comes of it."""


class Search:
    """The trials of one decision."""

    def __init__(self, ids: Sequence[str], thumb: str, trial: Trial, prior: Mapping[str, float] | None = None) -> None:
        self.ids, self.thumb, self.trial = list(ids), thumb, trial
        self.values: dict[str, list[float]] = {option: [] for option in ids}
        self.below: dict[str, Node] = {option: Node() for option in ids}
        even = (1 - THUMB) / max(1, len(ids) - 1)
        self.prior = {option: THUMB if option == thumb else (prior or {}).get(option, even) for option in ids}
        self.visits = 0

    def step(self) -> None:
        """One more trial, of the answer that promises most."""
        option = self._next()
        values = self.values[option]
        values.append(self.trial(option, len(values), self.below[option]))
        self.visits += 1

    def _next(self) -> str:
        root = ADVENTURE * sqrt(1 + self.visits)
        thumbs = self.values[self.thumb]
        best, chosen = -9.0, self.thumb
        for option in self.ids:
            values = self.values[option]
            count = len(values)
            gain = sum(values) / count - sum(thumbs[:count]) / count if count else 0.0
            score = gain + root * self.prior[option] / (1 + count)
            if score > best:
                best, chosen = score, option
        if chosen != self.thumb and len(thumbs) <= len(self.values[chosen]):
            return self.thumb  # there must be something to compare with in this world
        return chosen

    def weighed(self) -> list[Weighed]:
        """All answers that were tried, the best first; those that were tried seldom are not trusted."""
        thumbs, rows = self.values[self.thumb], []
        for option in self.ids:
            values = self.values[option]
            count = len(values)
            if count:
                gains = [mine - theirs for mine, theirs in zip(values, thumbs, strict=False)]
                mean = sum(gains) / count
                spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, count - 1)
                error = 0.0 if option == self.thumb else sqrt((spread + 0.01 / count) / count)
                rows.append(Weighed(option, count, sum(values) / count, mean, error))
        return sorted(rows, key=lambda row: row.error - row.advantage)

    def best(self, sure: float, least: int) -> str:
        """The answer of the rules of thumb, unless another is better for sure."""
        rows = [row for row in self.weighed() if row.tries >= least and row.advantage - sure * row.error > LITTLE]
        return max(rows, key=lambda row: row.advantage - sure * row.error).option if rows else self.thumb

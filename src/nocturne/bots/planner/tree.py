"""Search: which answer does best over many imagined worlds, with what the rules of thumb would do as the measure.

The n-th trial of every answer is made in the same world with the same dice, so that answers are compared by pairs: what
differs between two worlds cancels out. Below the first answer grows a tree of the seat's own later answers, one for all
worlds, for the seat cannot tell them apart (an information-set tree). What others answer, and what the seat answers
beyond the tree, is decided by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

ADVENTURE = 0.25
"""How much is tried out against how much is tried again that did well (PUCT)."""
THUMB = 0.4
"""How likely the answer of the rules of thumb is thought to be the best before anything is tried."""
RIPE = 8
"""Below an answer that was tried so often other later answers than those of the rules of thumb are tried too."""
LITTLE = 0.005
"""An advantage as small as this is none: the value is not that exact."""
UNSEEN = 0.01
"""How much trials that all came out alike may still differ from those to come."""


class Node:
    """What is known of one own decision: for each answer how often it was tried and what came of it."""

    __slots__ = ("after", "sums", "tries")

    def __init__(self) -> None:
        self.tries: dict[str, int] = {}
        self.sums: dict[str, float] = {}
        self.after: dict[str, Node] = {}

    def choose(self, ids: Sequence[str], thumb: str, ripe: int = RIPE) -> str:
        """The answer to try next, of those that this world offers."""
        tries, sums = self.tries, self.sums
        whole = sum([tries.get(option, 0) for option in ids])
        if whole < ripe:
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
    """The trials of one decision: in each round those answers are tried on that did better, until two are left."""

    def __init__(self, ids: Sequence[str], thumb: str, trial: Trial, trials: int) -> None:
        self.ids = [thumb, *[option for option in ids if option != thumb]]
        self.thumb, self.trial = thumb, trial
        self.values: dict[str, list[float]] = {option: [] for option in self.ids}
        self.below: dict[str, Node] = {option: Node() for option in self.ids}
        self.visits = 0
        self._turns = self._schedule(trials)

    def step(self) -> bool:
        """One more trial; False where nothing is left to be tried."""
        option = next(self._turns, None)
        if option is None:
            return False
        values = self.values[option]
        values.append(self.trial(option, len(values), self.below[option]))
        self.visits += 1
        return True

    def _schedule(self, trials: int) -> Iterator[str]:
        """What to try, in order: every round has the same number of trials, for half as many answers (halving)."""
        alive = self.ids
        rounds = max(1, (len(alive) - 1).bit_length())
        for left in range(rounds, 0, -1):
            for _ in range(max(1, (trials - self.visits) // left // len(alive))):
                yield from alive
            alive = self._better_half(alive)
            if len(alive) == 1:
                return

    def _better_half(self, alive: Sequence[str]) -> list[str]:
        """The rules of thumb, and of the others the better half so far, as long as they may be better at all."""
        rows = {row.option: row for row in self.weighed()}
        others = [rows[option] for option in alive if option != self.thumb]
        others.sort(key=lambda row: -row.advantage)
        hopeful = [row.option for row in others[: max(1, len(others) // 2)] if row.advantage + row.error > LITTLE]
        return [self.thumb, *hopeful]

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
                error = 0.0 if option == self.thumb else sqrt((spread + UNSEEN / count) / count)
                rows.append(Weighed(option, count, sum(values) / count, mean, error))
        return sorted(rows, key=lambda row: row.error - row.advantage)

    def best(self, sure: float, least: int) -> str:
        """The answer of the rules of thumb, unless another is better for sure."""
        rows = [row for row in self.weighed() if row.tries >= least and row.advantage - sure * row.error > LITTLE]
        return max(rows, key=lambda row: row.advantage - sure * row.error).option if rows else self.thumb

"""Limits: token buckets for messages and requests, and counts of connections, by address and in all."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

MOST_ADDRESSES = 10_000
"""How many addresses are remembered; the one not seen for longest is forgotten first."""


class Bucket:
    """Lets through so many a second in the long run, and a burst at once.

    >>> bucket = Bucket(1, 2, clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, *, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self, count: float = 1) -> bool:
        """Whether so many more may pass."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, *, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1) -> bool:
        """Whether so many more of this address may pass."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst, clock=self._clock)
            if len(self._known) > MOST_ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take(count)


class Doors:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count a connection in, unless there are too many."""
        if self.count >= self._most or self._open[address] >= self._most_each:
            return False
        self._open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self.count -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

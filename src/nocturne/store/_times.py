"""When each version of a game came to be.

A server numbers what it tells a seat by time: the number of what the seat has seen says nothing of how much happened
out of its sight meanwhile, and it is the same after a restart and in every process (AL-VIEW-14).
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from secrets import randbelow

SPREAD = 14
"""Answers that came with a save have no time of their own: between two lie up to so many bits of milliseconds."""


class Times:
    """The times of the versions that a game goes through, each later than all before it, those taken back too."""

    __slots__ = ("_at", "_last")

    def __init__(self, rows: Iterable[tuple[int, int | None, int]] = ()) -> None:
        self._at = array("q")
        self._last = -1
        for place, undone, at in rows:
            self.take(place, undone, at)

    def copy(self) -> Times:
        """The times as they are now, for somebody who looks at them while the game goes on."""
        times = Times()
        times._at, times._last = self._at[:], self._last
        return times

    def take(self, place: int, undone: int | None, at: int) -> None:
        """Take in a row of the log: an answer that led to a version, or (`undone`) a way back to one."""
        if undone is None:
            del self._at[place:]
            self._last = max(at, self._last + 1)
            self._at.append(self._last)
        else:
            del self._at[place + 1 :]

    def number(self, version: int) -> int:
        """How many milliseconds after the first a version came to be; -1 for what lies before it."""
        return -1 if version < 0 else self._at[version] - self._at[0]

    def version(self, number: int) -> int:
        """The last version that has no greater number; one more than there is for a number that is still to come."""
        if number < 0:
            return -1
        if not self._at or number > self._at[-1] - self._at[0]:
            return len(self._at)
        return bisect_right(self._at, number + self._at[0]) - 1


def spread(count: int, now: int) -> list[int]:
    """Times for answers of a save, the last of them now, with gaps drawn by lot."""
    times = [now]
    for _ in range(count - 1):
        times.append(times[-1] - 1 - randbelow(2 ** (1 + randbelow(SPREAD))))
    return times[::-1]

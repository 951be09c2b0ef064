"""Numbers that look like chance and always come out the same: drawn from the name of what is pictured."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_PER_DIGEST = 16


class Grain:
    """An endless row of numbers from a name. The same name gives the same row, everywhere."""

    __slots__ = ("_digest", "_name", "_taken")

    def __init__(self, *name: str) -> None:
        self._name = "\x1f".join(name).encode("utf-8", "replace")
        self._digest = b""
        self._taken = 0

    def unit(self) -> float:
        """The next number, from 0 up to but not including 1."""
        place = self._taken % _PER_DIGEST
        if place == 0:
            self._digest = blake2b(self._name, key=self._taken.to_bytes(8, "big")).digest()
        self._taken += 1
        return int.from_bytes(self._digest[place * 4 : place * 4 + 4], "big") / 2**32

    def between(self, low: float, high: float) -> float:
        """The next number between two bounds."""
        return low + (high - low) * self.unit()

    def count(self, low: int, high: int) -> int:
        """The next whole number from `low` to `high`, both included."""
        return low + int(self.unit() * (high - low + 1))

    def pick(self, among: Sequence[T]) -> T:
        """One of several."""
        return among[int(self.unit() * len(among))]

    def chance(self, share: float) -> bool:
        """Yes, in this share of cases."""
        return self.unit() < share

    def sub(self, name: str) -> Grain:
        """A row of its own for a part, so that a change in one part leaves the others as they were."""
        return Grain(self._name.decode("utf-8", "replace"), name)

    def ripple(self, length: int, step: int) -> list[float]:
        """A smooth row of `length` numbers from -1 to 1 that turns about every `step` places."""
        knots = [self.between(-1, 1) for _ in range(length // step + 3)]
        row = []
        for place in range(length):
            at, rest = divmod(place, step)
            ease = rest / step
            ease = ease * ease * (3 - 2 * ease)
            row.append(knots[at] + (knots[at + 1] - knots[at]) * ease)
        return row


def short_hash(data: bytes) -> str:
    """Ten letters that stand for some bytes.

    >>> short_hash(b"ash-lantern")
    'n8b8ea8bb7'
    """
    return "n" + blake2b(data, digest_size=5).hexdigest()[:9]

"""Chance: small, named, counter-based streams, so that a fork copies a few integers and a replay needs no luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias, TypeVar
from zlib import crc32

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15

T = TypeVar("T")

Draw: TypeAlias = "int | tuple[int, ...]"
"""One draw: the number of equally likely faces, or the weight of each face."""


@cache
def stream_key(name: str) -> int:
    """Where the numbers of a stream begin: far away from where every other stream's begin."""
    return (crc32(name.encode()) * GOLDEN) & MASK


def faces(seed: int, stream: str, first: int, draws: Iterable[Draw]) -> list[int]:
    """The faces that a stream shows for these draws, from its place `first` on (splitmix64)."""
    place, shown = seed + stream_key(stream) + first * GOLDEN, []
    for draw in draws:
        place += GOLDEN
        z = place & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        shown.append(z * draw >> 64 if type(draw) is int else face(z, draw))
    return shown


def face(number: int, draw: Draw) -> int:
    """The face that a 64-bit number shows."""
    if isinstance(draw, int):
        return (number * draw) >> 64
    point = (number * sum(draw)) >> 64
    for index, weight in enumerate(draw):
        point -= weight
        if point < 0:
            return index
    raise ValueError(f"no face has a weight: {draw}")


def possible(draw: Draw) -> tuple[int, ...]:
    """The faces that can come up."""
    return tuple(range(draw)) if isinstance(draw, int) else tuple(i for i, weight in enumerate(draw) if weight)


def weights(draw: Draw) -> tuple[int, ...]:
    """How likely each of the possible faces is, in proportion.

    >>> weights(3), weights((2, 0, 1))
    ((1, 1, 1), (2, 1))
    """
    return (1,) * draw if isinstance(draw, int) else tuple([weight for weight in draw if weight])


def shuffle_draws(size: int) -> tuple[int, ...]:
    """The draws that shuffle a pile of this size: each draw says which of the cards left comes next."""
    return tuple(range(size, 1, -1))


def in_order(pile: Sequence[T], picks: Sequence[int]) -> tuple[T, ...]:
    """The pile in the order that the picks of `shuffle_draws` give it.

    >>> in_order("abc", (2, 0))
    ('c', 'a', 'b')
    """
    rest = list(pile)
    return (*[rest.pop(pick) for pick in picks], *rest)

"""The fixed job beside which everything is measured: a copy of the workshop's calibrate.py, kept the same.

measure() alternates short slices of the work with slices of calibrate(), so both meet the same noise. `rate` is
the plain figure per second; `norm` is the work done per 1,000 calibration steps, which is what to compare between
libraries, runs and machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
clock = time.perf_counter
CAL_STEPS = 10_000


class _Piece:
    __slots__ = ("x", "y")

    def __init__(self) -> None:
        self.x = 1
        self.y = 2


def _step(piece: _Piece, table: dict[int, int], key: int) -> int:
    piece.x += table[key]
    return (piece.x ^ piece.y) & 63


_TABLE = {i: i * 7 + 1 for i in range(64)}


def calibrate() -> int:
    """10,000 steps of what rules code is made of: a call, slots, a dict, a list, small ints."""
    piece, table, board, key = _Piece(), _TABLE, [0] * 64, 0
    for i in range(CAL_STEPS):
        key = _step(piece, table, key)
        board[key] = i
    return CAL_STEPS


def measure(work: Callable[[], int], seconds: float, slice_s: float = 0.03) -> tuple[float, float]:
    """Do `work`, which returns how many units it did, in turns with the job. Gives (units/s, calibration steps/s)."""
    units = steps = 0
    spent = cal_spent = 0.0
    while spent < seconds:
        began = clock()
        while True:
            units += work()
            now = clock()
            if now >= began + slice_s:
                break
        spent += now - began
        began = clock()
        while True:
            steps += calibrate()
            now = clock()
            if now - began >= slice_s / 5:
                break
        cal_spent += now - began
    return units / spent, steps / cal_spent


def over(job: Callable[[T], object], items: Iterable[T]) -> Callable[[], int]:
    """The work for measure() that does a job for each of the items."""
    kept = list(items)

    def work() -> int:
        for item in kept:
            job(item)
        return len(kept)

    return work

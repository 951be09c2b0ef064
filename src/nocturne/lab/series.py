"""Many games, on several processes, always with the same result in the same order."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from nocturne.lab.match import LONGEST, PlayedGame, Setup, play_one

CHUNK = 10
"""How many games are handed to a process at a time."""


def series(setup: Setup, seeds: Sequence[int], jobs: int = 1, longest: int = LONGEST) -> list[PlayedGame]:
    """Play a game for each seed.

    >>> [played.seed for played in series(Setup("lanterns", 2), range(3))]
    [0, 1, 2]
    """
    chunks = [(setup, tuple(seeds[start : start + CHUNK]), longest) for start in range(0, len(seeds), CHUNK)]
    if jobs <= 1 or len(chunks) == 1:
        return [played for chunk in chunks for played in _chunk(chunk)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:  # no thread or lock is inherited
        return [played for part in pool.map(_chunk, chunks) for played in part]


def _chunk(work: tuple[Setup, tuple[int, ...], int]) -> list[PlayedGame]:
    setup, seeds, longest = work
    return [play_one(setup, seed, longest) for seed in seeds]

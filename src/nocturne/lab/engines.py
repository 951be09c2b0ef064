"""Where games are played: here, on several processes, or on a Dask cluster. The results are the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text
from nocturne.lab.run import Chunk, Map

Play = Callable[[Chunk], bytes]
PATIENCE = 10
"""How many seconds a cluster has to answer."""


def processes(jobs: int) -> int:
    """How many processes play: as many as asked for; 0 stands for one on each core.

    >>> processes(3)
    3
    """
    if jobs < 0:
        raise UsageError(Text.of("lab-jobs", jobs=jobs))
    return jobs or os.cpu_count() or 1


@contextmanager
def engine(jobs: int, on: str = "") -> Iterator[Map]:
    """What plays chunks in order: the cluster at this address, or so many processes here."""
    if on:
        with _cluster(on) as play:
            yield play
    elif processes(jobs) == 1:
        yield map
    else:
        with ProcessPoolExecutor(processes(jobs), mp_context=get_context("spawn")) as pool:  # no lock is inherited
            yield lambda play, chunks: _or_told(pool.map(play, chunks))


def _or_told(results: Iterator[bytes]) -> Iterator[bytes]:
    try:
        yield from results
    except BrokenProcessPool as fault:
        raise UsageError(Text.of("lab-process-died", fault=reason(fault))) from None


@contextmanager
def _cluster(address: str) -> Iterator[Map]:
    """The cluster at an address; a killed worker's games are played again by another."""
    try:
        import distributed  # noqa: PLC0415 -- an extra, which few need
    except ModuleNotFoundError:
        raise UsageError(Text.of("lab-no-dask")) from None
    try:
        client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise UsageError(Text.of("lab-no-cluster", address=address, fault=reason(fault))) from None
    lost = (distributed.scheduler.KilledWorker, distributed.comm.CommClosedError, CancelledError, OSError)

    def play(work: Play, chunks: Iterable[Chunk]) -> Iterator[bytes]:
        futures = client.map(work, list(chunks), retries=3, pure=False)
        try:
            for future in futures:
                yield future.result()
                future.release()
        except (*lost, distributed.client.FutureCancelledError) as fault:
            why = f"{fault}".partition("\n")[0]
            raise UsageError(Text.of("lab-cluster-gone", address=address, fault=why)) from None

    try:
        yield play
    finally:
        client.close(timeout=PATIENCE)

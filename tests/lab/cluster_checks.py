"""The lab on a cluster of two workers, one of which is killed: `python -m tests.lab.cluster_checks FOLDER`."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import distributed

from nocturne.kernel import UsageError
from nocturne.lab import command, engines, run
from nocturne.lab.command import LabWish
from nocturne.lab.engines import engine

WISH = LabWish("lanterns", games=150, players="2,3", first=7)


HELD = 50
"""The game with which the chunk begins that a worker is killed in."""


def begun_by(notes: Path, start: int) -> list[int]:
    """The processes that have begun a chunk."""
    return [int(path.name.rpartition("-")[2]) for path in notes.glob(f"{start}-*")]


def noted(notes: Path, chunk: run.Chunk) -> bytes:
    """Note who begins a chunk; the first who begins the one that is held waits to be killed."""
    (notes / f"{chunk[1]}-{os.getpid()}").touch()
    if chunk[1] == HELD and len(begun_by(notes, HELD)) == 1:
        time.sleep(120)
        raise AssertionError("nobody has killed this worker")
    return run.play_chunk(chunk)


def killing(notes: Path) -> command.Pace:
    """Whoever tells the pace kills the worker in the middle of the chunk that is held."""
    killed = list[int]()

    class Killing(command.Pace):
        def __call__(self, done: int, of: int) -> None:
            if done and not killed:
                until = time.monotonic() + 60
                while not begun_by(notes, HELD):
                    assert time.monotonic() < until, "no worker has begun the chunk"
                    time.sleep(0.02)
                killed.extend(begun_by(notes, HELD))
                os.kill(killed[0], signal.SIGKILL)

    return Killing()


def workers(many: int) -> Any:  # noqa: ANN401 -- Dask's
    """A cluster on this machine, which nobody else can reach."""
    return distributed.LocalCluster(
        n_workers=many, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    )


@contextmanager
def refused(why: str) -> Iterator[None]:
    """Something that must be refused, with these words."""
    try:
        yield
    except UsageError as fault:
        said = str(fault)
    else:
        said = "nothing"
    assert why in said, said


def main() -> None:
    """Play the same run here, on the cluster, and on a cluster that goes away in the middle."""
    folder = Path(sys.argv[1])
    here = WISH._replace(file=folder / "here.jsonl")
    command.run(here)
    plan, notes = command.plan_of(WISH), folder / "notes"
    notes.mkdir()
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        engine(0, cluster.scheduler_address) as map_chunks,
    ):
        run.play_run(
            plan, folder / "there.jsonl", lambda _, work: map_chunks(partial(noted, notes), work), killing(notes)
        )
    assert len(begun_by(notes, HELD)) == 2, "the games of the killed worker were played again, by the other"
    assert (folder / "here.jsonl").read_bytes() == (folder / "there.jsonl").read_bytes()
    gone = WISH._replace(file=folder / "gone.jsonl")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        refused("went away"),
        engine(0, cluster.scheduler_address) as map_chunks,
    ):
        run.play_run(plan, gone.file, map_chunks, lambda done, _: cluster.close() if done else None)
    assert gone.file is not None
    assert 0 < len(run.open_run(gone.file)[1]) < plan.size
    command.run(gone)
    assert (folder / "here.jsonl").read_bytes() == gone.file.read_bytes()
    engines.PATIENCE = 1
    with refused("No Dask cluster answers at 127.0.0.1:9"), engine(0, "127.0.0.1:9"):
        pass
    print("the same file")  # noqa: T201 -- for the test that reads it


if __name__ == "__main__":
    main()

"""The lab on a cluster of two workers, one of which is killed: `python -m tests.lab.cluster_checks FOLDER`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import distributed

from nocturne.kernel import UsageError
from nocturne.lab import command, engines, run
from nocturne.lab.command import LabWish
from nocturne.lab.engines import engine

WISH = LabWish("lanterns", games=150, players="2,3", first=7)


def killing(cluster: Any, pids: list[int]) -> command.Pace:  # noqa: ANN401 -- Dask's
    """Whoever tells the pace kills a worker when a part has been played."""

    class Killing(command.Pace):
        def __call__(self, done: int, of: int) -> None:
            if done and not pids:
                pids.append(next(iter(cluster.workers.values())).pid)
                os.kill(pids[0], signal.SIGKILL)

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
    plan, pids = command.plan_of(WISH), list[int]()
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        with engine(0, cluster.scheduler_address) as map_chunks:
            run.play_run(plan, folder / "there.jsonl", map_chunks, killing(cluster, pids))
        assert len(pids) == 1
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

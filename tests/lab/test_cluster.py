"""The same run on a Dask cluster gives the same file, though a worker is killed; a cluster may go away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_cluster_of_two_workers_one_of_them_killed_gives_the_identical_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.lab.cluster_checks", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.splitlines()[-1:] == ["the same file"], done.stderr[-3000:]

"""Our server beside boardgame.io's: ``python -m bench.compare --tables 50 --seconds 20``.

Both run on this machine one after the other, with two clients at each table that answer without thinking: the peer
with a game that only counts, in memory and then on files; ours with Lanterns, on SQLite with every answer on the disk
before it is acknowledged. The peer is installed by npm, into a folder of its own (``--folder``), at the first time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench import load

PEER = Path(__file__).parent / "boardgame_io"


class Figures(NamedTuple):
    """What was measured of one server."""

    name: str
    rate: float  # answers a second
    cost: float  # milliseconds of processor time an answer
    p50: float  # milliseconds until the other player is told
    p99: float


def installed(folder: Path) -> str | None:
    """Install the peer, where it is not there yet; gives why that cannot be."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not here"
    folder.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, folder)
    wanted = json.loads((PEER / "package.json").read_text(encoding="utf-8"))["dependencies"]
    if not all((folder / "node_modules" / name).exists() for name in wanted):
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 -- our own command
        if done.returncode:
            return f"npm could not install it: {done.stderr.strip()[-200:]}"
    return None


@contextlib.contextmanager
def peer(folder: Path, kept: Path | None) -> Iterator[tuple[int, int]]:
    """The peer's server, in memory or on files; gives port and process number."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", "server.js", str(port), *([] if kept is None else [str(kept)])]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:  # noqa: S603 -- our own command
        try:
            assert running.stdout is not None
            for line in running.stdout:
                if "ready" in line:
                    break
            else:
                raise SystemExit("boardgame.io's server did not start")
            yield port, running.pid
        finally:
            running.terminate()


def peer_figures(name: str, folder: Path, kept: Path | None, tables: int, seconds: int) -> Figures:
    """Play with the peer, and watch it."""
    looks: list[tuple[float, float, int]] = []
    heard = {"answers": 0, "p50": 0.0, "p99": 0.0}
    with peer(folder, kept) as (port, pid):
        command = ["node", "clients.js", str(port), str(tables), str(seconds)]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as clients:  # noqa: S603 -- our own command
            assert clients.stdout is not None
            began = time.monotonic()
            for line in clients.stdout:
                with contextlib.suppress(json.JSONDecodeError):
                    heard = json.loads(line)
                    if time.monotonic() - began > seconds * 0.3:
                        looks.append((time.monotonic(), load.busy_of(pid), heard["answers"]))
    (begin, busy, answers), (end, busier, more) = looks[0], looks[-1]
    cost = (busier - busy) / max(more - answers, 1) * 1000
    return Figures(name, (more - answers) / (end - begin), cost, heard["p50"], heard["p99"])


def our_figures(name: str, tables: int, seconds: int) -> Figures:
    """Play with our server, and watch it."""
    with tempfile.TemporaryDirectory() as folder, load.servers(str(Path(folder) / "games.sqlite"), 1) as running:
        sums = load.Sums()
        watch = load.Watch([pid for _, pid in running], sums, seconds)
        plan = load.Plan([address for address, _ in running], tables, seconds, 0, "lanterns")
        asyncio.run(load.run(plan, sums))
        rate, cost = watch.rates()
        times = sorted(sums.others)
        p50, p99 = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        return Figures(name, rate, cost, p50, p99)


def main() -> None:
    """Measure them in turns, and print a table."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "nocturne-bench-boardgame-io")
    given = parser.parse_args()
    found = [our_figures("Nocturne, Lanterns, SQLite, durable", given.tables, given.seconds)]
    why = installed(given.folder)
    if why is None:
        kinds = (("boardgame.io, counting, in memory", False), ("boardgame.io, counting, files", True))
        for name, on_files in kinds:
            with tempfile.TemporaryDirectory() as kept:
                place = Path(kept) if on_files else None
                found.append(peer_figures(name, given.folder, place, given.tables, given.seconds))
    print(f"{given.tables} tables, two clients each, no think time")
    print(f"{'':38} answers/s  ms of processor  p50 ms  p99 ms")
    for one in found:
        print(f"{one.name:38} {one.rate:9.0f} {one.cost:16.2f} {one.p50:7.0f} {one.p99:7.0f}")
    if why is not None:
        print(f"boardgame.io was not measured: {why}.")


if __name__ == "__main__":
    main()

"""Measure the kernel on every game: decisions, forks, saves, undo, views, imagined worlds, packs, start-up and memory.

python -m bench                     all games, about ten seconds each
python -m bench --game lanterns --seconds 3 --json out.json
python -m bench.packs               only how long a large pack takes to load
python -m bench.turns OLD           the sources of an older version and these, in turns
python -m bench --keep              also append the figures to bench/history.jsonl
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import statistics
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import nocturne
from bench import packs
from bench.peers import PEERS
from bench.works import fresh, measured, mid_games, play_on, works
from nocturne.games import GAMES

__all__ = ["fresh", "play_on"]  # for whoever wants a game in any state

HISTORY = Path(__file__).parent / "history.jsonl"


def memory_per_fork(name: str) -> int:
    """Bytes that one more fork of a mid-game takes."""
    game = mid_games(name, count=1)[0]
    tracemalloc.start()
    kept = [game.fork() for _ in range(500)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size // len(kept)


def start_up() -> dict[str, float]:
    """Milliseconds to import, over bare Python: medians of several starts."""

    def median(code: str) -> float:
        times = []
        for _ in range(9):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 -- our own Python, our own lines
            times.append(time.perf_counter() - began)
        return statistics.median(times) * 1000

    bare = median("pass")
    with_us = median("import nocturne")
    return {"bare python ms": round(bare, 1), "import nocturne ms": round(with_us - bare, 1)}


def show(results: dict[str, Any]) -> None:
    """Print the tables."""
    for name, figures in results["games"].items():
        print(f"\n{name}")
        for what, row in figures["measured"].items():
            print(f"  {what:18} {row['rate']:>12,.0f} /s   norm {row['norm']:>8.2f}   {row['us']:>9.2f} us")
        print(f"  {'bytes a fork':18} {figures['bytes a fork']:>12,}")
    packs.show(results["packs"])
    print(f"\nstart-up: {results['start-up']}   peak memory of this run: {results['peak MB']} MB")
    print(f"\n{'norms beside the peers':32} {'decisions':>10} {'clones':>10} {'saves':>10}")
    for peer in PEERS:
        print(f"{peer[0]:32} {peer[1]:>10} {peer[2]:>10} {peer[3]:>10}")
    for name, figures in results["games"].items():
        row = figures["measured"]
        norms = [row[what]["norm"] for what in ("decisions", "forks", "save round trips")]
        print(f"{'ours: ' + name:32} " + " ".join(f"{norm:>10.1f}" for norm in norms))


def main() -> None:
    """Measure, print, and keep the figures where asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--keep", action="store_true", help=f"append them to {HISTORY.name}")
    asked = parser.parse_args()
    games = {
        name: {"measured": measured(name, asked.seconds, works), "bytes a fork": memory_per_fork(name)}
        for name in asked.game or GAMES
    }
    results = {
        "version": nocturne.__version__,
        "python": platform.python_version(),
        "games": games,
        "packs": packs.measured(max(asked.seconds, 1.0)),
        "start-up": start_up(),
        "peak MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    show(results)
    if asked.json:
        asked.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if asked.keep:
        stamped = {"date": time.strftime("%Y-%m-%d"), **results}
        with HISTORY.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(stamped) + "\n")


if __name__ == "__main__":
    main()

"""Measure the kernel on every game: decisions, forks, saves, undo, views, imagined worlds, packs, start-up and memory.

python -m bench                     all games, about ten seconds each
python -m bench --game lanterns --seconds 3 --json out.json
python -m bench.packs               only how long a large pack takes to load
python -m bench --keep              also append the figures to bench/history.jsonl
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import resource
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import nocturne
from bench import packs
from bench.calibrate import measure, over
from bench.peers import PEERS
from nocturne.games import GAMES

MID_GAME = 30
HISTORY = Path(__file__).parent / "history.jsonl"


def play_on(game: nocturne.Game[Any], pick: random.Random, limit: int = 10**9) -> int:
    """Answer at random until the game is over or the limit is reached."""
    done, roll = 0, pick.random
    while done < limit and game.over is None:
        decision = game.open[0]
        options = decision.options
        game.answer(decision.seat, options[int(roll() * len(options))].id)
        done += 1
    return done


def fresh(name: str, seed: int) -> nocturne.Game[Any]:
    """A new game at the usual number of players: the middle of what the game allows."""
    return nocturne.new(name, players=usual_players(name), seed=seed)


@cache
def usual_players(name: str) -> int:
    """The middle of the numbers of players that a game allows."""
    players = next(info.players for info in nocturne.games() if info.id == name)
    return players[len(players) // 2]


def mid_games(name: str, decisions: int = MID_GAME, count: int = 40) -> list[nocturne.Game[Any]]:
    """Games after some decisions, not yet over."""
    pick, found = random.Random(1), []
    for seed in range(count * 10):
        game = fresh(name, seed)
        play_on(game, pick, decisions)
        if game.over is None:
            found.append(game)
        if len(found) == count:
            break
    return found


def long_game(name: str, length: int) -> nocturne.Game[Any]:
    """The longest of some random games, up to a length."""
    pick, best = random.Random(2), None
    for seed in range(60):
        game = fresh(name, seed)
        play_on(game, pick, length)
        if best is None or game.version > best.version:
            best = game
    assert best is not None
    return best


def undo_once(game: nocturne.Game[Any]) -> Callable[[], int]:
    """Take one decision back, on a fork each time; the fork is part of the figure."""

    def work() -> int:
        fork = game.fork()
        fork.undo(fork.version - 1)
        return 1

    return work


def works(name: str) -> dict[str, Callable[[], int]]:
    """Everything that is measured on one game."""
    pick, mids = random.Random(3), mid_games(name)

    def play() -> int:
        return play_on(fresh(name, pick.randrange(1 << 30)), pick)

    return {
        "decisions": play,
        "forks": over(lambda game: game.fork(), mids),
        "save round trips": over(lambda game: nocturne.load(game.save()), mids),
        "and first question": over(lambda game: nocturne.load(game.save()).open, mids),
        "saves": over(lambda game: game.save(), mids),
        "hashes": over(lambda game: game.hash(), mids),
        "views": over(lambda game: game.view(0), mids),
        "worlds of seat 0": over(lambda game: game.imagine(0, pick.randrange), mids),
        "of the last seat": over(lambda game: game.imagine(game.box.players - 1, pick.randrange), mids),
        "undos": undo_once(long_game(name, 500)),
        "positions": over(lambda game: game.position(), mids[:10]),
    }


def measured(name: str, seconds: float) -> dict[str, dict[str, float]]:
    """Rates and norms of one game."""
    figures = {}
    for what, work in works(name).items():
        rate, steps = measure(work, seconds)
        figures[what] = {"rate": round(rate, 1), "norm": round(rate / steps * 1000, 2), "us": round(1e6 / rate, 2)}
    return figures


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
        name: {"measured": measured(name, asked.seconds), "bytes a fork": memory_per_fork(name)}
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

"""Compare an older version with this one, in turns on one machine: by processor time, or by what cannot be noisy.

git worktree add --detach ../old 63b7854
python -m bench.turns ../old                    medians of norms, and how many times the old one the new one is
python -m bench.turns ../old --instructions     instructions of the same works (needs valgrind; minutes a game)

Both play by the bench of this version (`bench.works`), each with its own sources. Time is the processor's own
(`time.process_time`): whoever else works on the machine takes little of it. Openings, forks, saves, hashes and views
are measured on the same games after the same answers; whether these are the same positions is said with the figures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import calibrate
from bench.works import Figures, Openings, asked_at, at_positions, compared, measured, mid_games

HERE = Path(__file__).parent.parent
GAMES = ("lanterns", "alone", "etherfields")
PLAYED = 6
"""How many openings are played, and how many positions worked on, for a count of instructions."""


def child(tree: Path, *asked: str, under: tuple[str, ...] = ()) -> Any:  # noqa: ANN401 -- whatever JSON it is
    """What this module prints with the sources of a tree."""
    paths = {"PYTHONPATH": f"{tree / 'src'}:{HERE}", "PYTHONHASHSEED": "0"}
    command = [*under, sys.executable, "-m", "bench.turns", *asked]
    done = subprocess.run(command, env=os.environ | paths, cwd="/", check=True, capture_output=True, text=True)  # noqa: S603 -- our own
    return json.loads(done.stdout)


# -- processor time


def norms(tree: Path, game: str, seconds: float) -> dict[str, float]:
    """The norms of a game by the sources of a tree."""
    figures: Figures = child(tree, "--game", game, "--seconds", str(seconds), "--measure")
    return {what: row["norm"] for what, row in figures.items()}


def show_norms(old: Path, game: str, rounds: int, seconds: float) -> None:
    """Print a table: medians, and between which bounds the ratios of single rounds lie."""
    taken = [(norms(old, game, seconds), norms(HERE, game, seconds)) for _ in range(rounds)]
    print(f"\n{game:20} {'old':>8} {'new':>8} {'new/old':>8}   of {rounds} rounds")
    for what in taken[0][0]:
        before, after = [statistics.median([pair[place][what] for pair in taken]) for place in (0, 1)]
        ratios = sorted([new[what] / old[what] for old, new in taken])
        print(f"  {what:18} {before:8.2f} {after:8.2f} {after / before:8.2f}   {ratios[0]:.2f} to {ratios[-1]:.2f}")


# -- what is worked on


def show_positions(old: Path, game: str) -> None:
    """Print whether both versions work on the same positions, and how large these are when they are saved."""
    before, after = child(old, "--game", game, "--look"), child(HERE, "--game", game, "--look")
    alike = sum([was == now for was, now in zip(before["asked"], after["asked"], strict=True)])
    sizes = f"a save has {before['bytes']:,} and {after['bytes']:,} bytes"
    print(f"  of {len(after['asked'])} positions {alike} ask the same; {sizes}", flush=True)


def look(game: str) -> dict[str, Any]:
    """What is asked at the positions that are worked on, and the mean size of their saves."""
    mids = mid_games(game)
    return {
        "asked": [asked_at(mid) for mid in mids],
        "bytes": round(statistics.mean([len(mid.save()) for mid in mids])),
    }


# -- instructions


def instructions(tree: Path, game: str) -> dict[str, int]:
    """The instructions of each work. Callgrind writes a part of its profile whenever somebody asks for the parent."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/part", "--dump-before=getppid")
        done: dict[str, int] = child(tree, "--game", game, "--count", under=valgrind)
        parts = [_spent(Path(folder, f"part.{number}")) for number in range(1, 2 * len(done) + 1)]
    return {what: round(spent / units) for (what, units), spent in zip(done.items(), parts[1::2], strict=True)}


def _spent(part: Path) -> int:
    """The instructions of a part of a profile."""
    said = re.search(r"^(?:summary|totals): (\d+)", part.read_text(), re.MULTILINE)
    assert said is not None, f"{part} has no sum"
    return int(said[1])


def counted(game: str) -> dict[str, int]:
    """Do each work once between two marks in the profile; how many units it did."""
    openings = Openings(game, PLAYED)
    at_mids = at_positions(mid_games(game, count=PLAYED))
    for work in at_mids.values():
        work()  # once before it counts, as the openings were played when they were made
    works: dict[str, Callable[[], int]] = {
        "openings": lambda: sum([openings.play() for _ in range(PLAYED)]),
        **at_mids,
    }
    done = {}
    for what, work in works.items():
        os.getppid()
        done[what] = work()
        os.getppid()
    return done


def show_instructions(old: Path, game: str) -> None:
    """Print a table: both versions, and how much of the old one the new one needs."""
    before, after = instructions(old, game), instructions(HERE, game)
    print(f"\n{game:20} {'old':>9} {'new':>9} {'new/old':>8}   instructions")
    for what, spent in before.items():
        print(f"  {what:18} {spent:>9,} {after[what]:>9,} {after[what] / spent:8.2f}", flush=True)


def main() -> None:
    """Compare, or measure for whoever compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, nargs="?", help="a tree of an older version")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.7, help="for each figure of a round")
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of measuring time")
    for own in ("--measure", "--look", "--count"):
        parser.add_argument(own, action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    calibrate.clock = time.process_time
    for game in asked.game or GAMES:
        if asked.measure:
            print(json.dumps(measured(game, asked.seconds, compared)))
        elif asked.look:
            print(json.dumps(look(game)))
        elif asked.count:
            print(json.dumps(counted(game)))
        else:
            old = asked.old.resolve()
            if asked.instructions:
                show_instructions(old, game)
            else:
                show_norms(old, game, asked.rounds, asked.seconds)
            show_positions(old, game)


if __name__ == "__main__":
    main()

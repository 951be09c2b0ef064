"""Compare an older version with this one, in turns on one machine: norms, or with --instructions what cannot be noisy.

git worktree add --detach ../old 63b7854
python -m bench.turns ../old                    medians of norms, and how many times the old one the new one is
python -m bench.turns ../old --instructions     instructions a decision and an event of the openings (needs valgrind)

Both play by the bench of this version (`bench.works`), each with its own sources.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

from bench.works import Figures, Openings, compared, measured

HERE = Path(__file__).parent.parent
GAMES = ("lanterns", "alone", "etherfields")
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
PLAYED = 10
"""How many openings are played for a count of instructions."""


def child(tree: Path, *asked: str, under: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """This module again, with the sources of a tree."""
    paths = {"PYTHONPATH": f"{tree / 'src'}:{HERE}", "PYTHONHASHSEED": "0"}
    command = [*under, sys.executable, "-m", "bench.turns", *asked]
    return subprocess.run(command, env=os.environ | paths, cwd="/", check=True, capture_output=True, text=True)  # noqa: S603 -- our own


def norms(tree: Path, game: str, seconds: float) -> dict[str, float]:
    """The norms of a game by the sources of a tree."""
    figures: Figures = json.loads(child(tree, "--game", game, "--seconds", str(seconds), "--measure").stdout)
    return {what: row["norm"] for what, row in figures.items()}


def show_norms(old: Path, game: str, rounds: int, seconds: float) -> None:
    """Print a table: medians, and between which bounds the ratios of single rounds lie."""
    taken = [(norms(old, game, seconds), norms(HERE, game, seconds)) for _ in range(rounds)]
    print(f"\n{game:20} {'old':>8} {'new':>8} {'new/old':>8}   of {rounds} rounds")
    for what in taken[0][0]:
        before, after = [statistics.median([pair[place][what] for pair in taken]) for place in (0, 1)]
        ratios = sorted([new[what] / old[what] for old, new in taken])
        print(f"  {what:18} {before:8.2f} {after:8.2f} {after / before:8.2f}   {ratios[0]:.2f} to {ratios[-1]:.2f}")


def instructions(tree: Path, game: str) -> tuple[int, int]:
    """The instructions of a decision and of an event, openings with set-up less set-up alone."""
    runs = [child(tree, "--game", game, "--play", str(count), under=VALGRIND) for count in (PLAYED, 0)]
    spent = [int(re.search(r"refs:\s+([\d,]+)", run.stderr)[1].replace(",", "")) for run in runs]  # type: ignore[index]  # valgrind always says it
    decisions, events_a_decision = json.loads(runs[0].stdout)
    a_decision = (spent[0] - spent[1]) / decisions
    return round(a_decision), round(a_decision / events_a_decision)


def show_instructions(old: Path, game: str) -> None:
    """Print a line: both versions, and how much of the old one the new one needs."""
    before, after = instructions(old, game), instructions(HERE, game)
    for what, was, now in zip(("decision", "event"), before, after, strict=True):
        print(f"{game:12} instructions an opening's {what:9} {was:>9,} {now:>9,}   {now / was:.2f}", flush=True)


def main() -> None:
    """Compare, or measure for whoever compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, nargs="?", help="a tree of an older version")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.7, help="for each figure of a round")
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of measuring time")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    for game in asked.game or GAMES:
        if asked.measure:
            print(json.dumps(measured(game, asked.seconds, compared)))
        elif asked.play is not None:
            openings = Openings(game)
            print(json.dumps((sum([openings.play() for _ in range(asked.play)]), openings.events_a_decision)))
        elif asked.instructions:
            show_instructions(asked.old.resolve(), game)
        else:
            show_norms(asked.old.resolve(), game, asked.rounds, asked.seconds)


if __name__ == "__main__":
    main()

"""The long form of the suite: `python -m tests.conformance.soak GAME --games N`.

Every seed plays another table of the game. The first failure is shrunk to a short line of play and ends the run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from nocturne.games import GAMES
from tests.conformance.cases import Case, cases_of, mixed
from tests.conformance.lines import Broken
from tests.conformance.shrinking import shrunk
from tests.conformance.suite import Suite
from tests.conformance.world_checks import Tally

EVERY = 10.0
"""Seconds between two lines of progress."""


class Soak:
    """A long run over all cases of a game."""

    def __init__(self, game: str, share: float | None, *, shrinks: bool = True) -> None:
        self.shrinks = shrinks
        self.cases, self.share = cases_of(game), share
        self.suites: dict[Case, Suite] = {}
        self.kinds: Counter[str] = Counter()
        self.began = self.spoke = time.monotonic()

    @property
    def tally(self) -> Tally:
        """What was checked so far."""
        return sum((suite.tally for suite in self.suites.values()), Counter())

    def run(self, seeds: range) -> int:
        """Play; 0 where everything held, 1 where something did not."""
        for seed in seeds:
            suite = self._suite(seed)
            try:
                suite.play(seed)
            except Broken as fault:
                say(explained(suite.case, seed, fault) if self.shrinks else f"seed {seed}: {fault}")
                return 1
            self._maybe_report(seed)
        say(f"all held in {time.monotonic() - self.began:.0f} s: {dict(self.tally)}")
        return 0

    def _suite(self, seed: int) -> Suite:
        """Every case in turn, and the settings of the game mixed anew for each seed."""
        case = mixed(self.cases[seed % len(self.cases)], Random(seed))
        return self.suites.setdefault(case, Suite(case, self.share, self.kinds))

    def _maybe_report(self, seed: int) -> None:
        if time.monotonic() - self.spoke > EVERY:
            self.spoke = time.monotonic()
            say(f"seed {seed}: {self.tally['games']} games, {self.tally['decisions']} decisions")


def explained(case: Case, seed: int, fault: Broken) -> str:
    """A failure in words, as short as it can be made."""
    short = None if fault.line is None else shrunk(case, seed, fault.line.said)
    return f"seed {seed}: {short or fault}"


def say(text: str) -> None:
    """Tell the person at the terminal."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.soak", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=1_000, help="how many games to play")
    parser.add_argument("--seed", type=int, default=100_000, help="the seed of the first")
    parser.add_argument("--share", type=float, help="the share of decisions each check is made at")
    parser.add_argument("--no-shrink", action="store_true", help="show a failure as it was played, at once")
    given = parser.parse_args()
    return Soak(given.game, given.share, shrinks=not given.no_shrink).run(range(given.seed, given.seed + given.games))


if __name__ == "__main__":
    sys.exit(main())

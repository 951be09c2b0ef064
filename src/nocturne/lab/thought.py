"""Does a planner that thinks otherwise win more? ``python -m nocturne.lab.thought FILE --side hero --hero 24``.

The level `hard` and the same with other numbers play the same seeds: as the Hero or as Evil against rules of thumb, or
as all Dreamers of a Dream, one Dream after the other. Each line of the file is one pair of games; the same call plays
what is missing. Changes that were measured so are told in docs/decisions/0028.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from math import comb
from pathlib import Path
from typing import Any

from msgspec import Struct

from nocturne.bots.planner import LEVELS, PlanningPlayer, Strength
from nocturne.bots.planner.train_dreams import dream
from nocturne.kernel import Game, Seat
from nocturne.lab.dream_ladder import DREAMS, EDITION, FIRST, PLAYERS
from nocturne.lab.ladder import go_on, lines_of
from nocturne.lab.match import Setup, begun, finish

SIDES = ("hero", "evil", "dreamers")
NUMBERS = ("trials", "worlds", "hero", "dreamer", "ripe", "sketches")
"""What of the strength may be changed."""


class Pair(Struct, frozen=True):
    """Two games with the same seed: whether those who think won as they are, and with other numbers."""

    side: str
    change: str
    seed: int
    plain: bool
    changed: bool
    seconds: tuple[float, float]


def table_of(side: str, seed: int) -> tuple[Game[Any], Sequence[Seat]]:
    """A game at its first decision, and the seats of those who think."""
    if side != "dreamers":
        return begun(Setup("alone", 2), seed), [Seat(SIDES.index(side))]
    gates = DREAMS.split(",")
    players = PLAYERS[seed // len(gates) % len(PLAYERS)]
    return dream(gates[seed % len(gates)], players, EDITION, FIRST + seed), [Seat(seat) for seat in range(players)]


def won(side: str, seed: int, strength: Strength) -> bool:
    """Play one game: whether those who think have won."""
    game, seats = table_of(side, seed)
    played = finish(game, seed, {seat: PlanningPlayer(game, seat, strength) for seat in seats})
    return seats[0] in played.winners


def pair(work: tuple[str, int], *, changes: dict[str, Any]) -> Pair:
    """Play both games of a seed."""
    side, seed = work
    plain = LEVELS["hard"]
    wins, times = list[bool](), list[float]()
    for strength in (plain, plain._replace(**changes)):
        began = time.process_time()
        wins.append(won(side, seed, strength))
        times.append(round(time.process_time() - began, 2))
    return Pair(side, called(changes), seed, wins[0], wins[1], (times[0], times[1]))


def called(changes: dict[str, int]) -> str:
    """The name of a change.

    >>> called({"hero": 24, "worlds": 8})
    'hero=24 worlds=8'
    """
    return " ".join([f"{name}={value}" for name, value in sorted(changes.items())])


def due(side: str, change: str, seeds: range, done: Sequence[Pair]) -> Iterator[tuple[str, int]]:
    """What is still to be played."""
    known = {(each.side, each.change, each.seed) for each in done}
    return ((side, seed) for seed in seeds if (side, change, seed) not in known)


def by_chance(fewer: int, more: int) -> float:
    """How often chance alone makes so great a difference of pairs that differ (McNemar, exact, both sides).

    >>> by_chance(0, 5)
    0.0625
    """
    both = fewer + more
    tail = sum([comb(both, count) for count in range(min(fewer, more) + 1)])
    return min(1.0, tail * 2.0 ** (1 - both))


def report(pairs: Sequence[Pair]) -> str:
    """A row for each change: games, wins without and with it, by one of the two alone, and what chance does."""
    lines = ["| side | change | pairs | won without | won with | only without | only with | by chance | CPU s |"]
    lines.append("|---" * 9 + "|")
    for side, change in dict.fromkeys((each.side, each.change) for each in pairs):
        mine = [each for each in pairs if (each.side, each.change) == (side, change)]
        lost = sum([each.plain and not each.changed for each in mine])
        gained = sum([each.changed and not each.plain for each in mine])
        plain, changed = sum([each.plain for each in mine]), sum([each.changed for each in mine])
        cost = [sum([each.seconds[place] for each in mine]) / len(mine) for place in (0, 1)]
        lines.append(
            f"| {side} | {change} | {len(mine)} | {plain} | {changed} | {lost} | {gained} "
            f"| {by_chance(lost, gained):.2f} | {cost[0]:.1f}, {cost[1]:.1f} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play what the file lacks, and tell what all its pairs say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--side", choices=SIDES, default="hero")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--jobs", type=int, default=1)
    for name in NUMBERS:
        parser.add_argument(f"--{name}", type=int)
    asked = parser.parse_args()
    changes = {name: getattr(asked, name) for name in NUMBERS if getattr(asked, name) is not None}
    done = lines_of(asked.file, Pair)
    work = due(asked.side, called(changes), range(asked.first, asked.first + asked.games), done)
    pairs = go_on(asked.file, done, partial(pair, changes=changes), work, jobs=asked.jobs, minutes=asked.minutes)
    sys.stdout.write(report(pairs) + "\n")


if __name__ == "__main__":
    main()

"""A ladder: players of different strength on both sides of ALONE, or in Dreams, in a file that can be gone on with.

`nocturne ladder ladder.jsonl --games 400 --minutes 60` plays what the file still lacks, one game of each pairing after
the other, and prints the table; for Etherfields see `dream_ladder`. Every line of the file is one game; a line that was
cut off is played again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from nocturne.bots import level_of
from nocturne.kernel import UsageError
from nocturne.kernel.text import Text
from nocturne.lab.figures import wilson
from nocturne.lab.match import Setup, play_one

PAIRINGS = "random:thumb,easy:thumb,thumb:thumb,fair:thumb,hard:thumb,thumb:random,thumb:easy,thumb:fair,thumb:hard"
"""Hero and Evil, as a rule: each level against the rules of thumb."""


class Rung(Struct, frozen=True):
    """One game of the ladder."""

    hero: str
    evil: str
    seed: int
    won: bool  # by the Hero
    decisions: int
    seconds: float


R = TypeVar("R", bound=Struct)
W = TypeVar("W")
Pairing = tuple[str, str]


def pairings(text: str) -> list[Pairing]:
    """Pairings of levels; `UsageError` where one is not known.

    >>> pairings("thumb:fair")
    [('thumb', 'fair')]
    """
    pairs = [part.partition(":") for part in text.split(",") if part]
    return [(level_of(hero), level_of(evil)) for hero, _, evil in pairs]


def played(path: Path) -> list[Rung]:
    """The games of ALONE that a file holds."""
    return lines_of(path, Rung)


def lines_of(path: Path, kind: type[R]) -> list[R]:
    """The games that a file holds; a last line that was cut off does not count."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")
    whole = lines[:-1]  # what follows the last end of a line is nothing, or a game that was not written to its end
    try:
        rungs = [msgspec.json.decode(line, type=kind) for line in whole if line]
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        raise UsageError(Text.of("ladder-unreadable", file=str(path), fault=str(fault))) from None
    if lines[-1]:
        path.write_bytes(b"\n".join(whole) + b"\n" * bool(whole))
    return rungs


def due(pairs: Sequence[Pairing], games: int, done: Iterable[Rung], first: int = 0) -> Iterator[tuple[str, str, int]]:
    """What is still to be played, one game of each pairing after the other."""
    known = {(rung.hero, rung.evil, rung.seed) for rung in done}
    for seed in range(first, first + games):
        for hero, evil in pairs:
            if (hero, evil, seed) not in known:
                yield hero, evil, seed


def rung(work: tuple[str, str, int]) -> Rung:
    """Play one game of the ladder, on normal with two seats."""
    hero, evil, seed = work
    began = time.process_time()
    game = play_one(Setup("alone", 2, bots=((0, hero), (1, evil))), seed)
    return Rung(hero, evil, seed, 0 in game.winners, game.decisions, round(time.process_time() - began, 2))


def climb(path: Path, pairs: Sequence[Pairing], games: int, *, jobs: int = 1, minutes: float = 0.0) -> list[Rung]:
    """Play what the file lacks, for so many minutes at most; all games that it then holds."""
    done = played(path)
    return go_on(path, done, rung, due(pairs, games, done), jobs=jobs, minutes=minutes)


def go_on(
    path: Path, done: list[R], play: Callable[[W], R], work: Iterator[W], *, jobs: int, minutes: float
) -> list[R]:
    """Play what is due and write it down, a line each; all games that the file then holds."""
    until = time.monotonic() + 60 * minutes if minutes else None
    with path.open("ab") as file:
        for new in _results(play, work, jobs, until):
            file.write(msgspec.json.encode(new) + b"\n")
            file.flush()
            done.append(new)
    return done


def _results(play: Callable[[W], R], work: Iterator[W], jobs: int, until: float | None) -> Iterator[R]:
    def is_time_left() -> bool:
        return until is None or time.monotonic() < until

    if jobs <= 1:
        for item in work:
            if not is_time_left():
                return
            yield play(item)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while is_time_left():
            batch = list(islice(work, 2 * jobs))
            if not batch:
                return
            yield from pool.map(play, batch)


def ladder_table(rungs: Sequence[Rung]) -> str:
    """Who wins how often, with the interval of 95 %."""
    lines = ["| Hero | Evil | games | Hero wins | 95 % | seconds a game |", "|---|---|---|---|---|---|"]
    for hero, evil in dict.fromkeys((rung.hero, rung.evil) for rung in rungs):
        mine = [rung for rung in rungs if (rung.hero, rung.evil) == (hero, evil)]
        wins = sum([rung.won for rung in mine])
        low, high = wilson(wins, len(mine))
        cost = sum([rung.seconds for rung in mine]) / len(mine)
        lines.append(
            f"| {hero} | {evil} | {len(mine)} | {wins / len(mine):.0%} | {low:.0%} to {high:.0%} | {cost:.1f} |"
        )
    return "\n".join(lines)

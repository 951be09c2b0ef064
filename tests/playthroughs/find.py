"""Find the recorded winning games anew: `python -m tests.playthroughs.find`, after the rules or the pack have changed.

The same as `nocturne certify etherfields` with the tests' own folder; records of what the pack has no more are removed.
`--all` looks for shorter games even where a record still holds; `--rates 50` plays so many games of each Dream and tile
instead and prints how many the bots win.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from nocturne.lab.certify import find_record, play, turned_up
from tests.playthroughs.record import COUNTS, DATA, DREAMS, Case, Record, cases, load, write


def work(case: Case, *, anew: bool) -> Record | None:
    """The same, for a process of its own."""
    return find_record(DREAMS, case, load().get(case), anew=anew)


def rate(case: Case, *, games: int) -> tuple[int, int, int]:
    """Games played, games won, answers given in those won."""
    wins, answers, played = 0, 0, 0
    for seed in turned_up(DREAMS, case, range(1_000, 1_000 + 60 * games)):
        won = play(DREAMS, case, seed)
        played += 1
        wins += won is not None
        answers += len(won.answers) if won is not None else 0
        if played >= games:
            break
    return played, wins, answers


def show_rates(chosen: list[Case], games: int) -> None:
    """A table for docs/balance-etherfields.md: wins in percent, by edition, one to five Dreamers; as they come in."""
    rows: dict[tuple[str, str], list[str]] = {}
    with ProcessPoolExecutor(2) as pool:
        for case, (played, wins, answers) in zip(chosen, pool.map(partial(rate, games=games), chosen), strict=True):
            row = rows.setdefault((case.what, case.edition), [])
            row.append(f"{100 * wins // max(played, 1)} % ({answers // max(wins, 1)})")
            if len(row) == len(COUNTS):
                sys.stdout.write(f"| {case.what} | {case.edition} | {' | '.join(row)} |\n")
                sys.stdout.flush()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help="Dreams and tiles; all of them if none is named")
    parser.add_argument("--all", action="store_true", dest="anew", help="look for shorter games too")
    parser.add_argument("--rates", type=int, default=0, metavar="GAMES", help="print how often the bots win instead")
    wish = parser.parse_args()
    chosen = [one for one in cases() if not wish.what or one.what in wish.what]
    if wish.rates:
        show_rates(chosen, wish.rates)
        return
    began = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        results = list(zip(chosen, pool.map(partial(work, anew=wish.anew), chosen), strict=True))
    kept = {case: one for case, one in load().items() if case not in chosen and case in cases()}
    records = [*kept.values(), *[one for _, one in results if one is not None]]
    for path in DATA.glob("*.txt"):
        if path.stem not in {one.case.what for one in records}:
            path.unlink()
    write(records)
    for case, one in results:
        if one is None:
            sys.stdout.write(f"no winning game was found: {case}\n")
    longest = max([len(one.answers) for one in records], default=0)
    took = time.perf_counter() - began
    sys.stdout.write(f"{len(records)} records, {longest} answers at most, {took:.0f} s\n")


if __name__ == "__main__":
    main()

"""Find the recorded winning games anew: `python -m tests.playthroughs.find`, after the rules or the pack have changed.

The same as `nocturne certify etherfields` with the tests' own folder; records of what the pack has no more are removed.
`--all` looks for shorter games even where a record still holds. How often the bots win is measured by `nocturne odds`.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from nocturne.lab.certify import find_record
from tests.playthroughs.record import DATA, DREAMS, Case, Record, cases, load, write


def work(case: Case, *, anew: bool) -> Record | None:
    """The same, for a process of its own."""
    return find_record(DREAMS, case, load().get(case), anew=anew)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help="Dreams and tiles; all of them if none is named")
    parser.add_argument("--all", action="store_true", dest="anew", help="look for shorter games too")
    wish = parser.parse_args()
    chosen = [one for one in cases() if not wish.what or one.what in wish.what]
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

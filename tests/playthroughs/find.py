"""Find the recorded winning games anew: `python -m tests.playthroughs.find`, after the rules or the pack have changed.

An old record is played again as far as it goes and, where it breaks off, on by the bots; only then are other seeds
tried. Of several wins the shortest is kept. `--all` looks for shorter ones even where a record still holds;
`--rates 50` plays so many games of each Dream and tile instead and prints how many the bots win.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from nocturne.bots import Player, player_for
from nocturne.kernel import Game, Seat
from tests.playthroughs.record import (
    COUNTS,
    DATA,
    Case,
    Record,
    cases,
    fingerprint,
    is_other,
    is_won,
    load,
    start,
    write,
)

LONGEST = 1_500
"""A game with more answers than this is too long to be a record."""
WINS = 4
"""Of so many wins the shortest is kept."""
SEEDS = 400
"""After so many seeds without a win a case is given up."""


def play(case: Case, seed: int, old: Iterable[str] = ()) -> Record | None:
    """Play a game by bots, at first with given answers as long as they are offered; None if it is not won."""
    game, answers, given = start(case, seed), list[str](), iter(old)
    players: dict[int, Player] = {}
    rng, recorded = Random(seed), True
    while game.over is None and len(answers) < LONGEST:
        decision = game.open[0]
        answer = next(given, None) if recorded else None
        if answer is None or answer not in decision.ids():
            recorded = False
            player = players.setdefault(decision.seat, player_for("etherfields", Seat(decision.seat)))
            answer = player.choose(game.view(decision.seat), decision, rng)
        game.answer(decision.seat, answer)
        answers.append(answer)
        if is_other(case, game):
            return None
        if is_over(case, game):
            break
    return Record(case, seed, fingerprint(game), tuple(answers)) if is_won(case, game) else None


def is_over(case: Case, game: Game[Any]) -> bool:
    """Whether nothing more can be won: the scene is over, one way or the other."""
    if game.over is not None or game.table.scene.value != "none":
        return game.over is not None
    return is_won(case, game) or (game.table.sitting > 0 and game.open[0].kind == "ChangeDreamer")


def turned_up(case: Case, seeds: Iterable[int]) -> Iterable[int]:
    """The seeds that turn up the wanted tile, tried by playing the first few answers."""
    for seed in seeds:
        game, rng, players = start(case, seed), Random(seed), dict[int, Player]()
        while game.over is None and not game.table.tile:
            decision = game.open[0]
            player = players.setdefault(decision.seat, player_for("etherfields", Seat(decision.seat)))
            game.answer(decision.seat, player.choose(game.view(decision.seat), decision, rng))
        if not is_other(case, game):
            yield seed


def found(case: Case, old: Record | None, *, anew: bool = False) -> Record | None:
    """A record for a case: the old one if it still holds, else the shortest of a few wins."""
    wins: list[Record] = []
    if old is not None:
        again = play(case, old.seed, old.answers)
        if again is not None and not anew:
            return again
        wins = [again] if again is not None else []
    for seed in turned_up(case, range(SEEDS)):
        win = play(case, seed)
        if win is not None:
            wins.append(win)
        if len(wins) >= WINS:
            break
    return min(wins, key=lambda one: len(one.answers), default=None)


def work(case: Case, *, anew: bool) -> Record | None:
    """The same, for a process of its own."""
    return found(case, load().get(case), anew=anew)


def rate(case: Case, *, games: int) -> tuple[int, int, int]:
    """Games played, games won, answers given in those won."""
    wins, answers, played = 0, 0, 0
    for seed in turned_up(case, range(1_000, 1_000 + 60 * games)):
        won = play(case, seed)
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

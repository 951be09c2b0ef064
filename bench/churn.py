"""A long night of short games: ``python -m bench.churn --games 700``.

One process opens a game, plays some answers with both seats told, lets it go and opens the next. What it still holds
afterwards are the words, Maps and options that are kept for the next table. All of these are bounded: the memory must
stop growing once they are full.
"""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
from itertools import cycle, islice
from pathlib import Path
from random import Random

from bench.load import memory_of
from nocturne.server.desk import Desk
from nocturne.server.tables import NewTable, lay, new_game
from nocturne.store import Store

MIX = ("alone", "etherfields", "alone", "lanterns")


def play(store: Store, game: str, seed: int, answers: int) -> None:
    """Play at one table by chance, and leave it."""
    wish = NewTable(game=game, players=2, seed=seed)
    row = store.tables.find(lay(store, new_game(wish), wish).table)
    assert row is not None
    desk, rng = Desk(store, row), Random(seed)
    for given in range(answers):
        if desk.game.over is not None:
            return
        decision = rng.choice(desk.game.open)
        desk.session.answer(decision.seat, rng.choice(decision.options).id)
        if not given % 3:
            desk.prepare([(0, "en"), (1, "en")])


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="Many games one after the other in one process.")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--answers", type=int, default=150, help="how many are given in each game")
    parser.add_argument("--every", type=int, default=50, help="after so many games the memory is told")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "games.sqlite") as store:
        for seed, game in enumerate(islice(cycle(MIX), given.games)):
            play(store, game, seed, given.answers)
            if not (seed + 1) % given.every:
                gc.collect()
                print(f"{seed + 1} games: {memory_of(os.getpid()) / 1e6:.0f} MB", flush=True)


if __name__ == "__main__":
    main()

"""What a long game costs, beside a short one: `python -m tests.store.long_game 100000`."""

from __future__ import annotations

import gc
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from nocturne.kernel.history import CHAPTER
from nocturne.store import Session, Store
from tests.store.endless import an_endless_game, find, next_answers

SHORT = 100


def milliseconds(act: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def answer_one(session: Session, rng: Random) -> None:
    """Give one random answer."""
    for seat, option in next_answers(session.game, rng, 1):
        session.answer(seat, option)


def kilobytes(act: Callable[[], object]) -> float:
    """How much memory the result of something keeps."""
    gc.collect()
    tracemalloc.start()
    kept = act()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del kept
    return size / 1024


class Player:
    """Does to one stored game what is measured."""

    def __init__(self, store: Store, number: int) -> None:
        self.store = store
        self.number = number
        self.session = store.session(number)
        self.rng = Random(3)
        self.first_of_chapter = self.session.game.version // CHAPTER * CHAPTER

    def open(self) -> float:
        return milliseconds(lambda: self.store.session(self.number))

    def append(self) -> float:
        return milliseconds(lambda: answer_one(self.session, self.rng))

    def undo(self) -> float:
        answer_one(self.session, self.rng)
        return milliseconds(lambda: self.session.undo(self.session.game.version - 1))

    def undo_in_memory(self) -> float:
        game = self.session.game.fork()
        game.answer(*next(next_answers(game, self.rng, 1)))
        return milliseconds(lambda: game.undo(game.version - 1))

    def undo_far(self) -> float:
        session = self.store.session(self.number)
        return milliseconds(lambda: session.game.undo(max(0, self.first_of_chapter - 2)))

    def memory(self) -> float:
        return kilobytes(lambda: self.store.session(self.number))


MEASURED: dict[str, tuple[Callable[[Player], float], int]] = {
    "open, ms": (Player.open, 15),
    "append, durable, ms": (Player.append, 151),
    "undo one, durable, ms": (Player.undo, 151),
    "undo one, in memory, ms": (Player.undo_in_memory, 151),
    "undo into the chapter before, ms": (Player.undo_far, 15),
    "memory of an open game, kB": (Player.memory, 1),
}


def grown(session: Session, decisions: int) -> Session:
    """The session after so many decisions more, a hundred to a transaction."""
    rng = Random(5)
    for _ in range(decisions // 100):
        trial = session.game.fork()
        play: list[tuple[int, str]] = []
        for answer in next_answers(trial, rng, 100):
            trial.answer(*answer)
            play.append(answer)
        session.answers(play)
    return session


def main(decisions: int) -> None:
    """Generate both games and print their figures beside each other."""
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder) / "games.db", find=find) as store:
        began = time.perf_counter()
        game = an_endless_game(decisions=decisions)
        played = time.perf_counter()
        short_id, long_id = store.add(an_endless_game(decisions=SHORT)), store.add(game)
        added = time.perf_counter()
        del game
        say(f"{decisions} decisions: played in {played - began:.1f} s, taken in by the store in {added - played:.1f} s")
        say(f"{'':36}{SHORT:>10}{decisions:>10}")
        players = Player(store, short_id), Player(store, long_id)
        for name, (measure, times) in MEASURED.items():
            taken = [[measure(player) for player in players] for _ in range(times)]  # in turns: the disk is shared
            say(f"{name:36}" + "".join(f"{median(column):10.2f}" for column in zip(*taken, strict=True)))
        say(f"{'export, ms':36}{'':10}{milliseconds(lambda: store.export(long_id)):10.0f}")
        before = kilobytes(lambda: store.session(short_id))
        after = kilobytes(lambda: grown(store.session(short_id), 10_000))
        say(f"An open session grows by {after - before:.0f} kB in 10,000 decisions.")
        store.backup(Path(folder) / "backup.db")
        say(f"The store is {(Path(folder) / 'backup.db').stat().st_size / 2**20:.1f} MB on the disk.")


def say(line: str) -> None:
    """Print a line of figures."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)

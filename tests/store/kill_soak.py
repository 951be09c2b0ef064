"""Kill a playing process at random moments and look what the store has kept: `python -m tests.store.kill_soak 200`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from nocturne.store import Session, Store
from tests.store.endless import find
from tests.store.killer import BATCH

ROOT = Path(__file__).resolve().parents[2]

Answers = list[tuple[int, str]]


class Witness:
    """Remembers what was acknowledged, and checks that the store has it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.answers: dict[int, Answers] = {}  # by game: what was acknowledged and not taken back
        self.undone: dict[int, int] = {}
        self.heard = 0
        self.unheard = 0  # what the store has although the process was killed before it could say so

    def hear(self, lines: bytes) -> set[int]:
        """Take in the acknowledgements of a process; gives the games that they are about."""
        told = [json.loads(line) for line in lines.splitlines()]
        for what, game, *rest in told:
            if what == "add":
                self.answers[game], self.undone[game] = [], 0
            elif what == "undo":
                del self.answers[game][rest[0] :]
                self.undone[game] += 1
            else:
                self.answers[game].append((rest[0], rest[1]))
        self.heard += len(told)
        return {game for _, game, *_ in told}

    def look(self, *, touched: set[int]) -> None:
        """Open the store and compare; the games that were touched are replayed from their first answer on."""
        with Store.open(self.path, find=find) as store:
            versions: dict[int, int] = {one.id: one.version for one in store.games()}
            lost = self.answers.keys() - versions.keys()
            assert not lost, f"games {lost} are lost"
            unheard = versions.keys() - self.answers.keys()  # added by a process that was killed before it could say so
            changed = {game for game, answers in self.answers.items() if versions[game] != len(answers)} | unheard
            for game in touched | changed:
                self.compare(store.session(game))

    def compare(self, session: Session) -> None:
        """Everything acknowledged is there, and at most one transaction more."""
        game, acknowledged = session.game, self.answers.get(session.id, [])
        stored: Answers = [(entry.seat, entry.option) for entry in game.log(1)]
        more_undone = len(game.undone) - self.undone.get(session.id, 0)
        if more_undone == 0:
            assert stored[: len(acknowledged)] == acknowledged, f"game {session.id} has lost an answer"
            assert len(stored) - len(acknowledged) <= BATCH
        else:
            assert more_undone == 1
            assert stored == acknowledged[: len(stored)]
        game.verify()
        game.check()
        self.unheard += stored != acknowledged or session.id not in self.answers
        self.answers[session.id], self.undone[session.id] = stored, len(game.undone)


def kill_once(path: Path, rng: Random) -> bytes:
    """Start a playing process, kill it at a random moment, and give back what it acknowledged."""
    command = [sys.executable, "-m", "tests.store.killer", str(path), str(rng.randrange(10**9))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline() if rng.random() < 0.8 else b""  # else: while it starts and opens
        time.sleep(rng.uniform(0, 0.25) if first else rng.uniform(0.2, 0.8))
        process.kill()
        said = first + process.stdout.read()
    assert process.returncode == -signal.SIGKILL, "the process ended before it was killed"
    return said


def soak(path: Path, kills: int, seed: int) -> Witness:
    """Kill so many times, one after the other, on one store."""
    witness, rng = Witness(path), Random(seed)
    for _ in range(kills):
        touched = witness.hear(kill_once(path, rng))
        witness.look(touched=touched)
    witness.look(touched=set(witness.answers))
    return witness


def main(kills: int, seed: int) -> None:
    """Run the soak and print what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        witness = soak(Path(folder) / "games.db", kills, seed)
        sys.stdout.write(
            f"{kills} kills in {time.monotonic() - began:.0f} s: {witness.heard} acknowledgements, none lost; "
            f"{len(witness.answers)} games, all replayed and equal; "
            f"{witness.unheard} times the store had one transaction more than was heard of.\n"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, int(sys.argv[2]) if len(sys.argv) > 2 else 1)

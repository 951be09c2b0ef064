"""Play recorded games again, in this process or in a fresh one: `python -m tests.conformance.retrace < games.json`.

A fresh process hashes strings with another seed and shares no cache with the one that played, so whatever hangs on
the order of a set, on identity or on what was imported first shows as another hash.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

import nocturne
from tests.conformance.cases import Case
from tests.conformance.lines import Answer, Line
from tests.conformance.sights import seats_of, see, told_bytes

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "tests.conformance.retrace"]


class Recorded(Struct):
    """A game as it was played: its table, its seed, its answers and its save file."""

    case: Case
    seed: int
    answers: list[Answer]
    save: bytes


class Trace(Struct):
    """What was found on the way: the hash at each version, and a digest of all that was seen and told."""

    hashes: list[str]
    seen: str
    loaded: str


def recorded(line: Line) -> Recorded:
    """A line of play, to be played again."""
    return Recorded(line.case, line.seed, line.said, line.game.save())


def retrace(record: Recorded) -> Trace:
    """Play a recorded game again from its beginning."""
    game = record.case.new(record.seed)
    seen = blake2b(digest_size=16)
    hashes = [game.hash()]
    for answer in record.answers:
        game.answer(*answer)
        hashes.append(game.hash())
        for seat in seats_of(game):
            seen.update(see(game, seat) + told_bytes(game, seat, game.version - 1))
    other = nocturne.load(record.save)
    other.verify()
    return Trace(hashes, seen.hexdigest(), other.hash())


def retrace_in_a_fresh_process(records: Sequence[Recorded], hash_seed: int) -> list[Trace]:
    """Play recorded games again in one new process, whose strings hash differently."""
    done = subprocess.run(
        COMMAND,
        input=msgspec.json.encode(records),
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=list[Trace])


def main() -> None:
    """Read recorded games and write what was found."""
    records = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Recorded])
    sys.stdout.buffer.write(msgspec.json.encode([retrace(record) for record in records]))


if __name__ == "__main__":
    main()

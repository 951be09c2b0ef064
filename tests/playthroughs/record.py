"""The recorded winning games of Etherfields that the tests play again; `nocturne.lab` says what must have one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nocturne.games.etherfields.index import Index
from nocturne.kernel import Game
from nocturne.lab import certificates
from nocturne.lab.certificates import Case, Record, fingerprint
from nocturne.lab.provable import COUNTS, EDITIONS, Dreams, position_of

__all__ = [
    "COUNTS", "DATA", "DREAMS", "EDITIONS", "GAME", "Case", "Record", "cases", "fingerprint", "is_won", "load",
    "position_of", "replay", "write",
]  # fmt: skip

DREAMS = Dreams()
GAME = DREAMS.game
DATA = Path(__file__).with_name("data")


def cases(lib: Index | None = None) -> list[Case]:
    """Everything that must have a record."""
    return DREAMS.cases(lib)


def is_won(case: Case, game: Game[Any]) -> bool:
    """Whether the last answer has won it."""
    return DREAMS.is_won(case, game)


def replay(record: Record) -> Game[Any]:
    """Play a record again."""
    return certificates.replay(DREAMS, record)


def load() -> dict[Case, Record]:
    """All records that there are."""
    return certificates.load(DATA)


def write(records: list[Record]) -> None:
    """Write the records, one file for each Dream or tile."""
    certificates.write(records, DATA)

"""Certificates: winning games that show that something can be won, each as a seed and the answers that were given.

A case is something that must be won by so many players in an edition, or at a difficulty. A game says what its cases
are, how they begin and when they are won (`Provable`); what is kept and how it is played again is the same for all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nocturne.kernel import Game, Refused, UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text


class Case(NamedTuple):
    """Something that must be won: a gate, a tile or a Mission, by so many players, in an edition or at a difficulty."""

    what: str
    players: int
    edition: str

    def __str__(self) -> str:
        return f"{self.what}-{self.players}-{self.edition}"


class Record(NamedTuple):
    """A winning game: its seed and every answer, each by the seat that is asked first; and how the table lies then."""

    case: Case
    seed: int
    end: str
    answers: tuple[str, ...]


class Provable:
    """A game of which it can be shown what can be won."""

    game: str

    def cases(self) -> list[Case]:
        """Everything that must have a certificate."""
        raise NotImplementedError

    def name(self, what: str) -> str:
        """What a case is about, as players call it."""
        raise NotImplementedError

    def start(self, case: Case, seed: int) -> Game[Any]:
        """The game at its first decision. What is turned up by chance may be something else with another seed."""
        raise NotImplementedError

    def is_known(self, case: Case, game: Game[Any]) -> bool:
        """Whether chance has settled yet whether this is the case, or another."""
        raise NotImplementedError

    def is_other(self, case: Case, game: Game[Any]) -> bool:
        """Whether chance has turned up something else."""
        raise NotImplementedError

    def is_won(self, case: Case, game: Game[Any]) -> bool:
        """Whether the last answer has won it."""
        raise NotImplementedError

    def is_over(self, case: Case, game: Game[Any]) -> bool:
        """Whether nothing more can be won."""
        return game.over is not None


def fingerprint(game: Game[Any]) -> str:
    """How the table lies, however it is stored and whatever the pack is called."""
    return hashlib.sha256(game.position().encode()).hexdigest()[:12]


def replay(provable: Provable, record: Record) -> Game[Any]:
    """Play a record again."""
    game = provable.start(record.case, record.seed)
    for answer in record.answers:
        game.answer(game.open[0].seat, answer)
    return game


def holds(provable: Provable, record: Record) -> bool:
    """Whether a record still shows what it says: all answers are allowed, the last one wins, and so lies the table."""
    try:
        game = replay(provable, record)
    except (Refused, IndexError):  # an answer that is not offered any more, or one after the end
        return False
    return provable.is_won(record.case, game) and fingerprint(game) == record.end


# -- files: a line that names the record, a line with its answers


def load(folder: Path) -> dict[Case, Record]:
    """All records that there are."""
    return {record.case: record for path in sorted(folder.glob("*.txt")) for record in read(path)}


def read(path: Path) -> Iterator[Record]:
    """The records of one file: those of one Dream, tile or Mission; `UsageError` where it is no such file."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        for head, answers in zip(lines[::2], lines[1::2], strict=True):
            players, edition, seed, end = head.split()
            yield Record(Case(path.stem, int(players), edition), int(seed), end, tuple(answers.split()))
    except (OSError, ValueError) as fault:
        raise UsageError(Text.of("certify-no-file", file=str(path), fault=reason(fault))) from None


def write(records: Iterable[Record], folder: Path, *, without: Iterable[str] = ()) -> None:
    """Write the records, one file for each Dream, tile or Mission; a file of which nothing is left is removed."""
    by_what: dict[str, list[Record]] = {}
    for what in without:
        (folder / f"{what}.txt").unlink(missing_ok=True)
    for record in records:
        by_what.setdefault(record.case.what, []).append(record)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for what, listed in by_what.items():
            (folder / f"{what}.txt").write_text(_lines(listed), encoding="utf-8")
    except OSError as fault:
        raise UsageError(Text.of("lab-unwritten", file=str(folder), fault=reason(fault))) from None


def _lines(records: Iterable[Record]) -> str:
    lines = []
    for case, seed, end, answers in sorted(records):
        lines += [f"{case.players} {case.edition} {seed} {end}", " ".join(answers)]
    return "\n".join(lines) + "\n"

"""Walks: recorded games that are not won but come somewhere, each as a position and the answers that were given.

Certificates show that everything can be won; what is read on the way to losing, on a second visit or in the town lies
beside the shortest win. A walk is a file: its position, a line with three dashes, and its answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nocturne
from nocturne.kernel import Game, Text, UsageError
from nocturne.kernel.errors import reason
from nocturne.lab import certificates
from nocturne.lab.provable import Dreams

FOLDER = "walks"
"""Where walks lie in a folder of recorded games."""
SAVED = ".nocturne"
"""How the name of an exported game ends (`nocturne store export`): it counts as a walk too."""
LINE = "\n---\n"
WIDTH = 140


class Walk(NamedTuple):
    """A game that begins in a position and comes to something."""

    name: str
    start: str
    answers: tuple[str, ...]

    def begin(self) -> Game[Any]:
        """The game before its first answer."""
        return nocturne.position(Dreams.game, self.start, self.name)


def load(folder: Path) -> list[Walk]:
    """All walks that lie beside the recorded games of a folder; `UsageError` where a file is none."""
    return [read(path) for path in sorted((folder / FOLDER).glob("*.txt"))]


def read(path: Path) -> Walk:
    """One walk."""
    try:
        start, line, answers = path.read_text(encoding="utf-8").partition(LINE)
    except (OSError, ValueError) as fault:
        raise UsageError(Text.of("certify-no-file", file=str(path), fault=reason(fault))) from None
    if not line:
        raise UsageError(Text.of("certify-no-file", file=str(path), fault="---"))
    return Walk(path.stem, start, tuple(answers.split()))


def write(walk: Walk, folder: Path) -> None:
    """Write a walk to its place, its answers in lines of a bearable length."""
    lines = [""]
    for answer in walk.answers:
        if len(lines[-1]) + len(answer) > WIDTH:
            lines.append("")
        lines[-1] += f" {answer}" if lines[-1] else answer
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    text = walk.start.rstrip("\n") + LINE + "\n".join(lines) + "\n"
    (folder / FOLDER / f"{walk.name}.txt").write_text(text, encoding="utf-8")


def played(folder: Path, pack: str = Dreams.game) -> Iterator[tuple[Game[Any], tuple[str, ...]]]:
    """Every recorded game of a pack in a folder before its first answer, wins and walks, with its answers."""
    dreams = Dreams(pack)
    known = set(dreams.cases())
    for record in certificates.load(folder).values():
        if record.case in known:  # the folder may hold games of other packs too
            yield dreams.start(record.case, record.seed), record.answers
    for walk in load(folder):
        yield walk.begin(), walk.answers
    for path in sorted((folder / FOLDER).glob(f"*{SAVED}")):
        yield from_save(path)


def from_save(path: Path) -> tuple[Game[Any], tuple[str, ...]]:
    """A game that somebody has played and exported, before its first answer, with its answers."""
    game = nocturne.load(path)
    answers = tuple([entry.option for entry in game.log(1)])
    game.undo(0, consent=range(len(game.table.dreamers)))
    return game, answers

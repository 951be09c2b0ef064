"""The saves that earlier commits of the project have written, each with what was asked when it was written."""

from __future__ import annotations

import json
import lzma
import tarfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent


class Asked(NamedTuple):
    """An open decision as it was when the save was written."""

    seat: int
    kind: str
    rule: str
    options: tuple[str, ...]


class Kept(NamedTuple):
    """A save of the corpus."""

    commit: str
    name: str
    game: str
    version: int
    over: tuple[int, ...] | None  # who had won, where the game was over
    asked: tuple[Asked, ...]
    told: tuple[int, ...]  # how many events the spectator and each seat had been told

    def __str__(self) -> str:
        return f"{self.commit}-{self.name}"

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return _saves(self.commit)[self.name]


def commits() -> list[str]:
    """The commits of which there are saves."""
    return sorted(path.parent.name for path in HERE.glob("*/index.json"))


@cache
def _saves(commit: str) -> dict[str, bytes]:
    with tarfile.open(HERE / commit / "saves.tar.xz") as tar:
        files = {member.name.removesuffix(".save"): tar.extractfile(member) for member in tar.getmembers()}
        return {name: file.read() for name, file in files.items() if file is not None}


def saves() -> list[Kept]:
    """Every save of the corpus."""
    return [
        _kept(commit, name, entry) for commit in commits() for name, entry in sorted(_index(commit)["saves"].items())
    ]


def stored() -> list[Kept]:
    """Every game in the stores of the corpus, named by its number there."""
    return [
        _kept(commit, str(number), entry)
        for commit in commits()
        for number, entry in enumerate(_index(commit)["stored"], 1)
    ]


def store_of(commit: str) -> bytes:
    """The SQLite file that a commit has written."""
    return lzma.decompress((HERE / commit / "store.db.xz").read_bytes())


def _index(commit: str) -> dict[str, Any]:
    index: dict[str, Any] = json.loads((HERE / commit / "index.json").read_text())
    return index


def _kept(commit: str, name: str, entry: dict[str, Any]) -> Kept:
    asked = tuple([Asked(seat, kind, rule, tuple(ids)) for seat, kind, rule, ids in entry["open"]])
    over = None if entry["over"] is None else tuple(entry["over"])
    return Kept(commit, name, entry["game"], entry["version"], over, asked, tuple(entry["told"]))

"""A new game in one command: the rooms that every game has, a few rules, a small pack, and a test.

The files stand in `files/` as they will be written, with the names of the new game left open. They are a game of their
own: cards are drawn, played and scored; every room has one of everything, so that it can be filled from there.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from nocturne.games import GAMES
from nocturne.kernel import UsageError
from nocturne.kernel.text import Text
from nocturne.rules import GAMES as RULED
from nocturne.rules import rules

NAME = re.compile(r"[a-z][a-z0-9]{2,14}\Z")
SUFFIX = ".txt"
IMPORTS = re.compile(r"^(from \S+) import (\w+(?:, \w+)*)$", re.MULTILINE)
PACKAGE = Path(__file__).resolve().parents[1]
"""The sources that new games are written into."""


def new_game(name: str, package: Path = PACKAGE) -> list[Path]:
    """Write the skeleton of a game into the sources; `UsageError` where the name will not do or is taken."""
    _check_name(name)
    words = {"name": name, "Name": name.capitalize(), "PREFIX": prefix_of(name)}
    repository = package.parents[1]
    written = {_place(path, words, package, repository): _filled(text, words) for path, text in _files()}
    there = [path for path in written if path.exists()]
    if there:
        raise UsageError(Text.of("skeleton-there", file=str(there[0])))
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return sorted(written)


def _check_name(name: str) -> None:
    if not NAME.match(name) or keyword.iskeyword(name):
        raise UsageError(Text.of("skeleton-name", name=name))
    if name in GAMES:
        raise UsageError(Text.of("skeleton-taken", name=name))


def prefix_of(name: str) -> str:
    """Two letters that begin the rule ids of a game and of no other: its first letter and the first free one after it.

    >>> prefix_of("embers")
    'EM'
    """
    taken = {next(iter(rules(game)))[:2] for game in RULED}
    for letter in (*name[1:], *"abcdefghijklmnopqrstuvwxyz"):
        if letter.isalpha() and (prefix := f"{name[0]}{letter}".upper()) not in taken:
            return prefix
    raise UsageError(Text.of("skeleton-letters", letter=name[0].upper()))


def _files() -> Iterator[tuple[str, str]]:
    top = resources.files(__package__) / "files"
    todo: list[tuple[str, Traversable]] = [("", top)]
    while todo:
        under, folder = todo.pop()
        for entry in folder.iterdir():
            if entry.is_dir():
                todo.append((f"{under}{entry.name}/", entry))
            elif entry.name.endswith(SUFFIX):
                yield f"{under}{entry.name.removesuffix(SUFFIX)}", entry.read_text(encoding="utf-8")


def _place(path: str, words: dict[str, str], package: Path, repository: Path) -> Path:
    """Where a file goes: tests beside the sources, everything else into the package."""
    place = path.replace("NAME", words["name"])
    return repository / place if place.startswith("tests/") else package / place


def _filled(text: str, words: dict[str, str]) -> str:
    for key, word in words.items():
        text = text.replace(f"<{key}>", word)
    return IMPORTS.sub(_in_order, text)


def _in_order(line: re.Match[str]) -> str:
    """An import with its names as the formatter wants them: constants, classes, functions, each by the alphabet."""
    names = sorted(line[2].split(", "), key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    return f"{line[1]} import {', '.join(names)}"

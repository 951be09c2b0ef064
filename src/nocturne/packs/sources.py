"""Where packs come from: a folder of files, read whole, within limits."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from nocturne.effects.problems import PackError, Problems
from nocturne.kernel import UsageError, suggest
from nocturne.kernel.source import MAX_BYTES, Place
from nocturne.kernel.text import Text

MAX_FILES = 500
MAX_TOTAL = 20_000_000
IGNORED = ("README.md", "LICENSE", "LICENSE.md")

Files = Mapping[str, bytes]
"""The files of a pack: their contents by path, with forward slashes."""


def shipped(name: str) -> Traversable:
    """The folder of a pack that comes with the program; `UsageError` where there is none."""
    known = all_shipped()
    if name not in known:
        raise UsageError(Text.of("pack-not-shipped", pack=name, hint=suggest(name, known)))
    return resources.files("nocturne.packs") / name


def all_shipped() -> tuple[str, ...]:
    """The ids of the packs that come with the program."""
    folder = resources.files("nocturne.packs")
    names = [entry.name for entry in folder.iterdir() if entry.is_dir() and (entry / "manifest.yaml").is_file()]
    return tuple(sorted(names))


def files_in(folder: Traversable) -> Files:
    """Read every file of a pack's folder; `PackError` where there are too many, or links among them."""
    problems = Problems()
    files: dict[str, bytes] = {}
    if not folder.is_dir():
        raise UsageError(Text.of("pack-no-folder", folder=str(folder)))
    _collect(folder, "", files, problems)
    if len(files) >= MAX_FILES:
        problems.add(Place("manifest.yaml", 1, 1), "", "", Text.of("pack-files-many", most=MAX_FILES))
    if sum(map(len, files.values())) > MAX_TOTAL:
        problems.add(Place("manifest.yaml", 1, 1), "", "", Text.of("pack-too-large", most=MAX_TOTAL))
    if problems:
        raise PackError(problems)
    return files


def _collect(folder: Traversable, under: str, files: dict[str, bytes], problems: Problems) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "__pycache__")) or entry.name in IGNORED or len(files) >= MAX_FILES:
            continue
        path = f"{under}{entry.name}"
        if isinstance(entry, Path) and entry.is_symlink():
            problems.add(Place(path, 1, 1), "", "", Text.of("pack-link"))
        elif entry.is_dir():
            _collect(entry, f"{path}/", files, problems)
        elif isinstance(entry, Path) and entry.stat().st_size > MAX_BYTES:
            problems.add(Place(path, 1, 1), "", "", Text.of("file-too-large", most=MAX_BYTES))
        else:
            files[path] = entry.read_bytes()

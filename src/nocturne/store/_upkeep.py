"""Backups that were looked at before anybody relies on them, and the way back to them."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from nocturne.games import find as find_shipped
from nocturne.kernel import NocturneError, Text
from nocturne.kernel.save import Find
from nocturne.store._database import wal_of
from nocturne.store._errors import StoreError
from nocturne.store._holding import SERVED, hold
from nocturne.store._store import Store

SAMPLE = 20
"""So many games of a backup are opened, spread over all of them."""
SPARE = 1_000_000
"""Bytes that must be free besides those of the copy."""

Progress = Callable[[str, int, int], None]
"""Hears what is being done (`copy`, `look`), how much of it, and of how much."""


class Backup(Struct, frozen=True):
    """A backup that was written, read again and found to be what was copied."""

    path: Path
    games: int
    answers: int
    tables: int
    opened: int
    bytes: int
    problems: tuple[str, ...]  # games that do not open: neither there nor in the store


class Restored(Struct, frozen=True):
    """A store that was brought back."""

    store: Path
    kept: Path | None  # where the file that was there before is now
    games: int
    problems: tuple[str, ...]


def backup(
    store: Store,
    path: Path,
    told: Progress | None = None,
    *,
    every: bool = False,
    opening: AbstractContextManager[Any] | None = None,
) -> Backup:
    """Copy a store while it is in use, and look at the copy before it gets its name.

    The copy is one plain file. Its pages are checked, its rows counted, and a sample of its games opened (all of them
    with `every`), each within `opening`. `StoreError` says why there is no backup; then there is no file either.
    """
    if path.exists():
        raise StoreError(Text.of("store-backup-there", path=str(path)))
    if not path.parent.is_dir():
        raise StoreError(Text.of("store-backup-no-folder", path=str(path), folder=str(path.parent)))
    _refuse_small_disk(store, path.parent)
    part = path.with_name(path.name + ".unchecked")
    with _gone_afterwards(part), _told_as("backup", path):
        part.unlink(missing_ok=True)  # of a backup that was interrupted
        counts = store.backup(part, None if told is None else lambda done, total: told("copy", done, total))
        _unmark(part)
        opened, problems = _look(part, store, counts, told, every=every, opening=opening or nullcontext())
        _make_plain(part)
        size = part.stat().st_size
        part.replace(path)
        _settle(path.parent)
    return Backup(path, counts["games"], counts["log"], counts["tables"], opened, size, tuple(problems))


def _refuse_small_disk(store: Store, folder: Path) -> None:
    file = store.file
    if file is not None:
        wanted = sum(part.stat().st_size for part in (file, wal_of(file)) if part.exists()) + SPARE
        free = shutil.disk_usage(folder).free
        if free < wanted:
            raise StoreError(
                Text.of("store-small-disk", folder=str(folder), wanted=wanted // 1_000_000 + 1, free=free // 1_000_000)
            )


def _look(
    part: Path,
    store: Store,
    counts: dict[str, int],
    told: Progress | None,
    *,
    every: bool,
    opening: AbstractContextManager[Any],
) -> tuple[int, list[str]]:
    """Look through a copy: how many games were opened, and which do not open. Anything worse is raised."""
    with Store.open(part, create=False, find=store.find) as copy:
        wrong = copy.file_problems()
        if wrong:
            raise StoreError(Text.of("store-copy-damaged", where=store.where, wrong=wrong[0]))
        there = copy.counts()
        there["meta"] = counts["meta"]  # the mark of a server is not copied
        if any(there.get(name) != count for name, count in counts.items() if not name.startswith("sqlite_")):
            raise StoreError(Text.of("store-copy-lacks", where=store.where))
        numbers = copy.numbers()
        sample = numbers if every else _spread(numbers)
        problems = []
        for done, number in enumerate(sample, 1):
            with opening:
                problems += [line.replace(str(part), store.where) for line in _opened(copy, number)]
            if told is not None:
                told("look", done, len(sample))
    return len(sample), problems


def _opened(copy: Store, number: int) -> list[str]:
    try:
        copy.session(number).game.checked()
    except NocturneError as fault:
        return [str(fault)]
    return []


def _spread(numbers: list[int]) -> list[int]:
    """A sample over all of them, the newest too.

    >>> _spread([1, 2, 3]), len(_spread(list(range(1000)))), _spread(list(range(1000)))[-1]
    ([1, 2, 3], 20, 999)
    """
    if len(numbers) <= SAMPLE:
        return numbers
    return [numbers[round(place * (len(numbers) - 1) / (SAMPLE - 1))] for place in range(SAMPLE)]


# -- the way back


def restore(
    source: Path,
    target: Path,
    told: Progress | None = None,
    *,
    replace: bool = False,
    damaged: bool = False,
    find: Find = find_shipped,
) -> Restored:
    """Bring a backup to where a store is wanted. The backup stays as it is; so does a store that was there.

    Everything in the backup is looked at first; with `damaged` it is taken although some of it is wrong. With `replace`
    a file that is there is kept under another name; no server may be running on it.
    """
    if not source.is_file():
        raise StoreError(Text.of("store-no-backup", path=str(source)))
    if not target.parent.is_dir():
        raise StoreError(Text.of("store-no-folder", path=str(target), folder=str(target.parent)))
    if target.is_dir() or (target.exists() and target.samefile(source)):
        raise StoreError(Text.of("store-backup-itself", path=str(target)))
    if target.exists() and not replace:
        raise StoreError(Text.of("store-restore-there", path=str(target)))
    part = target.with_name(target.name + ".restoring")
    holding = hold(target) if target.exists() else None
    try:
        with _gone_afterwards(part), _told_as("store", target):
            part.unlink(missing_ok=True)
            _copy_file(source, part)
            games, problems = _everything(part, source, told, find)
            if problems and not damaged:
                unchanged = str(StoreError(Text.of("store-nothing-changed", source=str(source))))
                raise StoreError("\n".join([*problems, unchanged]))
            _unmark(part)  # it was told, and taken nevertheless
            _make_plain(part)
            kept = _set_aside(target) if target.exists() else None
            part.replace(target)
            _settle(target.parent)
    finally:
        if holding is not None:
            holding.close()
    return Restored(target, kept, games, tuple(problems))


def _copy_file(source: Path, part: Path) -> None:
    """Copy a backup with what may stand beside it."""
    try:
        address = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as raw, closing(sqlite3.connect(part)) as copy:
            raw.backup(copy)
    except sqlite3.DatabaseError as fault:
        if isinstance(fault, sqlite3.OperationalError) and "disk" in str(fault):
            raise
        raise StoreError(Text.of("store-backup-damaged", path=str(source), fault=str(fault))) from None
    if wal_of(source).exists():  # it was copied with its companion, and lacks nothing
        with suppress(sqlite3.Error):
            _unmark(part)


def _everything(part: Path, source: Path, told: Progress | None, find: Find) -> tuple[int, list[str]]:
    """How many games there are, and all that is wrong, told of the backup that the host knows."""
    try:
        with Store.open(part, create=False, find=find) as copy:
            problems = copy.problems(None if told is None else lambda done, total: told("look", done, total))
            games = len(copy.numbers()) if not copy.file_problems() else 0
    except StoreError as fault:
        raise StoreError(str(fault).replace(str(part), str(source))) from None
    return games, [problem.replace(str(part), str(source)) for problem in problems]


def _set_aside(target: Path) -> Path:
    """Give the old file another name, with its companions; one that another program has open is left alone."""
    try:
        _make_plain(target)
    except sqlite3.OperationalError as fault:
        if getattr(fault, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise StoreError(Text.of("store-in-use", path=str(target))) from None
    except sqlite3.Error:
        pass  # damaged: that is why it is replaced
    stem = f"{target.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    kept, more = target.with_name(stem), 1
    while kept.exists():
        more += 1
        kept = target.with_name(f"{stem}-{more}")
    target.replace(kept)
    for end in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            target.with_name(target.name + end).replace(kept.with_name(kept.name + end))
    return kept


# -- files


def _make_plain(file: Path) -> None:
    """One file that may be copied like any other: nothing stands beside it any more."""
    with closing(sqlite3.connect(file, timeout=2)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE").close()
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _unmark(file: Path) -> None:
    """No server runs on a copy."""
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("DELETE FROM meta WHERE key = ?", (SERVED,))


def _settle(folder: Path) -> None:
    """A new name is on the disk when its folder is; where folders cannot be opened, the system sees to it."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def _gone_afterwards(part: Path) -> Iterator[None]:
    """Whatever happens, no half-made file stays."""
    try:
        yield
    finally:
        for end in ("", "-wal", "-shm", "-journal", ".part", "-serving"):
            with suppress(OSError):
                part.with_name(part.name + end).unlink()


@contextmanager
def _told_as(what: str, path: Path) -> Iterator[None]:
    """Faults of the disk in words."""
    try:
        yield
    except (OSError, sqlite3.Error) as fault:
        raise StoreError(Text.of("store-unwritten", what=what, path=str(path), fault=str(fault))) from fault

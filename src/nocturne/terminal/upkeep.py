"""`nocturne store`: a host looks after the games. What came out stands on standard output, progress on the other."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from nocturne.kernel import SaveError, UsageError
from nocturne.terminal.files import read_file, write_file
from nocturne.terminal.shelf import Shelf
from nocturne.terminal.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from nocturne.store import Store

DAY = 86_400_000
"""Milliseconds."""
MOST_DAYS = 36_500
SIZES = 1_000_000
"""Bytes of a megabyte."""
STAGES = {"copy": "store-copying", "look": "store-looking"}
EVERY = 2.0
"""Seconds between two lines of progress, where they do not replace each other."""


class Progress:
    """Tells on standard error how far something has got: on one line of a terminal, else on a line now and then."""

    def __init__(self, target: TextIO) -> None:
        self._target = target
        self._live = target.isatty()
        self._next = 0.0

    def __call__(self, stage: str, done: int, total: int) -> None:
        """So much of so much is done."""
        now = time.monotonic()
        if done < total and now < self._next:
            return
        self._next = now + (0.1 if self._live else EVERY)
        end = "\r" if self._live and done < total else "\n"
        print(words(STAGES[stage], done=done, total=total).ljust(40 if self._live else 0), end=end, file=self._target)
        self._target.flush()

    def looked(self, done: int, total: int) -> None:
        """So many games were looked at."""
        self("look", done, total)


@contextmanager
def _opened(where: str | None, *, create: bool = False) -> Iterator[Store]:
    from nocturne.store import Store

    with Store.open(Shelf(where).place(), create=create) as store:
        yield store


def _say(key: str, **values: str | int) -> None:
    """One line, however long: what it names may be copied from it."""
    print(words(key, "en", **values))


def _listed(problems: Sequence[str]) -> int:
    for problem in problems:
        _say("store-problem", problem=problem)
    return 1 if problems else 0


def check(where: str | None) -> int:
    """List everything that is wrong: 0 where nothing is, else 1."""
    from nocturne.store import StoreError

    try:
        with _opened(where) as store:
            problems = store.problems(Progress(sys.stderr).looked)
    except StoreError as fault:  # it cannot even be opened
        problems = [str(fault)]
    code = _listed(problems)
    _say("store-problems", count=len(problems))
    return code


def back_up(where: str | None, to: Path | None, *, every: bool) -> int:
    """Write a backup that was looked at; 1 where games in it do not open."""
    from nocturne.store import backup

    with _opened(where) as store:
        file = _backup_name(store, to)
        made = backup(store, file, Progress(sys.stderr), every=every)
    size = f"{made.bytes / SIZES:.1f}"
    _say("store-backed-up", file=str(made.path), games=made.games, answers=made.answers, size=size)
    if made.problems:
        _say("store-backed-up-but")
    return _listed(made.problems)


def _backup_name(store: Store, to: Path | None) -> Path:
    if to is not None and not to.expanduser().is_dir():
        return to.expanduser()
    folder = to.expanduser() if to is not None else (store.file.parent if store.file is not None else Path())
    return folder / f"nocturne-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"


def bring_back(file: Path, where: str | None, *, replace: bool, damaged: bool) -> int:
    """Bring a backup back; what was there is kept."""
    from nocturne.store import restore

    target = Shelf(where).place()
    if "://" in str(target):
        raise UsageError(words("store-no-file", store=str(target).split("@")[-1]))
    made = restore(file.expanduser(), Path(target).expanduser(), Progress(sys.stderr), replace=replace, damaged=damaged)
    _say("store-restored", file=str(made.store), games=made.games)
    if made.kept is not None:
        _say("store-set-aside", file=str(made.kept))
    return _listed(made.problems)


def export(where: str | None, numbers: Sequence[int], out: Path | None, *, every: bool) -> int:
    """Write games into save files; one that cannot be opened does not keep the others from being written."""
    from nocturne.store import StoreError

    problems: list[str] = []
    with _opened(where) as store:
        wanted = store.numbers() if every else list(dict.fromkeys(numbers))
        if not wanted and not every:
            raise UsageError(words("store-export-nothing"))
        into = Path() if out is None else out.expanduser()
        if not into.exists() and (every or not into.suffix):  # a name without an ending is that of a folder
            into.mkdir(parents=True)
        if len(wanted) > 1 and not into.is_dir():
            raise UsageError(words("store-export-one"))
        progress = Progress(sys.stderr)
        for done, number in enumerate(wanted, 1):
            try:
                game = store.session(number).game
                file = into / f"{game.manifest.id}-{number}.nocturne" if into.is_dir() else into
                write_file(file, game.export())
            except (StoreError, SaveError) as fault:
                problems.append(str(fault))
            else:
                _say("store-exported", number=number, file=str(file))
            progress.looked(done, len(wanted))
    return _listed(problems)


def import_(where: str | None, files: Sequence[Path], name: str) -> int:
    """Take save files in; one that is broken does not keep the others out."""
    problems: list[str] = []
    with _opened(where, create=True) as store:
        for file in files:
            try:
                number = store.import_(read_file(file), name or file.stem[:200])
            except (SaveError, UsageError) as fault:
                problems.append(f"{file}: {fault}")
            else:
                _say("store-imported", file=str(file), number=number)
    return _listed(problems)


def prune(where: str | None, days: float | None, *, contents: bool, yes: bool, compact: bool) -> int:
    """Tell what could go; with `yes`, remove it."""
    if days is None and not contents and not compact:
        raise UsageError(words("store-prune-nothing"))
    if days is not None and not 0 <= days <= MOST_DAYS:
        raise UsageError(words("store-prune-days", days=str(days), most=MOST_DAYS))
    with _opened(where) as store:
        if days is not None or contents:
            before = None if days is None else int(time.time() * 1000 - days * DAY)
            gone = store.prune(finished_before=before, contents=contents, dry=not yes)
            for game in gone.games:
                day = f"{datetime.fromtimestamp(game.changed / 1000, UTC):%Y-%m-%d}"
                _say("store-prune-game", number=game.id, game=game.game, name=game.name, day=day)
            for name in gone.contents:
                _say("store-prune-content", hash=name)
            told = "store-pruned" if yes else "store-prune-dry"
            size = f"{gone.bytes / SIZES:.1f}"
            _say(told, games=len(gone.games), contents=len(gone.contents), size=size)
        if compact and (yes or (days is None and not contents)):
            store.compact()
            if store.file is not None:
                _say("store-compacted", size=f"{store.file.stat().st_size / SIZES:.1f}")
    return 0

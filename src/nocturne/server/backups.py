"""Backups by themselves while the server runs: in a thread of their own, so that nobody who plays waits for them."""

from __future__ import annotations

import math
import re
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from nocturne.kernel import UsageError
from nocturne.kernel.text import Text
from nocturne.server.logs import logger
from nocturne.server.metrics import Metrics
from nocturne.store import Store, StoreError, backup

log = logger("backups")

NAME = re.compile(r"nocturne-\d{8}-\d{6}\.db")
"""How a backup is called. Nothing else in the folder is ever touched."""
RETRY_SECONDS = 600
"""After a backup that failed, the next one is tried so soon."""


class Schedule(Struct, frozen=True):
    """Where backups go, how many hours lie between two, and how many are kept."""

    folder: Path
    hours: float
    keep: int

    @classmethod
    def checked(cls, folder: Path, hours: float, keep: int) -> Schedule:
        """A schedule that can be kept; `UsageError` says what is wrong with another."""
        folder = folder.expanduser()
        if not math.isfinite(hours) or not 0.01 <= hours <= 24 * 366:
            raise UsageError(Text.of("backup-hours", hours=str(hours)))
        if keep < 1:
            raise UsageError(Text.of("backup-keep", keep=keep))
        if not folder.is_dir():
            raise UsageError(Text.of("backup-no-folder", folder=str(folder)))
        return cls(folder, hours, keep)

    def kept(self) -> list[Path]:
        """The backups that are there, the oldest first."""
        return sorted(file for file in self.folder.iterdir() if NAME.fullmatch(file.name))

    def wait(self, now: float) -> float:
        """Seconds until the next backup is due; none where the newest is old enough, or there is none."""
        there = self.kept()
        return max(0.0, there[-1].stat().st_mtime + self.hours * 3600 - now) if there else 0.0


class _Ended(Exception):
    """The server ends while a backup is being made."""


class Backups:
    """Makes them until it is told to end."""

    def __init__(self, store: Store, schedule: Schedule, metrics: Metrics, opening: threading.Lock) -> None:
        if store.file is None:
            raise UsageError(Text.of("backup-no-file", where=store.where))
        self._store = store
        self._schedule = schedule
        self._metrics = metrics
        self._opening = opening
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="backups", daemon=True)

    def start(self) -> None:
        """Begin. A backup that is due is made at once."""
        there = self._schedule.kept()
        if there:  # of the server before this one: alarms must see how old it is
            self._metrics.backup.set(there[-1].stat().st_mtime)
        self._thread.start()

    def close(self) -> None:
        """End, also in the middle of one: half a backup is none, and leaves nothing behind."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join(1)

    def _run(self) -> None:
        seconds = self._due()
        while not self._ended.wait(seconds):
            seconds = self._due() if self.make() else RETRY_SECONDS

    def _due(self) -> float:
        try:
            return self._schedule.wait(time.time())
        except OSError:  # the folder has gone; making one will tell so
            return 0.0

    def make(self) -> bool:
        """Make one now, and remove those that are too many. Whether it is there and was found to be right."""
        began = time.monotonic()
        path = self._schedule.folder / f"nocturne-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"
        try:
            for half in self._schedule.folder.glob("nocturne-*.db.unchecked*"):  # of a server that was killed meanwhile
                half.unlink(missing_ok=True)
            made = backup(self._store, path, self._go_on, opening=self._opening)
            for old in self._schedule.kept()[: -self._schedule.keep]:
                old.unlink()
        except _Ended:
            return False
        except (StoreError, OSError) as fault:
            self._metrics.errors.labels("backup").inc()
            log.error("backup", fault=str(fault))
            return False
        self._metrics.backup.set_to_current_time()
        seconds = round(time.monotonic() - began, 2)
        log.info("backup", games=made.games, bytes=made.bytes, unopened=len(made.problems), seconds=seconds)
        return True

    def _go_on(self, *_: object) -> None:
        if self._ended.is_set():
            raise _Ended

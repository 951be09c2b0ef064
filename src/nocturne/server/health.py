"""Whether the server is well: asked of the store, the disk and the queues, not guessed."""

from __future__ import annotations

import asyncio
import shutil
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

import nocturne
from nocturne.server.logs import logger
from nocturne.server.thinking import Thinkers
from nocturne.store import StoreError

if TYPE_CHECKING:
    from nocturne.server.rooms import Rooms

log = logger("health")

FRESH_SECONDS = 2.0
"""So long an answer holds: nobody can wear out the disk by asking."""
PATIENCE = 3.0
"""Seconds that the store has for a small write."""
LEAST_FREE = 100_000_000
"""Bytes that should be free on the disk of the store."""
LONGEST_QUEUE = 500
"""Answers that may wait for the disk, or for a thread."""
LOOK_MOST = 200
"""So many tables are opened at the start to see whether they can be, those played last first."""
LOOK_SECONDS = 20.0
LOOK_PAUSE = 0.02
"""Between two of them, so that those who play notice nothing."""


class Details(Struct, frozen=True):
    """What only the host is told."""

    writable: bool
    write_seconds: float
    disk_free: int | None  # bytes; None where the store is on another machine
    unopened_tables: int
    waiting_for_disk: int
    waiting_for_thread: int
    rooms: int
    connections: int
    last_backup: float | None  # seconds since 1970
    problems: list[str]


class Health(Struct, frozen=True):
    """Whether the server is well."""

    ok: bool
    version: str
    store: str
    details: Details | UnsetType = UNSET


class Doctor:
    """Looks after the health of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._thinkers = Thinkers(1)
        self._one = asyncio.Lock()
        self._last: tuple[float, Details] | None = None
        self.unopened: set[str] = set()
        """Tables that could not be opened when somebody, or the look around at the start, tried."""

    async def health(self, *, host: bool) -> Health:
        """How the server is; with details for its host alone."""
        async with self._one:
            now = monotonic()
            if self._last is None or now - self._last[0] > FRESH_SECONDS:
                self._last = (monotonic(), await self._look())
        details = self._last[1]
        kind = self._rooms.store.kind
        return Health(not details.problems, nocturne.__version__, kind, details if host else UNSET)

    async def _look(self) -> Details:
        rooms = self._rooms
        problems = ["closing"] if rooms.closing else []
        began = monotonic()
        try:
            await self._thinkers.think(rooms.store.probe, PATIENCE)
            writable = True
        except (StoreError, TimeoutError) as fault:
            writable = False
            problems.append("store-not-writable")
            log.error("probe", fault=str(fault) or "the store took too long")
        seconds = monotonic() - began
        file = rooms.store.file
        try:
            free = None if file is None else shutil.disk_usage(file.absolute().parent).free
        except OSError:
            free = 0
        disk, threads = rooms.store.waiting, rooms.queued
        if free is not None and free < LEAST_FREE:
            problems.append("disk-nearly-full")
        if max(disk, threads) > LONGEST_QUEUE:
            problems.append("queue-too-long")
        if self.unopened:
            problems.append("tables-do-not-open")
        if rooms.store.warning:
            problems.append("store-cut-off")
        self._measure(free, writable=writable)
        backed_up = rooms.metrics.backup_time()
        counts = (len(self.unopened), disk, threads, rooms.open_count, rooms.doors.count)
        return Details(writable, round(seconds, 4), free, *counts, backed_up, problems)

    def _measure(self, free: int | None, *, writable: bool) -> None:
        metrics = self._rooms.metrics
        metrics.writable.set(writable)
        if free is not None:
            metrics.disk_free.set(free)

    def refused(self, code: str, error: StoreError) -> None:
        """The store has refused something; called in whichever thread it happened."""
        self._rooms.metrics.store_refusals.labels(code).inc()
        log.error("store", code=code, fault=str(error))

    def opened(self, table: str, *, well: bool) -> None:
        """A table was opened, or could not be."""
        if well:
            self.unopened.discard(table)
        elif table not in self.unopened:
            self.unopened.add(table)
            log.error("unopened", table=table)
        self._rooms.metrics.unopened.set(len(self.unopened))

    async def look_around(self) -> None:
        """Open the tables played last, one after the other, to see whether they can be."""
        rooms = self._rooms
        until = monotonic() + LOOK_SECONDS
        for table, game in await rooms.run(rooms.store.tables.newest, LOOK_MOST):
            if monotonic() > until:
                return
            if rooms.known(table) is None:
                try:
                    await rooms.run_opening(rooms.store.session, game)
                except Exception as fault:  # noqa: BLE001 -- whatever it is, the table does not open, and the next is tried
                    log.error("look", table=table, fault=repr(fault))
                    self.opened(table, well=False)
            await asyncio.sleep(LOOK_PAUSE)

"""Notices between processes on one PostgreSQL: who has written to which game, and who plays its automatic players.

SQLite has one process, which needs neither.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any

from nocturne.store._database import CHANNEL, Database

RETRY_SECONDS = 1.0
LEAD = 0x4C45
"""The first half of the lock by which a process leads a game; the second is the game's number."""

LOST = ""
"""Told after the line to the database was down: anything may have been missed."""


class Notices:
    """Listens to what other processes say, in a thread of its own, until it is closed."""

    def __init__(self, database: Database, heard: Callable[[str], None]) -> None:
        self._database = database
        self._heard = heard
        self._closed = threading.Event()
        self._leading: Any = None
        self._lock = threading.Lock()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        """Stop listening, and lead nothing any more."""
        self._closed.set()
        self._thread.join(10)
        with self._lock, contextlib.suppress(Exception):
            if self._leading is not None:
                self._leading.close()

    def _connect(self) -> Any:  # noqa: ANN401 -- a connection of the optional driver
        import psycopg  # noqa: PLC0415 -- of the extra `postgres`

        return psycopg.connect(**self._database.address(), autocommit=True)

    def _listen(self) -> None:
        first = True
        while not self._closed.is_set():
            try:
                with self._connect() as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if not first:
                        self._heard(LOST)
                    first = False
                    while not self._closed.is_set():
                        for notice in line.notifies(timeout=0.5):
                            self._heard(notice.payload)
            except Exception:  # noqa: BLE001 -- the line is down; whatever the reason, it is tried again
                self._closed.wait(RETRY_SECONDS)

    def lead(self, game_id: int) -> bool:
        """Try to become the one process that plays the automatic players of a game."""
        return self._ask("SELECT pg_try_advisory_lock(%s, %s)", game_id)

    def let_go(self, game_id: int) -> None:
        """Let another process play them."""
        self._ask("SELECT pg_advisory_unlock(%s, %s)", game_id)

    def _ask(self, question: str, game_id: int) -> bool:
        with self._lock:
            for attempt in range(2):
                try:
                    if self._leading is None:
                        self._leading = self._connect()
                    return bool(self._leading.execute(question, (LEAD, game_id)).fetchone()[0])
                except Exception:  # noqa: BLE001 -- the line is down: a new one, or nobody leads from here
                    self._leading = None
                    time.sleep(0.05 * attempt)
        return False

"""Notices between processes on one PostgreSQL: who has written to which game, and who is there.

SQLite has one process, which needs none.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from nocturne.store._database import CHANNEL, Database
from nocturne.store._keepers import Keepers

RETRY_SECONDS = 1.0

LOST = ""
"""Told after the line to the database was down: anything may have been missed."""


class Notices:
    """Listens to what other processes say, in a thread of its own, until it is closed."""

    def __init__(self, database: Database, heard: Callable[[str], None]) -> None:
        self._database = database
        self._heard = heard
        self._closed = threading.Event()
        self.keepers = Keepers(database)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        """Stop listening, and keep nothing any more."""
        self._closed.set()
        self._thread.join(10)
        self.keepers.close()

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

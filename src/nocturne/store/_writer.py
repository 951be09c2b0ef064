"""One writer to a SQLite file: what all games of a process have for the disk goes there in one transaction.

A commit waits for the disk, and the disk does not care how much is in it. So answers that arrive while the disk is
busy are written together by the next commit. Each is durable before anybody is told of it; one that cannot be written,
because another session was quicker, is left out and told so, and the others go on.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

Done = Callable[[Exception | None], None]
"""Called in the writer's thread when something is on the disk, or with the reason why it is not."""
LOG = "INSERT INTO log VALUES "
SNAPSHOTS = "INSERT INTO snapshots VALUES "
AT_ONCE = 64
"""So many rows go into one statement. Between two statements a busy process may make this thread wait its turn."""


class Rows(NamedTuple):
    """What one game has for the disk, all or none of it."""

    log: Sequence[tuple[object, ...]]
    snapshots: Sequence[tuple[object, ...]]
    done: Done


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: deque[Rows] = deque()
        self._stir = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    def put(self, rows: Rows) -> None:
        """Queue something to be written with the next commit."""
        with self._stir:
            if self._closed:
                rows.done(sqlite3.ProgrammingError("the writer has been closed"))
                return
            if (
                self._thread is None or not self._thread.is_alive()
            ):  # a process made by fork does not inherit the writer's thread
                self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
                self._thread.start()
            self._waiting.append(rows)
            self._stir.notify()

    @property
    def waiting(self) -> int:
        """How many have something for the next commit."""
        return len(self._waiting)

    def close(self) -> None:
        """Write what is waiting, and end."""
        with self._stir:
            self._closed = True
            self._stir.notify()
        if self._thread is not None:
            self._thread.join()

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            with self._stir:
                while not self._waiting and not self._closed:
                    self._stir.wait()
                group = list(self._waiting)
                self._waiting.clear()
            if not group:
                break
            try:
                connection = connection or self._connect()
                faults = self._commit(connection, group)
            except Exception as fault:  # noqa: BLE001 -- whatever it is, nothing is there and everybody waits to be told
                faults = [fault] * len(group)
            for rows, told in zip(group, faults, strict=True):
                rows.done(told)
        if connection is not None:
            connection.close()

    def _commit(self, connection: sqlite3.Connection, group: Sequence[Rows]) -> list[Exception | None]:
        """Write a group in one transaction; gives for each why it was left out, or None."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            faults = self._add_all(connection, group)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return faults

    def _add_all(self, connection: sqlite3.Connection, group: Sequence[Rows]) -> list[Exception | None]:
        """Write what a group has, all at once; where something is in the way, game by game."""
        connection.execute("SAVEPOINT together")
        try:
            _insert(connection, LOG, [row for rows in group for row in rows.log])
            _insert(connection, SNAPSHOTS, [row for rows in group for row in rows.snapshots])
            faults: list[Exception | None] = [None] * len(group)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO together")
            faults = [self._add(connection, rows) for rows in group]
        connection.execute("RELEASE together")
        return faults

    def _add(self, connection: sqlite3.Connection, rows: Rows) -> sqlite3.IntegrityError | None:
        """Write what one game has; a serial that is taken leaves all of it out."""
        connection.execute("SAVEPOINT one_game")
        try:
            _insert(connection, LOG, rows.log)
            _insert(connection, SNAPSHOTS, rows.snapshots)
        except sqlite3.IntegrityError as fault:
            connection.execute("ROLLBACK TO one_game")
            connection.execute("RELEASE one_game")
            return fault
        connection.execute("RELEASE one_game")
        return None


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Write rows with as few statements as can be."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        places = "(" + ", ".join("?" * len(some[0])) + ")"
        connection.execute(into + ", ".join([places] * len(some)), [value for row in some for value in row])

"""One writer to a database: what all games of a process have for the disk goes there in one transaction.

A commit waits for the disk, and the disk does not care how much is in it. So answers that arrive while the disk is
busy are written together by the next commit. Each is durable before anybody is told of it; one that cannot be written,
because another session was quicker, is left out and told so, and the others go on.

The number of a row in its game's log is what keeps processes apart: of two that write the same one, the database takes
the first. A process that has slept, and does not know what others have written meanwhile, cannot write either.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

Done = Callable[[Exception | None], None]
"""Called in the writer's thread when something is on the disk, or with the reason why it is not."""
LOG = "INSERT INTO log VALUES "
SNAPSHOTS = "INSERT INTO snapshots VALUES "
AT_ONCE = 64
"""So many rows go into one statement. Between two statements a busy process may make this thread wait its turn."""


class Rows(NamedTuple):
    """What one game has for the disk, all or none of it."""

    game: int
    log: Sequence[tuple[object, ...]]
    snapshots: Sequence[tuple[object, ...]]
    done: Done


class Taken(Exception):
    """Another session was quicker: the number of a row is in the log already. Or the game is gone."""


class Line(Protocol):
    """A connection to a database, for the writer alone."""

    @property
    def is_taken(self) -> type[Exception]:
        """What is raised where a row is in the way."""

    def begin(self) -> None:
        """Begin a transaction."""

    def execute(self, statement: str, /) -> None:
        """Do something that has no values."""

    def insert(self, into: str, rows: Sequence[tuple[object, ...]], /) -> None:
        """Write some rows with one statement."""

    def tell(self, games: Sequence[int], /) -> None:
        """Tell the other processes to which games something was written, when this transaction has happened."""

    def give_up(self) -> bool:
        """Undo what was begun after a fault; tells whether the connection is still good for the next."""

    def close(self) -> None:
        """Let go of the database."""


class SqliteLine:
    """A line to a SQLite file, which has no other process."""

    is_taken = sqlite3.IntegrityError

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self.close = raw.close

    def begin(self) -> None:
        """Wait for a turn to write."""
        self._raw.execute("BEGIN IMMEDIATE")

    def execute(self, statement: str) -> None:
        """Do something that has no values."""
        self._raw.execute(statement)

    def insert(self, into: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Write some rows with one statement."""
        self._raw.execute(into + _places("?", rows), [value for row in rows for value in row])

    def tell(self, games: Sequence[int]) -> None:
        """There is nobody to be told."""

    def give_up(self) -> bool:
        """Undo what was begun."""
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")
        return True


class PostgresLine:
    """A line to a PostgreSQL, by the driver of the extra `postgres`."""

    def __init__(self, raw: Any, channel: str, process: str) -> None:  # noqa: ANN401 -- of the optional driver
        import psycopg  # noqa: PLC0415 -- of the extra `postgres`

        self.is_taken = psycopg.IntegrityError
        self._raw, self._channel, self._process = raw, channel, process
        self.close = raw.close

    def begin(self) -> None:
        """Begin a transaction that sees what others have written while it waited."""
        self._raw.execute("BEGIN ISOLATION LEVEL READ COMMITTED")

    def execute(self, statement: str) -> None:
        """Do something that has no values."""
        self._raw.execute(statement)

    def insert(self, into: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Write some rows with one statement."""
        self._raw.execute(into + _places("%s", rows), [value for row in rows for value in row])

    def tell(self, games: Sequence[int]) -> None:
        """Tell the other processes to which games something was written, when this transaction has happened."""
        words = [f"{self._process} game {game}" for game in games]
        self._raw.execute("SELECT pg_notify(%s, said) FROM unnest(%s::text[]) said", (self._channel, words))

    def give_up(self) -> bool:
        """A line that has failed once is not trusted with a second try."""
        self._raw.close()
        return False


def _places(mark: str, rows: Sequence[tuple[object, ...]]) -> str:
    """Where the values of some rows go in a statement."""
    return ", ".join(["(" + ", ".join([mark] * len(rows[0])) + ")"] * len(rows))


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, connect: Callable[[], Line]) -> None:
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
        line: Line | None = None
        while True:
            with self._stir:
                while not self._waiting and not self._closed:
                    self._stir.wait()
                group = list(self._waiting)
                self._waiting.clear()
            if not group:
                break
            try:
                line = line or self._connect()
                faults = self._commit(line, group)
            except Exception as fault:  # noqa: BLE001 -- whatever it is, nothing is there and everybody waits to be told
                faults = [fault] * len(group)
                if line is not None and not line.give_up():
                    line = None
            for rows, told in zip(group, faults, strict=True):
                rows.done(told)
        if line is not None:
            line.close()

    def _commit(self, line: Line, group: Sequence[Rows]) -> Sequence[Exception | None]:
        """Write a group in one transaction; gives for each why it was left out, or None."""
        line.begin()
        faults = self._add_all(line, group)
        line.tell([rows.game for rows, fault in zip(group, faults, strict=True) if fault is None])
        line.execute("COMMIT")
        return faults

    def _add_all(self, line: Line, group: Sequence[Rows]) -> Sequence[Exception | None]:
        """Write what a group has, all at once; where something is in the way, game by game.

        In the order of the games, so that no two processes wait for each other.
        """
        faults: Sequence[Exception | None] = [None] * len(group)
        ordered = sorted(group, key=lambda rows: rows.game)
        line.execute("SAVEPOINT together")
        try:
            _insert(line, LOG, [row for rows in ordered for row in rows.log])
            _insert(line, SNAPSHOTS, [row for rows in ordered for row in rows.snapshots])
        except line.is_taken:
            line.execute("ROLLBACK TO together")
            why = {id(rows): self._add(line, rows) for rows in ordered}
            faults = [why[id(rows)] for rows in group]
        line.execute("RELEASE together")
        return faults

    def _add(self, line: Line, rows: Rows) -> Taken | None:
        """Write what one game has; a serial that is taken leaves all of it out."""
        line.execute("SAVEPOINT one_game")
        try:
            _insert(line, LOG, rows.log)
            _insert(line, SNAPSHOTS, rows.snapshots)
            fault = None
        except line.is_taken as taken:
            line.execute("ROLLBACK TO one_game")
            fault = Taken(str(taken))
        line.execute("RELEASE one_game")
        return fault


def _insert(line: Line, into: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Write rows with as few statements as can be."""
    for start in range(0, len(rows), AT_ONCE):
        line.insert(into, rows[start : start + AT_ONCE])

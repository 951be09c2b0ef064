"""The connection to the database, and the only module that knows SQLite from PostgreSQL."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from nocturne.kernel import Text
from nocturne.store._errors import StoreError
from nocturne.store._writer import Line, PostgresLine, SqliteLine, Writer

BUSY_SECONDS = 30
"""How long a session waits for another process that is writing."""

TABLES_LOCK = 0x4E6F6374
"""The number by which processes on one PostgreSQL agree who makes the tables."""

CHANNEL = "nocturne"
"""The channel on which processes on one PostgreSQL tell each other what they have written."""

HANGING_SECONDS = 15
"""A process that hangs in the middle of writing is cut off by the PostgreSQL after so long, and its locks are gone."""

Heard = Callable[[str, StoreError], None]
"""Hears of every access that the store refuses: a short code, and the sentence."""
Told = Callable[[int, int], None]
"""Hears how much is done, and of how much."""
PAGES = 1000
"""So many pages of a backup are copied at a time."""

FAULTS = {  # by the code of SQLite or the SQLSTATE of PostgreSQL: what happened, and what to do
    "SQLITE_FULL": Text.of("store-full"),
    "SQLITE_READONLY": Text.of("store-readonly"),
    "SQLITE_NOTADB": Text.of("store-not-ours"),
    "SQLITE_CORRUPT": Text.of("store-corrupt"),
    "SQLITE_CANTOPEN": Text.of("store-cannot-open"),
    "SQLITE_BUSY": Text.of("store-busy", seconds=BUSY_SECONDS),
    "SQLITE_IOERR": Text.of("store-disk"),
    "53100": Text.of("store-server-full"),
    "25006": Text.of("store-server-readonly"),
}


class Database:
    """An open database: transactions for reading and for writing, with faults told in words."""

    def __init__(self, where: str | Path, *, create: bool) -> None:
        self.engine = _engine(where, create=create)
        self.where = _spelled(self.engine.url)
        self.process = secrets.token_hex(4)  # the name by which other processes on the same database know this one
        self._closed = False
        self.heard: Heard | None = None
        url = self.engine.url
        in_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self.file = Path(str(url.database)) if in_file and "uri" not in url.query else None
        self.had_wal = self.file is not None and wal_of(self.file).exists()  # before anything opens the file
        on_server = url.get_backend_name() == "postgresql"
        self.writer = Writer(self._line) if on_server or self.file is not None else None
        """Where answers are written together; None in memory, where nothing is waited for."""

    def _line(self) -> Line:
        """A connection of the writer's own."""
        if self.file is None:
            import psycopg  # noqa: PLC0415 -- of the extra `postgres`

            line = psycopg.connect(**self.address(), autocommit=True)
            line.execute(f"SET idle_in_transaction_session_timeout = {HANGING_SECONDS * 1000}")
            return PostgresLine(line, CHANNEL, self.process)
        pooled = self.engine.raw_connection()
        raw = pooled.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        pooled.detach()  # taken out of the pool, so that no other thread gets it
        return SqliteLine(raw)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the database throughout."""
        with self._transaction(writes=False) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable when this block has been left, or has not happened."""
        with self._transaction(writes=True) as connection:
            yield connection

    @contextmanager
    def _transaction(self, *, writes: bool) -> Iterator[Connection]:
        if self._closed:
            raise StoreError(Text.of("store-closed", where=self.where))
        try:
            with (
                self.engine.connect().execution_options(**self._manner(writes=writes)) as connection,
                connection.begin(),
            ):
                yield connection
        except IntegrityError:
            raise  # the caller knows which row was in the way
        except (SQLAlchemyError, UnicodeError) as fault:
            raise self.told(fault) from fault

    def _manner(self, *, writes: bool) -> dict[str, Any]:
        """How a transaction behaves. On PostgreSQL a writer sees what others have written while it waited."""
        if writes and self.engine.dialect.name == "postgresql":
            return {"writes": writes, "isolation_level": "READ COMMITTED"}
        return {"writes": writes}

    def told(self, fault: Exception) -> StoreError:
        """A fault of the database in words."""
        if self._closed:
            return StoreError(Text.of("store-closed", where=self.where))
        code, meaning = _meaning(fault)
        return self.refusal(code, Text.of("store-fault", where=self.where, meaning=meaning))

    def refusal(self, code: str, text: Text) -> StoreError:
        """An access that is refused, after whoever listens has heard of it."""
        error = StoreError(text)
        if self.heard is not None:
            self.heard(code, error)
        return error

    def be_durable(self) -> None:
        """Settle what the whole database file is told once. It must be ours: this writes to it."""
        if self.engine.dialect.name == "sqlite":
            try:
                with self._as_sqlite() as raw:
                    raw.execute("PRAGMA journal_mode = WAL").close()
            except (SQLAlchemyError, sqlite3.Error) as fault:
                raise self.told(fault) from fault

    def alone(self, connection: Connection) -> None:
        """Wait until no other process changes the tables themselves; SQLite lets one write at a time anyway."""
        if self.engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TABLES_LOCK})")

    def notify(self, connection: Connection, *words: object) -> None:
        """Tell the other processes on a PostgreSQL something, when this transaction has happened."""
        if self.engine.dialect.name == "postgresql":
            said = {"channel": CHANNEL, "words": " ".join(map(str, (self.process, *words)))}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), said)

    def address(self) -> dict[str, Any]:
        """How to connect to a PostgreSQL without the pool."""
        url = self.engine.url
        return {**url.translate_connect_args(username="user", database="dbname"), **url.query}

    def problems(self) -> list[str]:
        """Everything that the database finds wrong with its whole file; on a server that is the server's business."""
        if self.engine.dialect.name != "sqlite":
            return []
        try:
            with self.reading() as connection:
                pages = connection.exec_driver_sql("PRAGMA integrity_check(1000)").scalars().all()
                strays = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        except StoreError as fault:
            return [str(fault)]
        lines = [line for page in pages for line in str(page).splitlines() if line != "ok"]
        wrong = [Text.of("store-corrupt-here", fault=str(line)) for line in lines]
        told = [str(StoreError(Text.of("store-fault", where=self.where, meaning=each))) for each in wrong]
        lost = sorted({(str(table), str(parent)) for table, _, parent, _ in strays})
        return told + [
            str(StoreError(Text.of("store-stray-rows", where=self.where, table=table, parent=parent)))
            for table, parent in lost
        ]

    def backup(self, path: Path, told: Told | None = None) -> dict[str, int]:
        """Copy the database as it is at one moment, while others go on writing; gives how many rows its tables had."""
        if self.engine.dialect.name != "sqlite":
            raise StoreError(Text.of("store-server-backup", where=self.where))
        if path.exists():
            raise StoreError(Text.of("store-backup-there", path=str(path)))
        part = path.with_name(path.name + ".part")
        try:
            with self._as_sqlite() as raw, closing(sqlite3.connect(part)) as copy:
                counts = _copy(raw, copy, told)
            part.rename(path)
        except (OSError, SQLAlchemyError, sqlite3.Error) as fault:
            raise StoreError(Text.of("store-backup-unwritten", path=str(path), fault=str(fault))) from fault
        finally:
            part.unlink(missing_ok=True)
        return counts

    def checkpoint(self) -> None:
        """Bring what stands in the `-wal` file into the file itself, as far as readers let it."""
        if self.file is not None:
            try:
                with self._as_sqlite() as raw:
                    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            except (SQLAlchemyError, sqlite3.Error) as fault:
                raise self.told(fault) from fault

    def compact(self) -> None:
        """Give the room of what was removed back to the disk. Nobody can write meanwhile."""
        if self.engine.dialect.name != "sqlite":
            raise StoreError(Text.of("store-server-vacuum", where=self.where))
        try:
            with self._as_sqlite() as raw:
                raw.execute("VACUUM").close()
        except (SQLAlchemyError, sqlite3.Error) as fault:
            raise self.told(fault) from fault
        self.checkpoint()

    @contextmanager
    def _as_sqlite(self) -> Iterator[sqlite3.Connection]:
        """The connection as SQLite's own module has it, outside any transaction."""
        pooled = self.engine.raw_connection()
        try:
            raw = pooled.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            yield raw
        finally:
            pooled.close()

    def close(self) -> None:
        """Let go of the file, when what is waiting has been written."""
        self._closed = True
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()


def wal_of(file: Path) -> Path:
    """The file beside a store in which SQLite keeps what was written last."""
    return file.with_name(file.name + "-wal")


def _copy(raw: sqlite3.Connection, copy: sqlite3.Connection, told: Told | None) -> dict[str, int]:
    """Copy in pieces, within one reading transaction: so writers neither wait nor make it begin anew."""
    raw.execute("BEGIN").close()
    try:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
        counts = {name: int(raw.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names}  # noqa: S608 -- names that the database itself gives

        def progress(_: int, remaining: int, total: int) -> None:
            if told is not None:
                told(total - remaining, total)

        raw.backup(copy, pages=PAGES, progress=progress, sleep=0)
    finally:
        raw.execute("ROLLBACK").close()
    return counts


def _engine(where: str | Path, *, create: bool) -> Engine:
    try:
        url = make_url(str(where)) if "://" in str(where) else URL.create("sqlite", database=str(where))
        if url.get_backend_name() == "sqlite":
            return _sqlite(url, create=create)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")  # the driver of our extra `postgres`
        engine = create_engine(url, isolation_level="REPEATABLE READ", pool_pre_ping=True)
        event.listen(engine, "connect", _patient)
        return engine
    except (NoSuchModuleError, ModuleNotFoundError) as fault:
        raise StoreError(Text.of("store-no-driver", where=_spelled(url), fault=str(fault))) from None
    except ArgumentError:  # the address itself is not repeated: there may be a password in it
        raise StoreError(Text.of("store-no-address")) from None


def _sqlite(url: URL, *, create: bool) -> Engine:
    """An engine on a file, or in memory, that makes SQLite keep its promises."""
    in_memory = url.database in (None, "", ":memory:")
    if not in_memory and "uri" not in url.query:
        _check_place(Path(str(url.database)), create=create)
    engine = create_engine(
        url,
        poolclass=StaticPool if in_memory else QueuePool,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begin)
    return engine


def _connected(raw: Any, _: object) -> None:  # noqa: ANN401 -- SQLAlchemy's name for a sqlite3.Connection is Any
    """Durable commits, checked references, and transactions that begin when we say so."""
    raw.isolation_level = None
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        raw.execute(f"PRAGMA {pragma}").close()


def _patient(raw: Any, _: object) -> None:  # noqa: ANN401 -- a connection of the optional driver
    """Nobody waits for long for a process that hangs with something half written."""
    raw.execute(f"SET idle_in_transaction_session_timeout = {6 * HANGING_SECONDS * 1000}")
    raw.commit()


def _begin(connection: Connection) -> None:
    """A writer waits for its turn at the beginning, where waiting is safe."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _check_place(path: Path, *, create: bool) -> None:
    if path.is_dir():
        raise StoreError(Text.of("store-folder", path=str(path), example=str(path / "games.db")))
    if not path.parent.is_dir():
        raise StoreError(Text.of("store-no-folder", path=str(path), folder=str(path.parent)))
    if not path.exists() and not create:
        raise StoreError(Text.of("store-not-there", path=str(path)))
    if path.exists() and not os.access(path, os.W_OK):
        raise StoreError(Text.of("store-fault", where=str(path), meaning=FAULTS["SQLITE_READONLY"]))


def _meaning(fault: Exception) -> tuple[str, Text]:
    """The code of a fault of the database, and what it means to its owner."""
    if isinstance(fault, UnicodeError):  # SQLite's message where the text of a damaged file is not valid any more
        return "SQLITE_CORRUPT", FAULTS["SQLITE_CORRUPT"]
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    code: str = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    known, told = next(((known, told) for known, told in FAULTS.items() if code.startswith(known)), (code, None))
    if told is None and isinstance(cause, sqlite3.Error):  # our own statements are tested, so the tables must be wrong
        return "SQLITE_CORRUPT", Text.of("store-corrupt-here", fault=str(cause)[:80])
    return known or "other", told or Text.of("store-answers", fault=str(cause).strip())


def _spelled(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    return url.render_as_string(hide_password=True)

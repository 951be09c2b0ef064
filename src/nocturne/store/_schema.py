"""The tables of a store. The log is append-only: nothing in it is ever changed, and a game is removed only whole."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
    update,
)

from nocturne.kernel import Text as Message
from nocturne.store._database import Database
from nocturne.store._errors import StoreError

FORMAT = "nocturne-store"
SCHEMA = 5
"""Raised with every change to the tables; an older database is brought up to it, a newer one is refused."""

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),  # counts up; a number is never used twice
    Column("name", Text, nullable=False),
    Column("campaign", Text),
    Column("notes", Text, nullable=False),  # JSON, for the host's own use
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("profile", Text, nullable=False),
    Column(
        "header", LargeBinary, nullable=False
    ),  # the kernel's header, which decides; the columns above are labels to list and search by
    Column("ask_chance", Boolean, nullable=False),
    Column("undone", LargeBinary, nullable=False),  # what had been taken back before the game came here
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    sqlite_autoincrement=True,
)

log = Table(
    "log",
    metadata,
    Column("game", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),  # counts answers and undos alike
    Column("place", Integer, nullable=False),  # the game's version after this row
    Column("seat", Integer),  # who answered, or asked to take back
    Column("option", Text),  # NULL: this row takes back
    Column("faces", Text, nullable=False),  # the faces of chance that came up, as numbers with spaces between
    Column("revealed", Boolean, nullable=False),
    Column("undone", Integer),  # the version that was given up, in a row that takes back
    Column("over", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    Column("events", LargeBinary),  # since schema 4: what happened, for programs that could not compute it again
    sqlite_with_rowid=False,  # the rows lie in the order of their key, so that appending touches one page, not two
)
TAKES_BACK = log.c.undone.is_not(None)
Index("log_undone", log.c.game, log.c.undone, sqlite_where=TAKES_BACK, postgresql_where=TAKES_BACK)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),  # the last row of the log before it
    Column("first", Integer, nullable=False),  # how many entries stand before it in the game's log
    Column("hash", LargeBinary, nullable=False),
    Column("table", LargeBinary, nullable=False),
)


tables = Table(
    "tables",  # since schema 2: the games that are played through a server
    metadata,
    Column("id", Text, primary_key=True),  # random, so that nobody can guess or count the ids of tables
    Column("game", Integer, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("owner", LargeBinary, nullable=False),  # hashes of the keys; the keys themselves are nowhere
    Column("watch", LargeBinary, nullable=False),
    Column("webhook", Text),
    Column("wish", LargeBinary),  # an undo that waits for consent
    Column("created", BigInteger, nullable=False),
    Index("tables_game", "game"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
    Column("kind", Text, nullable=False),  # here, away, bot; claimed by a person; renewed by the host
    Column("bot", Boolean, nullable=False),  # whether the automatic player plays it now
    Column("name", Text, nullable=False),
)

contents = Table(
    "contents",  # since schema 3: the packs that games were begun with, each once, for newer programs to play on with
    metadata,
    Column("hash", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

eras = Table(
    "eras",  # since schema 3: what has played a game before the rules and content of its header
    metadata,
    Column("game", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Integer, primary_key=True, autoincrement=False),  # the last version that they played
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("lost", Integer, nullable=False),
)

notes = Table(
    "notes",  # since schema 5: a page that a player keeps with a seat; nobody else is shown it
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

ADDED: dict[int, tuple[Table, ...]] = {2: (tables, seats), 3: (contents, eras), 4: (), 5: (notes,)}
"""The tables that came with a schema, for the databases that are older."""
WIDENED: dict[int, tuple[Column[Any], ...]] = {4: (log.c.events,)}
"""The columns that came with a schema. Each stands last in its table, and may be empty."""


def prepare(database: Database, *, create: bool) -> None:
    """Make sure that the database is a store of this program's schema; an empty or older one becomes it."""
    with database.reading() as connection:
        known = _schema_of(connection, database.where)
    if known is None and not create:
        raise StoreError(Message.of("store-not-there", path=database.where))
    database.be_durable()
    if known != SCHEMA:
        with database.writing() as connection:
            database.alone(connection)
            known = _schema_of(connection, database.where)  # another process may have been quicker
            if known is None:
                metadata.create_all(connection)
                connection.execute(insert(meta), _marks())
            elif known < SCHEMA:
                _bring_up(connection, known)


def _bring_up(connection: Connection, known: int) -> None:
    """Add what an older schema lacks. Nothing that is there is changed but the mark."""
    for schema in range(known + 1, SCHEMA + 1):
        for table in ADDED[schema]:
            table.create(connection)
        for column in WIDENED.get(schema, ()):
            kind = column.type.compile(connection.dialect)
            connection.exec_driver_sql(f'ALTER TABLE "{column.table.name}" ADD COLUMN "{column.name}" {kind}')
    connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(SCHEMA)))


def _marks() -> list[dict[str, str]]:
    return [{"key": "format", "value": FORMAT}, {"key": "schema", "value": str(SCHEMA)}]


def _schema_of(connection: Connection, where: str) -> int | None:
    """The schema of a store; None for an empty database; all else is refused."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    marks = {}
    if "meta" in names and {column["name"] for column in inspect(connection).get_columns("meta")} == {"key", "value"}:
        marks = {row.key: row.value for row in connection.execute(select(meta))}
    if marks.get("format") != FORMAT:
        raise StoreError(Message.of("store-foreign", where=where))
    schema = marks.get("schema", "")
    if schema not in map(str, range(1, SCHEMA + 1)):
        raise StoreError(Message.of("store-schema", where=where, schema=schema, ours=str(SCHEMA)))
    later = {table.name for number, added in ADDED.items() if number > int(schema) for table in added}
    if not metadata.tables.keys() - later <= names:
        raise StoreError(Message.of("store-tables-missing", where=where))
    return int(schema)

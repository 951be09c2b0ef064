"""The tables of a store. The log is append-only: nothing in it is ever changed, and a game is removed only whole."""

from __future__ import annotations

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
)

from nocturne.store._database import Database
from nocturne.store._errors import StoreError

FORMAT = "nocturne-store"
SCHEMA = 1
"""Raised with every change to the tables; a newer database is refused."""

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
    Column("id", Integer, primary_key=True),  # in the order of adding; never given twice
    Column("name", Text, nullable=False),
    Column("campaign", Text),
    Column("notes", Text, nullable=False),  # JSON, for the host's own use
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("profile", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),  # the kernel's header: the truth of which the above are labels
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


def prepare(database: Database, *, create: bool) -> None:
    """Make sure that the database is a store of this program's schema; an empty one becomes it."""
    with database.reading() as connection:
        known = _is_ours(connection, database.where)
    if not known and not create:
        raise StoreError(f"{database.where}: there is no store here. Check the name, or make one.")
    database.be_durable()
    if not known:
        with database.writing() as connection:
            if not _is_ours(connection, database.where):  # another process may have been quicker
                metadata.create_all(connection)
                connection.execute(insert(meta), _marks())


def _marks() -> list[dict[str, str]]:
    return [{"key": "format", "value": FORMAT}, {"key": "schema", "value": str(SCHEMA)}]


def _is_ours(connection: Connection, where: str) -> bool:
    """Whether the database is a store of this schema; False for an empty one; all else is refused."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return False
    marks = {}
    if metadata.tables.keys() <= set(tables):
        marks = {row.key: row.value for row in connection.execute(select(meta))}
    if marks.get("format") != FORMAT:
        raise StoreError(f"{where} is a database of another program. Choose another file; this one was left as it is.")
    found = marks.get("schema", "")
    if found != str(SCHEMA):
        raise StoreError(
            f"{where} has the schema {found!r} and this program knows {SCHEMA}. "
            f"Open it with the newest Nocturne; it was left as it is."
        )
    return True

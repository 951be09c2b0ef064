"""One server to one SQLite file: a second one is told so before it does anything; and copies that lack something.

While a server runs, what was written last stands in the file `-wal` beside the store. A plain copy of the store alone
lacks it, and nobody could tell. So a server marks the file as long as it runs: a marked file without its `-wal` is such
a copy, or has lost it. One that ends without a word leaves both, and the next program that opens them clears the mark.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import IO

from sqlalchemy import delete, insert, select

from nocturne.kernel import Text
from nocturne.store._database import Database, wal_of
from nocturne.store._errors import StoreError
from nocturne.store._schema import meta

try:
    import fcntl
except ImportError:  # Windows

    def _lock(file: IO[bytes]) -> None:
        import msvcrt  # noqa: PLC0415 -- only to be had there

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # Windows alone

else:

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


SERVED = "served"
"""The mark, a row of `meta`."""


def hold(store: Path) -> IO[bytes]:
    """Hold a store file for this process; the system lets go of it when the process ends, however it ends."""
    file = _holder(store).open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreError(Text.of("store-other-server", where=str(store))) from None
    return file


def is_served(store: Path) -> bool:
    """Whether a server runs on a store file."""
    if not _holder(store).exists():
        return False
    try:
        hold(store).close()
    except StoreError:
        return True
    return False


def _holder(store: Path) -> Path:
    return store.with_name(store.name + "-serving")


def mark(database: Database) -> None:
    """Note in the file itself, not in its `-wal`, that a server is running."""
    with database.writing() as connection:
        connection.execute(delete(meta).where(meta.c.key == SERVED))
        connection.execute(insert(meta).values(key=SERVED, value="yes"))
    database.checkpoint()


def unmark(database: Database) -> None:
    """The file is whole by itself again, once it is closed."""
    with suppress(StoreError), database.writing() as connection:  # a full disk keeps the mark, and the -wal
        connection.execute(delete(meta).where(meta.c.key == SERVED))


def cut_off(database: Database) -> str:
    """What to say of a file that was copied, or left, without what was written to it last; nothing where it was not."""
    if database.file is None:
        return ""
    with database.reading() as connection:
        if connection.execute(select(meta.c.key).where(meta.c.key == SERVED)).first() is None:
            return ""
    if not database.had_wal:
        wal = wal_of(database.file).name
        return str(StoreError(Text.of("store-copied", where=str(database.where), wal=wal)))
    if not is_served(database.file):
        unmark(database)  # a server was killed; all it wrote is here
    return ""

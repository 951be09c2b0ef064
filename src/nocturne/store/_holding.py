"""One server to one SQLite file: a second one is told so before it does anything."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from nocturne.store._errors import StoreError

try:
    import fcntl
except ImportError:  # Windows

    def _lock(file: IO[bytes]) -> None:
        import msvcrt  # noqa: PLC0415 -- only to be had there

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # Windows alone

else:

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(store: Path) -> IO[bytes]:
    """Hold a store file for this process; the system lets go of it when the process ends, however it ends."""
    file = store.with_name(store.name + "-serving").open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreError(
            f"Another server is running on {store}. A SQLite file is for one server: stop the other one, choose "
            "another file with --store, or let several servers share a PostgreSQL (docs/server.md)."
        ) from None
    return file

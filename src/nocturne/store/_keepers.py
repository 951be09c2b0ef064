"""Which process on a PostgreSQL keeps which table: a lease of each, and a sign of life of each process.

Any process may serve any table at any time: what two write at once is sorted out by the numbers of the log's rows. But
it is cheapest, and automatic players are played once, where a table has one place. So the process that keeps a table
has a lease. It ends when the process gives it back, dies (its connection, and with it a lock, is gone at once), hangs
(its sign of life grows old), or when players come to another process: a proxy has decided to send them there, and the
one before lets go.

The two tables are no part of the store: they are made here, hold nothing that outlives the processes, and are not
written to the database's own log.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Collection
from typing import Any

from nocturne.store._database import CHANNEL, HANGING_SECONDS, TABLES_LOCK, Database

ALIVE = 0x4C45
"""The first half of the lock that a living process holds; the second is its own number."""
SILENT_SECONDS = 10
"""A process that gives no sign of life for so long keeps nothing."""
SETTLED_SECONDS = 3
"""So long a table stays where it is: players who are spread over processes do not throw each other out in turns."""

MAKE = """
CREATE UNLOGGED TABLE IF NOT EXISTS processes (process text PRIMARY KEY, beat timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS keepers
    (game integer PRIMARY KEY, process text NOT NULL, since timestamptz NOT NULL DEFAULT clock_timestamp());
"""
BEAT = """
INSERT INTO processes VALUES (%(me)s, clock_timestamp())
ON CONFLICT (process) DO UPDATE SET beat = excluded.beat
"""
LIVING = f"""
SELECT process FROM processes WHERE beat > clock_timestamp() - interval '{SILENT_SECONDS} s' AND EXISTS
    (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = {ALIVE}
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND objid = (('x' || process)::bit(32)::bigint)::oid)
"""  # noqa: S608 -- numbers of ours
TAKE = f"""
WITH before AS (SELECT process FROM keepers WHERE game = %(game)s),
taken AS (
    INSERT INTO keepers AS kept (game, process) VALUES (%(game)s, %(me)s)
    ON CONFLICT (game) DO UPDATE SET process = excluded.process, since = clock_timestamp()
    WHERE kept.process <> excluded.process AND (kept.process NOT IN ({LIVING})
        OR (%(gather)s AND kept.since < clock_timestamp() - interval '{SETTLED_SECONDS} s'))
    RETURNING process)
SELECT pg_notify('{CHANNEL}', %(words)s) FROM taken, before WHERE before.process <> taken.process
"""  # noqa: S608 -- numbers of ours
KEEPER = "SELECT process FROM keepers WHERE game = %(game)s"
KEEP = f"""
DELETE FROM keepers WHERE process = %(me)s AND NOT game = ANY(%(games)s)
AND since < clock_timestamp() - interval '{SETTLED_SECONDS} s'
"""  # noqa: S608 -- a number of ours
LEAVE = ("DELETE FROM keepers WHERE process = %(me)s", "DELETE FROM processes WHERE process = %(me)s")
FORGET = "DELETE FROM processes WHERE beat < clock_timestamp() - interval '1 hour'"


class Keepers:
    """The leases of one process. For several threads; each call asks the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._line: Any = None
        self._me = {"me": database.process}

    def beat(self, games: Collection[int]) -> frozenset[str]:
        """Give a sign of life, and give back all but these games. Tells which processes are alive."""
        rows = self._ask(BEAT, KEEP, FORGET, LIVING, games=list(games))
        return frozenset(row[0] for row in rows)

    def take(self, game: int, *, gather: bool) -> bool:
        """Keep a game, unless another process does. With `gather`, players have come here: then that one lets go.

        The process that had it hears `moved` with the number of the game.
        """
        words = f"{self._database.process} moved {game}"
        rows = self._ask(TAKE, KEEPER, game=game, gather=gather, words=words)
        return [row[0] for row in rows] == [self._database.process]

    def close(self) -> None:
        """Give everything back."""
        self._ask(*LEAVE)
        with self._lock:
            self._hang_up()

    def _ask(self, *statements: str, **given: object) -> list[Any]:
        """Ask one thing after the other, in one transaction; gives what the last one answers, or nothing."""
        with self._lock:
            for attempt in range(2):
                try:
                    line = self._connected()
                    with line.transaction():
                        for statement in statements:
                            cursor = line.execute(statement, {**self._me, **given})
                        return [] if cursor.description is None else cursor.fetchall()
                except Exception:  # noqa: BLE001 -- the line is down: a new one, or nothing is kept from here
                    self._hang_up()
                    time.sleep(0.05 * attempt)
        return []

    def _connected(self) -> Any:  # noqa: ANN401 -- a connection of the optional driver
        if self._line is None:
            import psycopg  # noqa: PLC0415 -- of the extra `postgres`

            self._line = psycopg.connect(**self._database.address(), autocommit=True)
            self._line.execute(f"SET idle_in_transaction_session_timeout = {HANGING_SECONDS * 1000}")
            with self._line.transaction():
                self._line.execute(f"SELECT pg_advisory_xact_lock({TABLES_LOCK})")
                self._line.execute(MAKE)
                self._line.execute(BEAT, self._me)
            number = int.from_bytes(bytes.fromhex(self._database.process), "big", signed=True)
            self._line.execute("SELECT pg_try_advisory_lock(%s, %s)", (ALIVE, number))
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

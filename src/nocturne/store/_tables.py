"""Tables: games of the store that people play through a server, with their seats and the hashes of their keys.

What is secret here is never kept: a key is known by its hash. What a table is for, and who may do what, is the
server's business; this module reads and writes rows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Row as ResultRow

from nocturne.kernel import Text
from nocturne.store._database import Database
from nocturne.store._errors import StoreError
from nocturne.store._rows import SeatRow, TableId, TableRow, TableState
from nocturne.store._schema import games, log, notes, seats, tables


class Tables:
    """The tables of a store. `Store.tables` gives them."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock

    def add(self, row: TableRow) -> None:
        """Lay a table for a game that is in the store."""
        head = {"id": row.id, "game": row.game, "owner": row.owner, "watch": row.watch, "webhook": row.webhook}
        with self._database.writing() as connection:
            connection.execute(insert(tables).values({**head, "created": self._clock()}))
            connection.execute(insert(seats), [_columns(row.id, seat) for seat in row.seats])

    def find(self, table: str) -> TableRow | None:
        """A table by its id, or None."""
        with self._database.reading() as connection:
            row = connection.execute(
                select(tables, games.c.name, games.c.notes).join(games).where(tables.c.id == table)
            ).first()
            return None if row is None else _row(row, _seats_of(connection, table))

    def state(self, table: str) -> TableState | None:
        """How far a table's game has got, read without opening it; None where there is no such table."""
        rows = log.alias()
        last = select(func.max(rows.c.serial)).where(rows.c.game == tables.c.game).scalar_subquery()
        newest = (log.c.game == games.c.id) & (log.c.serial == last)
        query = select(games, log.c.place, log.c.over, log.c.at).join_from(tables, games).join(log, newest)
        with self._database.reading() as connection:
            row = connection.execute(query.where(tables.c.id == table)).first()
        if row is None:
            return None
        return TableState(row.name, row.game, row.players, row.profile, row.place, row.over, row.created, row.at)

    def give_seat(self, table: str, seat: int, *, bot: bool, name: str) -> None:
        """Let the automatic player have a seat, or a person."""
        of_seat = (seats.c.table == table) & (seats.c.seat == seat)
        with self._database.writing() as connection:
            if not connection.execute(update(seats).where(of_seat).values(bot=bot, name=name)).rowcount:
                raise StoreError(Text.of("store-no-seat", where=self._database.where, table=table, seat=str(seat)))
            self._database.notify(connection, "seats", table)

    def renew(self, table: str, seat: int | None, key: bytes, kind: str = "away") -> None:
        """Give a seat another key, or those who look on (None). The one before opens nothing any more."""
        where = tables.c.id == table if seat is None else (seats.c.table == table) & (seats.c.seat == seat)
        change = update(tables).values(watch=key) if seat is None else update(seats).values(key=key, kind=kind)
        with self._database.writing() as connection:
            if not connection.execute(change.where(where)).rowcount:
                raise StoreError(Text.of("store-no-seat", where=self._database.where, table=table, seat=str(seat)))
            if kind == "renewed":  # the host has taken the seat: what its player wrote is for nobody else
                connection.execute(delete(notes).where((notes.c.table == table) & (notes.c.seat == seat)))
            self._database.notify(connection, "seats", table)

    def notes(self, table: str, seat: int) -> str:
        """The page that the player of a seat has written; nothing where there is none."""
        page = select(notes.c.text).where((notes.c.table == table) & (notes.c.seat == seat))
        with self._database.reading() as connection:
            return str(connection.execute(page).scalar() or "")

    def write_notes(self, table: str, seat: int, text: str) -> None:
        """Replace the page of a seat."""
        of_seat = (notes.c.table == table) & (notes.c.seat == seat)
        with self._database.writing() as connection:
            connection.execute(delete(notes).where(of_seat))
            connection.execute(insert(notes).values(table=table, seat=seat, text=text))

    def claim(self, table: str, seat: int, old: bytes, new: bytes) -> bool:
        """Make a seat the one of whoever has its key; False where somebody was quicker, and it has another by now."""
        of_seat = (seats.c.table == table) & (seats.c.seat == seat) & (seats.c.key == old)
        with self._database.writing() as connection:
            done = connection.execute(update(seats).where(of_seat).values(key=new, kind="claimed")).rowcount
            self._database.notify(connection, "seats", table)
        return bool(done)

    def wish(self, table: str, wish: bytes | None) -> None:
        """Keep an undo that waits for consent, or forget it."""
        with self._database.writing() as connection:
            connection.execute(update(tables).where(tables.c.id == table).values(wish=wish))
            self._database.notify(connection, "seats", table)

    def remove(self, table: str) -> None:
        """Take a table away, with its game and all its past."""
        of_table = select(tables.c.game).where(tables.c.id == table).scalar_subquery()
        with self._database.writing() as connection:
            connection.execute(delete(games).where(games.c.id == of_table))
            self._database.notify(connection, "gone", table)

    def with_bots(self, since: int, most: int) -> Sequence[TableId]:
        """Unfinished tables at which the automatic player has a seat, the newest first, changed since a time."""
        rows = log.alias()
        last = select(func.max(rows.c.serial)).where(rows.c.game == tables.c.game).scalar_subquery()
        newest = (log.c.game == tables.c.game) & (log.c.serial == last)
        query = select(tables.c.id).join_from(tables, log, newest).where(log.c.over.is_(False), log.c.at >= since)
        query = query.where(tables.c.id.in_(select(seats.c.table).where(seats.c.bot)))
        with self._database.reading() as connection:
            ids = connection.execute(query.order_by(log.c.at.desc()).limit(most)).scalars().all()
        return [TableId(id) for id in ids]

    def newest(self, most: int) -> Sequence[tuple[TableId, int]]:
        """The tables that were played at last, with the numbers of their games."""
        last = select(func.max(log.c.at)).where(log.c.game == tables.c.game).scalar_subquery()
        query = select(tables.c.id, tables.c.game).order_by(last.desc()).limit(most)
        with self._database.reading() as connection:
            return [(TableId(row.id), row.game) for row in connection.execute(query)]

    def count(self) -> int:
        """How many tables there are."""
        with self._database.reading() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def _seats_of(connection: Connection, table: str) -> tuple[SeatRow, ...]:
    rows = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return tuple([SeatRow(row.seat, bytes(row.key), row.kind, row.bot, row.name) for row in rows])


def _columns(table: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table": table, "seat": seat.seat, "key": seat.key, "kind": seat.kind, "bot": seat.bot, "name": seat.name,
    }  # fmt: skip


def _row(row: ResultRow[Any], of_table: tuple[SeatRow, ...]) -> TableRow:
    wish = None if row.wish is None else bytes(row.wish)
    owner, watch = bytes(row.owner), bytes(row.watch)
    settings = json.loads(row.notes)
    return TableRow(TableId(row.id), row.game, owner, watch, row.webhook, wish, row.name, of_table, settings)

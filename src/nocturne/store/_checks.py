"""What can be wrong with a store besides its file and its games: tables without their seats, contents that broke."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from nocturne.kernel import SaveError, Text
from nocturne.kernel.save import header_of
from nocturne.store._database import Database
from nocturne.store._errors import StoreError
from nocturne.store._schema import contents, eras, games, seats, tables

MOST_CONTENT = 64_000_000
"""More bytes than any content has."""


def loose_ends(database: Database) -> list[str]:
    """What is wrong with the tables and the contents, a line each."""
    try:
        with database.reading() as connection:
            problems = (*_tables(connection, database.where), *_contents(connection, database.where))
            return [said(text) for text in problems]
    except (StoreError, TypeError, ValueError, OverflowError) as fault:
        unreadable = Text.of("store-tables-unreadable", where=str(database.where), fault=str(fault))
        return [str(fault) if isinstance(fault, StoreError) else said(unreadable)]


def said(text: Text) -> str:
    """A problem as a line."""
    return str(StoreError(text))


def _tables(connection: Connection, where: object) -> Iterator[Text]:
    counted = select(func.count()).select_from(seats).where(seats.c.table == tables.c.id).scalar_subquery()
    query = select(tables.c.id, games.c.players, counted.label("seats")).join_from(tables, games)
    for row in connection.execute(query.order_by(tables.c.id)):
        if row.seats != row.players:
            where, table = str(where), str(row.id)
            yield Text.of("store-other-seats", where=where, table=table, seats=row.seats, players=row.players)


def _contents(connection: Connection, where: object) -> Iterator[Text]:
    for row in connection.execute(select(contents).order_by(contents.c.hash)):
        if not _is_whole(bytes(row.data)):
            yield Text.of("store-content-damaged", where=str(where), content=row.hash)


def _is_whole(data: bytes) -> bool:
    """Contents are compressed (`nocturne.packs.pinned`), with a checksum at their end."""
    unpacker = zlib.decompressobj()
    try:
        unpacker.decompress(data, MOST_CONTENT)
    except zlib.error:
        return False
    return unpacker.eof


def needed(connection: Connection) -> set[str] | None:
    """The contents that games are played with, or were; None where that cannot be told, because a game is damaged."""
    wanted = set(connection.execute(select(eras.c.content)).scalars())
    for header in connection.execute(select(games.c.header)).scalars():
        try:
            wanted.add(header_of(bytes(header)).content)
        except (SaveError, TypeError):
            return None
    return wanted

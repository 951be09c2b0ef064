"""Taking out of a store what its host does not want to keep: old finished games, contents that no game needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select

from nocturne.kernel import Text
from nocturne.store._checks import needed
from nocturne.store._database import Database
from nocturne.store._errors import StoreError
from nocturne.store._schema import contents, games, log, snapshots


class PrunedGame(NamedTuple):
    """A game that goes: its number, name, which game it is, and when it was played last (milliseconds since 1970)."""

    id: int
    name: str
    game: str
    changed: int


class Pruned(Struct, frozen=True):
    """What went, or would go."""

    games: tuple[PrunedGame, ...]
    contents: tuple[str, ...]
    bytes: int  # about so much room is free for new games then


class _Undo(Exception):
    """Ends a dry run."""

    def __init__(self, pruned: Pruned) -> None:
        super().__init__()
        self.pruned = pruned


def prune(database: Database, *, finished_before: int | None, unneeded: bool, dry: bool) -> Pruned:
    """Remove games that were over before a time, and contents that no game needs. A dry run removes nothing."""
    try:
        with database.writing() as connection:
            _alone(connection)
            pruned = _prune(connection, database.where, finished_before, unneeded=unneeded)
            if dry:
                raise _Undo(pruned)
    except _Undo as undone:
        return undone.pruned
    return pruned


def _alone(connection: Connection) -> None:
    """No game may come in that needs a content which is just going. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE games IN EXCLUSIVE MODE")


def _prune(connection: Connection, where: str, finished_before: int | None, *, unneeded: bool) -> Pruned:
    old = () if finished_before is None else _finished(connection, finished_before)
    size = sum(_size(connection, game.id) for game in old)
    for game in old:
        connection.execute(delete(games).where(games.c.id == game.id))
    idle: list[str] = []
    if unneeded:
        wanted = needed(connection)
        if wanted is None:
            raise StoreError(Text.of("store-unknown-content", where=where))
        idle = [name for name in connection.execute(select(contents.c.hash)).scalars() if name not in wanted]
        if idle:
            of_idle = contents.c.hash.in_(idle)
            size += _number(connection, select(func.sum(func.length(contents.c.data))).where(of_idle))
            connection.execute(delete(contents).where(of_idle))
    return Pruned(old, tuple(sorted(idle)), size)


def _finished(connection: Connection, before: int) -> tuple[PrunedGame, ...]:
    rows = log.alias()
    last = select(func.max(rows.c.serial)).where(rows.c.game == games.c.id).scalar_subquery()
    newest = (log.c.game == games.c.id) & (log.c.serial == last)
    query = select(games.c.id, games.c.name, games.c.game, log.c.at).join_from(games, log, newest)
    query = query.where(log.c.over.is_(True), log.c.at < before).order_by(games.c.id)
    return tuple([PrunedGame(*row) for row in connection.execute(query)])


def _size(connection: Connection, game: int) -> int:
    of_log = select(func.sum(func.length(log.c.option) + func.length(log.c.faces) + 40)).where(log.c.game == game)
    of_tables = select(func.sum(func.length(snapshots.c.table) + 60)).where(snapshots.c.game == game)
    return _number(connection, of_log) + _number(connection, of_tables)


def _number(connection: Connection, query: Any) -> int:  # noqa: ANN401 -- a sum of SQLAlchemy, typed differently by each version
    return int(connection.execute(query).scalar() or 0)

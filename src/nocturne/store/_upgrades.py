"""Games that outlive the program which began them: contents by hash, and borders between rules (decision 0012)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel import Game, SaveError
from nocturne.kernel.codec import digest
from nocturne.kernel.history import Era
from nocturne.kernel.save import Find, OpenedBox, box_of
from nocturne.store._database import Database
from nocturne.store._schema import contents, eras, games, snapshots


def keep_content(connection: Connection, game: Game[Any]) -> None:
    """Keep what a game is played with, once for all games that are played with the same."""
    box = game.box
    known = select(contents.c.hash).where(contents.c.hash == box.content_hash)
    if not box.content_hash or connection.execute(known).first() is not None:
        return
    data = box.pin()
    if data:
        try:
            with connection.begin_nested():
                connection.execute(insert(contents).values(hash=box.content_hash, data=data))
        except IntegrityError:  # another process was quicker
            return


def opened_box(connection: Connection, header: bytes, find: Find) -> OpenedBox:
    """The box of a stored game: with this program's content where it is the same, else with the one that was kept."""
    refused = None
    try:
        opened = box_of(header, find)
        if opened.played.content == opened.box.content_hash:
            return opened
    except SaveError as fault:
        refused = fault
    pinned = _content_of(connection, header)
    if pinned:
        return box_of(header, find, pinned)
    if refused is not None:
        raise refused
    return opened


def _content_of(connection: Connection, header: bytes) -> bytes:
    from nocturne.kernel.save import header_of  # noqa: PLC0415 -- only where a content is not this program's

    query = select(contents.c.data).where(contents.c.hash == header_of(header).content)
    kept = connection.execute(query).scalar()
    return b"" if kept is None else bytes(kept)


def eras_of(connection: Connection, game_id: int) -> tuple[Era, ...]:
    """The rules and contents that have played a game before."""
    rows = connection.execute(select(eras).where(eras.c.game == game_id).order_by(eras.c.until))
    return tuple([Era(row.until, row.version, row.content, row.lost) for row in rows])


def write_eras(connection: Connection, game_id: int, played: tuple[Era, ...]) -> None:
    """Keep eras that are not kept yet."""
    known = {era.until for era in eras_of(connection, game_id)}
    fresh = [era for era in played if era.until not in known]
    if fresh:
        rows = [
            {"game": game_id, "until": era.until, "version": era.version, "content": era.content, "lost": era.lost}
            for era in fresh
        ]
        connection.execute(insert(eras), rows)


def settle(database: Database, game_id: int, game: Game[Any], serial: int, old: bytes) -> bool:
    """Write the border at which a game was carried over, before its first answer behind it; False: somebody else has.

    The state there becomes a snapshot, the header that of today, and the fingerprints of older snapshots follow it.
    """
    border = next(chapter for chapter in game.chapters() if chapter.first == game.earliest + 1)
    with database.writing() as connection:
        header = connection.execute(select(games.c.header).where(games.c.id == game_id)).scalar()
        if header is None or bytes(header) != old:
            return False
        write_eras(connection, game_id, game.eras)
        keep_content(connection, game)
        connection.execute(update(games).where(games.c.id == game_id).values(header=game.box.header))
        connection.execute(delete(snapshots).where(snapshots.c.game == game_id, snapshots.c.serial == serial))
        for row in connection.execute(select(snapshots).where(snapshots.c.game == game_id)).all():
            if digest(old, bytes(row.table)) == row.hash:
                of_row = (snapshots.c.game == game_id) & (snapshots.c.serial == row.serial)
                connection.execute(update(snapshots).where(of_row).values(hash=digest(game.box.header, row.table)))
        fresh = {"game": game_id, "serial": serial, "first": border.first, "table": border.table}
        connection.execute(insert(snapshots).values({**fresh, "hash": digest(game.box.header, border.table)}))
    return True

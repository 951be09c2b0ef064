"""The log of one game as rows: how answers become rows, and how rows become the kernel's chapters again.

A snapshot begins a chapter. The rows after the newest snapshot never go back behind it, because taking back that far
writes a snapshot of its own; so opening a game reads the newest snapshot and the rows after it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise, zip_longest
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from nocturne.kernel import Entry, Seat, Text
from nocturne.kernel.codec import ENCODER, digest
from nocturne.kernel.history import Chapter, Chaptered, Era, Undone
from nocturne.kernel.recording import pack
from nocturne.store._database import Database
from nocturne.store._errors import StoreError
from nocturne.store._schema import games, log, snapshots
from nocturne.store._upgrades import eras_of

_MARKS = msgspec.msgpack.Decoder(tuple[Undone, ...])


class LogRow(Struct, frozen=True, array_like=True, gc=False):
    """One row of the log, in the order of its columns: an answer, or, where `undone` is a number, an undo."""

    game: int
    serial: int
    place: int
    seat: int | None
    option: str | None
    faces: str
    revealed: bool
    undone: int | None
    over: bool
    at: int
    checksum: int = 0
    events: bytes | None = None  # what happened (`recording.record`); None: an undo, or from before it was recorded

    def sealed(self) -> LogRow:
        """The row with the checksum of what it says."""
        return msgspec.structs.replace(self, checksum=self.sum())

    def sum(self) -> int:
        """The checksum that the row should have."""
        said = (self.game, self.serial, self.place, self.seat, self.option, self.faces, self.revealed, self.undone)
        return crc32(self.events or b"", crc32(repr((*said, self.over)).encode()))

    @property
    def entry(self) -> Entry:
        """An answer as the kernel's log has it."""
        assert self.seat is not None
        assert self.option is not None
        return Entry(Seat(self.seat), self.option, tuple(map(int, self.faces.split())), self.revealed)


def answer_row(game_id: int, serial: int, place: int, answer: tuple[Entry, bytes], *, over: bool, at: int) -> LogRow:
    """An answer as a row, with what happened."""
    entry, events = answer
    faces = " ".join(map(str, entry.faces))
    said = (entry.seat, entry.option, faces, entry.revealed)
    return LogRow(game_id, serial, place, *said, None, over, at, 0, events or None).sealed()


def undo_row(game_id: int, serial: int, mark: Undone, *, at: int) -> LogRow:
    """Taking back as a row."""
    return LogRow(
        game_id, serial, mark.to, mark.seat, None, "", revealed=False, undone=mark.version, over=False, at=at
    ).sealed()


class KeptSnapshot(Struct, frozen=True, array_like=True, gc=False):
    """A snapshot that the present game goes through."""

    serial: int
    first: int
    until: int | None  # the last row of the log that belongs to it; None for the newest


def chain(marks: Sequence[tuple[int, int]]) -> list[KeptSnapshot]:
    """The snapshots that the present game goes through, from the serial and first of all that were ever made.

    >>> [kept.serial for kept in chain([(0, 0), (256, 256), (512, 512), (600, 301), (811, 512)])]
    [0, 256, 600, 811]
    """
    live: list[KeptSnapshot] = []
    ends = [serial for serial, _ in marks[1:]]
    for (serial, first), until in zip_longest(marks, ends):
        while live and live[-1].first >= first:  # an undo went back to before this snapshot
            live.pop()
        live.append(KeptSnapshot(serial, first, until))
    return live


class Opened(NamedTuple):
    """What is read to open a game."""

    header: bytes
    ask_chance: bool
    chapters: tuple[Chaptered, ...]  # the older ones unread
    undone: tuple[Undone, ...]
    serial: int  # of the last row
    at: int  # when that was written
    marks: list[tuple[int, int]]  # serial and first of all snapshots that were ever made
    eras: tuple[Era, ...]  # what has played it before


class GameLog:
    """Reads one game of a database."""

    def __init__(self, database: Database, game_id: int) -> None:
        self.database = database
        self.game_id = game_id

    @property
    def damaged(self) -> StoreError:
        """What to raise where the rows are not those that were written."""
        return self.database.refusal(
            "damaged", Text.of("store-damaged", where=self.database.where, game=str(self.game_id))
        )

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A reading transaction; a column whose value is of the wrong kind is reported as damage of the game."""
        try:
            with self.database.reading() as connection:
                yield connection
        except (TypeError, ValueError, OverflowError, MemoryError):
            raise self.damaged from None

    def open(self) -> Opened:
        """The game as far as it must be read to play on."""
        with self.reading() as connection:
            header, ask_chance = self._header(connection)
            marks = self._marks(connection)
            kept = chain(marks)
            if not kept or kept[0].first:
                raise self.damaged
            rows, serial = self.rows(connection, kept[-1])
            last, at = self._last(connection)
            if serial != last:
                raise self.damaged
            table = self.table(connection, kept[-1].serial)
            undone = self._undone(connection)
            played = eras_of(connection, self.game_id)
        entries = ENCODER.encode([row.entry for row in rows])
        newest = Chapter(kept[-1].first, table, entries, len(rows), records_of(rows))
        return Opened(header, ask_chance, (*self.older(kept), newest), undone, serial, at, marks, played)

    def _header(self, connection: Connection) -> tuple[bytes, bool]:
        """The kernel's header of the game, and whether people answer for chance."""
        row = connection.execute(select(games.c.header, games.c.ask_chance).where(games.c.id == self.game_id)).first()
        if row is None:
            raise StoreError(Text.of("store-no-game", where=self.database.where, game=str(self.game_id)))
        return bytes(row.header), bool(row.ask_chance)

    def _marks(self, connection: Connection) -> list[tuple[int, int]]:
        """The serial and first of all snapshots of the game."""
        of_game = select(snapshots.c.serial, snapshots.c.first).where(snapshots.c.game == self.game_id)
        return [(serial, first) for serial, first in connection.execute(of_game.order_by(snapshots.c.serial))]

    def older(self, kept: Sequence[KeptSnapshot]) -> list[StoredChapter]:
        """The chapters before the newest snapshot, to be read when somebody goes back to them."""
        return [StoredChapter(self, chapter, then.first - chapter.first) for chapter, then in pairwise(kept)]

    def rows(self, connection: Connection, kept: KeptSnapshot) -> tuple[list[LogRow], int]:
        """The answers after a snapshot that were not taken back again, and the serial of the last row."""
        of_game = select(log).where(log.c.game == self.game_id, log.c.serial > kept.serial)
        if kept.until is not None:
            of_game = of_game.where(log.c.serial <= kept.until)
        answers: list[LogRow] = []
        serial = kept.serial
        for row in self._checked(connection.execute(of_game.order_by(log.c.serial))):
            serial += 1
            if row.serial != serial:
                raise self.damaged
            if row.undone is None:
                answers.append(row)
            else:
                del answers[row.place + 1 - kept.first :]
            if row.place != kept.first + len(answers) - 1:
                raise self.damaged
        return answers, serial

    def since(self, connection: Connection, serial: int) -> list[LogRow]:
        """The rows after one."""
        later = select(log).where(log.c.game == self.game_id, log.c.serial > serial)
        return self._checked(connection.execute(later.order_by(log.c.serial)))

    def _last(self, connection: Connection) -> tuple[int, int]:
        """Serial and time of the last row, looked up from the end: a damaged page that hides rows is found by it."""
        of_game = select(log.c.serial, log.c.at).where(log.c.game == self.game_id)
        row = connection.execute(of_game.order_by(log.c.serial.desc()).limit(1)).first()
        return (-1, 0) if row is None else (row.serial, row.at)

    def _checked(self, rows: Iterable[Any]) -> list[LogRow]:
        read = [msgspec.convert(tuple(row), LogRow) for row in rows]
        if any(row.checksum != row.sum() for row in read):
            raise self.damaged
        return read

    def table(self, connection: Connection, serial: int) -> bytes:
        """The table of a snapshot."""
        of_game = select(snapshots.c.table, snapshots.c.hash, games.c.header).join_from(snapshots, games)
        row = connection.execute(of_game.where(snapshots.c.game == self.game_id, snapshots.c.serial == serial)).first()
        if row is None or digest(row.header, row.table) != row.hash:
            raise self.damaged
        return bytes(row.table)

    def _undone(self, connection: Connection) -> tuple[Undone, ...]:
        """What was ever taken back, before the game came here and since."""
        before = connection.execute(select(games.c.undone).where(games.c.id == self.game_id)).scalar_one()
        since = select(log).where(
            log.c.game == self.game_id, log.c.undone >= 0
        )  # unsorted, or SQLite reads the whole log
        rows = sorted(self._checked(connection.execute(since)), key=lambda row: row.serial)
        return (
            *_MARKS.decode(before),
            *[Undone(row.undone, row.place, row.seat) for row in rows if row.undone is not None],
        )


class StoredChapter:
    """A chapter that is read from the database when somebody goes back to it."""

    __slots__ = ("_kept", "_log", "count", "first")

    def __init__(self, of_game: GameLog, kept: KeptSnapshot, count: int) -> None:
        self._log = of_game
        self._kept = kept
        self.first = kept.first
        self.count = count

    @property
    def table(self) -> bytes:
        """The table at its beginning."""
        with self._log.reading() as connection:
            return self._log.table(connection, self._kept.serial)

    @property
    def entries(self) -> bytes:
        """Its entries, as far as the present game goes through them."""
        return ENCODER.encode([row.entry for row in self._rows()])

    @property
    def records(self) -> bytes:
        """What happened in them, where it was recorded."""
        return records_of(self._rows())

    def _rows(self) -> list[LogRow]:
        with self._log.reading() as connection:
            rows, _ = self._log.rows(connection, self._kept)
        if len(rows) < self.count:
            raise self._log.damaged
        return rows[: self.count]


def records_of(rows: Sequence[LogRow]) -> bytes:
    """What happened in some answers, as the kernel's chapters have it."""
    return pack([row.events or b"" for row in rows])

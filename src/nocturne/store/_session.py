"""A game being played from the store: every answer is on the disk before it is acknowledged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from nocturne.kernel import Entry, Game, SaveError, Seat, Text
from nocturne.kernel.codec import digest
from nocturne.kernel.save import Find
from nocturne.store._database import Database
from nocturne.store._errors import Overtaken, StoreError
from nocturne.store._log import GameLog, LogRow, answer_row, chain, undo_row
from nocturne.store._schema import games, log, snapshots
from nocturne.store._times import Times
from nocturne.store._upgrades import opened_box
from nocturne.store._upgrades import settle as settle_border
from nocturne.store._writer import Done, Rows, Taken

MOST_ROWS = 64
"""The most rows that may follow a snapshot, those of undone answers too: a game that wakes plays them again."""


class Snapshot(Struct, frozen=True):
    """The table after a row of the log, in the order of its columns."""

    game: int
    serial: int
    first: int
    hash: bytes
    table: bytes


def snapshot_of(game_id: int, serial: int, first: int, header: bytes, table: bytes) -> Snapshot:
    """The snapshot of a table, with its hash."""
    return Snapshot(game_id, serial, first, digest(header, table), table)


class Batch:
    """Rows on their way to the disk, all or none of them."""

    def __init__(self, game_id: int, header: bytes, serial: int, since: int, first: int) -> None:
        self.game_id = game_id
        self.header = header
        self.serial = serial  # of the last row
        self.since = since  # the serial of the newest snapshot
        self.first = first  # how many entries stand before that
        self.rows: list[LogRow] = []
        self.snapshots: list[Snapshot] = []

    def after(self) -> Batch:
        """The next batch, when this one is on the disk."""
        return Batch(self.game_id, self.header, self.serial, self.since, self.first)

    def answered(self, game: Game[Any], at: int) -> None:
        """Take in the answer that the game has just been given."""
        version = game.version
        self.serial += 1
        over = game.over is not None
        answer = (last_entry(game), game.record())
        self.rows.append(answer_row(self.game_id, self.serial, version, answer, over=over, at=at))
        if self.serial - self.since >= MOST_ROWS:
            self._snapshot(game)

    def taken_back(self, game: Game[Any], at: int) -> None:
        """Take in the undo that the game has just made."""
        self.serial += 1
        self.rows.append(undo_row(self.game_id, self.serial, game.undone[-1], at=at))
        if game.version + 1 < self.first:
            self._snapshot(game)

    def follow(self, game: Game[Any], row: LogRow) -> None:
        """Count an answer that another session has written, which the game has just been given too."""
        self.serial = row.serial
        if self.serial - self.since >= MOST_ROWS:
            self.since, self.first = self.serial, game.version + 1

    def _snapshot(self, game: Game[Any]) -> None:
        self.since, self.first = self.serial, game.version + 1
        table = game.codec.write(game.table)
        self.snapshots.append(snapshot_of(self.game_id, self.serial, self.first, self.header, table))

    def write(self, connection: Connection) -> None:
        """Put everything into one transaction."""
        write_rows(connection, self.rows, self.snapshots)


def write_rows(connection: Connection, rows: list[LogRow], tables: list[Snapshot]) -> None:
    """Append to the log; a serial that is taken raises `IntegrityError`."""
    connection.execute(insert(log), [msgspec.structs.asdict(row) for row in rows])
    if tables:
        connection.execute(insert(snapshots), [msgspec.structs.asdict(table) for table in tables])


def last_entry(game: Game[Any]) -> Entry:
    """The answer given last."""
    return game.log(game.version)[0]


class Attempt(NamedTuple):
    """How everything was before something was tried, to be put back where it cannot be written."""

    game: Game[Any]
    version: int
    batch: Batch
    since: dict[Seat, int]


class Session:
    """One game of a store, open to be played. `Store.session` makes it.

    A session is for one thread at a time. Several sessions on one game, in one process or in many, are safe: one
    that has been overtaken is told so with `Overtaken`, has changed nothing, and can `refresh`.
    """

    def __init__(self, database: Database, game_id: int, find: Find, clock: Callable[[], int]) -> None:
        self._database = database
        self._find = find
        self._clock = clock
        self.id = game_id
        self._times: Times | None = None
        self._last = 0
        self._batch = Batch(game_id, b"", 0, 0, 0)
        self.refresh()

    @property
    def game(self) -> Game[Any]:
        """The game, to look at: views, options, events. Answer through the session, or the store will not know.

        Ask for it each time: after `undo` and `refresh` it is another object.
        """
        return self._game

    @property
    def times(self) -> Times:
        """When each version came to be, read when it is first asked for."""
        if self._times is None:
            with GameLog(self._database, self.id).reading() as connection:
                rows = select(log.c.place, log.c.undone, log.c.at).where(log.c.game == self.id)
                kept = connection.execute(rows.where(log.c.serial <= self._batch.serial).order_by(log.c.serial))
                self._times = Times([(row.place, row.undone, row.at) for row in kept])
        return self._times

    def _now(self) -> int:
        """The time of an answer that is given now: later than all before it, even where a clock goes back."""
        self._last = max(self._clock(), self._last + 1)
        return self._last

    def _take(self, rows: Iterable[LogRow]) -> None:
        """Note when these rows were written."""
        for row in rows:
            self._last = max(row.at, self._last)
            if self._times is not None:
                self._times.take(row.place, row.undone, row.at)

    def refresh(self) -> None:
        """Read the game again, with what other sessions have written."""
        read = GameLog(self._database, self.id).open()
        try:
            with self._database.reading() as connection:
                opened = opened_box(connection, read.header, self._find)
            played = opened.played if opened.is_carried_over else None
            self._game: Game[Any] = Game.resume(
                opened.box, read.chapters, read.undone, ask_chance=read.ask_chance, eras=read.eras, played=played
            )
        except SaveError as fault:
            text = Text.of("store-unreadable", where=self._database.where, game=str(self.id), fault=fault.text)
            raise self._database.refusal("unreadable", text) from None
        self._version = self._game.version
        self._times, self._last = None, read.at
        self._marks = read.marks
        self._batch = Batch(self.id, read.header, read.serial, *read.marks[-1])
        self._border = read.header if played is not None else None

    def catch_up(self) -> None:
        """Take in what other sessions have written: answers are given here too, anything else is read again."""
        log = GameLog(self._database, self.id)
        with log.reading() as connection:
            rows = log.since(connection, self._batch.serial)
        for row in rows:
            if row.undone is not None or row.serial != self._batch.serial + 1:
                self.refresh()
                return
            try:
                self._game.answer(row.entry.seat, row.entry.option)
            except Exception:  # noqa: BLE001 -- whatever stands in the way, the whole log tells the truth
                self.refresh()
                return
            if last_entry(self._game) != row.entry:
                self.refresh()
                return
            since = self._batch.since
            self._batch.follow(self._game, row)
            self._take([row])
            if self._batch.since != since:
                self._marks.append((self._batch.since, self._batch.first))
            self._version = self._game.version

    def _settle_border(self) -> None:
        """Write the border of a game that was carried over, before anything is answered behind it."""
        if self._border is not None:
            serial, header = self._batch.serial, self._game.box.header
            if not settle_border(self._database, self.id, self._game, serial, self._border):
                raise Overtaken(Text.of("store-carried", where=self._database.where, game=str(self.id)))
            self._marks.append((serial, self._game.version + 1))
            self._batch, self._border = Batch(self.id, header, serial, *self._marks[-1]), None

    def move(self) -> None:
        """Move the game to the newer content of this program, as `Game.moved` does."""
        self._settle_border()
        moved = self._game.moved()
        self._border, self._game = self._batch.header, moved
        self._settle_border()

    def answer(self, seat: int, option_id: str, version: int | None = None) -> None:
        """Answer for a seat, as `Game.answer` does; when this returns, the answer is on the disk.

        `Refused`, `Overtaken` and `StoreError` leave both the game and the store as they were.
        """
        with self._all_or_nothing() as game:
            game.answer(seat, option_id, version)
            self._batch.answered(game, self._now())

    def answers(self, given: Iterable[tuple[int, str]], version: int | None = None) -> None:
        """Give several answers, seat and option, in one transaction: all of them, or, after any fault, none.

        With `version`, the first is refused as stale where `answer` would refuse it.
        """
        with self._all_or_nothing() as game:
            for seat, option_id in given:
                game.answer(seat, option_id, version)
                self._batch.answered(game, self._now())
                version = None

    def picks(self, seat: int, options: Iterable[str], version: int) -> int:
        """Give the picks of one gesture, as `answers` does, but stop after one that drew chance or taught something.

        What follows such a pick was chosen without knowing it; and were it refused and everything taken back, the
        seat would have looked into its future. Gives how many picks were taken.
        """
        with self._all_or_nothing() as game:
            return self._pick(game, seat, options, version)

    def _pick(self, game: Game[Any], seat: int, options: Iterable[str], version: int | None) -> int:
        taken = 0
        for option_id in options:
            game.answer(seat, option_id, None if taken else version)
            self._batch.answered(game, self._now())
            taken += 1
            entry = last_entry(game)
            if entry.faces or entry.revealed:
                break
        return taken

    def play(self, seat: int, options: Sequence[str], version: int | None, done: Done) -> Attempt:
        """Give an answer, or the picks of a gesture, and have it written without waiting for it.

        `done` is called when it is on the disk, or with the reason why it is not, perhaps in another thread and perhaps
        before this returns. Then `settle` must be called; until then nobody else may touch this session.
        """
        attempt = self._begin()
        try:
            if len(options) == 1:
                attempt.game.answer(seat, options[0], version)
                self._batch.answered(attempt.game, self._now())
            else:
                self._pick(attempt.game, seat, options, version)
            self._hand_over(done)
        except BaseException:
            self._give_up(attempt)
            raise
        return attempt

    def settle(self, attempt: Attempt, fault: Exception | None) -> None:
        """Go on after `play`; where it was not written, put everything back and raise what stood in the way."""
        if fault is not None:
            self._give_up(attempt)
            raise self._told(fault)
        self._written()
        self._version = self._game.version

    def undo(self, version: int, seat: int | None = None, consent: Iterable[int] = ()) -> None:
        """Take back every answer after `version`, as `Game.undo` does. The log keeps what was taken back."""
        with self._all_or_nothing() as game:
            back = game.fork()
            back.undo(version, seat, consent)
            if back.version == game.version:
                return
            self._batch.taken_back(back, self._now())
            self._write()
            self._game = back

    def _begin(self) -> Attempt:
        """Note how everything is before something is tried."""
        self._settle_border()
        game, version = self._game, self._version
        if game.version != version:
            raise StoreError(Text.of("store-outside", game=str(self.id)))
        return Attempt(game, version, self._batch.after(), {decision.seat: decision.since for decision in game.open})

    def _give_up(self, attempt: Attempt) -> None:
        """Put back the game and forget the batch."""
        self._batch = attempt.batch
        if attempt.game.version != attempt.version:
            attempt.game.unanswer(attempt.version, attempt.since)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[Game[Any]]:
        """Write the batch when the block is left; after any fault put everything back."""
        attempt = self._begin()
        try:
            yield attempt.game
            self._write()
        except BaseException:
            self._give_up(attempt)
            raise
        self._version = self._game.version

    def _write(self) -> None:
        """Write the batch, and wait until it is on the disk."""
        if not self._batch.rows:
            return
        told: SimpleQueue[Exception | None] = SimpleQueue()
        self._hand_over(told.put)
        fault = told.get()
        if fault is not None:
            raise self._told(fault) from None
        self._written()

    def _written(self) -> None:
        """Go on with the next batch. What is behind a new snapshot need not be held in memory any more."""
        self._take(self._batch.rows)
        batch, self._batch = self._batch, self._batch.after()
        if batch.snapshots:
            self._marks += [(snapshot.serial, snapshot.first) for snapshot in batch.snapshots]
            if batch.first == self._game.version + 1:
                self._game.shelve(GameLog(self._database, self.id).older(chain(self._marks)))

    def _hand_over(self, done: Done) -> None:
        """Have the batch written: with those of other games, where there is a writer."""
        writer = self._database.writer
        if writer is not None:
            rows, tables = (
                map(msgspec.structs.astuple, self._batch.rows),
                map(msgspec.structs.astuple, self._batch.snapshots),
            )
            writer.put(Rows(self.id, [*rows], [*tables], done))
            return
        try:
            with self._database.writing() as connection:
                self._batch.write(connection)
                self._database.notify(connection, "game", self.id)
        except (IntegrityError, StoreError) as fault:
            done(fault)
        else:
            done(None)

    def _told(self, fault: Exception) -> Exception:
        """What stands in the way of a batch, in words."""
        if isinstance(fault, IntegrityError | Taken):
            return self._in_the_way()
        return fault if isinstance(fault, StoreError) else self._database.told(fault)

    def _in_the_way(self) -> StoreError:
        with self._database.reading() as connection:
            row = connection.execute(select(games.c.name).where(games.c.id == self.id)).first()
        if row is None:
            return StoreError(Text.of("store-removed", where=self._database.where, game=str(self.id)))
        return Overtaken(Text.of("store-overtaken", where=self._database.where, game=str(self.id), name=row.name))

"""Where games are between two answers, in place of the store: in memory, and as one record a table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import time
from typing import Any, NamedTuple

from msgspec import Struct, msgpack
from msgspec.structs import replace

import nocturne
from nocturne.kernel import Game
from nocturne.server.keys import new_table
from nocturne.store import SeatRow, TableId, TableRow, TableState, Times, spread

PREFIX = "here-"
"""How the ids of tables begin that are kept on the device: no server draws such a one."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Record(Struct, frozen=True):
    """A table as the browser keeps it."""

    row: TableRow
    save: bytes
    notes: dict[int, str]
    created: int
    changed: int


_RECORD = msgpack.Decoder(Record)


class Tried(NamedTuple):
    """An answer that was given: nothing stands in its way any more."""

    version: int


class KeptSession:
    """A game being played, as `nocturne.store.Session` is, with nobody else who could write to it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._last = now()
        times = spread(game.version + 1, self._last)
        self.times = Times([(version, None, at) for version, at in enumerate(times)])

    def _took(self) -> None:
        """Note when the last answer was given."""
        self._last = max(now(), self._last + 1)
        self.times.take(self.game.version, None, self._last)

    def answer(self, seat: int, option_id: str, version: int | None = None) -> None:
        """Answer for a seat."""
        self.game.answer(seat, option_id, version)
        self._took()

    def play(
        self, seat: int, options: Sequence[str], version: int | None, done: Callable[[Exception | None], None]
    ) -> Tried:
        """Give an answer, or the picks of a gesture up to one that drew chance or taught something."""
        game, before = self.game, self.game.version
        since = {decision.seat: decision.since for decision in game.open}
        try:
            for place, option in enumerate(options):
                self.answer(seat, option, None if place else version)
                entry = game.log(game.version)[0]
                if entry.faces or entry.revealed:
                    break
        except BaseException:
            if game.version != before:
                game.unanswer(before, since)
                self.times.take(before, before, self._last)
            raise
        done(None)
        return Tried(before)

    def settle(self, _: Tried, fault: Exception | None) -> None:
        """The answer has been taken."""
        assert fault is None, "nobody else writes to a game in the browser"

    def undo(self, version: int, seat: int | None = None, consent: Iterable[int] = ()) -> None:
        """Take back every answer after a version."""
        back = self.game.fork()
        back.undo(version, seat, consent)
        if back.version != self.game.version:
            self.game = back
            self.times.take(back.version, back.version, self._last)

    def move(self) -> None:
        """Move the game to the content of this program."""
        self.game = self.game.moved()

    def catch_up(self) -> None:
        """There is nobody to catch up with."""

    refresh = catch_up


class KeptTable:
    """A table with its game and its notes."""

    def __init__(self, row: TableRow, game: Game[Any], notes: dict[int, str], created: int) -> None:
        self.row = row
        self.session = KeptSession(game)
        self.notes = notes
        self.created = created
        self.changed = created

    @classmethod
    def read(cls, data: bytes) -> KeptTable:
        """A table as the browser has kept it; `SaveError` where its game cannot be read."""
        record = _RECORD.decode(data)
        table = cls(record.row, nocturne.load(record.save), record.notes, record.created)
        table.changed = record.changed
        return table

    def written(self) -> bytes:
        """The record of the table."""
        save = self.session.game.export()
        return msgpack.encode(Record(self.row, save, self.notes, self.created, self.changed))


class KeptTables:
    """The tables of a device, as `nocturne.store.Tables` has those of a server."""

    def __init__(self) -> None:
        self.open: dict[str, KeptTable] = {}
        self._laid: list[Game[Any]] = []
        self._settings: Mapping[str, Any] = {}

    def hold(self, game: Game[Any], settings: Mapping[str, Any]) -> int:
        """Take in a game for which a table is laid next."""
        self._laid, self._settings = [game], settings
        return len(self.open)

    def add(self, row: TableRow) -> None:
        """Lay the table."""
        row = replace(row, settings=self._settings)
        self.open[row.id] = KeptTable(row, self._laid.pop(), {}, now())

    def find(self, table: str) -> TableRow | None:
        """A table by its id."""
        known = self.open.get(table)
        return None if known is None else known.row

    def state(self, table: str) -> TableState | None:
        """How far a table's game has got."""
        known = self.open.get(table)
        if known is None:
            return None
        game, box = known.session.game, known.session.game.box
        return TableState(
            known.row.name,
            game.manifest.id,
            box.players,
            box.profile.spell(),
            game.version,
            game.over is not None,
            known.created,
            known.changed,
        )

    def give_seat(self, table: str, seat: int, *, bot: bool, name: str) -> None:
        """Let the automatic player have a seat, or a person."""
        known = self.open[table]
        seats = [replace(row, bot=bot, name=name) if row.seat == seat else row for row in known.row.seats]
        known.row = replace(known.row, seats=tuple(seats))

    def wish(self, table: str, wish: bytes | None) -> None:
        """Keep an undo that waits for consent, or forget it."""
        known = self.open[table]
        known.row = replace(known.row, wish=wish)


class KeptStore:
    """What rooms and desks ask of a store, where there is none."""

    writes_together = True
    """Answers are carried out where they come in: nothing is waited for."""

    def __init__(self) -> None:
        self.tables = KeptTables()
        self.wanted = ""

    def session(self, _: int) -> KeptSession:
        """The game of the table that is being opened."""
        return self.tables.open[self.wanted].session

    def add(
        self, game: Game[Any], name: str = "", *, campaign: str | None = None, metadata: Mapping[str, Any] | None = None
    ) -> int:
        """Take a game in."""
        del name, campaign  # the table has its name; campaigns are sorted by the store of a server
        return self.tables.hold(game, metadata or {})


def device_table() -> TableId:
    """A new table's name."""
    return TableId(PREFIX + new_table())


def is_mine(seat: SeatRow) -> bool:
    """Whether somebody at this screen plays a seat."""
    return seat.kind == "here" or not seat.bot

"""The store: which games it keeps, and how they come in and go out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import IO, Any, NewType

from msgspec import Struct
from sqlalchemy import Row as ResultRow
from sqlalchemy import delete, func, insert, select, update

from nocturne.games import find
from nocturne.kernel import Game, NocturneError, SaveError, Text, UsageError
from nocturne.kernel.codec import ENCODER, ENTRIES
from nocturne.kernel.recording import unpack
from nocturne.kernel.save import Find
from nocturne.store._checks import loose_ends
from nocturne.store._database import Database, Heard, Told
from nocturne.store._errors import StoreError
from nocturne.store._holding import cut_off, hold, is_served, mark, unmark
from nocturne.store._log import LogRow, answer_row
from nocturne.store._notices import Notices
from nocturne.store._pruning import Pruned, prune
from nocturne.store._schema import games, log, meta, metadata, prepare
from nocturne.store._session import Session, Snapshot, snapshot_of, write_rows
from nocturne.store._tables import Tables
from nocturne.store._times import spread
from nocturne.store._upgrades import keep_content, write_eras

GameId = NewType("GameId", int)
"""A game's number in its store, in the order of adding; never given twice."""

LONGEST_NAME = 200


def _now() -> int:
    return time.time_ns() // 1_000_000


class StoredGame(Struct, frozen=True):
    """What the list of games says of one."""

    id: GameId
    name: str
    campaign: str | None
    metadata: dict[str, Any]
    game: str
    players: int
    profile: str
    version: int
    over: bool
    created: datetime
    changed: datetime


class Store:
    """Games in a database: a file of SQLite, or an address such as `postgresql+psycopg://host/games`.

    >>> import nocturne
    >>> store = Store.open(":memory:")
    >>> number = store.add(nocturne.new("lanterns", players=2, seed=7), name="Friday")
    >>> session = store.session(number)
    >>> session.answer(0, "go:hasty")
    >>> [(kept.name, kept.game, kept.version) for kept in store.games()]
    [('Friday', 'lanterns', 1)]
    >>> session.undo(0)
    >>> store.session(number).game.version
    0
    >>> store.close()
    """

    def __init__(self, database: Database, find: Find, clock: Callable[[], int]) -> None:
        self._database = database
        self.find = find
        self._clock = clock
        self._held: IO[bytes] | None = None  # the lock of a file that is served
        self.warning = ""
        """What is wrong with the file that must be known before it is played on with; empty where nothing is."""

    @classmethod
    def open(
        cls, where: str | Path, *, create: bool = True, find: Find = find, clock: Callable[[], int] = _now
    ) -> Store:
        """Open a store by path or address, and make it where there is none, unless `create` is False.

        `find` gives the manifest of a game by its id; `clock` tells the time in milliseconds since 1970.
        A file that is damaged, foreign or of a newer program is refused with `StoreError` and left as it is.
        """
        database = Database(where, create=create)
        try:
            prepare(database, create=create)
            store = cls(database, find, clock)
            store.warning = cut_off(database)
        except BaseException:
            database.close()
            raise
        return store

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Store {self._database.where}>"

    @property
    def where(self) -> str:
        """The file or address, without any password."""
        return self._database.where

    @property
    def kind(self) -> str:
        """Which kind of database it is: `sqlite` or `postgresql`."""
        return self._database.engine.dialect.name

    @property
    def writes_together(self) -> bool:
        """Whether answers of all games are written by one commit: then `Session.play` does not wait for the disk."""
        return self._database.writer is not None

    @property
    def file(self) -> Path | None:
        """The file it is; None where it is none, but on a server or in memory."""
        return self._database.file

    @property
    def waiting(self) -> int:
        """How many games wait for the next commit."""
        return 0 if self._database.writer is None else self._database.writer.waiting

    def listen(self, heard: Heard) -> None:
        """Have every access that is refused told: a short code and the sentence, in whichever thread it happens."""
        self._database.heard = heard

    def probe(self) -> None:
        """Write something small and wait until it is on the disk; `StoreError` says why it is not."""
        with self._database.writing() as connection:
            connection.execute(delete(meta).where(meta.c.key == "probe"))
            connection.execute(insert(meta).values(key="probe", value=str(self._clock())))

    def secret(self) -> bytes:
        """A key of 256 bits that this store has for itself, drawn when it is first asked for."""
        kept = select(meta.c.value).where(meta.c.key == "secret")
        with self._database.reading() as connection:
            known = connection.execute(kept).scalar()
        if known is None:
            with self._database.writing() as connection:
                self._database.alone(connection)
                known = connection.execute(kept).scalar()  # another process may have been quicker
                if known is None:
                    known = token_hex(32)
                    connection.execute(insert(meta).values(key="secret", value=known))
        return bytes.fromhex(known)

    @property
    def tables(self) -> Tables:
        """The games that are played through a server, with their seats."""
        return Tables(self._database, self._clock)

    @property
    def process(self) -> str:
        """By which name this process is known to the others on the same database."""
        return self._database.process

    def notices(self, heard: Callable[[str], None]) -> Notices | None:
        """Listen to the other processes on a PostgreSQL; None where there can be no others.

        `heard` is called in another thread with the process, what it says and about what: `1a2b3c4d game 17`.
        """
        return Notices(self._database, heard) if self.kind == "postgresql" else None

    def tell(self, *words: object) -> None:
        """Say something to the other processes on a PostgreSQL."""
        if self.kind == "postgresql":
            with self._database.writing() as connection:
                self._database.notify(connection, *words)

    def serve_alone(self) -> None:
        """Hold the file for one server until this process ends; `StoreError` where another server has it.

        Several servers share a PostgreSQL, and a store in memory is nobody else's.
        """
        if self.file is not None and self._held is None:
            self._held = hold(self.file)
            mark(self._database)

    def close(self) -> None:
        """Let go of the database. Sessions of this store can no longer be used.

        The last program that closes a file leaves it whole: then it may be copied like any other.
        """
        if self._held is not None:
            unmark(self._database)
        self._database.close()
        if self._held is not None:
            self._held.close()
            self._held = None

    # -- the games

    def games(self, campaign: str | None = None) -> list[StoredGame]:
        """The games in the order of their adding: all, or those of one campaign."""
        rows = log.alias()
        last = select(func.max(rows.c.serial)).where(rows.c.game == games.c.id).scalar_subquery()
        newest = (log.c.game == games.c.id) & (log.c.serial == last)
        query = select(games, log.c.place, log.c.over, log.c.at).join_from(games, log, newest).order_by(games.c.id)
        if campaign is not None:
            query = query.where(games.c.campaign == campaign)
        try:
            with self._database.reading() as connection:
                return [_stored(row) for row in connection.execute(query)]
        except (TypeError, ValueError, OverflowError, MemoryError):
            raise StoreError(Text.of("store-list-damaged", where=self._database.where)) from None

    def session(self, game_id: int) -> Session:
        """Open a game to be played on. Costs the same for a long game as for a short one."""
        return Session(self._database, game_id, self.find, self._clock)

    def add(
        self,
        game: Game[Any],
        name: str = "",
        *,
        campaign: str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> GameId:
        """Take a game in, with all its past. The name is its label for people; two games may share one."""
        now, box = self._clock(), game.box
        labels = _labels(name or box.manifest.id, campaign, {} if metadata is None else metadata)
        facts = {"game": box.manifest.id, "players": box.players, "profile": box.profile.spell(), "header": box.header}
        rest = {"ask_chance": game.ask_chance, "undone": ENCODER.encode(game.undone), "created": now}
        with self._database.writing() as connection:
            made = connection.execute(insert(games).values({**labels, **facts, **rest})).inserted_primary_key
            assert made is not None
            write_rows(connection, *_past(game, int(made[0]), now))
            write_eras(connection, int(made[0]), game.eras)
            keep_content(connection, game)
        return GameId(int(made[0]))

    def relabel(
        self,
        game_id: int,
        *,
        name: str | None = None,
        campaign: str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> None:
        """Change the labels of a game; those not given stay. An empty campaign takes the game out of its own."""
        labels = _labels(name, campaign, metadata)
        with self._database.writing() as connection:
            if labels and not connection.execute(update(games).where(games.c.id == game_id).values(labels)).rowcount:
                raise self._missing(game_id)

    def remove(self, game_id: int) -> None:
        """Take a game out of the store with all its past. There is no way back but a backup or an export."""
        with self._database.writing() as connection:
            if not connection.execute(delete(games).where(games.c.id == game_id)).rowcount:
                raise self._missing(game_id)

    def _missing(self, game_id: int) -> StoreError:
        return StoreError(Text.of("store-no-game", where=self._database.where, game=str(game_id)))

    def check(self) -> None:
        """Read everything, play every game again, and raise `StoreError` with all that is wrong."""
        problems = self.problems()
        if problems:
            raise StoreError("\n".join(problems))

    def problems(self, told: Callable[[int, int], None] | None = None) -> list[str]:
        """Everything that is wrong with the store, a line each: the file itself, then every game from its beginning.

        `told` hears how many games have been looked at, and how many there are.
        """
        problems = [self.warning] if self.warning else []
        problems += self.file_problems()
        try:
            numbers = self.numbers()
        except StoreError as fault:
            return list(dict.fromkeys([*problems, str(fault)]))
        for done, number in enumerate(numbers, 1):
            problems += self._problems_of(number)
            if told is not None:
                told(done, len(numbers))
        return list(dict.fromkeys([*problems, *loose_ends(self._database)]))

    def file_problems(self) -> list[str]:
        """Everything that the database itself finds wrong, a line each."""
        return self._database.problems()

    def numbers(self) -> list[int]:
        """The numbers of all games, without their labels."""
        with self._database.reading() as connection:
            return [*connection.execute(select(games.c.id).order_by(games.c.id)).scalars()]

    def counts(self) -> dict[str, int]:
        """How many rows the tables have, by their names."""
        with self._database.reading() as connection:
            return {
                name: connection.execute(select(func.count()).select_from(table)).scalar_one()
                for name, table in metadata.tables.items()
            }

    def _problems_of(self, number: int) -> list[str]:
        """What is wrong with a game: it does not open, its log leads elsewhere, or nobody can look at it."""
        problems: list[str] = []
        try:
            game = self.session(number).game
        except (StoreError, SaveError) as fault:
            return [str(fault)]
        for look in (game.verify, game.checked, game.events):
            try:
                look()
            except Exception as fault:  # noqa: BLE001 -- whatever is found is told, and the next is looked at
                said = str(fault) if isinstance(fault, NocturneError) else repr(fault)
                where = str(self._database.where)
                damaged = Text.of("store-game-damaged", where=where, game=str(number), fault=said)
                problems.append(str(StoreError(damaged)))
        return list(dict.fromkeys(problems))

    # -- out and in

    def export(self, game_id: int) -> bytes:
        """A game as one save file with its content, which `import_` and `nocturne.load` read."""
        return self.session(game_id).game.export()

    def import_(self, data: bytes, name: str = "", *, campaign: str | None = None) -> GameId:
        """Take in a save file; `SaveError` says what is wrong with other bytes."""
        game: Game[Any] = Game.load(data, self.find).checked()
        return self.add(game, name, campaign=campaign)

    def backup(self, path: str | Path, told: Told | None = None) -> dict[str, int]:
        """Copy the whole store to a new file while it is in use, unseen; gives how many rows its tables had.

        `nocturne.store.backup` looks at the copy too. On a server, use the server's own tools.
        """
        return self._database.backup(Path(path), told)

    # -- what is not wanted any more

    def prune(self, *, finished_before: int | None = None, contents: bool = False, dry: bool = True) -> Pruned:
        """Remove games that were over before a time (in milliseconds since 1970), and contents that no game needs.

        Unless `dry` is False, nothing is removed, and what would be is told.
        """
        return prune(self._database, finished_before=finished_before, unneeded=contents, dry=dry)

    def compact(self) -> None:
        """Make the file as small as it can be. Not while a server runs: nobody could write meanwhile."""
        if self.file is not None and self._held is None and is_served(self.file):
            raise StoreError(Text.of("store-running", where=self.where))
        self._database.compact()


def _past(game: Game[Any], game_id: int, now: int) -> tuple[list[LogRow], list[Snapshot]]:
    """Everything that was answered so far, as rows and snapshots."""
    rows: list[LogRow] = []
    tables: list[Snapshot] = []
    times = spread(game.version + 1, now)
    for chapter in game.chapters(recorded=True):
        tables.append(snapshot_of(game_id, chapter.first, chapter.first, game.box.header, chapter.table))
        records = unpack(chapter.records) or [b""] * chapter.count
        answers = zip(ENTRIES.decode(chapter.entries), records, strict=True)
        for place, answer in enumerate(answers, chapter.first):
            over = place == game.version and game.over is not None
            rows.append(answer_row(game_id, place + 1, place, answer, over=over, at=times[place]))
    return rows, tables


def _stored(row: ResultRow[Any]) -> StoredGame:
    return StoredGame(
        id=GameId(row.id),
        name=row.name,
        campaign=row.campaign,
        metadata=json.loads(row.notes),
        game=row.game,
        players=row.players,
        profile=row.profile,
        version=row.place,
        over=row.over,
        created=datetime.fromtimestamp(row.created / 1000, UTC),
        changed=datetime.fromtimestamp(row.at / 1000, UTC),
    )


def _labels(name: str | None, campaign: str | None, metadata: Mapping[str, Any] | None) -> dict[str, str | None]:
    """The labels that were given, checked, as columns."""
    labels: dict[str, str | None] = {}
    if name is not None:
        labels["name"] = _label("name", name)
    if campaign is not None:
        labels["campaign"] = _label("campaign", campaign) or None
    if metadata is not None:
        try:
            labels["notes"] = json.dumps(dict(metadata), allow_nan=False)
        except (TypeError, ValueError, RecursionError) as fault:
            raise UsageError(Text.of("store-metadata", fault=str(fault))) from None
    return labels


def _label(what: str, text: str) -> str:
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise UsageError(Text.of("store-line", what=what, most=LONGEST_NAME, given=text[:40]))
    return text

"""A room: one table that is being played at. It does one thing at a time and tells everybody what came of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Coroutine, Iterable
from functools import partial
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from nocturne.kernel import NocturneError, Refused, Text
from nocturne.server import protocol
from nocturne.server.automatic import Automatic
from nocturne.server.connection import Connection
from nocturne.server.desk import TRIES, Desk, Place
from nocturne.server.keys import hashed, new_key
from nocturne.server.protocol import Done, Presence, Welcome
from nocturne.server.tables import settings_of
from nocturne.server.telling import update_frame, words
from nocturne.server.turns import TurnNotice
from nocturne.server.wishes import Wishes
from nocturne.store import Overtaken, StoreError

if TYPE_CHECKING:
    from nocturne.server.rooms import Rooms

P = ParamSpec("P")
T = TypeVar("T")


NO_LONGER, MOVED = 4404, 4421
PRESENCE_SECONDS = 0.1
"""Who comes and goes within so short a time is told in one message."""


def _tell(loop: asyncio.AbstractEventLoop, written: asyncio.Future[Exception | None], fault: Exception | None) -> None:
    """From the thread that has written: tell the one who waits."""
    with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
        loop.call_soon_threadsafe(_settle, written, fault)


def _settle(written: asyncio.Future[Exception | None], fault: Exception | None) -> None:
    if not written.done():
        written.set_result(fault)


class Room:
    """A table with its connections."""

    def __init__(self, rooms: Rooms, desk: Desk) -> None:
        self.rooms = rooms
        self.desk = desk
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.wishes = Wishes(self)
        self.used = monotonic()
        self.kept = rooms.is_alone  # whether this is the process that keeps the table
        self.automatic = Automatic(self)
        self._behind = False
        self._hooked: dict[int, int] = {}  # of which questions another address has been told
        self._told = self._state()
        self._titles = desk.titles  # what everybody has been told that the seats are called
        self._elsewhere: dict[str, frozenset[int]] = {}
        self.gone: dict[int, float] = {}  # when somebody in a seat was last here
        self._presence: asyncio.TimerHandle | None = None
        self._announce = False  # whether the other processes are to be told too

    @property
    def id(self) -> str:
        """The table's id."""
        return self.desk.row.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing happens."""
        return not self.connections and not self.automatic.is_playing and not self.lock.locked()

    async def run(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that blocks in a thread."""
        self.used = monotonic()
        return await self.rooms.run(act, *args, **kwargs)

    # -- coming and going

    async def enter(self, connection: Connection) -> None:
        """Let a client in and show it the table."""
        async with self.lock:
            for view in connection.views:
                if (view, connection.language) not in self.desk.cores:
                    await self.run(self.desk.add, (view, connection.language))
            self._titles = self.desk.titles
            self.connections.add(connection)
            connection.tell(await self.run(self._welcome, connection))
            connection.show(*connection.views)
        self.tell_presence()
        self.wishes.tell([connection])
        self.automatic.stir()

    def resume(self, connection: Connection, hello: protocol.Hello) -> None:
        """Take in what the client has seen already, as far as that has not been taken back: numbers go on growing."""
        for view in connection.views:
            seen = (hello.since or {}).get("watch" if view is None else str(view))
            if seen is not None:
                connection.known[view] = min(self.desk.version_of(seen), self.desk.game.version)

    def leave(self, connection: Connection) -> None:
        """A client has gone."""
        self.connections.discard(connection)
        self.used = monotonic()
        self.gone.update(dict.fromkeys(connection.held.seats, self.used))
        self.tell_presence()

    def _welcome(self, connection: Connection) -> Welcome:
        box, held = self.desk.game.box, connection.held
        return Welcome(
            protocol=protocol.PROTOCOL,
            table=self.id,
            game=box.manifest.id,
            name=self.desk.row.name,
            players=box.players,
            profile=box.profile.spell(),
            options={**box.options, **settings_of(self.desk.row)},
            language=connection.language,
            seats=self.desk.seats(connection.language, self.online()),
            yours=sorted(held.seats),
            owner=held.owner,
            watching=held.watching,
        )

    def here(self) -> frozenset[int]:
        """The seats whose players are connected to this process."""
        return frozenset(seat for connection in self.connections for seat in connection.held.seats)

    def online(self) -> frozenset[int]:
        """The seats whose players are connected."""
        return self.here().union(*self._elsewhere.values())

    def tell_presence(self, *, to_others: bool = True) -> None:
        """Tell everybody who is there: once for all that changes within a moment."""
        self._announce = self._announce or to_others
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence, announce, self._announce = None, self._announce, False
        online, told = self.online(), {}
        for connection in self.connections:
            language = connection.language
            if language not in told:
                told[language] = protocol.ENCODER.encode(Presence(self.desk.seats(language, online)))
            connection.tell_presence(told[language])
        if announce:
            self.rooms.announce("there", self.id, sorted(self.here()))

    def there_elsewhere(self, process: str, seats: Iterable[int]) -> None:
        """Take in who is connected to another process."""
        known, new = self._elsewhere.get(process, frozenset()), frozenset(seats)
        self._elsewhere[process] = new
        if known != new:
            self.tell_presence(to_others=False)

    def only_living(self, processes: Collection[str]) -> None:
        """Who was connected to a process that is dead is not there."""
        for process in [process for process in self._elsewhere if process not in processes]:
            self.there_elsewhere(process, ())
            del self._elsewhere[process]

    def move(self) -> None:
        """Another process keeps the table now: let go of it, and send those who are here there."""
        self.kept = False
        for connection in self.connections:
            connection.close(MOVED, Text.of("live-moved"))

    # -- what is told

    def frame(self, connection: Connection, view: int | None) -> bytes | None:
        """An update for a connection, of the table as it is now."""
        place = (view, connection.language)
        core, tail = self.desk.cores.get(place), self.desk.tails.get(place)
        if core is None or tail is None:
            return None
        known, old = connection.known[view], connection.shown.get(view)
        since = tail.base if known is None else max(known, tail.base)  # older lines are to be had with `log`
        lines = tail.after(since)
        if core is old and not lines:
            return None  # nothing that this seat may know of
        connection.known[view] = core.version
        teller = self.desk.teller(connection.language)
        new = dict.fromkeys([*core.things, *[key for line in lines for key in line.things]])
        things = {}
        if teller.things is not None:
            things = {key: teller.things.raw(key) for key in new if key not in connection.things}
            connection.things.update(things)
        connection.shown[view] = core
        number = self.desk.number(core.version)
        return update_frame(view, core, old, (number, tail.number_before(lines, number)), lines, things)

    def places(self) -> set[Place]:
        """The seats and languages in which somebody is told something."""
        return {(view, connection.language) for connection in self.connections for view in connection.views}

    def _state(self) -> tuple[object, ...]:
        return self.desk.game.version, self.desk.undos, self.desk.row

    def moved(self) -> None:
        """The game has changed and is on the disk: tell everybody."""
        back, self.desk.back_to, self._told = self.desk.back_to, None, self._state()
        if back is not None:
            for connection in self.connections:
                for view, known in connection.known.items():
                    connection.known[view] = None if known is None else min(known, back)
        for connection in self.connections:
            connection.show(*connection.views)
        if self.desk.titles != self._titles:
            self._titles = self.desk.titles
            self.tell_presence(to_others=False)
        self.wishes.lapse()
        self.automatic.stir()
        self.rooms.changed(self)

    # -- playing

    async def answer(self, connection: Connection, id: int, seat: int, options: list[str], version: int) -> None:
        """Answer for a seat: acknowledged when it is on the disk. It is carried out although the client may go away."""
        await self.to_the_end(self._answer(connection, id, seat, options, version))

    async def to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry something out although the client who asked for it may go away meanwhile."""
        await asyncio.shield(self.rooms.spawn(work))

    async def _answer(self, connection: Connection, id: int, seat: int, options: list[str], version: int) -> None:
        began = perf_counter()
        async with self.lock:
            try:
                reached = await self._play(seat, options, version)
            except NocturneError:
                if not self.rooms.is_alone or self._state() != self._told:  # another process was quicker, perhaps
                    self.rooms.spawn(self.catch_up())
                raise
            self.used = monotonic()
            self.desk.prepare(self.places())
            connection.tell(Done(id, self.desk.number(reached)))
            self.moved()
        game = self.desk.game.manifest.id
        self.rooms.metrics.answered(game, "human")
        self.rooms.metrics.took(game, perf_counter() - began)

    async def _play(self, seat: int, options: list[str], version: int) -> int:
        """Give an answer and wait until it is on the disk; where another process was quicker, look again and try again.

        Rules take less time than handing them to a thread does, so they are carried out here; only the disk is waited
        for. A database that does not write together is asked in a thread.
        """
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            written: asyncio.Future[Exception | None] = loop.create_future()
            done = partial(_tell, loop, written)
            if self.desk.store.writes_together:
                answering = self.desk.answer(seat, options, version, done)
            else:
                answering = await self.run(self.desk.answer, seat, options, version, done)
            fault = await written
            try:
                return self.desk.settle(answering, fault)
            except Overtaken as overtaken:
                last = overtaken
                await self.run(self.desk.refresh)
        raise last

    def notice(self, code: str, key: str, seat: int | None = None) -> None:
        """Tell everybody something that changes nothing, perhaps of a seat."""
        for connection in self.connections:
            facts = {} if seat is None else {"seat": self.desk.seats(connection.language)[seat].title}
            connection.tell(protocol.Notice(code, words(key, connection.language, **facts)))

    def turn_notice(self) -> TurnNotice | None:
        """Which absent people are asked, where somebody is who was not told yet."""
        game, online = self.desk.game, self.online()
        people = {seat.seat for seat in self.desk.row.seats if not seat.bot} - online
        asked = {int(decision.seat): decision.since for decision in game.open if decision.seat in people}
        new = {seat: since for seat, since in asked.items() if self._hooked.get(seat) != since}
        self._hooked.update(new)
        if not new:
            return None
        infos = self.desk.seats("en")
        names = [infos[seat].name or infos[seat].title for seat in new]
        number = self.desk.number(max(new.values()))
        return TurnNotice(self.id, game.manifest.id, self.desk.row.name, number, names)

    async def catch_up(self) -> None:
        """Another process has written to the game: read it and tell everybody."""
        if self._behind:
            return  # somebody is on the way already, and will see this too
        self._behind = True
        async with self.lock:
            self._behind = False
            before = self.desk.row.seats
            await self.run(self._refresh)
            for old, new in zip(before, self.desk.row.seats, strict=True):
                if old.key != new.key:  # claimed or drawn anew through another process
                    self._let_go(old.seat)
            if self._state() != self._told:
                self.wishes.reread()
                self.moved()
                self.tell_presence(to_others=False)

    def _refresh(self) -> None:
        self.desk.refresh()
        self.desk.reread()
        if self._state() != self._told:
            self.desk.prepare(self.places())

    # -- seats

    async def give_seat(self, connection: Connection, asked: protocol.GiveSeat) -> None:
        """Hand a seat to the automatic player, or take it back."""
        if asked.seat in self.desk.missing:
            self.desk.refuse_missing()
        if asked.seat not in connection.held.seats:
            absent = asked.seat not in self.online()
            if not (connection.held.owner and (absent or self.desk.row.seats[asked.seat].bot)):
                raise self.desk.refused("protocol:seat", "server-refuse-seat")
        async with self.lock:
            await self.run(self._give_seat, asked)
            connection.tell(Done(asked.id, self.desk.seen(asked.seat)))
            self.moved()
        self.tell_presence()

    def _give_seat(self, asked: protocol.GiveSeat) -> None:
        self.desk.give_seat(asked.seat, bot=asked.kind == "bot", name=asked.name)
        self.desk.prepare(self.places())

    async def renew(self, seat: int | None, *, by_owner: bool = True) -> str:
        """Draw the key of a seat, or of those who look on, anew; everybody is told, who came with the old is let go.

        Of a seat that a person had claimed, everybody can see from then on that the host has taken it.
        """
        key = new_key()
        async with self.lock:
            was_claimed = seat is not None and self.desk.row.seats[seat].kind in ("claimed", "renewed")
            await self.run(self._renew, seat, hashed(key), "renewed" if was_claimed and by_owner else "away")
            self._told = self._state()
        if seat is None:
            for connection in [other for other in self.connections if not other.held.seats]:
                if not connection.held.owner:
                    connection.close(NO_LONGER, Text.of("live-no-longer"))
            self.notice("link-renewed", "server-link-renewed")
        else:
            self._let_go(seat)
            self.notice("link-renewed", "server-seat-renewed", seat)
            self.tell_presence()
        return key

    def _renew(self, seat: int | None, key: bytes, kind: str) -> None:
        self.desk.store.tables.renew(self.id, seat, key, kind)
        self.desk.reread()

    async def claim(self, seat: int, old: bytes, new: bytes) -> bool:
        """Make a seat the one of whoever has its key; everybody is told, and others with the old key are let go."""
        async with self.lock:
            done = await self.run(self.desk.store.tables.claim, self.id, seat, old, new)
            await self.run(self.desk.reread)
            self._told = self._state()
        if done and old != new:
            self._let_go(seat)
        if done:
            self.notice("seat-claimed", "server-seat-claimed", seat)
            self.tell_presence()
            self.automatic.stir()
        return done

    def _let_go(self, seat: int) -> None:
        """Let all go who hold a seat by a key that is none any more; those with other keys come again with these."""
        for connection in self.connections:
            if seat in connection.held.seats:
                connection.close(MOVED, Text.of("live-no-longer"))

    async def move_content(self) -> None:
        """Go on with the newer content of this program, and tell everybody everything anew."""
        async with self.lock:
            await self.run(self._move_content)
            for connection in self.connections:
                connection.things.clear()
                connection.known = dict.fromkeys(connection.known)
            self.moved()
        self.notice("content-moved", "server-content-moved")

    def _move_content(self) -> None:
        self.desk.move_content()
        self.desk.prepare(self.places())

    async def close(self) -> None:
        """Stop the automatic players; what was acknowledged is on the disk."""
        await self.automatic.stop()
        with contextlib.suppress(Refused, StoreError, TimeoutError):
            async with asyncio.timeout(1), self.lock:
                pass

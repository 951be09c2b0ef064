"""All rooms of a server: opened when somebody comes, shelved when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic, time
from typing import Any, ParamSpec, TypeVar

from nocturne.kernel import Text
from nocturne.server import webhook
from nocturne.server.backups import Backups, Schedule
from nocturne.server.desk import Desk
from nocturne.server.health import Doctor
from nocturne.server.keys import NO_TABLE, Held, held
from nocturne.server.limits import Buckets, Doors
from nocturne.server.logs import logger
from nocturne.server.metrics import Metrics
from nocturne.server.room import Room
from nocturne.server.settings import Settings
from nocturne.server.thinking import Thinkers
from nocturne.server.warming import warm_up
from nocturne.store import LOST, Keepers, Notices, Store

P = ParamSpec("P")
T = TypeVar("T")

log = logger("rooms")

WAKE_DAYS = 30
"""After a restart bots go on at tables that were played at in so many days."""
WAKE_MOST = 500
BEAT_SECONDS = 2.0
"""How often a process tells the others on the same database that it lives."""
CLOSING_SECONDS = 1.5
"""So long is waited for what is being done when the server ends. All that was acknowledged is on the disk."""


class Rooms:
    """The tables that are being played at, and what they share."""

    def __init__(self, store: Store, settings: Settings, backups: Schedule | None = None) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.doors = Doors(settings.connections, settings.connections_per_address)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 4)
        self.tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.replays = asyncio.Semaphore(1)  # they cost seconds
        self.closing = False
        self._threads = ThreadPoolExecutor(settings.workers, thread_name_prefix="table")
        self._openers = ThreadPoolExecutor(1, thread_name_prefix="opening")
        self._thinkers = Thinkers(settings.workers)
        self._opening_one = threading.Lock()
        self._open: dict[str, Room] = {}
        self._playing: dict[int, Room] = {}  # the same by the numbers of their games
        self._loop: asyncio.AbstractEventLoop | None = None
        self._notices: Notices | None = None
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._backups = None if backups is None else Backups(store, backups, self.metrics, self._opening_one)
        self.doctor = Doctor(self)
        store.listen(self.doctor.refused)
        self.metrics.waiting.labels("disk").set_function(lambda: store.waiting)
        self.metrics.waiting.labels("thread").set_function(lambda: self.queued)

    @property
    def queued(self) -> int:
        """How much waits for a thread."""
        return self._threads._work_queue.qsize()

    @property
    def open_count(self) -> int:
        """How many games are open."""
        return len(self._open)

    async def run(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that blocks in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(act, *args, **kwargs))

    async def run_opening(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that opens a game, while no other thread does.

        Reading a game's types for the first time in two threads at once can crash the process inside msgspec.
        """

        def alone() -> T:
            with self._opening_one:
                return act(*args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._openers, alone)

    async def think(self, thought: Callable[[], T]) -> T:
        """Let an automatic player think for as long as it may; `TimeoutError` where it takes longer."""
        return await self._thinkers.think(thought, self.settings.bot_seconds)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, who may have gone

    async def start(self) -> None:
        """Begin to look after the rooms; automatic players go on where a restart has interrupted them."""
        self._loop = asyncio.get_running_loop()
        self._notices = await self.run(self.store.notices, self._overheard)
        warm = self.spawn(self.run_opening(warm_up))
        if self._notices is not None:
            await warm  # players whom a proxy sends here at once, because another process has died, wait elsewhere
            self.spawn(self._beat(self._notices.keepers))
        self.spawn(self._shelve())
        self.spawn(self._wake())
        self.spawn(self.doctor.look_around())
        if self._backups is not None:
            self._backups.start()

    async def hang_up(self) -> None:
        """Tell every client that the server is going down."""
        self.closing = True
        for room in list(self._open.values()):
            for connection in room.connections:
                connection.close(4503, Text.of("live-going-down"))
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop. What was acknowledged is on the disk already."""
        self.closing = True
        for room in list(self._open.values()):
            await room.close()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._backups is not None:
            await self.run(self._backups.close)
        if self._notices is not None:
            await self.run(self._notices.close)
        for threads in (self._threads, self._openers):
            threads.shutdown(wait=False, cancel_futures=True)
        until = monotonic() + CLOSING_SECONDS
        while self.stuck and monotonic() < until:
            await asyncio.sleep(0.01)

    @property
    def stuck(self) -> bool:
        """Whether something is still being done in one of the threads."""
        return any(thread.is_alive() for threads in (self._threads, self._openers) for thread in threads._threads)

    # -- rooms

    async def held(self, table: str, keys: Iterable[str]) -> Held | None:
        """What keys open at a table, before its game is opened; None where there is none, or a key does not fit."""
        room = self._open.get(table)
        row = room.desk.row if room is not None else await self.run(self.store.tables.find, table)
        return held(NO_TABLE if row is None else row, keys)

    async def find(self, table: str) -> Room | None:
        """The room of a table, opened where it is not; None where there is no such table."""
        room = self._open.get(table)
        if room is not None:
            room.used = monotonic()  # it is not put back on its shelf while somebody comes in
            return room
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table not in self._open:
                try:
                    desk = await self.run_opening(self._desk, table)
                except Exception:
                    self._opening.pop(table, None)
                    self.doctor.opened(table, well=False)
                    raise
                self.doctor.opened(table, well=True)
                if desk is None:
                    self._opening.pop(table, None)
                    return None
                room = self._open[table] = self._playing[desk.row.game] = Room(self, desk)
                if self._notices is not None:
                    self.announce("who", table, [])
                    self.spawn(room.catch_up())  # what another process wrote while the room was being opened
                self.metrics.rooms.set(len(self._open))
            self._opening.pop(table, None)
            return self._open[table]

    def _desk(self, table: str) -> Desk | None:
        row = self.store.tables.find(table)
        return None if row is None else Desk(self.store, row, self.settings)

    def known(self, table: str) -> Room | None:
        """The room of a table where it is open."""
        return self._open.get(table)

    def forget(self, table: str) -> None:
        """Shut a room whose table is no more."""
        room = self._open.pop(table, None)
        if room is not None:
            self._playing.pop(room.desk.row.game, None)
            for connection in room.connections:
                connection.close(4404, Text.of("live-cleared-away"))
        self.metrics.rooms.set(len(self._open))

    async def _shelve(self) -> None:
        """Put games back on their shelf at which nobody is."""
        while True:
            await asyncio.sleep(min(self.settings.room_seconds, 30))
            self._put_back(monotonic() - self.settings.room_seconds)

    def _put_back(self, old: float) -> None:
        """Let go of every room that nobody has used since then: its game rests in the store."""
        for table, room in list(self._open.items()):
            if room.is_idle and room.used < old:
                del self._open[table], self._playing[room.desk.row.game]
            else:
                room.automatic.stir()  # the process that played them may have died
        self.metrics.rooms.set(len(self._open))

    async def _wake(self) -> None:
        """Let automatic players go on whose turn it was when the server went down."""
        since = int((time() - WAKE_DAYS * 86_400) * 1000)
        for table in await self.run(self.store.tables.with_bots, since, WAKE_MOST):
            try:
                room = await self.find(table)
                if room is not None:
                    room.automatic.stir()
            except Exception as fault:  # noqa: BLE001 -- one table that cannot be opened must not stop the others
                self.metrics.errors.labels("wake").inc()
                log.error("wake", table=table, fault=repr(fault))

    # -- other processes

    def announce(self, what: str, table: str, seats: list[int]) -> None:
        """Tell the other processes on the same database something about a table."""
        if self._notices is not None and not self.closing:
            self.spawn(self.run(self.store.tell, what, table, ",".join(map(str, seats))))

    def _overheard(self, said: str) -> None:
        """Another process has said something; this is its thread, not ours."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._heard, said)

    def _heard(self, said: str) -> None:
        """Take in what another process has said."""
        if said == LOST:
            for each in self._open.values():
                each.kept = False
                self.spawn(each.catch_up())
            return
        process, what, about, *rest = [*said.split(" "), ""]
        if process == self.store.process:
            return
        room = self._playing.get(int(about)) if what in ("game", "moved") else self._open.get(about)
        if room is None:
            return
        if what in ("game", "seats"):
            self.spawn(room.catch_up())
        elif what == "moved":
            room.move()
        elif what == "gone":
            self.forget(about)
        elif what == "there":
            room.there_elsewhere(process, [int(seat) for seat in rest[0].split(",") if seat])
        elif what == "who" and room.connections:
            self.announce("there", room.id, sorted(room.here()))

    @property
    def is_alone(self) -> bool:
        """Whether no other process can write to this database."""
        return self._notices is None

    async def _beat(self, keepers: Keepers) -> None:
        """Tell the others that this process lives, from the loop that serves: one that hangs does not."""
        while True:
            living = await self.run(keepers.beat, list(self._playing))
            if living:
                for room in self._open.values():
                    room.only_living(living)
                    if not room.kept:
                        room.automatic.stir()  # the process that played them may have died, or hang
            await asyncio.sleep(BEAT_SECONDS)

    async def keep(self, room: Room, *, gather: bool) -> bool:
        """Keep a table in this process; `gather` where players have come here, so that another lets it go."""
        if self._notices is not None and not (gather and room.kept):
            wanted = gather and self.settings.gather
            room.kept = await self.run(self._notices.keepers.take, room.desk.row.game, gather=wanted)
        return room.kept

    def changed(self, room: Room) -> None:
        """A game has changed: where its players wish it, another address is told whose turn it is."""
        if self.settings.webhooks and room.desk.row.webhook is not None and not self.closing:
            self.spawn(self._tell_turn(room, room.desk.row.webhook))

    async def _tell_turn(self, room: Room, address: str) -> None:
        await asyncio.sleep(0)
        async with room.lock:
            notice = await room.run(room.turn_notice)
        if notice is not None:
            told = await webhook.tell(address, notice, self.settings)
            log.info("webhook", table=room.id, told=told)

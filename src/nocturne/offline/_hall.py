"""What rooms share, in place of the server's `Rooms`: one thread, one browser, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from msgspec import json

from nocturne.offline._kept import KeptStore, KeptTable, is_mine, now
from nocturne.server.desk import Desk
from nocturne.server.keys import Held
from nocturne.server.room import Room
from nocturne.server.settings import Settings
from nocturne.server.summaries import summary_of

if TYPE_CHECKING:
    from nocturne.server.rooms import Rooms
    from nocturne.store import Store

P = ParamSpec("P")
T = TypeVar("T")

GONE = 4404
"""The table is cleared away."""
Keep = Callable[[str, bytes | None, str], None]
"""Has the browser keep the record of a table, with its summary as JSON for lists; without a record it is forgotten."""
Load = Callable[[str], Awaitable[bytes | None]]
"""What the browser has kept of a table."""


class NoFigures:
    """Figures that nobody reads."""

    def __getattr__(self, _: str) -> NoFigures:
        return self

    def __call__(self, *_: object) -> NoFigures:
        return self


class Hall:
    """The rooms of one browser. It has what rooms, automatic players and questions ask of the server's `Rooms`."""

    is_alone = True
    closing = False

    def __init__(self, keep: Keep, load: Load, settings: Settings) -> None:
        self.store = KeptStore()
        self.settings = settings
        self.metrics = NoFigures()
        self._keep = keep
        self._load = load
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that would block elsewhere; here nobody else waits."""
        return act(*args, **kwargs)

    async def think(self, thought: Callable[[], T]) -> T:
        """Let an automatic player think: what was told before goes out first."""
        await asyncio.sleep(0)
        return thought()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def announce(self, *_: object) -> None:
        """There are no other processes."""

    async def keep(self, _: Room, *, gather: bool) -> bool:
        """Every table is this process's own."""
        del gather
        return True

    def changed(self, room: Room) -> None:
        """Have the browser keep a table as it is now. What is told of it goes out after that."""
        table = self.store.tables.open[room.id]
        table.changed = now()
        told = summary_of(room, held(table), "en")
        self._keep(room.id, table.written(), json.encode(told).decode())

    async def room(self, id: str) -> Room | None:
        """The room of a table; None where the browser has kept none of that id."""
        async with self._opening:
            if id not in self._rooms:
                if id not in self.store.tables.open:
                    data = await self._load(id)
                    if data is None:
                        return None
                    self.store.tables.open[id] = KeptTable.read(data)
                self._rooms[id] = self._opened(self.store.tables.open[id])
            return self._rooms[id]

    def _opened(self, table: KeptTable) -> Room:
        self.store.wanted = table.row.id
        desk = Desk(cast("Store", self.store), table.row, self.settings)
        return Room(cast("Rooms", self), desk)

    def forget(self, id: str) -> None:
        """Clear a table away."""
        room = self._rooms.pop(id, None)
        self.store.tables.open.pop(id, None)
        if room is not None:
            for connection in room.connections:
                connection.close(GONE)
        self._keep(id, None, "")


def held(table: KeptTable) -> Held:
    """Whoever is at this screen holds every seat that a person has, and the table."""
    seats = frozenset(seat.seat for seat in table.row.seats if is_mine(seat))
    return Held(seats, owner=True, watching=not seats)

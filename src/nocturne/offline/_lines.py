"""A line between the page and a table in the worker: the live connection without a socket, in the same protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from nocturne.kernel import Text
from nocturne.offline._hall import GONE, Hall, held
from nocturne.server.asking import obey
from nocturne.server.connection import Connection, Hangup
from nocturne.server.logs import logger
from nocturne.server.protocol import DECODER, PROTOCOL, ClientMessage, GiveSeat, Hello
from nocturne.server.room import MOVED, Room
from nocturne.server.telling import spoken, words

log = logger("offline")

MALFORMED, WRONG_PROTOCOL, NORMAL, OUR_FAULT = 4400, 4426, 1000, 4500
NO_READER_IS_SLOW = 60.0

Post = Callable[[str], None]
"""Sends a frame to the page."""
Closed = Callable[[int, str], None]
"""Tells the page that the line is closed, with a code of the protocol and the reason in words."""


class Line:
    """One line, from hello to goodbye. It is an `Outlet` too: what is told goes straight to the page."""

    is_free = True

    def __init__(self, hall: Hall, table: str, post: Post, closed: Closed) -> None:
        self.hall = hall
        self.table = table
        self._post = post
        self._closed = closed
        self._language = "en"
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = hall.spawn(self._attend())

    # -- from the page

    def say(self, frame: str) -> None:
        """The page says something."""
        self._said.put_nowait(frame)

    def hang_up(self) -> None:
        """The page has closed the line."""
        self._said.put_nowait(None)

    # -- to the page

    def write(self, messages: Sequence[bytes]) -> None:
        """Send messages."""
        for message in messages:
            self._post(message.decode())

    async def drained(self) -> None:
        """Nobody is slow here."""

    async def _attend(self) -> None:
        try:
            await self._play()
        except Hangup as hangup:
            reason = hangup.reason
            said = "" if reason is None else words(reason.key, self._language, **reason.arguments())
            self._closed(hangup.code, said)
        except Exception as fault:  # noqa: BLE001 -- whatever breaks, the page is told, and comes again
            log.error("line", table=self.table, fault=repr(fault))
            self._closed(OUR_FAULT, words("live-fault", self._language))

    async def _play(self) -> None:
        hello = await self._next()
        if not isinstance(hello, Hello):
            raise Hangup(MALFORMED, Text.of("live-hello-first"))
        self._language = spoken(hello.language)
        if hello.protocol != PROTOCOL:
            raise Hangup(WRONG_PROTOCOL, Text.of("live-protocol", protocol=PROTOCOL))
        room = await self.hall.room(self.table)
        if room is None:
            raise Hangup(GONE, Text.of("live-no-table"))
        mine = held(self.hall.store.tables.open[self.table])
        connection = Connection(mine, self._language, self, NO_READER_IS_SLOW)
        room.resume(connection, hello)
        telling = self.hall.spawn(connection.deliver(room.frame))
        listening = self.hall.spawn(self._listen(connection, room))
        try:
            await room.enter(connection)
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(connection)
            connection.close(NORMAL)
            listening.cancel()
        ended = await asyncio.gather(telling, listening, return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception) and not (isinstance(fault, Hangup) and fault.code == NORMAL):
                raise fault

    async def _listen(self, connection: Connection, room: Room) -> None:
        while True:
            message = await self._next()
            if isinstance(message, Hello):
                raise Hangup(MALFORMED, Text.of("live-hello-twice"))
            await obey(room, connection, message)
            if isinstance(message, GiveSeat) and held(self.hall.store.tables.open[room.id]) != connection.held:
                connection.close(MOVED)  # the page comes again, and holds the seat

    async def _next(self) -> ClientMessage:
        """What the page says next; `Hangup` where it has gone, or says what cannot be read."""
        frame = await self._said.get()
        if frame is None:
            raise Hangup(NORMAL)
        try:
            return DECODER.decode(frame)
        except (msgspec.DecodeError, RecursionError) as fault:
            raise Hangup(MALFORMED, Text.of("live-malformed", fault=str(fault)[:80])) from None

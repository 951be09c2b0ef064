"""The live connection: a WebSocket over which a table is played."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from msgspec.structs import replace

from nocturne.kernel import Text
from nocturne.server import protocol
from nocturne.server.address import address_of
from nocturne.server.asking import obey
from nocturne.server.connection import Connection, Hangup
from nocturne.server.keys import BOUND, Held, waits
from nocturne.server.limits import Bucket
from nocturne.server.logs import logger
from nocturne.server.problems import language_of, said
from nocturne.server.protocol import DECODER, ENCODER, PROTOCOL, ClientMessage, Hello
from nocturne.server.room import Room
from nocturne.server.rooms import Rooms
from nocturne.server.telling import spoken
from nocturne.server.wire import WIRE, Wire

log = logger("live")

Socket = WebSocket[Any, Any, Any]

MALFORMED, NO_TABLE, NO_HELLO, TOO_LARGE = 4400, 4404, 4408, 4413
GONE, WRONG_PROTOCOL, TOO_FAST, GOING_DOWN, OUR_FAULT, IDLE = 1000, 4426, 4429, 4503, 4500, 4410


@websocket("/api/tables/{table:str}/live", opt={"exclude_from_limits": True})
async def live(socket: Socket, table: FromPath[str], rooms: NamedDependency[Rooms]) -> None:
    """Play at a table."""
    address = address_of(socket, trust_proxy=rooms.settings.trust_proxy)
    await socket.accept()
    if not rooms.doors.enter(address):
        await close(socket, rooms, Hangup(TOO_FAST, Text.of("live-too-many")))
        return
    rooms.metrics.connections.set(rooms.doors.count)
    visit = Visit(socket, rooms)
    try:
        await visit.play(table)
    except Hangup as hangup:
        await close(socket, rooms, hangup, visit.language)
    except (WebSocketDisconnect, WebSocketException, OSError):
        pass  # the client has gone
    except Exception as fault:
        rooms.metrics.errors.labels("live").inc()
        log.error("live", table=table, fault=repr(fault), exc_info=True)
        await close(socket, rooms, Hangup(OUR_FAULT, Text.of("live-fault")))
    finally:
        rooms.doors.leave(address)
        rooms.metrics.connections.set(rooms.doors.count)


async def close(socket: Socket, rooms: Rooms, hangup: Hangup, language: str | None = None) -> None:
    """Say why, in the language of the connection or of its browser, and close."""
    reason = "" if hangup.reason is None else said(hangup.reason, language or language_of(socket))
    rooms.metrics.closed.labels(str(hangup.code)).inc()
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            error = protocol.Error(str(hangup.code), reason)
            await socket.send_data(ENCODER.encode(error).decode(), mode="text")
            await socket.close(hangup.code, reason[:120])


class Visit:
    """One connection from hello to goodbye."""

    def __init__(self, socket: Socket, rooms: Rooms) -> None:
        wire = socket.scope["state"].get(WIRE)
        assert isinstance(wire, Wire), "the live connection needs the WebSocket of this server (serving.make_server)"
        self.wire = wire
        self.rooms = rooms
        self.bucket = Bucket(rooms.settings.messages_per_second, rooms.settings.burst)
        self.language: str | None = None  # once it has said which

    async def play(self, table: str) -> None:
        """Say hello, then listen and tell until somebody goes."""
        if self.rooms.closing:
            raise Hangup(GOING_DOWN, Text.of("live-going-down"))
        hello = await self.hello()
        self.language = language = spoken(hello.language)
        opened = await self.rooms.held(table, hello.keys)
        room = None if opened is None else await self.rooms.find(table)
        if opened is None or room is None:  # the same for both: nobody learns which tables there are
            raise Hangup(NO_TABLE, Text.of("live-no-table"))
        opened = await self.seated(room, opened, hello.keys)
        await self.rooms.keep(room, gather=True)
        connection = Connection(opened, language, self.wire, self.rooms.settings.slow_seconds)
        room.resume(connection, hello)
        try:
            await room.enter(connection)
            await self.both(connection, room)
        finally:
            room.leave(connection)

    async def seated(self, room: Room, opened: Held, keys: list[str]) -> Held:
        """Who comes with a link that nobody has claimed yet claims it: it counts as used, and everybody is told.

        Through the eyes of an automatic player nobody looks: its key is good for something once a person has the seat.
        """
        for seat in [room.desk.row.seats[seat] for seat in sorted(opened.seats)]:
            if waits(seat) and seat.bot and seat.kind == "bot":
                opened = replace(
                    opened, seats=opened.seats - {seat.seat}, watching=opened.watching or len(opened.seats) == 1
                )
            elif waits(seat) or seat.kind == BOUND:  # who was bound to it has come
                await room.claim(seat.seat, seat.key, seat.key)
        return opened

    async def both(self, connection: Connection, room: Room) -> None:
        """Listen and tell at the same time, until one of the two ends."""
        telling = asyncio.create_task(connection.deliver(room.frame))
        listening = asyncio.create_task(self.listen(connection, room))
        try:
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.close(GONE)  # so that nothing more is sent, whatever the reason
            for task in (telling, listening):
                task.cancel()
        ended = await asyncio.gather(telling, listening, return_exceptions=True)
        for fault in (*[fault for fault in ended if isinstance(fault, Hangup) and fault.code != GONE], *ended):
            if isinstance(fault, Exception):
                raise fault

    async def hello(self) -> Hello:
        """The first message."""
        try:
            async with asyncio.timeout(self.rooms.settings.hello_seconds):
                message = await self.receive()
        except TimeoutError:
            raise Hangup(NO_HELLO, Text.of("live-no-hello")) from None
        if not isinstance(message, Hello):
            raise Hangup(NO_HELLO, Text.of("live-hello-first"))
        if message.protocol != PROTOCOL:
            raise Hangup(WRONG_PROTOCOL, Text.of("live-protocol", protocol=PROTOCOL))
        return message

    async def receive(self) -> ClientMessage:
        """The next message; `Hangup` where it is none."""
        event = await self.wire.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has gone")
        raw = (event.get("text") or "").encode()
        if len(raw) > self.rooms.settings.largest_message:
            raise Hangup(TOO_LARGE, Text.of("live-too-large", bytes=self.rooms.settings.largest_message))
        if not self.bucket.take():
            raise Hangup(TOO_FAST, Text.of("live-too-fast"))
        try:
            return DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Hangup(MALFORMED, Text.of("live-malformed", fault=str(fault)[:80])) from None

    async def listen(self, connection: Connection, room: Room) -> None:
        """Do what the client asks, one thing after the other."""
        patience = Patience(connection, self.rooms.settings.idle_seconds)
        try:
            while True:
                message = await self.receive()
                patience.renew()
                if isinstance(message, Hello):
                    raise Hangup(MALFORMED, Text.of("live-hello-twice"))
                await obey(room, connection, message)
        finally:
            patience.end()


class Patience:
    """Closes a connection that is silent for too long. It looks now and then, so that a message costs it nothing."""

    def __init__(self, connection: Connection, seconds: float) -> None:
        self._connection = connection
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(seconds, self._look)

    def renew(self) -> None:
        """Something was heard."""
        self._heard = self._loop.time()

    def end(self) -> None:
        """The connection has ended."""
        self._timer.cancel()

    def _look(self) -> None:
        left = self._heard + self._seconds - self._loop.time()
        if left <= 0:
            self._connection.close(IDLE, Text.of("live-idle"))
        else:
            self._timer = self._loop.call_later(left, self._look)

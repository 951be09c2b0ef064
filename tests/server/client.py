"""A client of the table protocol for tests: it holds keys, keeps what it is told, and can answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nocturne.server.protocol import PROTOCOL, Done, Refused, ServerMessage, Update

STRICT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


def merged(view: dict[str, Any] | None, update: Update) -> dict[str, Any]:
    """A view with what an update says of it; nothing may be told anew that has not changed."""
    if update.whole:
        assert not update.gone, "a whole view has nothing that is gone"
        return update.set
    assert view is not None, "the first update of a connection holds the whole view"
    assert all(name in view for name in update.gone)
    assert all(name not in view or view[name] != value for name, value in update.set.items())
    return {name: value for name, value in view.items() if name not in update.gone} | update.set


class Client:
    """One connection. `updates` has the newest update of each seat it holds."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: dict[int | None, Update] = {}
        self.views: dict[int | None, dict[str, Any]] = {}  # as the updates have put them together
        self.things: dict[str, Any] = {}
        self.log: dict[int | None, list[Any]] = {}
        self.heard: list[Any] = []
        self.frames: list[bytes] = []
        self._number = 0

    async def say(self, kind: str, /, **fields: Any) -> int:  # noqa: ANN401 -- whatever the protocol carries
        """Send a message; gives its id."""
        self._number += 1
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self._number, **fields}).decode())
        return self._number

    async def hello(self, *keys: str, **more: Any) -> Any:  # noqa: ANN401 -- whatever the protocol carries
        """Say hello and wait for the welcome."""
        greeting = {"type": "hello", "protocol": PROTOCOL, "keys": keys, **more}
        await self.socket.send(msgspec.json.encode(greeting).decode())
        return await self.until("Welcome")

    async def next(self) -> Any:  # noqa: ANN401 -- any message of the server
        """The next message of the server."""
        frame = await asyncio.wait_for(self.socket.recv(), 60)
        raw = frame.encode() if isinstance(frame, str) else frame
        self.frames.append(raw)
        message = STRICT.decode(raw)
        self.heard.append(message)
        if isinstance(message, Update):
            self.updates[message.seat] = message
            self.views[message.seat] = merged(self.views.get(message.seat), message)
            self.things |= message.things
            kept = [one for one in self.log.get(message.seat, []) if one.version <= message.since]
            self.log[message.seat] = [*kept, *message.log]
        return message

    async def until(self, kind: str, **facts: Any) -> Any:  # noqa: ANN401 -- any message of the server
        """Listen until a message of a class comes, with these values."""
        while True:
            message = await self.next()
            fits = all(getattr(message, name, None) == value for name, value in facts.items())
            if type(message).__name__ == kind and fits:
                return message

    async def reply(self, number: int) -> Any:  # noqa: ANN401 -- any message of the server
        """Listen until the answer to one's own message comes."""
        while True:
            message = await self.next()
            if getattr(message, "id", None) == number and not isinstance(message, Update):
                return message

    async def ask(self, kind: str, /, **fields: Any) -> Any:  # noqa: ANN401 -- any message of the server
        """Send a message and wait for its answer."""
        return await self.reply(await self.say(kind, **fields))

    async def update(self, seat: int | None, version: int) -> Update:
        """Listen until a seat's update of at least this version has come."""
        while seat not in self.updates or self.updates[seat].version < version:
            await self.next()
        return self.updates[seat]

    async def hear_out(self) -> None:
        """Listen to all that was said until now."""
        await self.socket.send('{"type":"ping"}')
        await self.until("Pong")

    async def closed(self) -> tuple[int, str]:
        """Listen until the server closes; gives code and reason."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")


@asynccontextmanager
async def at_table(address: str, table: str, **how: Any) -> AsyncIterator[Client]:  # noqa: ANN401 -- any of connect's
    """A connection to a table, before hello."""
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    # without a bound for what waits to be read, else closing waits ten seconds behind it
    async with connect(place, max_size=None, max_queue=None, open_timeout=60, **how) as socket:
        yield Client(socket)


async def play_on(client: Client, seat: int, most: int = 10_000) -> None:
    """Take hints until the game is over or so many answers were given."""
    for _ in range(most):
        while not client.updates[seat].over and not client.updates[seat].now.decisions:
            await client.next()
        now = client.updates[seat]
        if now.over:
            return
        hint = await client.ask("hint", seat=seat)
        if not isinstance(hint, Refused):
            done = await client.ask("answer", seat=seat, version=now.version, option=hint.option)
            assert isinstance(done, Done) or done.rule in ("protocol:stale", "protocol:not-asked"), done
        while client.updates[seat] is now:
            await client.next()

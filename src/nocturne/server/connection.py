"""One live connection: what it holds, what it has been told, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from nocturne.kernel import Text
from nocturne.server.keys import Held
from nocturne.server.protocol import ENCODER, Tells
from nocturne.server.telling import Core

MOST_WAITING = 64
"""So many replies may wait for a reader; one who lets more pile up is disconnected."""

TOO_SLOW = 4411


class Hangup(Exception):
    """The connection is to be closed, with a code and the reason, if somebody is there to be told."""

    def __init__(self, code: int, reason: Text | None = None) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Outlet(Protocol):
    """Where messages go out (`wire.Wire`)."""

    @property
    def is_free(self) -> bool:
        """Whether the reader keeps up."""

    async def drained(self) -> None:
        """Wait until the reader has caught up, or has gone."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages, in one go; `OSError` where nobody is there."""


class Connection:
    """A client that is there. The sender is its own task: a slow reader holds up nobody."""

    def __init__(self, held: Held, language: str, outlet: Outlet, slow_seconds: float) -> None:
        self.held = held
        self.language = language
        self.views: list[int | None] = [*sorted(held.seats), *([None] if held.watching else [])]
        self.known: dict[int | None, int | None] = dict.fromkeys(self.views)
        """The last version of each seat's log that the client has; None: nothing yet."""
        self.shown: dict[int | None, Core] = {}
        """What was told last of each seat on this connection: the next update holds what is new since then."""
        self.things: set[str] = set()
        self._outlet = outlet
        self._slow_seconds = slow_seconds
        self._replies: deque[bytes] = deque()
        self._due: dict[int | None, None] = {}
        self._presence: bytes | None = None
        self._stir = asyncio.Event()
        self.hangup: Hangup | None = None

    def tell(self, message: Tells) -> None:
        """Send a message when the ones before it are sent."""
        self.tell_raw(ENCODER.encode(message))

    def tell_raw(self, message: bytes) -> None:
        """Send a message that is JSON already."""
        if len(self._replies) >= MOST_WAITING:
            self.close(TOO_SLOW, Text.of("live-too-slow"))
            return
        self._replies.append(message)
        self._stir.set()

    def tell_presence(self, told: bytes) -> None:
        """Send who is there; what was still waiting is replaced, so that others' coming and going never piles up."""
        self._presence = told
        self._stir.set()

    def show(self, *views: int | None) -> None:
        """Send an update of these seats; one that is still waiting is replaced by the newer one."""
        self._due.update(dict.fromkeys(views))
        self._stir.set()

    def close(self, code: int, reason: Text | None = None) -> None:
        """Close the connection as soon as the sender is free."""
        if self.hangup is None:
            self.hangup = Hangup(code, reason)
        self._stir.set()

    async def deliver(self, frame: Callable[[Connection, int | None], bytes | None]) -> None:
        """Send what is due until the connection is to be closed. `frame` makes an update when it is its turn."""
        while self.hangup is None:
            out = self._taken(frame)
            if out:
                self._outlet.write(out)
                if not self._outlet.is_free:
                    await self._drained()
            else:
                self._stir.clear()
                await self._stir.wait()
        raise self.hangup

    def _taken(self, frame: Callable[[Connection, int | None], bytes | None]) -> list[bytes]:
        """All that waits to be sent: it goes out together."""
        out = list(self._replies)
        self._replies.clear()
        if self._presence is not None:
            out.append(self._presence)
            self._presence = None
        due, self._due = self._due, {}
        return [*out, *[update for view in due if (update := frame(self, view)) is not None]]

    async def _drained(self) -> None:
        """Wait for a slow reader, but not for ever."""
        try:
            async with asyncio.timeout(self._slow_seconds):  # wait_for can swallow a cancellation
                await self._outlet.drained()
        except TimeoutError:
            self.close(TOO_SLOW, Text.of("live-too-slow"))

"""The gate: connects, frames and bytes are counted by connection and by address before anything is done for them.

The application counts messages and requests. What never becomes one costs the process all the same: pings, empty
continuations, connections that say nothing or dribble their request. So it is counted here, where bytes arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.http11 import Request

from nocturne.i18n import SOURCE
from nocturne.kernel import Text
from nocturne.server.address import forwarded_for
from nocturne.server.limits import Bucket, Buckets
from nocturne.server.metrics import Metrics
from nocturne.server.problems import said
from nocturne.server.settings import Settings
from nocturne.server.wire import Wire

FLOOD = 4429
FLOODED = Text.of("live-too-fast")
SLICE = 512
"""How many bytes are read at a time, at most some eighty frames: a flood is noticed between slices, before it costs."""
SHARED = 20
"""One address may send as much as this many connections: a household, a class, an office."""


class Gate:
    """The limits that all connections of one server share."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.connects = Buckets(settings.connects_per_second, settings.connects_per_second * 5)
        self.frames = Buckets(settings.frames_per_second * SHARED, settings.frame_burst * SHARED)
        self.bytes = Buckets(settings.bytes_per_second * SHARED, settings.byte_burst * SHARED)

    def admits(self, address: str) -> bool:
        """Whether one more connection of an address is taken. Behind a proxy all come from one address."""
        return self.settings.trust_proxy or self.connects.take(address)

    def meter(self) -> Meter:
        """The counts of a new connection."""
        return Meter(self)


class Meter:
    """What one connection sends."""

    __slots__ = ("_bytes", "_frames", "_gate", "address")

    def __init__(self, gate: Gate) -> None:
        settings = gate.settings
        self._gate = gate
        self._frames = Bucket(settings.frames_per_second, settings.frame_burst)
        self._bytes = Bucket(settings.bytes_per_second, settings.byte_burst)
        self.address = ""

    def frames(self, count: int) -> bool:
        """Whether so many frames may still be looked at."""
        return self._frames.take(count) and self._gate.frames.take(self.address, count)

    def bytes(self, count: int) -> bool:
        """Whether so many bytes may still be read."""
        return self._bytes.take(count) and self._gate.bytes.take(self.address, count)


class CountedWebSocket(Wire):
    """A WebSocket whose frames and bytes are counted, control frames and empty ones too."""

    gate: ClassVar[Gate]

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 -- whatever uvicorn hands over
        super().__init__(*given, **named)
        self._meter = self.gate.meter()
        self._flooded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The peer's own address counts until a trusted proxy has named another."""
        super().connection_made(transport)
        self._meter.address = self.client[0] if self.client else "nobody"

    def handle_connect(self, event: Request) -> None:
        """The request is here: behind a proxy it tells the client's own address."""
        if self.gate.settings.trust_proxy:
            self._meter.address = (
                forwarded_for(",".join(event.headers.get_all("X-Forwarded-For"))) or self._meter.address
            )
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        """Read slice by slice, so that a flood ends at once and not after all of it is read."""
        if self.handshake_initiated and not self._flooded and not self._meter.bytes(len(data)):
            self._flood()
        for start in range(0, len(data), SLICE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Count what has been read before anything is done for it."""
        if self.handshake_initiated and not self._meter.frames(len(self.conn.events)):
            self._flood()
            return
        super().handle_events()

    def _flood(self) -> None:
        """Let the client go, with the reason; nothing more of it is read."""
        self._flooded = True
        self.gate.metrics.closed.labels(str(FLOOD)).inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
        if not self.close_sent and self.handshake_complete:
            self.conn.fail(FLOOD, said(FLOODED, SOURCE))  # no language is known here
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


class PatientHttp(H11Protocol):
    """HTTP with bounded patience: for the head of a request in all, and for a body between any two pieces of it."""

    gate: ClassVar[Gate]

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 -- whatever uvicorn hands over
        super().__init__(*given, **named)
        self._patience: asyncio.TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Too many connections of one address are not taken at all."""
        super().connection_made(transport)
        if not self.gate.admits(self.client[0] if self.client else "nobody"):
            self.gate.metrics.closed.labels(str(FLOOD)).inc()
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of what has been begun, and for no more."""
        super().data_received(data)
        state = self.conn.their_state
        if self._upgraded:
            return
        if state is h11.SEND_BODY:
            self._wait()
        elif state is not h11.IDLE:
            self._rest()
        elif self._patience is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket has its own patience."""
        self._upgraded = True
        self._rest()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """What comes after an answer is uvicorn's own patience, the keep-alive."""
        self._rest()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._rest()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._rest()
        if not self.transport.is_closing():
            self._patience = self.loop.call_later(self.gate.settings.request_seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def protocols(gate: Gate) -> Mapping[str, type[asyncio.Protocol]]:
    """The two protocols of a server, with its gate, as uvicorn's `http` and `ws`."""
    return {
        "http": type("Http", (PatientHttp,), {"gate": gate}),
        "ws": type("WebSocket", (CountedWebSocket,), {"gate": gate}),
    }

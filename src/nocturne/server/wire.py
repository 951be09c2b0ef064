"""The wire below a live connection: frames written as they are, several at a time.

Between the application and the transport lie wrappers for every message, each cheap, together dearer than the message.
Once a connection is open none of them does anything for us, so what is told goes past them, straight to the transport.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

WIRE = "nocturne.wire"
"""Under this name the application is handed the wire, in the state of its scope."""
COMPRESSED_FROM = 1024
"""Smaller messages are not compressed: it costs more than it saves."""
TEXT = 0x81
"""The first byte of a text message in one frame."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write to without ado once it has accepted it."""

    def handle_connect(self, event: Request) -> None:
        """Hand the wire to the application, which begins after this."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][WIRE] = self

    @property
    def is_free(self) -> bool:
        """Whether the reader keeps up."""
        return self.writable.is_set()

    async def drained(self) -> None:
        """Wait until the reader has caught up, or has gone."""
        await self.writable.wait()

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages, in one go. They are on their way when this returns; `OSError` where nobody is there."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for message in messages for part in self._frame(message)]))

    def _frame(self, message: bytes) -> tuple[bytes, ...]:
        size = len(message)
        if size >= COMPRESSED_FROM and self.conn.extensions:
            return (Frame(Opcode.TEXT, message).serialize(mask=False, extensions=self.conn.extensions),)
        return frame_head(size), message


def frame_head(size: int) -> bytes:
    r"""What stands before a text message of so many bytes (RFC 6455, section 5.2).

    >>> frame_head(5), frame_head(300)
    (b'\x81\x05', b'\x81~\x01,')
    """
    if size < 126:
        return bytes((TEXT, size))
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)

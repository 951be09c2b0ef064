"""One address floods: it is let go with a reason, and everybody else does not notice."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nocturne.server.gate import FLOOD, CountedWebSocket
from nocturne.server.settings import Settings
from tests.server.client import at_table
from tests.server.host import Host, hosting

USUAL = Settings()
LIMITED = {
    name: getattr(USUAL, name)
    for name in ("frames_per_second", "frame_burst", "bytes_per_second", "byte_burst", "connects_per_second")
}
"""The limits as a host has them, not as the other tests do."""
MASK = b"\0\0\0\0"
PING, CONTINUATION, TEXT, PONG = 0x9, 0x0, 0x1, 0xA


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Host]:
    """A server with the usual limits."""
    with hosting(tmp_path / "games.sqlite", **LIMITED) as host:
        yield host


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, as bytes."""
    length = len(payload)
    head = bytes([opcode | (0x80 if last else 0)])
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
    return head + size + MASK + payload


def dialled(host: Host, table: str, address: str = "127.0.0.1") -> socket.socket:
    """A WebSocket without a library: it may send whatever it likes, from any address of this machine."""
    name, port = host.address.removeprefix("http://").split(":")
    line = socket.create_connection((name, int(port)), timeout=20, source_address=(address, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {name}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head
    return line


def ended(line: socket.socket) -> bytes:
    """Everything that still comes until the server has closed."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65_536):
            heard += piece
    return heard


FLOODS: dict[str, Callable[[], bytes]] = {
    "empty pings": lambda: frame(PING) * 2_000,
    "pongs": lambda: frame(PONG) * 2_000,
    "empty continuations": lambda: frame(TEXT, b"{", last=False) + frame(CONTINUATION, last=False) * 2_000,
    "bytes": lambda: frame(PONG, b"x" * 125) * 8_000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_before_hello_is_closed_with_its_code(guarded: Host, kind: str) -> None:
    line = dialled(guarded, guarded.lay()["table"])
    with contextlib.suppress(ConnectionError), line:
        line.sendall(FLOODS[kind]())
        assert struct.pack("!H", FLOOD) in ended(line)


def test_a_few_pings_are_no_flood(guarded: Host) -> None:
    laid = guarded.lay()

    async def play() -> int:
        async with at_table(guarded.address, laid["table"]) as client:
            await client.hello(laid["seats"][0]["key"])
            for _ in range(30):
                await client.socket.ping()
            return (await client.update(0, 0)).version

    assert asyncio.run(play()) == 0


def test_floods_of_one_address_are_counted_together(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", **{**LIMITED, "frame_burst": 40, "frames_per_second": 1}) as host:
        table = host.lay()["table"]
        lines = [dialled(host, table) for _ in range(30)]
        for line in lines:  # none of them floods by itself: 35 of 40, and all together 1,050 of 800
            line.sendall(frame(PING) * 35)
        time.sleep(0.5)
        for line in lines:
            line.setblocking(False)
        closed = 0
        for line in lines:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                closed += struct.pack("!H", FLOOD) in line.recv(65_536)
            line.close()
        assert 1 <= closed < len(lines)


def test_an_address_that_connects_too_often_is_not_let_in(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", connects_per_second=2) as host:
        name, port = host.address.removeprefix("http://").split(":")
        lines = [socket.create_connection((name, int(port)), timeout=20) for _ in range(40)]
        time.sleep(0.5)
        dropped = 0
        for line in lines:
            line.setblocking(False)
            try:
                dropped += line.recv(1) == b""
            except BlockingIOError:
                pass
            except ConnectionError:
                dropped += 1
            line.close()
        assert dropped >= 25


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"]
)
def test_who_connects_and_says_no_more_is_let_go(tmp_path: Path, begun: bytes) -> None:
    with hosting(tmp_path / "games.sqlite", request_seconds=0.3) as host:
        name, port = host.address.removeprefix("http://").split(":")
        with socket.create_connection((name, int(port)), timeout=20) as line:
            line.sendall(begun)
            assert ended(line) == b""


def test_patience_with_requests_does_not_end_live_connections_or_kept_ones(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", request_seconds=0.2) as host:
        laid = host.lay()

        async def play() -> bool:
            async with at_table(host.address, laid["table"]) as client:
                await client.hello(laid["seats"][0]["key"])
                await asyncio.sleep(0.6)
                return bool((await client.ask("candidates", seat=0)).options)

        assert asyncio.run(play())
        assert host.http.get("/api/health").status_code == 200, "on the line that was kept since the table was laid"


def test_a_request_that_dribbles_is_let_go(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", request_seconds=0.4) as host:
        name, port = host.address.removeprefix("http://").split(":")
        with socket.create_connection((name, int(port)), timeout=20) as line, pytest.raises(ConnectionError):  # noqa: PT012 -- byte by byte, until nobody listens
            for _ in range(1000):
                line.sendall(b"G")
                time.sleep(0.02)


def test_no_more_of_a_flood_is_looked_at_than_the_limit_and_others_play_on(
    guarded: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How little others notice is measured by `bench.flood`; here, that what costs the time does not happen."""
    laid = guarded.lay("lanterns", seats=[{"kind": "here"}, {"kind": "here"}])
    looked_at: Counter[int] = Counter()
    handle = CountedWebSocket.handle_events

    def counted(self: CountedWebSocket) -> None:
        looked_at[id(self)] += len(self.conn.events)
        handle(self)

    monkeypatch.setattr(CountedWebSocket, "handle_events", counted)

    def flood() -> None:
        for _ in range(20):
            line = dialled(guarded, laid["table"], "127.0.0.2")
            with contextlib.suppress(OSError), line:
                for _ in range(20):
                    line.sendall(frame(PING) * 2_000)

    async def honest() -> int:
        async with at_table(guarded.address, laid["table"]) as client:
            await client.hello(*[seat["key"] for seat in laid["seats"]])
            return sum([bool((await client.ask("candidates", seat=0)).options) for _ in range(40)])

    attacker = threading.Thread(target=flood)
    attacker.start()
    try:
        assert asyncio.run(honest()) == 40
    finally:
        attacker.join(60)
    assert max(looked_at.values()) <= 4 * USUAL.frame_burst, "of 40,000; what the rate lets through meanwhile, too"


def test_onlookers_that_come_and_go_never_throw_a_player_out(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", slow_seconds=30) as host:
        laid = host.lay("lanterns", seats=[{"kind": "here"}, {"kind": "here"}])

        async def crowd() -> tuple[int, bool]:
            async with at_table(host.address, laid["table"]) as player:
                await player.hello(*[seat["key"] for seat in laid["seats"]])
                player.socket.transport.pause_reading()  # a phone in a tunnel
                for _ in range(120):
                    async with at_table(host.address, laid["table"]) as onlooker:
                        await onlooker.hello(laid["watch"])
                player.socket.transport.resume_reading()
                said = await player.ask("candidates", seat=0)
                presences = sum(type(message).__name__ == "Presence" for message in player.heard)
                return presences, bool(said.options)

        presences, plays_on = asyncio.run(crowd())
        assert plays_on
        assert presences < 240, "what changes within a moment is told once"

"""Webhooks: who is told whose turn it is, and who may not be."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.problems import Trouble
from nocturne.server.settings import Settings
from nocturne.server.turns import TurnNotice
from nocturne.server.webhook import reachable, tell
from tests.server.client import at_table
from tests.server.host import hosting

NOTICE = TurnNotice("t1", "lanterns", "Friday", 3, ["Seat 2"])


class Ear(HTTPServer):
    """Somebody who is told; the first few times it does not listen."""

    def __init__(self, deaf: int = 0) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.heard: list[dict[str, Any]] = []
        self.raw = b""
        self.deaf = deaf

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        ear = self.server
        assert isinstance(ear, Ear)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        ear.raw += body + str(self.headers).encode()
        ear.deaf -= 1
        if ear.deaf < 0:
            ear.heard.append(json.loads(body))
        self.send_response(204 if ear.deaf < 0 else 500)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def ear() -> Iterator[Ear]:
    listening = Ear()
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    yield listening
    listening.shutdown()
    thread.join()
    listening.server_close()


@pytest.mark.parametrize(
    ("address", "numbers"),
    [
        ("ftp://example.org/", ["93.184.216.34"]),
        ("http://user:word@example.org/", ["93.184.216.34"]),
        ("http://", ["93.184.216.34"]),
        ("http://example.org:99999/", ["93.184.216.34"]),
        ("http://localhost/", ["127.0.0.1"]),
        ("http://example.org/", ["10.0.0.7"]),
        ("http://example.org/", ["93.184.216.34", "192.168.1.1"]),
        ("http://example.org/", ["169.254.169.254"]),
        ("http://example.org/", ["::1"]),
        ("http://example.org/", []),
    ],
)
def test_private_and_strange_addresses_are_refused(address: str, numbers: list[str]) -> None:
    async def resolve(_: str, __: int) -> Sequence[str]:
        return numbers

    with pytest.raises(Trouble):
        asyncio.run(reachable(address, private=False, resolve=resolve))


def test_a_public_address_is_told_by_its_number() -> None:
    async def resolve(_: str, __: int) -> Sequence[str]:
        return ["93.184.216.34"]

    assert asyncio.run(reachable("https://example.org/x", private=False, resolve=resolve)) == "93.184.216.34"


def test_what_fails_is_tried_again(ear: Ear) -> None:
    ear.deaf = 2
    allowed = Settings(webhooks=True, private_webhooks=True)
    assert asyncio.run(tell(ear.address, NOTICE, allowed, pauses=(0.01, 0.01)))
    assert ear.heard == [{"table": "t1", "game": "lanterns", "name": "Friday", "version": 3, "seats": ["Seat 2"]}]
    ear.deaf = 9
    assert not asyncio.run(tell(ear.address, NOTICE, allowed, pauses=(0.01, 0.01)))


def test_an_absent_player_is_told_that_it_is_their_turn_and_no_key_is_sent(ear: Ear, tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", webhooks=True, private_webhooks=True) as host:
        laid = host.lay(webhook=ear.address, name="Friday")

        async def play() -> None:
            async with at_table(host.address, laid["table"]) as client:
                await client.hello(laid["seats"][0]["key"])
                await client.update(0, 0)
                await client.ask("answer", seat=0, version=0, option="go:hasty")
                async with asyncio.timeout(20):
                    while not ear.heard:
                        await asyncio.sleep(0.05)

        asyncio.run(play())
        assert ear.heard[0]["seats"] == ["Seat 2"]
        keys = [laid["owner"], laid["watch"], *[seat["key"] for seat in laid["seats"]]]
        assert not [key for key in keys if key.encode() in ear.raw]
    with hosting(tmp_path / "games.sqlite", webhooks=True) as host:
        body = {"game": "lanterns", "players": 2, "webhook": ear.address}
        assert host.http.post("/api/tables", json=body).json()["error"]["code"] == "bad-webhook"

"""A server for tests, in a thread of its own, on a store of its own."""

from __future__ import annotations

import asyncio
import io
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from nocturne.server.backups import Schedule
from nocturne.server.logs import set_up as set_up_logs
from nocturne.server.rooms import Rooms
from nocturne.server.serving import Server, bound, make_server
from nocturne.server.settings import Settings
from nocturne.store import Store

QUICK = Settings(
    bot_pause=0,
    requests_per_second=10_000,
    tables_per_hour=100_000,
    messages_per_second=10_000,
    frames_per_second=20_000,
    frame_burst=20_000,
    bytes_per_second=100_000_000,
    byte_burst=100_000_000,
    connects_per_second=10_000,
)


class Host:
    """A running server."""

    def __init__(self, server: Server, logs: io.StringIO, address: str) -> None:
        self.server = server
        self.logs = logs
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60)

    @property
    def rooms(self) -> Rooms:
        """The rooms of the server, to look at."""
        return self.server.rooms

    def lay(self, game: str = "lanterns", players: int = 2, seed: int = 7, **more: Any) -> dict[str, Any]:  # noqa: ANN401 -- JSON
        """Lay a table; gives its keys."""
        answer = self.http.post("/api/tables", json={"game": game, "players": players, "seed": seed, **more})
        assert answer.status_code == 201, answer.text
        laid: dict[str, Any] = answer.json()
        return laid


@contextmanager
def hosting(
    where: str | Path,
    static: Path | None = None,
    backups: Schedule | None = None,
    **settings: Any,  # noqa: ANN401 -- any setting
) -> Iterator[Host]:
    """Run a server while the block lasts."""
    logs = io.StringIO()
    set_up_logs(logs)
    server = make_server(Store.open(where), replace(QUICK, **settings), static=static, backups=backups)
    listening = bound("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        host = Host(server, logs, f"http://127.0.0.1:{listening.getsockname()[1]}")
        with host.http:
            yield host
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not end"

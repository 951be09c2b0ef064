"""Starting the server: one process on an address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any, TextIO

import uvicorn

from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text
from nocturne.server.app import make_app
from nocturne.server.backups import Schedule
from nocturne.server.gate import Gate, protocols
from nocturne.server.heads import answering_heads
from nocturne.server.logs import logger
from nocturne.server.logs import set_up as set_up_logs
from nocturne.server.origin import answering_own
from nocturne.server.rooms import Rooms
from nocturne.server.settings import Settings, from_environment
from nocturne.store import Store, StoreError

log = logger("serving")

USUAL_PORT = 8000
GRACE = 2
"""Seconds that connections have to end when the server goes down."""


class Server(uvicorn.Server):
    """A server that closes its live connections with a reason before it waits for them."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self.rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then go."""
        await self.rooms.hang_up()
        await super().shutdown(sockets)


def make_server(
    store: Store, settings: Settings, *, static: Path | None = None, backups: Schedule | None = None
) -> Server:
    """A server on a store, not yet started."""
    app = make_app(store, settings, static=static, backups=backups)
    gate: Any = protocols(Gate(settings, app.state.rooms.metrics))
    config = uvicorn.Config(
        answering_own(answering_heads(app), settings),
        **gate,
        ws_max_size=settings.largest_message * 4,
        ws_per_message_deflate=True,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=settings.connections + 200,
    )
    return Server(config, app.state.rooms)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on an address; `UsageError` where another program has it. Port 0 is any that is free."""
    if port is None:
        try:
            return bound(host, USUAL_PORT)
        except UsageError:
            return bound(host, 0)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as fault:
        listening.close()
        raise UsageError(Text.of("server-address", host=host, port=port, fault=reason(fault))) from None
    return listening


def serve(  # noqa: PLR0913 -- where, on which address, and what is done besides
    where: str | Path,
    host: str,
    port: int | None,
    *,
    browser: bool = False,
    say: TextIO,
    logs: TextIO | None = None,
    backups: Schedule | None = None,
) -> None:
    """Serve until somebody stops it."""
    settings = from_environment()
    set_up_logs(logs)
    store = Store.open(where)
    try:
        store.serve_alone()
        listening = bound(host, port)
        server = make_server(store, settings, backups=backups)
    except (StoreError, UsageError):
        store.close()
        raise
    if store.warning:
        log.error("store", fault=store.warning)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host  # noqa: S104 -- only compared
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"Nocturne is at {address}  (Ctrl+C ends it)", file=say, flush=True)
    if browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        _loop(server, listening)
    if server.rooms.stuck:  # the interpreter would wait for those threads for ever
        for stream in (say, sys.stdout, sys.stderr):
            stream.flush()
        os._exit(0)


def _loop(server: Server, listening: socket.socket) -> None:
    """Run on the fastest loop there is."""
    try:
        import uvloop  # noqa: PLC0415 -- not to be had everywhere
    except ImportError:
        asyncio.run(server.serve([listening]))
    else:
        uvloop.run(server.serve([listening]))

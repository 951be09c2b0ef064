"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import nocturne
from nocturne.kernel import NocturneError, Text
from nocturne.server import campaigns, carried, links, notes, page, problems, teaching
from nocturne.server.address import address_of
from nocturne.server.backups import Schedule
from nocturne.server.http import HANDLERS
from nocturne.server.live import live
from nocturne.server.rooms import Rooms
from nocturne.server.settings import Settings
from nocturne.store import Store, StoreError

ResponseOrNone = Response[Any] | None


def make_app(
    store: Store, settings: Settings, *, static: Path | None = None, backups: Schedule | None = None
) -> Litestar:
    """The application on a store. It opens nothing before it is started, and closes the store when it ends."""
    rooms = Rooms(store, settings, backups)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await rooms.start()
        try:
            yield
        finally:
            await rooms.close()
            store.close()

    async def limited(request: Request[Any, Any, Any]) -> ResponseOrNone:
        if rooms.requests.take(address_of(request, trust_proxy=settings.trust_proxy)):
            return None
        fault = problems.Trouble(429, "too-fast", Text.of("http-too-fast"), hint="http-wait")
        return problems.answer(request, fault)

    before: Callable[[Request[Any, Any, Any]], Awaitable[ResponseOrNone]] = limited
    return Litestar(
        route_handlers=[
            *HANDLERS,
            *links.HANDLERS,
            *notes.HANDLERS,
            *campaigns.HANDLERS,
            *teaching.HANDLERS,
            live,
            carried.carried,
            page.page,
        ],
        dependencies={"rooms": Provide(lambda: rooms, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=before,
        exception_handlers={
            problems.Trouble: problems.answer,
            NocturneError: problems.refused,
            StoreError: problems.store_fault,
            HTTPException: problems.http_fault,
            RecursionError: problems.too_deep,
            Exception: problems.our_fault,
        },
        response_headers=[ResponseHeader(name=name, value=value) for name, value in page.HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/offline/"]),
        openapi_config=OpenAPIConfig(
            title="Nocturne",
            version=nocturne.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=settings.largest_save + 1024,
        state=State({"rooms": rooms, "page": static or page.folder()}),
        logging_config=None,
        debug=False,
    )

"""HEAD: what GET would answer, without its body."""

from __future__ import annotations

from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send


def answering_heads(app: ASGIApp) -> ASGIApp:
    """Let an application that knows only GET answer HEAD too.

    The application sees a GET and so counts, limits and refuses as it would there; the body it sends is left out by
    the HTTP server, which knows what was asked.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":  # WebSockets have no method
            scope = cast("Scope", {**scope, "method": "GET"})
        await app(scope, receive, send)

    return answer

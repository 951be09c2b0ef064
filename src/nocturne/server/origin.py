"""Whom the server answers to, and from whose page: foreign names and foreign pages are refused.

A page of another site can make a browser send requests here. It must not lay tables with them; and somebody's name that
points at this machine (DNS rebinding) must not make this server a part of their site.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from nocturne.server.settings import Settings

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
LONGEST = 253
"""No host name is longer."""
HOST = re.compile(r"^(\[[0-9a-fA-F:.]+\]|[^:\[\]/@\s]+)(?::\d{1,5})?$")


class Names:
    """The names that a server answers to."""

    def __init__(self, settings: Settings) -> None:
        given = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        own = socket.gethostname().lower()
        self.all = "*" in given
        self.known = frozenset({*given, "localhost", own, own.partition(".")[0], f"{own.partition('.')[0]}.local"})

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server: a number, or a name of its own."""
        fits = HOST.match(host) if len(host) <= LONGEST + 6 else None
        if fits is None:
            return False
        name = fits[1].strip("[]").lower().rstrip(".")
        return self.all or name in self.known or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def refusal(scope: Mapping[str, Any], names: Names) -> tuple[int, bytes, bytes] | None:
    """Why a request is not taken: status, code and sentence; None where it is."""
    headers = [(name.lower(), value.decode("latin-1")) for name, value in scope["headers"]]
    hosts = [value for name, value in headers if name == b"host"]
    if len(hosts) != 1 or not names.answers_to(hosts[0]):
        told = b"This server does not go by that name. Its host can allow the name with NOCTURNE_HOSTS."
        return 421, b"foreign-host", told
    if scope["type"] != "websocket" and scope["method"] not in CHANGING:
        return None
    origins = [value for name, value in headers if name == b"origin"]
    sites = [value for name, value in headers if name == b"sec-fetch-site"]
    foreign = any(origin.partition("://")[2].lower() != hosts[0].lower() for origin in origins)
    if foreign or any(site in ("cross-site", "same-site") for site in sites):
        return 403, b"foreign-page", b"A page of another site may not do this here."
    return None


def answering_own(app: ASGIApp, settings: Settings) -> ASGIApp:
    """An application that answers only to its own names, and changes something only for its own page."""
    names = Names(settings)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        what = str(scope["type"])  # uvicorn starts an application with "lifespan", which the types leave out
        refused = refusal(scope, names) if what in ("http", "websocket") else None
        if refused is None:
            await app(scope, receive, send)
            return
        status, code, told = refused
        body = b'{"error":{"code":"%b","message":"%b","what":"","hint":""}}' % (code, told)
        kind: Any = "websocket.http.response" if what == "websocket" else "http.response"
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        begin: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
        rest: Any = {"type": f"{kind}.body", "body": body}
        await send(begin)
        await send(rest)

    return answer

"""The page itself: the built browser client, served with headers that let it do what it needs and no more."""

from __future__ import annotations

from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from nocturne.kernel import Text
from nocturne.server.problems import Trouble

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer. Keys travel in the fragment of a link: no referrer may carry one on."""

FOREVER = "public, max-age=31536000, immutable"
NEVER = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Nocturne</title>
<h1>The web client is not built</h1>
<p>The server is running, but the page has not been built. Run <code>python3 go.py setup</code> with the network
at hand, or play in the terminal with <code>./play --terminal</code>.</p>
<p>The interface answers at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def folder() -> Path:
    """Where the built page is."""
    return Path(str(resources.files("nocturne.server"))) / "static"


def file_of(path: str, place: Path) -> Path | None:
    """The file of the built page that a path means; None where there is none, or it points outside."""
    try:
        wanted = (place / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(place.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # longer than any file's name may be, or no name at all
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; every path that is none gives the page itself, which finds its way by the fragment."""
    if path.startswith("/api/") or path == "/api":
        raise Trouble(404, "not-found", Text.of("http-not-found"), what=path[:200], hint="http-not-found-hint")
    place: Path = request.app.state.page
    file = file_of(path, place)
    if file is None or path == "/":
        index = place / "index.html"
        body = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
        return Response(body, media_type="text/html; charset=utf-8", headers={"Cache-Control": NEVER})
    kind = guess_type(file.name)[0] or "application/octet-stream"
    cache = FOREVER if file.parent.name == "assets" else NEVER
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})

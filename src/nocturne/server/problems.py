"""Errors over HTTP: one form for all, with a code, a sentence, what was wrong and what to do."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from msgspec import Struct

from nocturne.i18n import SOURCE, nearest, say
from nocturne.kernel import NocturneError, Text
from nocturne.server.logs import logger
from nocturne.store import StoreError

log = logger("http")


class Problem(Struct, frozen=True):
    """What went wrong."""

    code: str
    message: str
    what: str = ""
    hint: str = ""


class Problems(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Problem


class Trouble(Exception):
    """An error to be told to the client."""

    def __init__(self, status: int, code: str, text: Text, what: str = "", hint: str = "") -> None:
        super().__init__(said(text, SOURCE))
        self.status = status
        self.code = code
        self.text = text
        self.what = what
        self.hint = hint  # the key of a message

    def told(self, language: str) -> Problem:
        """The problem in words."""
        hint = said(Text.of(self.hint), language) if self.hint else ""
        return Problem(self.code, said(self.text, language), self.what, hint)


def said(text: Text, language: str) -> str:
    """A message of the server's own catalogue, or of the engine's."""
    return say(text, language, game="server")


def answer(request: Request[Any, Any, Any], fault: Trouble) -> Response[Problems]:
    """A problem as an answer, in the language of whoever asked."""
    told = Problems(fault.told(language_of(request)))
    return Response(told, status_code=fault.status, media_type="application/json")


CODES = {400: "malformed", 401: "no-key", 403: "forbidden", 404: "not-found", 405: "no-such-method", 413: "too-large"}
OWN = ("malformed", "not-found", "no-such-method", "too-large")
"""Codes of which the server speaks in its own words; what the framework says of them goes beside."""


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that a client reads: the one it asks for, else the first that its browser names."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", SOURCE)
    return nearest(str(wanted).partition(",")[0].partition(";")[0].strip())


def refused(request: Request[Any, Any, Any], fault: NocturneError) -> Response[Problems]:
    """Something that the engine does not take: its own sentence says what and what to do."""
    return answer(request, Trouble(422, "refused", fault.text))


def store_fault(request: Request[Any, Any, Any], fault: StoreError) -> Response[Problems]:
    """The store does not answer as it should. Its sentence names files: it is for the log alone."""
    request.app.state.rooms.metrics.errors.labels("store").inc()
    log.error("store", path=request.url.path, fault=str(fault))
    return answer(request, Trouble(503, "store", Text.of("http-store"), hint="http-store-hint"))


def http_fault(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Problems]:
    """A fault that the framework has found."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    faults = [item for item in extra if isinstance(item, dict)]
    what = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in faults)
    code, detail = CODES.get(fault.status_code, "error"), str(fault.detail)
    text = Text.of(f"http-{code}") if code in OWN else Text.of("http-error", detail=detail)
    told = answer(request, Trouble(fault.status_code, code, text, (what or detail)[:400]))
    for name, value in (fault.headers or {}).items():
        told.set_header(name, value)
    return told


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problems]:
    """Brackets within brackets, deeper than anything that is ever sent here."""
    return answer(request, Trouble(400, "malformed", Text.of("http-too-deep")))


def our_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Problems]:
    """A fault of ours: logged in full, told in short."""
    request.app.state.rooms.metrics.errors.labels("http").inc()
    log.error("http", path=request.url.path, fault=repr(fault), exc_info=fault)
    return answer(request, Trouble(500, "fault", Text.of("http-fault"), hint="http-fault-hint"))

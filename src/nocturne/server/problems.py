"""Errors over HTTP: one form for all, with a code, a sentence, what was wrong and what to do."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from nocturne.i18n import SOURCE, nearest, say
from nocturne.kernel import NocturneError
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

    def __init__(self, status: int, code: str, message: str, what: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, what, hint)


CODES = {400: "malformed", 401: "no-key", 403: "forbidden", 404: "not-found", 405: "no-such-method", 413: "too-large"}


def troubled(_: Request[Any, Any, Any], fault: Trouble) -> Response[Problems]:
    """A trouble of ours."""
    return Response(Problems(fault.problem), status_code=fault.status, media_type="application/json")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that a client reads: the one it asks for, else the first that its browser names."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", SOURCE)
    return nearest(str(wanted).partition(",")[0].partition(";")[0].strip())


def refused(request: Request[Any, Any, Any], fault: NocturneError) -> Response[Problems]:
    """Something that the engine does not take: its own sentence says what and what to do."""
    told = say(fault.text, language_of(request))
    return Response(Problems(Problem("refused", told)), status_code=422, media_type="application/json")


def store_fault(request: Request[Any, Any, Any], fault: StoreError) -> Response[Problems]:
    """The store does not answer as it should. Its sentence names files: it is for the log alone."""
    request.app.state.rooms.metrics.errors.labels("store").inc()
    log.error("store", path=request.url.path, fault=str(fault))
    problem = Problem("store", "The games cannot be reached now.", hint="Try again later; the host knows of it.")
    return Response(Problems(problem), status_code=503, media_type="application/json")


def http_fault(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Problems]:
    """A fault that the framework has found."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    faults = [item for item in extra if isinstance(item, dict)]
    what = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in faults)
    problem = Problem(CODES.get(fault.status_code, "error"), str(fault.detail) or "This cannot be done.", what[:400])
    headers = dict(fault.headers or {})
    return Response(Problems(problem), status_code=fault.status_code, headers=headers, media_type="application/json")


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problems]:
    """Brackets within brackets, deeper than anything that is ever sent here."""
    problem = Problem("malformed", "What was sent cannot be read: it is nested too deeply.")
    return Response(Problems(problem), status_code=400, media_type="application/json")


def our_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Problems]:
    """A fault of ours: logged in full, told in short."""
    request.app.state.rooms.metrics.errors.labels("http").inc()
    log.error("http", path=request.url.path, fault=repr(fault), exc_info=fault)
    problem = Problem("fault", "Something went wrong here.", hint="Try again; if it happens again, report it.")
    return Response(Problems(problem), status_code=500, media_type="application/json")

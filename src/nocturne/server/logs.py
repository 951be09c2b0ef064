"""Structured logs: one JSON object a line, without secrets.

What may be a key is never handed to the logger; and whatever looks like one is struck out on its way.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

KEY = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")
"""How a key looks."""


def without_keys(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Strike out whatever looks like a key.

    >>> without_keys(None, "", {"event": "GET /#/t/x/" + "k" * 32})
    {'event': 'GET /#/t/x/…'}
    """
    return {name: KEY.sub("…", value) if isinstance(value, str) else value for name, value in event.items()}


def set_up(file: TextIO | None = None, *, debug: bool = False) -> None:
    """Write logs as JSON lines to a file, standard error by default; also those of uvicorn."""
    level = logging.DEBUG if debug else logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_keys,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file or sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(file or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    for name in ("uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)


def logger(name: str) -> structlog.typing.FilteringBoundLogger:
    """A logger for a part of the server."""
    bound: structlog.typing.FilteringBoundLogger = structlog.get_logger(part=name)
    return bound

"""Where a client comes from, for limits. It is never logged and never kept."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection


def address_of(connection: ASGIConnection[Any, Any, Any, Any], *, trust_proxy: bool) -> str:
    """The address of a client: the nearest one that a trusted proxy names, else the peer's own."""
    named = forwarded_for(",".join(connection.headers.getall("x-forwarded-for", []))) if trust_proxy else ""
    return named or (connection.client.host if connection.client else "nobody")


def forwarded_for(header: str) -> str:
    """The client that the nearest proxy names; nothing where it names none.

    >>> forwarded_for("203.0.113.9, 198.51.100.7")
    '198.51.100.7'
    """
    return header.rpartition(",")[2].strip()[:64]

"""Where a client comes from, for limits. It is never logged and never kept."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection


def address_of(connection: ASGIConnection[Any, Any, Any, Any], *, trust_proxy: bool) -> str:
    """The address of a client: the nearest one that a trusted proxy names, else the peer's own."""
    if trust_proxy:
        named = connection.headers.get("x-forwarded-for", "")
        if named:
            return named.rpartition(",")[2].strip()[:64]
    return connection.client.host if connection.client else "nobody"

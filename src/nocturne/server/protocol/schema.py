"""The protocol as a JSON Schema, from which the page's types are made."""

from __future__ import annotations

from typing import Any

from msgspec import json

from nocturne.server.protocol.parts import Named
from nocturne.server.protocol.said import ClientMessage
from nocturne.server.protocol.tells import ServerMessage

PROTOCOL = 1
"""Raised when an old client would no longer understand the server, or be understood."""


def schema() -> dict[str, Any]:
    """Both sides of the protocol as one JSON Schema, and `Named`, which stands among its plain data."""
    kinds = (ClientMessage, ServerMessage, Named)
    (client, server, _), parts = json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Nocturne table protocol",
        "version": PROTOCOL,
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }

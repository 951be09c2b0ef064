"""The protocol as a JSON Schema, from which the page's types are made."""

from __future__ import annotations

from typing import Any

from msgspec import json

from nocturne.games import GAMES, find
from nocturne.server.protocol.parts import Named
from nocturne.server.protocol.said import ClientMessage
from nocturne.server.protocol.tells import ServerMessage

PROTOCOL = 2
"""Raised when an old client would no longer understand the server, or be understood."""
REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Both sides of the protocol as one JSON Schema, with the views of all games, and `Named` among its plain data.

    In a view, `faceUp` and `backUp` beside an id name the kinds of record whose face, or back alone, may be looked up.
    """
    games = {game: find(game).view_type for game in sorted(GAMES)}
    kinds = (ClientMessage, ServerMessage, Named, *games.values())
    (client, server, _, *views), parts = json.schema_components(kinds, ref_template=REF)
    parts["Moment"]["properties"]["view"] = {"anyOf": views}
    parts["Update"]["properties"]["set"]["description"] = "Members of one of `views`: with `whole`, all."
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Nocturne table protocol",
        "version": PROTOCOL,
        "views": dict(zip(games, views, strict=True)),
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }

"""The types of one game for the page: its view."""

from __future__ import annotations

from msgspec import json

from nocturne.games import find
from tools.typescript import declared

HEAD = "/** {game}: what a seat may know. Made by tools/protocol_types.py. */\n"


def game_types(game: str) -> str:
    """The module `view.ts` of a game."""
    _, parts = json.schema_components((find(game).view_type,), ref_template="#/$defs/{name}")
    return HEAD.format(game=game.capitalize()) + "".join(f"\n{declared(name, parts[name])}" for name in parts)

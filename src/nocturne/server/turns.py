"""Whose turn it is, for those who are told of it elsewhere."""

from __future__ import annotations

from msgspec import Struct


class TurnNotice(Struct, frozen=True):
    """What an address is told: whose turn it is at which table."""

    table: str
    game: str
    name: str
    version: int
    seats: list[str]

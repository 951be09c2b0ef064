"""Tables and their seats as plain data: what a server needs to know of them without a database at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NewType

from msgspec import Struct

TableId = NewType("TableId", str)
"""A table's name in links: short, drawn by lot."""


class SeatRow(Struct, frozen=True):
    """A seat of a table: the hash of its key, how it was given out, and whether the automatic player has it now."""

    seat: int
    key: bytes
    kind: str
    bot: bool
    name: str


class TableRow(Struct, frozen=True):
    """A table: its game, the hashes of the keys of owner and spectators, its seats."""

    id: TableId
    game: int
    owner: bytes
    watch: bytes
    webhook: str | None
    wish: bytes | None
    name: str
    seats: tuple[SeatRow, ...]
    settings: Mapping[str, Any] = {}
    """How it is to be played at, as the server wrote it when the table was laid."""


class TableState(Struct, frozen=True):
    """How far the game of a table has got."""

    name: str
    game: str
    players: int
    profile: str
    version: int
    over: bool
    created: int  # milliseconds since 1970
    changed: int

"""Keys: unguessable secrets by which seats, spectators and owners are known. Only their hashes are kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from msgspec import Struct

from nocturne.store import SeatRow, TableId, TableRow

KEY_BYTES = 24
TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 10


def new_key() -> str:
    """A new secret of 192 bits, for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table() -> TableId:
    """A new table's name: letters that nobody mistakes, too many to be counted through."""
    return TableId("".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH)))


def hashed(key: str) -> bytes:
    """What is kept of a key.

    >>> hashed("a").hex()[:8]
    'ca978112'
    """
    return sha256(key.encode()).digest()


class Held(Struct, frozen=True):
    """What somebody may do at a table, by the keys they have shown."""

    seats: frozenset[int] = frozenset()
    owner: bool = False
    watching: bool = False


BOUND: Final = "bound"
"""The kind of a seat at a table laid from a sealed save: it stays with the person who had claimed it."""
OWNED = frozenset({"claimed", BOUND})
"""The kinds of seats that are one person's, by a key which nobody else knows."""
PERSONS = OWNED | {"away", "renewed"}
"""The kinds of seats for somebody who has come by a link, or is to come."""

WAITING = frozenset({"away", "renewed", "bot"})
"""The kinds of seats whose link waits for its person: until somebody has come with it, it shows nobody anything."""


def waits(seat: SeatRow) -> bool:
    """Whether a seat's link is still to be claimed, or the automatic player has had the seat from the beginning."""
    return seat.kind in WAITING


NO_TABLE = TableRow(TableId(""), 0, bytes(32), bytes(32), None, None, "", ())
"""Held against a key where there is no such table, so that the time it takes does not tell which tables there are."""


def held(table: TableRow, keys: Iterable[str]) -> Held | None:
    """What these keys open at a table; None where one of them opens nothing."""
    seats: set[int] = set()
    owner = watching = False
    for key in keys:
        mark = hashed(key)
        mine = {seat.seat for seat in table.seats if compare_digest(seat.key, mark)}
        owns, watches = compare_digest(table.owner, mark), compare_digest(table.watch, mark)
        if not (mine or owns or watches):
            return None
        seats |= mine
        owner, watching = owner or owns, watching or watches
    return Held(frozenset(seats), owner, watching or not seats)

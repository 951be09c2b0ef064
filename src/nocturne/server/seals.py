"""Sealed saves: of a running game with other people in it, a host has a file that can be loaded here and not be read.

A sealed file holds the save and whose its seats are. It is encrypted and then authenticated with a key that only this
store has: a keystream of SHAKE-256 and HMAC with SHA-256, each under a key of its own (decision 0017). When it is
loaded, the seat of a person who had claimed it stays bound to that person's key, and nothing is played before all of
them have come: so a copy shows nobody more than they could see before.
"""

from __future__ import annotations

import secrets
from hashlib import sha256, shake_256
from hmac import compare_digest, digest
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel import Game, SaveError, Text
from nocturne.kernel.save import SEALED
from nocturne.server.keys import OWNED, PERSONS
from nocturne.store import SeatRow, Store, TableRow

NONCE, TAG = 16, 32
_START = len(SEALED) + NONCE + TAG


class SealedTable(Struct, frozen=True, array_like=True):
    """What a sealed file holds: the game, and whose its seats are."""

    table: str
    name: str
    seats: tuple[SeatRow, ...]
    save: bytes


_BODY = msgspec.msgpack.Decoder(SealedTable)


def is_secret(game: Game[Any], row: TableRow) -> bool:
    """Whether a save must be sealed: the game runs, and somebody else than the browser that laid it has a seat."""
    return game.over is None and any(seat.kind in PERSONS for seat in row.seats)


def link_waits(row: TableRow) -> bool:
    """Whether a link still waits for its person: whose seat that is, a save could not say."""
    return any(seat.kind in PERSONS - OWNED and not seat.bot for seat in row.seats)


def sealed(store: Store, game: Game[Any], row: TableRow) -> bytes:
    """A table as a file that only this store can read."""
    return seal(store.secret(), msgspec.msgpack.encode(SealedTable(row.id, row.name, row.seats, game.export())))


def unsealed(store: Store, data: bytes) -> SealedTable:
    """What a sealed file holds; `SaveError` where another store has sealed it, or it was changed."""
    return _BODY.decode(unseal(store.secret(), data))


def seal(key: bytes, plain: bytes) -> bytes:
    """Encrypt and authenticate.

    >>> unseal(bytes(32), seal(bytes(32), b"the Map"))
    b'the Map'
    """
    nonce = secrets.token_bytes(NONCE)
    hidden = _with_stream(key, nonce, plain)
    return b"".join((SEALED, nonce, _tag(key, nonce, hidden), hidden))


def unseal(key: bytes, data: bytes) -> bytes:
    """What was sealed with this key; `SaveError` for all else."""
    nonce, tag, hidden = data[len(SEALED) : len(SEALED) + NONCE], data[_START - TAG : _START], data[_START:]
    if not data.startswith(SEALED) or not compare_digest(tag, _tag(key, nonce, hidden)):
        raise SaveError(Text.of("save-sealed-elsewhere"))
    return _with_stream(key, nonce, hidden)


def _tag(key: bytes, nonce: bytes, hidden: bytes) -> bytes:
    return digest(_part(key, b"authenticate"), SEALED + nonce + hidden, sha256)


def _with_stream(key: bytes, nonce: bytes, data: bytes) -> bytes:
    """Data under the keystream of a nonce, which is drawn anew for each file; twice gives the data again."""
    stream = shake_256(_part(key, b"encrypt") + nonce).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))


def _part(key: bytes, use: bytes) -> bytes:
    """A key for one use."""
    return digest(key, use, sha256)

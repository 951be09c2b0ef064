"""Games as files: header, chapters, state and a checksum. A damaged, foreign or newer file is told apart."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from nocturne.kernel.box import Box, Header, Manifest
from nocturne.kernel.codec import DIGEST_SIZE, ENCODER, digest
from nocturne.kernel.errors import SaveError, UsageError
from nocturne.kernel.history import Chapter, Undone
from nocturne.kernel.seats import Seat

MAGIC = b"NOCTURNE"
FORMAT = 1
_BODY = len(MAGIC) + 2 + DIGEST_SIZE

Find = Callable[[str], Manifest[Any]]


class Saved(Struct, frozen=True, array_like=True):
    """A whole game. Header, chapters and table are bytes of their own, so that opening one costs no reading."""

    header: Raw
    undone: tuple[Undone, ...]
    chapters: tuple[Chapter, ...]
    table: bytes
    ask_chance: bool
    since: tuple[tuple[Seat, int], ...] = ()  # since when each seat has been asked what it is asked


_HEADER = msgspec.msgpack.Decoder(Header)
_SAVED = msgspec.msgpack.Decoder(Saved)


def write(saved: Saved) -> bytes:
    """A game as the bytes of a file."""
    body = ENCODER.encode(saved)
    return b"".join((MAGIC, FORMAT.to_bytes(2, "big"), digest(body), body))


def read(data: bytes) -> Saved:
    """What a file holds, with its header still closed; `SaveError` says what is wrong with other bytes."""
    body = _checked(data)
    try:
        return _SAVED.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(f"The save file is damaged: {fault}.") from None


def read_header(data: bytes) -> Header:
    """What a save file is of, without opening the game."""
    return _header(read(data).header)


def _header(raw: bytes) -> Header:
    try:
        return _HEADER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(f"The save file is damaged: {fault}.") from None


@lru_cache(maxsize=64)
def box_of(header: bytes, find: Find) -> tuple[Box[Any], int]:
    """The box of a saved game and the version of the rules it was played with.

    Boxes are immutable, so games with the same header share one.
    """
    read = _header(header)
    return open_box(read, find), read.version


def open_box(header: Header, find: Find) -> Box[Any]:
    """The box that a header names: the same game, rules and content, or `SaveError`."""
    try:
        game = find(header.game)
        profile = game.profile({"profile": header.profile.name, **dict(header.profile.switched)})
        box = Box(game, header.players, profile, header.options)
    except UsageError as fault:
        raise SaveError(f"The save file asks for something this program does not have: {fault}") from None
    if header.version > game.version:
        raise SaveError(
            f"The save file is of {game.id} rules version {header.version}; this program has {game.version}. "
            f"Update Nocturne to open it."
        )
    if header.content != box.content_hash:
        raise SaveError(
            f"The save file was played with other content (pack {header.content[:12] or 'none'}); "
            f"this program has {box.content_hash[:12] or 'none'}. Install the pack it was played with."
        )
    return box


def _checked(data: bytes) -> memoryview:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveError(f"A save file is bytes, not {type(data).__name__}. Read it in binary mode.")
    data = bytes(data)
    if not data.startswith(MAGIC):
        raise SaveError("This is not a Nocturne save file. Choose a file that was written by `save`.")
    if len(data) < _BODY:
        raise SaveError("The save file is cut short. Take an earlier copy of it.")
    form = int.from_bytes(data[len(MAGIC) : len(MAGIC) + 2], "big")
    if form > FORMAT:
        raise SaveError(
            f"The save file is of format {form}, newer than this program's {FORMAT}. Update Nocturne to open it."
        )
    body = memoryview(data)[_BODY:]
    if form < 1 or digest(body) != data[len(MAGIC) + 2 : _BODY]:
        raise SaveError("The save file is damaged or cut short: its checksum is wrong. Take an earlier copy of it.")
    return body

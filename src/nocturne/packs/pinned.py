"""Packs as bytes: what a game was begun with is kept with it, so that a newer program can play on with the same.

What is kept are the files themselves, as their authors wrote them, of all the packs that lie over each other: they are
read again by the same reader, which refuses what is written in words that the program does not have any more.
"""

from __future__ import annotations

import zlib
from functools import lru_cache

import msgspec
from msgspec import Struct

from nocturne.effects.language import Language
from nocturne.effects.problems import PackError
from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text
from nocturne.packs.library import Library, library
from nocturne.packs.model import Pack
from nocturne.packs.reader import read_pack

MAX_PINNED = 8_000_000
"""More bytes than the packs of one game have: what claims more is damaged, or means harm."""


class Layer(Struct, frozen=True, array_like=True):
    """The files of one pack."""

    files: dict[str, bytes]


_DECODER = msgspec.msgpack.Decoder(tuple[Layer, ...])


@lru_cache(16)
def pin(records: Library) -> bytes:
    """The packs as bytes; nothing where one of them was not read from files."""
    layers = tuple([Layer(dict(pack.files)) for pack in records.packs])
    if not all(layer.files for layer in layers):
        return b""
    return zlib.compress(msgspec.msgpack.encode(layers, order="deterministic"), 9)


@lru_cache(16)
def unpin(data: bytes, language: Language) -> Library:
    """The packs of such bytes; `UsageError` where they are damaged, or this program cannot read them any more."""
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(data, MAX_PINNED)
        if not unpacker.eof:
            raise UsageError(Text.of("pinned-cut-short", most=MAX_PINNED))
        layers = _DECODER.decode(plain)
    except (zlib.error, msgspec.MsgspecError, RecursionError) as fault:
        raise UsageError(Text.of("pinned-damaged", fault=reason(fault))) from None
    below: list[Pack] = []
    for layer in layers:
        try:
            below.append(read_pack(layer.files, language, tuple(below)))
        except PackError as fault:
            raise UsageError(Text.of("pinned-unreadable", first=fault.problems.told()[0])) from None
    if not below:
        raise UsageError(Text.of("pinned-empty"))
    return library(*below)

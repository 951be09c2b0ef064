"""Games as files: header, chapters, state and a checksum. A damaged, foreign or newer file is told apart.

The checksum finds damage, not malice: who can write a file can make its checksum right. Everything is therefore read by
its type, and what is well formed but cannot be played on is refused at the first look.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from nocturne.kernel.box import Box, Header, Manifest
from nocturne.kernel.codec import DIGEST_SIZE
from nocturne.kernel.errors import SaveError, UsageError, reason
from nocturne.kernel.history import Chapter, Era, Undone
from nocturne.kernel.seats import Seat
from nocturne.kernel.text import Text

MAGIC = b"NOCTURNE"
SEALED = b"NOCTSEAL"
"""How a save begins that only the server can read which made it (`nocturne.server.seals`)."""
FORMAT = 2
"""Format 1 had another checksum and everything in one piece; it is still read."""
_HEAD = struct.Struct(">8sHIII")
"""Name, format, checksum of the three parts, and the lengths of header and log; the rest is the table."""
_BODY = _HEAD.size
_FORM_1 = MAGIC + b"\0\1"

Find = Callable[[str], Manifest[Any]]


class Log(Struct, frozen=True, array_like=True, gc=False):
    """What a file holds besides header and table. Chapters are bytes that nobody reads until they are needed."""

    undone: tuple[Undone, ...]
    chapters: tuple[Chapter, ...]
    ask_chance: bool
    since: tuple[tuple[Seat, int], ...]  # since when each seat has been asked what it is asked
    eras: tuple[Era, ...] = ()  # the rules and contents that it was played by before those of the header
    pinned: bytes = b""  # the content that it is played with, where it was exported with it (`Manifest.pin`)


Saved = tuple[bytes, Log, bytes]
"""A whole game: its header and, still closed like it, its table; between them the log."""


class _Saved1(Struct, frozen=True, array_like=True):
    """The same in format 1."""

    header: Raw
    undone: tuple[Undone, ...]
    chapters: tuple[Chapter, ...]
    table: bytes
    ask_chance: bool
    since: tuple[tuple[Seat, int], ...] = ()


_HEADER = msgspec.msgpack.Decoder(Header)
_LOG = msgspec.msgpack.Decoder(Log)
_SAVED_1 = msgspec.msgpack.Decoder(_Saved1)


def sealed(header: bytes, log: bytes, table: bytes) -> bytes:
    """A game as the bytes of a file: its parts with their head and checksum."""
    body = b"".join((header, log, table))
    return _HEAD.pack(MAGIC, FORMAT, crc32(body), len(header), len(log)) + body


def read(data: bytes) -> Saved:
    """What a file holds; `SaveError` says what is wrong with other bytes."""
    if type(data) is not bytes:
        if not isinstance(data, bytes | bytearray | memoryview):
            raise SaveError(Text.of("save-not-bytes", name=type(data).__name__))
        data = bytes(data)
    try:
        name, form, checksum, header, log = _HEAD.unpack_from(data)
    except struct.error:
        raise _foreign(data) from None
    if name != MAGIC or form != FORMAT:
        return _read_1(data)
    body = data[_BODY:]
    if crc32(body) != checksum:
        raise SaveError(Text.of("save-checksum"))
    end = header + log
    try:
        return body[:header], _LOG.decode(body[header:end]), body[end:]
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(Text.of("save-damaged", fault=reason(fault))) from None


def _read_1(data: bytes) -> Saved:
    """What a file of format 1 holds."""
    if not data.startswith(_FORM_1):
        raise _foreign(data)
    body = memoryview(data)[len(_FORM_1) + DIGEST_SIZE :]
    if blake2b(body, digest_size=DIGEST_SIZE).digest() != data[len(_FORM_1) : len(_FORM_1) + DIGEST_SIZE]:
        raise SaveError(Text.of("save-checksum"))
    try:
        old = _SAVED_1.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(Text.of("save-damaged", fault=reason(fault))) from None
    return bytes(old.header), Log(old.undone, old.chapters, old.ask_chance, old.since), old.table


def _foreign(data: bytes) -> SaveError:
    """What is wrong with bytes that do not begin like a save file."""
    if not data.startswith(MAGIC):
        return SaveError(Text.of("save-sealed" if data.startswith(SEALED) else "save-foreign"))
    if len(data) < _HEAD.size:
        return SaveError(Text.of("save-cut-short"))
    form = _HEAD.unpack_from(data)[1]
    if form > FORMAT:
        return SaveError(Text.of("save-newer-format", form=form, ours=FORMAT))
    return SaveError(Text.of("save-format"))


def read_header(data: bytes) -> Header:
    """What a save file is of, without opening the game."""
    return header_of(read(data)[0])


def header_of(raw: bytes) -> Header:
    """A header from its bytes; `SaveError` where they hold none."""
    try:
        return _HEADER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(Text.of("save-damaged", fault=reason(fault))) from None


class OpenedBox(NamedTuple):
    """The box of a saved game, and by which rules and content it was played when it was saved."""

    box: Box[Any]
    played: Header
    is_carried_over: bool  # newer rules or other content are in force from now on (decision 0012)


@lru_cache(maxsize=64)
def box_of(header: bytes, find: Find, pinned: bytes = b"") -> OpenedBox:
    """The box of a saved game. Boxes are immutable, so games with the same header share one."""
    played = header_of(header)
    box = open_box(played, find, pinned)
    return OpenedBox(box, played, (played.version, played.content) != (box.manifest.version, box.content_hash))


def open_box(header: Header, find: Find, pinned: bytes = b"") -> Box[Any]:
    """The box that a header names, or `SaveError`: the same game with the same content, or content that continues it.

    The content is that of this program where it is the same; else what was pinned to the game, as long as it can be
    read; else that of this program, where its packs say that they continue the other (decision 0012).
    """
    try:
        manifest = find(header.game)
        profile = manifest.profile({"profile": header.profile.name, **dict(header.profile.switched)})
    except UsageError as fault:
        raise _lacking(fault) from None
    if header.version > manifest.version:
        raise SaveError(Text.of("save-newer-rules", game=manifest.id, version=header.version, ours=manifest.version))
    if pinned:
        with suppress(UsageError):  # written in words that the program does not have any more: see below
            box = Box(manifest, header.players, profile, header.options, pinned=pinned)
            if box.content_hash == header.content:
                return box
    try:
        box = Box(manifest, header.players, profile, header.options)
    except UsageError as fault:
        raise _lacking(fault) from None
    if header.content not in (
        "",
        box.content_hash,
        *manifest.continues(box.source),
    ):  # "": from before there were packs
        raise SaveError(
            Text.of("save-other-content", content=header.content or "none", ours=box.content_hash or "none")
        )
    return box


def _lacking(fault: UsageError) -> SaveError:
    return SaveError(Text.of("save-lacking", fault=reason(fault)))

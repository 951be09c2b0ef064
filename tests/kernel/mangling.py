"""Spoil files at random: bytes, words of a text, and values inside a save file with a checksum made right again."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from random import Random
from zlib import crc32

import msgspec

from nocturne.kernel.save import FORMAT, MAGIC, sealed

HEAD = struct.Struct(">8sHIII")  # name, format, checksum of what follows, lengths of header and log


def flip(data: bytearray, rng: Random) -> None:
    """Change some bits of one byte."""
    data[rng.randrange(len(data))] ^= rng.randrange(1, 256)


def insert(data: bytearray, rng: Random) -> None:
    """Put some bytes in between."""
    place = rng.randrange(len(data) + 1)
    data[place:place] = rng.randbytes(rng.randint(1, 9))


def remove(data: bytearray, rng: Random) -> None:
    """Take some bytes out."""
    place = rng.randrange(len(data))
    del data[place : place + rng.randint(1, 9)]


def cut(data: bytearray, rng: Random) -> None:
    """Lose the end."""
    del data[rng.randrange(len(data)) :]


def repeat(data: bytearray, rng: Random) -> None:
    """Say something twice."""
    place = rng.randrange(len(data))
    data[place:place] = data[place : place + rng.randint(1, 40)]


def blank(data: bytearray, rng: Random) -> None:
    """Wipe a stretch out."""
    place = rng.randrange(len(data))
    stretch = data[place : place + rng.randint(1, 40)]
    data[place : place + len(stretch)] = bytes([rng.choice((0, 255, 32))]) * len(stretch)


SPOILS: tuple[Callable[[bytearray, Random], None], ...] = (flip, insert, remove, cut, repeat, blank)


def mangled(data: bytes, rng: Random) -> bytes:
    """The bytes with one to three mutations."""
    spoilt = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if spoilt:
            rng.choice(SPOILS)(spoilt, rng)
    return bytes(spoilt)


# -- inside a save file


def parts(data: bytes) -> list[bytes]:
    """Header, log and table of a save file."""
    _, _, _, header, log = HEAD.unpack_from(data)
    place = HEAD.size
    return [data[place : place + header], data[place + header : place + header + log], data[place + header + log :]]


def resealed(data: bytes, rng: Random) -> bytes:
    """A save file that has mutated bytes, the lengths of its parts among them, and a right checksum."""
    head, body = bytearray(mangled(data[14 : HEAD.size], rng).ljust(8, b"\0")[:8]), data[HEAD.size :]
    if rng.random() < 0.9:
        head, body = bytearray(data[14 : HEAD.size]), mangled(body, rng)
    return MAGIC + FORMAT.to_bytes(2, "big") + crc32(body).to_bytes(4, "big") + head + body


def forged(data: bytes, rng: Random) -> bytes:
    """A save file in which one value, however deep, is another, and the checksum is right."""
    given = parts(data)
    place = rng.randrange(len(given))
    given[place] = _forge_inside(given[place], rng)
    header, log, table = given
    return sealed(header, log, table)


def _forge(value: object, rng: Random) -> object:
    if isinstance(value, bytes) and rng.random() < 0.9:
        return _forge_inside(value, rng)
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        return [*value[:place], _forge(value[place], rng), *value[place + 1 :]]
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value, key=str))
        return {**value, key: _forge(value[key], rng)}
    return _another(value, rng)


def _forge_inside(value: bytes, rng: Random) -> bytes:
    """Tables and entries are packed once more inside the file."""
    try:
        return msgspec.msgpack.encode(_forge(msgspec.msgpack.decode(value), rng))
    except msgspec.DecodeError:
        return mangled(value, rng)


def _another(value: object, rng: Random) -> object:
    odd: list[object] = [None, True, -1, 0, 1, 7, 2**63, -(2**63), 1.5, "", "x", "§text", b"", [], {}, [[]], {"a": 1}]
    near: list[object] = []
    if isinstance(value, int):
        near = [value + 1, value - 1, value + 100, -value]
    elif isinstance(value, str):
        near = [value + "x", value[:-1], value.upper()]
    elif isinstance(value, list):
        near = [value[:-1], value[1:], value * 2, value[::-1], [value]]
    elif isinstance(value, dict):
        near = [{}, {**value, "x": 1}]
    return rng.choice([*odd, *near * 3])


# -- texts

TOKEN = re.compile(r"[A-Za-z-]+|\d+|\s+|.", re.DOTALL)
ODD_WORDS = (
    "-1",
    "99",
    "0",
    "null",
    "true",
    "x",
    "[",
    "}",
    ":",
    "\t",
    "\n",
    "*",
    "&a",
    "!!int",
    "é",
    "\x00",
    "1e9",
    "'",
    '"',
    "|",
)


def misspelt(text: str, rng: Random) -> str:
    """The text with one to three words or lines changed, doubled, lost or put elsewhere."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if text:
            text = rng.choice((_other_word, _other_word, _lost_word, _two_lines, _lost_line, _cut, _spoilt))(text, rng)
    return text


def _other_word(text: str, rng: Random) -> str:
    words = TOKEN.findall(text)
    place = rng.randrange(len(words))
    words[place] = rng.choice((rng.choice(words), rng.choice(ODD_WORDS)))
    return "".join(words)


def _lost_word(text: str, rng: Random) -> str:
    words = TOKEN.findall(text)
    del words[rng.randrange(len(words))]
    return "".join(words)


def _two_lines(text: str, rng: Random) -> str:
    lines = text.split("\n")
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return "\n".join(lines)


def _lost_line(text: str, rng: Random) -> str:
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def _spoilt(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x250)))) + text[place + 1 :]

"""What happened, recorded: the past is told as it was, even where today's rules would play it otherwise, or not at all.

A record holds the events of one answer, each with the rule by which it happened. Events are whole here, with their
secrets: what a seat is told of them is asked of each event when it is told, as always.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nocturne.kernel.codec import ENCODER, Codec
from nocturne.kernel.errors import SaveError, reason
from nocturne.kernel.events import Happened
from nocturne.kernel.proposals import Unwound
from nocturne.kernel.table import AnswerKept, Table
from nocturne.kernel.text import Text

FAST = 1
"""The level of compression: records are written far more often than they are read."""
LARGEST = 64_000_000
"""More bytes than the records of any chapter have: a file that unpacks to more is damaged, or worse."""
_EVENTS = msgspec.msgpack.Decoder(list[tuple[msgspec.Raw, str]])
_RECORDS = msgspec.msgpack.Decoder(list[bytes])


def record(events: Iterable[Happened] | None) -> bytes:
    """What happened on one answer as bytes; nothing where it is not known."""
    if events is None:
        return b""
    told = []
    for happened in events:  # in a loop: a comprehension would make a function for two events
        if isinstance(happened.event, AnswerKept):
            return b""
        told.append((happened.event, happened.rule))
    return ENCODER.encode(told)


def recall(codec: Codec[Any], data: bytes) -> tuple[Happened, ...]:
    """What a record holds; `SaveError` where it holds an event that the program does not have any more."""
    try:
        return tuple([Happened(codec.read_event(raw), None, rule) for raw, rule in _EVENTS.decode(data)])
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise SaveError(Text.of("log-record-unreadable", fault=reason(fault))) from None


def pack(records: Sequence[bytes]) -> bytes:
    """The records of a chapter, an entry each; nothing where there is none."""
    return zlib.compress(ENCODER.encode(records), FAST) if any(records) else b""


def unpack(data: bytes) -> list[bytes]:
    """The records of a chapter; `SaveError` where the bytes do not hold them."""
    if not data:
        return []
    unpacker = zlib.decompressobj()
    try:
        records = _RECORDS.decode(unpacker.decompress(data, LARGEST))
        if not unpacker.eof:
            raise ValueError("cut short")
    except (zlib.error, ValueError, RecursionError) as fault:
        raise SaveError(Text.of("log-record-unreadable", fault=reason(fault))) from None
    return records


def follow(table: Table, events: Iterable[Happened]) -> None:
    """Let what was recorded happen to a table again, to look at it: only events change what lies on it.

    What is pending is not followed: it belongs to the rules of the time. Nobody can play on from here.
    """
    for happened in events:
        if not isinstance(happened.event, Unwound):  # it speaks of what was pending
            happened.event.apply(table)

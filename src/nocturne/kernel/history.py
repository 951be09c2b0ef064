"""What was answered, kept so that forking, undoing and appending cost the same however long the game is.

The log is cut into chapters of `CHAPTER` entries. The current chapter and the one before it are alive: they hold
a clone of the table every `SPAN` entries, so that undoing replays a handful of answers. Older chapters are bytes,
a snapshot and the entries after it, and are opened only when somebody goes back to them. The bytes are made when
somebody asks for them, or when the chapter is `UNWRITTEN` chapters old: most play-outs are over by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Generic, Protocol

from msgspec import Struct
from msgspec.structs import replace

from nocturne.kernel import recording
from nocturne.kernel.box import Box
from nocturne.kernel.codec import ENCODER, ENTRIES, Codec, Entry
from nocturne.kernel.errors import SaveError, reason
from nocturne.kernel.events import Happened
from nocturne.kernel.loop import Opened, carry_out, run
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import G, Option, Step
from nocturne.kernel.table import Scribe, Table
from nocturne.kernel.text import Text

SPAN = 16
CHAPTER = 256
UNWRITTEN = 16
LONGEST = 1_000_000
"""More entries than any chapter has: a file that claims more is damaged."""
BEGIN = "begin"
"""The option of the first entry: from the opened box to the first decision."""


class Chaptered(Protocol):
    """A part of the log; a store's own kind fetches its bytes only when they are asked for."""

    @property
    def first(self) -> int:
        """How many entries stand before it."""

    @property
    def count(self) -> int:
        """How many entries it has."""

    @property
    def table(self) -> bytes:
        """The table at its beginning."""

    @property
    def entries(self) -> bytes:
        """Its entries."""

    @property
    def records(self) -> bytes:
        """What happened in them (`recording.pack`); empty where that was not recorded."""


class Chapter(Struct, frozen=True, array_like=True, gc=False):
    """A part of the log as bytes: the table at its beginning, the entries after it, and what happened in them."""

    first: int  # how many entries stand before it
    table: bytes
    entries: bytes
    count: int
    records: bytes = b""


class Undone(Struct, frozen=True, array_like=True, gc=False):
    """A mark in the log: at `version` somebody took back everything after `to`."""

    version: int
    to: int
    seat: int | None = None


class Era(Struct, frozen=True, array_like=True, gc=False):
    """A part of the past that other rules or another content have played: it is told, and never gone back to."""

    until: int  # the last version of the game that they played
    version: int  # of the rules (`Manifest.version`)
    content: str  # the hash of the packs
    lost: int = (
        0  # how many answers at its end could not be played again: the log tells them, though they had no effect
    )


class Live(Generic[G]):
    """A chapter that is alive. All forks share it; of the current one a fork takes a copy when it plays on."""

    __slots__ = ("entries", "events", "first", "marks", "packed", "packs", "recorded", "source", "start")

    def __init__(self, first: int, start: bytes | None, marks: list[G | None], entries: list[Entry]) -> None:
        self.first = first
        self.start = start  # the table at the beginning as bytes, where it was wanted (`beginning`)
        self.marks = marks  # the table before every SPAN-th entry; None: not known yet
        self.entries = entries
        self.packs, self.packed = 0, b""  # how many of the entries are bytes already, one after the other
        self.events: list[tuple[Happened, ...] | None] = [None] * len(entries)  # None: not known, recall to see
        self.source: Chaptered | None = None  # where it was read from
        self.recorded = 0  # of how many entries what happened may be recorded there

    def __len__(self) -> int:
        return len(self.entries)

    def copy(self, entries: int | None = None) -> Live[G]:
        """A copy that can be played on independently, with all entries or only the first `entries` of them."""
        new: Live[G] = Live.__new__(Live)
        new.first, new.start, new.source = self.first, self.start, self.source
        new.recorded = self.recorded if entries is None else min(self.recorded, entries)
        if entries is None or entries >= self.packs:
            new.packs, new.packed = self.packs, self.packed
        else:
            new.packs, new.packed = 0, b""
        if entries is None:
            new.marks, new.entries, new.events = self.marks[:], self.entries[:], self.events[:]
        else:
            new.marks = self.marks[: entries // SPAN + 1]
            new.entries, new.events = self.entries[:entries], self.events[:entries]
        return new

    def append(self, table: G, entry: Entry, events: tuple[Happened, ...] | None) -> None:
        """Add what was just answered; `table` is the table after it."""
        self.entries.append(entry)
        self.events.append(events)
        if not len(self.entries) % SPAN:
            self.mark(len(self.entries) // SPAN, table)

    def pack(self) -> bytes:
        """The entries as bytes, one after the other; those that were bytes already stay what they are."""
        count = len(self.entries)
        if self.packs < count:
            new = self.entries[self.packs :]
            self.packed += ENCODER.encode(new)[len(_array_head(len(new))) :]
            self.packs = count
        return self.packed

    def mark(self, span: int, table: G) -> None:
        """Keep a clone of the table before entry `span * SPAN`, where there is none yet."""
        while len(self.marks) <= span:
            self.marks.append(None)
        if self.marks[span] is None:
            self.marks[span] = table.clone()

    def recall(self, codec: Codec[G]) -> None:
        """Read what happened where it was recorded and is not known yet."""
        for place, data in enumerate(self._records()):
            if data and self.events[place] is None:
                with suppress(SaveError):  # an event that the program does not have any more
                    self.events[place] = recording.recall(codec, data)

    def records(self) -> bytes:
        """What happened in each entry, as it was recorded or else as far as it is known."""
        kept = self._records()
        kept += [b""] * (len(self.events) - len(kept))
        return recording.pack([data or recording.record(known) for data, known in zip(kept, self.events, strict=True)])

    def _records(self) -> list[bytes]:
        """What was recorded of its entries where it was read from; nothing where that is damaged."""
        with suppress(SaveError):
            return [] if self.source is None else recording.unpack(self.source.records)[: self.recorded]
        return []

    def beginning(self, codec: Codec[G]) -> bytes:
        """The table at its beginning, as bytes."""
        if self.start is None:
            unread = self.source if self.marks[0] is None else None
            self.start = codec.write(_known(self.marks[0])) if unread is None else unread.table
        return self.start

    def closed(self, codec: Codec[G], *, recorded: bool = False) -> Chapter:
        """The chapter as bytes, with what happened in it where that is wanted."""
        count = len(self.entries)
        packed = self.packed if self.packs == count else self.pack()
        chapter = Chapter(self.first, self.start or self.beginning(codec), _array_head(count) + packed, count)
        return replace(chapter, records=self.records()) if recorded else chapter


class Turned(Generic[G]):
    """A chapter that was played here and is over: bytes as soon as somebody asks for them."""

    __slots__ = ("_codec", "_live", "_recorded", "_written", "count", "first")

    def __init__(self, live: Live[G], codec: Codec[G], *, recorded: bool) -> None:
        self.first, self.count = live.first, len(live)
        self._live: Live[G] | None = live.copy()
        del self._live.marks[1:]
        self._codec, self._recorded = codec, recorded
        self._written: Chapter | None = None

    def written(self) -> Chapter:
        """The chapter as bytes, from now on. Threads may share it: it is written before it is live no longer."""
        live = self._live
        if live is not None:
            self._written = live.closed(self._codec, recorded=self._recorded)
            self._live = None
        assert self._written is not None
        return self._written

    @property
    def table(self) -> bytes:
        """The table at its beginning."""
        return self.written().table

    @property
    def entries(self) -> bytes:
        """Its entries."""
        return self.written().entries

    @property
    def records(self) -> bytes:
        """What happened in them, if events were kept."""
        return self.written().records


@cache
def _array_head(count: int) -> bytes:
    """The bytes with which MessagePack begins an array of this length."""
    if count < 16:
        return bytes((0x90 | count,))
    return b"\xdc" + count.to_bytes(2, "big") if count < 1 << 16 else b"\xdd" + count.to_bytes(4, "big")


def check_chapters(chapters: Sequence[Chaptered]) -> None:
    """Refuse a log whose chapters do not follow each other from the beginning on."""
    if len(chapters) == 1 and not chapters[0].first and 0 < chapters[0].count <= LONGEST:  # mostly
        return
    place, open_still = 0, len(chapters)
    for chapter in chapters:
        open_still -= 1  # only the last may be empty yet
        if chapter.first != place or not (1 if open_still else 0) <= chapter.count <= LONGEST:
            raise SaveError(Text.of("log-chapter-missing", entry=place))
        place += chapter.count
    if not place:
        raise SaveError(Text.of("log-empty"))


_SLOT: Any = vars(Live)["entries"]
"""The slot in which a chapter keeps its entries; a `Shelved` chapter fills it only when it is looked at."""


class Shelved(Live[G]):
    """A chapter taken off the shelf: laid out when somebody looks into it, its entries read when they are wanted."""

    __slots__ = ("_chapter",)

    def __init__(self, chapter: Chaptered) -> None:
        self._chapter: Chaptered | None = chapter
        self.source, self.first = chapter, chapter.first

    def __getattr__(self, name: str) -> Any:
        """What is not laid out yet."""
        if name not in Live.__slots__ or self.source is None:
            raise AttributeError(name)
        chapter = self.source
        self.start, self.recorded = chapter.table, chapter.count
        self.marks, self.events = [None], [None] * chapter.count
        self.packs, self.packed = 0, b""
        return getattr(self, name)

    @property
    def entries(self) -> list[Entry]:  # type: ignore[override]  # as in Live, read at the first look
        """The entries, read now if they were not yet."""
        if self._chapter is not None:
            _SLOT.__set__(self, read_entries(self._chapter))
            self._chapter = None
        entries: list[Entry] = _SLOT.__get__(self)
        return entries

    def __len__(self) -> int:
        return self._chapter.count if self._chapter is not None else len(self.entries)

    def closed(self, codec: Codec[G], *, recorded: bool = False) -> Chapter:
        """The chapter as bytes: as it came, where nobody has looked."""
        chapter = self._chapter
        if chapter is None:
            return super().closed(codec, recorded=recorded)
        records = self.records() if recorded else b""
        return Chapter(chapter.first, chapter.table, chapter.entries, chapter.count, records)


def read_entries(chapter: Chaptered) -> list[Entry]:
    """The entries of a chapter; `SaveError` where the bytes do not hold them."""
    try:
        entries = ENTRIES.decode(chapter.entries)
    except (ValueError, RecursionError) as fault:
        raise SaveError(Text.of("log-unreadable", entry=chapter.first, fault=reason(fault))) from None
    if len(entries) != chapter.count:
        raise SaveError(Text.of("log-entries-missing", count=chapter.count, entry=chapter.first))
    return entries


def replay(
    live: Live[G], upto: int, codec: Codec[G], box: Box[G], *, ask_chance: bool, since: int | None = None
) -> tuple[G, Opened]:
    """The table after the first `upto` entries of a living chapter, and who is asked there.

    It is played from the nearest clone before `since`, or before the end. Clones and events are kept on the way.
    """
    span = min((upto if since is None else since) // SPAN, len(live.marks) - 1)
    while span and live.marks[span] is None:
        span -= 1
    if live.marks[span] is None:
        live.marks[span] = codec.read(live.beginning(codec), box)
    done = span * SPAN
    table = _known(live.marks[span]).clone()
    table.scribe = Scribe()
    asked: Opened = []
    if done == upto or live.entries[done].option != BEGIN:
        asked = run(table, ask_chance=ask_chance)
    for place in range(done, upto):
        asked = repeat(table, asked, live.entries[place], ask_chance=ask_chance)
        if live.events[place] is None:  # what was recorded at the time is never overwritten
            live.events[place] = tuple(table.scribe.events or ())
        if not (place + 1) % SPAN:
            live.mark((place + 1) // SPAN, table)
    return table, asked


def replay_as_far(live: Live[G], codec: Codec[G], box: Box[G], *, ask_chance: bool) -> tuple[G, int]:
    """The table after as many entries of a chapter as today's rules can play again, and how many that are."""
    table = codec.read(live.beginning(codec), box)
    table.scribe = Scribe()
    asked: Opened = []
    if not live.entries or live.entries[0].option != BEGIN:
        asked = run(table, ask_chance=ask_chance)
    for place, entry in enumerate(live.entries):
        before = table.clone()
        try:
            asked = repeat(table, asked, entry, ask_chance=ask_chance)
        except Exception:  # noqa: BLE001 -- whatever other rules find here, the game goes on before it
            return before, place
        live.events[place] = tuple(table.scribe.events or ())
    return table, len(live.entries)


def repeat(table: Table, asked: Opened, entry: Entry, *, ask_chance: bool) -> Opened:
    """Answer as the log says, with the faces that the log holds."""
    table.scribe = Scribe()
    if entry.option != BEGIN:
        options = next((question.options(table) for question in asked if question.seat == entry.seat), ())
        option = next((option for option in options if option.id == entry.option), None)
        call = call_of(table, entry.seat, entry.option) if option is None else None
        if option is not None:
            carry_out(table, table.agenda[-1], entry.seat, option)
        elif call is not None:
            table.agenda.append(call)
        else:
            raise SaveError(Text.of("log-no-option", option=entry.option, seat=entry.seat))
    feed = list(entry.faces[::-1])
    asked = run(table, ask_chance=ask_chance, feed=feed)
    if feed:
        raise SaveError(Text.of("log-faces-left", option=entry.option))
    return asked


def calls_of(table: Table, seat: int) -> Sequence[tuple[Option, Step[Any]]]:
    """What a seat may say at any time, with the step that follows (`Manifest.calls`)."""
    if table.outcome is not None or type(seat) is not int or not 0 <= seat < table.players:
        return ()
    calls: Sequence[tuple[Option, Step[Any]]] = table.box.manifest.calls(table, Seat(seat))
    return calls


def call_of(table: Table, seat: int, word: str) -> Step[Any] | None:
    """The step that follows when a seat says this, if it may."""
    return next((step for option, step in calls_of(table, seat) if option.id == word), None)


def begin(faces: tuple[int, ...]) -> Entry:
    """The first entry of every log."""
    return Entry(CHANCE, BEGIN, faces)


def _known(table: G | None) -> G:
    assert table is not None
    return table


__all__ = [
    "BEGIN", "CHAPTER", "SPAN", "Chapter", "Live", "Seat", "Undone", "begin", "call_of", "calls_of", "repeat",
    "replay",
]  # fmt: skip

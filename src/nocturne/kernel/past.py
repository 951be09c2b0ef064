"""The past of a game: what was answered and what happened, told to each seat, and the tables that it went through."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from nocturne.kernel import history, recording
from nocturne.kernel.asking import Asking
from nocturne.kernel.codec import Codec, Entry
from nocturne.kernel.errors import SaveError, UsageError
from nocturne.kernel.events import Happened, Told, tell
from nocturne.kernel.history import Chapter, Chaptered, Era, Live
from nocturne.kernel.loop import Opened
from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import G
from nocturne.kernel.table import AnswerKept, AnswerLost
from nocturne.kernel.text import Text


class Past(Asking[G]):
    """The part of a game that remembers."""

    __slots__ = ("_before", "_chapters", "_live", "codec", "eras", "keep_events")

    codec: Codec[G]
    eras: tuple[Era, ...]  # what has played it before the rules and content now in force
    keep_events: bool
    _chapters: tuple[Chaptered, ...]
    _before: Live[G] | None
    _live: Live[G]

    @property
    def version(self) -> int:
        """How many answers have been given. It names a moment of the game, for `undo` and against stale answers."""
        return self._live.first + len(self._live) - 1

    @property
    def earliest(self) -> int:
        """The earliest version that can be gone back to: where the rules and content now in force took over."""
        return self.eras[-1].until if self.eras else 0

    def chapters(self, *, recorded: bool = False) -> tuple[Chapter, ...]:
        """The whole log in chapters, the last of them unfinished.

        What happened in a chapter that other rules or another content have played is in it where it was recorded; of
        the others, where that is wanted.
        """
        return tuple([self._closed(live, recorded=recorded) for live in self._lives(0)])

    def _closed(self, live: Live[G], *, recorded: bool) -> Chapter:
        if recorded and None in live.events:
            with suppress(Exception):  # a log that cannot be played again is not recorded, and kept as it is
                self._recall(live, live.events.index(None))
        return live.closed(self.codec, recorded=recorded or self._is_past(live))

    def _is_past(self, live: Live[G]) -> bool:
        """Whether other rules or another content have played a chapter."""
        return bool(self.eras) and live.first <= self.earliest

    def _lives(self, place: int) -> Iterator[Live[G]]:
        """The chapters from the one that holds this entry on.

        The newest of those that are bytes is opened once, for all who look back a little.
        """
        chapters = self._chapters
        for chapter in chapters:
            if chapter.first + chapter.count > place:
                if chapter is chapters[-1] and self._before is None and self._chapters is chapters:
                    self._chapters, self._before = chapters[:-1], history.Shelved(chapter)
                else:
                    yield history.Shelved(chapter)
        for live in (self._before, self._live):
            if live is not None and live.first + len(live) > place:
                yield live

    def _place(self, seat: int | None) -> Seat | None:
        if seat is None:
            return None
        if type(seat) is not int or not 0 <= seat < self.box.players:
            raise UsageError(Text.of("seat-unknown", seat=repr(seat), last=self.box.players - 1))
        return Seat(seat)

    # -- what was answered

    @property
    def last(self) -> Entry:
        """The last entry of the log."""
        return self._live.entries[-1] if self._live.entries else self.log()[-1]

    def log(self, since: int = 0) -> list[Entry]:
        """The entries from version `since` on; the first entry of a game is its beginning."""
        return [entry for live in self._lives(since) for entry in live.entries[max(since - live.first, 0) :]]

    # -- what happened

    def events(self, since: int = -1, seat: int | None = None) -> list[Told]:
        """What happened after version `since`, as this seat may know it; from the very beginning by default."""
        return [told for _, told in self.chronicle(since, seat)]

    def chronicle(self, since: int = -1, seat: int | None = None) -> list[tuple[int, Told]]:
        """What `events` tells, each with the version that it led to."""
        place = self._place(seat)
        told = [(version, tell(happened, place)) for version, happened in self._happened(since + 1)]
        return [(version, event) for version, event in told if event is not None]

    def record(self) -> bytes:
        """What happened on the last answer, to be kept with it (`recording.record`); nothing where it is not known."""
        return recording.record(self._live.events[-1])

    def _happened(self, place: int) -> Iterator[tuple[int, Happened]]:
        for live in self._lives(place):
            within = max(place - live.first, 0)
            if None in live.events[within:]:
                self._recall(live, live.events.index(None, within))
            for version, events in enumerate(live.events[within:], live.first + within):
                for happened in events or ():
                    yield version, happened
                if any(era.until - era.lost < version <= era.until for era in self.eras):
                    entry = live.entries[version - live.first]
                    yield version, Happened(AnswerLost(entry.seat, entry.option), None)

    def _recall(self, live: Live[G], since: int) -> None:
        """Find out what happened in a chapter from an entry on: as it was recorded, else by playing it again.

        Where other rules or another content played it, that may fail: then it is told who answered.
        """
        live.recall(self.codec)
        if None not in live.events[since:]:
            return
        try:
            self._replay(live, len(live.entries), since=live.events.index(None, since))
        except Exception:  # today's rules may fail anywhere in a past that other rules played
            if not self._is_past(live):
                raise
            for place, entry in enumerate(live.entries):
                if live.events[place] is None:
                    live.events[place] = (Happened(AnswerKept(entry.seat, entry.option), None),)

    def _replay(self, live: Live[G], upto: int, since: int | None = None) -> tuple[G, Opened]:
        return history.replay(live, upto, self.codec, self.box, ask_chance=self.ask_chance, since=since)

    # -- how the table was

    def earlier_tables(self) -> Iterator[tuple[int, G | None]]:
        """The table after each answer that other rules or another content have played, to be looked at alone.

        It is followed by what was recorded, or else computed; None where the table of that time cannot be had any more.
        """
        for live in self._lives(0):
            if self._is_past(live):
                yield from self._followed(live)

    def _followed(self, live: Live[G]) -> Iterator[tuple[int, G | None]]:
        self._recall(live, 0)
        table: G | None = None
        with suppress(SaveError):
            table = self.codec.read(live.beginning(self.codec), self.box)
        for version, events in enumerate(live.events, live.first):
            try:
                if table is not None:
                    recording.follow(table, events or ())
            except Exception:  # noqa: BLE001 -- whatever today's events find at a table of other rules: words are left
                table = None
            yield version, None if table is None else table.clone()

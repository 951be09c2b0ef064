"""A game in progress, as the world outside sees it: decisions, answers, views, events, forks, undo and saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from nocturne.kernel import chance, history, position, save
from nocturne.kernel.box import Box, ContentChange, Header, Manifest
from nocturne.kernel.codec import ENCODER, Codec, Entry, codec_of, digest
from nocturne.kernel.decision import Permission
from nocturne.kernel.errors import EngineFault, Refusal, SaveError, UsageError, reason
from nocturne.kernel.history import BEGIN, CHAPTER, SPAN, UNWRITTEN, Chaptered, Era, Live, Turned, Undone
from nocturne.kernel.loop import carry_out, run
from nocturne.kernel.past import Past
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import G, Option, Sealed, Step
from nocturne.kernel.table import Scribe
from nocturne.kernel.text import Text

Say = Callable[[Text], str]


class Game(Past[G]):
    """A game in progress. Everything in it is plain data: the table, and the log of what was answered."""

    __slots__ = ("_shares", "undone")

    def __init__(
        self, codec: Codec[G], box: Box[G], table: G, *, ask_chance: bool = False, keep_events: bool = True
    ) -> None:
        self.codec = codec
        self.box = box
        self.table = table
        self.ask_chance = ask_chance
        self.keep_events = keep_events
        self.undone: tuple[Undone, ...] = ()
        self.eras: tuple[Era, ...] = ()
        self._chapters: tuple[Chaptered, ...] = ()
        self._before: Live[G] | None = None
        self._live: Live[G] = Live(0, None, [table.clone()], [])
        self._shares = False  # whether forks have the same living chapter: who plays on takes a copy first
        self._asked, self._unseen, self._open = [], None, None
        self._go_on(CHANCE, BEGIN, None)

    @classmethod
    def load(cls, data: bytes, find: save.Find) -> Game[G]:
        """A saved game, at the decision where it was left; `SaveError` says what is wrong with other bytes.

        The whole file is read and checked, except that the log is read, and the options are found, at the first look.
        """
        header, log, state = save.read(data)
        box, played, is_carried_over = save.box_of(header, find, log.pinned)
        codec: Codec[G] = codec_of(box.manifest)
        table = codec.read(state, box)
        new: Game[G] = cls._of_log(box, codec, log.chapters, log.undone, log.ask_chance, log.eras)
        new.table, new._asked, new._unseen = table, [], log.since
        if is_carried_over:
            new._carry_over(played)
        return new

    def _carry_over(self, played: Header, lost: int = 0) -> None:
        """Play on from here by newer rules or with other content (decision 0012).

        A chapter begins with the state as it is. What was played before is kept and told, and not gone back to.
        """
        self.box.manifest.bring_up(self.table, played.version)
        last = self._live.closed(self.codec, recorded=True)
        before = () if self._before is None else (self._before.closed(self.codec, recorded=True),)
        self._chapters, self._before = (*self._chapters, *before, *([last] if last.count else [])), None
        self._live = Live(last.first + last.count, None, [self.table.clone()], [])
        self._shares, self._asked, self._unseen, self._open = False, [], self._since(), None
        if self.version > self.earliest or not self.eras:
            self.eras = (*self.eras, Era(self.version, played.version, played.content, lost))

    @classmethod
    def resume(
        cls,
        box: Box[G],
        chapters: Sequence[Chaptered],
        undone: tuple[Undone, ...] = (),
        *,
        ask_chance: bool = False,
        eras: tuple[Era, ...] = (),
        played: Header | None = None,
    ) -> Game[G]:
        """A game from its log in chapters, the last of them unfinished. Stores use it.

        The last chapter is played again to find the present state. Older chapters are asked for their bytes only
        when somebody goes back to them. With `played`, other rules or another content have played it until now: it is
        carried over.
        """
        new: Game[G] = cls._of_log(box, codec_of(box.manifest), chapters, undone, ask_chance, eras)
        new._asked, new._unseen = [], None
        if played is None:
            new.table, asked = new._replay(new._live, len(new._live.entries))
            new._live = new._live.copy()  # all of it is read: it need not look any more whether it is
            new._ask(asked)
        else:
            new.table, done = history.replay_as_far(new._live, new.codec, box, ask_chance=ask_chance)
            new._carry_over(played, len(new._live.entries) - done)
        return new

    @classmethod
    def _of_log(
        cls,
        box: Box[G],
        codec: Codec[G],
        chapters: Sequence[Chaptered],
        undone: tuple[Undone, ...],
        ask_chance: bool,
        eras: tuple[Era, ...] = (),
    ) -> Game[G]:
        """A game with its past, and neither a table nor a question yet."""
        history.check_chapters(chapters)
        new: Game[G] = cls.__new__(cls)
        new.box, new.codec = box, codec
        new.ask_chance, new.keep_events = ask_chance, True
        new.undone, new.eras = undone, eras
        new._chapters, new._live, new._before = tuple(chapters[:-1]), history.Shelved(chapters[-1]), None
        new._open, new._shares = None, False
        return new

    @classmethod
    def from_position(cls, manifest: Manifest[G], text: str | bytes, file: str = "position") -> Game[G]:
        """A game that begins in the middle; `PositionError` carries file, line, column and a suggestion."""
        parsed = position.read(manifest, text, file)
        table: Any = parsed.table
        try:
            game = cls(codec_of(manifest), table.box, table, ask_chance=parsed.ask_chance)
            game.look_around()
        except Exception as fault:  # noqa: BLE001 -- a position is untrusted: whatever it upsets, its writer is told
            raise position.blamed(fault, text, file) from None
        return game

    def look_around(self) -> None:
        """Look at the table from every seat and ask for every option, as clients will: faults show here."""
        self.check()
        for seat in (None, *range(self.box.players)):
            self.view(seat)
        for decision in self.open:
            _ = decision.prompt, decision.options
            _ = [decision.label(option) for option in self.candidates(decision.seat)]

    def checked(self) -> Game[G]:
        """This game, looked at from everywhere at once: for a save from a stranger. `SaveError` if that fails."""
        try:
            self.look_around()
        except SaveError:
            raise
        except Exception as fault:  # noqa: BLE001 -- a save is untrusted: whatever it upsets, its owner is told
            raise SaveError(Text.of("save-unplayable", fault=repr(fault))) from None
        return self

    def position(self) -> str:
        """The present position as a readable file; `nocturne.position` gives it back."""
        return position.write(self.table, ask_chance=self.ask_chance)

    def newer_content(self) -> ContentChange | None:
        """What would change if the game moved from the content it was begun with to that of this program, if it can."""
        box = self.box
        if not box.pinned:
            return None
        try:
            new = Box(box.manifest, box.players, box.profile, box.options)
        except UsageError:  # the pack is not installed here
            return None
        if new.content_hash == box.content_hash:
            return None
        may_move = box.manifest.may_change_content(self.table)
        return ContentChange(
            box.content_hash, new.content_hash, *box.manifest.compare(box.source, new.source), may_move
        )

    def moved(self) -> Game[G]:
        """This game with the newer content of this program, at a moment that allows it (Etherfields: an Awakening)."""
        change, box = self.newer_content(), self.box
        if change is None:
            raise UsageError(Text.of("content-newest"))
        if not change.may_move:
            raise self._refused(Refusal.by("protocol:content", "refuse-content-now"), CHANCE)
        new = self.fork()
        new.box = Box(box.manifest, box.players, box.profile, box.options)
        new.table = new.codec.read(self.codec.write(self.table), new.box)
        new._carry_over(save.header_of(box.header))
        try:
            return new.checked()
        except SaveError as fault:
            raise UsageError(Text.of("content-cannot-move", fault=reason(fault))) from None

    def joined(self, players: int) -> Game[G]:
        """A game of its own that goes on from here with more seats, at a moment that allows it.

        In Etherfields between two sessions. Who sat there keeps the seat; newcomers have the last ones.
        """
        box, manifest = self.box, self.manifest
        new = Box(manifest, players, box.profile, box.options, pinned=box.pinned)
        refusal = manifest.refuse_newcomers(self.table, players)
        if refusal is not None:
            raise self._refused(refusal, CHANCE)
        table = self.codec.read(self.codec.write(self.table), new)
        manifest.seat_newcomers(table, players)
        return Game(self.codec, new, table, ask_chance=self.ask_chance).checked()

    def save(self) -> bytes:
        """The whole game as bytes, in the middle of anything; `load` gives it back."""
        box, live = self.box, self._live
        chapters = self.chapters() if live.first else (live.closed(self.codec),)  # mostly one, and many saves are made
        log = save.Log(self.undone, chapters, self.ask_chance, self._since(), self.eras, box.pinned)
        return save.sealed(box.header, ENCODER.encode(log), self.codec.write(self.table))

    def export(self) -> bytes:
        """The whole game as bytes, like `save`, together with its content and what has happened in it.

        A newer program plays on with that content, and tells the past as it was.
        """
        chapters = self.chapters(recorded=True)
        log = save.Log(self.undone, chapters, self.ask_chance, self._since(), self.eras, self.box.pin())
        return save.sealed(self.box.header, ENCODER.encode(log), self.codec.write(self.table))

    # -- what is to be decided

    @property
    def manifest(self) -> Manifest[G]:
        """The game's manifest."""
        return self.box.manifest

    # -- answering

    def answer(self, seat: int, option_id: str, version: int | None = None) -> None:
        """Answer for a seat and run on to the next decision; `Refused` where that is not allowed.

        With `version`, the answer is refused as stale if what this seat is asked has changed since then.
        One of the `calls` of a seat is taken at any time, whoever is asked.
        """
        for asked in self._asked if self._unseen is None else self._look():
            if asked.seat == seat:
                if version is not None and not asked.since <= version <= self.version:
                    break
                for option in asked.known or asked.options(self.table):
                    if option.id == option_id:
                        self._go_on(asked.seat, option_id, option)
                        return
        call = history.call_of(self.table, seat, option_id) if version is None or 0 <= version <= self.version else None
        if call is not None:
            self._go_on(Seat(seat), option_id, None, call)
            return
        raise self._refused(self._why_not(seat, option_id, version), seat)

    def _go_on(self, seat: Seat, option_id: str, option: Option | None, call: Step[Any] | None = None) -> None:
        """Carry an answer or a call out, run on to the next decision and write the log."""
        if len(self._live.entries) >= CHAPTER:
            self._turn_page()
        elif self._shares:
            self._live, self._shares = self._live.copy(), False
        table, live, old = self.table, self._live, self._asked
        before = table.agenda[-1] if table.agenda else None
        table.scribe = scribe = Scribe() if self.keep_events else Scribe(None)
        try:
            if option is not None:
                carry_out(table, before, seat, option)
            elif call is not None:
                table.agenda.append(call)
            asked = self._still_asked(before) if len(old) > 1 and scribe.events == [] else None
            if asked is None:
                asked = run(table, ask_chance=self.ask_chance, version=live.first + len(live.entries))
        except BaseException:
            self._restore()
            raise
        events = scribe.events
        live.append(
            table,
            Entry(seat, option_id, scribe.outcomes, scribe.revealed),
            None if events is None else tuple(events),
        )
        if call is None and len(old) < 2:  # mostly: who was asked has answered, so that all questions are new
            self._asked, self._open = asked, None
        else:
            self._ask(asked, before)

    def _turn_page(self) -> None:
        """The chapter is full: it stays alive as the one before; the one before that is turned."""
        if self._before is not None:
            self._chapters += (Turned(self._before, self.codec, recorded=self.keep_events),)
            for old in self._chapters[-UNWRITTEN - 1 : -UNWRITTEN]:
                if isinstance(old, Turned):
                    old.written()
        self._before, full, self._shares = self._live, self._live, False
        self._live = Live(full.first + len(full.entries), None, [self.table.clone()], [])

    def shelve(self, chapters: Sequence[Chaptered]) -> None:
        """Let go of a past that a store keeps, in these chapters: it is read again when somebody goes back to it.

        The answers of the last chapter stay at hand, and what happened on the newest of them: it may not be told yet.
        """
        last = chapters[-1]
        before = Live[G](last.first, None, [None], self.log(last.first))
        before.source, before.recorded = last, last.count
        newest = self._live.events[-SPAN:]
        before.events[-len(newest) :] = newest
        self._chapters, self._before = tuple(chapters[:-1]), before
        self._live, self._shares = Live(self.version + 1, None, [self.table.clone()], []), False

    def _restore(self) -> None:
        """After a fault: the table as it was at the last decision, rebuilt from the log."""
        live = self._live
        if len(live) or live.first:
            self.table, _ = self._replay(live, len(live))
            self._open = None

    # -- looking

    def view(self, seat: int | None = None) -> Any:
        """All that this seat may know, and nothing else: the game's own frozen `View`. A spectator is None."""
        return self.box.manifest.view(self.table, self._place(seat))

    # -- forking, hashing, taking back

    def fork(self) -> Game[G]:
        """An independent copy that can be played on; the original never notices."""
        new: Game[G] = Game.__new__(Game)
        new.codec, new.box, new.ask_chance, new.keep_events = self.codec, self.box, self.ask_chance, self.keep_events
        new.undone, new._chapters = self.undone, self._chapters
        new._before, new.eras = self._before, self.eras
        new.table = self.table.clone()
        new._live, new._shares, self._shares = self._live, True, True
        new._asked, new._unseen, new._open = self._asked, self._unseen, None
        return new

    def imagine(self, seat: int | None, pick: Callable[[int], int]) -> Game[G]:
        """Another game that the seat cannot tell from this one, to search in: with other secrets and other luck.

        `pick(n)` gives a number below n. Answers under seal and the coming dice are drawn anew too.
        """
        return self.at(self.box.manifest.imagine(self.table, self._place(seat), pick), seat, pick)

    def at(self, table: G, seat: int | None, pick: Callable[[int], int]) -> Game[G]:
        """A game that begins at a table imagined for a seat, with other luck than this one; see `imagine`."""
        table.seed, table.drawn, table.coming = pick(chance.MASK + 1), {}, ()
        choice: Any = table.agenda[-1] if table.agenda else None
        if isinstance(choice, Sealed):
            table.agenda[-1] = choice.imagined(table, seat, pick)
        return Game(self.codec, self.box, table, ask_chance=self.ask_chance, keep_events=self.keep_events)

    @property
    def is_sealed(self) -> bool:
        """Whether what is asked now is answered unseen, so that it does not matter who answers first."""
        return bool(self.table.agenda) and isinstance(self.table.agenda[-1], Sealed)

    def hash(self) -> str:
        """A fingerprint of the whole state: equal hashes mean equal games."""
        return digest(self.box.header, self.codec.write(self.table)).hex()

    def undo(self, version: int, seat: int | None = None, consent: Iterable[int] = ()) -> None:
        """Take back every answer after `version`.

        With a `seat`, that seat asks for it, and `Refused` says whose `consent` is missing. Without one it is done.
        """
        self._check_version(version)
        if seat is not None:
            self._check_undo(version, seat, set(consent))
        if version == self.version:
            return
        at_border = bool(self.eras) and version == self.earliest  # the state there begins the chapter after it
        live = next(self._lives(version + 1 if at_border else version))
        keep = version + 1 - live.first
        mark = Undone(self.version, version, seat)
        table, asked = self._replay(live, keep)
        self._drop_after(live, keep)
        self.table, self.undone = table, (*self.undone, mark)
        for question in asked:
            question.since = version
        self._asked, self._unseen, self._open = asked, None, None

    def unanswer(self, version: int, since: Mapping[Seat, int]) -> None:
        """Go back to a version as though nothing had been answered since: no undo is noted, no question counts as new.

        Stores use it where an answer could not be kept; `since` are the `since` of the decisions at that version.
        """
        marks = self.undone
        self.undo(version)
        self.undone = marks
        for question in self._questions:
            question.since = since.get(question.seat, version)

    def _drop_after(self, live: Live[G], keep: int) -> None:
        self._chapters = tuple([chapter for chapter in self._chapters if chapter.first < live.first])
        if self._before is not None and self._before.first >= live.first:
            self._before = None
        self._live, self._shares = live.copy(keep), False

    def _check_version(self, version: int) -> None:
        if type(version) is not int or not 0 <= version <= self.version:
            raise UsageError(Text.of("version-unknown", version=repr(version), last=self.version))
        if version < self.earliest:
            raise self._refused(Refusal.by("protocol:undo", "refuse-undo-earlier", earliest=self.earliest), CHANCE)

    def may_undo(self, version: int, seat: int) -> Permission:
        """Whether a seat may take back to a version: freely, or with whose consent.

        Free when since then only this seat decided, no chance was drawn and nobody learned anything hidden.
        """
        self._check_version(version)
        others = tuple([Seat(i) for i in range(self.box.players) if i != seat])
        if not others:
            return Permission((), "solo")
        entries = self.log(version + 1)
        if any(entry.faces or entry.seat == CHANCE for entry in entries):
            return Permission(others, "chance")
        if any(entry.revealed for entry in entries):
            return Permission(others, "revealed")
        concerned = {entry.seat for entry in entries} - {seat}
        return Permission(tuple(sorted(concerned)), "others" if concerned else "free")

    def _check_undo(self, version: int, seat: int, consent: set[int]) -> None:
        permission = self.may_undo(version, seat)
        missing = tuple([other for other in permission.needs if other not in consent])
        if missing:
            refusal = Refusal.by("protocol:undo", "refuse-undo", seats=missing, why=permission.why)
            raise self._refused(refusal, seat)

    # -- checks

    def check(self) -> None:
        """Raise `EngineFault` where an invariant of the game is broken."""
        broken = self.box.manifest.broken(self.table)
        if broken:
            raise EngineFault(Text.of("fault-state", names="; ".join(broken)))

    def verify(self) -> None:
        """Play the log again from the beginning and compare: snapshot and log must agree; `SaveError` if not."""
        first = self.earliest + 1 if self.eras else 0  # what other rules or another content played is not played again
        live = next(self._lives(first), self._live)
        fresh = history.Live[G](first, live.beginning(self.codec), [None], self.log(first))
        try:
            table, _ = self._replay(fresh, len(fresh.entries))
        except SaveError:
            raise
        except Exception as fault:  # noqa: BLE001 -- a log is untrusted: whatever it upsets, its owner is told
            raise SaveError(Text.of("log-unplayable", fault=repr(fault))) from None
        if self.codec.write(table) != self.codec.write(self.table):
            raise SaveError(Text.of("save-other-state"))


def new_game(  # noqa: PLR0913 -- each is something a person chooses when setting a game up
    manifest: Manifest[G],
    players: int,
    seed: int,
    profile: str | Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    ask_chance: bool = False,
    keep_events: bool = True,
) -> Game[G]:
    """Open a box and play up to the first decision."""
    if type(seed) is not int:
        raise UsageError(Text.of("seed-form", seed=repr(seed)))
    if not isinstance(options or {}, Mapping):
        raise UsageError(Text.of("options-form", options=repr(options)))
    box = Box(manifest, players, manifest.profile(profile), options or {})
    codec = codec_of(manifest)
    table = manifest.open(box)
    table.box, table.seed = box, seed & chance.MASK
    return Game(codec, box, table, ask_chance=ask_chance, keep_events=keep_events)

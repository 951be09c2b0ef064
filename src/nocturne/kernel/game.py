"""A game in progress, as the world outside sees it: decisions, answers, views, events, forks, undo and saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic

from msgspec import Raw

from nocturne.kernel import chance, history, position, save
from nocturne.kernel.box import Box, Manifest
from nocturne.kernel.codec import Codec, Entry, codec_of, digest
from nocturne.kernel.decision import Decision, Permission
from nocturne.kernel.errors import EngineFault, PositionError, Refusal, Refused, SaveError, UsageError
from nocturne.kernel.events import Happened, Told, tell
from nocturne.kernel.history import BEGIN, CHAPTER, Chapter, Chaptered, Live, Undone
from nocturne.kernel.loop import Opened, carry_out, run
from nocturne.kernel.save import Saved
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import Choice, G, Option, Outcome, Sealed, Step
from nocturne.kernel.table import Scribe
from nocturne.kernel.text import Text

Say = Callable[[Text], str]


class Game(Generic[G]):
    """A game in progress. Everything in it is plain data: the table, and the log of what was answered."""

    __slots__ = (
        "_asked", "_before", "_chapters", "_live", "_open", "_since",
        "ask_chance", "box", "codec", "keep_events", "table", "undone",
    )  # fmt: skip

    def __init__(
        self, codec: Codec[G], box: Box[G], table: G, *, ask_chance: bool = False, keep_events: bool = True
    ) -> None:
        self.codec = codec
        self.box = box
        self.table = table
        self.ask_chance = ask_chance
        self.keep_events = keep_events
        self.undone: tuple[Undone, ...] = ()
        self._chapters: tuple[Chaptered, ...] = ()
        self._before: Live[G] | None = None
        self._live: Live[G] = Live(0, None, [table.clone()], [])
        self._asked: Opened = []
        self._since: dict[Seat, int] = {}
        self._open: tuple[Decision, ...] | None = None
        self._go_on(CHANCE, BEGIN, None)

    @classmethod
    def load(cls, data: bytes, find: save.Find) -> Game[G]:
        """A saved game, at the decision where it was left; `SaveError` says what is wrong with other bytes."""
        saved = save.read(data)
        box, rules = save.box_of(bytes(saved.header), find)
        if rules != box.game.version:  # older rules: the state is carried over, its past cannot be played again
            return cls(codec_of(box.game), box, codec_of(box.game).read(saved.table, box), ask_chance=saved.ask_chance)
        game = cls.resume(box, saved.chapters, saved.undone, ask_chance=saved.ask_chance, table=saved.table)
        since = dict(saved.since)
        game._since = {seat: min(since.get(seat, now), now) for seat, now in game._since.items()}
        return game

    @classmethod
    def resume(
        cls,
        box: Box[G],
        chapters: Sequence[Chaptered],
        undone: tuple[Undone, ...] = (),
        *,
        ask_chance: bool = False,
        table: bytes | None = None,
    ) -> Game[G]:
        """A game from its log in chapters, the last of them unfinished. Stores use it.

        Older chapters are asked for their bytes only when somebody goes back to them. Without `table` the last
        chapter is played again to find the present state.
        """
        history.check_chapters(chapters)
        new: Game[G] = cls.__new__(cls)
        new.box, new.codec = box, codec_of(box.game)
        new.ask_chance, new.keep_events, new.undone = ask_chance, True, undone
        new._chapters, new._live, new._before = tuple(chapters[:-1]), history.opened(chapters[-1]), None
        new._since, new._asked = {}, []
        if table is None:
            new.table, asked = new._replay(new._live, len(new._live.entries))
        else:
            new.table = new.codec.read(table, box)
            new.table.scribe = Scribe()
            try:
                asked = run(new.table, ask_chance=ask_chance)
            except Exception as fault:  # noqa: BLE001 -- a save is untrusted: whatever it upsets, its owner is told
                raise SaveError(f"The saved state cannot be played on: {fault!r}.") from None
        new._ask(asked)
        return new

    @classmethod
    def from_position(cls, manifest: Manifest[G], text: str, file: str = "position") -> Game[G]:
        """A game that begins in the middle; `PositionError` carries file, line, column and a suggestion."""
        found = position.read(manifest, text, file)
        table: Any = found.table
        try:
            game = cls(codec_of(manifest), table.box, table, ask_chance=found.ask_chance)
            game.look_around()
        except Exception as fault:  # noqa: BLE001 -- a position is untrusted: whatever it upsets, its writer is told
            raise PositionError(f"{file}: This position cannot be played on: {fault!r}") from None
        return game

    def look_around(self) -> None:
        """Look at the table from every seat and ask for every option, as clients will: faults show here."""
        self.check()
        for seat in (None, *range(self.box.players)):
            self.view(seat)
        for decision in self.open:
            _ = decision.prompt, [decision.label(option) for option in self.candidates(decision.seat)]

    def position(self) -> str:
        """The present position as a readable file; `nocturne.position` gives it back."""
        return position.write(self.table, ask_chance=self.ask_chance)

    def save(self) -> bytes:
        """The whole game as bytes, in the middle of anything; `load` gives it back."""
        table = self.codec.write(self.table)
        header, since = Raw(self.box.header), tuple(self._since.items())
        return save.write(Saved(header, self.undone, self.chapters(), table, self.ask_chance, since))

    def chapters(self) -> tuple[Chapter, ...]:
        """The whole log in chapters, the last of them unfinished."""
        before = () if self._before is None else (self._before.closed(self.codec),)
        old = [Chapter(one.first, one.table, one.entries, one.count) for one in self._chapters]
        return (*old, *before, self._live.closed(self.codec))

    # -- what is to be decided

    @property
    def manifest(self) -> Manifest[G]:
        """The game's manifest."""
        return self.box.game

    @property
    def version(self) -> int:
        """How many answers have been given. It names a moment of the game, for `undo` and against stale answers."""
        return self._live.first + len(self._live) - 1

    @property
    def over(self) -> Outcome | None:
        """None, or who won and why."""
        return self.table.outcome

    @property
    def open(self) -> tuple[Decision, ...]:
        """The open decisions, one for each seat that may answer now; empty when the game is over."""
        if self._open is None:
            found = []
            for seat, options in self._asked:  # a loop: a comprehension would make a function for one decision
                found.append(Decision(seat, tuple(options), self._since[seat], self.table, self.table.agenda[-1]))
            self._open = tuple(found)
        return self._open

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return next((decision for decision in self.open if decision.seat == seat), None)

    # -- answering

    def answer(self, seat: int, option_id: str, version: int | None = None) -> None:
        """Answer for a seat and run on to the next decision; `Refused` where that is not allowed.

        With `version`, the answer is refused as stale if what this seat is asked has changed since then.
        One of the `calls` of a seat is taken at any time, whoever is asked.
        """
        for asked, options in self._asked:
            if asked == seat:
                if version is not None and not self._since[asked] <= version <= self.version:
                    break
                for option in options:
                    if option.id == option_id:
                        self._go_on(asked, option_id, option)
                        return
        call = history.call_of(self.table, seat, option_id) if version is None or 0 <= version <= self.version else None
        if call is not None:
            self._go_on(Seat(seat), option_id, None, call)
            return
        raise self._refused(self._why_not(seat, option_id, version), seat)

    def explain(self, seat: int, option_id: str) -> Refused | None:
        """Why an absent option is not allowed: rule, message and facts. None for an option that is."""
        refusal = self._why_not(seat, option_id, None)
        return None if refusal.rule == "protocol:allowed" else self._refused(refusal, seat)

    def candidates(self, seat: int) -> list[Option]:
        """Everything the open decision of this seat could offer, allowed or not: what clients show greyed out."""
        if not any(asked == seat for asked, _ in self._asked):
            return []
        return list(self._choice.candidates(self.table, Seat(seat)))

    def calls(self, seat: int) -> tuple[Option, ...]:
        """What this seat may say at any time besides answering, such as to concede; nothing when the game is over."""
        return tuple([option for option, _ in history.calls_of(self.table, seat)])

    def _why_not(self, seat: int, option_id: str, version: int | None) -> Refusal:
        options = next((options for asked, options in self._asked if asked == seat), None)
        if self.over is not None:
            return Refusal.by("protocol:over", "refuse-over")
        if any(option.id == option_id for option in self.calls(seat)):
            return Refusal.by("protocol:allowed", "refuse-nothing")
        if options is None:
            waiting = tuple([asked for asked, _ in self._asked])
            key = "refuse-not-asked" if seat in range(-1, self.box.players) else "refuse-no-such-seat"
            return Refusal.by("protocol:not-asked", key, waiting=waiting)
        if version is not None and not self._since[Seat(seat)] <= version <= self.version:
            return Refusal.by("protocol:stale", "refuse-stale", given=version, now=self.version)
        if any(option.id == option_id for option in options):
            return Refusal.by("protocol:allowed", "refuse-nothing")
        choice = self._choice
        for option in choice.candidates(self.table, Seat(seat)):
            if option.id == option_id:
                refusal = choice.refuse(self.table, Seat(seat), option)
                assert refusal is not None, f"{option_id} is neither offered nor refused"
                return refusal
        return Refusal.by("protocol:unknown-option", "refuse-unknown-option", option=str(option_id)[:80])

    @property
    def _choice(self) -> Choice[Any]:
        choice: Any = self.table.agenda[-1]
        assert isinstance(choice, Choice)
        return choice

    def _refused(self, refusal: Refusal, seat: int) -> Refused:
        allowed = next((tuple([o.id for o in options]) for asked, options in self._asked if asked == seat), ())
        return Refused(refusal, allowed, self.say)

    def _go_on(self, seat: Seat, option_id: str, option: Option | None, call: Step[Any] | None = None) -> None:
        """Carry an answer or a call out, run on to the next decision and write the log."""
        if len(self._live) >= CHAPTER:
            self._turn_page()
        table, live = self.table, self._live
        before = table.agenda[-1] if table.agenda else None
        table.scribe = scribe = Scribe() if self.keep_events else Scribe(None)
        try:
            if option is not None:
                carry_out(table, before, seat, option)
            elif call is not None:
                table.agenda.append(call)
            asked = run(table, ask_chance=self.ask_chance)
        except BaseException:
            self._restore()
            raise
        events = scribe.events
        live.append(
            table,
            Entry(seat, option_id, tuple(scribe.outcomes), scribe.revealed),
            None if events is None else tuple(events),
        )
        self._ask(asked, before, called=call is not None)

    def _turn_page(self) -> None:
        """The chapter is full: it stays alive as the one before; the one before that becomes bytes."""
        if self._before is not None:
            self._chapters += (self._before.closed(self.codec),)
        self._before, full = self._live, self._live
        self._live = Live(full.first + len(full.entries), None, [self.table.clone()], [])

    def _ask(self, asked: Opened, answered: Step[Any] | None = None, *, called: bool = False) -> None:
        """Note who is asked, and since when: a question that another seat's answer left open is not stale."""
        version = self.version
        if len(asked) == 1 and len(self._asked) <= 1 and not called:
            self._since = {asked[0][0]: version}
        else:
            open_still = bool(asked) and answered is not None and self._goes_on_from(answered)
            before, kept = dict(self._asked) if open_still else {}, self._since
            self._since = {
                seat: kept[seat] if seat in before and before[seat] == options else version for seat, options in asked
            }
        self._asked = asked
        self._open = None

    def _goes_on_from(self, answered: Step[Any]) -> bool:
        """Whether what is asked now was asked before already; a call leaves the question itself in its place."""
        return self._choice is answered or self._choice.goes_on_from(answered)

    def _restore(self) -> None:
        """After a fault: the table as it was at the last decision, rebuilt from the log."""
        live = self._live
        if len(live) or live.first:
            self.table, self._asked = self._replay(live, len(live))
            self._open = None

    # -- looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that this seat may know, as plain data, and nothing else. A spectator is None."""
        return self.box.game.view(self.table, self._place(seat))

    def _place(self, seat: int | None) -> Seat | None:
        if seat is None:
            return None
        if type(seat) is not int or not 0 <= seat < self.box.players:
            seats = f"the seats are 0 to {self.box.players - 1}, or None to look on"
            raise UsageError(f"There is no seat {seat!r}: {seats}.")
        return Seat(seat)

    def events(self, since: int = -1, seat: int | None = None) -> list[Told]:
        """What happened after version `since`, as this seat may know it; from the very beginning by default."""
        return [told for _, told in self.chronicle(since, seat)]

    def chronicle(self, since: int = -1, seat: int | None = None) -> list[tuple[int, Told]]:
        """What `events` tells, each with the version that it led to."""
        place = self._place(seat)
        told = [(version, tell(happened, place)) for version, happened in self._happened(since + 1)]
        return [(version, one) for version, one in told if one is not None]

    def _happened(self, place: int) -> Iterator[tuple[int, Happened]]:
        for live in self._lives(place):
            within = max(place - live.first, 0)
            if None in live.events[within:]:
                self._replay(live, len(live.entries), since=live.events.index(None, within))
            for version, events in enumerate(live.events[within:], live.first + within):
                for happened in events or ():
                    yield version, happened

    def _lives(self, place: int) -> Iterator[Live[G]]:
        """The chapters from the one that holds this entry on."""
        for chapter in self._chapters:
            if chapter.first + chapter.count > place:
                yield history.opened(chapter)
        for live in (self._before, self._live):
            if live is not None and live.first + len(live) > place:
                yield live

    @property
    def last(self) -> Entry:
        """The last entry of the log."""
        return self._live.entries[-1] if self._live.entries else self.log()[-1]

    def log(self, since: int = 0) -> list[Entry]:
        """The entries from version `since` on; the first entry of a game is its beginning."""
        return [entry for live in self._lives(since) for entry in live.entries[max(since - live.first, 0) :]]

    def say(self, text: Text, language: str = "en") -> str:
        """A message in words."""
        return self.box.game.say_at(self.box, text, language)

    # -- forking, hashing, taking back

    def fork(self) -> Game[G]:
        """An independent copy that can be played on; the original never notices."""
        new: Game[G] = Game.__new__(Game)
        new.codec, new.box, new.ask_chance, new.keep_events = self.codec, self.box, self.ask_chance, self.keep_events
        new.undone, new._chapters, new._before = self.undone, self._chapters, self._before
        new.table = self.table.clone()
        new._live = self._live.copy()
        new._asked, new._since, new._open = self._asked, self._since, None
        return new

    def imagine(self, seat: int | None, pick: Callable[[int], int]) -> Game[G]:
        """Another game that the seat cannot tell from this one, to search in: with other secrets and other luck.

        `pick(n)` gives a number below n. Answers under seal and the coming dice are drawn anew too.
        """
        table = self.box.game.imagine(self.table, self._place(seat), pick)
        table.seed, table.coming = pick(chance.MASK + 1), ()
        choice: Any = table.agenda[-1] if table.agenda else None
        if isinstance(choice, Sealed):
            table.agenda[-1] = choice.imagined(table, seat, pick)
        return Game(self.codec, self.box, table, ask_chance=self.ask_chance, keep_events=self.keep_events)

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
        live = next(self._lives(version))
        keep = version + 1 - live.first
        mark = Undone(self.version, version, seat)
        table, asked = self._replay(live, keep)
        self._drop_after(live, keep)
        self.table, self.undone = table, (*self.undone, mark)
        self._since = {who: version for who, _ in asked}
        self._asked, self._open = asked, None

    def _drop_after(self, live: Live[G], keep: int) -> None:
        self._chapters = tuple([chapter for chapter in self._chapters if chapter.first < live.first])
        if self._before is not None and self._before.first >= live.first:
            self._before = None
        self._live = live.copy(keep)

    def _check_version(self, version: int) -> None:
        if type(version) is not int or not 0 <= version <= self.version:
            raise UsageError(f"Version {version!r} cannot be gone back to: the versions are 0 to {self.version}.")

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

    def _replay(self, live: Live[G], upto: int, since: int | None = None) -> tuple[G, Opened]:
        return history.replay(live, upto, self.codec, self.box, ask_chance=self.ask_chance, since=since)

    # -- checks

    def check(self) -> None:
        """Raise `EngineFault` where an invariant of the game is broken."""
        broken = self.box.game.broken(self.table)
        if broken:
            raise EngineFault(f"The state is broken: {'; '.join(broken)}.")

    def verify(self) -> None:
        """Play the log again from the beginning and compare: snapshot and log must agree; `SaveError` if not."""
        live = next(self._lives(0))
        fresh = history.Live[G](0, live.start, [live.marks[0]], self.log())
        table, _ = self._replay(fresh, len(fresh.entries))
        if self.codec.write(table) != self.codec.write(self.table):
            raise SaveError("The saved state is not the one that its log leads to.")


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
        raise UsageError(f"The seed is a whole number, not {seed!r}.")
    if not isinstance(options or {}, Mapping):
        raise UsageError(f"The options are names with their values, not {options!r}.")
    box = Box(manifest, players, manifest.profile(profile), options or {})
    codec = codec_of(manifest)
    table = manifest.open(box)
    table.box, table.seed = box, seed & chance.MASK
    return Game(codec, box, table, ask_chance=ask_chance, keep_events=keep_events)

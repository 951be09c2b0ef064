"""The desk of one table: its open game, and what every seat is to be told, kept ready.

Everything here blocks: it plays, writes to the disk and puts into words. A `Room` calls it in a thread, one call at
a time.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec.structs import replace

from nocturne.bots import Player, RandomPlayer, Seeing, Watchful, player_for
from nocturne.kernel import CHANCE, Decision, Game, Refusal, Refused, Seat, Text, UsageError
from nocturne.server.catalogue import BOTS
from nocturne.server.foresight import Follows, ahead, foresee
from nocturne.server.gestures import Gesture, Pick
from nocturne.server.keys import BOUND
from nocturne.server.names import cleaned
from nocturne.server.protocol import SeatInfo
from nocturne.server.settings import Settings
from nocturne.server.taking_back import TakingBack
from nocturne.server.telling import Core, Line, Teller, words
from nocturne.store import Overtaken, TableRow

if TYPE_CHECKING:
    from nocturne.store import Attempt, Done, Session, Store

TAIL = 40
"""So many lines of a seat's log are kept ready, and up to as many again before the oldest are let go. What happened
before the newest snapshots has to be played again to be told: more would make waking a table dear."""
TRIES = 5
"""How often an answer is given again after another process was quicker."""

LINKS: Mapping[str, Literal["here", "renewed", "claimed", "bound"]] = {
    "here": "here", "renewed": "renewed", "claimed": "claimed", "bound": "bound",
}  # fmt: skip
"""How the protocol calls what has become of a seat's link; of all others it is waited for somebody."""

Place = tuple[int | None, str]
"""A seat, or None for spectators, and the language in which it is told."""


class Tail(NamedTuple):
    """The end of a seat's log: every line after version `base`."""

    base: int
    lines: list[Line]

    def after(self, version: int) -> list[Line]:
        """The lines after a version that is not before the base."""
        return self.lines[bisect_right(self.lines, version, key=lambda line: line.version) :]

    def number_before(self, told: list[Line], number: int) -> int:
        """The number after which the lines that are told now begin: that of a line, and of nothing out of sight."""
        before = len(self.lines) - len(told)
        if before:
            return self.lines[before - 1].number
        return -1 if self.base < 0 else told[0].number - 1 if told else number


class Answering(NamedTuple):
    """An answer on its way to the disk."""

    before: int
    picks: tuple[Pick, ...]
    attempt: Attempt


class Question(NamedTuple):
    """Something that an automatic player is to answer, with all that it needs for it."""

    seat: int
    version: int
    player: Player
    view: Any
    decision: Decision
    name: str

    def answer(self) -> str:
        """What it answers: the same whenever it is asked."""
        return self.player.choose(self.view, self.decision, Random(f"{self.name} {self.version}"))  # noqa: S311 -- a toy player

    def simple_answer(self) -> str:
        """What the simple player answers in its place."""
        return RandomPlayer().choose(self.view, self.decision, Random(f"{self.name} {self.version}"))  # noqa: S311 -- a toy player


class Desk:
    """The game of a table, open."""

    def __init__(self, store: Store, row: TableRow, settings: Settings = Settings()) -> None:  # noqa: B008 -- frozen
        self.store = store
        self.settings = settings
        self.row = row
        self.session: Session = store.session(row.game)
        self.back_to: int | None = None  # to which version something was taken back that nobody has been told yet
        self.taking_back = TakingBack(self)
        self.bots_due = bool(self.bots_asked())  # kept ready, so that nobody looks at a game that is being played
        self.cores: dict[Place, Core] = {}
        self.tails: dict[Place, Tail] = {}
        self.titles: list[str] = []  # what the seats are called now: a Dreamer may be exchanged (EF-AWAKEN-06)
        self._tellers: dict[str, Teller] = {}
        self._players: dict[int, Player] = {}

    @property
    def game(self) -> Game[Any]:
        """The game, to look at."""
        return self.session.game

    @property
    def undos(self) -> int:
        """How often something was taken back."""
        return len(self.game.undone)

    def teller(self, language: str) -> Teller:
        """Who tells the game in a language."""
        teller = self._tellers.get(language)
        if teller is None:
            teller = self._tellers[language] = Teller(self.game, language, self.number)
        return teller

    def number(self, version: int) -> int:
        """The number by which seats know a version."""
        return self.session.times.number(version)

    def version_of(self, number: int) -> int:
        """The version that a seat means by a number; one more than there is, where it has never been told that."""
        return self.session.times.version(number)

    # -- what is told

    def seats(self, language: str, online: Iterable[int] = ()) -> list[SeatInfo]:
        """The seats as everybody may know them."""
        teller, there = self.teller(language), set(online)
        return [
            SeatInfo(
                seat=seated.seat,
                title=teller.title(self.game, seated.seat),
                name=seated.name,
                kind=kind_of(seated.bot),
                online=seated.bot or seated.seat in there,
                link=LINKS.get(seated.kind, "waiting"),
            )
            for seated in self.row.seats
        ]

    def prepare(self, places: Iterable[Place]) -> None:
        """Make ready what these seats are told now; what others were told before is dropped."""
        wanted = set(places)
        infos = {language: self.seats(language) for language in {language for _, language in wanted}}
        self.titles = [info.title for seats in infos.values() for info in seats]
        last = self.taking_back.last_answers() if wanted else {}
        cores, tails = {}, {}
        for place in wanted:
            seat, language = place
            teller = self.teller(language)
            undo = None if seat is None else self.taking_back.offer(seat, last.get(seat), language)
            old, tail = self.cores.get(place), self._tail(place)
            core = teller.core(self.game, seat, infos[language], undo, old)
            if old is None or old.version > self.game.version:
                core.version = self._seen(seat, tail, last)
            elif core.says_as(old) and tail.lines[-1:] == self.tails[place].lines[-1:]:
                core = old  # what happened was out of its sight (AL-VIEW-14)
            elif self.back_to is not None:
                core.version = self._seen(seat, tail, last)
            cores[place], tails[place] = core, tail
        self.cores, self.tails, self.bots_due = cores, tails, bool(self.bots_asked())

    def _seen(self, seat: int | None, tail: Tail, last: Mapping[int, int]) -> int:
        """The last version that has shown a seat something, as the log has it: told, asked, or answered by itself."""
        asked = [decision.since for decision in self.game.open if decision.seat == seat]
        told = [line.version for line in tail.lines[-1:]]
        return max([0, *asked, *told, *([] if seat is None else [last.get(seat, 0)])])

    def seen(self, seat: int | None) -> int:
        """The number of what a seat has been shown last."""
        core = next((core for (place, _), core in self.cores.items() if place == seat), None)
        if core is None:
            return self.number(self._seen(seat, self._tail((seat, "en")), self.taking_back.last_answers()))
        return self.number(core.version)

    def add(self, place: Place) -> None:
        """Make ready what one more seat is told, and draw the things that it has not seen yet."""
        self.prepare({*self.cores, place})
        things = self.teller(place[1]).things
        if things is not None:
            for key in self.cores[place].things:
                things.raw(key)

    def _tail(self, place: Place) -> Tail:
        tail = self.tails.get(place) or Tail(max(self.game.version - TAIL, -1), [])
        known = max(tail.base, tail.lines[-1].version if tail.lines else tail.base)
        lines = [*tail.lines, *self.teller(place[1]).lines(self.game, place[0], known)]
        if len(lines) <= 2 * TAIL:
            return Tail(tail.base, lines)
        whole = Tail(tail.base, lines)
        base = lines[-TAIL - 1].version
        return Tail(base, whole.after(base))

    def lines(self, place: Place, since: int) -> list[Line]:
        """What a seat was told after a version."""
        tail = self.tails.get(place)
        if tail is not None and since >= tail.base:
            return tail.after(since)
        return self.teller(place[1]).lines(self.game, place[0], since)

    # -- what is done

    @property
    def missing(self) -> list[int]:
        """The seats at a table laid from a sealed save whose people have not come yet: before that nobody plays on.

        Else a copy could be played to its end, where all is open that is secret at the first table.
        """
        return [seat.seat for seat in self.row.seats if seat.kind == BOUND]

    def refuse_missing(self) -> None:
        """Raise `Refused` where somebody is waited for."""
        if self.missing:
            seats = tuple(
                [self.row.seats[seat].name or self.teller("en").title(self.game, seat) for seat in self.missing]
            )
            raise self.refused("protocol:people-missing", "server-refuse-missing", seats=seats, count=len(seats))

    def answer(self, seat: int, options: list[str], version: int, done: Done) -> Answering:
        """Answer for a seat; several options are the picks of one gesture. `done` is called when it is on the disk.

        `version` is the number of what the seat had seen when it answered.

        Until `settle` has been called then, nothing else may be done here.
        """
        if self.row.seats[seat].bot:
            raise self.refused("protocol:bot", "server-refuse-bot")
        self.refuse_missing()
        picks, before = self.taking_back.picks(seat, options), self.game.version
        return Answering(before, picks, self.session.play(seat, options, self.version_of(version), done))

    def settle(self, answering: Answering, fault: Exception | None) -> int:
        """The answer is on the disk, or (`Overtaken`, `StoreError`) nothing has happened. Gives the version reached."""
        self.session.settle(answering.attempt, fault)
        taken = self.game.version - answering.before  # fewer than were sent, where one drew chance or taught
        if answering.picks:
            self.taking_back.keep(Gesture(answering.before, answering.picks[:taken]), self.game.version)
        return self.game.version

    @property
    def bot_seats(self) -> set[int]:
        """The seats that the automatic player has."""
        return {seat.seat for seat in self.row.seats if seat.bot}

    def bots_asked(self) -> list[int]:
        """The seats that the automatic player must answer for now; chance is always its own."""
        if self.missing:
            return []
        bots = self.bot_seats
        return [
            decision.seat
            for decision in self.game.open
            if (decision.seat in bots and decision.waits) or decision.seat == CHANCE
        ]

    def bot_question(self) -> Question | None:
        """What the automatic player is asked now, to be thought about elsewhere; None where it is not asked."""
        asked = self.bots_asked()
        decision = self.game.decision(asked[0]) if asked else None
        if decision is None:
            return None
        seat, player = asked[0], self._player(asked[0])
        if isinstance(player, Seeing):
            player.see(self.game)  # a copy: it thinks while the table goes on
        view = self.game.view(None if seat == CHANCE else seat)
        return Question(seat, self.game.version, player, view, decision, f"{self.row.id} {seat}")

    def bot_answer(self, question: Question, option: str) -> int:
        """Let the automatic player answer, unless the game has gone on without it."""

        def answer() -> None:
            if question.version == self.game.version and question.seat in self.bots_asked():
                self.session.answer(question.seat, option)

        moved = self._play(answer)
        for other, player in self._players.items():
            if isinstance(player, Watchful) and other != CHANCE:
                player.watch(self.game.view(other))
        return moved

    def replace_bot(self, seat: int) -> None:
        """Let the rules of thumb have a seat where one that thinks does not answer, and chance where they do not."""
        thinks = isinstance(self._players.get(seat), Seeing)
        self._players[seat] = player_for(self.game, Seat(seat)) if thinks else RandomPlayer()

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            level = self.row.settings.get(BOTS, self.settings.bots)
            self._players[seat] = player_for(self.game, Seat(seat), level, seconds=self.settings.bot_seconds / 2)
        return self._players[seat]

    def _play(self, act: Callable[[], object]) -> int:
        """Do something to the game; where another process was quicker, look again and try again."""
        for tries in range(TRIES):
            try:
                act()
                break
            except Overtaken:
                self.refresh()
                if tries == TRIES - 1:
                    raise
        return self.game.version

    def refresh(self) -> None:
        """Read the game again, with what other processes have written."""
        undos = self.undos
        self.session.catch_up()
        back = min((mark.to for mark in self.game.undone[undos:]), default=None)
        if back is not None:
            self._cut(back)

    def reread(self) -> None:
        """Read the seats again."""
        row = self.store.tables.find(self.row.id)
        if row is not None:
            self.row = row
            self.bots_due = bool(self.bots_asked())

    def give_seat(self, seat: int, *, bot: bool, name: str | None) -> None:
        """Let the automatic player have a seat, or a person."""
        old = self.row.seats[seat]
        new = replace(old, bot=bot, name=old.name if name is None else cleaned(name, 40))
        self.store.tables.give_seat(self.row.id, seat, bot=bot, name=new.name)
        self.row = replace(self.row, seats=tuple([new if other is old else other for other in self.row.seats]))
        self._players.pop(seat, None)

    def move_content(self) -> None:
        """Go on with the newer content of this program: everything is told anew."""
        self._play(self.session.move)
        self.cores, self.tails, self._tellers = {}, {}, {}
        self.taking_back.forget()
        self._players.clear()

    # -- taking back

    def undo(self, seat: int, version: int, agreed: Iterable[int]) -> int:
        """Take back for a seat; those of the automatic player always agree."""
        consent = {*agreed, *self.bot_seats}
        before = self.undos
        moved = self._play(lambda: self.session.undo(version, seat, consent))
        if self.undos > before:
            self._cut(version)
        return moved

    def _cut(self, version: int) -> None:
        """Forget what was taken back, and note that those who are told must do so too."""
        self.back_to = version if self.back_to is None else min(version, self.back_to)
        self.taking_back.forget(version)
        self.tails = {
            place: Tail(min(tail.base, version), [line for line in tail.lines if line.version <= version])
            for place, tail in self.tails.items()
        }
        self._players.clear()  # what they remember may not have happened

    # -- asking

    def foresee(self, seat: int, options: list[str]) -> tuple[Follows | None, Decision | None]:
        """What may follow an answer that the seat could then not take back alone, and what it would be asked next."""
        decision = self.game.decision(seat)
        if decision is None or options[0] not in decision.ids():
            raise self.refused("protocol:unknown-option", "server-refuse-foresee")
        people = [seat.seat for seat in self.row.seats if not seat.bot]
        rng = Random(f"{self.row.id} {seat} {self.game.version} {options}")  # noqa: S311 -- the same whenever it is asked
        follows = foresee(self.game, seat, options, people, rng, strict=self.taking_back.strict)
        return follows, ahead(self.game, seat, options, rng)

    def at(self, version: int) -> Game[Any]:
        """The game as it was at a version."""
        if not 0 <= version <= self.game.version:
            raise UsageError(Text.of("game-version-not-yet", version=version))
        past = self.game.fork()
        past.undo(version)
        return past

    def refused(self, rule: str, key: str, **facts: Any) -> Refused:  # noqa: ANN401 -- whatever a message may carry
        """A refusal of the server's own, in the page's words."""
        return Refused(Refusal.by(rule, key, **facts), (), lambda text: words(text.key, "en", **text.arguments()))


def label_of(game: Game[Any], seat: int, option_id: str) -> Text | None:
    """What an option that a seat has now is called; None where it has none of that id."""
    decision = game.decision(seat)
    fits = () if decision is None else [option for option in decision.options if option.id == option_id]
    return decision.label(fits[0]) if decision is not None and fits else None


def kind_of(bot: bool) -> Literal["human", "bot"]:
    """How a seat's player is called in the protocol."""
    return "bot" if bot else "human"

"""A table at a decision: who is asked what and since when, and why anything else is refused."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic

from nocturne.kernel.box import Box
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import Refusal, Refused, SaveError
from nocturne.kernel.history import calls_of
from nocturne.kernel.loop import Opened, Question, run
from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import Choice, G, Option, Outcome, Step
from nocturne.kernel.table import Scribe
from nocturne.kernel.text import Text

Since = tuple[tuple[Seat, int], ...]
"""Seats that are asked, each with the version since when it has been asked that."""
_SEAT_AND_SINCE: Callable[[Question], tuple[Seat, int]] = attrgetter("seat", "since")


class Asking(Generic[G]):
    """The part of a game that asks. A loaded game has its table at once; its options come at the first look."""

    __slots__ = ("_asked", "_open", "_unseen", "ask_chance", "box", "table")

    box: Box[G]
    table: G
    ask_chance: bool
    _asked: Opened  # who is asked, with the options; not known yet while a loaded game is unseen
    _unseen: Since | None  # of a loaded game that nobody has looked at: who is asked since when
    _open: tuple[Decision, ...] | None  # the same for clients, once they have looked

    @property
    def version(self) -> int:
        """How many answers have been given. It names a moment of the game, for `undo` and against stale answers."""
        raise NotImplementedError  # pragma: no cover -- a game counts its log

    @property
    def over(self) -> Outcome | None:
        """None, or who won and why."""
        return self.table.outcome

    @property
    def open(self) -> tuple[Decision, ...]:
        """The open decisions, one for each seat that may answer now; empty when the game is over."""
        if self._open is None:
            table, decisions = self.table, []
            for asked in self._asked if self._unseen is None else self._look():
                choice = table.agenda[-1]  # in a loop: a comprehension would make a function for one decision
                decisions.append(Decision(asked.seat, asked.since, asked, table, choice, table.scribe))
            self._open = tuple(decisions)
        return self._open

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return next((decision for decision in self.open if decision.seat == seat), None)

    def explain(self, seat: int, option_id: str) -> Refused | None:
        """Why an absent option is not allowed: rule, message and facts. None for an option that is."""
        refusal = self._why_not(seat, option_id, None)
        return None if refusal.rule == "protocol:allowed" else self._refused(refusal, seat)

    def candidates(self, seat: int) -> list[Option]:
        """Everything the open decision of this seat could offer, allowed or not: what clients show greyed out."""
        if not any(question.seat == seat for question in self._questions):
            return []
        return list(self._choice.candidates(self.table, Seat(seat)))

    def calls(self, seat: int) -> tuple[Option, ...]:
        """What this seat may say at any time besides answering, such as to concede; nothing when the game is over."""
        return tuple([option for option, _ in calls_of(self.table, seat)])

    def say(self, text: Text, language: str = "en") -> str:
        """A message in words."""
        return self.box.manifest.say_at(self.table, text, language)

    # -- for the game itself

    @property
    def _questions(self) -> Opened:
        return self._asked if self._unseen is None else self._look()

    def _look(self) -> Opened:
        """The first look at a loaded game; `SaveError` where its state, though well formed, cannot be played on."""
        self.table.scribe = Scribe()
        now, since = self.version, dict(self._unseen or ())
        try:
            asked = run(self.table, ask_chance=self.ask_chance)
            for question in asked:
                question.options(self.table)
                question.since = min(since.get(question.seat, now), now)
        except Exception as fault:  # noqa: BLE001 -- a save is untrusted: whatever it upsets, its owner is told
            raise SaveError(Text.of("save-unplayable", fault=repr(fault))) from None
        self._asked, self._unseen = asked, None
        return asked

    def _since(self) -> Since:
        """Who is asked, since when."""
        if self._unseen is not None:
            return self._unseen
        asked = self._asked
        return ((asked[0].seat, asked[0].since),) if len(asked) == 1 else tuple(map(_SEAT_AND_SINCE, asked))

    def _ask(self, asked: Opened, answered: Step[Any] | None = None) -> None:
        """Note who is asked, and since when: a question that another seat's answer left open is not stale."""
        old, self._asked, self._open = self._asked, asked, None
        if not asked or asked[0] in old:  # nothing has happened: see `_still_asked`
            return
        version, goes_on = self.version, answered is not None and self._goes_on_from(answered)
        before = {question.seat: question for question in old} if goes_on else {}
        for question in asked:
            same = before.get(question.seat)
            question.since = same.since if same and self._is_unchanged(same, question) else version

    def _is_unchanged(self, old: Question, new: Question) -> bool:
        """Whether a seat has the same options as before. Options that nobody had looked at count as changed."""
        return old.known is not None and old.known == new.options(self.table)

    def _still_asked(self, answered: Step[Any] | None) -> Opened | None:
        """The questions still open to other seats, if an answer changed nothing but who is asked; else None: ask anew.

        Nothing has happened in between, so those seats keep the options they had.
        """
        table = self.table
        top: Any = table.agenda[-1] if table.agenda else None
        if answered is None or not isinstance(top, Choice) or not top.goes_on_from(answered):
            return None
        seats = top.seats(table)
        still = [question for question in self._asked if question.seat in seats]
        if not still or len(still) < len(seats):
            return None
        if len(still) == 1 and len(still[0].options(table)) == 1 and not top.asks_always(table):
            return None  # the last seat has only one option: the loop carries it out without asking
        return still

    def _goes_on_from(self, answered: Step[Any]) -> bool:
        """Whether the present question was open before this answer too; after a call it is the very same object."""
        choice = self._choice
        return choice is answered or choice.goes_on_from(answered)

    def _why_not(self, seat: int, option_id: str, version: int | None) -> Refusal:
        questions = self._questions
        options = next((question.options(self.table) for question in questions if question.seat == seat), None)
        if self.over is not None:
            return Refusal.by("protocol:over", "refuse-over")
        if any(option.id == option_id for option in self.calls(seat)):
            return Refusal.by("protocol:allowed", "refuse-nothing")
        if options is None:
            waiting = tuple([question.seat for question in questions])
            key = "refuse-not-asked" if seat in range(-1, self.box.players) else "refuse-no-such-seat"
            return Refusal.by("protocol:not-asked", key, waiting=waiting)
        if version is not None and not dict(self._since())[Seat(seat)] <= version <= self.version:
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
        options = next((question.options(self.table) for question in self._questions if question.seat == seat), [])
        return Refused(refusal, tuple([option.id for option in options]), self.say)

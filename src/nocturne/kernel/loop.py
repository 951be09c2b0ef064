"""The loop that carries the agenda out, and how it asks: seats, chance by hand, bookkeeping by hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any, ClassVar

from msgspec import Struct

from nocturne.kernel import chance
from nocturne.kernel.errors import EngineFault, SaveError
from nocturne.kernel.proposals import Unwound
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import (
    ASK,
    DONE,
    ROLL,
    RUN,
    UNWIND,
    UPKEEP,
    WINDOW,
    AnyStep,
    Chance,
    Choice,
    Option,
    Step,
    Unwind,
)
from nocturne.kernel.table import Table
from nocturne.kernel.text import Text, kebab

STEP_BUDGET = 20_000
"""Steps between two decisions before the game is called endless; a large set-up takes some hundreds."""


class Confirm(Choice[Table], frozen=True):
    """Refereeing a physical table: a player does the bookkeeping by hand and says so."""

    what: AnyStep
    always: ClassVar[bool] = True

    @property
    def rule(self) -> str:  # type: ignore[override]  # here it is the rule of the bookkeeping
        """The rule that asks for the bookkeeping."""
        return self.what.rule

    def seats(self, table: Table) -> tuple[Seat, ...]:
        """Anybody at the table."""
        return tuple([Seat(i) for i in range(table.players)])

    def candidates(self, table: Table, seat: Seat) -> tuple[Option, ...]:
        """It has been done."""
        return (DONE,)

    def chosen(self, table: Table, seat: Seat, option: Option) -> None:
        """The program follows what was done by hand."""
        table.scribe.cause = self.what
        self.what.run(table)

    def prompt(self, table: Table, seat: Seat) -> Text:
        """What is to be done by hand."""
        return Text.of("ask-upkeep-" + kebab(type(self.what).__name__))


class Face(Option, frozen=True):
    """One outcome of a draw, where a person answers for chance."""

    face: int


class Rolling(Choice[Table], frozen=True):
    """Chance asked of a person: one draw after the other, in the seat of CHANCE."""

    what: AnyStep
    got: tuple[int, ...] = ()

    def seats(self, table: Table) -> tuple[Seat, ...]:
        """The seat of chance."""
        return (CHANCE,)

    def candidates(self, table: Table, seat: Seat) -> list[Option]:
        """The faces that can come up."""
        return [Face(i) for i in chance.possible(self._step.draws(table)[len(self.got)])]

    def weights(self, table: Table) -> tuple[int, ...]:
        """How likely each of these faces is."""
        return chance.weights(self._step.draws(table)[len(self.got)])

    def chosen(self, table: Table, seat: Seat, option: Face) -> None:
        """Note the face; after the last draw the game goes on."""
        got, step = (*self.got, option.face), self._step
        table.drawn[step.stream] = table.drawn.get(step.stream, 0) + 1
        if len(got) < len(step.draws(table)):
            table.then(Rolling(self.what, got))
        else:
            table.scribe.cause = step
            step.happened(table, got)

    def label(self, table: Table, seat: Seat, option: Face) -> Text:
        """The face in the words of what is drawn: a card, a number of eyes."""
        return self._step.face_label(table, self.got, option.face)

    def prompt(self, table: Table, seat: Seat) -> Text:
        """Which draw is asked for."""
        return Text.of("ask-chance-" + kebab(type(self.what).__name__), number=len(self.got) + 1)

    @property
    def _step(self) -> Chance[Any]:
        assert isinstance(self.what, Chance)
        return self.what


class Question(Struct, eq=False, gc=False):
    """A seat that is asked, and its options; those of a lazy choice are worked out at the first look (decision 0011).

    Forks of a game share its questions until they are answered: up to then they are at the same moment.
    """

    seat: Seat
    known: list[Option] | None
    since: int  # the version since when the seat has been asked this

    def options(self, table: Table) -> list[Option]:
        """What the seat may answer, at a table that is still at this question."""
        if self.known is None:
            choice: Any = table.agenda[-1]
            self.known = choice.options(table, self.seat)
        return self.known


Opened = list[Question]


def run(  # noqa: PLR0912, PLR0915 -- the engine loop: one branch for each thing that can be on top of the agenda
    table: Table, *, ask_chance: bool = False, feed: list[int] | None = None, version: int = 0
) -> Opened:
    """Carry the agenda out up to the next decision: the seats asked, since this version; nobody when the game is over.

    `feed` holds the recorded faces of a log, the next one last; without it the table's own streams are read.
    """
    agenda, scribe = table.agenda, table.scribe
    for _ in range(STEP_BUDGET):
        if not agenda:
            return _ended(table)
        step: Any = agenda[-1]  # Any: `does` tells the kind of step, and a cast for each step would cost a call
        does = step.does
        if does == RUN:  # by far the most common, so first
            most = len(agenda)
            agenda.pop()
            scribe.cause = step
            step.run(table)
            if len(agenda) > most:  # several are lined up in reading order: the first must be on top of the stack
                if len(agenda) == most + 1:  # mostly, and a swap is cheaper
                    agenda[-1], agenda[-2] = agenda[-2], agenda[-1]
                else:
                    agenda[most - 1 :] = agenda[most - 1 :][::-1]
            continue
        if does <= ASK:
            if does == WINDOW and step.idle(table):
                scribe.revealed = True  # as below: that nobody was asked tells the others something
                agenda.pop()
                continue
            if does == ASK:
                asked = _questions(table, step, version)
                if len(asked) != 1:
                    return asked or _stuck(step)
                seat, options = asked[0].seat, asked[0].options(table)
            else:
                seat = step.seat
                options = step.options(table, seat)
            if len(options) != 1 or step.asks_always(table):
                return [Question(seat, options, version)] if options else _stuck(step)
            if step.hidden:  # that the seat was not asked tells the others something
                scribe.revealed = True
            carry_out(table, step, seat, options[0])
            continue
        if does == ROLL and ask_chance and len(table.coming) < len(draws := step.draws(table)):
            fixed = len(table.coming)  # faces that a position fixed come first; a person is asked for the rest
            agenda[-1] = Rolling(step, table.draw(step.stream, draws[:fixed]) if fixed else ())
            continue
        if does == UPKEEP and table.box.ask_upkeep:
            agenda[-1] = Confirm(step)
            continue
        if does == UNWIND:
            _unwind(table, step)
            continue
        most = len(agenda)
        agenda.pop()
        scribe.cause = step
        if does == ROLL:
            _roll(table, step, feed)
        else:
            step.run(table)
        if len(agenda) > most:
            agenda[most - 1 :] = agenda[most - 1 :][::-1]
    raise EngineFault(Text.of("fault-endless", budget=str(STEP_BUDGET), last=repr(agenda[-1:])))


def _questions(table: Table, choice: Choice[Any], version: int) -> Opened:
    """The seats that a choice asks: those that can answer."""
    seats = choice.seats(table)
    if choice.lazy and len(seats) > 1:
        return [*map(Question, seats, repeat(None), repeat(version))]
    asked = []
    for seat in seats:  # mostly one: a comprehension would make a function for it
        options = choice.options(table, seat)
        if options:
            asked.append(Question(seat, options, version))
    return asked


def carry_out(table: Table, choice: Any, seat: Seat, option: Option) -> None:
    """Carry out an answer to the choice on top of the agenda."""
    agenda = table.agenda
    most = len(agenda)
    agenda.pop()
    table.scribe.cause = choice
    choice.chosen(table, seat, option)
    lined_up = len(agenda) - most
    if lined_up == 1:  # as in `run`
        agenda[-1], agenda[-2] = agenda[-2], agenda[-1]
    elif lined_up > 1:
        agenda[most - 1 :] = agenda[most - 1 :][::-1]


def _unwind(table: Table, step: Unwind) -> None:
    table.scribe.cause = step
    table.commit(Unwound(step.depth))
    table.agenda.extend(step.steps[::-1])


def _roll(table: Table, step: Chance[Any], feed: list[int] | None) -> None:
    draws = step.draws(table)
    faces = table.draw(step.stream, draws) if feed is None else _recorded(table, step.stream, draws, feed)
    table.scribe.outcomes += faces
    step.happened(table, faces)


def _recorded(table: Table, stream: str, draws: Sequence[chance.Draw], feed: list[int]) -> tuple[int, ...]:
    """The faces that the log holds for these draws."""
    faces = tuple([feed.pop() for _ in draws if feed])
    if len(faces) != len(draws) or any(f not in chance.possible(d) for f, d in zip(faces, draws, strict=True)):
        raise SaveError(Text.of("log-no-outcome", stream=stream))
    table.drawn[stream] = table.drawn.get(stream, 0) + len(draws)
    table.coming = table.coming[len(draws) :]
    return faces


def _stuck(step: Step[Any]) -> Opened:
    raise EngineFault(Text.of("fault-stuck", step=repr(step)))


def _ended(table: Table) -> Opened:
    if table.outcome is None:
        raise EngineFault(Text.of("fault-nothing-left"))
    return []

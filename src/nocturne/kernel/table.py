"""The table: everything a game in progress consists of, and the loop that carries its agenda out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_args, get_origin

from msgspec import Struct, field

from nocturne.kernel import chance
from nocturne.kernel.errors import EngineFault, SaveError
from nocturne.kernel.events import AnyEvent, Event, Happened
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import (
    ASK_ONE,
    ASKS,
    DONE,
    ROLL,
    RUN,
    UPKEEP,
    AnyStep,
    Chance,
    Choice,
    Option,
    Outcome,
    Step,
    field_types,
)
from nocturne.kernel.text import Text, kebab

STEP_BUDGET = 20_000
"""Steps between two decisions before the game is called endless; a large set-up takes some hundreds."""

Self = TypeVar("Self", bound="Table")


class Scribe(Struct, eq=False):
    """Keeps what happened since the last answer: events with causes, chance outcomes, whether someone learned."""

    events: list[Happened] | None = field(default_factory=list)  # None: they are not kept
    outcomes: list[int] = field(default_factory=list)
    revealed: bool = False
    cause: AnyStep | None = None


if TYPE_CHECKING:
    from nocturne.kernel.box import Box

    AnyBox = Box[Any]
    AnyScribe = Scribe
else:
    AnyBox = AnyScribe = Any  # neither is saved: msgspec reads the nothing that stands in their place


class Record(Struct, array_like=True):
    """A mutable part of the state: a figure, a seat's things. Everything in it is plain data."""


class Table(Struct, array_like=True):
    """The state of a game: the kernel's part here, the game's own fields in a subclass.

    Only events change it; a rule that wrote to it by hand would be seen by the architecture test.
    """

    agenda: list[AnyStep] = field(default_factory=list)  # the pending steps, the next one last
    proposed: tuple[AnyEvent | None, ...] = ()  # what is about to happen, the innermost last; None: prevented
    outcome: Outcome | None = None
    seed: int = 0
    drawn: dict[str, int] = field(default_factory=dict)  # how far each stream of chance has been read
    coming: tuple[int, ...] = ()  # faces that a position file has fixed, the next one first
    box: AnyBox = None  # type: ignore[assignment]  # the rules and content in force: shared, never saved; set at once
    scribe: AnyScribe = None  # type: ignore[assignment]  # made when the table is first run; never saved

    cloner: ClassVar[Callable[[Any], Any]]

    @property
    def players(self) -> int:
        """How many seats the game has."""
        count: int = self.box.players
        return count

    def clone(self: Self) -> Self:
        """An independent copy. What is immutable is shared, so this costs little more than the figures on the map."""
        new: Self = type(self).cloner(self)
        return new

    def then(self, *steps: Step[Any]) -> None:
        """Line up the steps that follow the one being carried out, in reading order."""
        self.agenda.extend(steps)

    def commit(self, event: Event[Any]) -> None:
        """Let an event happen: apply it and keep it with its cause."""
        event.apply(self)
        scribe = self.scribe
        if event.reveals:
            scribe.revealed = True
        if scribe.events is not None:
            scribe.events.append(Happened(event, scribe.cause))

    def end(self, winners: Iterable[Seat], reason: Text) -> None:
        """End the game. Nothing more is carried out."""
        self.commit(GameEnded(tuple(winners), reason))

    def draw(self, stream: str, draws: Iterable[chance.Draw]) -> tuple[int, ...]:
        """The next faces of a stream; those fixed by a position file come first."""
        seed, count, faces = self.seed, self.drawn.get(stream, 0), []
        for draw in draws:
            if self.coming:
                faces.append(self._fixed(draw))
            else:
                faces.append(chance.face(chance.mix(seed, stream, count), draw))
            count += 1
        self.drawn[stream] = count
        return tuple(faces)

    def _fixed(self, draw: chance.Draw) -> int:
        face, *rest = self.coming
        self.coming = tuple(rest)
        if face not in chance.possible(draw):
            known = ", ".join(map(str, chance.possible(draw)))
            raise EngineFault(f"The position fixes a chance outcome {face}, but only {known} can come up here.")
        return face


class GameEnded(Event[Table], frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: Text

    def apply(self, game: Table) -> None:
        """Nothing is pending any more."""
        game.outcome = Outcome(self.winners, self.reason)
        game.agenda.clear()
        game.proposed = ()


class Confirm(Choice[Table], frozen=True):
    """Refereeing a physical table: a player does the bookkeeping by hand and says so."""

    what: AnyStep
    always: ClassVar[bool] = True

    @property
    def rule(self) -> str:  # type: ignore[override]  # here it is the rule of the bookkeeping
        """The rule that asks for the bookkeeping."""
        return self.what.rule

    def seats(self, game: Table) -> tuple[Seat, ...]:
        """Anybody at the table."""
        return tuple([Seat(i) for i in range(game.players)])

    def candidates(self, game: Table, seat: Seat) -> tuple[Option, ...]:
        """It has been done."""
        return (DONE,)

    def chosen(self, game: Table, seat: Seat, option: Option) -> None:
        """The program follows what was done by hand."""
        game.scribe.cause = self.what
        self.what.run(game)

    def prompt(self, game: Table, seat: Seat) -> Text:
        """What is to be done by hand."""
        return Text.of("ask-upkeep-" + kebab(type(self.what).__name__))


class Face(Option, frozen=True):
    """One outcome of a draw, where a person answers for chance."""

    face: int


class Rolling(Choice[Table], frozen=True):
    """Chance asked of a person: one draw after the other, in the seat of CHANCE."""

    what: AnyStep
    got: tuple[int, ...] = ()

    def seats(self, game: Table) -> tuple[Seat, ...]:
        """The seat of chance."""
        return (CHANCE,)

    def candidates(self, game: Table, seat: Seat) -> list[Option]:
        """The faces that can come up."""
        return [Face(i) for i in chance.possible(self._step.draws(game)[len(self.got)])]

    def chosen(self, game: Table, seat: Seat, option: Option) -> None:
        """Note the face; after the last draw the game goes on."""
        assert isinstance(option, Face)
        got, step = (*self.got, option.face), self._step
        game.drawn[step.stream] = game.drawn.get(step.stream, 0) + 1
        if len(got) < len(step.draws(game)):
            game.then(Rolling(self.what, got))
        else:
            game.scribe.cause = step
            step.happened(game, got)

    def label(self, game: Table, seat: Seat, option: Option) -> Text:
        """The face in the words of what is drawn: a card, a number of eyes."""
        assert isinstance(option, Face)
        return self._step.face_label(game, self.got, option.face)

    def prompt(self, game: Table, seat: Seat) -> Text:
        """Which draw is asked for."""
        return Text.of("ask-chance-" + kebab(type(self.what).__name__), number=len(self.got) + 1)

    @property
    def _step(self) -> Chance[Any]:
        assert isinstance(self.what, Chance)
        return self.what


class Propose(Step[Table], frozen=True):
    """An event about to happen: react before, replace or prevent it, let it happen, react after.

    The game says with `windows` which windows open; reactions change the proposal with `amend`.
    """

    event: AnyEvent

    def run(self, game: Table) -> None:
        """Open the window before it; the event itself follows."""
        game.commit(Proposed(self.event))
        game.then(*game.box.game.windows(game, "before", self.event), Happen())


class Happen(Step[Table], frozen=True):
    """What was proposed happens now, unless it was prevented."""

    def run(self, game: Table) -> None:
        """Commit it and open the window after it."""
        event = game.proposed[-1]
        game.commit(ProposalClosed())
        if event is not None:
            game.commit(event)
            game.then(*game.box.game.windows(game, "after", event))


class Proposed(Event[Table], frozen=True):
    """Something is about to happen. Nobody is told: the windows and the event speak for themselves."""

    event: AnyEvent | None

    def apply(self, game: Table) -> None:
        """It waits on top of the proposals."""
        game.proposed += (self.event,)

    def told(self, seat: Seat | None) -> Text | None:
        """Nobody is told."""
        return None


class Amended(Proposed, frozen=True):
    """A reaction has replaced what is about to happen; None prevents it."""

    def apply(self, game: Table) -> None:
        """The innermost proposal is another one now."""
        game.proposed = (*game.proposed[:-1], self.event)


class ProposalClosed(Event[Table], frozen=True):
    """The proposal is settled."""

    def apply(self, game: Table) -> None:
        """It no longer waits."""
        game.proposed = game.proposed[:-1]

    def told(self, seat: Seat | None) -> Text | None:
        """Nobody is told."""
        return None


Opened = list[tuple[Seat, list[Option]]]


def run(  # noqa: PLR0912 -- the engine loop: one branch for each thing that can be on top of the agenda
    table: Table, *, ask_chance: bool = False, feed: list[int] | None = None
) -> Opened:
    """Carry the agenda out up to the next decision: the seats asked, with their options; empty when the game is over.

    `feed` holds the recorded faces of a log, the next one last; without it the table's own streams are read.
    """
    agenda, scribe = table.agenda, table.scribe
    for _ in range(STEP_BUDGET):
        if not agenda:
            return _ended(table)
        step: Any = agenda[-1]  # Any: `does` tells the kind, and a cast a step would cost a call
        does = step.does
        if does == RUN:  # by far the most common, so first
            agenda.pop()
            before = len(agenda)
            scribe.cause = step
            step.run(table)
            if len(agenda) - before > 1:  # the first of the steps lined up belongs on top of the stack
                agenda[before:] = agenda[before:][::-1]
            continue
        if does in ASKS:
            if does == ASK_ONE:
                seat = step.seat
                opened = [(seat, options)] if (options := step.options(table, seat)) else []
            else:
                opened = [(seat, options) for seat in step.seats(table) if (options := step.options(table, seat))]
            if len(opened) != 1 or len(opened[0][1]) != 1 or step.asks_always(table):
                return opened or _stuck(step)
            if step.hidden:  # that it was not asked tells the others something
                scribe.revealed = True
            carry_out(table, step, opened[0][0], opened[0][1][0])
            continue
        if does == ROLL and ask_chance and not table.coming and step.draws(table):
            agenda[-1] = Rolling(step)
            continue
        if does == UPKEEP and table.box.ask_upkeep:
            agenda[-1] = Confirm(step)
            continue
        agenda.pop()
        before = len(agenda)
        scribe.cause = step
        if does == ROLL:
            _roll(table, step, feed)
        else:
            step.run(table)
        if len(agenda) - before > 1:  # the first of the steps lined up belongs on top of the stack
            agenda[before:] = agenda[before:][::-1]
    raise EngineFault(f"More than {STEP_BUDGET} steps without a decision; the last was {agenda[-1:]!r}.")


def carry_out(table: Table, choice: Any, seat: Seat, option: Option) -> None:
    """Carry out an answer to the choice on top of the agenda."""
    agenda = table.agenda
    agenda.pop()
    before = len(agenda)
    table.scribe.cause = choice
    choice.chosen(table, seat, option)
    if len(agenda) - before > 1:
        agenda[before:] = agenda[before:][::-1]


def _roll(table: Table, step: Chance[Any], feed: list[int] | None) -> None:
    draws = step.draws(table)
    faces = table.draw(step.stream, draws) if feed is None else _recorded(table, step.stream, draws, feed)
    table.scribe.outcomes += faces
    step.happened(table, faces)


def _recorded(table: Table, stream: str, draws: Sequence[chance.Draw], feed: list[int]) -> tuple[int, ...]:
    """The faces that the log holds for these draws."""
    faces = tuple([feed.pop() for _ in draws if feed])
    if len(faces) != len(draws) or any(f not in chance.possible(d) for f, d in zip(faces, draws, strict=True)):
        raise SaveError(f"The log does not fit the game: no outcome for the {stream} at this point.")
    table.drawn[stream] = table.drawn.get(stream, 0) + len(draws)
    table.coming = table.coming[len(draws) :]
    return faces


def _stuck(step: Step[Any]) -> Opened:
    raise EngineFault(f"Nobody can answer {step!r}: the game is stuck.")


def _ended(table: Table) -> Opened:
    if table.outcome is None:
        raise EngineFault("Nothing is left to do, but the game has not ended.")
    return []


def make_cloner(kind: type[Struct]) -> Callable[[Any], Any]:
    """Write the function that copies a record and its mutable parts; everything else is shared.

    Written from the declared fields, so that no field can be forgotten (see decision 0001).
    """
    lines = ["def clone(old):", " new = old.__copy__()"]
    scope: dict[str, Any] = {}
    for name, declared in field_types(kind).items():
        copied = _copied(f"old.{name}", name, declared, scope)
        if copied:
            lines.append(f" new.{name} = {copied}")
    if issubclass(kind, Table):
        lines.append(" new.scribe = None")
    exec("\n".join([*lines, " return new"]), scope)  # noqa: S102 -- source made here, from field names only
    cloner: Callable[[Any], Any] = scope["clone"]
    return cloner


def _copied(value: str, name: str, declared: Any, scope: dict[str, Any]) -> str:
    """The expression that copies one field, or nothing where it can be shared."""
    origin, inner = get_origin(declared), get_args(declared)
    if origin in (list, dict):
        item = inner[-1]
        if not _is_record(item):
            return f"{value}.copy()"
        scope[f"_{name}"] = make_cloner(item)
        if origin is list:
            return f"[_{name}(item) for item in {value}]"
        return f"{{key: _{name}(item) for key, item in {value}.items()}}"
    if _is_record(declared):
        scope[f"_{name}"] = make_cloner(declared)
        return f"_{name}({value})"
    return ""


def _is_record(declared: Any) -> bool:
    return isinstance(declared, type) and issubclass(declared, Record)

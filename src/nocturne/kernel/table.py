"""The table: everything a game in progress consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import methodcaller
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_args, get_origin

from msgspec import Struct, field

from nocturne.kernel import chance
from nocturne.kernel.errors import PositionError
from nocturne.kernel.events import AnyEvent, Event, Happened
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import AnyStep, Outcome, Step, Unwind, field_types
from nocturne.kernel.text import Text

Self = TypeVar("Self", bound="Table")
K = TypeVar("K")


class Scribe(Struct, eq=False, gc=False):
    """Keeps what happened since the last answer: events with causes, chance outcomes, whether someone learned."""

    events: list[Happened] | None = field(default_factory=list)  # None: they are not kept
    outcomes: tuple[int, ...] = ()
    revealed: bool = False
    cause: AnyStep | None = None


if TYPE_CHECKING:
    from nocturne.kernel.box import Box

    AnyBox = Box[Any]
    AnyScribe = Scribe
else:
    AnyBox = AnyScribe = (
        Any  # neither is saved: `codec.FORM` and None stand there, and msgspec must be able to read that
    )


class Record(Struct, array_like=True, gc=False):
    """A mutable part of the state: a figure, a seat's things. Everything in it is plain data."""


class Table(Struct, array_like=True, gc=False):
    """The state of a game: the kernel's part here, the game's own fields in a subclass.

    Only events change it; a rule that wrote to it by hand would be seen by the architecture test.
    """

    agenda: list[AnyStep] = field(default_factory=list)  # the pending steps, the next one last
    proposed: tuple[AnyEvent | None, ...] = ()  # what is about to happen, the innermost last; None: prevented, or past
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

    def unwind(self, depth: int, *steps: Step[Any]) -> None:
        """Give up all that is pending above `depth`, and carry these steps out instead: a scene ends at once.

        `depth` is how long the agenda was when the scene began. See `Unwind` for what becomes of proposals.
        """
        self.agenda.append(Unwind(depth, steps))

    def end(self, winners: Iterable[Seat], reason: Text) -> None:
        """End the game. Nothing more is carried out."""
        self.commit(GameEnded(tuple(winners), reason))

    def pending(self, kind: type[K]) -> list[K]:
        """The pending steps of a kind, the next one last: for whoever must know what is being carried out."""
        return [step for step in self.agenda if isinstance(step, kind)]

    def draw(self, stream: str, draws: Sequence[chance.Draw]) -> tuple[int, ...]:
        """The next faces of a stream; those fixed by a position file come first."""
        place = self.drawn.get(stream, 0)
        self.drawn[stream] = place + len(draws)
        if not self.coming:
            return tuple(chance.faces(self.seed, stream, place, draws))
        fixed = [self._fixed(draw) for draw in draws[: len(self.coming)]]
        return (*fixed, *chance.faces(self.seed, stream, place + len(fixed), draws[len(fixed) :]))

    def _fixed(self, draw: chance.Draw) -> int:
        face, *rest = self.coming
        self.coming = tuple(rest)
        if face not in chance.possible(draw):
            known = ", ".join(map(str, chance.possible(draw)))
            raise PositionError(Text.of("position-fixed-chance", face=face, known=known, left=len(self.coming)))
        return face


class GameEnded(Event[Table], frozen=True):
    """The game is over."""

    reveals: ClassVar[bool] = True  # a view may open the whole table at the end (AL-VIEW-11)
    winners: tuple[Seat, ...]
    reason: Text

    def apply(self, table: Table) -> None:
        """Nothing is pending any more."""
        table.outcome = Outcome(self.winners, self.reason)
        table.agenda.clear()
        table.proposed = ()


class AnswerKept(Event[Table], frozen=True):
    """Somebody answered under rules or with content that this program does not have, so its effects are unknown.

    It replaces the events of that answer, which were not recorded and cannot be computed again.
    """

    seat: Seat
    option: str

    def apply(self, table: Table) -> None:
        """Nothing: it is only told."""

    def told(self, seat: Seat | None) -> Text | None:
        """The answer may have been a secret: only its seat is told what it was."""
        if self.seat == CHANCE:
            return None
        return self.text() if seat == self.seat else Text.of("event-answer-kept-secret", seat=self.seat)


class AnswerLost(AnswerKept, frozen=True):
    """An answer has become impossible by newer rules or with other content: the game goes on from before it."""

    def told(self, seat: Seat | None) -> Text | None:
        """As for any answer that was kept: only its seat is told what it was."""
        if self.seat == CHANCE:
            return None
        return self.text() if seat == self.seat else Text.of("event-answer-lost-secret", seat=self.seat)


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
        if not _is_record(inner[-1]):
            return f"{value}.copy()"
        scope[f"_{name}"] = _record_cloner(inner[-1])
        if origin is list:
            return f"[*map(_{name}, {value})] if {value} else []"
        return f"{{key: _{name}(item) for key, item in {value}.items()}} if {value} else {{}}"
    if _is_record(declared):
        scope[f"_{name}"] = _record_cloner(declared)
        return f"_{name}({value})"
    return ""


def _record_cloner(kind: type[Record]) -> Callable[[Any], Any]:
    """How a record is copied; one in which nothing can change is shared instead."""
    has_parts = any(_copied("", "", declared, {}) for declared in field_types(kind).values())
    return make_cloner(kind) if has_parts else methodcaller("__copy__")


def _is_record(declared: Any) -> bool:
    return isinstance(declared, type) and issubclass(declared, Record)

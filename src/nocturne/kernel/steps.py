"""Pending work as data: steps, decisions and chance.

A step is small immutable data with one `run`. It commits events, lines up the steps that follow, or asks;
it never waits. So a game can be forked and saved between any two lines of the rulebook.
"""

from __future__ import annotations

import re
from abc import ABC
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct, defstruct
from msgspec.structs import asdict, fields, force_setattr, replace

from nocturne.kernel.chance import Draw
from nocturne.kernel.errors import EngineFault, Refusal
from nocturne.kernel.seats import Seat
from nocturne.kernel.text import Name, Text, kebab

if TYPE_CHECKING:
    from nocturne.kernel.table import Table

if __doc__ is None:  # what is refused would then name no rule
    raise ImportError("Nocturne's steps name their rules in docstrings: start Python without -OO.")

G = TypeVar("G", bound="Table")

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+")
"""The id of a rule, as the tables of the games have them."""

RUN, ASK_ONE, WINDOW, ASK, ROLL, UPKEEP, UNWIND = range(7)
"""What the run loop does with a step: carry it out, ask one seat, or one after the other in a window, or several at
once, ask chance, or do it as bookkeeping; or give up others for it."""


class Step(Struct, Generic[G], frozen=True, array_like=True, tag=True, gc=False):
    """One line of the rulebook, waiting to be carried out. Its rule is the first that its docstring names.

    Where it is carried out by another, it says so as `rule`, which is cited to whoever asks why.
    Steps, events and options are immutable down to their leaves and cannot form rings, so the garbage collector is
    spared them (`gc=False`).
    """

    does: ClassVar[int] = RUN
    rule: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cited = RULE.search(cls.__doc__ or "")
        if cited is not None and "rule" not in vars(cls):
            cls.rule = cited[0]

    def run(self, table: G) -> None:
        """Carry the step out."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every step has its own


class Upkeep(Step[G], frozen=True, tag=True):
    """A bookkeeping step: automatic in digital play, confirmed by a player when refereeing a physical table."""

    does: ClassVar[int] = UPKEEP


if TYPE_CHECKING:
    AnyStep = Step[Any]
else:

    class AnyStep(ABC):  # noqa: B024 -- it stands for a type and is never derived from
        """In a field's type: any step of the game. Saves write and read it by its class name."""

    AnyStep.register(Step)


class Unwind(Step[Any], frozen=True):
    """Everything pending above `depth` is given up, and these steps come instead, in reading order.

    Steps never touch what is pending below themselves: they line this up, with `Table.unwind`, and the loop carries
    it out when its turn comes. What the same step lined up before it is still done; what comes after it is given up.
    Proposals whose event is given up are withdrawn; those that wait further down stay.
    """

    depth: int
    steps: tuple[AnyStep, ...] = ()
    does: ClassVar[int] = UNWIND


class Option(Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """Something a seat may answer. Subclasses add fields; the id is the class and its fields: `walk:east`.

    Options are made once and shared: those with fields by `Walk.of(Direction.EAST)`.
    """

    id: str = ""

    if TYPE_CHECKING:

        @classmethod
        def of(cls, *fields: Any) -> Self:
            """The option with these fields, made once and shared."""
    else:
        of = classmethod(cache(lambda kind, *fields: kind(*fields)))

    def __post_init__(self) -> None:
        words = [kebab(type(self).__name__), *map(id_word, self.facts().values())]
        force_setattr(self, "id", ":".join(words))

    def facts(self) -> dict[str, Any]:
        """The option's own fields by name."""
        facts = asdict(self)
        del facts["id"]
        return facts

    def label(self) -> Text:
        """What the option is called: the key `option-walk` with the option's fields."""
        return Text.of("option-" + kebab(type(self).__name__), **self.facts())


def plain_option(name: str, module: str, base: type[Option] = Option) -> Option:
    """An option of this module without fields, by its id; its label in the catalogues says what it means."""
    kind: Any = defstruct(name.title().replace("-", ""), (), bases=(base,), module=module, frozen=True)
    option: Option = kind()
    return option


def id_word(value: object) -> str:
    """A field's value inside an option id."""
    if type(value) is str:  # mostly
        return value
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Name):
        return value.id
    if isinstance(value, tuple):
        return ",".join(map(id_word, value))
    return str(value)


class Pass(Option, frozen=True):
    """Do nothing, now."""


class Done(Option, frozen=True):
    """Finish a series of picks, or confirm."""


PASS = Pass()
DONE = Done()


class Series(Struct, frozen=True):
    """One pick of several: how far they have come and what each option adds, for clients that offer one gesture.

    The picks are still answered one after the other; options that are not in `worth` end the series or interrupt it.
    """

    due: int  # what is needed; 0 where any number will do
    so_far: int
    worth: dict[str, int]  # by option id: how much it adds
    copies: dict[str, int]  # by option id: how often it can be picked
    end: str = ""  # the option that ends it once what is due is met; none where it ends by itself


class Choice(Step[G], frozen=True, tag=True):
    """A decision of one or several seats.

    `refuse` is the one guard: it gives the options, the refusals and the explanations of absent options. It, `chosen`
    and `label` are given what `candidates` offers: a choice that offers one kind of option says so in their types.
    """

    does: ClassVar[int] = ASK
    always: ClassVar[bool] = False  # ask even where there is one option
    hidden: ClassVar[bool] = False  # how many options there are depends on what others may not know
    lazy: ClassVar[bool] = False  # whoever is asked can answer: with several seats, options are found at the first look
    answers: ClassVar[tuple[Option, ...]] = ()  # where they are always the same
    tells: ClassVar[dict[str, str]] = {}  # its fields that the question speaks of; of ids, what they name

    def seats(self, table: G) -> tuple[Seat, ...]:
        """Who may answer."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every choice has its own

    def waits_for(self, table: G, seat: Seat) -> bool:
        """Whether the game cannot go on without this seat's answer; else the seat may interrupt, and need not."""
        return True

    def candidates(self, table: G, seat: Seat) -> Iterable[Option]:
        """Everything that could be answered here, allowed or not, in the order in which it is offered."""
        return self.answers

    def refuse(self, table: G, seat: Seat, option: Any) -> Refusal | None:
        """Why the seat may not answer so, or None. Only what the seat knows may decide it."""
        return None

    def options(self, table: G, seat: Seat) -> list[Option]:
        """What the seat may answer: the candidates that `refuse` lets through."""
        if type(self).refuse is Choice.refuse:  # nothing is ever refused here
            return list(self.candidates(table, seat))
        refuse = self.refuse
        return [option for option in self.candidates(table, seat) if refuse(table, seat, option) is None]

    def chosen(self, table: G, seat: Seat, option: Any) -> None:
        """Carry the answer out."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every choice has its own

    def prompt(self, table: G, seat: Seat) -> Text:
        """What is to be decided: the key `ask-…` of this choice, with the seat and what it `tells`."""
        told = {name: getattr(self, name) for name in self.tells}
        named = {name: Name(kind, told[name]) for name, kind in self.tells.items() if kind}
        return Text.of("ask-" + kebab(type(self).__name__), seat=seat, **(told | named))

    def label(self, table: G, seat: Seat, option: Any) -> Text:
        """What an option is called here; most call it the same everywhere."""
        said: Text = option.label()
        return said

    def cites(self, table: G) -> str:
        """The rule that asks; most choices name it as `rule`."""
        return self.rule

    def weights(self, table: G) -> tuple[int, ...] | None:
        """How likely each option is, where chance answers: in proportion to these numbers. None: a player decides."""
        return None

    def series(self, table: G, seat: Seat) -> Series | None:
        """The series that this pick belongs to, if it is one of several."""
        return None

    def asks_always(self, table: G) -> bool:
        """Whether to ask even for one option; a table that pads its windows does, so that silence tells nothing."""
        return self.always or (self.hidden and table.box.pad_windows)

    def goes_on_from(self, answered: Step[Any]) -> bool:
        """Whether this is still the question that a seat has just answered, open for the others.

        Where the answer made nothing happen, the others then keep the options that they have.
        """
        return self is answered


class Ask(Choice[G], frozen=True, tag=True):
    """A decision of one seat."""

    seat: Seat
    does: ClassVar[int] = ASK_ONE

    def seats(self, table: G) -> tuple[Seat, ...]:
        """The one who is asked."""
        return (self.seat,)


class Sealed(Choice[G], frozen=True, tag=True):
    """A simultaneous choice: every seat answers unseen, then all answers are revealed at once."""

    among: tuple[Seat, ...]
    given: tuple[str, ...] = ()  # option ids in the order of `among`; "" is still to come

    always: ClassVar[bool] = True

    def seats(self, table: G) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        if not self.given:
            return self.among
        return tuple([seat for seat, answer in zip(self.among, self.given) if not answer])  # noqa: B905 -- equal by making

    def goes_on_from(self, answered: Step[Any]) -> bool:
        """The same choice with one more answer under seal."""
        return isinstance(answered, Sealed) and replace(self, given=answered.given) == answered and any(self.given)

    def chosen(self, table: G, seat: Seat, option: Option) -> None:
        """Keep the answer under seal; reveal when it is the last."""
        given = list(self.given or ("",) * len(self.among))
        given[self.among.index(seat)] = option.id
        if all(given):
            self.revealed(table, {s: self._option(table, s, a) for s, a in zip(self.among, given, strict=True)})
        else:
            table.then(replace(self, given=tuple(given)))

    def imagined(self, table: G, seat: int | None, pick: Callable[[int], int]) -> Sealed[G]:
        """The same choice with other answers under seal, except this seat's own."""
        given = []
        for other, answer in zip(self.among, self.given, strict=False):
            options = self.options(table, other) if answer and other != seat else ()
            given.append(options[pick(len(options))].id if options else answer)
        return replace(self, given=tuple(given))

    def _option(self, table: G, seat: Seat, answer: str) -> Option:
        for option in self.candidates(table, seat):
            if option.id == answer:
                return option
        raise EngineFault(Text.of("fault-sealed", answer=repr(answer), seat=seat, choice=type(self).__name__))

    def revealed(self, table: G, answers: dict[Seat, Option]) -> None:
        """All have answered: open the answers."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every sealed choice has its own


class Window(Choice[G], frozen=True, tag=True):
    """A moment in which seats may react, one after the other, until all pass in turn.

    A reaction lines up its own steps, windows included, and the window then opens again from its first seat.
    A seat that can only pass is not asked, unless the table pads its windows.
    """

    order: tuple[Seat, ...]
    turn: int = 0
    does: ClassVar[int] = WINDOW
    hidden: ClassVar[bool] = True

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is to react."""
        return self.order[self.turn]

    def seats(self, table: G) -> tuple[Seat, ...]:
        """The seat whose turn it is to react."""
        return (self.order[self.turn],)

    def idle(self, table: G) -> bool:
        """Whether every seat still to come would pass without being asked. A quick check: False is always safe."""
        return False

    def reactions(self, table: G, seat: Seat) -> Iterable[Option]:
        """What could be played in this window."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every window has its own

    def candidates(self, table: G, seat: Seat) -> Iterable[Option]:
        """The reactions, and passing."""
        return (*self.reactions(table, seat), PASS)

    def chosen(self, table: G, seat: Seat, option: Option) -> None:
        """Pass to the next seat, or react and open the window again."""
        if option is not PASS:
            self.reacted(table, seat, option)
            table.then(replace(self, turn=0))
        elif self.turn + 1 < len(self.order):
            table.then(replace(self, turn=self.turn + 1))

    def reacted(self, table: G, seat: Seat, option: Any) -> None:
        """Carry the reaction out."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every window has its own


class Chance(Step[G], frozen=True, tag=True):
    """Dice, a shuffle, a random draw: asked of the seat CHANCE, answered by the table's seeded stream."""

    does: ClassVar[int] = ROLL
    stream: ClassVar[str] = "dice"

    def draws(self, table: G) -> Sequence[Draw]:
        """What is drawn, one after the other; later draws may not depend on earlier ones."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every chance has its own

    def happened(self, table: G, outcome: tuple[int, ...]) -> None:
        """Go on with the faces that came up."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every chance has its own

    def face_label(self, table: G, got: tuple[int, ...], face: int) -> Text:
        """What a face is called where chance is asked of a person; `got` are the faces before it."""
        return Text.of("face-" + self.stream, face=face + 1)


class Outcome(Struct, frozen=True):
    """How a game ended: who won (nobody, where all lost) and why."""

    winners: tuple[Seat, ...]
    reason: Text


def field_types(kind: type[Struct]) -> dict[str, Any]:
    """The declared type of each field of a record, in order."""
    return {field.name: field.type for field in fields(kind)}

"""The material of the effect language: what a word is, what its parameters may be, and the values it works with.

A word is a small frozen record: its fields are its parameters, its docstring is its documentation. The first field
is its main parameter, so that `{damage: 2, to: it}` reads like the card.
"""

from __future__ import annotations

from abc import ABCMeta
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NewType, TypeAlias

from msgspec import Struct

from nocturne.kernel import Seat
from nocturne.kernel.text import Text, kebab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nocturne.effects.context import Context
    from nocturne.effects.text import Describer
    from nocturne.kernel import Refusal, Step

Ref = NewType("Ref", str)
"""Something in the game: `seat:0`, `figure:3`, `space:12`, `card:ash-lantern`. The game says what the id means."""

Block = NewType("Block", int)
"""Verbs to be carried out in order: a number in the record's program, so that a step can point at them."""

Value: TypeAlias = "int | str | tuple[int | str, ...]"

YOU, IT, THIS, HERE, THERE = "you", "it", "this", "here", "there"
POINTERS = (YOU, IT, THIS, HERE, THERE)
"""Words that stand for one known thing: the owner, what was last chosen, the card or figure that speaks, a space."""

ORDER, STATEMENT, CONTROL = "order", "statement", "control"
"""How verbs read: "draw a card"; "you are Stunned", never after "may" or "to"; "if …", a sentence of its own."""


def ref(sort: str, id: int | str) -> Ref:
    """Point at something.

    >>> ref("figure", 3)
    'figure:3'
    """
    return Ref(f"{sort}:{id}")


def sort_of(thing: str) -> str:
    """What sort of thing it is: seat, figure, space, card."""
    return thing.partition(":")[0]


def id_of(thing: str) -> str:
    """Its id, as text."""
    return thing.partition(":")[2]


@lru_cache(4096)
def number_of(thing: str) -> int:
    """Its id, as a number."""
    return int(thing.partition(":")[2])


@cache
def seat_ref(seat: Seat) -> Ref:
    """Point at a seat."""
    return Ref(f"seat:{seat}")


class Bound(Struct, frozen=True, array_like=True, gc=False):
    """What an effect works with: whose it is, what speaks, and what was chosen, rolled or told so far."""

    you: Seat
    this: str = ""
    names: tuple[tuple[str, Value], ...] = ()

    def get(self, name: str) -> Value | None:
        """A bound value, the latest of that name."""
        return next((value for known, value in reversed(self.names) if known == name), None)

    def having(self, name: str, value: Value) -> Bound:
        """The same with one value more."""
        kept = tuple([pair for pair in self.names if pair[0] != name])
        return Bound(self.you, self.this, (*kept, (name, value)))


# -- what a parameter may be


class Named(Struct, frozen=True):
    """A word of one of the language's closed lists: a token, a pile, a track."""

    list: str


class Refers(Struct, frozen=True):
    """The id of a record of this kind."""

    kind: str


class Between(Struct, frozen=True):
    """A whole number within bounds, or one of some words that stand for what no number says."""

    low: int
    high: int
    words: tuple[str, ...] = ()


class Sorts(Struct, frozen=True):
    """What a selector may select: players, figures, spaces or cards."""

    of: tuple[str, ...]


class Label(Struct, frozen=True):
    """A name that the content gives: a flag, a chosen thing. Lower case, with hyphens."""

    of: str


class Story(Struct, frozen=True):
    """A key of the pack's story texts."""


class Drawing(Struct, frozen=True):
    """A map drawn in text."""


class Silhouette(Struct, frozen=True):
    """The name of a silhouette that pictures are made with: what a card shows, what stands in a space."""


Small: TypeAlias = Annotated[int, Between(0, 99)]
Count: TypeAlias = Annotated[int, Between(1, 20)]


# -- the words


Introduced: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""Names with the sorts of things that they stand for."""


def word_name(qualified: str) -> str:
    """How a class is written in a pack: its name in lower case with hyphens."""
    return kebab(qualified.rpartition(".")[2])


class Word(Struct, frozen=True, tag=word_name, tag_field="is", omit_defaults=True, gc=False):
    """A word of the language. Its name is its class in lower case with hyphens."""

    example: ClassVar[str] = ""
    introduces: ClassVar[Introduced] = ()  # what its effect may speak of besides

    @classmethod
    def named(cls) -> str:
        """How the word is written in a pack."""
        return cls.__struct_config__.tag  # type: ignore[return-value]  # every word has a text for its tag

    def unfit(self) -> Text | None:
        """Why its parameters cannot stand together, or nothing."""
        return None


class Verb(Word, frozen=True):
    """Something that is done."""

    binds: ClassVar[bool] = False  # the verb lines up what follows it by itself, with more values bound
    iterates: ClassVar[bool] = False  # inside it, `it` stands for each thing or player that it speaks of
    subject: ClassVar[str] = ""  # whose deed it always is, by the language's pointer: told as `who`, if not to them
    stands_in: ClassVar[tuple[str, ...]] = ()  # the moments or parts in which it may stand; () = anywhere
    grammar: ClassVar[str] = ORDER  # how it reads
    done_to: ClassVar[bool] = False  # its `who` is what the deed is done to, not who does it
    fixed: ClassVar[bool] = False  # its steps hang on nothing but its parameters and its record: they are kept
    apart: ClassVar[bool] = False  # it makes a sentence of its own, whatever stands beside it
    calls: ClassVar[str] = ""  # the parameter that names a script which it carries out
    grows: ClassVar[bool] = False  # what stands inside it may be carried out more than once

    def times_inside(self) -> int:
        """How often at most what stands inside it is carried out."""
        return 1

    def told(self, text: Describer, form: str) -> Text:
        """The verb as a clause, or as a sentence of its own."""
        return text.word(self, "verb")

    def told_asking(self, text: Describer) -> Text:
        """The verb as it is put to the one who must decide in it."""
        return text.sentence(self)

    def refuse_in(self, kind: str) -> Text | None:
        """Why it cannot stand in a record of this kind, or nothing: said on loading."""
        return None

    def declares(self, ctx: Context) -> Sequence[Step[Any]]:
        """What is chosen together with the action, before any of its effects (AL-TURN-04)."""
        return ()

    def steps(self, ctx: Context) -> Sequence[Step[Any]]:
        """The steps of its chapter that it means. It changes nothing by itself: the interpreter lines them up."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every verb has its own


class Condition(Word, frozen=True):
    """Something that holds or does not."""

    relative: ClassVar[bool] = False  # may stand with a noun: "each space with a marker"
    adjective: ClassVar[bool] = False  # then it stands before the noun: "each lit space"

    def holds(self, ctx: Context) -> bool:
        """Whether it holds."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every condition has its own

    def told(self, text: Describer, form: str) -> Text:
        """The condition as a clause, as what does not hold, or after a noun."""
        said = text.word(self, "condition")
        return Text(said.key, (*said.args, ("form", form)))


class Amount(Word, frozen=True):
    """A number that is counted when it is needed."""

    def count(self, ctx: Context) -> int:
        """The number now."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every amount has its own


class Cost(Word, frozen=True):
    """Something to be paid before an effect."""

    of_actions: ClassVar[bool] = False  # it stands before an action, and no effect can ask for it on the way

    def steps(self, ctx: Context) -> Sequence[Step[Any]]:
        """The steps that take it; those that are guarded say why it cannot be paid."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every cost has its own

    def refuse(self, ctx: Context) -> Refusal | None:
        """Why it cannot be paid, or None."""
        refusals = [step.refuse(ctx.table) for step in self.steps(ctx) if hasattr(step, "refuse")]
        return next((why for why in refusals if why is not None), None)

    def pay(self, ctx: Context) -> None:
        """Pay it."""
        ctx.then(*self.steps(ctx))


if TYPE_CHECKING:
    AnyVerb: TypeAlias = Verb
    AnyCondition: TypeAlias = Condition
    AnyAmount: TypeAlias = int | Amount
    AnyCost: TypeAlias = Cost
else:

    def any_of(name: str, *kinds: type) -> type:
        """In a field's type: any word of a family. Only the language knows which there are."""
        named = ABCMeta(name, (), {})
        for kind in kinds:
            named.register(kind)
        return named

    AnyVerb, AnyCondition, AnyCost = any_of("AnyVerb", Verb), any_of("AnyCondition", Condition), any_of("AnyCost", Cost)
    AnyAmount = any_of("AnyAmount", Amount, int)


class Select(Struct, frozen=True, omit_defaults=True, gc=False):
    """Some things of the game: `you`, `it`, or `{each: creature, within: 1}`.

    `how` is one of the words in HOWS, or `the` for a pointer, whose word then stands in `noun`.
    """

    how: str
    noun: str
    count: int = 1
    within: int | None = None  # spaces at most between it and `of`
    beyond: int | None = None  # spaces at least
    of: str = YOU
    where: AnyCondition | None = None
    named: str = ""

    @property
    def pointer(self) -> bool:
        """It stands for one known thing."""
        return self.how == "the"

    @property
    def asks(self) -> bool:
        """Somebody chooses."""
        return self.how in ASKING


HOWS = ("a", "another", "each", "each-other", "up-to", "some")
ASKING = ("a", "another", "up-to", "some")

ME = Select("the", YOU)
LAST = Select("the", IT)

Players: TypeAlias = Annotated[Select, Sorts(("player",))]

"""How words are made of functions, and what several of them have in common; no words themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec.structs import astuple

from nocturne.effects.context import Context
from nocturne.effects.making import made_of
from nocturne.effects.word import (
    Between,
    Condition,
    Cost,
    Introduced,
    Named,
    Select,
    Sorts,
    Verb,
    id_of,
    number_of,
)
from nocturne.games.etherfields.components import RANGES
from nocturne.games.etherfields.model import Figure
from nocturne.games.etherfields.rules.base import CANNOT_PAY, ROW, limits_choices
from nocturne.games.etherfields.rules.morphs import distress_of, seal_of
from nocturne.kernel import Refusal, Step
from nocturne.kernel.grid import Space
from nocturne.kernel.text import Text

Marker = Annotated[str, Named("marker")]
Element = Annotated[str, Named("element")]
Reach = Annotated[int | str, Between(0, 9, tuple(RANGES))]

Meant: TypeAlias = Sequence[Step[Any]]
"""The steps that a word means."""

ENTITIES = ("tile", "script")
"""Records that an Entity may speak by: its tile, and what the tile calls."""


def word(example: str, base: type[Verb] = Verb, **about: Any) -> Callable[[Callable[..., Meant]], type[Verb]]:  # noqa: ANN401 -- what a verb may say of itself
    """Make a verb of a function that gives its steps from where it stands and its parameters.

    What was selected for a parameter is asked of the context by the parameter's name: `ctx.seats("who")`.
    """

    def made(function: Callable[..., Meant]) -> type[Verb]:
        def steps(verb: Verb, ctx: Context) -> Meant:
            return function(ctx, *astuple(verb))

        return made_of(function, base, {"example": example, "steps": steps, **about})

    return made


def condition(example: str, **about: Any) -> Callable[[Callable[..., bool]], type[Condition]]:  # noqa: ANN401 -- what a condition may say of itself
    """Make a condition of a function that tells whether it holds where it stands, with its parameters."""

    def made(function: Callable[..., bool]) -> type[Condition]:
        def holds(asked: Condition, ctx: Context) -> bool:
            return function(ctx, *astuple(asked))

        return made_of(function, Condition, {"example": example, "holds": holds, **about})

    return made


class EntityVerb(Verb, frozen=True):
    """A verb that speaks of the Entity whose tile it stands on, unless it names another."""

    def refuse_in(self, kind: str) -> Text | None:
        """Why "this Entity" means nobody in a record of this kind."""
        named: str = getattr(self, "of", "")
        if named or kind in ENTITIES:
            return None
        return Text.of("etherfields-of-entity", word=self.named(), kind=kind)


class Price(Cost, frozen=True):
    """A price that is paid as a whole or not at all, by its own steps."""

    def refuse(self, ctx: Context) -> Refusal | None:
        """Why it cannot be paid: the same words, whatever is lacking."""
        return None if super().refuse(ctx) is None else CANNOT_PAY[limits_choices(ctx.table)]


class ActionPrice(Cost, frozen=True):
    """A price that the rules of actions collect."""

    of_actions: ClassVar[bool] = True

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The rules of actions have collected it."""
        return []


class IntentPrice(ActionPrice, frozen=True):
    """Intent, at once or in parts."""

    amount: Annotated[int, Between(1, 20)]
    due: Annotated[str, Named("due")] = ""


class AimPrice(ActionPrice, frozen=True):
    """What aims an action at a figure within so many spaces."""

    range: Reach = 1
    introduces: ClassVar[Introduced] = (("target", ("figure", "entity")),)


# -- what an effect knows besides the common values

HUNTERS = "hunters"
"""The figures of an Entity in whose range a Dreamer is."""

Entities = Annotated[Select, Sorts(("entity",))]
Anybody = Annotated[Select, Sorts(("player", "entity"))]
"""A Dreamer or a figure of an Entity."""


def this(ctx: Context) -> str:
    """The element that speaks."""
    return id_of(ctx.bound.this)


def element(ctx: Context, on: str) -> str:
    """What tokens are put on: the speaking element, or the Slumber tile or gate in play."""
    return str(ctx.table.tile) if on == "scene" else this(ctx)


def in_row(ctx: Context) -> bool:
    """Whether an effect row of a Turn card is being resolved: Morphings count then (EF-MORPH-17)."""
    return bool(ctx.bound.get(ROW))


def speaking(ctx: Context) -> list[Figure]:
    """The figures whose effect this is: those in range, or all of the Entity whose row is being resolved."""
    hunters = ctx.bound.get(HUNTERS)
    if isinstance(hunters, str):
        figures = [ctx.table.figure(int(number)) for number in hunters.split()]
        return [figure for figure in figures if figure is not None]
    return ctx.table.figures_of(this(ctx)) if in_row(ctx) else []


def hurting(ctx: Context, count: int) -> int:
    """How much Distress an effect causes: in a row of an Entity its Morphings and States count (EF-MORPH-03)."""
    row = in_row(ctx)
    return max([distress_of(ctx.table, figure, count, row=row) for figure in speaking(ctx)], default=count)


def sealing(ctx: Context, count: int) -> int:
    """How many cards an effect Seals: in a row of an Entity its Morphings count (EF-MORPH-04)."""
    row = in_row(ctx)
    return max([seal_of(ctx.table, figure, count, row=row) for figure in speaking(ctx)], default=count)


def spaces(ctx: Context, name: str) -> list[Space]:
    """The spaces selected for a parameter, or those where the things selected stand."""
    places = [ctx.world.place(ctx.table, thing) for thing in ctx.refs(name)]
    return [Space(number_of(place)) for place in places if place is not None]

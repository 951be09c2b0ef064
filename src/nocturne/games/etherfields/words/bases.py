"""What several words have in common; no words themselves."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Cost, Count, Introduced, Label, Named, Select, Sorts, Verb, id_of, number_of
from nocturne.games.etherfields.components import RANGES
from nocturne.games.etherfields.model import Figure
from nocturne.games.etherfields.rules.base import CANNOT_PAY, ROW, limits_choices
from nocturne.games.etherfields.rules.morphs import distress_of, seal_of
from nocturne.kernel import Refusal, Step
from nocturne.kernel.grid import Space
from nocturne.kernel.text import Text

Marker = Annotated[str, Named("marker")]
Flag = Annotated[str, Label("flag")]
Spaces = Annotated[Select, Sorts(("space",))]
Things = Annotated[Select, Sorts(("player", "figure", "space", "card"))]
Element = Annotated[str, Named("element")]
Reach = Annotated[int | str, Between(0, 9, tuple(RANGES))]

ROLLED = "rolled"
"""Bound by a roll of dice."""

ENTITIES = ("tile", "script")
"""Records that an Entity may speak by: its tile, and what the tile calls."""


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
        return []


class IntentPrice(ActionPrice, frozen=True):
    """Intent, at once or in parts."""

    amount: Count
    due: Annotated[str, Named("due")] = ""


class CountPrice(ActionPrice, frozen=True):
    """So many things."""

    amount: Count = 1


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

"""What several words have in common; no words themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Cost, Players, Verb
from nocturne.games.etherfields.rules.choice import CANNOT_PAY, limits_choices
from nocturne.kernel import Refusal, Step
from nocturne.kernel.text import Text

Means: TypeAlias = Callable[..., Step[Any]]
"""The step that a word means, made of whom it concerns and, where it counts, how much."""

ENTITIES = ("tile", "script")
"""Records that an Entity may speak by: its tile, and what the tile calls."""


class DreamerVerb(Verb, frozen=True):
    """Something that each of the Dreamers meant does, or that happens to each: one step of its chapter."""

    who: Players = ME
    step: ClassVar[Means]

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [self.step(seat) for seat in ctx.seats("who")]


class CountedVerb(Verb, frozen=True):
    """The same, so many times or with so many things."""

    amount: AnyAmount
    who: Players = ME
    step: ClassVar[Means]

    def steps(self, ctx: Context) -> list[Step[Any]]:
        count = ctx.number(self.amount)
        return [self.step(seat, count) for seat in ctx.seats("who")]


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

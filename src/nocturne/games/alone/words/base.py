"""What the words of ALONE have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import astuple

from nocturne.effects.context import Context
from nocturne.effects.word import Verb
from nocturne.games.alone.components import Steps
from nocturne.kernel import Step

Means: TypeAlias = Callable[..., Step[Any]]


class CardVerb(Verb, frozen=True):
    """A verb whose steps depend on nothing but its parameters and its card; the steps ask for what is left open."""

    fixed: ClassVar[bool] = True
    step: ClassVar[Means]  # what it means, where that is one step made of its parameters, in their order
    moments: ClassVar[tuple[str, ...]] = ()  # when its part must be used for it to mean anything; () = whenever
    follows: ClassVar[tuple[str, ...]] = ()  # it speaks of what one of these verbs, right before it, has done
    declared: ClassVar[bool] = False  # something is chosen together with the action, before any condition is asked

    def steps(self, ctx: Context) -> Steps:
        """The steps of its chapter that it means."""
        return (self.step(*astuple(self)),)


def card_of(ctx: Context) -> str:
    """The card that speaks, by its id."""
    return ctx.line.record.partition("/")[2]

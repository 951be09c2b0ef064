"""What the words of ALONE have in common, and how a word is made of a function."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, ClassVar

from msgspec.structs import astuple

from nocturne.effects.context import Context
from nocturne.effects.making import made_of
from nocturne.effects.word import Condition, Verb
from nocturne.games.alone.components import Steps
from nocturne.games.alone.model import Alone
from nocturne.kernel.text import Text


class CardVerb(Verb, frozen=True):
    """A verb whose steps depend on nothing but its parameters and its card; the steps ask for what is left open."""

    fixed: ClassVar[bool] = True
    moments: ClassVar[tuple[str, ...]] = ()  # when its part must be used for it to mean anything; () = whenever
    follows: ClassVar[tuple[str, ...]] = ()  # it speaks of what one of these verbs, right before it, has done
    declared: ClassVar[bool] = False  # something is chosen together with the action, before any condition is asked
    meaning: ClassVar[Callable[..., Any]]  # the function that it is made of
    asks_card: ClassVar[bool] = False  # the function wants to know the card that speaks
    misfit: ClassVar[Callable[..., Text | None] | None] = None  # says why its parameters cannot stand together

    def _meant(self, ctx: Context) -> Any:  # noqa: ANN401 -- a step or several, or those that are declared besides
        parameters = astuple(self)
        return self.meaning(ctx, *parameters) if self.asks_card else self.meaning(*parameters)

    def declares(self, ctx: Context) -> Steps:
        """What is chosen together with the action."""
        declared: Steps = self._meant(ctx)[0] if self.declared else ()
        return declared

    def steps(self, ctx: Context) -> Steps:
        meant = self._meant(ctx)[1] if self.declared else self._meant(ctx)
        return meant if isinstance(meant, tuple) else (meant,)

    def unfit(self) -> Text | None:
        """Why its parameters cannot stand together, or nothing."""
        return self.misfit(*astuple(self)) if self.misfit is not None else None


def word(
    example: str, *, misfit: Callable[..., Text | None] | None = None, **about: object
) -> Callable[[Callable[..., Any]], type[CardVerb]]:
    """Make a verb of a function that gives its steps: named and documented like it, with its parameters.

    A first parameter `ctx` is none of the word's own: it is where the word stands. A word that declares something gives
    two lists: what is chosen together with the action, and what it does. What else is said `about` it, `CardVerb` has.
    """

    def made(function: Callable[..., Any]) -> type[CardVerb]:
        asks = "ctx" in signature(function).parameters
        means = {"meaning": staticmethod(function), "asks_card": asks, "misfit": misfit and staticmethod(misfit)}
        return made_of(function, CardVerb, {"example": example, **about, **means})

    return made


def condition(function: Callable[[Alone], bool]) -> type[Condition]:
    """Make a condition without parameters of a function that asks the table."""
    about = {"asks": staticmethod(function), "holds": lambda _, ctx: function(ctx.table)}
    return made_of(function, Condition, {**about, "example": function.__name__.replace("_", "-")})


def card_of(ctx: Context) -> str:
    """The card that speaks, by its id."""
    return ctx.line.record.partition("/")[2]

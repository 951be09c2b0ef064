"""What the words of ALONE have in common, and how a word is made of a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, ClassVar, TypeVar, cast, get_type_hints

from msgspec import NODEFAULT, defstruct
from msgspec.structs import astuple

from nocturne.effects.context import Context
from nocturne.effects.word import Condition, Verb, Word
from nocturne.games.alone.components import Steps
from nocturne.games.alone.model import Alone
from nocturne.kernel.text import Text

W = TypeVar("W", bound=Word)


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
        """The steps of its chapter that it means."""
        meant = self._meant(ctx)[1] if self.declared else self._meant(ctx)
        return meant if isinstance(meant, tuple) else (meant,)

    def unfit(self) -> Text | None:
        """Why its parameters cannot stand together, or nothing."""
        return self.misfit(*astuple(self)) if self.misfit is not None else None


def word(
    example: str,
    *,
    moments: tuple[str, ...] = (),
    follows: tuple[str, ...] = (),
    subject: str = "",
    declared: bool = False,
    unfit: Callable[..., Text | None] | None = None,
) -> Callable[[Callable[..., Any]], type[CardVerb]]:
    """Make a verb of a function that gives its steps: named and documented like it, with its parameters.

    A first parameter `ctx` is none of the word's own: it is where the word stands. A word that declares something gives
    two lists: what is chosen together with the action, and what it does.
    """

    def made(function: Callable[..., Any]) -> type[CardVerb]:
        types, given = get_type_hints(function, include_extras=True), signature(function).parameters
        own = [parameter for name, parameter in given.items() if name != "ctx"]
        fields = [
            (each.name, types[each.name], NODEFAULT if each.default is each.empty else each.default) for each in own
        ]
        about = {"example": example, "moments": moments, "follows": follows, "subject": subject, "declared": declared}
        means = {
            "meaning": staticmethod(function),
            "asks_card": "ctx" in given,
            "misfit": unfit and staticmethod(unfit),
        }
        return _made(function, CardVerb, about | means, fields)

    return made


def condition(function: Callable[[Alone], bool]) -> type[Condition]:
    """Make a condition without parameters of a function that asks the table."""
    about = {"asks": staticmethod(function), "holds": lambda _, ctx: function(ctx.table)}
    return _made(function, Condition, {**about, "example": function.__name__.replace("_", "-")})


def _made(
    function: Callable[..., Any], base: type[W], about: dict[str, Any], fields: Sequence[tuple[str, Any, Any]] = ()
) -> type[W]:
    """A word that is called and documented like a function."""
    name, namespace = function.__name__.title().replace("_", ""), {**about, "__doc__": function.__doc__}
    made: Any = defstruct(name, fields, bases=(base,), namespace=namespace, module=function.__module__, frozen=True)
    return cast("type[W]", made)


def card_of(ctx: Context) -> str:
    """The card that speaks, by its id."""
    return ctx.line.record.partition("/")[2]

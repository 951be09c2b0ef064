"""Words made of functions: each is called and documented like its function, and has its parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, TypeAlias, TypeVar, cast, get_type_hints

from msgspec import NODEFAULT, defstruct
from msgspec.structs import astuple

from nocturne.effects.word import Condition, Verb, Word
from nocturne.kernel import Step

W = TypeVar("W", bound=Word)

Meant: TypeAlias = Sequence[Step[Any]]
"""The steps that a word means."""

AROUND = ("ctx", "game")
"""Parameters of a function that are none of its word's own: where the word stands, and the table."""


def made_of(function: Callable[..., Any], base: type[W], about: dict[str, Any]) -> type[W]:
    """The word of this base that a function stands for; `about` is what else its class says of itself."""
    types, given = get_type_hints(function, include_extras=True), signature(function).parameters.values()
    own = [parameter for parameter in given if parameter.name not in AROUND]
    fields = [(each.name, types[each.name], NODEFAULT if each.default is each.empty else each.default) for each in own]
    name, namespace = function.__name__.title().replace("_", ""), {**about, "__doc__": function.__doc__}
    made: Any = defstruct(name, fields, bases=(base,), namespace=namespace, module=function.__module__, frozen=True)
    return cast("type[W]", made)


def word(example: str, base: type[Verb] = Verb, **about: Any) -> Callable[[Callable[..., Meant]], type[Verb]]:
    """Make a verb of a function that gives its steps from where it stands and its parameters.

    What was selected for a parameter is asked of the context by the parameter's name: `ctx.seats("who")`.
    """
    return _maker("steps", base, {"example": example, **about})


def condition(example: str, **about: Any) -> Callable[[Callable[..., bool]], type[Condition]]:
    """Make a condition of a function that tells whether it holds where it stands, with its parameters."""
    return _maker("holds", Condition, {"example": example, **about})


def _maker(method: str, base: type[W], about: dict[str, Any]) -> Callable[[Callable[..., Any]], type[W]]:
    """Make words whose method of this name calls their function with the context and the word's own fields."""

    def made(function: Callable[..., Any]) -> type[W]:
        return made_of(function, base, {method: lambda word, ctx: function(ctx, *astuple(word)), **about})

    return made

"""Words made of functions: each is called and documented like its function, and has its parameters."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar, cast, get_type_hints

from msgspec import NODEFAULT, defstruct

from nocturne.effects.word import Word

W = TypeVar("W", bound=Word)

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

"""The types of one game for the page: its view, the fields of its options and the arguments of its events, by kind."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import sys
import textwrap
from collections.abc import Container, Iterator
from enum import Enum
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import json

from nocturne.games import find
from nocturne.games.etherfields.components import STATES
from nocturne.kernel import Event, Name, Option, Text
from nocturne.kernel.text import kebab
from tools.typescript import declared, quoted

HEAD = "/** {game}: what a seat may know, what it may answer and what it is told. Made by tools/protocol_types.py. */\n"
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
NAMED = "Named"
TOLD = "{ key: string; args: Record<string, unknown> }"


def game_types(game: str) -> str:
    """The module `view.ts` of a game."""
    import_all(game)
    _, parts = json.schema_components((find(game).view_type,), ref_template="#/$defs/{name}")
    kinds = [
        table("OptionFields", "The fields of each kind of option.", option_fields(game)),
        table("EventArgs", "What is told of each kind of event; not every seat is told all of it.", event_args(game)),
    ]
    facts = [state_facts()] if game == "etherfields" else []
    body = "".join(f"\n{part}" for part in [*[declared(name, parts[name]) for name in parts], *kinds, *facts])
    needs = "import type { Named } from '../lib/wire'\n" if NAMED in "".join(kinds) else ""
    return HEAD.format(game=game.capitalize()) + needs + body


def state_facts() -> str:
    """What the page must know of State tokens, from their rows: it tells them apart by that, not by name."""
    rows = [
        f"  {quoted(state.value)}: {{ short: {str(rule.short).lower()}, rooted: {str(rule.rooted).lower()} }},"
        for state, rule in STATES.items()
    ]
    words = "/** By State: whether it shortens what a figure reaches, and whether it holds the figure in its place. */"
    return f"{words}\nexport const STATES = {{\n" + "\n".join(rows) + "\n} as const\n"


def import_all(game: str) -> None:
    """Every module of a game and of what all games share, so that all options and events are known."""
    for name in ("nocturne.kernel", "nocturne.effects", f"nocturne.games.{game}"):
        package = import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            import_module(module.name)


def table(name: str, words: str, kinds: dict[str, dict[str, str]]) -> str:
    """An interface with one member for each kind."""
    members = [f"  {quoted(kind)}: {inline(fields)}" for kind, fields in sorted(kinds.items())]
    return f"/** {words} */\nexport interface {name} {{\n" + "\n".join(members) + "\n}\n"


def inline(fields: dict[str, str]) -> str:
    """Named fields as a type."""
    return "{ " + "; ".join(f"{name}: {one}" for name, one in fields.items()) + " }" if fields else "object"


def kinds_of(base: type[Any], game: str) -> list[type[Any]]:
    """All classes below one that belong to what every game shares, then those of the game, always in one order."""
    own = f"nocturne.games.{game}."
    found = [kind for kind in below(base) if kind.__module__.startswith((own, "nocturne.kernel.", "nocturne.effects."))]
    return sorted(found, key=lambda kind: (kind.__module__.startswith(own), kind.__module__, kind.__name__))


def below(base: type[Any]) -> Iterator[type[Any]]:
    """All classes below one."""
    for kind in base.__subclasses__():
        yield kind
        yield from below(kind)


def option_fields(game: str) -> dict[str, dict[str, str]]:
    """By kind of option: its fields as they go over the wire."""
    options = {}
    for kind in kinds_of(Option, game):
        hints = get_type_hints(kind)
        fields = [name for name in kind.__struct_fields__ if name != "id"]
        options[kebab(kind.__name__)] = {name: typescript(hints[name]) for name in fields}
    return options


def event_args(game: str) -> dict[str, dict[str, str]]:
    """By kind of event: what may be told of it, and of what type that is where it can be told."""
    happen = [kind for kind in kinds_of(Event, game) if kind.apply is not Event.apply]
    return {kebab(kind.__name__): args_of(kind) for kind in happen}


def args_of(kind: type[Any]) -> dict[str, str]:
    """The arguments of the messages of one event: its fields, or what its own words name."""
    hints = get_type_hints(kind)
    says: tuple[str, ...] | None = getattr(kind, "says", None)
    methods = ("told", "text") if hasattr(kind, "says") else ("told", "text", "facts")
    own = [source for name in methods if (source := own_source(kind, name)) is not None]
    content: Container[str] = getattr(kind, "content", ())  # fields whose ids are told by name
    fields = {name: NAMED if name in content else typescript(hints[name]) for name in kind.__struct_fields__}
    if says is not None:
        return {f"{name}?": fields[name] for name in says}
    if not own:
        return fields
    told: dict[str, set[str]] = {}
    for source in own:
        for node in ast.walk(ast.parse(textwrap.dedent(source))):
            if isinstance(node, ast.Call) and called(node) in ("of", "say"):
                for word in node.keywords:
                    if word.arg is not None:
                        told.setdefault(word.arg, set()).add(argument(word.value, fields, kind.__module__))
    whole = any("self.text()" in source or "super()" in source or "self.facts()" in source for source in own)
    if whole:
        for name, one in fields.items():
            told.setdefault(name, set()).add(one)
    return {f"{name}?": "unknown" if "unknown" in types else " | ".join(sorted(types)) for name, types in told.items()}


def own_source(kind: type[Any], method: str) -> str | None:
    """The source of a method, unless it is the kernel's own."""
    found = getattr(kind, method)
    return None if found is getattr(Event, method) else inspect.getsource(found)


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def argument(value: ast.expr, fields: dict[str, str], module: str) -> str:
    """The type of an argument: of the event's own field, a name, what a function of its module gives, or unknown."""
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == "self":
        return fields.get(value.attr, "unknown")
    if isinstance(value, ast.Call) and called(value) == "Name":
        return NAMED
    function = getattr(sys.modules[module], called(value), None) if isinstance(value, ast.Call) else None
    return typescript(get_type_hints(function).get("return")) if inspect.isfunction(function) else "unknown"


def typescript(kind: Any) -> str:  # noqa: ANN401 -- any type
    """How a value of a Python type goes over the wire."""
    origin = get_origin(kind)
    if origin is Annotated:
        return typescript(get_args(kind)[0])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in get_args(kind)))
    if origin in (tuple, list, frozenset):
        inner = [typescript(one) for one in get_args(kind) if one is not ...]
        return f"Array<{inner[0]}>" if ... in get_args(kind) or len(inner) == 1 else f"[{', '.join(inner)}]"
    if hasattr(kind, "__supertype__"):
        return typescript(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " | ".join(quoted(one.value) if isinstance(one.value, str) else str(one.value) for one in kind)
    if kind in (Name, Text):
        return NAMED if kind is Name else TOLD
    return PLAIN.get(kind, "unknown")

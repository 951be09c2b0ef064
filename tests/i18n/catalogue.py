"""A catalogue read as a tree: its messages, the values they use, and how."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).resolve().parents[2] / "src" / "nocturne" / "i18n"


class Use(NamedTuple):
    """How a message uses a value: bare, inside a function, or to select by."""

    variable: str
    how: str
    variants: frozenset[str] = frozenset()


@cache
def entries(name: str, language: str = "en") -> tuple[ast.EntryType, ...]:
    """Everything in a catalogue file, junk included."""
    text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(*names: str, language: str = "en") -> dict[str, ast.Message]:
    """The messages of some catalogues by key."""
    return {one.id.name: one for name in names for one in entries(name, language) if isinstance(one, ast.Message)}


def problem_files() -> tuple[str, ...]:
    """The catalogues of complaints about files, packs and calls: the common one, and each game's own."""
    return tuple(sorted(path.stem for path in (FOLDER / "en").glob("*problems.ftl")))


def uses(key: str, known: dict[str, ast.Message]) -> set[Use]:
    """How a message, with those it refers to, uses its values."""
    found: set[Use] = set()
    for node in nodes(known[key]):
        if isinstance(node, ast.MessageReference):
            found |= uses(node.id.name, known)
        elif isinstance(node, ast.FunctionReference):
            found |= {Use(name, node.id.name) for name in variables(node.arguments.positional)}
        elif isinstance(node, ast.SelectExpression):
            keys = [variant.key for variant in node.variants]
            variants = frozenset(one.name if isinstance(one, ast.Identifier) else one.value for one in keys)
            found |= {Use(name, "select", variants) for name in variables([node.selector])}
        elif isinstance(node, ast.Placeable):
            found |= {Use(name, "bare") for name in variables([node.expression])}
    return found


def references(known: dict[str, ast.Message]) -> set[str]:
    """The messages that others refer to."""
    return {node.id.name for one in known.values() for node in nodes(one) if isinstance(node, ast.MessageReference)}


def variables(expressions: Sequence[ast.BaseNode]) -> list[str]:
    """The values among some expressions."""
    return [one.id.name for one in expressions if isinstance(one, ast.VariableReference)]


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from nodes(inner)

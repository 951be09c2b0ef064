"""Names say what they hold: nothing in the sources is called `one` or `found`, which say nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "nocturne"

EMPTY = frozenset({"one", "found"})
"""Names that could stand for anything."""

WRITTEN: dict[str, tuple[str, ...]] = {
    "games/etherfields/records.py": ("one",),  # walls of an Overlay in packs: {one: 3, other: 4}
    "games/etherfields/words/map.py": ("one",),  # the first parameter of `swap`: part of the hash of packs
    "games/etherfields/words/prices.py": ("one",),  # {either: 3, one: wrath, or: cunning} in packs
    "games/alone/model.py": ("found",),  # the Items found by looting, by this name in position files
    "games/alone/events/course.py": ("found",),
    "games/alone/events/sheet.py": ("found",),
    "games/alone/views.py": ("found",),  # the same, as pages and bots read it
}
"""Fields that go by such a name in files and on the page: who renames them breaks what people have written."""


def bindings(source: str) -> Iterator[tuple[int, str]]:
    """Every name that a source binds, with its line: variables, parameters, fields, functions, classes, imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield node.lineno, name
            case ast.alias(asname=str(name)):
                yield node.lineno, name
            case _:
                pass


def empty_names(path: Path) -> list[str]:
    """The bindings of a module that say nothing."""
    matches = [(line, name) for line, name in bindings(path.read_text(encoding="utf-8")) if name in EMPTY]
    return [f"{path.relative_to(SOURCES).as_posix()}:{line}: {name}" for line, name in sorted(matches)]


def test_every_name_says_what_it_holds() -> None:
    told = [line for path in sorted(SOURCES.rglob("*.py")) for line in empty_names(path)]
    assert [line for line in told if line.rpartition(": ")[2] not in WRITTEN.get(line.partition(":")[0], ())] == []


@pytest.mark.parametrize("place", WRITTEN)
def test_a_field_that_is_renamed_is_struck_off_the_list(place: str) -> None:
    assert {line.rpartition(": ")[2] for line in empty_names(SOURCES / place)} == set(WRITTEN[place])


@pytest.mark.parametrize(
    "source",
    [
        "one = 1",
        "one: int",
        "self.one = 1",
        "a, *one = b",
        "for one in b: pass",
        "[one for one in b]",
        "(one := 1)",
        "lambda one: 1",
        "def f(*, one): pass",
        "def f(**one): pass",
        "def one(): pass",
        "async def one(): pass",
        "class one: pass",
        "import a as one",
        "from a import b as one",
        "with a as one: pass",
        "try: pass\nexcept A as one: pass",
        "match a:\n    case B(one): pass",
        "match a:\n    case [*one]: pass",
        "match a:\n    case {**one}: pass",
        "match a:\n    case B() as one: pass",
    ],
)
def test_every_way_to_bind_a_name_is_seen(source: str) -> None:
    assert "one" in [name for _, name in bindings(source)]


@pytest.mark.parametrize("source", ["f(one=1)", "a.one", "one", "# one", "'one'"])
def test_a_name_that_is_only_used_is_left_alone(source: str) -> None:
    assert "one" not in [name for _, name in bindings(source)]

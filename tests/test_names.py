"""Names say what they hold: nothing in the sources is called `one` or `found`, which say nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "nocturne"

EMPTY = frozenset({"one", "found"})
"""Names that could stand for anything."""

UNFINISHED: tuple[str, ...] = (
    "effects",
    "games/alone",
    "games/etherfields",
    "games/lanterns",
    "server/desk.py",
    "server/http.py",
    "server/live.py",
    "server/room.py",
    "server/telling.py",
)
"""Folders and modules that still have such names. The list may only become shorter."""


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


def is_unfinished(path: Path) -> bool:
    """Whether a module is in one of the places that are still to be done."""
    where = path.relative_to(SOURCES).as_posix()
    return any(where == place or where.startswith(f"{place}/") for place in UNFINISHED)


def test_every_name_says_what_it_holds() -> None:
    # given
    finished = [path for path in sorted(SOURCES.rglob("*.py")) if not is_unfinished(path)]
    # then
    assert [told for path in finished for told in empty_names(path)] == []


def test_a_place_that_is_done_is_struck_off_the_list() -> None:
    # given
    places = [SOURCES / place for place in UNFINISHED]
    # when
    done = [place for place in places if not any(map(empty_names, [place] if place.is_file() else place.rglob("*.py")))]
    # then
    assert [place.relative_to(SOURCES).as_posix() for place in done] == []


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

"""What stands in `effects` is what games share: each public name there is used by two games at least."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import nocturne
from nocturne.games import GAMES

SOURCES = Path(nocturne.__file__).parent
MOST_LINES = 29_106
"""Of `games` and `effects` together: there were 32,106 when the four engines became one, and 3,000 had to go."""
Name = tuple[str, str]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> dict[str, Name]:
    """The names of `effects` that a file imports, by what it calls them."""
    names: dict[str, Name] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("nocturne.effects"):
            module = str(node.module).removeprefix("nocturne.effects").lstrip(".")
            names |= {alias.asname or alias.name: (module, alias.name) for alias in node.names}
    return names


def defined(path: Path) -> dict[str, ast.stmt]:
    """What a module of `effects` defines, by name."""
    names: dict[str, ast.stmt] = {}
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                names |= {part.id: node for part in ast.walk(target) if isinstance(part, ast.Name)}
        elif isinstance(node, ast.If):  # for the type checker, and otherwise
            names |= {part.name: node for part in ast.walk(node) if isinstance(part, ast.ClassDef | ast.FunctionDef)}
            names |= {part.id: node for part in ast.walk(node) if isinstance(part, ast.Name)}
    return names


@cache
def uses() -> dict[Name, set[Name]]:
    """What each name of `effects` speaks of itself."""
    found: dict[Name, set[Name]] = {}
    for path in (SOURCES / "effects").glob("*.py"):
        own, others = defined(path), imported(path)
        for name, node in own.items():
            spoken = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            spoken |= {str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)}
            found[path.stem, name] = {others.get(word, (path.stem, word)) for word in spoken} & {
                *others.values(), *[(path.stem, word) for word in own],
            }  # fmt: skip
    return found


def reached(paths: list[Path]) -> set[Name]:
    """What some files use of `effects`, and what that uses in turn."""
    todo: list[Name] = []
    for path in paths:
        for module, name in imported(path).values():
            whole = (SOURCES / "effects" / f"{name}.py") if not module else None
            todo += [(name, word) for word in defined(whole)] if whole and whole.exists() else [(module, name)]
    seen: set[Name] = set()
    while todo:
        used = todo.pop()
        if used not in seen:
            seen.add(used)
            todo += uses().get(used, set())
    return seen


def test_each_public_name_of_effects_is_used_by_two_games_at_least() -> None:
    rooms = ("packs", "server", "terminal")
    everywhere = [path for room in rooms for path in (SOURCES / room).rglob("*.py")]
    common = reached(everywhere)  # reading, checking and printing packs serves all games
    by_game = [reached(list((SOURCES / "games" / game).rglob("*.py"))) for game in GAMES]
    lonely = sorted(
        f"{module}.{name}"
        for module, name in uses()
        if not name.startswith("_") and name != "TYPE_CHECKING" and (module, name) not in common
        if sum((module, name) in game for game in by_game) < 2
    )
    assert lonely == []


@pytest.mark.parametrize("rooms", [("games", "effects")])
def test_the_rules_stay_shorter_than_they_were(rooms: tuple[str, ...]) -> None:
    paths = [path for room in rooms for path in (SOURCES / room).rglob("*.py")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths) <= MOST_LINES

"""All change passes one door: only `apply` of an event may write to a table or its records.

Read from the sources of the games, without running them. Written to are attributes (`me.steps -= 1`), things
inside them (`game.doors[3] = True`) and collections that hang on them (`me.hand.append(card)`). Plain classes may
write to themselves, and be written to by name: they are no part of a table, which is made of tables, records, steps
and events. What no table or record has a field for is no part of one either. The functions of an `events` module help
its events; nobody else may import those that write.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

SRC = Path(__file__).resolve().parents[2] / "src" / "nocturne"

CHANGES_IN_PLACE = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault"),
    *("popitem", "add", "discard", "appendleft", "popleft", "extendleft", "rotate", "__setitem__", "__delitem__"),
    *("difference_update", "intersection_update", "symmetric_difference_update", "subtract"),
}
SETTERS = {"setattr", "delattr", "force_setattr", "__setattr__", "__delattr__"}
STATE = {"Table", "Record", "Step", "Event"}
"""What tables are made of: classes that come from these never write to themselves."""

DOORS = {
    "imagine": "makes another table, which nobody plays at",
    "bring_up": "fills in fields that the rules which saved the table did not have",
}
"""Functions besides `apply` that may write, each with its reason."""

HELPING = re.compile(r"(\w+_)?events|imagined")
"""Modules whose functions help events or `imagine`."""


class Write(NamedTuple):
    """A place where something is written to."""

    line: int
    what: str


class Kinds:
    """The classes of all sources, with the names that each comes from and the fields it declares."""

    def __init__(self, sources: list[str]) -> None:
        self.bases: dict[str, set[str]] = {}
        self._declared: dict[str, set[str]] = {}
        for source in sources:
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.ClassDef):
                    self.bases.setdefault(node.name, set()).update(map(_name, node.bases))
                    self._declared.setdefault(node.name, set()).update(_fields(node))
        records = [name for name in self.bases if self.comes_from(name, {"Table", "Record"})]
        self.fields = {field for name in records for field in self._declared[name]} | {"?"}

    def comes_from(self, name: str, roots: set[str]) -> bool:
        """Whether a class is one of the roots or derived from one."""
        seen: set[str] = set()
        border = {name}
        while border - seen:
            seen |= border
            border = {base for one in border for base in self.bases.get(one, ())}
        return bool(seen & roots)


def _fields(node: ast.ClassDef) -> list[str]:
    annotated = [item.target for item in node.body if isinstance(item, ast.AnnAssign)]
    return [target.id for target in annotated if isinstance(target, ast.Name)]


def _name(node: ast.expr) -> str:
    """`Event`, `kernel.Event` and `Event[Lanterns]` are all Event."""
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _written(target: ast.expr) -> Iterator[ast.Attribute]:
    """The attributes that an assignment to this target changes."""
    if isinstance(target, ast.Tuple | ast.List):
        for item in target.elts:
            yield from _written(item)
    elif isinstance(target, ast.Starred | ast.Subscript):
        yield from _written(target.value)
    elif isinstance(target, ast.Attribute):
        yield target


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return list(node.targets)
    if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.NamedExpr):
        return [node.target]
    if isinstance(node, ast.With):
        return [item.optional_vars for item in node.items if item.optional_vars]
    return []


def _changed_by_call(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.Call):
        return []
    if _name(node.func) in SETTERS and node.args:
        return [ast.Attribute(node.args[0], "?", lineno=node.lineno)]
    if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES_IN_PLACE:
        return [node.func.value]
    return []


class Reader(ast.NodeVisitor):
    """Finds the writes of one source."""

    def __init__(self, kinds: Kinds, *, of_events: bool = False) -> None:
        self.kinds = kinds
        self.of_events = of_events
        self.found: list[Write] = []
        self._class: str | None = None
        self._inside: list[ast.FunctionDef] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside.append(node)
        if not self._is_door():
            self.generic_visit(node)
        self._inside.pop()

    def _is_door(self) -> bool:
        name = self._inside[-1].name
        if self._class is None:
            return self.of_events or name in DOORS
        return (name == "apply" and self.kinds.comes_from(self._class, {"Event"})) or name in DOORS

    def visit(self, node: ast.AST) -> None:
        for target in (*_targets(node), *_changed_by_call(node)):
            for attribute in _written(target):
                if attribute.attr in self.kinds.fields and not self._own(attribute):
                    self.found.append(Write(attribute.lineno, ast.unparse(attribute)))
        super().visit(node)

    def _own(self, attribute: ast.Attribute) -> bool:
        """A plain class writes to itself, or a function to one that it was given by name."""
        root: ast.expr = attribute
        while isinstance(root, ast.Attribute | ast.Subscript):
            root = root.value
        if not isinstance(root, ast.Name):
            return False
        if root.id in ("self", "cls"):
            return self._class is not None and not self.kinds.comes_from(self._class, STATE)
        return attribute.value is root and self._is_plain(self._declared(root.id))

    def _declared(self, name: str) -> str:
        """The type of a parameter of the function being read."""
        arguments = [one for node in self._inside for one in (*node.args.args, *node.args.kwonlyargs)]
        return next((_name(one.annotation) for one in arguments if one.arg == name and one.annotation), "")

    def _is_plain(self, kind: str) -> bool:
        return kind in self.kinds.bases and not self.kinds.comes_from(kind, STATE)


def writes(source: str, kinds: Kinds | None = None) -> list[str]:
    """What a source writes to, outside the doors."""
    reader = Reader(kinds or Kinds([TABLE, source]))
    reader.visit(ast.parse(source))
    return [write.what for write in reader.found]


TABLE = """
class Toy(Table):
    round: int
    seekers: list[Seeker]
    doors: dict[int, bool]
    hand: list[str]
    counts: dict[str, int]
    seat: int
    size: int
    parts: list[int]
    pile: list[int]
"""
"""A table for the examples below."""


def is_of_events(path: Path) -> bool:
    """Whether the functions of a source help events: its module or package says so by its name."""
    return bool(HELPING.fullmatch(path.stem) or HELPING.fullmatch(path.parent.name))


def writers(sources: list[str], kinds: Kinds) -> set[str]:
    """The functions of `events` modules that write to the state, by themselves or through others."""
    functions = [node for text in sources for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    found: set[str] = set()
    while True:
        more = {node.name for node in functions if writes(ast.unparse(node), kinds) or _calls(node) & found}
        if more <= found:
            return found - set(DOORS)
        found |= more


def _calls(node: ast.AST) -> set[str]:
    return {_name(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}


def taken(source: str, names: set[str]) -> list[str]:
    """Which of these names a source imports."""
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return [alias.name for node in imports for alias in node.names if alias.name in names]


def sources(folder: Path) -> dict[Path, str]:
    """The sources in a folder."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


GAMES = sources(SRC / "games")
ALL_KINDS = Kinds([*GAMES.values(), *sources(SRC / "kernel").values()])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(SRC)))
def test_only_events_change_the_state_of_a_game(path: Path) -> None:
    reader = Reader(ALL_KINDS, of_events=is_of_events(path))
    reader.visit(ast.parse(GAMES[path]))
    found = [f"{path.name}:{write.line}: {write.what} is written to outside an event" for write in reader.found]
    assert not found, "\n".join(found)


@cache
def all_helpers() -> set[str]:
    """What helps the events of all games to write."""
    return writers([text for one, text in GAMES.items() if is_of_events(one)], ALL_KINDS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(SRC)))
def test_what_helps_events_to_write_is_imported_by_events_only(path: Path) -> None:
    assert is_of_events(path) or not taken(GAMES[path], all_helpers())


def test_a_borrowed_helper_that_writes_is_found() -> None:
    events = "def look(game): return game.size\ndef grow(game): game.size += 1\ndef swell(game): grow(game)"
    helpers = writers([events], Kinds([TABLE]))
    assert helpers == {"grow", "swell"}
    assert taken("from nocturne.games.toy.events import Walked, look, swell", helpers) == ["swell"]


STEP = "class Walk(Step[Toy]):\n    def run(self, game):\n        {}\n"
EVENT = "class Walked(Event[Toy]):\n    def apply(self, game):\n        {}\n"


@pytest.mark.parametrize(
    "line",
    [
        "game.round = 1",
        "game.round += 1",
        "game.round: int = 1",
        "game.seekers[0].hand = ()",
        "game.doors[3] = True",
        "del game.doors[3]",
        "a, (game.round, *b) = c",
        "for game.round in c: pass",
        "game.hand.append(card)",
        "game.seekers[0].pile.pop()",
        "game.counts.setdefault(a, b)",
        "setattr(game, 'round', 1)",
        "object.__setattr__(game, 'round', 1)",
        "force_setattr(game.table, 'round', 1)",
        "self.seat = 3",
        "later = lambda: game.hand.clear()",
    ],
)
def test_a_write_in_a_step_is_found_and_the_same_in_an_event_is_not(line: str) -> None:
    assert len(writes(STEP.format(line))) == 1
    assert writes(EVENT.format(line)) == []


def test_a_write_in_a_function_is_found() -> None:
    assert writes("def tidy(game):\n    game.round = 1") == ["game.round"]


def test_a_function_inside_a_step_is_read_too() -> None:
    assert writes(STEP.format("def late():\n            game.round = 1")) == ["game.round"]


def test_another_method_of_an_event_is_no_door() -> None:
    assert writes("class Walked(Event[Toy]):\n    def told(self, game):\n        game.round = 1") == ["game.round"]


def test_a_method_called_apply_of_something_else_is_no_door() -> None:
    assert writes("class Walk(Step[Toy]):\n    def apply(self, game):\n        game.round = 1") == ["game.round"]


def test_an_event_of_an_event_is_an_event() -> None:
    both = "class A(Event[Toy]):\n    pass\nclass B(A):\n    def apply(self, game):\n        game.round = 1"
    assert writes(both) == []


def test_a_record_does_not_write_to_itself_and_a_plain_class_may() -> None:
    method = "class {}:\n    def grow(self):\n        self.size += 1\n        self.parts.append(1)"
    assert writes(method.format("Figure(Record)")) == ["self.size", "self.parts"]
    assert writes(method.format("Builder")) == []


@pytest.mark.parametrize(
    "line", ["here = game.round", "rest.append(1)", "hand = [*game.hand]", "game.hand.index(card)"]
)
def test_reading_and_local_lists_are_no_writes(line: str) -> None:
    assert writes(STEP.format(line)) == []


def test_a_function_writes_to_what_is_no_part_of_a_table() -> None:
    tidy = "class Sketch:\n    pass\nclass Seeker(Record):\n    pass\ndef tidy(it: {}):\n    it.parts.clear()\n"
    assert writes(tidy.format("Sketch")) == []
    assert writes(tidy.format("Seeker")) == ["it.parts"]
    assert writes(tidy.format("Unknown")) == ["it.parts"]


def test_a_function_that_helps_events_may_write() -> None:
    reader = Reader(Kinds([]), of_events=True)
    reader.visit(ast.parse("def grow(game: Toy):\n    game.size += 1"))
    assert not reader.found


def test_what_no_table_has_a_field_for_is_no_part_of_one() -> None:
    assert writes("def keep(map):\n    map.memo[3] = 4\n    map.doors[3] = 4") == ["map.doors"]

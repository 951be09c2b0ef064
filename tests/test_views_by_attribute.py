"""Nobody outside the games reads a view by string keys: views are typed structures, and `mypy` reads them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[1] / "src/nocturne"
EXCUSED = {
    "server/replay.py": "it compares views as they go over the wire, member by member",
    "kernel/save.py": "its view is one of memory",
    "kernel/views.py": "it goes through the fields of any game's view by their types",
    "server/things.py": "it searches only those fields of a view that have changed, whatever game they are of",
}
READERS = ("get", "items", "keys", "values")


def is_view(node: ast.expr) -> bool:
    """Whether an expression is a view by its looks: `view`, `self.view`, `game.view(seat)`, or a part of one."""
    if isinstance(node, ast.Name):
        return node.id.lstrip("_") == "view"
    if isinstance(node, ast.Attribute):
        return node.attr == "view"
    return isinstance(node, ast.Call) and is_view(node.func)


def is_read_by_key(node: ast.AST) -> bool:
    """Whether a view is subscripted, asked for a key, searched for one, copied by keys, or said to be a mapping."""
    match node:
        case ast.Subscript(value=view):
            return is_view(view)
        case ast.Call(func=ast.Attribute(attr=reader, value=view)):
            return reader in READERS and is_view(view)
        case ast.Call(func=ast.Name(id="getattr"), args=[view, *_]):
            return is_view(view)
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[view]):
            return is_view(view)
        case ast.Dict(keys=keys, values=values):
            return any(key is None and is_view(view) for key, view in zip(keys, values, strict=True))
        case ast.arg(arg=name, annotation=ast.expr() as said) if name.lstrip("_") == "view":
            return any(word in ast.unparse(said) for word in ("dict", "Mapping"))
    return False


def breaches(source: str) -> list[int]:
    """The lines that read a view by string keys."""
    return [getattr(node, "lineno", 0) for node in ast.walk(ast.parse(source)) if is_read_by_key(node)]


def test_no_module_reads_a_view_by_string_keys() -> None:
    others = [path for path in SRC.rglob("*.py") if str(path.relative_to(SRC)) not in EXCUSED]
    found = {str(path.relative_to(SRC)): breaches(path.read_text(encoding="utf-8")) for path in others}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        'view["hand"]', "view.get('hand')", '"map" in view', "{**view}", "game.view(0)['hand']", "self.view.items()",
        "getattr(view, name)", "def paint(view: dict[str, Any]): pass",
    ],
)  # fmt: skip
def test_a_view_read_by_string_keys_is_found(source: str) -> None:
    assert breaches(source)

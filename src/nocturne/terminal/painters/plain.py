"""A painter for games that have none of their own: every value of the view by its name."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nocturne.kernel import View
from nocturne.terminal.painters._pen import Pen


def paint(view: View, _pen: Pen, _seat: int | None) -> list[str]:
    """The view as an indented list, as it goes over the wire."""
    return list(_lines(msgspec.to_builtins(view), 0))


def _lines(value: object, depth: int) -> Iterator[str]:
    indent = "  " * depth
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in pairs:
        if isinstance(inner, dict | list) and inner:
            yield f"{indent}{name}:"
            yield from _lines(inner, depth + 1)
        elif isinstance(inner, str) and "\n" in inner:
            yield f"{indent}{name}:"
            yield from [f"{indent}  {line}" for line in inner.split("\n")]
        else:
            yield f"{indent}{name}: {inner}"

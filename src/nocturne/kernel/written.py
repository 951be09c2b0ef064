"""What people write in a file, looked at part by part: each complaint names its place and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from nocturne.kernel.errors import suggest
from nocturne.kernel.source import Node
from nocturne.kernel.text import Text

MOST = 40
"""How much of a wrong text is shown in a message."""


def listed(node: Node | None, what: Text | str) -> list[Node]:
    """The parts of a list; nothing written is an empty one."""
    if node is None or node.value is None:
        return []
    if not isinstance(node.value, list):
        raise node.fail(Text.of("written-list", what=what, kind=node.kind))
    return node.value


def mapped(node: Node | None, what: Text | str) -> dict[str, Node]:
    """The parts of a mapping; nothing written is an empty one."""
    if node is None or node.value is None:
        return {}
    if not isinstance(node.value, dict):
        raise node.fail(Text.of("written-mapping", what=what, kind=node.kind))
    return dict(node.value)


def words(node: Node | None, what: Text | str) -> list[str]:
    """The words of a line, or of a list."""
    if node is None or node.value is None:
        return []
    if isinstance(node.value, list):
        return [each for part in node.value for each in words(part, what)]
    return word(node, what).split()


def word(node: Node, what: Text | str) -> str:
    """One word, or words in one line."""
    if not isinstance(node.value, str):
        raise node.fail(Text.of("written-words", what=what, kind=node.kind))
    return node.value


def part(node: Node, what: Text | str, *needs: str) -> dict[str, Node]:
    """A mapping that stands in a list, with what must be in it."""
    if not isinstance(node.value, dict):
        raise node.fail(Text.of("written-mapping", what=what, kind=node.kind))
    for key in needs:
        if key not in node.value:
            raise node.fail(Text.of("written-needs", what=what, key=key))
    return dict(node.value)


def in_short(text: str) -> str:
    """A text within a message: its first line, cut where it is long."""
    line = (text.splitlines() or [""])[0]
    return line if line == text and len(line) <= MOST else f"{line[:MOST]}…"


def known(node: Node, names: Collection[str], what: Text | str) -> str:
    """A name that must be one of these."""
    if not isinstance(node.value, str) or node.value not in names:
        written = in_short(str(node.value)) if isinstance(node.value, str | int) else in_short(str(node.plain()))
        raise node.fail(Text.of("written-unknown", what=what, written=written, hint=suggest(written, names)))
    return node.value


def each_known(node: Node | None, names: Collection[str], what: Text | str) -> list[str]:
    """A list of names, each one of these."""
    return [known(part, names, what) for part in listed(node, Text.of("written-list-of", what=what))]


def no_two(nodes: Iterable[Node], what: Text | str) -> None:
    """Names of which each may stand there once."""
    seen = set[str]()
    for node in nodes:
        if node.value in seen:
            raise node.fail(Text.of("written-twice", what=what, written=node.value))
        seen.add(node.value)


def between(node: Node | None, low: int, high: int, what: Text | str) -> None:
    """A whole number within limits, where one is written."""
    if node is not None and (type(node.value) is not int or not low <= node.value <= high):
        raise node.fail(Text.of("written-number", what=what, low=low, high=high, given=repr(node.plain())))

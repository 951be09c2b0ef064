"""What people write in a file, looked at part by part: each complaint names its place and what would be right."""

from __future__ import annotations

from collections.abc import Collection

from nocturne.kernel.errors import suggest
from nocturne.kernel.source import Node

MOST = 40
"""How much of a wrong text is shown in a message."""


def listed(node: Node | None, what: str) -> list[Node]:
    """The parts of a list; nothing written is an empty one."""
    if node is None or node.value is None:
        return []
    if not isinstance(node.value, list):
        raise node.fail(f"{what}: expected a list such as [a, b], not {node.kind}.")
    return node.value


def mapped(node: Node | None, what: str) -> dict[str, Node]:
    """The parts of a mapping; nothing written is an empty one."""
    if node is None or node.value is None:
        return {}
    if not isinstance(node.value, dict):
        raise node.fail(f"{what}: expected a mapping such as {{a: 1}}, not {node.kind}.")
    return dict(node.value)


def words(node: Node | None, what: str) -> list[str]:
    """The words of a line, or of a list."""
    if node is None or node.value is None:
        return []
    if isinstance(node.value, list):
        return [word for part in node.value for word in words(part, what)]
    if not isinstance(node.value, str):
        raise node.fail(f"{what}: expected words in one line, not {node.kind}.")
    return node.value.split()


def part(node: Node, what: str, *needs: str) -> dict[str, Node]:
    """A mapping that stands in a list, with what must be in it."""
    if not isinstance(node.value, dict):
        raise node.fail(f"{what}: expected a mapping such as {{a: 1}}, not {node.kind}.")
    for key in needs:
        if key not in node.value:
            raise node.fail(f'{what} needs "{key}".')
    return dict(node.value)


def in_short(text: str) -> str:
    """A text within a message: its first line, cut where it is long."""
    line = (text.splitlines() or [""])[0]
    return line if line == text and len(line) <= MOST else f"{line[:MOST]}…"


def known(node: Node, names: Collection[str], what: str) -> str:
    """A name that must be one of these."""
    if not isinstance(node.value, str) or node.value not in names:
        written = in_short(str(node.value)) if isinstance(node.value, str | int) else node.kind
        raise node.fail(f'There is no {what} "{written}". {suggest(written, names)}')
    return node.value


def each_known(node: Node | None, names: Collection[str], what: str) -> list[str]:
    """A list of names, each one of these."""
    return [known(part, names, what) for part in listed(node, f"A list of {what}s")]


def between(node: Node | None, low: int, high: int, what: str) -> None:
    """A whole number within limits, where one is written."""
    if node is not None and (type(node.value) is not int or not low <= node.value <= high):
        raise node.fail(f"{what} is a whole number from {low} to {high}, not {node.plain()!r}.")

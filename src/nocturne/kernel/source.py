"""Files that people write: YAML read strictly, with the place of every value, from untrusted hands.

Values are text, whole numbers, true, false and nothing, as in YAML 1.2; `no`, `on` and `1:30` are text. Anchors,
aliases, tags and several documents in one file are refused, and so is anything beyond the limits, so that no file
can cost more than its size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from nocturne.kernel.errors import NocturneError, suggest

MAX_BYTES = 4_000_000
MAX_NODES = 400_000
MAX_DEPTH = 40
MAX_DIGITS = 12

_NUMBER = re.compile(r"[-+]?[0-9]+\Z")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


class Place:
    """Where something stands in a file; lines and columns count from 1."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class SourceError(NocturneError):
    """A file that is not right; the text is `file:line:column: what, and what to do`."""

    def __init__(self, place: Place, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class Node:
    """A value and its place. A mapping's value is a dict of nodes, a list's a list of nodes."""

    __slots__ = ("keys", "place", "value")

    def __init__(self, value: Any, place: Place, keys: dict[str, Place] | None = None) -> None:
        self.value = value
        self.place = place
        self.keys = keys or {}  # a mapping's keys with their own places

    @property
    def kind(self) -> str:
        """What kind of value it is, in words."""
        value = self.value
        if value is None:
            return "nothing"
        names = {dict: "a mapping", list: "a list", str: "text", bool: "true or false", int: "a number"}
        return names[type(value)]

    def fail(self, problem: str, key: str | None = None) -> SourceError:
        """An error at this place, or at one of the mapping's keys."""
        return SourceError(self.place if key is None else self.keys.get(key, self.place), problem)

    def plain(self) -> Any:
        """The value without places."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def check_keys(self, known: tuple[str, ...] | frozenset[str], what: str) -> None:
        """Refuse keys that are not known, with a suggestion."""
        for key in self.value:
            if key not in known:
                raise self.fail(f'{what} has no "{key}". {suggest(key, known)}', key)


def read(data: bytes | str, file: str = "text") -> Node:
    """Read one YAML document; `SourceError` at the first thing that is wrong.

    >>> read("a: [1, no, 'x']").plain()
    {'a': [1, 'no', 'x']}
    >>> read("a: 1\\na: 2")
    Traceback (most recent call last):
    ...
    nocturne.kernel.source.SourceError: text:2:1: "a" stands here twice; the first is in line 1. Remove one.
    """
    text = _decoded(data, file)
    import yaml  # noqa: PLC0415 -- half of the start-up time of everything that reads no file

    try:
        return _Builder(file).build(_events(yaml, text))
    except yaml.YAMLError as fault:
        mark = getattr(fault, "problem_mark", None) or getattr(fault, "context_mark", None)
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file, 1, 1)
        problem = getattr(fault, "problem", None) or "cannot be read"
        raise SourceError(place, f"This is not YAML: {problem}.") from None


def _decoded(data: bytes | str, file: str) -> str:
    if len(data) > MAX_BYTES:
        raise SourceError(Place(file, 1, 1), f"The file is larger than {MAX_BYTES} bytes. Split it.")
    if isinstance(data, str):
        return _clean(data, file)
    try:
        return _clean(data.decode("utf-8-sig"), file)
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise SourceError(Place(file, line, 1), "The file is not UTF-8 text. Save it as UTF-8.") from None


def _clean(text: str, file: str) -> str:
    found = _CONTROL.search(text)
    if found:
        before = text[: found.start()]
        place = Place(file, before.count("\n") + 1, found.start() - before.rfind("\n"))
        raise SourceError(place, f"A control character U+{ord(found.group()):04X} is hidden here. Remove it.")
    return text


def _events(yaml: Any, text: str) -> Iterator[Any]:
    loader = yaml.CSafeLoader(text)
    try:
        while loader.check_event():
            yield loader.get_event()
    finally:
        loader.dispose()


class _Builder:
    """Builds nodes from parse events with a stack of its own: a deep file cannot exhaust the machine's."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.nodes = 0
        self.stack: list[Node] = []
        self.pending: list[tuple[str, Place] | None] = []  # for each open mapping, the key that waits for its value
        self.root: Node | None = None

    def build(self, events: Iterator[Any]) -> Node:
        for event in events:
            kind = type(event).__name__
            handle = self.HANDLERS.get(kind)
            if handle is not None:
                handle(self, event, self._place(event))
        if self.root is None:
            raise SourceError(Place(self.file, 1, 1), "The file is empty.")
        return self.root

    def _place(self, event: Any) -> Place:
        mark = event.start_mark
        return Place(self.file, mark.line + 1, mark.column + 1)

    def _document(self, event: Any, place: Place) -> None:
        if self.root is not None:
            raise SourceError(place, "A second document begins here. One file holds one document.")

    def _alias(self, event: Any, place: Place) -> None:
        raise SourceError(place, f"Aliases such as *{event.anchor} are not used here. Write the value out.")

    def _scalar(self, event: Any, place: Place) -> None:
        self._plain_node(event, place)
        if event.style and _CONTROL.search(event.value):
            raise SourceError(place, "A control character is hidden in this text. Remove it.")
        value = event.value if not event.implicit[0] or event.style else self._resolve(event.value, place)
        self._put(Node(value, place))

    def _open(self, event: Any, place: Place) -> None:
        self._plain_node(event, place)
        if len(self.stack) >= MAX_DEPTH:
            raise SourceError(place, f"This is nested more than {MAX_DEPTH} deep.")
        if self.pending and self.pending[-1] is None and isinstance(self.stack[-1].value, dict):
            raise SourceError(place, "A key must be plain text, not a list or a mapping.")
        self.stack.append(Node({} if type(event).__name__ == "MappingStartEvent" else [], place, {}))
        self.pending.append(None)

    def _close(self, event: Any, place: Place) -> None:
        self.pending.pop()
        self._put(self.stack.pop())

    HANDLERS = {
        "DocumentStartEvent": _document,
        "AliasEvent": _alias,
        "ScalarEvent": _scalar,
        "MappingStartEvent": _open,
        "SequenceStartEvent": _open,
        "MappingEndEvent": _close,
        "SequenceEndEvent": _close,
    }

    def _plain_node(self, event: Any, place: Place) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise SourceError(place, f"The file holds more than {MAX_NODES} values. Split it.")
        if event.anchor:
            raise SourceError(place, f"Anchors such as &{event.anchor} are not used here. Write the value out.")
        if event.tag:
            raise SourceError(place, f"Tags such as {event.tag} are not used here.")

    def _resolve(self, text: str, place: Place) -> str | int | bool | None:
        if text in _WORDS:
            return _WORDS[text]
        if not _NUMBER.match(text):
            return text
        digits = text.lstrip("+-")
        if len(digits) > MAX_DIGITS:
            raise SourceError(place, f"The number has more than {MAX_DIGITS} digits.")
        if len(digits) > 1 and digits[0] == "0":
            raise SourceError(place, f'The number {text} begins with 0. Write it without, or as "{text}".')
        return int(text)

    def _put(self, node: Node) -> None:
        if not self.stack:
            self.root = node
            return
        parent = self.stack[-1]
        if isinstance(parent.value, list):
            parent.value.append(node)
            return
        key = self.pending[-1]
        if key is None:
            self.pending[-1] = self._key(parent, node)
        else:
            parent.value[key[0]] = node
            parent.keys[key[0]] = key[1]
            self.pending[-1] = None

    def _key(self, parent: Node, node: Node) -> tuple[str, Place]:
        name = node.value if isinstance(node.value, str) else _spelt(node.value)
        if name in parent.value:
            first = parent.keys[name].line
            raise SourceError(node.place, f'"{name}" stands here twice; the first is in line {first}. Remove one.')
        return name, node.place


def _spelt(value: int | bool | None) -> str:
    """A number or word used as a key, as text."""
    return "null" if value is None else str(value).lower()

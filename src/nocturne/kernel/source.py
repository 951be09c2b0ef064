"""Files that people write: YAML read strictly, with the place of every value, from untrusted hands.

Values are text, whole numbers, true, false and nothing, as in YAML 1.2; `no`, `on` and `1:30` are text. Anchors,
aliases, tags and several documents in one file are refused, and so is anything beyond the limits, so that no file
can cost more than its size.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from nocturne.kernel.errors import NocturneError, suggest
from nocturne.kernel.text import Text

MAX_BYTES = 4_000_000
MAX_NODES = 400_000
MAX_DEPTH = 40
MAX_DIGITS = 20  # seeds have as many

NO_KEYS: Mapping[str, Any] = MappingProxyType({})

PLAIN = frozenset({str, int, bool, type(None)})

_NUMBER = re.compile(r"[-+]?[0-9]+\Z")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_MAYBE = frozenset("0123456789+-")  # a number may begin so
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


class Place(Struct, frozen=True, gc=False):
    """Where something stands in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class SourceError(NocturneError):
    """A file that is not right; the text is `file:line:column: what, and what to do`."""

    def __init__(self, place: Place, problem: Text | str) -> None:
        super().__init__(Text.of("at-place", place=str(place), problem=problem))
        self.place = place
        self.problem = problem


class Node(Struct, eq=False, gc=False):
    """A value and its place. A mapping's value is a dict of nodes, a list's a list of nodes.

    Places are worked out only on demand: they are needed for error messages, and most values are right.
    """

    value: Any
    at: Any  # a Place, or the YAML reader's mark, which has the file as its name
    keys_at: Mapping[str, Place] = NO_KEYS  # the places of a mapping's keys, where they are known apart from the values
    key_at: Any = None  # for a value in a mapping: the place of its key

    def beside(self, value: Any) -> Node:
        """Plain data as nodes that stand where this one does; what is a node already keeps its place."""
        if isinstance(value, Node):
            return value
        if isinstance(value, dict):
            value = {key: self.beside(inner) for key, inner in value.items()}
        elif isinstance(value, list | tuple):
            value = [self.beside(inner) for inner in value]
        return Node(value, self.at)

    @property
    def place(self) -> Place:
        """Where the value stands."""
        return _place(self.at)

    @property
    def keys(self) -> Mapping[str, Place]:
        """A mapping's keys with their own places."""
        if self.keys_at or type(self.value) is not dict:
            return self.keys_at
        return {key: _place(node.key_at or node.at) for key, node in self.value.items()}

    @property
    def kind(self) -> Text:
        """What kind of value it is, in words."""
        return kind_of(type(self.value))

    def fail(self, problem: Text | str, key: str | None = None) -> SourceError:
        """An error at this place, or at one of the mapping's keys."""
        return SourceError(self.place if key is None else self.keys.get(key, self.place), problem)

    def plain(self) -> Any:
        """The value without places."""
        value = self.value
        if type(value) is dict:
            return {key: n.value if type(n.value) in PLAIN else n.plain() for key, n in value.items()}
        if type(value) is list:
            return [n.value if type(n.value) in PLAIN else n.plain() for n in value]
        return value

    def check_keys(self, known: tuple[str, ...] | frozenset[str], what: Text | str) -> None:
        """Refuse keys that are not known, with a suggestion."""
        for key in self.value:
            if key not in known:
                raise self.fail(Text.of("file-key-unknown", what=what, key=key, hint=suggest(key, known)), key)


KINDS = {dict: "mapping", list: "list", str: "text", bool: "truth", int: "number"}


def kind_of(kind: type) -> Text:
    """What values of a kind are called within a sentence."""
    return Text.of("value-kind", kind=KINDS.get(kind, "nothing"))


def expected(kind: type, node: Node) -> Text:
    """A complaint that a value is of another kind."""
    return Text.of("value-expected", wanted=KINDS[kind], kind=node.kind)


def _place(at: Any) -> Place:
    return at if type(at) is Place else Place(at.name, at.line + 1, at.column + 1)


def read(data: bytes | str, file: str = "text") -> Node:
    r"""Read one YAML document; `SourceError` at the first thing that is wrong.

    >>> read("a: [1, no, 'x']").plain()
    {'a': [1, 'no', 'x']}
    >>> read("a: 1\na: 2")
    Traceback (most recent call last):
    ...
    nocturne.kernel.source.SourceError: text:2:1: "a" stands here twice; the first is in line 1. Remove one.
    """
    text = _decoded(data, file)
    import yaml  # noqa: PLC0415 -- half of the start-up time of everything that reads no file

    try:
        return _Builder(file).build(yaml, text)
    except yaml.YAMLError as fault:
        mark = getattr(fault, "problem_mark", None) or getattr(fault, "context_mark", None)
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file, 1, 1)
        problem = getattr(fault, "problem", None) or Text.of("file-unreadable-yaml")
        raise SourceError(place, Text.of("file-not-yaml", fault=problem)) from None


def _decoded(data: bytes | str, file: str) -> str:
    if len(data) > MAX_BYTES:
        raise SourceError(Place(file, 1, 1), Text.of("file-too-large", most=MAX_BYTES))
    if isinstance(data, str):
        return _clean(data, file)
    try:
        return _clean(data.decode("utf-8-sig"), file)
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise SourceError(Place(file, line, 1), Text.of("file-not-utf8")) from None


def _clean(text: str, file: str) -> str:
    match = _CONTROL.search(text)
    if match:
        before = text[: match.start()]
        place = Place(file, before.count("\n") + 1, match.start() - before.rfind("\n"))
        raise SourceError(place, Text.of("file-control-character", code=f"{ord(match.group()):04X}"))
    return text


class _Text(BytesIO):
    """A text for the YAML reader, whose marks then carry the name of the file."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text.encode())
        self.name = name


class _Builder:
    """Builds nodes from parse events with a stack of its own: a deep file cannot exhaust the machine's."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Node | None = None

    def build(self, yaml: Any, text: str) -> Node:
        """Read to the end of the text."""
        # in a browser there is no libyaml; the loader in Python tells the same events (`nocturne.offline`)
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(_Text(text, self.file))
        try:
            self._build(yaml, loader.get_event, wary="&" in text or "!" in text)  # no anchor or tag without one
        finally:
            loader.dispose()
        if self.root is None:
            raise SourceError(Place(self.file, 1, 1), Text.of("file-empty"))
        return self.root

    def _build(self, yaml: Any, get: Callable[[], Any], *, wary: bool) -> None:  # noqa: PLR0912, PLR0915 -- packs are large
        """One loop without calls for what is common. `inside` is the open mapping or list, `key` what waits in it."""
        scalar, mapping, sequence = yaml.ScalarEvent, yaml.MappingStartEvent, yaml.SequenceStartEvent
        ends = (yaml.MappingEndEvent, yaml.SequenceEndEvent)
        stack: list[tuple[Any, bool]] = []
        inside: Any = None  # a dict, a list, or nothing yet
        in_mapping, key, key_at = False, None, None
        words: dict[str, Any] = {}  # the plain words read so far: most of them occur again and again
        left = MAX_NODES
        while (event := get()) is not None:
            kind = type(event)
            if kind is scalar:
                mark, value = event.start_mark, event.value
                left -= 1
                if left < 0 or (wary and (event.anchor or event.tag)):
                    raise self._strange(event, _place(mark))
                if event.style:
                    if _CONTROL.search(value):
                        raise SourceError(_place(mark), Text.of("file-control-hidden"))
                elif value in words:
                    value = words[value]
                else:
                    value = words[value] = self._resolve(value, mark)
                if not in_mapping:
                    if inside is None:
                        self.root = Node(value, mark)
                    else:
                        inside.append(Node(value, mark))
                elif key is not None:
                    inside[key] = Node(value, mark, NO_KEYS, key_at)
                    key = None
                else:
                    key, key_at = value if type(value) is str else _spelt(value), mark
                    if key in inside:
                        raise self._twice(key, inside[key], mark)
            elif kind is mapping or kind is sequence:
                mark = event.start_mark
                left -= 1
                if left < 0 or (wary and (event.anchor or event.tag)):
                    raise self._strange(event, _place(mark))
                self._check_open(len(stack), mark, is_key=in_mapping and key is None)
                node = Node({} if kind is mapping else [], mark, NO_KEYS, key_at)
                if inside is None:
                    self.root = node
                elif in_mapping:
                    inside[key] = node
                else:
                    inside.append(node)
                stack.append((inside, in_mapping))
                inside, in_mapping, key = node.value, kind is mapping, None
            elif kind in ends:
                inside, in_mapping = stack.pop()
                key = None
            else:
                self._other(yaml, event)

    def _check_open(self, depth: int, mark: Any, *, is_key: bool) -> None:
        if depth >= MAX_DEPTH:
            raise SourceError(_place(mark), Text.of("file-too-deep", most=MAX_DEPTH))
        if is_key:
            raise SourceError(_place(mark), Text.of("file-key-form"))

    def _twice(self, key: str, first: Node, mark: Any) -> SourceError:
        text = Text.of("file-key-twice", key=key, line=_place(first.key_at).line)
        return SourceError(_place(mark), text)

    def _strange(self, event: Any, place: Place) -> SourceError:
        if event.anchor:
            return SourceError(place, Text.of("file-anchor", anchor=event.anchor))
        if event.tag:
            return SourceError(place, Text.of("file-tag", tag=event.tag))
        return SourceError(place, Text.of("file-too-many", most=MAX_NODES))

    def _other(self, yaml: Any, event: Any) -> None:
        place = _place(event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            raise SourceError(place, Text.of("file-alias", anchor=event.anchor))
        if isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise SourceError(place, Text.of("file-second-document"))

    def _resolve(self, text: str, mark: Any) -> str | int | bool | None:
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in _MAYBE or not _NUMBER.match(text):
            return text
        digits = text.lstrip("+-")
        if len(digits) > MAX_DIGITS:
            raise SourceError(_place(mark), Text.of("file-number-long", most=MAX_DIGITS))
        if len(digits) > 1 and digits[0] == "0":
            raise SourceError(_place(mark), Text.of("file-number-zero", number=text))
        return int(text)


def _spelt(value: int | bool | None) -> str:
    """A number or word used as a key, as text."""
    return "null" if value is None else str(value).lower()

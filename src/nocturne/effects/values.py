"""Reading plain values: numbers, names of closed lists, ids, labels, drawings; and keeping what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from nocturne.effects.language import Language
from nocturne.effects.problems import Problems
from nocturne.effects.scope import Scope, sort
from nocturne.effects.word import Between, Drawing, Label, Named, Refers, Silhouette, Story
from nocturne.kernel import PositionError, suggest
from nocturne.kernel.grid import drawn
from nocturne.kernel.source import Node, Place, expected
from nocturne.kernel.text import Text

ID = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*\Z")
MAX_ID = 60

Reader = Callable[[Node], Any]


class Hole:
    """Stands where something could not be read; its record is never used."""

    of_actions = False  # of a price that was misread nothing more is said


HOLE: Any = Hole()


class Reference:
    """A record that another one speaks of."""

    __slots__ = ("id", "key", "kind", "label", "path", "place")

    def __init__(self, reader: Values, kind: str, id: str, place: Place) -> None:
        self.kind = kind
        self.id = id
        self.place = place
        self.key = reader.key
        self.label = reader.label
        self.path = reader.where()

    @property
    def target(self) -> str:
        """The address of the record that is spoken of."""
        return f"{self.kind}/{self.id}"


class Values:
    """What every reader of records needs: where it is, what is wrong, and the plain values."""

    def __init__(self, language: Language, problems: Problems) -> None:
        self.language = language
        self.problems = problems
        self.label = ""
        self.key = ""
        self.path: list[str] = []
        self.scope = Scope()
        self.references: list[Reference] = []
        self.stories: list[Reference] = []
        self.emblems: list[Reference] = []
        self.labels: list[tuple[str, str, str, Reference]] = []  # what of, the label, the word that uses it

    def where(self) -> str:
        """The path to what is being read: `reaction.do[1].to`."""
        return "".join(self.path).removeprefix(".")

    def fail(self, at: Node | Place, text: Text) -> Any:
        """Keep a problem, and go on."""
        self.problems.add(at.place if isinstance(at, Node) else at, self.label, self.where(), text)
        return HOLE

    def scalar(self, node: Node, kind: type) -> Any:
        return node.value if type(node.value) is kind else self.fail(node, expected(kind, node))

    def number(self, node: Node, mark: Between) -> Any:
        if mark.words and isinstance(node.value, str):
            if node.value not in mark.words:
                hint = suggest(node.value, mark.words)
                return self.fail(node, Text.of("effect-no-number", value=shown(node.value), hint=hint))
            return node.value
        if type(node.value) is not int:
            return self.fail(node, expected(int, node))
        if not mark.low <= node.value <= mark.high:
            return self.fail(node, Text.of("effect-out-of-bounds", value=node.value, low=mark.low, high=mark.high))
        return node.value

    def named(self, node: Node, mark: Named) -> Any:
        known = self.language.names(mark.list)
        if not isinstance(node.value, str) or node.value not in known:
            self.scope.lost = self.scope.lost or mark.list.startswith("moment")
            hint = near(node, known)
            return self.fail(node, Text.of("effect-no-word", name=given(node), what=sort(mark.list), hint=hint))
        if mark.list.startswith("moment"):
            self.scope.moment(self.language.moments[node.value])
        return node.value

    def label_of(self, node: Node, mark: Label) -> Any:
        if not isinstance(node.value, str) or not is_id(node.value):
            return self.fail(node, Text.of("effect-label-form", of=mark.of))
        word = next((part[1:] for part in reversed(self.path) if not part.startswith("[")), "")
        self.labels.append((mark.of, node.value, word, Reference(self, mark.of, node.value, node.place)))
        return node.value

    def refers(self, node: Node, mark: Refers) -> Any:
        if not isinstance(node.value, str):
            return self.fail(node, Text.of("effect-id-expected", what=sort(mark.kind), kind=node.kind))
        self.references.append(Reference(self, mark.kind, node.value, node.place))
        return node.value

    def story(self, node: Node, mark: Story) -> Any:
        if not isinstance(node.value, str):
            return self.fail(node, Text.of("effect-story-expected", kind=node.kind))
        self.stories.append(Reference(self, "story", node.value, node.place))
        return node.value

    def emblem(self, node: Node, mark: Silhouette) -> Any:
        """A name that pictures must know: what they know is looked up when all is read."""
        if not isinstance(node.value, str):
            return self.fail(node, expected(str, node))
        self.emblems.append(Reference(self, "emblem", node.value, node.place))
        return node.value

    def drawing(self, node: Node, mark: Drawing) -> Any:
        if not isinstance(node.value, str):
            return self.fail(node, Text.of("effect-drawing-expected", kind=node.kind))
        try:
            drawn(node.value.strip("\n"))
        except PositionError as fault:
            return self.fail(node, Text.of("effect-drawing-wrong", fault=fault.text.arguments()["problem"]))
        return node.value.strip("\n")


def shown(text: str) -> str:
    """A text as it may be shown in a message: short, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_ID else f"{line[:MAX_ID]}…"


def is_id(text: str) -> bool:
    """Whether a text can be an id."""
    return len(text) <= MAX_ID and ID.match(text) is not None


def given(node: Node) -> Text | str:
    """What somebody wrote where a name belongs, for a message."""
    return shown(str(node.value)) if isinstance(node.value, str | int) else node.kind


def near(node: Node, known: Iterable[str]) -> Text:
    """What may have been meant."""
    return suggest(str(node.value) if isinstance(node.value, str | int) else "", known)

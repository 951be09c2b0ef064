"""Reading selectors: which things of the game a word is about."""

from __future__ import annotations

from typing import Any

from nocturne.effects.scope import sort
from nocturne.effects.values import HOLE, Hole, Reader, Values, given, near, shown
from nocturne.effects.word import HOWS, Between, Label, Select, Sorts
from nocturne.kernel import suggest
from nocturne.kernel.source import Node
from nocturne.kernel.text import Text

OTHERS = {"another": "a", "each-other": "each"}
"""How selectors begin that leave you out, and how they do that do not."""
SELECT_KEYS = ("count", "within", "beyond", "of", "where", "as")


class Selectors(Values):
    """Reads what may stand where something is selected."""

    def condition(self, node: Node) -> Any:
        """Read a condition: the reader of words knows how."""
        raise NotImplementedError  # pragma: no cover -- the parser of words has its own

    def select(self, node: Node, mark: Sorts) -> Any:
        """Read a selector: a pointer such as `you`, or a mapping that begins with one of HOWS."""
        if isinstance(node.value, str):
            problem = self.scope.refuse_pointer(node.value, mark.of)
            return self.fail(node, problem) if problem else Select("the", node.value)
        if not isinstance(node.value, dict) or not node.value:
            return self.fail(node, Text.of("effect-selector", kind=node.kind))
        how = next(iter(node.value))
        if how not in HOWS:
            return self.fail(node.keys[how], Text.of("effect-selector-begin", word=shown(how), hint=suggest(how, HOWS)))
        return self._selection(node, how, mark)

    def _selection(self, node: Node, how: str, mark: Sorts) -> Any:
        parts, noun = node.value, node.value[how]
        before = self.problems.total
        if not isinstance(noun.value, str) or noun.value not in self.language.nouns:
            return self.fail(noun, Text.of("effect-no-noun", noun=given(noun), hint=near(noun, self.language.nouns)))
        sorts = self.language.nouns[noun.value].sorts
        if problem := _refuse_noun(how, noun.value, sorts, mark.of):
            self.fail(noun, problem)
        for key in parts:
            if key != how and key not in SELECT_KEYS:
                self.fail(node.keys[key], Text.of("effect-selector-key", key=key, hint=suggest(key, SELECT_KEYS)))
        values: dict[str, Any] = {}
        for key, low in (("count", 1), ("within", 0), ("beyond", 1)):
            if key in parts:
                values[key] = self._deeper(key, parts[key], self._between(low))
        if ("count" in parts) != (how in ("up-to", "some")):
            self.fail(node, Text.of("effect-count"))
        if "of" in parts:
            values["of"] = self._deeper("of", parts["of"], self._pointer)
        if "where" in parts:
            values["where"] = self._where(parts["where"], sorts)
        if "as" in parts:
            values["named"] = self._deeper("as", parts["as"], lambda name: self.label_of(name, Label("name")))
        return Select(how, noun.value, **values) if self.problems.total == before else HOLE

    def _between(self, low: int) -> Reader:
        return lambda node: self.number(node, Between(low, 20))

    def _deeper(self, key: str, node: Node, read: Reader) -> Any:
        self.path.append(f".{key}")
        value = read(node)
        self.path.pop()
        return value

    def _pointer(self, node: Node) -> Any:
        problem = self.scope.refuse_pointer(node.value, ("player", "figure", "space"))
        return self.fail(node, problem) if problem else node.value

    def _where(self, node: Node, sorts: tuple[str, ...]) -> Any:
        outer, self.scope = self.scope, self.scope.inner()
        self.scope.bind("it", sorts)
        condition = self._deeper("where", node, self.condition)
        self.scope = outer
        if not isinstance(condition, Hole) and not condition.relative:
            return self.fail(node, Text.of("effect-after-noun", word=condition.named()))
        return condition


def _refuse_noun(how: str, noun: str, sorts: tuple[str, ...], wanted: tuple[str, ...]) -> Text | None:
    """Why a noun cannot stand in a selector, or nothing."""
    if not set(sorts) & set(wanted):
        return Text.of("effect-sort-expected", noun=noun, sorts=tuple([sort(name) for name in wanted]))
    if how in OTHERS and "player" not in sorts:
        return Text.of("effect-leaves-you-out", how=how, noun=noun, word=OTHERS[how])
    return None

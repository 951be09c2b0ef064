"""The texts of a pack that people write: names and flavour, and stories apart from them, because they spoil."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nocturne.effects.problems import Problems
from nocturne.effects.values import shown
from nocturne.kernel import suggest
from nocturne.kernel.source import Node, Place
from nocturne.kernel.text import Text
from nocturne.packs.model import Texts

FILES = ("names", "flavour", "stories")
LONGEST = {"names": 80, "flavour": 400, "stories": 20_000}
MARKUP = re.compile(r"</?[A-Za-z!]|\{|\}|&[a-z]+;")
TONGUE = re.compile(r"[a-z]{2}(-[A-Z]{2})?\Z")


class TextReader:
    """Collects the texts of a pack by language."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.by_language: dict[str, dict[str, dict[str, str]]] = {}
        self.places: dict[tuple[str, str, str], Place] = {}

    def read(self, path: str, node: Node) -> None:
        """Read `texts/<language>/names.yaml`, `flavour.yaml` or `stories.yaml`, or what stands in folders called so."""
        parts = path.removesuffix(".yaml").split("/")
        if len(parts) not in (3, 4) or parts[2] not in FILES or not TONGUE.match(parts[1]):
            hint = suggest(parts[-1], FILES)
            self._add(Place(path, 1, 1), Text.of("pack-texts-where", hint=hint))
            return
        if not isinstance(node.value, dict):
            self._add(node.place, Text.of("pack-texts-form", kind=node.kind))
            return
        for key, value in node.value.items():
            self.put(parts[1], parts[2], key, value)

    def put(self, tongue: str, kind: str, key: str, node: Node) -> None:
        """Keep one text, if there is nothing wrong with it."""
        if not isinstance(node.value, str):
            self._add(node.place, Text.of("pack-text-form", key=shown(key), kind=node.kind))
            return
        fault = refuse_text(node.value, kind)
        if fault:
            self._add(node.place, Text.of("pack-text-wrong", key=shown(key), fault=fault))
        elif (tongue, kind, key) in self.places:
            self._add(
                node.place, Text.of("pack-text-twice", key=shown(key), place=str(self.places[(tongue, kind, key)]))
            )
        else:
            self.places[(tongue, kind, key)] = node.place
            self.by_language.setdefault(tongue, {}).setdefault(kind, {})[key] = node.value.strip()

    def take(self, tongue: str, inline: Mapping[tuple[str, str], Node]) -> None:
        """Keep the names and flavour that stand in the records themselves."""
        for (key, what), node in inline.items():
            self.put(tongue, "names" if what == "name" else what, key, node)

    def done(self) -> dict[str, Texts]:
        """All texts by language."""
        return {tongue: Texts(**kinds) for tongue, kinds in self.by_language.items()}

    def _add(self, place: Place, text: Text) -> None:
        self.problems.add(place, "", "", text)


def refuse_text(text: str, kind: str) -> Text | None:
    """What is wrong with a text, or nothing."""
    if not text.strip():
        return Text.of("pack-text-empty")
    if len(text) > LONGEST[kind]:
        return Text.of("pack-text-long", most=LONGEST[kind])
    if match := MARKUP.search(text):
        return Text.of("pack-text-markup", found=match.group())
    return Text.of("pack-text-lines") if kind == "names" and "\n" in text.strip() else None

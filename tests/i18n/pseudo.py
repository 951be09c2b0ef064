"""A language made for tests: English with every letter of every message strange. What is left plain was not said in it.

Names, flavour and stories of packs stay English: they have no translation.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from fluent.syntax import parse, serialize
from fluent.syntax.ast import Placeable, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer

from nocturne.packs import Library

LANGUAGE = "qq"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀçđéƒğĥíĵķļɱñóþɋřšţúṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĻḾÑÓÞɊŘŠŢÚṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, STRANGE)
WORD = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)?")
NO_WORDS = re.compile(r"\b[a-z][0-9]+\b|\b[A-Z]\b|“[^”]*”")
"""A space of a drawn board by its column and row, a letter on a map, and what a pack wants noted, in quotes."""


class Strange(Transformer):
    """Makes the words of a catalogue strange, and nothing else."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 -- Fluent names it so
        """The text around values and functions."""
        node.value = node.value.translate(LETTERS)
        return node

    def visit_Placeable(self, node: Placeable) -> Placeable:  # noqa: N802 -- as above
        """Text that is quoted for the sake of its spaces."""
        if isinstance(node.expression, StringLiteral):
            node.expression.value = node.expression.value.translate(LETTERS)
        self.generic_visit(node)
        return node


def write(folder: Path) -> None:
    """Write the language: a catalogue for each of English."""
    (folder / LANGUAGE).mkdir()
    for file in (resources.files("nocturne.i18n") / "en").iterdir():
        if file.name.endswith(".ftl"):
            tree = Strange().visit(parse(file.read_text(encoding="utf-8")))
            (folder / LANGUAGE / file.name).write_text(serialize(tree), encoding="utf-8")


def pack_words(library: Library) -> set[str]:
    """The words that packs bring, and those of their ids, which stand in where something has no name."""
    texts = [text for pack in library.packs for tongue in pack.texts.values() for text in tongue.names.values()]
    texts += [text for pack in library.packs for tongue in pack.texts.values() for text in tongue.flavour.values()]
    texts += [text for pack in library.packs for tongue in pack.texts.values() for text in tongue.stories.values()]
    ids = [re.sub(r"[-_/]", " ", key.partition("/")[2]) for key in library]
    return {word.lower() for text in [*texts, *ids] for word in WORD.findall(text)}


def english_in(words: str, known: set[str]) -> list[str]:
    """The plain words of a sentence that no pack has brought."""
    return [word for word in WORD.findall(NO_WORDS.sub("", words)) if word.lower() not in known]

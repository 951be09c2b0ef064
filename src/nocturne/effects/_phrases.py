"""Fluent behind `speak`: messages whose parts are said only when the message around them asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from nocturne.effects.speak import Names
from nocturne.kernel import Name, Text

PLAIN = {"form": "plain", "article": "none", "count": 1}
"""The grammar that a message may ask about, where nobody has asked for a form."""

LONGEST = 400
MARK = "\ue000"  # a character that no text has: it is taken out of names, and no catalogue has it
HELD = re.compile(f"{MARK}([0-9]+){MARK}")

KEPT = 4096
"""How many sentences are kept ready."""


class Phrase(FluentType):
    """A part of a sentence that is not said yet."""

    def __init__(self, text: Text, speaker: Speaker, names: Names, held: list[str]) -> None:
        self.text = text
        self.speaker = speaker
        self.names = names
        self.held = held

    def said(self, **grammar: object) -> str:
        """The part in words, in the form asked for."""
        extra = tuple([(name, word if isinstance(word, int) else str(word)) for name, word in grammar.items()])
        return self.speaker.say(Text(self.text.key, (*self.text.args, *extra)), self.names)

    def hold(self, words: str) -> str:
        """Long words are kept apart and a mark stands for them, because Fluent refuses parts beyond a length."""
        if len(words) <= LONGEST:
            return words
        self.held.append(words)
        return f"{MARK}{len(self.held) - 1}{MARK}"

    def format(self, locale: object) -> str:
        """In its plain form."""
        return self.hold(self.said())


class Speaker:
    """Says the effects of one vocabulary in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        functions: dict[str, Any] = {
            "SAY": say_part,
            "CAP": capital,
        }  # Any: Fluent types them narrower than it calls them
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)
        self._kept = lru_cache(KEPT)(self._say)

    def say(self, text: Text, names: Names) -> str:
        """A message in words; what is missing shows as ⟨its key⟩."""
        return self._kept(text, names)

    def has(self, key: str) -> bool:
        """Whether the catalogues have a message."""
        return bool(self.bundle.has_message(key))

    def _say(self, text: Text, names: Names) -> str:
        pattern = self.bundle.get_message(text.key).value if self.has(text.key) else None
        if pattern is None:
            return f"⟨{text.key}⟩"
        held: list[str] = []
        values = {**PLAIN, **{name: self._value(value, names, held) for name, value in text.args}}
        words, faults = self.bundle.format_pattern(pattern, values)
        if faults:
            return f"⟨{text.key}: {faults[0]}⟩"
        return HELD.sub(lambda mark: held[int(mark.group(1))], str(words)) if held else str(words)

    def _value(self, value: Any, names: Names, held: list[str]) -> Any:
        if isinstance(value, Text):
            return Phrase(value, self, names, held)
        return names(value).replace(MARK, "") if isinstance(value, Name) else value


def say_part(part: Any, count: Any = None, **grammar: object) -> str:
    """A part of a sentence, in a form, with a number it agrees with."""
    if count is not None:
        grammar["count"] = int(count) if isinstance(count, FluentInt | int) else str(count)
    return part.hold(part.said(**grammar)) if isinstance(part, Phrase) else str(part)


def capital(part: Any) -> str:
    """With a capital letter.

    >>> capital("draw 2 cards"), capital("“bells” is noted")
    ('Draw 2 cards', '“Bells” is noted')
    """
    words = part.said() if isinstance(part, Phrase) else str(part)
    for place, letter in enumerate(words):
        if letter.isalnum():
            words = words[:place] + letter.upper() + words[place + 1 :]
            break
    return part.hold(words) if isinstance(part, Phrase) else words

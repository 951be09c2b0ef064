"""Fluent behind `say`: the bundles of a language with its fallbacks, and our functions in the catalogues.

In a catalogue a message says how a value is to be read, because only the message knows:

    SEAT($seat)     the seat's name, through the message `seat`
    SEATS($seats)   several of them, joined as the language joins lists; nobody, through `seats-none`
    LIST($things)   messages, names or words, joined in the same way; nothing, through `list-none`
    COUNT($things)  how many there are, to select a plural by
    PLACE($index)   a place counted from one, where rules count from zero

Further arguments, such as `SEAT($seat, case: "genitive")`, reach the message `seat`, if grammar needs them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax.ast import Message, Resource

from nocturne.i18n._say import SOURCE, Names
from nocturne.kernel.text import Name, Text

KEPT = 4096
"""How many sentences are kept ready, for each language and game."""

EFFECTS = "effects"
"""The catalogue of the effect language; `<game>-effects` has what a game adds to it."""

PLAIN: dict[str, object] = {"form": "plain", "article": "none", "count": 1}
"""The grammar that a message of the effect language may ask about: here nobody asks for another form."""

UNKNOWN = "Unknown external: "
"""How Fluent begins to say that a value is missing; the name of the value follows."""


class Listed(FluentType):
    """Several things in one value. Written without a function it reads as a list."""

    def __init__(self, items: tuple[Any, ...], speaker: Speaker) -> None:
        self.items = items
        self.speaker = speaker

    def format(self, locale: object) -> str:
        """The things in words, joined."""
        return self.speaker.listed(self)


class Speaker:
    """Says messages in one language, with the words of one game."""

    def __init__(self, language: str, game: str | None) -> None:
        self._language = language
        self._game = game
        functions: dict[str, Any] = {  # Any: Fluent types them narrower than it calls them
            "SEAT": self.seat,
            "SEATS": self.seats,
            "LIST": self.listed,
            "COUNT": count,
            "PLACE": place,
        }
        self._functions = functions
        self._keys: dict[str, None] = {}
        self._bundles = self._read(("kernel",) if game is None else (game, "kernel"))  # a game's own words come first
        self._kept = lru_cache(KEPT)(self._say)

    def _read(self, files: tuple[str, ...]) -> list[FluentBundle]:
        """Some catalogues in the language and its fallbacks; of two messages with one key the first is taken."""
        bundles = []
        for one in fallbacks(self._language):
            bundle = FluentBundle([one], functions=self._functions, use_isolating=False)
            for resource in catalogues(one, files):
                bundle.add_resource(resource)
                self._keys.update({entry.id.name: None for entry in resource.body if isinstance(entry, Message)})
            bundles.append(bundle)
        return bundles

    @cached_property
    def _effects(self) -> list[FluentBundle]:
        """The words of the effect language, which games share, read only when one is needed: they are long.

        A game's own catalogue goes before them, so that it may say any of them in its own way.
        """
        return [] if self._game is None else self._read((f"{self._game}-{EFFECTS}", EFFECTS))

    def say(self, text: Text, names: Names | None = None) -> str:
        """The message in words."""
        try:
            return self._kept(text, names or unnamed)
        except TypeError:  # a value that cannot be hashed: said, but not kept
            return self._say(text, names or unnamed)

    def keys(self) -> tuple[str, ...]:
        """Every message that can be said."""
        assert self._effects is not None  # now they are read
        return tuple(self._keys)

    def _say(self, text: Text, names: Names) -> str:
        found = next((one for one in self._bundles if one.has_message(text.key)), None)
        grammar: dict[str, object] = {}
        if found is None:
            found, grammar = next((one for one in self._effects if one.has_message(text.key)), None), PLAIN
        pattern = found.get_message(text.key).value if found is not None else None
        if found is None or pattern is None:
            return missing(text.key)
        values = {**grammar, **{name: self._value(value, names) for name, value in text.args}}
        words, faults = found.format_pattern(pattern, values)
        lost = [str(fault).removeprefix(UNKNOWN) for fault in faults if str(fault).startswith(UNKNOWN)]
        if lost:
            words, faults = found.format_pattern(pattern, {**values, **{one: missing(one) for one in lost}})
        return missing(text.key) if faults and not lost else str(words)

    def _value(self, value: Any, names: Names) -> object:  # noqa: ANN401 -- whatever a message may carry
        """A message's value as Fluent takes it: numbers and words as they are, the rest said first."""
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, Name):
            return names(value)
        if isinstance(value, tuple | list):
            return Listed(tuple([self._value(item, names) for item in value]), self)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else value

    # -- the functions that catalogues call

    def seat(self, seat: int | str | FluentNone, **grammar: object) -> str:
        """A seat in words."""
        if isinstance(seat, int):
            return self.say(Text.of("seat", number=seat + 1, **{name: str(word) for name, word in grammar.items()}))
        return unsaid(seat)

    def seats(self, seats: Listed | str | FluentNone, **grammar: object) -> str:
        """Several seats in words."""
        if isinstance(seats, Listed):
            return self._joined([self.seat(seat, **grammar) for seat in seats.items], "seats-none")
        return unsaid(seats)

    def listed(self, things: Listed | str | FluentNone) -> str:
        """Several things in words."""
        if isinstance(things, Listed):
            return self._joined([str(item) for item in things.items], "list-none")
        return unsaid(things)

    def _joined(self, words: list[str], none: str) -> str:
        if len(words) < 2:
            return words[0] if words else self.say(Text(none))
        if len(words) == 2:
            return self.say(Text.of("list-pair", first=words[0], last=words[1]))
        start = words[0]
        for word in words[1:-1]:
            start = self.say(Text.of("list-more", start=start, next=word))
        return self.say(Text.of("list-last", start=start, last=words[-1]))


def count(things: Listed | str | FluentNone) -> FluentInt:
    """How many things there are."""
    return FluentInt(len(things.items) if isinstance(things, Listed) else 0)


def place(index: int | str | FluentNone) -> FluentInt | str:
    """A place counted from one."""
    return FluentInt(index + 1) if isinstance(index, int) else unsaid(index)


def unsaid(value: object) -> str:
    """What a function makes of a missing value (nothing) or its stand-in (itself). Others are a fault."""
    if isinstance(value, FluentNone):
        return ""
    if isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is not what the message takes it for")


def missing(key: str) -> str:
    """How something missing shows: never as a sentence, so that nobody takes it for one."""
    return f"⟨{key}⟩"


def unnamed(name: Name) -> str:
    """What something is called where nobody has given names: its id, shown as missing."""
    return missing(name.id)


def fallbacks(language: str) -> tuple[str, ...]:
    """Where words are looked for, in order: `fr-CA`, then `fr`, then English."""
    parts = language.split("-")
    narrower = ["-".join(parts[:size]) for size in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys([*narrower, SOURCE]))


def catalogues(language: str, files: Iterable[str]) -> Iterator[Resource]:
    """The catalogues of one language, as far as they are there."""
    folder = resources.files("nocturne.i18n") / language
    for name in files:
        file = folder / f"{name}.ftl"
        if file.is_file():
            yield FluentResource(file.read_text(encoding="utf-8"))

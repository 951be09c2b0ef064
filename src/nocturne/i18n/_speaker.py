"""Fluent behind `say`: the bundles of a language with its fallbacks, and our functions in the catalogues.

In a catalogue a message says how a value is to be read, because only the message knows:

    SEAT($seat)     the seat's name, through the message `seat`
    SEATS($seats)   several of them, joined as the language joins lists; nobody, through `seats-none`
    LIST($things)   messages, names or words, joined in the same way; nothing, through `list-none`
    EITHER($things) the same, where one of them is meant
    COUNT($things)  how many there are, to select a plural by
    PLACE($index)   a place counted from one, where rules count from zero
    SPOT($spot)     a sector written as level, column and row, such as `start:0,-1`, through the message `spot`
    SPOTS($spots)   several of them, joined

Further arguments, such as `SEAT($seat, in: "sentence")`, reach the message `seat`, if grammar needs them. Where the
caller knows who sits there, it is the message `seat-named` that is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cached_property, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax.ast import Message

from nocturne.i18n._files import catalogues, fallbacks, names_ending
from nocturne.i18n._say import Names, Seated
from nocturne.kernel.text import Name, Text

KEPT = 4096
"""How many sentences are kept ready, for each language and game."""

EFFECTS = "effects"
"""The catalogue of the effect language; `<game>-effects` has what a game adds to it."""

PROBLEMS = "problems"
"""The catalogue of what is said of files, packs and calls; `<game>-problems` has what a game adds to it."""

PLAIN: dict[str, object] = {"form": "plain", "article": "none", "count": 1}
"""The grammar that a message of the effect language may ask about: here nobody asks for another form."""

SEATED: ContextVar[tuple[str, ...]] = ContextVar("SEATED", default=())
"""Who sits where in the message being said, in words: Fluent's functions are handed their own arguments alone."""

UNKNOWN = "Unknown external: "
"""How Fluent begins to say that a value is missing; the name of the value follows."""


SPOT = re.compile(r"(?P<level>\w+):(?P<column>-?\d+),(?P<row>-?\d+)")
"""How sectors are written where clients and rules name them."""


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
            "EITHER": self.either,
            "COUNT": count,
            "PLACE": place,
            "SPOT": self.spot,
            "SPOTS": self.spots,
        }
        self._functions = functions
        self._keys: dict[str, None] = {}
        self._bundles = self._read(("kernel",) if game is None else (game, "kernel"))  # a game's own words come first
        self._kept = lru_cache(KEPT)(self._say)

    def _read(self, files: tuple[str, ...]) -> list[FluentBundle]:
        """Some catalogues in the language and its fallbacks; of two messages with one key the first is taken."""
        bundles = []
        for language in fallbacks(self._language):
            bundle = FluentBundle([language], functions=self._functions, use_isolating=False)
            for text in catalogues(language, files):
                resource = FluentResource(text)
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

    @cached_property
    def _problems(self) -> list[FluentBundle]:
        """What is said of files, packs and calls that are not right, of every game: an error knows its key alone."""
        return self._read((PROBLEMS, *names_ending(f"-{PROBLEMS}")))

    def say(self, text: Text, names: Names | None = None, seated: Seated = ()) -> str:
        """The message in words."""
        try:
            return self._kept(text, names or unnamed, seated)
        except TypeError:  # a value that cannot be hashed: said, but not kept
            return self._say(text, names or unnamed, seated)

    def keys(self) -> tuple[str, ...]:
        """Every message that can be said."""
        assert self._effects is not None  # now they are read
        assert self._problems is not None
        return tuple(self._keys)

    def _say(self, text: Text, names: Names, seated: Seated) -> str:
        here = SEATED.set(tuple(["" if seat_name is None else names(seat_name) for seat_name in seated]))
        try:
            return self._put(text, names, seated)
        finally:
            SEATED.reset(here)

    def _put(self, text: Text, names: Names, seated: Seated) -> str:
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(text.key)), None)
        grammar: dict[str, object] = {}
        if bundle is None:
            others = (other for bundles in self._further() for other in bundles if other.has_message(text.key))
            bundle, grammar = next(others, None), PLAIN
        pattern = bundle.get_message(text.key).value if bundle is not None else None
        if bundle is None or pattern is None:
            return missing(text.key)
        values = {**grammar, **{name: self._value(value, names, seated) for name, value in text.args}}
        words, faults = bundle.format_pattern(pattern, values)
        lost = [str(fault).removeprefix(UNKNOWN) for fault in faults if str(fault).startswith(UNKNOWN)]
        if lost:
            words, faults = bundle.format_pattern(pattern, {**values, **{name: missing(name) for name in lost}})
        return missing(text.key) if faults and not lost else str(words)

    def _further(self) -> Iterator[list[FluentBundle]]:
        """The catalogues that are read when the others lack a message."""
        yield self._effects
        yield self._problems

    def _value(self, value: Any, names: Names, seated: Seated) -> object:  # noqa: ANN401 -- whatever a message may carry
        """A message's value as Fluent takes it: numbers and words as they are, the rest said first."""
        if isinstance(value, Text):
            return self.say(value, names, seated)
        if isinstance(value, Name):
            return names(value)
        if isinstance(value, tuple | list):
            return Listed(tuple([self._value(item, names, seated) for item in value]), self)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else value

    # -- the functions that catalogues call

    def seat(self, seat: int | str | FluentNone, **grammar: object) -> str:
        """A seat in words, or whoever sits there."""
        if not isinstance(seat, int):
            return unsaid(seat)
        known, said = SEATED.get(), {"in": "start", **{name: str(word) for name, word in grammar.items()}}
        if 0 <= seat < len(known) and known[seat]:
            return self.say(Text.of("seat-named", number=seat + 1, who=known[seat], **said))
        return self.say(Text.of("seat", number=seat + 1, **said))

    def seats(self, seats: Listed | str | FluentNone, **grammar: object) -> str:
        """Several seats in words."""
        return self._each(seats, self.seat, "seats-none", **grammar)

    def spot(self, spot: str | FluentNone, **grammar: object) -> str:
        """A sector in words: how far to the north or south, east or west, and on which level."""
        match = SPOT.fullmatch(spot) if isinstance(spot, str) else None
        if match is None:
            return unsaid(spot)
        column, row = int(match["column"]), int(match["row"])
        far: dict[str, int | str] = {
            "column": column, "columns": abs(column), "across": "west" if column < 0 else "east",
            "row": row, "rows": abs(row), "down": "north" if row < 0 else "south",
            "far": abs(column) + abs(row),
        }  # fmt: skip
        said = {"in": "start", **{name: str(word) for name, word in grammar.items()}}
        return self.say(Text.of("spot", level=match["level"], **far, **said))

    def spots(self, spots: Listed | str | FluentNone, **grammar: object) -> str:
        """Several sectors in words."""
        return self._each(spots, self.spot, "list-none", **grammar)

    def _each(
        self, things: Listed | str | FluentNone, say_thing: Callable[..., str], none: str, **grammar: object
    ) -> str:
        if isinstance(things, Listed):
            return self._joined([say_thing(thing, **grammar) for thing in things.items], none)
        return unsaid(things)

    def listed(self, things: Listed | str | FluentNone) -> str:
        """Several things in words."""
        if isinstance(things, Listed):
            return self._joined([str(item) for item in things.items], "list-none")
        return unsaid(things)

    def either(self, things: Listed | str | FluentNone) -> str:
        """Several things in words, of which one is meant."""
        if isinstance(things, Listed):
            return self._joined([str(item) for item in things.items], "list-none", "either")
        return unsaid(things)

    def _joined(self, words: list[str], none: str, by: str = "list") -> str:
        if len(words) < 2:
            return words[0] if words else self.say(Text(none))
        if len(words) == 2:
            return self.say(Text.of(f"{by}-pair", first=words[0], last=words[1]))
        start = words[0]
        for word in words[1:-1]:
            start = self.say(Text.of(f"{by}-more", start=start, next=word))
        return self.say(Text.of(f"{by}-last", start=start, last=words[-1]))


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

"""What is said alike at every table of a game: put into words and JSON once, for all seats that hear the same.

Words are found by what is said, by the content in force, by the language and by what the seats are called; nothing
else may be read off a table when a message is said (`Manifest.say_at`). So what was said once can be said again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock
from typing import Any, NamedTuple

from nocturne.kernel import Game, Option, Text, Told

KEPT = 6000
"""So many options and so many entries are kept in all, and up to as many again that were said before them."""
TOGETHER = 64
"""So many contents, languages and circles of names are known at once."""


class Phrase(NamedTuple):
    """Something as JSON, and the things that it names."""

    raw: bytes
    things: tuple[str, ...]


class Kept:
    """Phrases that were said lately, of all tables together: those that nobody says any more are let go."""

    def __init__(self) -> None:
        self._young: dict[Hashable, Phrase] = {}
        self._old: dict[Hashable, Phrase] = {}

    def say(self, key: Hashable, make: Callable[[], Phrase]) -> Phrase:
        """A phrase, made now if it is new."""
        try:
            phrase = self._young.get(key)
        except TypeError:  # it holds a value that cannot be hashed: said, but not kept
            return make()
        if phrase is None:
            if len(self._young) >= KEPT:
                self._young, self._old = {}, self._young
            phrase = self._young[key] = self._old.get(key) or make()
        return phrase

    def __len__(self) -> int:
        return len(self._young) + len(self._old)


OPTIONS, ENTRIES = Kept(), Kept()
_COUNT = count()


class Phrases:
    """Options and entries of the log as they are told in one language, with one content and one circle of names."""

    def __init__(self, game: Game[Any]) -> None:
        self._kept = game.box.source, game.box.content  # known by identity: as long as this lives, so must they
        self._number = next(_COUNT)

    def option(self, option: Option, label: Text, make: Callable[[], Phrase]) -> Phrase:
        """An option, made now if it is new."""
        return OPTIONS.say((self._number, option, label), make)

    def entry(self, told: Told, make: Callable[[], Phrase]) -> Phrase:
        """An entry of the log without its version, made now if it is new."""
        return ENTRIES.say((self._number, told), make)


_ALL: OrderedDict[tuple[str, int, int, str, tuple[str, ...]], Phrases] = OrderedDict()
_LOCK = Lock()


def phrases_of(game: Game[Any], language: str, titles: tuple[str, ...]) -> Phrases:
    """The phrases that this table shares with others: those of the same content, language and names of seats."""
    key = (game.manifest.id, id(game.box.source), id(game.box.content), language, titles)
    with _LOCK:
        phrases = _ALL.get(key)
        if phrases is None:
            phrases = _ALL[key] = Phrases(game)
            if len(_ALL) > TOGETHER:
                _ALL.popitem(last=False)
        _ALL.move_to_end(key)
        return phrases

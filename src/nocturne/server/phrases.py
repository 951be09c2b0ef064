"""What is said alike at every table of a game: put into words and JSON once, for all seats that hear the same.

Words are found by what is said, by the content in force, by the language and by what the seats are called; nothing
else may be read off a table when a message is said (`Manifest.say_at`). So what was said once can be said again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from nocturne.kernel import Game, Option, Text, Told

Key = TypeVar("Key", bound=Hashable)

KEPT = 4096
"""So many options and so many entries are kept; then they are made anew."""
TOGETHER = 64
"""For so many contents, languages and circles of names phrases are kept at once."""


class Phrase(NamedTuple):
    """Something as JSON, and the things that it names."""

    raw: bytes
    things: tuple[str, ...]


class Phrases:
    """Options and entries of the log as they are told in one language, with one content and one circle of names."""

    def __init__(self, game: Game[Any]) -> None:
        self._kept = game.box.source, game.box.content  # known by identity: as long as this lives, so must they
        self._options: dict[tuple[Option, Text], Phrase] = {}
        self._entries: dict[Told, Phrase] = {}

    def option(self, option: Option, label: Text, make: Callable[[], Phrase]) -> Phrase:
        """An option, made now if it is new."""
        return _kept(self._options, (option, label), make)

    def entry(self, told: Told, make: Callable[[], Phrase]) -> Phrase:
        """An entry of the log without its version, made now if it is new."""
        return _kept(self._entries, told, make)


def _kept(known: dict[Key, Phrase], key: Key, make: Callable[[], Phrase]) -> Phrase:
    try:
        phrase = known.get(key)
    except TypeError:  # it holds a value that cannot be hashed: said, but not kept
        return make()
    if phrase is None:
        phrase = make()
        if len(known) >= KEPT:
            known.clear()
        known[key] = phrase
    return phrase


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

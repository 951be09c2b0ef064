"""A language: the closed vocabulary in which one game's content is written.

A game gives the modules of its own words, lists the words of control that it allows, and names its nouns, tokens, piles
and moments. Nothing is registered by importing: a language is one object that a game makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from nocturne.effects.records import Compiled, PackRecord
from nocturne.effects.shape import shape_of
from nocturne.effects.word import Amount, AnyAmount, AnyCondition, AnyCost, AnyVerb, Condition, Cost, Verb, Word
from nocturne.kernel.text import Text

W = TypeVar("W", bound=Word)

Check: TypeAlias = "Callable[[Any], Iterable[tuple[str, str, Text]]]"
"""A game's own check of a library: yields the record's address, the path in it, and what is wrong."""

VERSION = 1
"""Raised when compiled programs mean something else, so that old caches are thrown away."""


class Noun(Struct, frozen=True):
    """A kind of thing that selectors speak of: what sorts it counts as."""

    name: str
    sorts: tuple[str, ...]


class Moment(Struct, frozen=True):
    """A timing and an event at which reactions may be played, and the names that reactions may then use."""

    name: str
    binds: tuple[tuple[str, str], ...] = ()  # a name and the sort of thing it stands for, or "number"


def _defines(module: ModuleType, value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Word) and value.__module__ == module.__name__


class Language:
    """The words of one game, the lists they choose from, and the kinds of record it has."""

    def __init__(  # noqa: PLR0913 -- a language is made of its lists, each by name
        self,
        game: str,
        modules: Iterable[ModuleType],
        *,
        nouns: Iterable[Noun] = (),
        pointers: Mapping[str, tuple[str, ...]] | None = None,
        moments: Iterable[Moment] = (),
        lists: Mapping[str, tuple[str, ...]] | None = None,
        kinds: Iterable[type[PackRecord]] = (),
        shared: Iterable[type[Word]] = (),
        checks: tuple[Check, ...] = (),
        catalogues: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.modules = tuple(modules)
        self.shared = tuple(shared)  # the words of control that the game allows, each of its own family
        self.checks = checks  # what the game itself checks in a whole library: (record, path, problem)
        self.pointers = dict(pointers or {})  # things that are always known, such as `hero`, by the sorts they count as
        self.nouns = {noun.name: noun for noun in nouns}
        self.moments = {moment.name: moment for moment in moments}
        self.kinds = {kind.named(): kind for kind in kinds}
        self.catalogues = ("effects", *catalogues)
        self.verbs = self._words(Verb)
        self.conditions = self._words(Condition)
        self.amounts = self._words(Amount)
        self.costs = self._words(Cost)
        self.lists: dict[str, tuple[str, ...]] = {"moment": tuple(self.moments), **(lists or {})}

    def _words(self, base: type[W]) -> dict[str, type[W]]:
        words: dict[str, type[W]] = {}
        own = [value for module in self.modules for value in vars(module).values() if _defines(module, value)]
        for word in (*own, *self.shared):
            if issubclass(word, base):
                assert word.named() not in words, f"{word} and {words[word.named()]} have one name"
                words[word.named()] = word
        return dict(sorted(words.items()))

    def names(self, of: str) -> tuple[str, ...]:
        """A closed list by its name: tokens, piles, tracks; empty where the game has none."""
        return self.lists.get(of, ())

    def words(self) -> dict[str, dict[str, type[Any]]]:
        """Every word by family."""
        return {"verb": self.verbs, "condition": self.conditions, "amount": self.amounts, "cost": self.costs}

    @cached_property
    def fingerprint(self) -> str:
        """Changes whenever a word, its parameters or a list changes: what compiled caches depend on."""
        parts: list[Any] = [VERSION, self.game, sorted(self.nouns), sorted(self.moments), sorted(self.pointers)]
        parts += [sorted((name, list(names)) for name, names in self.lists.items())]
        for family in (*self.words().values(), self.kinds):
            parts += [(name, [(f.key, repr(f.type)) for f in shape_of(kind).fields]) for name, kind in family.items()]
        return blake2b(msgspec.json.encode(parts), digest_size=12).hexdigest()

    # -- compiled records as bytes

    @cached_property
    def _families(self) -> dict[Any, Mapping[str, type[Any]]]:
        return {AnyVerb: self.verbs, AnyCondition: self.conditions, AnyAmount: self.amounts, AnyCost: self.costs}

    def decode(self, data: bytes | msgspec.Raw) -> Compiled:
        """A compiled record from the bytes that `encode` made."""
        plain = DECODER.decode(data)
        record = self._revive(self.kinds[plain["record"]["kind"]], plain["record"])
        blocks = [
            tuple([self._revive(self.verbs[verb["is"]], verb) for verb in block]) for block in plain.get("blocks", ())
        ]
        return Compiled(record, tuple(blocks))

    def _revive(self, kind: type[Any], plain: dict[str, Any]) -> Any:
        """A word, record or part from plain data. The cache is checked as a whole, so that nothing is checked here."""
        values: dict[str, Any] = {}
        for field in shape_of(kind).fields:
            if field.name in plain:
                value = plain[field.name]
                values[field.name] = (
                    tuple([self._part(field.type, part) for part in value])
                    if field.many
                    else self._part(field.type, value)
                )
        return kind(**values)

    def _part(self, declared: Any, value: Any) -> Any:
        if type(value) is not dict:
            return value
        family = self._families.get(declared)
        return self._revive(declared if family is None else family[value["is"]], value)

    @staticmethod
    def encode(record: Compiled) -> bytes:
        """A compiled record as bytes."""
        return ENCODER.encode(record)


ENCODER = msgspec.msgpack.Encoder(order="deterministic")
DECODER: msgspec.msgpack.Decoder[dict[str, Any]] = msgspec.msgpack.Decoder(dict[str, Any])

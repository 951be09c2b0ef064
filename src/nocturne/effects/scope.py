"""What an effect may speak of at each point: the things bound so far, and of which sort they are."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from nocturne.effects.language import Language, Moment
from nocturne.effects.shape import select_fields
from nocturne.effects.word import HERE, IT, THERE, THIS, YOU, Select
from nocturne.kernel import suggest
from nocturne.kernel.text import Text

ALWAYS = {YOU: ("player", "figure", "space"), THIS: ("card", "figure", "space"), HERE: ("space",)}


class Scope:
    """The names that are bound, by sort. An inner scope knows the outer one's names and keeps its own."""

    __slots__ = ("lost", "names", "standing")

    def __init__(
        self,
        names: dict[str, tuple[str, ...]] | None = None,
        *,
        known: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
        lost: bool = False,
        standing: str = "",
    ) -> None:
        self.names = names or {**ALWAYS, **known}
        self.standing = standing  # the moment at which this is carried out
        self.lost = lost  # the moment could not be read: whatever it tells is not missed as well

    def inner(self) -> Scope:
        """A scope inside this one."""
        return Scope(dict(self.names), lost=self.lost, standing=self.standing)

    def bind(self, name: str, sorts: tuple[str, ...]) -> None:
        """From here on the name stands for something of these sorts."""
        self.names[name] = sorts
        if name == IT:
            self.names[THERE] = ("space",)

    def moment(self, moment: Moment) -> None:
        """At a moment, its event's values are known."""
        self.standing = moment.name
        for name, sort in moment.binds:
            self.bind(name, (sort, "figure") if sort == "player" else (sort,))

    def within(self, word: type[Any]) -> Scope:
        """The scope of a word's own parameters, or of a part of a record."""
        scope = self.inner()
        for name in getattr(word, "tells", ()):
            scope.bind(name, ("number",))
        for name, sorts in getattr(word, "introduces", ()):
            scope.bind(name, sorts)
        return scope

    def chose(self, select: Select, language: Language, *, each: bool = False) -> None:
        """What a selector chose is `it` from here on."""
        if select.pointer:
            if each and select.noun != YOU:
                self.bind(IT, self.names.get(select.noun, ()))
        elif select.asks or each:
            sorts = language.nouns[select.noun].sorts
            self.bind(IT, sorts)
            if select.named:
                self.bind(select.named, sorts)

    def after(self, verb: Any, language: Language) -> None:
        """After a verb, what it chose is `it`, and what it rolled is known."""
        if not hasattr(type(verb), "__struct_fields__"):
            return
        for name in select_fields(type(verb)):
            if isinstance(chosen := getattr(verb, name), Select):
                self.chose(chosen, language)
        for name in getattr(type(verb), "tells", ()):
            self.bind(name, ("number",))

    def refuse_pointer(self, name: object, sorts: tuple[str, ...]) -> Text | None:
        """Why a pointer cannot stand here, or nothing."""
        if self.lost or (type(name) is str and any(sort in sorts for sort in self.names.get(name, ()))):
            return None
        things = {known: of for known, of in self.names.items() if of != ("number",)}
        if not isinstance(name, str) or name not in things:
            if name in (IT, THERE):
                return Text.of("effect-nothing-chosen", name=str(name))
            return Text.of("effect-not-known", name=str(name), hint=suggest(str(name), things))
        if not set(things[name]) & set(sorts):
            return Text.of("effect-other-sort", name=name, sort=sort(things[name][0]), sorts=tuple(map(sort, sorts)))
        return None

    def refuse_verb(self, verb: Any) -> Text | None:
        """Why a verb that belongs to other moments cannot stand here, or nothing."""
        places: tuple[str, ...] = getattr(type(verb), "stands_in", ())
        if places and self.standing not in places and not self.lost:
            return Text.of("effect-other-moment", word=verb.named(), moments=places)
        return None

    def refuse_value(self, word: Any) -> Text | None:
        """Why an amount or a condition cannot be known here, or nothing."""
        needs = getattr(type(word), "needs", "")
        if needs and needs not in self.names and not self.lost:
            return Text.of("effect-untold", word=word.named(), needs=needs)
        return None


def sort(name: str, *, first: bool = False) -> Text:
    """A sort of thing or word as a message: its name, by which a language may choose, and as it is called in English.

    >>> sort("moment of a tile").args[:2]
    (('sort', 'moment-of-a-tile'), ('called', 'moment of a tile'))
    """
    return Text.of("sort", sort=name.replace(" ", "-"), called=name, initial=name[0], first=first)

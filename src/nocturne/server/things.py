"""Things: cards, tiles, creatures and so on, as a client may have them once a seat has been shown them.

A seat has been shown what lies face up in its own view, by the types of the view, and what its options and its log
name. Of a record whose front is read later, such as a gate or a Note, a name shows the back alone; so does a field of
the view that says `BackUp`. Its address then ends in `/back`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec

from nocturne import rules
from nocturne.kernel import Game, Name, Text, View
from nocturne.kernel.views import Shown, open_members
from nocturne.packs import Library
from nocturne.packs.commands import faces_of
from nocturne.packs.faces import Faces, face_of
from nocturne.packs.public import back, public
from nocturne.pictures import PictureError, Variant, draw
from nocturne.server.protocol import ENCODER, RuleText, Thing

Plain = Any
"""Plain data: what JSON can hold."""

BACK = "/back"
"""After the address of a record: only what its back says."""

UNREAD = frozenset({"script", "answer", "box"})
"""Kinds that are read aloud when their time has come, and looked up by nobody."""

MOST_RULES = 5
COUNTS = frozenset({"COMP", "CONTENT"})
"""Areas of rules that count what is in the box: they explain nothing that lies on the table."""
AS_THEY_ARE = frozenset({str, int, bool, type(None), float})
"""Values that are plain as they are."""


class Things:
    """What may be said of the records of one game in one language. Made once, kept as JSON."""

    def __init__(self, records: Library, faces: Faces, language: str) -> None:
        self.records = records
        self.language = language
        self.game = records.language.game
        self._faces = faces
        self._raw: dict[str, bytes] = {}
        self._pictures: dict[str, str | None] = {}
        self._open: dict[Shown, tuple[str, ...]] = {}
        self._twins = {key.partition("/")[2] for key in records if records[key].record.hidden}
        self._ids: dict[str, list[str]] = {}
        for key in records:
            kind, _, ident = key.partition("/")
            if kind not in UNREAD and not records[key].record.hidden:
                self._ids.setdefault(ident, []).append(key)

    # -- what is mentioned

    def plain(self, value: object, named: dict[str, None]) -> Plain:
        """A message's value as plain data; the things that it names are added to `named`."""
        if value.__class__ in AS_THEY_ARE:
            return value
        if isinstance(value, Name):
            key = self.key_of(value)
            if key is not None:
                named[key] = None
            return {"kind": value.kind, "id": value.id, "name": self.name(value, key), "thing": key}
        if isinstance(value, Text):
            return {"key": value.key, "args": {name: self.plain(argument, named) for name, argument in value.args}}
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, tuple | list | frozenset):
            return [self.plain(item, named) for item in value]
        if isinstance(value, Mapping):
            return {str(name): self.plain(held, named) for name, held in value.items()}
        if isinstance(value, msgspec.Struct):
            return self.plain(msgspec.structs.asdict(value), named)
        return value

    def key_of(self, name: Name) -> str | None:
        """The record that a name stands for. A Secret stands for its back, whatever its front is."""
        exact = f"{name.kind}/{name.id}"
        if exact in self.records:
            return self.named_side(exact) if name.kind not in UNREAD else None
        known = self._ids.get(name.id.partition("/")[0] if name.kind != "action" else name.id, ())
        return self.named_side(known[0]) if known else None

    def named_side(self, key: str) -> str:
        """Who is told a name has not read the front: of a record whose back tells of it, only the back is meant."""
        return key + BACK if self.records[key].record.on_back else key

    def name(self, name: Name, key: str | None) -> str:
        """What a name is called."""
        return self.records.name(key.removesuffix(BACK), self.language) if key is not None else name.id

    def options_thing(self, value: object) -> str | None:
        """The record that a bare word of an option stands for, where no secret can hide behind it."""
        if isinstance(value, str) and value not in self._twins and value in self._ids:
            return self.named_side(self._ids[value][0])
        return None

    def shown(self, view: View) -> dict[str, None]:
        """The records that lie open in a view, by its types, in order."""
        return dict.fromkeys([key for name in open_members(type(view)) for key in self.shown_in(view, name)])

    def shown_in(self, view: View, member: str) -> tuple[str, ...]:
        """The records that lie open in one member of a view."""
        find, ids = open_members(type(view)).get(member), dict[Shown, None]()
        if find is not None:
            find(getattr(view, member), ids)
        return tuple([key for shown in ids for key in self._keys(shown)])

    def _keys(self, shown: Shown) -> tuple[str, ...]:
        """The records that an id of a view stands for."""
        keys = self._open.get(shown)
        if keys is None:
            ident, mark = shown
            known = [key for kind in mark.kinds if (key := f"{kind}/{ident}") in self.records]
            keys = self._open[shown] = tuple([key + BACK for key in known] if mark.back else known)
        return keys

    # -- what may be said of them

    def raw(self, key: str) -> bytes:
        """A thing as JSON."""
        made = self._raw.get(key)
        if made is None:
            made = self._raw[key] = ENCODER.encode(self.thing(key))
        return made

    def thing(self, key: str) -> Thing:
        """A thing that has been shown; of a hidden record only its back."""
        kind = key.partition("/")[0]
        if key.endswith(BACK):
            shown = back(self.records, key.removesuffix(BACK), self.language)
            return Thing(key, kind, shown["name"], shown["rules"], "", None, shown["fields"])
        name = self.records.name(key, self.language)
        if self.records[key].record.hidden:
            return Thing(key, kind, name, "", "", None, {})
        shown = public(self.records, key, revealed=True, tongue=self.language)
        return Thing(key, kind, name, shown["rules"], shown.get("flavour", ""), self.face(key), shown["fields"])

    def face(self, key: str) -> dict[str, Any] | None:
        """How the game draws the record, as plain data; None where it has no drawing of that kind."""
        if key.partition("/")[0] not in self._faces:
            return None
        try:
            face: dict[str, Any] = msgspec.to_builtins(face_of(self.records, key, self._faces, self.language))
        except PictureError:
            return None
        return face

    def picture(self, key: str) -> str | None:
        """The record drawn as SVG; a hidden one is not drawn, nor is a back."""
        if key.endswith(BACK):
            return None
        if key not in self._pictures:
            self._pictures[key] = self._picture(key)
        return self._pictures[key]

    def _picture(self, key: str) -> str | None:
        if self.records[key].record.hidden:
            return None
        try:
            return draw(face_of(self.records, key, self._faces, self.language), variant=Variant.DARK)
        except PictureError:
            return None

    def rules(self, key: str, edition: str) -> list[RuleText]:
        """The rules behind a thing: those of the edition in play that speak of its kind, each with its ruling."""
        kind = key.partition("/")[0].replace("-", " ")
        if self.game not in rules.GAMES:
            return []
        fitting = [
            rule
            for rule in rules.search(kind, self.game)
            if rule.kind == "rule" and rule.edition in ("", "both", edition) and rule.area not in COUNTS
        ]
        return [RuleText(rule.id, rule.statement, rule.ruling) for rule in fitting[:MOST_RULES]]


def things_of(game: Game[Any], language: str) -> Things | None:
    """The things of a game in progress; None where its content is not in packs."""
    packs = game.box.source  # those that the game is played with, be they this program's or not
    return None if packs is None else _things(game.manifest.id, packs, language)


@lru_cache(32)
def _things(game: str, packs: Library, language: str) -> Things:
    return Things(packs, faces_of(game), language)

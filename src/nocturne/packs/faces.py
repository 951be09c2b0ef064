"""Pictures of records: from what stands in a pack to a face that `nocturne.pictures` draws.

How a kind of record looks is the game's business. A game that wants more than the plain card below has a module
`faces.py` beside its `content.py`, with one mapping:

    FACES: Mapping[str, Drawer] = {"card": card_face, "house": house_face}

A `Drawer` gets the library, the record's address and the language of the words, and gives a `CardFace`, `TileFace`,
`SheetFace` or `TokenFace`. It takes name, flavour and rules text from the library and its own words from the game's
catalogue, and decides nothing about the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from nocturne.i18n import keys, say
from nocturne.kernel import Text
from nocturne.kernel.errors import reason
from nocturne.packs.library import Library
from nocturne.pictures import AnyFace, CardFace, Picture, PictureError, paint

Drawer: TypeAlias = Callable[[Library, str, str], AnyFace]
"""Makes the face of a record: from the library, the record's address and a language."""

Faces: TypeAlias = Mapping[str, Drawer]
"""The drawers of a game, by kind of record."""

NO_FACES: Faces = MappingProxyType({})


def face_of(records: Library, key: str, faces: Faces = NO_FACES, tongue: str = "en") -> AnyFace:
    """The face of a record: as its game draws the kind, else as a plain card with its name and texts."""
    return faces.get(key.partition("/")[0], plain_card)(records, key, tongue)


def plain_card(records: Library, key: str, tongue: str) -> AnyFace:
    """A card with the record's name, kind, rules text and flavour: what every record has."""
    kind, _, name = key.partition("/")
    return CardFace(
        id=name,
        game=records.language.game,
        title=records.name(key, tongue),
        kind=kind_name(records.language.game, kind, tongue),
        text=records.rules(key, tongue),
        flavour=records.text("flavour", key, tongue),
        language=tongue,
        emblem=getattr(records[key].record, "emblem", ""),
        copies=getattr(records[key].record, "copies", 1),
    )


def kind_name(game: str, kind: str, tongue: str) -> str:
    """What a kind of record is called: `picture-kind-…` in the game's catalogue, else its id."""
    key = f"picture-kind-{kind}"
    if key in keys(tongue, game):
        return say(Text.of(key), tongue, game)
    return kind.replace("-", " ").capitalize()


def misfits(records: Library, faces: Faces = NO_FACES, tongue: str = "en") -> Iterator[tuple[str, Text]]:
    """Every record whose picture cannot be drawn or whose text does not fit into it: its address, and why.

    Only kinds that the game draws itself are looked at: a plain card is no promise about how the others will look.
    """
    for key in records.packs[-1].records:
        if key.partition("/")[0] not in faces:
            continue
        try:
            picture: Picture = paint(face_of(records, key, faces, tongue))
        except PictureError as fault:
            yield key, Text.of("pack-picture-undrawn", fault=reason(fault))
            continue
        for warning in picture.warnings:
            yield key, Text.of("pack-picture-warning", warning=warning.partition(": ")[2] or warning)

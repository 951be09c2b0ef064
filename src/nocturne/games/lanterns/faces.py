"""How the cards and houses of Lanterns look when they are drawn."""

from __future__ import annotations

from nocturne.games.lanterns.pack import CardRecord, HouseRecord
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.grid import Direction, drawn
from nocturne.packs import Library
from nocturne.packs.faces import Faces
from nocturne.pictures import Amount, AnyFace, CardBack, CardFace, Space, TileFace

GAME = "lanterns"


def card_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A card of the shared deck (LN-DECK-01)."""
    record = records[key].record
    assert isinstance(record, CardRecord)
    kind = Text.of("picture-reaction") if record.reaction else Text.of("picture-card")
    return CardFace(
        id=record.id,
        game=GAME,
        title=records.name(key, tongue),
        kind=say(kind, tongue, GAME),
        text=records.rules(key, tongue),
        flavour=records.text("flavour", key, tongue),
        footer=say(Text.of("picture-copies", copies=record.copies), tongue, GAME),
        language=tongue,
        back=CardBack(label=say(Text.of("picture-deck"), tongue, GAME), emblem="lantern"),
        copies=record.copies,
    )


def house_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A house as it is drawn in the pack: walls, the doors by their letters, the lanterns (LN-SETUP-01)."""
    record = records[key].record
    assert isinstance(record, HouseRecord)
    grid, marks = drawn(record.map)
    spaces = []
    for space, exits in enumerate(grid.exits):
        mark = marks.get(space, "")  # type: ignore[call-overload]  # spaces are numbered in this order
        burning = (Amount("lantern"),) if mark == "*" else ()
        walls = "".join(to.value[0] for to in Direction if to not in exits)
        spaces.append(Space(walls=walls, icons=burning, label=mark.upper() if mark.isalpha() else ""))
    return TileFace(
        id=record.id,
        game=GAME,
        title=records.name(key, tongue),
        spaces=tuple(spaces),
        columns=grid.width,
        texture="boards",
        language=tongue,
    )


FACES: Faces = {"card": card_face, "house": house_face}

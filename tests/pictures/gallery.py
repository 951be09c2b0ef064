"""The contact sheets of the documentation, made from the samples."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.pictures.album import album
from nocturne.pictures.canvas import Picture
from nocturne.pictures.colour import Colour
from nocturne.pictures.drawing import paint
from nocturne.pictures.faces import TILE, CardFace, Side
from nocturne.pictures.theme import Variant
from tests.pictures.samples import ALONE, ETHERFIELDS, LANTERNS, SHEETS, TILES, TOKENS

_TABLE = Colour("#2a2a33")


def cards_sheet() -> str:
    """Cards of the three designs: two rows in the dark, and a row by day and for the printer."""
    dark = (*ETHERFIELDS[:5], ETHERFIELDS[9], *(ALONE[at] for at in (0, 1, 2, 4, 9, 8)))
    other = (
        (ETHERFIELDS[8], Variant.LIGHT),
        (ETHERFIELDS[7], Variant.PRINT),
        (ALONE[3], Variant.LIGHT),
        (ALONE[11], Variant.PRINT),
        (LANTERNS[2], Variant.DARK),
        (LANTERNS[3], Variant.LIGHT),
    )
    pictures = [*map(paint, dark), *(paint(face, variant=variant) for face, variant in other)]
    return album(pictures, width=6 * 66 + 3, ground=_TABLE)


def pieces_sheet() -> str:
    """Tiles, an Entity's tile, boards, tokens and backs."""
    return album(list(_pieces()), width=6 * 103 + 3, ground=_TABLE)


def _pieces() -> Iterator[Picture]:
    entity: CardFace = ETHERFIELDS[4]
    yield from (paint(face) for face in (*TILES[:2], TILES[2]))
    yield paint(entity, size=TILE)
    yield paint(TILES[1], variant=Variant.LIGHT)
    yield paint(TILES[2], variant=Variant.PRINT)
    yield from map(paint, SHEETS)
    for face in (ETHERFIELDS[0], ETHERFIELDS[1], ALONE[1], ALONE[4], LANTERNS[0]):
        yield paint(face, side=Side.BACK)
    yield from map(paint, TOKENS[:10])

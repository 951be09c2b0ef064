"""The contact sheets of the documentation, made from the samples."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.games.etherfields.faces import FACES
from nocturne.games.etherfields.pack import records
from nocturne.packs.faces import face_of
from nocturne.pictures.album import album
from nocturne.pictures.canvas import Picture
from nocturne.pictures.colour import Colour
from nocturne.pictures.drawing import paint
from nocturne.pictures.emblems import EMBLEMS, GRID
from nocturne.pictures.faces import TILE, CardFace, Side
from nocturne.pictures.svg import NAMESPACE, Svg, element, escape, join
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


def emblems_sheet(columns: int = 16, side: int = 64) -> str:
    """Every emblem with its name: filled as on a card, small as in a list, and in outline as on a floor."""
    across, down = 2 * side, side + 26
    parts = []
    for place, (name, line) in enumerate(EMBLEMS.items()):
        x, y = (place % columns) * across + 6, (place // columns) * down + 6
        parts += [
            traced(line, x, y, side / GRID, fill="#efe6d2"),
            traced(line, x + side + 8, y + side - 24, 24 / GRID, fill="#efe6d2"),
            traced(line, x + side + 4, y, 0.34, fill="none", stroke="#efe6d2", stroke_width=2),
            element("text", escape(name), x=x, y=y + side + 14, fill="#c9bfae", font_size=11, font_family="sans-serif"),
        ]
    wide, tall = columns * across, -(-len(EMBLEMS) // columns) * down + 6
    ground = element("rect", width=wide, height=tall, fill="#1b1f3a")
    return str(
        element("svg", join([ground, *parts]), xmlns=NAMESPACE, viewBox=f"0 0 {wide} {tall}", width=wide, height=tall)
    )


def traced(line: str, x: float, y: float, scale: float, **attributes: str | float) -> Svg:
    """An emblem at a point."""
    return element(
        "path", d=line, transform=f"translate({x:g} {y:g}) scale({scale:g})", fill_rule="evenodd", **attributes
    )


def places_sheet() -> str:
    """Every Map tile of the shipped Dreams."""
    tiles = [paint(face_of(records(), key, FACES)) for key in records() if key.startswith("map/")]
    return album(tiles, width=10 * 103 + 3, ground=_TABLE)


def box_sheet() -> str:
    """Every Item and every Mask: each is told by its emblem."""
    cards = [paint(face_of(records(), key, FACES)) for key in records() if key.startswith(("item/", "mask/"))]
    return album(cards, width=12 * 66 + 3, ground=_TABLE)


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

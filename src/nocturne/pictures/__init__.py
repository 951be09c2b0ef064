"""Card pictures: cards, tiles, sheets and tokens drawn as SVG from plain data, in a design of our own."""

from nocturne.pictures.album import album
from nocturne.pictures.canvas import Picture
from nocturne.pictures.drawing import Voice, draw, paint
from nocturne.pictures.errors import PictureError
from nocturne.pictures.faces import (
    CARD,
    SHEET,
    TILE,
    TOKEN,
    Amount,
    AnyFace,
    Area,
    CardBack,
    CardFace,
    Cell,
    Floor,
    Intent,
    Legend,
    Note,
    Radar,
    Section,
    SheetFace,
    Side,
    Size,
    Slot,
    Space,
    Terrain,
    TileFace,
    TokenFace,
    TokenShape,
    Tone,
    Track,
)
from nocturne.pictures.theme import THEMES, Variant
from nocturne.pictures.tiles import texture_of

__all__ = [
    "CARD", "SHEET", "THEMES", "TILE", "TOKEN", "Amount", "AnyFace", "Area", "CardBack", "CardFace", "Cell", "Floor",
    "Intent", "Legend", "Note", "Picture", "PictureError", "Radar", "Section", "SheetFace", "Side", "Size", "Slot",
    "Space", "Terrain", "TileFace", "TokenFace", "TokenShape", "Tone", "Track", "Variant", "Voice", "album", "draw",
    "paint", "texture_of",
]  # fmt: skip

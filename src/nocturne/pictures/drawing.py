"""Drawing a face: `draw` for the document alone, `paint` for the document with what did not fit."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from nocturne.pictures import cards, sheets, tiles, tokens
from nocturne.pictures.canvas import Canvas, Picture
from nocturne.pictures.errors import PictureError
from nocturne.pictures.faces import AnyFace, CardBack, CardFace, SheetFace, Side, Size, TileFace, TokenFace
from nocturne.pictures.grain import short_hash
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.speech import describe
from nocturne.pictures.theme import THEMES, Theme, Variant


class Voice(Struct, frozen=True):
    """How a picture speaks and is told apart: a prefix for its ids, and names of icons in another language."""

    prefix: str = ""
    names: Mapping[str, str] = {}


PLAIN = Voice()


def draw(
    face: AnyFace,
    *,
    theme: str | None = None,
    size: Size | None = None,
    variant: Variant = Variant.DARK,
    side: Side = Side.FRONT,
    voice: Voice = PLAIN,
) -> str:
    """A face as an SVG document; the same face always gives the same bytes.

    The theme is that of the face's game unless another is named; the size is that of its kind.

    >>> draw(CardFace(id="ash", game="etherfields", title="Ash & Ember"))[:44]
    '<svg xmlns="http://www.w3.org/2000/svg" widt'
    """
    return paint(face, theme=theme, size=size, variant=variant, side=side, voice=voice).svg


def paint(
    face: AnyFace,
    *,
    theme: str | None = None,
    size: Size | None = None,
    variant: Variant = Variant.DARK,
    side: Side = Side.FRONT,
    voice: Voice = PLAIN,
) -> Picture:
    """A face as a picture: the document, its size, the warnings, and where every text stands."""
    design = _theme(theme or face.game)
    size = size or face.size
    view = _view(face, size)
    shown = _shown(face, side)
    canvas = Canvas(design, Variant(variant), _prefix(shown, design, variant, size, voice))
    canvas.name_icons(voice.names)
    _draw(canvas, shown, face.game, view)
    title, description = describe(shown, dict(voice.names))
    picture = canvas.picture(view, size, title=title, description=description, language=face.language)
    return picture._replace(warnings=tuple(f'"{face.id[:60]}": {warning}' for warning in picture.warnings))


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise PictureError(f'"{name[:60]}" is not a theme. Known: {", ".join(THEMES)}.')
    return THEMES[name]


def _view(face: AnyFace, size: Size) -> Rectangle:
    """The drawing space: tenths of a millimetre, or finer when the size is smaller than the design's."""
    if not (5 <= size.width <= 1000 and 5 <= size.height <= 1000):
        raise PictureError(f'"{face.id[:60]}": a size of {size.width:g} × {size.height:g} mm is not between 5 and 1000')
    shape, own = size.height / size.width, face.size.height / face.size.width
    if not (0.5 <= shape / own <= 2):
        raise PictureError(
            f'"{face.id[:60]}": {size.width:g} × {size.height:g} mm is too far from the shape of its kind'
        )
    unit = max(1.0, face.size.width / size.width, face.size.height / size.height) * 10
    return Rectangle(0, 0, round(size.width * unit), round(size.height * unit))


Shown = CardFace | CardBack | TileFace | SheetFace | TokenFace


def _shown(face: AnyFace, side: Side) -> Shown:
    """What is seen of a face from a side. Nothing else is handed on, so that no side can tell the other."""
    if isinstance(face, TokenFace):
        seen = face if side == Side.FRONT else face.other or face
        return msgspec.structs.replace(seen, other=None)
    if side == Side.FRONT:
        return face
    match face:
        case CardFace() | TileFace():
            return face.back
        case SheetFace():
            raise PictureError(f'"{face.id[:60]}": a sheet has no back')


def _prefix(shown: Shown, theme: Theme, variant: Variant, size: Size, voice: Voice) -> str:
    told = [shown, theme.name, variant, size, voice.prefix]
    return short_hash(repr(told).encode("utf-8", "backslashreplace"))


def _draw(canvas: Canvas, shown: Shown, game: str, view: Rectangle) -> None:
    match shown:
        case CardFace():
            cards.draw_card(canvas, shown, view)
        case CardBack():
            cards.draw_back(canvas, shown, game, view)
        case TileFace():
            tiles.draw_tile(canvas, shown, view)
        case SheetFace():
            sheets.draw_sheet(canvas, shown, view)
        case TokenFace():
            tokens.draw_token(canvas, shown, view)

"""Several pictures in one document: for a contact sheet, a page to print, a table of a rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.pictures.canvas import Picture
from nocturne.pictures.colour import Colour
from nocturne.pictures.errors import PictureError
from nocturne.pictures.svg import NAMESPACE, Svg, element, number

_OPENING = f'<svg xmlns="{NAMESPACE}" '


def album(pictures: Sequence[Picture], *, columns: int, gap: float = 3, ground: Colour | None = None) -> str:
    """Pictures in rows, at their own sizes, each in a place as large as the largest; lengths in millimetres.

    Every picture keeps its own ids; the same one twice needs another `Voice.prefix`, or the ids would clash.
    """
    if not pictures or columns < 1:
        raise PictureError("an album needs at least one picture and one column")
    _refuse_twins(pictures)
    wide = max(picture.size.width for picture in pictures) + gap
    tall = max(picture.size.height for picture in pictures) + gap
    rows = -(-len(pictures) // columns)
    whole = (columns * wide + gap, rows * tall + gap)
    placed = []
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        placed.append(_at(picture, gap + column * wide, gap + row * tall))
    back = [element("rect", width=whole[0], height=whole[1], fill=ground)] if ground else []
    size = {"width": f"{number(whole[0])}mm", "height": f"{number(whole[1])}mm"}
    view = f"0 0 {number(whole[0])} {number(whole[1])}"
    return str(element("svg", *back, *placed, xmlns=NAMESPACE, viewBox=view, **size))


def _at(picture: Picture, x: float, y: float) -> Svg:
    """A picture as a part of a larger one: the same document with a place, and a size in the larger one's units."""
    rest = picture.svg.removeprefix(_OPENING)
    for name, value in (("width", picture.size.width), ("height", picture.size.height)):
        rest = rest.replace(f'{name}="{number(value)}mm"', f'{name}="{number(value)}"', 1)
    return Svg(f'<svg x="{number(x)}" y="{number(y)}" {rest}')


def _refuse_twins(pictures: Sequence[Picture]) -> None:
    seen: set[str] = set()
    for place, picture in enumerate(pictures, start=1):
        if picture.prefix in seen:
            raise PictureError(f"picture {place} is in the album twice; paint it with another Voice(prefix=…)")
        seen.add(picture.prefix)

"""Several pictures in one document: for a contact sheet, a page to print, a table of a rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.pictures.canvas import Picture
from nocturne.pictures.colour import Colour
from nocturne.pictures.errors import PictureError
from nocturne.pictures.svg import NAMESPACE, Svg, element, number

_OPENING = f'<svg xmlns="{NAMESPACE}" '


def album(pictures: Sequence[Picture], *, width: float, gap: float = 3, ground: Colour | None = None) -> str:
    """Pictures side by side at their own sizes, in as many rows as a width needs; lengths in millimetres.

    Every picture keeps its own ids; the same one twice needs another `Voice.prefix`, or the ids would clash.
    """
    if not pictures:
        raise PictureError("an album needs at least one picture")
    _refuse_twins(pictures)
    placed, x, y, tall = [], gap, gap, 0.0
    for picture in pictures:
        if x > gap and x + picture.size.width + gap > width + 0.001:
            x, y, tall = gap, y + tall + gap, 0.0
        placed.append(_at(picture, x, y))
        x += picture.size.width + gap
        tall = max(tall, picture.size.height)
    height = y + tall + gap
    back = [element("rect", width=width, height=height, fill=ground)] if ground else []
    size = {"width": f"{number(width)}mm", "height": f"{number(height)}mm"}
    view = f"0 0 {number(width)} {number(height)}"
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

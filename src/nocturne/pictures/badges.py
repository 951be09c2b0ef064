"""Small signs with a number: Intent, prices, statistics."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.faces import Amount, Intent
from nocturne.pictures.icons import GRID, ICONS
from nocturne.pictures.layout import Rectangle, Type
from nocturne.pictures.svg import Pen, Point, element, number, path

# How far below its middle the heart of a shape lies, and how large a number it holds, of its height.
_HEART = {"awareness": (0.0, 0.56), "cunning": (0.12, 0.42), "wrath": (0.0, 0.52)}


def badge_size(whole: Rectangle) -> float:
    """How large the signs at the corners of a card are."""
    return 82 if whole.width < 800 else 104


def intent(canvas: Canvas, part: Intent, at: Point, size: float) -> None:
    """An Intent by shape and colour; several colours share the sign side by side."""
    if len(part.kinds) == 1:
        kind = part.kinds[0]
        drop, share = _HEART[kind]
        _shape(canvas, kind, at, size)
        ink = Ink(canvas.look.intent_ink, canvas.look.tone(kind, canvas.look.ink))
        _figure(canvas, str(part.amount), (at[0], at[1] + size * drop), size * share, ink)
        return
    _shared(canvas, part, at, size)


def intent_height(part: Intent, size: float) -> float:
    """How far down the sign of an Intent reaches."""
    return size if len(part.kinds) == 1 else size * (0.62 + 0.46 * len(part.kinds))


def _shape(canvas: Canvas, kind: str, at: Point, size: float) -> None:
    """A filled shape with a pale rim, like a cut piece of paper."""
    look = canvas.look
    scale = size / GRID
    shape = ICONS[kind].filled
    place = (
        f"translate({number(round(at[0] - size / 2, 1))} {number(round(at[1] - size / 2, 1))}) scale({number(scale)})"
    )
    pen: Pen = {"stroke": look.intent_ink, "stroke_width": 1.3, "stroke_linejoin": "round"}
    canvas.add(element("path", d=shape, fill=look.tone(kind, look.ink), transform=place, **pen))


def _shared(canvas: Canvas, part: Intent, at: Point, size: float) -> None:
    """Two or three shapes down a strip, and the number they share."""
    look = canvas.look
    small = size * 0.5
    strip = Rectangle(at[0] - size / 2, at[1] - size / 2, size, intent_height(part, size))
    canvas.rect(strip, fill=look.badge, stroke=look.badge_ink, stroke_width=2.6, rx=16)
    _figure(canvas, str(part.amount), (at[0], strip.y + size * 0.32), size * 0.52, Ink(look.badge_ink, look.badge))
    for place, kind in enumerate(part.kinds):
        y = strip.y + size * 0.56 + small * 0.5 + place * small * 0.92
        _shape(canvas, kind, (at[0], y), small * 0.84)


def _figure(canvas: Canvas, text: str, at: Point, size: float, ink: Ink) -> None:
    box = Rectangle(at[0] - size, at[1] - size * 0.62, size * 2, size * 1.24)
    kind = Type(canvas.theme.figures, size, size * 0.4, align="centre", stand="middle")
    canvas.text(text, box, kind, ink, what="number")


def price(canvas: Canvas, part: Amount, at: Point, size: float) -> None:
    """A price: its icon behind, its number in front, on a disc."""
    look = canvas.look
    canvas.circle(at, size / 2, fill=look.badge, stroke=look.badge_ink, stroke_width=2.6)
    if not part.value:
        canvas.icon(part.icon, at, size * 0.62, look.badge_ink, toned=False)
        return
    canvas.icon(part.icon, (at[0], at[1] - size * 0.22), size * 0.36, look.badge_ink, toned=False)
    _figure(canvas, part.value, (at[0], at[1] + size * 0.17), size * 0.44, Ink(look.badge_ink, look.badge))


def stats_row(canvas: Canvas, stats: Sequence[Amount], box: Rectangle) -> None:
    """Statistics side by side: icon and number, and a word below."""
    look, theme = canvas.look, canvas.theme
    wide = box.width / len(stats)
    for place, part in enumerate(stats):
        cell = Rectangle(box.x + place * wide, box.y, wide, box.height)
        if place:
            canvas.path(
                path([(cell.x, cell.y + 8), (cell.x, cell.bottom - 8)]), stroke=look.grain, stroke_width=2, fill="none"
            )
        amount(
            canvas, part, Rectangle(cell.x + 4, cell.y, cell.width - 8, cell.height * 0.62), Ink(look.ink, look.paper)
        )
        label = Rectangle(cell.x + 4, cell.y + cell.height * 0.64, cell.width - 8, cell.height * 0.36)
        kind = Type(theme.label._replace(bold=False), 17.5, 12, align="centre", stand="middle")
        canvas.text(part.label, label, kind, Ink(look.soft, look.paper), what="statistic")


def amount(canvas: Canvas, part: Amount, box: Rectangle, ink: Ink) -> None:
    """An icon and its number, side by side in the middle of a box."""
    theme = canvas.theme
    size = min(box.height * 0.86, 40)
    text = theme.figures.width(part.value) * size * 0.9
    total = size + (8 + text if part.value else 0)
    x = box.x + max(0, (box.width - total) / 2)
    canvas.icon(part.icon, (x + size / 2, box.centre[1]), size, ink.colour)
    if part.value:
        room = Rectangle(x + size + 8, box.y, max(10, box.right - x - size - 8), box.height)
        canvas.text(part.value, room, Type(theme.figures, size * 0.9, 12, stand="middle"), ink, what="number")

"""Tokens: an icon or an emblem on a small piece of board."""

from __future__ import annotations

from math import cos, pi, sin

from nocturne.pictures._scene import emblem
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.colour import Colour
from nocturne.pictures.faces import TokenFace, TokenShape, Tone
from nocturne.pictures.layout import Rectangle, Type
from nocturne.pictures.svg import Point, path


def draw_token(canvas: Canvas, face: TokenFace, whole: Rectangle) -> None:
    """One side of a token."""
    look = canvas.look
    ground, ink = _colours(canvas, face.tone)
    radius = min(whole.width, whole.height) / 2
    _piece(
        canvas,
        face.shape,
        whole.centre,
        radius - 2,
        fill=ground,
        stroke=look.soft if canvas.printing else look.core,
        stroke_width=3,
    )
    _piece(canvas, face.shape, whole.centre, radius * 0.86, fill="none", stroke=ink, stroke_width=3)
    x, y = whole.centre
    lift = radius * 0.14 if face.value else 0
    if face.emblem:
        size = radius * (1.0 if face.value else 1.1)
        emblem(canvas, face.emblem, (x, y + size / 2 - lift), size, fill=ink)
    elif face.icon:
        canvas.icon(
            face.icon, (x, y - lift), radius * (0.9 if face.value else 1.08), ink, toned=face.tone is Tone.PLAIN
        )
    if face.value:
        box = Rectangle(x - radius * 0.5, y + radius * 0.34, radius, radius * 0.42)
        kind = Type(canvas.theme.figures, radius * 0.34, 14, align="centre", stand="middle")
        canvas.text(face.value, box, kind, Ink(ink, ground), what="number")


def _colours(canvas: Canvas, tone: Tone) -> tuple[Colour, Colour]:
    look = canvas.look
    match tone:
        case Tone.DANGER:
            return look.danger, look.danger_ink
        case Tone.AWARENESS | Tone.CUNNING | Tone.WRATH:
            return look.tone(tone.value, look.ink), look.intent_ink
        case Tone.QUIET:
            return look.badge, look.badge_ink
        case Tone.PLAIN | Tone.LIGHT:
            return look.paper, look.ink


def _piece(canvas: Canvas, shape: TokenShape, at: Point, radius: float, **attributes: str | float | None) -> None:
    match shape:
        case TokenShape.ROUND:
            canvas.circle(at, radius, **attributes)
        case TokenShape.SQUARE:
            canvas.rect(
                Rectangle(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius), rx=radius * 0.16, **attributes
            )
        case TokenShape.HEXAGON:
            corners = [(at[0] + radius * cos(pi * n / 3), at[1] + radius * sin(pi * n / 3)) for n in range(6)]
            canvas.path(path(corners, close=True), stroke_linejoin="round", **attributes)

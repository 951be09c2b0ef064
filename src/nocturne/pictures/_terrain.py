"""What covers the ground of a space: colour and pattern, never colour alone."""

from __future__ import annotations

from math import cos, pi, sin

from nocturne.pictures.canvas import Canvas
from nocturne.pictures.colour import Colour, mix
from nocturne.pictures.faces import Terrain
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Point, element, path


def tint(canvas: Canvas, terrain: Terrain, paper: Colour) -> Colour:
    """The paper of a space under its terrain; the printer gets less of it."""
    look, much = canvas.look, 0.45 if canvas.printing else 1.0
    match terrain:
        case Terrain.WATER:
            return mix(paper, look.cunning, 0.24 * much)
        case Terrain.SWAMP:
            return mix(paper, look.awareness, 0.26 * much)
        case Terrain.LIGHT:
            return mix(paper, look.glow, 0.42 * much)
        case Terrain.DARKNESS:
            return mix(paper, look.ink, 0.42 * much)
        case Terrain.NONE:
            return paper


def texture(canvas: Canvas, kind: str, box: Rectangle, grain: Grain, ink: Colour) -> None:
    """What the ground is made of, in faint lines: the rings of a map, boards, slabs, or a carpet."""
    lines = {"contours": _contours, "boards": _boards, "slabs": _slabs, "carpet": _carpet}[kind](box, grain)
    outline = element("rect", x=box.x, y=box.y, width=box.width, height=box.height)
    with canvas.group(clip_path=canvas.clip(outline)):
        canvas.path(lines, fill="none", stroke=ink, stroke_width=2.4, opacity=0.55)


def _contours(box: Rectangle, grain: Grain) -> str:
    centre = (grain.between(box.x, box.right), grain.between(box.y, box.bottom))
    swing = grain.ripple(49, 8)
    rings = []
    for ring in range(1, 11):
        points = [_ring_point(centre, ring * box.width * 0.09, swing, place) for place in range(48)]
        rings.append(path(points, close=True))
    return "".join(rings)


def _ring_point(centre: Point, reach: float, swing: list[float], place: int) -> Point:
    fade = min(1.0, place / 6, (48 - place) / 6)
    wide = reach * (1 + 0.16 * swing[place] * fade)
    turn = 2 * pi * place / 48
    return centre[0] + wide * cos(turn), centre[1] + wide * sin(turn)


def _boards(box: Rectangle, grain: Grain) -> str:
    lines, step = [], box.height / 8
    for row in range(9):
        y = box.y + row * step
        lines.append(path([(box.x, y), (box.right, y)]))
        x = box.x + box.width * grain.between(0.1, 0.9)
        lines.append(path([(x, y), (x, y + step)]))
        lines.append(
            f"M{grain.between(box.x, box.right - 60):.0f} {y + step / 2:.0f}q20 {grain.between(-9, 9):.0f} 60 0"
        )
    return "".join(lines)


def _slabs(box: Rectangle, grain: Grain) -> str:
    lines, step = [], box.width / 4
    for row in range(5):
        y = box.y + row * step
        lines.append(path([(box.x, y), (box.right, y + grain.between(-4, 4))]))
        for column in range(5):
            x = box.x + (column + 0.5 * (row % 2)) * step + grain.between(-6, 6)
            lines.append(path([(x, y), (x + grain.between(-5, 5), y + step)]))
    return "".join(lines)


def _carpet(box: Rectangle, grain: Grain) -> str:
    step = box.width / 6
    small = step * grain.between(0.16, 0.24)
    places = [(row, column) for row in range(7) for column in range(7)]
    middles = [(box.x + (column + 0.5 * (row % 2)) * step, box.y + row * step) for row, column in places]
    return "".join(_lozenge(x, y, step * 0.5) + _lozenge(x, y, small) for x, y in middles)


def _lozenge(x: float, y: float, reach: float) -> str:
    return path([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], close=True)


def pattern(canvas: Canvas, terrain: Terrain, box: Rectangle, grain: Grain) -> None:
    """The pattern of a terrain, all over a space."""
    look = canvas.look
    match terrain:
        case Terrain.WATER:
            canvas.path(_waves(box), fill="none", stroke=look.cunning, stroke_width=4, opacity=0.55)
        case Terrain.SWAMP:
            canvas.path(_tufts(box, grain), fill="none", stroke=look.awareness, stroke_width=4, opacity=0.7)
        case Terrain.LIGHT:
            canvas.path(_rays(box), fill=mix(look.paper, look.core, 0.7), opacity=0.8)
        case Terrain.DARKNESS:
            canvas.path(_hatch(box), fill="none", stroke=look.ink, stroke_width=3, opacity=0.45)
        case Terrain.NONE:
            pass


def _waves(box: Rectangle) -> str:
    rows = []
    for row in range(8):
        y = box.y + (row + 0.5) * box.height / 8
        count = int(box.width // 52)
        rows.append(f"M{box.x:.0f} {y:.0f}" + "q13-14 26 0t26 0" * count)
    return "".join(rows)


def _tufts(box: Rectangle, grain: Grain) -> str:
    tufts = []
    for _ in range(26):
        x, y = grain.between(box.x + 16, box.right - 16), grain.between(box.y + 30, box.bottom)
        tufts.append(f"M{x:.0f} {y:.0f}q-2-16-12-24M{x:.0f} {y:.0f}v-32M{x:.0f} {y:.0f}q2-16 12-24")
    return "".join(tufts)


def _rays(box: Rectangle) -> str:
    rays, (x, y) = [], box.centre
    for ray in range(16):
        angle = 2 * pi * ray / 16
        far = [
            (x + box.width * 0.5 * cos(angle + turn), y + box.height * 0.5 * sin(angle + turn))
            for turn in (-0.07, 0.07)
        ]
        near = [
            (x + box.width * 0.2 * cos(angle + turn), y + box.height * 0.2 * sin(angle + turn))
            for turn in (0.03, -0.03)
        ]
        rays.append(path([*far, *near], close=True))
    return "".join(rays)


def _hatch(box: Rectangle) -> str:
    lines, step = [], 24
    for start in range(step, int(box.width + box.height), step):
        x1, y1 = box.x + max(0, start - box.height), box.y + min(start, box.height)
        x2, y2 = box.x + min(start, box.width), box.y + max(0, start - box.width)
        lines.append(path([(x1, y1), (x2, y2)]))
    return "".join(lines)

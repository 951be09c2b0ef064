"""Corridors and Rooms seen from above: lit ones warm and sharp, dark ones cold outlines with a hatch."""

from __future__ import annotations

from enum import IntEnum

from nocturne.pictures.canvas import Canvas
from nocturne.pictures.colour import Colour, mix
from nocturne.pictures.faces import Floor, Space
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Point, element, path


class Edge(IntEnum):
    """What stands between two spaces; of two statements about one edge the stronger holds."""

    OPEN = 0
    DOOR = 1
    BARRED = 2
    WALL = 3


_ARM = 0.24  # half the width of a corridor, of the side of its sector
_ROOM = 0.40


Edges = tuple[Edge, Edge, Edge, Edge]
"""The four sides of a space: north, east, south, west."""


def draw_sector(canvas: Canvas, space: Space, box: Rectangle, edges: Edges, grain: Grain) -> None:
    """One sector: its floor, its light, its walls and its doors."""
    half = _ROOM if space.floor is Floor.ROOM else _ARM
    outline, walls = _shape(box, half, edges)
    shape = path(outline, close=True)
    if space.lit:
        _lit_floor(canvas, box, shape, grain)
    else:
        _dark_floor(canvas, box, shape)
    pen = canvas.look.core if space.lit else canvas.look.cold
    lines = "".join(path(wall) for wall in walls)
    thick = box.width * (0.04 if space.lit else 0.018)
    canvas.path(lines, fill="none", stroke=pen, stroke_width=round(thick, 1), stroke_linecap="square")
    for side, edge in enumerate(edges):
        if edge in (Edge.DOOR, Edge.BARRED):
            _door(canvas, box, side, pen, barred=edge is Edge.BARRED)


def _turned(box: Rectangle, side: int, across: float, out: float) -> Point:
    """A point of a sector as seen from one of its sides: across from left to right, and how far out, each -1 to 1."""
    x, y = box.centre
    half = box.width / 2
    match side:
        case 0:
            return x + across * half, y - out * half
        case 1:
            return x + out * half, y + across * half
        case 2:
            return x - across * half, y + out * half
        case _:
            return x - out * half, y - across * half


def _shape(box: Rectangle, half: float, edges: Edges) -> tuple[list[Point], list[list[Point]]]:
    """The outline of the floor, and the walls along it: everything but the ends of open arms."""
    body, arm = half * 2, _ARM * 2 * 0.86 if half > _ARM else half * 2
    outline: list[Point] = []
    walls: list[list[Point]] = [[]]
    for side, edge in enumerate(edges):
        corner = _turned(box, side, -body, body)
        if edge is Edge.WALL:
            outline.append(corner)
            walls[-1].append(corner)
            continue
        out = [_turned(box, side, -arm, body), _turned(box, side, -arm, 1)]
        back = [_turned(box, side, arm, 1), _turned(box, side, arm, body)]
        outline += [corner, *out, *back]
        walls[-1] += [corner, *out]
        walls.append(back)
    walls[-1].append(_turned(box, 0, -body, body))
    if len(walls) > 1:
        walls[-1] += walls.pop(0)[1:]
    return outline, walls


def _lit_floor(canvas: Canvas, box: Rectangle, shape: str, grain: Grain) -> None:
    look = canvas.look
    warm, dim = mix(look.night, look.glow, 0.62), mix(look.night, look.glow, 0.26)
    if canvas.printing:
        warm, dim = look.glow, mix(look.night, look.glow, 0.6)
    at = (box.x + box.width * grain.between(0.35, 0.65), box.y + box.height * grain.between(0.35, 0.65))
    canvas.path(
        shape, fill=canvas.radial(at, box.width * 0.62, [(0, warm, 1), (0.45, mix(warm, dim, 0.4), 1), (1, dim, 1)])
    )
    with canvas.group(clip_path=canvas.clip(element("path", d=shape))):
        canvas.path(_plates(box, grain), fill="none", stroke=mix(dim, look.night, 0.45), stroke_width=3)


def _plates(box: Rectangle, grain: Grain) -> str:
    """The seams of floor plates."""
    lines, step = [], box.width / 8
    for row in range(1, 8):
        y = box.y + row * step
        lines.append(path([(box.x, y), (box.right, y)]))
        for column in range(9):
            x = box.x + (column + (row % 2) * 0.5) * step
            if grain.chance(0.75):
                lines.append(path([(x, y), (x, y + step)]))
    return "".join(lines)


def _dark_floor(canvas: Canvas, box: Rectangle, shape: str) -> None:
    look = canvas.look
    canvas.path(shape, fill=mix(look.night, look.cold, 0.12))
    starts = (box.x + start for start in range(-int(box.height), int(box.width), 34))
    lines = [path([(x, box.y), (x + box.height, box.bottom)]) for x in starts]
    with canvas.group(clip_path=canvas.clip(element("path", d=shape))):
        canvas.path("".join(lines), fill="none", stroke=look.cold, stroke_width=2.4, opacity=0.5)


def _door(canvas: Canvas, box: Rectangle, side: int, pen: Colour, *, barred: bool) -> None:
    """This sector's leaf of a door at the end of an arm; barred, with a beam in brackets before it."""
    look, arm, unit = canvas.look, _ARM * 2 * 0.86, box.width
    leaf = path([_turned(box, side, -arm, 0.965), _turned(box, side, arm, 0.965)])
    canvas.path(leaf, fill="none", stroke=look.night, stroke_width=unit * 0.055)
    canvas.path(leaf, fill="none", stroke=pen, stroke_width=unit * 0.03)
    split = path([_turned(box, side, 0, 0.93), _turned(box, side, 0, 1)])
    canvas.path(split, fill="none", stroke=look.night, stroke_width=unit * 0.014)
    if barred:
        beam = path([_turned(box, side, -arm * 1.12, 0.88), _turned(box, side, arm * 1.12, 0.88)])
        brackets = "".join(
            path([_turned(box, side, at, 0.82), _turned(box, side, at, 0.95)]) for at in (-arm * 0.62, arm * 0.62)
        )
        canvas.path(beam, fill="none", stroke=look.ink, stroke_width=unit * 0.035)
        canvas.path(brackets, fill="none", stroke=look.ink, stroke_width=unit * 0.022)

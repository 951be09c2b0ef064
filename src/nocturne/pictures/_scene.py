"""What the makers of backgrounds share: the scene to fill, torn edges, emblems, fibres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from nocturne.pictures.canvas import Canvas
from nocturne.pictures.colour import Colour
from nocturne.pictures.emblems import EMBLEMS, GRID
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Point, element, number, path


class Scene(NamedTuple):
    """A picture to be made: the whole ground, the part that stays visible, two shades, an emblem, and its grain."""

    ground: Rectangle
    window: Rectangle
    shades: tuple[Colour, Colour]
    emblem: str
    grain: Grain


def torn(points: Sequence[Point], grain: Grain, *, step: float = 9, rough: float = 2.2) -> list[Point]:
    """A line torn by hand: points close together, each a little off."""
    rough_points: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise(points):
        parts = max(1, round(hypot(x2 - x1, y2 - y1) / step))
        for part in range(parts):
            share = part / parts
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            rough_points.append((x + grain.between(-rough, rough) * 0.6, y + grain.between(-rough, rough)))
    return [*rough_points, points[-1]]


def raised(points: Iterable[Point], grain: Grain, *, least: float = 1.5, most: float = 6.5) -> list[Point]:
    """The pale core of a torn edge: the same line, a little higher here and there."""
    return [(x, y - grain.between(least, most)) for x, y in points]


def below(points: Sequence[Point], bottom: float) -> str:
    """The area from a line down to a bottom edge."""
    return path([*points, (points[-1][0], bottom), (points[0][0], bottom)], close=True)


def emblem(canvas: Canvas, name: str, foot: Point, size: float, **attributes: str | float | None) -> None:
    """Put an emblem with the middle of its foot at a point."""
    scale = size / GRID
    place = (
        f"translate({number(round(foot[0] - size / 2, 1))} {number(round(foot[1] - size, 1))}) scale({number(scale)})"
    )
    canvas.add(element("path", d=EMBLEMS[name], fill_rule="evenodd", transform=place, **attributes))


def fibres(canvas: Canvas, box: Rectangle, grain: Grain, count: int) -> None:
    """Short pale strokes, as in hand-made paper; one path for all."""
    strokes = []
    for _ in range(count):
        x, y = grain.between(box.x, box.right), grain.between(box.y, box.bottom)
        along, bend = grain.between(8, 34), grain.between(-9, 9)
        strokes.append(f"M{x:.0f} {y:.0f}q{along / 2:.0f} {bend:.0f} {along:.0f} {grain.between(-6, 6):.0f}")
    canvas.path("".join(strokes), fill="none", stroke=canvas.look.grain, stroke_width=1, opacity=0.45)


def rounded(box: Rectangle, radius: float) -> str:
    """The path of a rectangle with round corners."""
    x, y, r = number(box.x + radius), number(box.y), number(radius)
    across, down = number(box.width - 2 * radius), number(box.height - 2 * radius)
    turn = f"a{r} {r} 0 0 1"
    return f"M{x} {y}h{across}{turn} {r} {r}v{down}{turn}-{r} {r}h-{across}{turn}-{r}-{r}v-{down}{turn} {r}-{r}z"

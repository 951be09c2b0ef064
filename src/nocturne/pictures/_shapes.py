"""What silhouettes are put together from: paths on a square of 100. Where two overlap, they cut a hole (even-odd)."""

from __future__ import annotations

from math import cos, hypot, radians, sin


def disc(x: float, y: float, radius: float) -> str:
    """A circle around a point."""
    half = f"a{radius:g} {radius:g} 0 1 0 "
    return f"M{x - radius:g} {y:g}{half}{2 * radius:g} 0{half}{-2 * radius:g} 0z"


def ring(x: float, y: float, outer: float, inner: float) -> str:
    """A circle with a round hole."""
    return disc(x, y, outer) + disc(x, y, inner)


def box(x: float, y: float, width: float, height: float) -> str:
    """An upright rectangle from its upper left corner."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def bar(x: float, y: float, to_x: float, to_y: float, thick: float) -> str:
    """A straight line with blunt ends."""
    long = hypot(to_x - x, to_y - y)
    aside, down = (y - to_y) / long * thick / 2, (to_x - x) / long * thick / 2
    corners = ((x + aside, y + down), (to_x + aside, to_y + down), (to_x - aside, to_y - down), (x - aside, y - down))
    return "M" + "L".join([f"{round(across, 1):g} {round(along, 1):g}" for across, along in corners]) + "z"


def around(count: int, radius: float, x: float = 50, y: float = 50) -> list[tuple[float, float]]:
    """Points on a circle, evenly, from the top."""
    ways = [radians(360 * step / count - 90) for step in range(count)]
    return [(round(x + radius * cos(way), 1), round(y + radius * sin(way), 1)) for way in ways]

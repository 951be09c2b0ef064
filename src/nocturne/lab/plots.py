"""Plots of the lab's report: small pictures that need nothing from outside. Equal figures give equal bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nocturne.pictures.svg import NAMESPACE, Svg, element, join

ROW, LEFT, WIDE, RIGHT = 24, 360, 400, 220
INK, FAINT, BAR, DOT = "#2b2b3a", "#b9b9c6", "#8fa8d9", "#27408b"
TENTHS = 10


class Bar(NamedTuple):
    """A row of a plot: what it is, its value and the ends of its interval, and what is written beside it."""

    name: str
    value: float
    low: float
    high: float
    said: str


def bars(rows: Sequence[Bar], *, least: float = 0.0, most: float = 1.0) -> Svg:
    """Rows with a bar from zero to the value and a line over the interval."""
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return round(LEFT + WIDE * (min(max(value, least), most) - least) / span, 1)

    parts = [_grid(len(rows), least, most)]
    for place, row in enumerate(rows):
        middle = place * ROW + ROW / 2
        start, end = sorted((x(0.0), x(row.value)))
        parts += [
            _said(LEFT - 8, middle + 4, row.name, "end"),
            element("rect", x=start, y=middle - 7, width=round(end - start, 1), height=14, fill=BAR),
            element("line", x1=x(row.low), x2=x(row.high), y1=middle, y2=middle, stroke=DOT, stroke_width=2),
            element("circle", cx=x(row.value), cy=middle, r=3.5, fill=DOT),
            _said(LEFT + WIDE + 8, middle + 4, row.said, "start"),
        ]
    return _picture(LEFT + WIDE + RIGHT, len(rows) * ROW + 20, parts)


def histogram(values: Sequence[int], columns: int = 24) -> Svg:
    """How many games had each length, in at most so many columns."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // columns))
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    step, high = WIDE / len(counts), 110
    parts = []
    for place, count in enumerate(counts):
        tall = round(high * count / max(counts), 1)
        first = least + place * width
        name = f"{first}" if width == 1 else f"{first} to {first + width - 1}"
        column = element(
            "rect",
            element("title", f"{name}: {count} games"),
            x=round(place * step + 30, 1),
            y=round(10 + high - tall, 1),
            width=round(max(step - 2, 1), 1),
            height=tall,
            fill=BAR,
        )
        parts.append(column)
    parts += [
        element("line", x1=30, x2=30 + WIDE, y1=10 + high, y2=10 + high, stroke=INK),
        _said(30, high + 26, str(least), "start"),
        _said(30 + WIDE, high + 26, str(most), "end"),
    ]
    return _picture(WIDE + 60, high + 36, parts)


def _grid(rows: int, least: float, most: float) -> Svg:
    lines = []
    for tick in range(TENTHS + 1):
        x, value = LEFT + WIDE * tick / TENTHS, least + (most - least) * tick / TENTHS
        lines.append(element("line", x1=x, x2=x, y1=0, y2=rows * ROW, stroke=FAINT, stroke_width=0.5))
        lines.append(_said(x, rows * ROW + 14, f"{100 * value:.0f} %", "middle"))
    return join(lines)


def _said(x: float, y: float, text: str, anchor: str) -> Svg:
    return element("text", text, x=x, y=y, font_size=12, fill=INK, text_anchor=anchor)


def _picture(width: float, height: float, parts: Sequence[Svg]) -> Svg:
    box = f"0 0 {width} {height}"
    return element("svg", join(parts), xmlns=NAMESPACE, viewBox=box, width=width, height=height, role="img")

"""The sheet a picture is drawn on: collects elements, gradients, icons and texts, and writes them as one document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from nocturne.pictures import icons
from nocturne.pictures.colour import Colour
from nocturne.pictures.faces import Size
from nocturne.pictures.layout import Fitted, Rectangle, Type, fit
from nocturne.pictures.svg import NAMESPACE, Pen, Svg, element, join, local, number
from nocturne.pictures.theme import STACKS, Theme, Variant

Stop = tuple[float, Colour, float]
"""A stop of a gradient: where, which colour, how solid."""


class Ink(NamedTuple):
    """The colour of a text and of the ground it stands on."""

    colour: Colour
    ground: Colour


class Placed(NamedTuple):
    """A text of a picture: what it is, how it was laid out, and its colours."""

    what: str
    fitted: Fitted
    ink: Ink


class Picture(NamedTuple):
    """A drawn face: the document, its size, what did not fit, its texts and icons, and how its ids begin."""

    svg: str
    size: Size
    warnings: tuple[str, ...]
    texts: tuple[Placed, ...]
    icons: tuple[str, ...]
    prefix: str


class Canvas:
    """A picture in the making. Lengths are tenths of a millimetre."""

    def __init__(self, theme: Theme, variant: Variant, prefix: str) -> None:
        self.theme = theme
        self.variant = variant
        self.look = theme.look(variant)
        self.prefix = prefix
        self.texts: list[Placed] = []
        self.warnings: list[str] = []
        self._defs: list[Svg] = []
        self._symbols: dict[str, str] = {}
        self._body: list[Svg] = []
        self._names: Mapping[str, str] = {}

    @property
    def printing(self) -> bool:
        """Whether this goes on white paper: no grounds, no shadows."""
        return self.variant is Variant.PRINT

    def name_icons(self, names: Mapping[str, str]) -> None:
        """Give icons other titles, as in another language."""
        self._names = names

    def add(self, *nodes: Svg) -> None:
        """Put elements on top of what is there."""
        self._body.extend(nodes)

    def path(self, d: str, **attributes: str | float | None) -> None:
        """Put a path on top."""
        self.add(element("path", d=d, **attributes))

    def rect(self, box: Rectangle, **attributes: str | float | None) -> None:
        """Put a rectangle on top."""
        self.add(element("rect", x=box.x, y=box.y, width=box.width, height=box.height, **attributes))

    def circle(self, at: tuple[float, float], radius: float, **attributes: str | float | None) -> None:
        """Put a circle on top."""
        self.add(element("circle", cx=at[0], cy=at[1], r=radius, **attributes))

    @contextmanager
    def group(self, **attributes: str | float | None) -> Iterator[None]:
        """What is added inside goes into one group."""
        outer, self._body = self._body, []
        try:
            yield
        finally:
            inner, self._body = self._body, outer
            if inner:
                self.add(element("g", join(inner), **attributes))

    def _define(self, tag: str, *children: Svg, **attributes: str | float | None) -> str:
        name = f"{self.prefix}-{len(self._defs)}"
        self._defs.append(element(tag, *children, id=name, **attributes))
        return local(name)

    def linear(self, start: tuple[float, float], end: tuple[float, float], stops: Iterable[Stop]) -> str:
        """A gradient from one point to another, as a fill."""
        x1, y1, x2, y2 = *start, *end
        ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        return self._define("linearGradient", *_stops(stops), gradientUnits="userSpaceOnUse", **ends)

    def radial(self, centre: tuple[float, float], radius: float, stops: Iterable[Stop]) -> str:
        """A gradient around a point, as a fill."""
        place = {"cx": centre[0], "cy": centre[1], "r": radius}
        return self._define("radialGradient", *_stops(stops), gradientUnits="userSpaceOnUse", **place)

    def clip(self, *shapes: Svg) -> str:
        """An outline beyond which nothing is drawn."""
        return self._define("clipPath", *shapes)

    def icon(self, name: str, at: tuple[float, float], size: float, colour: Colour, *, toned: bool = True) -> None:
        """Put an icon with its centre at a point."""
        icon = icons.ICONS[name]
        fill = self.look.tone(icon.tone, colour) if toned else colour
        x, y = at[0] - size / 2, at[1] - size / 2
        reference = self._symbol(name)
        self.add(element("use", href=f"#{reference}", x=x, y=y, width=size, height=size, color=fill))

    def _symbol(self, name: str) -> str:
        if name not in self._symbols:
            icon, self._symbols[name] = icons.ICONS[name], f"{self.prefix}-{name}"
            parts = [element("title", self._names.get(name, icon.title))]
            if icon.lines:
                pen: Pen = {"stroke_width": icons.STROKE, "stroke_linecap": "round", "stroke_linejoin": "round"}
                parts.append(element("path", d=icon.lines, fill="none", stroke="currentColor", **pen))
            if icon.filled:
                parts.append(element("path", d=icon.filled, fill="currentColor"))
            view = f"0 0 {icons.GRID} {icons.GRID}"
            self._defs.append(element("symbol", *parts, id=self._symbols[name], viewBox=view))
        return self._symbols[name]

    def text(self, text: str, box: Rectangle, kind: Type, ink: Ink, *, what: str = "text") -> Fitted:
        """Fit a text into a box and put it on top."""
        fitted = fit(text, box, kind, what=what)
        self.place(fitted, ink, what=what)
        return fitted

    def place(self, fitted: Fitted, ink: Ink, *, what: str = "text") -> None:
        """Put a text that was already fitted on top."""
        self.texts.append(Placed(what, fitted, ink))
        self.warnings.extend(fitted.warnings)
        font = fitted.type.font
        style: Pen = {
            "font_family": STACKS[font.family],
            "font_size": fitted.size,
            "font_weight": 700 if font.bold else None,
            "font_style": "italic" if font.italic else None,
            "fill": ink.colour,
        }
        with self.group(**style):
            for line in fitted.lines:
                for run in line.runs:
                    if run.icon:
                        middle = (run.x + run.width / 2, line.baseline - fitted.size * 0.33)
                        self.icon(run.text, middle, fitted.size * 1.02, ink.colour)
                    else:
                        self._write(run.text, run.x, line.baseline, run.width, bold=run.bold and not font.bold)

    def _write(self, text: str, x: float, y: float, width: float, *, bold: bool) -> None:
        fixed = len(text) > 1
        self.add(
            element(
                "text",
                text,
                x=round(x, 1),
                y=round(y, 1),
                textLength=round(width, 1) if fixed else None,
                lengthAdjust="spacingAndGlyphs" if fixed else None,
                font_weight=700 if bold else None,
            )
        )

    def picture(self, view: Rectangle, size: Size, *, title: str, description: str, language: str) -> Picture:
        """The finished document."""
        names = [f"{self.prefix}-title", f"{self.prefix}-desc"]
        head = [element("title", title, id=names[0]), element("desc", description, id=names[1])]
        defs = [element("defs", join(self._defs))] if self._defs else []
        document = element(
            "svg",
            *head,
            *defs,
            *self._body,
            xmlns=NAMESPACE,
            width=f"{number(size.width)}mm",
            height=f"{number(size.height)}mm",
            viewBox=" ".join(map(number, view)),
            role="img",
            aria_labelledby=" ".join(names),
            lang=language,
        )
        icons_used = tuple(sorted(self._symbols))
        return Picture(str(document), size, tuple(self.warnings), tuple(self.texts), icons_used, self.prefix)


def _stops(stops: Iterable[Stop]) -> list[Svg]:
    return [
        element("stop", offset=offset, stop_color=colour, stop_opacity=None if solid == 1 else solid)
        for offset, colour, solid in stops
    ]

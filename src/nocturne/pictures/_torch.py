"""A torch in a corridor: what it meets is warm and sharp, what is known is cold outlines, the rest is nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nocturne.pictures._scene import Scene, emblem
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.colour import Colour, mix
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Pen, Point, element, path
from nocturne.pictures.theme import Variant

LIVING = frozenset({"worm", "spores", "parasite", "cultist", "mutant", "brood"})
"""Emblems that stand before the light instead of in it."""

_DEPTH = 5
_WARMTHS = (Colour("#f0b35a"), Colour("#f5d489"), Colour("#e3924e"), Colour("#f1c9a0"))  # lamps differ


class _Corridor(NamedTuple):
    """A corridor seen from its end: where its lines meet, half its width and height, and what is in its walls."""

    eye: Point
    half: tuple[float, float]
    narrowing: float
    bevel: float
    roll: float
    doors: tuple[tuple[int, int], ...]  # depth, and -1 for the left wall or 1 for the right
    openings: tuple[tuple[int, int], ...]
    lamps: tuple[int, ...]
    pipes: tuple[float, ...]

    def at(self, depth: float, across: float, down: float) -> Point:
        """A point of the corridor: how deep, and where on its cross-section, each -1 to 1."""
        scale = self.narrowing**depth
        x, y = across * self.half[0] * scale, down * self.half[1] * scale
        return self.eye[0] + x - self.roll * y, self.eye[1] + y + self.roll * x

    def frame(self, depth: float) -> list[Point]:
        """The cross-section at a depth: a rectangle with bevelled corners, from the upper left, clockwise."""
        b = self.bevel
        corners = ((-1, b - 1), (b - 1, -1), (1 - b, -1), (1, b - 1), (1, 1 - b), (1 - b, 1), (b - 1, 1), (-1, 1 - b))
        return [self.at(depth, across, down) for across, down in corners]

    def sides(self, depth: int) -> Iterator[tuple[int, list[Point]]]:
        """The eight faces between a depth and the next: 0 is the upper left bevel, 1 the ceiling, 5 the floor."""
        near, far = self.frame(depth), self.frame(depth + 1)
        for side in range(8):
            following = (side + 1) % 8
            yield side, [near[side], near[following], far[following], far[side]]

    def wall(self, side: int, span: tuple[float, float], rise: tuple[float, float]) -> list[Point]:
        """A rectangle in a wall: from and to which depth, from which foot to which head."""
        (start, end), (foot, head) = span, rise
        ends = ((start, foot), (start, head), (end, head), (end, foot))
        return [self.at(depth, side, down) for depth, down in ends]

    def door(self, depth: int, side: int) -> list[Point]:
        """A door in a wall."""
        return self.wall(side, (depth + 0.25, depth + 0.72), (1 - self.bevel, -0.42))

    def opening(self, depth: int, side: int) -> list[Point]:
        """Where another corridor leads off."""
        return self.wall(side, (depth + 0.12, depth + 0.9), (1 - self.bevel, self.bevel - 1))

    def lamp(self, depth: int) -> list[Point]:
        """A strip of light in the ceiling."""
        ends = ((0.3, -0.2), (0.3, 0.2), (0.62, 0.2), (0.62, -0.2))
        return [self.at(depth + far, across, -1) for far, across in ends]

    def grating(self, depth: int) -> str:
        """Lines across the floor."""
        edge = 1 - self.bevel
        return "".join(path([self.at(depth + far, -edge, 1), self.at(depth + far, edge, 1)]) for far in (0.33, 0.66))


_BRIGHT = (0.30, 0.22, 0.30, 0.42, 0.55, 0.72, 0.55, 0.42)  # how much light each face takes, in the order of sides


def _corridor(scene: Scene, grain: Grain) -> _Corridor:
    window = scene.window
    eye = (
        window.centre[0] + window.width * grain.between(-0.13, 0.13),
        window.y + window.height * grain.between(0.40, 0.50),
    )
    both = [(depth, side) for depth in range(1, 4) for side in (-1, 1)]
    openings = tuple(place for place in both if grain.chance(0.18))
    doors = tuple(place for place in both if grain.chance(0.4) and place not in openings)
    return _Corridor(
        eye,
        (window.width * grain.between(0.6, 0.8), window.height * grain.between(0.78, 0.95)),
        narrowing=grain.between(0.56, 0.7),
        bevel=grain.pick((0.08, 0.2, 0.26, 0.4)),
        roll=grain.between(-0.08, 0.08),
        doors=doors,
        openings=openings,
        lamps=tuple(depth for depth in range(4) if grain.chance(0.6)),
        pipes=tuple(grain.between(-0.7, 0.1) for _ in range(grain.count(1, 3))),
    )


def scene(canvas: Canvas, scene: Scene) -> None:
    """The corridor of a card, cold; and a disc of it in the light of a torch, with what stands there."""
    grain, look = scene.grain, canvas.look
    corridor = _corridor(scene, grain.sub("corridor"))
    canvas.rect(scene.ground, fill=look.night)
    window = scene.window
    canvas.rect(window, fill=_gloom(canvas))
    outline = element("rect", x=window.x, y=window.y, width=window.width, height=window.height)
    with canvas.group(clip_path=canvas.clip(outline)):
        _cold(canvas, corridor)
        _lit(canvas, scene, corridor)


def _gloom(canvas: Canvas) -> Colour:
    """The dark of the corridor: by day it is a grey, or no light would show in it."""
    look = canvas.look
    return mix(look.night, look.cold, 0.55) if canvas.variant is Variant.LIGHT else look.night


def _cold(canvas: Canvas, corridor: _Corridor) -> None:
    """Outlines that fade with the distance, and end."""
    pen = mix(canvas.look.cold, canvas.look.ink, 0.45) if canvas.variant is Variant.LIGHT else canvas.look.cold
    for depth in range(1, _DEPTH):
        lines = [path(corridor.frame(depth), close=True)]
        lines += [path(corridor.door(at, side)) for at, side in corridor.doors if at == depth]
        lines += [path(corridor.opening(at, side)) for at, side in corridor.openings if at == depth]
        lines += [path(corridor.lamp(at), close=True) for at in corridor.lamps if at == depth]
        near, far = corridor.frame(depth - 1), corridor.frame(depth)
        lines += [path([near_point, far_point]) for near_point, far_point in zip(near, far, strict=True)]
        lines += [path([corridor.at(depth - 1, 1, pipe), corridor.at(depth, 1, pipe)]) for pipe in corridor.pipes]
        fade = 0.85 * 0.62 ** (depth - 1)
        canvas.path("".join(lines), fill="none", stroke=pen, stroke_width=2, opacity=round(fade, 2))


def _lit(canvas: Canvas, scene: Scene, corridor: _Corridor) -> None:
    window, grain = scene.window, scene.grain.sub("torch")
    radius = min(window.height * 0.46, window.width * 0.33)
    at = (corridor.eye[0] + grain.between(-0.16, 0.16) * window.width, corridor.eye[1] + window.height * 0.10)
    for share, bright in ((1.22, 0.45), (1.0, 1.0)):
        disc = element("circle", cx=round(at[0], 1), cy=round(at[1], 1), r=round(radius * share, 1))
        with canvas.group(clip_path=canvas.clip(disc)):
            _warm(canvas, scene, corridor, bright)
    _standing(canvas, scene, (at[0], at[1] + radius * 0.72), radius * 1.36)


def _warm(canvas: Canvas, scene: Scene, corridor: _Corridor, bright: float) -> None:
    """The corridor in full colour, darker with the distance."""
    look, warm = canvas.look, mix(scene.shades[1], scene.grain.sub("warmth").pick(_WARMTHS), 0.6)
    dark = _gloom(canvas)
    if canvas.printing:
        warm = mix(look.night, warm, 0.6)
        dark = mix(look.night, look.cold, 0.35)
    first, last = corridor.frame(0), corridor.frame(_DEPTH)
    canvas.path(path(first, close=True), fill=dark)
    for depth in range(_DEPTH):
        fade = bright * 0.8**depth
        for side, corners in corridor.sides(depth):
            shade = mix(dark, warm, _BRIGHT[side] * fade * (1.25 if canvas.printing else 1))
            canvas.path(path(corners, close=True), fill=shade)
    _fittings(canvas, corridor, warm, bright)
    canvas.path(path(last, close=True), fill=dark)


def _fittings(canvas: Canvas, corridor: _Corridor, warm: Colour, bright: float) -> None:
    look = canvas.look
    ribs = "".join(path(corridor.frame(depth), close=True) for depth in range(1, _DEPTH + 1))
    canvas.path(ribs, fill="none", stroke=mix(look.night, warm, bright), stroke_width=2.6)
    doors = "".join(path(corridor.door(depth, side), close=True) for depth, side in corridor.doors)
    openings = "".join(path(corridor.opening(depth, side), close=True) for depth, side in corridor.openings)
    if openings:
        canvas.path(openings, fill=look.night, stroke=warm, stroke_width=2, opacity=bright)
    gratings = "".join(corridor.grating(depth) for depth in range(_DEPTH))
    canvas.path(gratings, fill="none", stroke=look.night, stroke_width=1.6, opacity=0.5)
    if doors:
        canvas.path(doors, fill=mix(look.night, warm, 0.16 * bright), stroke=warm, stroke_width=2, opacity=bright)
    lamps = "".join(path(corridor.lamp(depth), close=True) for depth in corridor.lamps)
    if lamps:
        canvas.path(lamps, fill=look.glow, opacity=bright)


def _standing(canvas: Canvas, scene: Scene, foot: Point, size: float) -> None:
    """The emblem: a living thing is a shape before the light, a dead one lies in it."""
    look = canvas.look
    pen: Pen = {"stroke_width": 2.4, "stroke_linejoin": "round"}
    if scene.emblem in LIVING:
        fill = look.night if not canvas.printing else mix(look.night, look.ink, 0.85)
        fill = look.ink if canvas.variant is Variant.LIGHT else fill
        emblem(canvas, scene.emblem, foot, size, fill=fill, stroke=look.glow, **pen)
        return
    size *= 0.78
    ground = mix(look.night, look.ink, 0.7) if canvas.printing else mix(look.core, look.glow, 0.25)
    ground = look.ink if canvas.variant is Variant.LIGHT else ground
    emblem(
        canvas,
        scene.emblem,
        (foot[0] + 7, foot[1] + 5),
        size,
        fill=Colour("#000000"),
        opacity=0 if canvas.printing else 0.5,
    )
    emblem(canvas, scene.emblem, foot, size, fill=ground)


def panel(canvas: Canvas, box: Rectangle, grain: Grain) -> None:
    """The plate that holds the text: one corner cut, and an edge that is lit for a part of its length."""
    look = canvas.look
    cut = 26
    shape = [
        (box.x, box.y),
        (box.right - cut, box.y),
        (box.right, box.y + cut),
        (box.right, box.bottom),
        (box.x, box.bottom),
    ]
    canvas.path(path(shape, close=True), fill=look.paper)
    canvas.path(path(shape[:3]), fill="none", stroke=look.cold, stroke_width=2.4)
    reach = box.width * grain.between(0.25, 0.55)
    edge = mix(look.night, look.ink, 0.9) if canvas.printing else look.glow
    canvas.path(path([(box.x, box.y), (box.x + reach, box.y)]), fill="none", stroke=edge, stroke_width=5)
    ticks = "".join(
        path([(box.x + reach + 14 * n, box.y + 2), (box.x + reach + 14 * n, box.y + 9)]) for n in range(1, 7)
    )
    canvas.path(ticks, fill="none", stroke=look.cold, stroke_width=1.6)


def back(canvas: Canvas, scene: Scene) -> None:
    """The back of a card: a beam from below, and an emblem where it falls; rings of a radar around it, cold."""
    look, ground = canvas.look, scene.ground
    canvas.rect(ground, fill=look.night)
    centre = (ground.centre[0], ground.y + ground.height * 0.40)
    radius = min(ground.width * 0.30, ground.height * 0.26)
    _radar(canvas, scene, centre, radius)
    warm = mix(scene.shades[1], look.glow, 0.4)
    spread, edge = radius * 0.82, centre[1] + radius * 0.56
    beam = [(ground.centre[0], ground.bottom + 40), (centre[0] - spread, edge), (centre[0] + spread, edge)]
    canvas.path(path(beam, close=True), fill=mix(look.night, warm, 0.5 if canvas.printing else 0.26))
    canvas.circle(centre, radius, fill=mix(look.night, warm, 0.5 if canvas.printing else 0.86))
    ink = mix(look.night, look.ink, 0.85) if canvas.printing else Colour("#0b0c0e")
    emblem(canvas, scene.emblem, (centre[0], centre[1] + radius * 0.62), radius * 1.24, fill=ink)


def _radar(canvas: Canvas, scene: Scene, centre: Point, radius: float) -> None:
    """Rings that fade outwards, and a few dashes of static."""
    ground, grain, cold = scene.ground, scene.grain, canvas.look.cold
    for ring in range(1, 6):
        fade = round(0.75 * 0.78**ring, 2)
        canvas.circle(centre, radius * (0.45 + 0.35 * ring), fill="none", stroke=cold, stroke_width=1.8, opacity=fade)
    dashes = []
    for dash in range(grain.count(9, 14)):
        x, y = ground.width * grain.between(0.05, 0.95), ground.height * grain.between(0.03, 0.97)
        dashes.append(path([(x, y), (x + 8 + dash, y)]))
    canvas.path("".join(dashes), fill="none", stroke=cold, stroke_width=2, opacity=0.5)


def sheet(canvas: Canvas, scene: Scene) -> Ink:
    """The ground of a sheet: a plate with cut corners, and the outlines of a plan, nearly gone."""
    look, grain = canvas.look, scene.grain
    canvas.rect(scene.ground, fill=look.night)
    plate, cut = scene.ground.inset(30), 60
    shape = [
        *((plate.x + cut, plate.y), (plate.right, plate.y), (plate.right, plate.bottom - cut)),
        *((plate.right - cut, plate.bottom), (plate.x, plate.bottom), (plate.x, plate.y + cut)),
    ]
    canvas.path(path(shape, close=True), fill=look.paper, stroke=look.cold, stroke_width=3)
    lines = []
    for _ in range(26):
        x, y = grain.between(plate.x, plate.right - 200), grain.between(plate.y, plate.bottom)
        lines.append(path([(x, y), (x + grain.between(60, 200), y)]))
    canvas.path("".join(lines), fill="none", stroke=look.grain, stroke_width=2, opacity=0.25)
    emblem(canvas, scene.emblem, (172, 212), 124, fill=look.ink)
    return Ink(look.ink, look.paper)

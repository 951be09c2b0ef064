"""Paper at night: layers of torn paper under a dark sky, lit from below."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from nocturne.pictures._scene import Scene, below, emblem, fibres, raised, torn
from nocturne.pictures.canvas import Canvas, Ink, Stop
from nocturne.pictures.colour import Colour, mix, settle
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Point, path
from nocturne.pictures.theme import Variant

_SHADOW = Colour("#05040f")


class _Layer(NamedTuple):
    """One sheet of torn paper: its upper edge, its colours above and below, and its lit windows."""

    edge: list[Point]
    top: Colour
    foot: Colour
    windows: list[Rectangle]
    rim: float


def scene(canvas: Canvas, scene: Scene) -> None:
    """The night of a card: sky, moon and stars, three layers, and an emblem among them."""
    grain = scene.grain
    sky = night_sky(canvas, scene)
    _heaven(canvas, scene, grain.sub("heaven"))
    layers = _layers(canvas, scene, sky)
    _draw_layer(canvas, layers[0], scene.ground.bottom, grain.sub("torn0"))
    _draw_layer(canvas, layers[1], scene.ground.bottom, grain.sub("torn1"))
    _paper_emblem(canvas, scene)
    _draw_layer(canvas, layers[2], scene.ground.bottom, grain.sub("torn2"))


def night_sky(canvas: Canvas, scene: Scene) -> Colour:
    """The sky: calm where the title stands, warm at the foot. Returns its colour at the top."""
    look, ground, window = canvas.look, scene.ground, scene.window
    top = title_ground(canvas, scene.shades)
    if canvas.printing:
        canvas.rect(ground, fill=look.night)
        return top
    middle = mix(top, scene.shades[1], 0.75)
    calm = (window.y - ground.y) / ground.height
    foot = window.bottom / ground.height
    stops = [(0.0, top, 1.0), (round(calm, 3), top, 1.0), (round((calm + foot) / 2, 3), middle, 1.0)]
    warm = mix(middle, look.glow, 0.6)
    fill = canvas.linear((0, ground.y), (0, ground.bottom), [*stops, (round(foot, 3), warm, 1.0)])
    canvas.rect(ground, fill=fill)
    x, reach = window.centre[0], min(ground.width * 0.6, window.height * 0.98)  # never up to the title
    light = canvas.radial((x, window.bottom), reach, [(0, look.glow, 0.85), (0.45, look.glow, 0.3), (1, look.glow, 0)])
    canvas.circle((x, window.bottom), reach, fill=light)
    return top


def _heaven(canvas: Canvas, scene: Scene, grain: Grain) -> None:
    window, pale = scene.window, canvas.look.core if not canvas.printing else canvas.look.cold
    stars = []
    for _ in range(grain.count(16, 26)):
        x, y = grain.between(20, window.right - 20), grain.between(window.y, window.y + window.height * 0.6)
        reach = grain.pick((1.6, 1.6, 2.2, 2.6, 5, 7))
        stars.append(_star(x, y, reach))
    canvas.path("".join(stars), fill=pale, opacity=0.75)
    if grain.chance(0.7):
        _moon(canvas, scene, grain)


def _star(x: float, y: float, reach: float) -> str:
    thin = reach * 0.28
    turns = (thin, -thin), (reach, 0), (thin, thin), (0, reach), (-thin, thin), (-reach, 0), (-thin, -thin)
    return path([(x, y - reach), *((x + across, y + down) for across, down in turns)], close=True)


def _moon(canvas: Canvas, scene: Scene, grain: Grain) -> None:
    window = scene.window
    side = grain.pick((0.24, 0.76))
    radius = min(grain.between(30, 56), window.height * 0.16)
    drop = radius * 2.1 + window.height * grain.between(0, 0.08)  # the halo stays below the title
    at = (window.x + window.width * side + grain.between(-30, 30), window.y + drop)
    look = canvas.look
    if canvas.printing:
        canvas.circle(at, radius, fill="none", stroke=look.cold, stroke_width=2)
        return
    for ring, solid in ((2.1, 0.07), (1.55, 0.1)):
        canvas.circle(at, radius * ring, fill=look.core, opacity=solid)
    shape = _crescent(at, radius, grain.pick((-1, 1))) if grain.chance(0.5) else ""
    for (across, up), fill, solid in (((4, 5), _SHADOW, 0.3), ((0, 0), mix(look.core, look.glow, 0.18), 1.0)):
        if shape:
            canvas.path(shape, fill=fill, opacity=solid, transform=f"translate({across} {-up})")
        else:
            canvas.circle((at[0] + across, at[1] - up), radius, fill=fill, opacity=solid)


def _crescent(at: Point, radius: float, side: int) -> str:
    """A waxing or waning moon: an outer arc and a flatter inner one."""
    x, y, sweep = at[0] + side * radius * 0.25, at[1], int(side > 0)
    top, inner = f"{x:.1f} {y - radius:.1f}", radius * 1.18
    outer = f"A{radius:.1f} {radius:.1f} 0 1 {1 - sweep} {x:.1f} {y + radius:.1f}"
    return f"M{top}{outer}A{inner:.1f} {inner:.1f} 0 0 {sweep} {top}z"


def _layers(canvas: Canvas, scene: Scene, sky: Colour) -> list[_Layer]:
    """Three sheets, one behind the other; the farthest is the palest, for the light stands behind them."""
    grain, window, look = scene.grain.sub("layers"), scene.window, canvas.look
    kinds = [grain.pick(_EDGES), grain.pick(_EDGES), _hills]
    layers = []
    for place, make in enumerate(kinds):
        base = window.bottom - window.height * (0.42, 0.25, 0.10)[place]
        amount = window.height * (0.13, 0.10, 0.06)[place]
        edge, windows = make(grain.sub(f"edge{place}"), scene.ground, base, amount)
        tint = mix(scene.shades[1], scene.shades[0], place / 2)
        if canvas.printing:
            top = foot = mix(look.night, tint, 0.3 + 0.15 * place)
        else:
            top = mix(mix(tint, look.core, 0.10), sky, 0.30 + 0.18 * place)
            foot = mix(top, look.glow, 0.62 - 0.12 * place)
        layers.append(_Layer(edge, top, foot, windows, rim=3.5 + 1.5 * place))
    return layers


def _draw_layer(canvas: Canvas, layer: _Layer, bottom: float, grain: Grain) -> None:
    edge, look = torn(layer.edge, grain, rough=1.8), canvas.look
    if canvas.printing:
        canvas.path(below(edge, bottom), fill=layer.top, stroke=look.cold, stroke_width=1.4)
        return
    canvas.path(below([(x, y - 9) for x, y in edge], bottom), fill=_SHADOW, opacity=0.16)
    canvas.path(below(raised(edge, grain, most=layer.rim), bottom), fill=mix(layer.top, look.core, 0.62))
    height = min(y for _, y in edge)
    fill = canvas.linear((0, height), (0, height + 190), [(0, layer.top, 1), (1, layer.foot, 1)])
    canvas.path(below(edge, bottom), fill=fill)
    if layer.windows:
        panes = "".join(path(_corners(pane), close=True) for pane in layer.windows)
        canvas.path(panes, fill=look.glow, opacity=0.9)


def _corners(box: Rectangle) -> list[Point]:
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]


def _hills(grain: Grain, ground: Rectangle, base: float, amount: float) -> tuple[list[Point], list[Rectangle]]:
    count = 36
    rise = grain.ripple(count + 1, 9)
    small = grain.ripple(count + 1, 4)
    step = (ground.width + 40) / count
    return [
        (ground.x - 20 + place * step, base - amount * (rise[place] + 0.25 * small[place]))
        for place in range(count + 1)
    ], []


def _waves(grain: Grain, ground: Rectangle, base: float, amount: float) -> tuple[list[Point], list[Rectangle]]:
    wide, start = grain.between(60, 110), grain.between(0, 60)
    points, x = list[Point](), ground.x - 20
    while x < ground.right + 30:
        turn = ((x + start) % wide) / wide
        points.append((x, base - amount * 0.7 * sin(pi * turn)))
        x += wide / 12
    return points, []


def _roofs(grain: Grain, ground: Rectangle, base: float, amount: float) -> tuple[list[Point], list[Rectangle]]:
    points, windows, x = list[Point](), list[Rectangle](), ground.x - 20
    while x < ground.right + 20:
        wide, tall = grain.between(46, 92), base - amount * grain.between(-0.3, 1.3)
        gable = grain.between(16, 46)
        points += [(x, tall), (x + wide / 2, tall - gable), (x + wide, tall)]
        if grain.chance(0.6):
            pane = grain.between(9, 13)
            windows.append(Rectangle(x + wide * grain.between(0.25, 0.6), tall + 14, pane, pane * 1.5))
        x += wide
    return points, windows


def _pines(grain: Grain, ground: Rectangle, base: float, amount: float) -> tuple[list[Point], list[Rectangle]]:
    points, x = list[Point](), ground.x - 20
    while x < ground.right + 30:
        wide, tall = grain.between(24, 44), amount * grain.between(0.5, 1.6)
        foot = base + grain.between(-6, 6)
        points += [(x, foot), (x + wide * 0.34, foot - tall * 0.52), (x + wide * 0.26, foot - tall * 0.5)]
        points += [
            (x + wide / 2, foot - tall),
            (x + wide * 0.74, foot - tall * 0.5),
            (x + wide * 0.66, foot - tall * 0.52),
        ]
        x += wide
    return points, []


def _steps(grain: Grain, ground: Rectangle, base: float, amount: float) -> tuple[list[Point], list[Rectangle]]:
    rises = grain.pick((1, -1))
    points, x, y = list[Point](), ground.x - 20, base + rises * amount
    while x < ground.right + 20:
        wide = grain.between(38, 60)
        points += [(x, y), (x + wide, y)]
        x += wide
        y -= rises * amount * 2 * wide / ground.width
    return points, []


_EDGES = (_hills, _waves, _roofs, _roofs, _pines, _steps)


def _paper_emblem(canvas: Canvas, scene: Scene) -> None:
    window, grain, look = scene.window, scene.grain.sub("emblem"), canvas.look
    size = min(window.height * 0.7, window.width * 0.42)
    x = window.centre[0] + grain.between(-0.06, 0.06) * window.width
    foot = window.bottom - window.height * 0.07
    if canvas.printing:
        emblem(canvas, scene.emblem, (x, foot), size, fill=mix(look.night, look.ink, 0.62))
        return
    emblem(
        canvas,
        scene.emblem,
        (x + 8, foot - 9),
        size,
        fill=_SHADOW,
        opacity=0.16 if canvas.variant is Variant.LIGHT else 0.34,
    )
    fill = canvas.linear((0, 0), (0, 100), _paper_light(canvas, scene))  # in the emblem's own square of 100
    emblem(canvas, scene.emblem, (x, foot), size, fill=fill)


def _paper_light(canvas: Canvas, scene: Scene) -> list[Stop]:
    """Paper lit from below; by day it is dark paper, or it would not stand out."""
    look = canvas.look
    if canvas.variant is Variant.LIGHT:
        deep = mix(scene.shades[0], look.ink, 0.72)
        return [(0, deep, 1), (0.5, mix(deep, scene.shades[1], 0.2), 1), (1, mix(deep, look.glow, 0.55), 1)]
    return [(0, look.core, 1), (0.55, look.paper, 1), (1, mix(look.paper, look.glow, 0.75), 1)]


def panel(canvas: Canvas, box: Rectangle, grain: Grain) -> None:
    """The sheet that holds the text: nearest to the reader, its upper edge torn."""
    look = canvas.look
    swing = grain.ripple(24, 5)
    step = (box.width + 40) / 23
    edge = torn([(box.x - 20 + place * step, box.y + 7 * swing[place]) for place in range(24)], grain)
    if canvas.printing:
        canvas.path(below(edge, box.bottom + 10), fill=look.paper, stroke=look.cold, stroke_width=1.6)
        return
    for lift, solid in ((18, 0.10), (11, 0.16), (6, 0.2)):
        canvas.path(below([(x, y - lift) for x, y in edge], box.bottom + 10), fill=_SHADOW, opacity=solid)
    canvas.path(below(raised(edge, grain, least=2, most=9), box.bottom + 10), fill=look.core)
    canvas.path(below(edge, box.bottom + 10), fill=look.paper)
    fibres(canvas, box.inset(8, 14), grain, int(box.width * box.height / 9000))


def back(canvas: Canvas, scene: Scene) -> None:
    """The back of a card: a hole torn through several sheets, and an emblem in the light at the bottom of it."""
    grain, look, ground = scene.grain, canvas.look, scene.ground
    centre = (ground.centre[0], ground.y + ground.height * 0.42)
    top = title_ground(canvas, scene.shades)
    canvas.rect(ground, fill=top)
    widest = min(ground.width * 0.47, ground.height * 0.37)
    rings = 4
    for ring in range(rings):
        radius = widest * (1 - ring * 0.17)
        tint = mix(top, mix(scene.shades[1], look.glow, ring / rings), (ring + 1) / (rings + 0.6))
        hole = _hole(grain.sub(f"hole{ring}"), centre, radius)
        if canvas.printing:
            canvas.path(
                path(hole, close=True),
                fill=mix(look.night, scene.shades[1], 0.2 * ring),
                stroke=look.cold,
                stroke_width=1.4,
            )
            continue
        rim = [(x + (x - centre[0]) * 0.03, y + (y - centre[1]) * 0.03) for x, y in hole]
        canvas.path(path(torn(rim, grain, rough=1.4), close=True), fill=mix(tint, look.core, 0.45))
        canvas.path(path(hole, close=True), fill=tint)
    size = widest * 0.8
    foot = (centre[0], centre[1] + size / 2)
    deep = mix(look.night, look.ink, 0.62) if canvas.printing else mix(scene.shades[0], look.ink, 0.72)
    emblem(canvas, scene.emblem, foot, size, fill=deep)


def _hole(grain: Grain, centre: Point, radius: float) -> list[Point]:
    swing = grain.ripple(61, 6)
    swing[-1] = swing[0]
    points = []
    for place in range(60):
        turn = 2 * pi * place / 60
        fade = min(1, place / 6, (60 - place) / 6)
        reach = radius * (1 + 0.05 * swing[place] * fade)
        points.append((centre[0] + reach * cos(turn), centre[1] + reach * sin(turn)))
    return torn([*points, points[0]], grain, rough=1.6)


def sheet(canvas: Canvas, scene: Scene) -> Ink:
    """The ground of a board: the night along its head, and one large sheet of paper below it."""
    layers = _layers(canvas, scene, night_sky(canvas, scene))
    _heaven(canvas, scene, scene.grain.sub("heaven"))
    for place, layer in enumerate(layers):
        _draw_layer(canvas, layer, scene.window.bottom + 60, scene.grain.sub(f"torn{place}"))
        if place == 1:
            _paper_emblem(canvas, scene._replace(window=_right_end(scene.window)))
    ground = scene.ground
    panel(
        canvas,
        Rectangle(0, scene.window.bottom, ground.width, ground.height - scene.window.bottom),
        scene.grain.sub("panel"),
    )
    return Ink(canvas.look.title, title_ground(canvas, scene.shades))


def _right_end(window: Rectangle) -> Rectangle:
    return Rectangle(window.right - window.width * 0.3, window.y - 60, window.width * 0.3, window.height + 60)


def title_ground(canvas: Canvas, shades: tuple[Colour, Colour]) -> Colour:
    """The sky behind a title: tinted, and always dark enough (or pale enough) to read upon."""
    look = canvas.look
    if canvas.printing:
        return look.night
    return settle(mix(look.night, shades[0], 0.35), look.night, under=look.title, least=7)

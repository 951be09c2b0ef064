"""A quiet design for small games: a lamp in a dark room, and rings of its light."""

from __future__ import annotations

from math import cos, pi, sin

from nocturne.pictures._scene import Scene, emblem
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.colour import mix
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import Point, element, path


def scene(canvas: Canvas, scene: Scene) -> None:
    """A room with boards, light in rings, and the emblem in the middle."""
    look, window = canvas.look, scene.window
    canvas.rect(scene.ground, fill=look.night)
    centre = (window.centre[0], window.y + window.height * 0.48)
    outline = element("rect", x=window.x, y=window.y, width=window.width, height=window.height + 20)
    with canvas.group(clip_path=canvas.clip(outline)):
        _rings(canvas, scene, centre)
        _rays(canvas, scene, centre)
    size = min(window.height * 0.64, window.width * 0.4)
    foot = (centre[0], centre[1] + size / 2)
    if not canvas.printing:
        emblem(
            canvas,
            scene.emblem,
            (foot[0] + 6, foot[1] + 6),
            size,
            fill=mix(look.night, scene.shades[0], 0.3),
            opacity=0.6,
        )
    emblem(canvas, scene.emblem, foot, size, fill=mix(look.night, look.ink, 0.7) if canvas.printing else look.title)


def _rings(canvas: Canvas, scene: Scene, centre: Point) -> None:
    look, reach = canvas.look, scene.window.height * 0.62
    for ring in range(5):
        share = ring / 4
        fill = mix(mix(look.night, scene.shades[0], 0.5), mix(scene.shades[1], look.glow, 0.3), share * 0.75)
        if canvas.printing:
            canvas.circle(
                centre,
                reach * (1.15 - 0.2 * ring),
                fill=mix(look.night, scene.shades[1], 0.2 * share),
                stroke=look.cold,
                stroke_width=1.2,
            )
        else:
            canvas.circle(centre, reach * (1.15 - 0.2 * ring), fill=fill)


def _rays(canvas: Canvas, scene: Scene, centre: Point) -> None:
    grain = scene.grain.sub("rays")
    count, turn = grain.count(9, 18), grain.between(0, pi)
    near, far = scene.window.height * 0.40, scene.window.height * grain.between(0.5, 0.62)
    lines = []
    for ray in range(count):
        angle = turn + 2 * pi * ray / count
        reach = far * grain.between(0.8, 1.15)
        lines.append(path([(centre[0] + r * cos(angle), centre[1] + r * sin(angle)) for r in (near, reach)]))
    colour = canvas.look.cold if canvas.printing else canvas.look.glow
    canvas.path("".join(lines), fill="none", stroke=colour, stroke_width=4, stroke_linecap="round", opacity=0.6)


def panel(canvas: Canvas, box: Rectangle, grain: Grain) -> None:
    """The panel that holds the text: a plain sheet, its upper edge a shallow curve."""
    look, bow = canvas.look, grain.between(10, 18)
    edge = f"M{box.x:g} {box.y + bow:.1f}q{box.width / 2:g} {-2 * bow:.1f} {box.width:g} 0"
    canvas.path(f"{edge}V{box.bottom:g}H{box.x:g}z", fill=look.paper)
    canvas.path(edge, fill="none", stroke=look.cold if canvas.printing else look.glow, stroke_width=4)


def back(canvas: Canvas, scene: Scene) -> None:
    """The back of a card: rings around an emblem."""
    look, ground = canvas.look, scene.ground
    canvas.rect(ground, fill=look.night)
    window = Rectangle(ground.x, ground.y + ground.height * 0.1, ground.width, ground.height * 0.64)
    centre = window.centre
    _rings(canvas, scene._replace(window=window), centre)
    size = ground.width * 0.42
    emblem(
        canvas,
        scene.emblem,
        (centre[0], centre[1] + size / 2),
        size,
        fill=mix(look.night, look.ink, 0.7) if canvas.printing else look.title,
    )


def sheet(canvas: Canvas, scene: Scene) -> Ink:
    """The ground of a board: a plain sheet with a border."""
    look = canvas.look
    canvas.rect(scene.ground, fill=look.night)
    canvas.rect(scene.ground.inset(30), fill=look.paper, stroke=look.cold, stroke_width=3, rx=40)
    emblem(canvas, scene.emblem, (172, 212), 124, fill=look.ink)
    return Ink(look.ink, look.paper)

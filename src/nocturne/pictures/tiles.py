"""Tiles: spaces with walls as thick strokes, doors, terrain, icons and a code; front and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nocturne.pictures import _plan, _terrain
from nocturne.pictures._plan import Edge
from nocturne.pictures._scene import emblem, raised, torn
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.cards import cut, frame, shades_of, tag
from nocturne.pictures.colour import Colour, mix
from nocturne.pictures.faces import TEXTURES, Amount, Floor, Space, TileFace
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle, Type
from nocturne.pictures.svg import Pen, Point, path
from nocturne.pictures.theme import Style

_WALL = 22.0
_WORDS = 150.0  # how much of the lower edge the words of a tile take
_SMALL = 250  # a space narrower than this is a small one
_GAP = 0.34  # how much of a side a door takes


class _Cell(NamedTuple):
    """A space in its place: its box, and its four edges in the order north, east, south, west."""

    space: Space
    box: Rectangle
    edges: tuple[Edge, Edge, Edge, Edge]
    outer: tuple[bool, bool, bool, bool]


_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def edge_of(space: Space, side: str) -> Edge:
    """What a space says of one of its sides.

    >>> edge_of(Space(walls="n", doors="e"), "e").name
    'DOOR'
    """
    if side in space.walls:
        return Edge.WALL
    if side in space.barred:
        return Edge.BARRED
    return Edge.DOOR if side in space.doors else Edge.OPEN


def _cells(face: TileFace, whole: Rectangle) -> Iterator[_Cell]:
    """The spaces of a tile in their places, neighbours agreeing about the edge between them."""
    wide, tall = whole.width / face.columns, whole.height / face.rows
    for place, space in enumerate(face.spaces):
        row, column = divmod(place, face.columns)
        edges, outer = [], []
        for side, (across, down) in zip("nesw", _STEPS, strict=True):
            inside = 0 <= column + across < face.columns and 0 <= row + down < face.rows
            mine = edge_of(space, side)
            if inside:
                other = face.spaces[(row + down) * face.columns + column + across]
                mine = max(mine, edge_of(other, "swne"["nesw".index(side)]))
            edges.append(mine)
            outer.append(not inside)
        box = Rectangle(whole.x + column * wide, whole.y + row * tall, wide, tall)
        yield _Cell(space, box, (edges[0], edges[1], edges[2], edges[3]), (outer[0], outer[1], outer[2], outer[3]))


def draw_tile(canvas: Canvas, face: TileFace, whole: Rectangle) -> None:
    """The front of a tile."""
    grain, shades = Grain(face.game, face.id), shades_of(canvas, face.palette)
    cells = list(_cells(face, whole))
    night = mix(canvas.look.night, shades[0], 0.35) if canvas.theme.style is Style.PAPER else canvas.look.night
    with cut(canvas, whole, corner=12):
        canvas.rect(whole, fill=night)
        texture = face.texture or texture_of(face.game, face.id)
        _light_below(canvas, cells)
        for place, cell in enumerate(cells):
            _floor(canvas, cell, _Ground(shades, texture, grain.sub(f"floor{place}")))
        for cell in cells:
            if cell.space.floor in (Floor.GROUND, Floor.BLOCKED):
                _edges(canvas, cell)
        for cell in cells:
            _furnish(canvas, cell, whole.bottom - (_WORDS if face.text else 0))
        _lettering(canvas, face, whole)
    frame(canvas, whole, corner=12)


def texture_of(game: str, ident: str) -> str:
    """What the ground of a tile is made of where its face names nothing: its id chooses."""
    return Grain(game, ident).sub("texture").pick(TEXTURES)


class _Ground(NamedTuple):
    """What a floor is made of."""

    shades: tuple[Colour, Colour]
    texture: str
    grain: Grain


def _floor(canvas: Canvas, cell: _Cell, ground: _Ground) -> None:
    match cell.space.floor:
        case Floor.GROUND:
            _paper(canvas, cell, ground)
        case Floor.CORRIDOR | Floor.ROOM:
            _plan.draw_sector(canvas, cell.space, cell.box, cell.edges, ground.grain)
        case Floor.BLOCKED:
            _blocked(canvas, cell.box)
        case Floor.NOTHING:
            pass


def _light_below(canvas: Canvas, cells: list[_Cell]) -> None:
    """The light that comes up around the sheets."""
    if canvas.printing:
        return
    for wide, solid in ((34, 0.16), (20, 0.26), (9, 0.4)):
        boxes = [_within(cell) for cell in cells if cell.space.floor is Floor.GROUND]
        shape = "".join(
            path([(b.x, b.y), (b.right, b.y), (b.right, b.bottom), (b.x, b.bottom)], close=True) for b in boxes
        )
        if shape:
            pen: Pen = {"stroke": canvas.look.glow, "stroke_width": wide, "stroke_linejoin": "round"}
            canvas.path(shape, fill="none", opacity=solid, **pen)


def _within(cell: _Cell) -> Rectangle:
    """The part of a space that lies inside its walls."""
    north, east, south, west = _insets(cell)
    box = cell.box
    return Rectangle(box.x + west, box.y + north, box.width - east - west, box.height - north - south)


def _insets(cell: _Cell) -> list[float]:
    return [_inset(edge, outer=outer) for edge, outer in zip(cell.edges, cell.outer, strict=True)]


def _paper(canvas: Canvas, cell: _Cell, ground: _Ground) -> None:
    """A sheet of paper: torn where a wall stands, whole where the way is open; light comes up around it."""
    look, grain = canvas.look, ground.grain
    outline = _outline(cell.box, _insets(cell), grain)
    shape = path(outline, close=True)
    tint = _terrain.tint(canvas, cell.space.terrain, mix(look.paper, ground.shades[1], 0.08 * grain.unit()))
    if not canvas.printing:
        canvas.path(path(raised(outline, grain, least=0, most=7), close=True), fill=mix(tint, look.core, 0.8))
    canvas.path(shape, fill=tint)
    inner = _within(cell).inset(6)
    _terrain.texture(canvas, ground.texture, inner, grain.sub("texture"), mix(tint, look.ink, 0.17))
    _terrain.pattern(canvas, cell.space.terrain, inner.inset(18), grain.sub("terrain"))


def _inset(edge: Edge, *, outer: bool) -> float:
    if edge is Edge.OPEN:
        return 0
    return 26 if outer else 12


def _outline(box: Rectangle, insets: list[float], grain: Grain) -> list[Point]:
    north, east, south, west = insets
    corners = [
        *((box.x + west, box.y + north), (box.right - east, box.y + north)),
        *((box.right - east, box.bottom - south), (box.x + west, box.bottom - south)),
    ]
    outline: list[Point] = []
    for side, inset in enumerate(insets):
        line = [corners[side], corners[(side + 1) % 4]]
        outline += (torn(line, grain, step=11, rough=2.6) if inset else line)[:-1]
    return outline


def _blocked(canvas: Canvas, box: Rectangle) -> None:
    """Nobody stands here: no paper, an outline in red, slanted lines, and the sign."""
    look, inner = canvas.look, box.inset(40)
    lines, step = [], 46
    for start in range(0, int(inner.width + inner.height), step):
        x1, y1 = inner.x + max(0, start - inner.height), inner.y + min(start, inner.height)
        x2, y2 = inner.x + min(start, inner.width), inner.y + max(0, start - inner.width)
        lines.append(path([(x1, y1), (x2, y2)]))
    canvas.path("".join(lines), stroke=look.cold, stroke_width=3, fill="none", opacity=0.6)
    canvas.rect(inner, fill="none", stroke=look.danger, stroke_width=9, stroke_dasharray="34 16")
    _disc(canvas, Amount("block"), box.centre, 56)


def _side(cell: _Cell, side: int) -> tuple[Point, Point]:
    box = cell.box
    shift = 11 if cell.outer[side] else 0
    match side:
        case 0:
            return (box.x, box.y + shift), (box.right, box.y + shift)
        case 1:
            return (box.right - shift, box.y), (box.right - shift, box.bottom)
        case 2:
            return (box.x, box.bottom - shift), (box.right, box.bottom - shift)
        case _:
            return (box.x + shift, box.y), (box.x + shift, box.bottom)


def _edges(canvas: Canvas, cell: _Cell) -> None:
    """Walls, doors and the creases between open spaces. An inner edge is drawn once, by the space before it."""
    for side, edge in enumerate(cell.edges):
        if not cell.outer[side] and side in (0, 3):
            continue
        start, end = _side(cell, side)
        if edge is Edge.OPEN:
            if not cell.outer[side]:
                _crease(canvas, start, end)
        elif edge is Edge.WALL:
            _wall(canvas, start, end)
        else:
            first, last = _along(start, end, 0.5 - _GAP / 2), _along(start, end, 0.5 + _GAP / 2)
            _wall(canvas, start, first)
            _wall(canvas, last, end)
            _door(canvas, first, last, barred=edge is Edge.BARRED)


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _crease(canvas: Canvas, start: Point, end: Point) -> None:
    line = path([_along(start, end, 0.04), _along(start, end, 0.96)])
    canvas.path(
        line, fill="none", stroke=canvas.look.soft, stroke_width=3, stroke_dasharray="4 15", stroke_linecap="round"
    )


def _wall(canvas: Canvas, start: Point, end: Point) -> None:
    look = canvas.look
    line = path([start, end])
    dark = look.core if canvas.theme.style is Style.TORCH else look.ink
    canvas.path(line, fill="none", stroke=dark, stroke_width=_WALL, stroke_linecap="square")


def _door(canvas: Canvas, start: Point, end: Point, *, barred: bool) -> None:
    look = canvas.look
    line = path([start, end])
    canvas.path(line, fill="none", stroke=look.ink, stroke_width=_WALL * 0.62)
    canvas.path(line, fill="none", stroke=look.glow if not barred else look.cold, stroke_width=_WALL * 0.34)
    _disc(canvas, Amount("barred-door" if barred else "door"), _along(start, end, 0.5), 25)


def _furnish(canvas: Canvas, cell: _Cell, floor: float) -> None:
    """Icons in the middle, and a label below them; what stands there is drawn above the words of the tile."""
    space, box = cell.space, cell.box
    if space.floor in (Floor.BLOCKED, Floor.NOTHING):
        return
    if space.thing:
        _stand(canvas, space.thing, box, floor)
    small = box.width < _SMALL  # there icons and words take a larger share, to be read at all
    count = len(space.icons)
    radius = box.width * (0.13 if count < 3 else 0.105) * (1.4 if small else 1)
    middle = box.y + box.height * (0.46 if space.label else 0.5)
    if small and space.label:
        middle = box.y + box.height * 0.32
    for place, part in enumerate(space.icons):
        x = box.centre[0] + (place - (count - 1) / 2) * radius * 2.3
        _disc(canvas, part, (x, middle), radius)
    if space.label:
        top, tall = (0.62 if count else 0.37, 0.26) if small else (0.68, 0.13)
        _label(canvas, space.label, Rectangle(box.x, box.y + box.height * top, box.width, box.height * tall))


def _stand(canvas: Canvas, thing: str, box: Rectangle, floor: float) -> None:
    """What stands in a space: a line drawing on its floor, under the icons."""
    size = box.width * 0.62
    foot = (box.centre[0], min(box.y + box.height * 0.84, floor - box.height * 0.03))
    emblem(canvas, thing, foot, size, fill="none", stroke=canvas.look.ink, stroke_width=1.6, stroke_opacity=0.5)


def _disc(canvas: Canvas, part: Amount, at: Point, radius: float) -> None:
    """An icon, with its value, on a disc of its own."""
    look = canvas.look
    canvas.circle(at, radius, fill=look.paper, stroke=look.ink, stroke_width=max(2.5, radius * 0.06))
    if not part.value:
        canvas.icon(part.icon, at, radius * 1.22, look.ink)
        return
    canvas.icon(part.icon, (at[0], at[1] - radius * 0.28), radius * 0.86, look.ink)
    box = Rectangle(at[0] - radius * 0.75, at[1] + radius * 0.18, radius * 1.5, radius * 0.6)
    kind = Type(canvas.theme.figures, radius * 0.52, 12, align="centre", stand="middle")
    canvas.text(part.value, box, kind, Ink(look.ink, look.paper), what="number")


def _label(canvas: Canvas, text: str, box: Rectangle) -> None:
    """A word on a strip of its own, as wide as it needs."""
    look, theme = canvas.look, canvas.theme
    kind = Type(theme.title, 38, 18, align="centre", stand="middle", capitals=theme.capitals)
    room = box.inset(box.width * 0.12, 0)
    wide = min(room.width, theme.title.width(text.upper() if theme.capitals else text) * 38 + 12)
    strip = Rectangle(box.centre[0] - wide / 2 - 16, box.y, wide + 32, box.height)
    canvas.rect(strip, fill=look.paper, stroke=look.grain, stroke_width=2, rx=6)
    canvas.text(text, strip.inset(16, 4), kind, Ink(look.ink, look.paper), what="label")


def _lettering(canvas: Canvas, face: TileFace, whole: Rectangle) -> None:
    look, theme = canvas.look, canvas.theme
    if face.code:
        size = 34 if face.columns < 3 else 26
        wide = max(2 * size, theme.figures.width(face.code) * size + 24)
        at = 40 if canvas.theme.style is not Style.TORCH else 12
        tag(canvas, face.code, Rectangle(at, at, min(wide, 260), size * 1.5), size=size)
    if face.text:
        box = Rectangle(whole.width * 0.08, whole.bottom - _WORDS, whole.width * 0.84, 116)
        canvas.rect(box, fill=look.paper, stroke=look.ink, stroke_width=3, rx=8)
        kind = Type(theme.body, 34, 20, align="centre", stand="middle")
        canvas.text(face.text, box.inset(20, 10), kind, Ink(look.ink, look.paper), what="rules text")

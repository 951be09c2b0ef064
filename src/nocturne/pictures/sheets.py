"""Boards and sheets: parts laid on a grid, each with its label."""

from __future__ import annotations

from nocturne.pictures._scene import Scene
from nocturne.pictures.backdrop import backdrop
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.cards import cut, frame, shades_of
from nocturne.pictures.colour import Colour, mix
from nocturne.pictures.emblems import BY_GAME
from nocturne.pictures.faces import Area, Cell, Legend, Note, Part, Radar, SheetFace, Slot, Tone, Track
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle, Type
from nocturne.pictures.svg import path
from nocturne.pictures.theme import Style

_HEAD = 300
_LABEL = 50


def draw_sheet(canvas: Canvas, face: SheetFace, whole: Rectangle) -> None:
    """A board or sheet."""
    grain = Grain(face.game, face.id)
    emblem = face.emblem or grain.sub("choice").pick(BY_GAME[face.game])
    window = Rectangle(0, 160, whole.width, _HEAD - 160)
    with cut(canvas, whole):
        ink = backdrop(canvas).sheet(canvas, Scene(whole, window, shades_of(canvas, face.palette), emblem, grain))
    _head(canvas, face, whole, ink)
    grid = Rectangle(84, _HEAD + 40, whole.width - 168, whole.height - _HEAD - 40 - 74)
    for part in face.parts:
        _part(canvas, part, _area(part.at, face, grid))
    frame(canvas, whole)


def _head(canvas: Canvas, face: SheetFace, whole: Rectangle, ink: Ink) -> None:
    theme = canvas.theme
    x = 97.0 if theme.style is Style.PAPER else 270.0
    title = Rectangle(x, 62, whole.width * 0.6, 84)
    canvas.text(
        face.title, title, Type(theme.title, 84, 40, stand="middle", capitals=theme.capitals), ink, what="title"
    )
    if face.kind:
        small = Type(theme.label, 30, 20, align="right", stand="middle", capitals=True)
        canvas.text(face.kind, Rectangle(whole.width - 840, 72, 740, 64), small, ink, what="kind")


def _part(canvas: Canvas, part: Part, box: Rectangle) -> None:
    match part:
        case Track():
            _track(canvas, part, _labelled(canvas, part.label, part.icon, box))
        case Slot():
            _slots(canvas, part, box)
        case Legend():
            _legend(canvas, part, _labelled(canvas, part.label, "", box))
        case Note():
            inner = _labelled(canvas, part.label, "", box)
            ink = Ink(canvas.look.ink, canvas.look.paper)
            canvas.text(part.text, inner, Type(canvas.theme.body, 38, 20), ink, what="note")
        case Radar():
            _radar(canvas, part, _labelled(canvas, part.label, "", box))


def _area(at: Area, face: SheetFace, grid: Rectangle) -> Rectangle:
    wide, tall = grid.width / face.columns, grid.height / face.rows
    return Rectangle(grid.x + at.column * wide, grid.y + at.row * tall, at.width * wide, at.height * tall).inset(13)


def _labelled(canvas: Canvas, label: str, icon: str, box: Rectangle) -> Rectangle:
    """Write a part's label above it, and say what room is left."""
    look, x = canvas.look, box.x
    if not label and not icon:
        return box
    if icon:
        canvas.icon(icon, (x + 18, box.y + _LABEL / 2 - 4), 36, look.ink)
        x += 48
    kind = Type(canvas.theme.label, 34, 18, stand="middle", capitals=canvas.theme.capitals)
    canvas.text(label, Rectangle(x, box.y, box.right - x, _LABEL - 8), kind, Ink(look.ink, look.paper), what="label")
    return Rectangle(box.x, box.y + _LABEL, box.width, box.height - _LABEL)


def _track(canvas: Canvas, part: Track, box: Rectangle) -> None:
    rows = max(1, min(part.rows, len(part.cells)))
    columns = -(-len(part.cells) // rows)
    side = min(box.width / max(columns, 1), box.height / rows)
    gap = side * 0.07
    for place, cell in enumerate(part.cells):
        row, column = divmod(place, columns)
        _cell(canvas, cell, Rectangle(box.x + column * side, box.y + row * side, side - gap, side - gap))


def _cell(canvas: Canvas, cell: Cell, box: Rectangle) -> None:
    look, theme = canvas.look, canvas.theme
    fill, ink = _cell_colours(canvas, cell.tone)
    line = look.danger if cell.tone is Tone.DANGER else look.soft
    canvas.rect(box, fill=fill, stroke=line, stroke_width=3, rx=box.width * 0.12 if theme.corner > 20 else 0)
    x, y = box.centre
    if cell.icon and cell.label:
        canvas.icon(cell.icon, (x, box.y + box.height * 0.34), box.width * 0.42, ink)
        room = Rectangle(box.x + 4, box.y + box.height * 0.58, box.width - 8, box.height * 0.36)
    else:
        if cell.icon:
            canvas.icon(cell.icon, (x, y), box.width * 0.6, ink)
        room = box.inset(box.width * 0.08)
    if cell.label:
        size = min(room.height * 0.7, 60)
        kind = Type(theme.figures, size, 12, align="centre", stand="middle")
        canvas.text(cell.label, room, kind, Ink(ink, fill), what="track")


def _cell_colours(canvas: Canvas, tone: Tone) -> tuple[Colour, Colour]:
    look = canvas.look
    match tone:
        case Tone.DANGER:
            return look.danger_paper, look.ink
        case Tone.LIGHT:
            return (look.paper if canvas.printing else mix(look.paper, look.glow, 0.16)), look.ink
        case Tone.QUIET:
            return look.badge, look.badge_ink
        case Tone.AWARENESS | Tone.CUNNING | Tone.WRATH:
            return look.tone(tone.value, look.ink), look.intent_ink
        case Tone.PLAIN:
            return look.paper, look.ink


def _slots(canvas: Canvas, part: Slot, box: Rectangle) -> None:
    """Room for cards or tokens: one place with its name inside, or several under one name."""
    if part.count == 1:
        _slot(canvas, part, box)
        return
    box = _labelled(canvas, part.label, part.icon, box)
    wide = box.width / part.count
    for place in range(part.count):
        room = Rectangle(box.x + place * wide, box.y, wide - 12, box.height)
        _slot(canvas, Slot(part.at, "", part.icon), room)
    if part.text:
        ink = Ink(canvas.look.soft, canvas.look.paper)
        foot = Rectangle(box.x + 20, box.bottom - 60, wide - 52, 50)
        canvas.text(
            part.text, foot, Type(canvas.theme.flavour, 30, 16, align="centre", stand="middle"), ink, what="slot"
        )


def _slot(canvas: Canvas, part: Slot, box: Rectangle) -> None:
    """One place: a dashed outline, its icon faint in the middle, its name below."""
    look, theme = canvas.look, canvas.theme
    round_ = 20 if theme.corner > 20 else 4
    canvas.rect(box, fill="none", stroke=look.soft, stroke_width=3.4, stroke_dasharray="16 11", rx=round_)
    named = bool(part.label or part.text)
    if part.icon:
        size = min(box.width, box.height) * (0.34 if named else 0.4)
        at = (box.centre[0], box.y + box.height * (0.36 if named else 0.5))
        canvas.icon(part.icon, at, size, mix(look.paper, look.soft, 0.7))
    text = Rectangle(box.x + 20, box.y + box.height * 0.58, box.width - 40, box.height * 0.4 - 10)
    if part.label:
        kind = Type(theme.label, 34, 18, align="centre", capitals=theme.capitals)
        label = Rectangle(text.x, text.y, text.width, text.height * 0.6)
        fitted = canvas.text(part.label, label, kind, Ink(look.ink, look.paper), what="slot")
        text = Rectangle(text.x, fitted.ink.bottom + 8, text.width, text.bottom - fitted.ink.bottom - 8)
    if part.text:
        canvas.text(
            part.text, text, Type(theme.flavour, 30, 18, align="centre"), Ink(look.soft, look.paper), what="slot"
        )


def _legend(canvas: Canvas, part: Legend, box: Rectangle) -> None:
    look, theme = canvas.look, canvas.theme
    tall = box.height / max(1, len(part.lines))
    size = min(tall * 0.62, 50)
    for place, line in enumerate(part.lines):
        y = box.y + place * tall
        canvas.icon(line.icon, (box.x + size / 2, y + tall / 2), size, look.ink)
        x = box.x + size + 14
        if line.value:
            figure = Rectangle(x, y, 90, tall)
            canvas.text(
                line.value,
                figure,
                Type(theme.figures, size * 0.72, 16, stand="middle"),
                Ink(look.ink, look.paper),
                what="number",
            )
            x += 100
        canvas.text(
            line.label,
            Rectangle(x, y, box.right - x, tall - 4),
            Type(theme.body, 34, 18, stand="middle"),
            Ink(look.ink, look.paper),
            what="legend",
        )
        if place:
            canvas.path(
                path([(box.x, y - 1), (box.right, y - 1)]), fill="none", stroke=look.grain, stroke_width=2, opacity=0.6
            )


def _radar(canvas: Canvas, part: Radar, box: Rectangle) -> None:
    look, theme = canvas.look, canvas.theme
    x, y = box.centre
    radius = min(box.width, box.height) / 2 - 40
    for share in (1.0, 0.68, 0.36):
        canvas.circle((x, y), radius * share, fill="none", stroke=look.cold, stroke_width=3.5)
    slant = radius * 0.7071
    canvas.path(
        path([(x - slant, y - slant), (x + slant, y + slant)]) + path([(x - slant, y + slant), (x + slant, y - slant)]),
        fill="none",
        stroke=look.cold,
        stroke_width=3,
    )
    canvas.circle((x, y), 13, fill=look.glow if not canvas.printing else look.ink)
    kind = Type(theme.figures, 32, 14, align="centre", stand="middle")
    for name, (across, down) in zip(part.names, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
        at = (x + across * (radius + 22), y + down * (radius + 20))
        canvas.text(name, Rectangle(at[0] - 20, at[1] - 20, 40, 40), kind, Ink(look.ink, look.paper), what="direction")

"""Cards, front and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple

from nocturne.pictures import _paper, flow
from nocturne.pictures._scene import Scene, rounded
from nocturne.pictures.backdrop import backdrop
from nocturne.pictures.badges import badge_size, intent, intent_height, price, stats_row
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.colour import Colour, colour, mix
from nocturne.pictures.emblems import BY_GAME
from nocturne.pictures.faces import CardBack, CardFace
from nocturne.pictures.flow import Block, TypeSetting
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle, Type, fit
from nocturne.pictures.svg import element
from nocturne.pictures.theme import Style

MARGIN = 34
_FOOTER = 34
_STATS = 84


def shades_of(canvas: Canvas, palette: tuple[str, str] | None) -> tuple[Colour, Colour]:
    """The two colours of a picture, or the theme's."""
    if palette is None:
        return canvas.look.palette
    first, second = colour(palette[0]), colour(palette[1])
    if canvas.variant == "dark":
        return first, second
    pale = canvas.look.core if canvas.variant == "light" else canvas.look.night
    return mix(first, pale, 0.5), mix(second, pale, 0.5)


class _Plan(NamedTuple):
    """Where the parts of a card lie, and how large its text is."""

    whole: Rectangle
    head: Rectangle
    picture: Rectangle
    panel: Rectangle
    columns: tuple[tuple[Block, ...], ...]
    size: float


def draw_card(canvas: Canvas, face: CardFace, whole: Rectangle) -> None:
    """The front of a card: picture, panel, title, Intent, price, text."""
    plan = _plan(canvas, face, whole)
    grain = Grain(face.game, face.id)
    emblem = face.emblem or grain.sub("choice").pick(BY_GAME[face.game])
    scene = Scene(whole, plan.picture, shades_of(canvas, face.palette), emblem, grain.sub("scene"))
    with cut(canvas, whole):
        backdrop(canvas).scene(canvas, scene)
        backdrop(canvas).panel(canvas, plan.panel, grain.sub("panel"))
        _head(canvas, face, plan, scene)
        _body(canvas, face, plan)
    frame(canvas, whole)


def cut(canvas: Canvas, whole: Rectangle, *, corner: float | None = None) -> AbstractContextManager[None]:
    """What is drawn inside ends at the edge of the piece."""
    corner = 0 if canvas.printing else canvas.theme.corner if corner is None else corner
    shape = element("rect", x=whole.x, y=whole.y, width=whole.width, height=whole.height, rx=corner or None)
    return canvas.group(clip_path=canvas.clip(shape))


def frame(canvas: Canvas, whole: Rectangle, *, corner: float | None = None) -> None:
    """The edge: a cut line for the printer, a hairline on the screen."""
    if canvas.printing:
        canvas.rect(whole, fill="none", stroke=canvas.look.soft, stroke_width=2, stroke_dasharray="14 10")
        return
    corner = canvas.theme.corner if corner is None else corner
    canvas.path(
        rounded(whole.inset(1.5), corner - 1.5), fill="none", stroke=canvas.look.core, stroke_width=3, opacity=0.35
    )


# Where the text goes: the picture gives way step by step, and then the type.
_TRIES = (
    (0.29, 1.2),
    (0.33, 1.12),
    (0.38, 1.06),
    (0.45, 1.0),
    (0.50, 1.0),
    (0.50, 0.93),
    (0.57, 1.0),
    (0.57, 0.93),
    (0.57, 0.87),
    (0.64, 0.87),
    (0.68, 0.82),
    (0.72, 0.76),
    (0.72, 0.7),
)


class _Fit(NamedTuple):
    """The text of a card in columns: its size, its height, and how much of the card its panel may take."""

    columns: tuple[tuple[Block, ...], ...]
    size: float
    tall: float
    share: float


def _plan(canvas: Canvas, face: CardFace, whole: Rectangle) -> _Plan:
    head = Rectangle(MARGIN, 30, whole.width - 2 * MARGIN, 122 if face.kind else 100)
    fixed = MARGIN + 14 + _FOOTER + (_STATS if face.stats else 0)
    fits = _fits(canvas, flow.blocks_of(face), whole)
    fit_ = next((tried for tried in fits if fixed + tried.tall <= whole.height * tried.share), None)
    fit_ = (
        fit_ or list(_fits(canvas, flow.blocks_of(face), whole))[-1]
    )  # too long at any size: it will be cut, and told
    height = min(max(fixed + fit_.tall, whole.height * 0.28), whole.height * fit_.share)
    panel = Rectangle(0, whole.bottom - height, whole.width, height)
    picture = Rectangle(0, head.bottom, whole.width, panel.y - head.bottom)
    return _Plan(whole, head, picture, panel, fit_.columns, fit_.size)


def _fits(canvas: Canvas, blocks: Sequence[Block], whole: Rectangle) -> Iterator[_Fit]:
    """Ways to set the text, from the roomiest to the tightest."""
    best = 28.5 if whole.width < 800 else 33
    wide = whole.width >= 900 and len(blocks) > 2
    for share, scale in _TRIES:
        setting = TypeSetting(canvas.theme, round(best * scale, 1))
        columns, tall = _columns(setting, blocks, whole.width - 2 * MARGIN - 8, wide=wide)
        yield _Fit(columns, setting.size, tall, share)


_GUTTER = 40


def _columns(
    setting: TypeSetting, blocks: Sequence[Block], width: float, *, wide: bool
) -> tuple[tuple[tuple[Block, ...], ...], float]:
    """The blocks in one column, or in two of like height."""
    if not wide:
        return (tuple(blocks),), setting.total(blocks, width)
    half = (width - _GUTTER) / 2
    tall = [setting.height(block, half) for block in blocks]

    def taller(at: int) -> float:
        return max(setting.stacked(blocks[:at], tall[:at]), setting.stacked(blocks[at:], tall[at:]))

    best = min(range(1, len(blocks)), key=taller)
    return (tuple(blocks[:best]), tuple(blocks[best:])), taller(best)


def _head(canvas: Canvas, face: CardFace, plan: _Plan, scene: Scene) -> None:
    theme, look = canvas.theme, canvas.look
    side = badge_size(plan.whole)
    left = side + 14 if face.intents else 0
    right = side + 14 if face.price else 0
    torch = theme.style is Style.TORCH
    if not torch:
        left = right = max(left, right, 20)
    title = Rectangle(plan.head.x + left, plan.head.y, plan.head.width - left - right, 84 if face.kind else 92)
    ground = title_ground(canvas, scene)
    align = "left" if torch else "centre"
    size = 43 if plan.whole.width < 800 else 56
    kind = Type(theme.title, size, 22, leading=1.06, align=align, stand="middle", capitals=theme.capitals)
    canvas.text(face.title, title, kind, Ink(look.title, ground), what="title")
    if face.kind:
        small = Type(theme.label, 19, 15, align=align, stand="middle", capitals=True)
        line = Rectangle(title.x, title.bottom + 6, title.width, 24)
        canvas.text(face.kind, line, small, Ink(look.title, ground), what="kind")
    y = plan.head.y
    for part in face.intents:
        intent(canvas, part, (plan.head.x + side / 2, y + side / 2), side)
        y += intent_height(part, side) + 10
    if face.price:
        price(canvas, face.price, (plan.head.right - side / 2, plan.head.y + side / 2), side)


def title_ground(canvas: Canvas, scene: Scene) -> Colour:
    """The colour behind a title."""
    return _paper.title_ground(canvas, scene.shades) if canvas.theme.style is Style.PAPER else canvas.look.night


def _body(canvas: Canvas, face: CardFace, plan: _Plan) -> None:
    inner = Rectangle(
        MARGIN + 4,
        plan.panel.y + MARGIN - 2,
        plan.panel.width - 2 * MARGIN - 8,
        plan.panel.height - MARGIN - 12 - _FOOTER,
    )
    if face.stats:
        stats_row(canvas, face.stats, Rectangle(inner.x, inner.y - 8, inner.width, _STATS - 12))
        inner = Rectangle(inner.x, inner.y + _STATS, inner.width, inner.height - _STATS)
    count = len(plan.columns)
    width = (inner.width - _GUTTER * (count - 1)) / count
    for place, blocks in enumerate(plan.columns):
        column = Rectangle(inner.x + place * (width + _GUTTER), inner.y, width, inner.height)
        flow.draw_blocks(canvas, blocks, column, plan.size)
    _footer(canvas, face, plan)


def _footer(canvas: Canvas, face: CardFace, plan: _Plan) -> None:
    look, theme = canvas.look, canvas.theme
    y = plan.panel.bottom - _FOOTER - 2
    half = (plan.panel.width - 2 * MARGIN - 8) / 2
    ink = Ink(look.soft, look.paper)
    left = Rectangle(MARGIN + 4, y, half * 1.4, 24)
    if face.footer:
        canvas.text(
            face.footer, left, Type(theme.label._replace(bold=False), 17.5, 14, stand="middle"), ink, what="footer"
        )
    if face.code:
        right = Rectangle(plan.panel.right - MARGIN - 4 - half * 0.55, y, half * 0.55, 24)
        canvas.text(face.code, right, Type(theme.figures, 17.5, 13, align="right", stand="middle"), ink, what="code")


def draw_back(canvas: Canvas, back: CardBack, game: str, whole: Rectangle) -> None:
    """The back of a card: the emblem of its pile, the pile's name, and the action printed on it."""
    grain = Grain(game, "back", back.label, back.emblem)
    emblem = back.emblem or grain.sub("choice").pick(BY_GAME[game])
    scene = Scene(whole, whole, shades_of(canvas, None), emblem, grain.sub("scene"))
    with cut(canvas, whole):
        backdrop(canvas).back(canvas, scene)
        if back.title or back.text:
            _back_action(canvas, back, whole, grain)
        elif back.label:
            _pile_name(canvas, back.label, whole)
        if back.code:
            tag(canvas, back.code, Rectangle(whole.right - 190, 34, 156, 52), size=30)
    frame(canvas, whole)


def _pile_name(canvas: Canvas, label: str, whole: Rectangle) -> None:
    """The name of a pile, on a strip of its own."""
    theme, look = canvas.theme, canvas.look
    kind = Type(theme.title, 42, 20, align="centre", stand="middle", capitals=theme.capitals)
    room = Rectangle(MARGIN * 2, whole.height * 0.82, whole.width - 4 * MARGIN, 74)
    fitted = fit(label, room.inset(20, 6), kind, what="back")
    strip = Rectangle(fitted.ink.x - 34, room.y, fitted.ink.width + 68, room.height)
    ends = {"rx": 8 if theme.corner > 20 else None}
    canvas.rect(strip, fill=look.paper, stroke=look.cold, stroke_width=2.4, **ends)
    canvas.place(fitted, Ink(look.ink, look.paper), what="back")


def _back_action(canvas: Canvas, back: CardBack, whole: Rectangle, grain: Grain) -> None:
    theme, look = canvas.theme, canvas.look
    blocks = [Block(back.text, label=back.title, what="back action")]
    width = whole.width - 2 * MARGIN - 8
    size = next((s for s in (28, 26, 24, 22) if TypeSetting(theme, s).total(blocks, width) < whole.height * 0.24), 20)
    tall = min(TypeSetting(theme, size).total(blocks, width) + 84, whole.height * 0.36)
    panel = Rectangle(0, whole.bottom - tall, whole.width, tall)
    backdrop(canvas).panel(canvas, panel, grain.sub("panel"))
    flow.draw_blocks(canvas, blocks, Rectangle(MARGIN + 4, panel.y + 30, width, tall - 74), size)
    if back.label:
        foot = Rectangle(MARGIN + 4, panel.bottom - 36, width, 24)
        kind = Type(theme.label._replace(bold=False), 17.5, 14, stand="middle")
        canvas.text(back.label, foot, kind, Ink(look.soft, look.paper), what="back")


def tag(canvas: Canvas, code: str, box: Rectangle, *, size: float) -> None:
    """A code on a small tag."""
    look = canvas.look
    canvas.rect(box, fill=look.badge, stroke=look.badge_ink, stroke_width=2.4, rx=4)
    kind = Type(canvas.theme.figures, size, 13, align="centre", stand="middle")
    canvas.text(code, box.inset(10, 4), kind, Ink(look.badge_ink, look.badge), what="code")

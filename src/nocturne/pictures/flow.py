"""The text of a card as blocks one under the other, all at one size: rules, labelled sections, flavour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.colour import Colour
from nocturne.pictures.faces import CardFace, Tone
from nocturne.pictures.layout import Rectangle, Type, fit, height_of
from nocturne.pictures.svg import path
from nocturne.pictures.theme import Palette, Theme


class Block(NamedTuple):
    """A paragraph or section: its label, icon, text and tone."""

    text: str
    label: str = ""
    icon: str = ""
    tone: Tone = Tone.PLAIN
    flavour: bool = False
    what: str = "rules text"


_GAP = 0.62  # between blocks, in ems
_PAD = 0.42  # inside a tinted block
_LABEL = 0.88  # the size of a label, of the size of the text
_FLAVOUR = 0.9
_ICON = 1.9  # the column that a section's icon takes


def blocks_of(face: CardFace) -> list[Block]:
    """The blocks of a card, in the order of the card."""
    blocks = [Block(face.text)] if face.text.strip() else []
    blocks += [Block(part.text, part.label, part.icon, part.tone) for part in face.sections]
    if face.flavour.strip():
        blocks.append(Block(face.flavour, flavour=True, what="flavour"))
    return blocks


class TypeSetting(NamedTuple):
    """Type for blocks, from a theme, at a size."""

    theme: Theme
    size: float

    def body(self, block: Block) -> Type:
        """How the text of a block is set."""
        font = self.theme.flavour if block.flavour else self.theme.body
        size = round(self.size * (_FLAVOUR if block.flavour else 1), 1)
        return Type(font, size, size, leading=1.2)

    def label(self) -> Type:
        """How labels are set."""
        size = round(self.size * _LABEL, 1)
        return Type(self.theme.label, size, min(size, 17), leading=1.15, capitals=self.theme.capitals)

    def indent(self, block: Block) -> float:
        """How far the text of a block stands in."""
        return (_ICON * self.size if block.icon else 0) + (2 * _PAD * self.size if tinted(block) else 0)

    def height(self, block: Block, width: float) -> float:
        """How high a block stands."""
        inner = width - self.indent(block) - (_PAD * self.size if tinted(block) else 0)
        kind = self.body(block)
        tall = height_of(block.text, inner, kind, kind.size)
        if block.label:
            label = self.label()
            tall += height_of(block.label, inner, label, label.size) + (0.12 * self.size if block.text.strip() else 0)
        if block.icon:
            tall = max(tall, 1.5 * self.size)
        return tall + (2 * _PAD * self.size if tinted(block) else 0)

    def total(self, blocks: Sequence[Block], width: float) -> float:
        """How high all blocks stand, with the gaps between them."""
        return self.stacked(blocks, [self.height(block, width) for block in blocks])

    def stacked(self, blocks: Sequence[Block], heights: Sequence[float]) -> float:
        """How high blocks of known heights stand, with the gaps between them."""
        return sum(heights) + self.size * sum(_gap(block) for block in blocks[1:])


def tinted(block: Block) -> bool:
    """Whether a block stands on a ground of its own."""
    return block.tone is Tone.DANGER


def _gap(block: Block) -> float:
    """The gap above a block, in ems: a rule stands above flavour."""
    return 0.95 if block.flavour else _GAP


def draw_blocks(canvas: Canvas, blocks: Sequence[Block], box: Rectangle, size: float) -> None:
    """Put blocks into a box from the top; what goes beyond its end is cut and told."""
    setting = TypeSetting(canvas.theme, size)
    y = box.y
    for place, block in enumerate(blocks):
        y += _gap(block) * size if place else 0
        left = box.bottom - y
        if left < 0.6 * size and place:
            canvas.warnings.append(f'{block.what} does not fit and was left out: "{block.text[:40]}"')
            continue
        tall = min(setting.height(block, box.width), left)
        if block.flavour and place:
            _rule(canvas, box.x, y - 0.42 * size)
        _draw_block(canvas, setting, block, Rectangle(box.x, y, box.width, tall))
        y += tall


def _draw_block(canvas: Canvas, setting: TypeSetting, block: Block, box: Rectangle) -> None:
    look, size = canvas.look, setting.size
    ground = _ground(canvas, block, box)
    pad = _PAD * size if tinted(block) else 0
    indent = setting.indent(block)
    inner = Rectangle(box.x + indent, box.y + pad, box.width - indent - pad, box.height - 2 * pad)
    if block.icon:
        at = (box.x + indent - _ICON * size * 0.56, inner.y + size * 0.74)
        canvas.icon(block.icon, at, size * 1.42, _accent(block, look))
    if block.label:
        fitted = fit(block.label, inner, setting.label(), what="label")
        canvas.place(fitted, Ink(look.ink if tinted(block) else look.soft, ground), what="label")
        used = fitted.ink.height + 0.12 * size
        inner = Rectangle(inner.x, inner.y + used, inner.width, inner.height - used)
    if block.text.strip():
        ink = Ink(look.soft if block.flavour else look.ink, ground)
        canvas.text(block.text, inner, setting.body(block), ink, what=block.what)


def _accent(block: Block, look: Palette) -> Colour:
    return look.tone(block.tone.value, look.ink)


def _rule(canvas: Canvas, x: float, y: float) -> None:
    canvas.path(path([(x, y), (x + 70, y)]), stroke=canvas.look.grain, stroke_width=2, fill="none")


def _ground(canvas: Canvas, block: Block, box: Rectangle) -> Colour:
    """Draw the ground of a block, if it has one of its own, and say which colour its text stands on."""
    look = canvas.look
    if not tinted(block):
        return look.paper
    canvas.rect(box, fill=look.danger_paper, stroke=look.danger, stroke_width=2)
    _hazard(canvas, Rectangle(box.x, box.y, 13, box.height))
    return look.danger_paper


def _hazard(canvas: Canvas, box: Rectangle) -> None:
    """Slanted stripes down an edge: danger has a pattern, not only a colour."""
    canvas.rect(box, fill=canvas.look.danger)
    stripes, y = [], box.y
    while y + box.width + 9 <= box.bottom:
        stripes.append(
            path([(box.x, y + box.width), (box.right, y), (box.right, y + 9), (box.x, y + box.width + 9)], close=True)
        )
        y += 20
    canvas.path("".join(stripes) or "M0 0", fill=canvas.look.danger_paper)

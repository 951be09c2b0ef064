"""Etherfields in a terminal: the Dreamscape with the Dreamers beside it, or the Dreamworld Map; then cards and tiles.

What must be decided stands last, next to the question: your hand, with what each card gives and says.
"""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.games.etherfields.model import SceneKind
from nocturne.games.etherfields.views import EtherfieldsView
from nocturne.terminal.painters._etherfields_map import paint_map
from nocturne.terminal.painters._etherfields_sheet import (
    paint_actions,
    paint_dreamers,
    paint_hand,
    paint_offer,
    paint_team,
    paint_time,
    paint_turned_up,
    paint_world,
    paragraphs,
)
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import pad, shown

BESIDE = 44
"""How much room the sheet needs to stand beside the drawing."""


def paint(view: EtherfieldsView, pen: Pen, _seat: int | None) -> list[str]:
    """The whole table."""
    width = pen.screen.width - 1
    if not view.dreamers or not any(me.archetype for me in view.dreamers):
        return []
    plays = view.scene is not SceneKind.NONE and view.dreamscape is not None
    drawing = paint_map(view, pen) if plays else []
    wide = max(map(shown, drawing), default=0)
    roomy = bool(drawing) and width >= wide + 3 + BESIDE
    room = width - wide - 3 if roomy else width
    sheet = [
        *paragraphs(paint_time(view, pen), room),
        *paragraphs(paint_team(view, pen), room),
        *paragraphs(paint_dreamers(view, pen), room),
    ]
    lines = beside(drawing, sheet, wide) if roomy else [*drawing, *sheet]
    if plays:
        lines += paragraphs(paint_actions(view, pen), width)
    elif view.world is not None:
        lines += paragraphs(paint_world(view, pen), width)
    last = (paint_turned_up, paint_offer, paint_hand)
    return [*lines, *[line for part in last for line in paragraphs(part(view, pen), width)]]


def beside(drawing: Sequence[str], sheet: Sequence[str], wide: int) -> list[str]:
    """The sheet to the right of the drawing."""
    height = max(len(drawing), len(sheet))
    left = [*drawing, *[""] * (height - len(drawing))]
    right = [*sheet, *[""] * (height - len(sheet))]
    return [f"{pad(drawn, wide)}   {other}".rstrip() for drawn, other in zip(left, right, strict=True)]

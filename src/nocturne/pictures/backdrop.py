"""Backgrounds grown from a record's id: every card has a picture of its own, and always the same one.

Each style of theme has its own module; this one holds what they share and picks the right one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nocturne.pictures import _paper, _quiet, _torch
from nocturne.pictures._scene import Scene
from nocturne.pictures.canvas import Canvas, Ink
from nocturne.pictures.grain import Grain
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.theme import Style


class Backdrop(NamedTuple):
    """What a style can draw: the picture of a card, the panel for its text, the ground of a back or a sheet.

    The ground of a sheet says how its title is to be written.
    """

    scene: Callable[[Canvas, Scene], None]
    panel: Callable[[Canvas, Rectangle, Grain], None]
    back: Callable[[Canvas, Scene], None]
    sheet: Callable[[Canvas, Scene], Ink]


BACKDROPS = {
    Style.PAPER: Backdrop(_paper.scene, _paper.panel, _paper.back, _paper.sheet),
    Style.TORCH: Backdrop(_torch.scene, _torch.panel, _torch.back, _torch.sheet),
    Style.QUIET: Backdrop(_quiet.scene, _quiet.panel, _quiet.back, _quiet.sheet),
}
"""The backgrounds of each style."""


def backdrop(canvas: Canvas) -> Backdrop:
    """The backgrounds of a canvas's theme."""
    return BACKDROPS[canvas.theme.style]

"""What a painter paints with, and which painter paints which game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from nocturne.i18n import say
from nocturne.kernel.text import Argument, Text
from nocturne.terminal.screen import Screen

PAINTERS = {
    "alone": "nocturne.terminal.painters.alone",
    "etherfields": "nocturne.terminal.painters.etherfields",
    "lanterns": "nocturne.terminal.painters.lanterns",
}
"""The games that have a painter of their own, and its module."""


class Pen:
    """Words of one game, colours and signs of one screen; things are called as the pack that is played calls them."""

    def __init__(self, screen: Screen, game: str, pack: str = "") -> None:
        self.screen = screen
        self.game = game
        self.pack = pack or game

    def words(self, key: str, /, **values: Argument) -> str:
        """A message of the game's catalogue."""
        return say(Text.of(key, **values), self.screen.language, game=self.game)

    def style(self, text: str, *styles: str) -> str:
        """The text in colour, where there are colours."""
        return self.screen.style(text, *styles)


Painter: TypeAlias = Callable[[Any, Pen, int | None], list[str]]
"""Paints a view of its game as lines, for a seat or, with None, for somebody who looks on."""


def painter_of(game: str) -> Painter:
    """The painter of a game; a plain one where it has none of its own."""
    module = import_module(PAINTERS.get(game, "nocturne.terminal.painters.plain"))
    paint: Painter = module.paint
    return paint

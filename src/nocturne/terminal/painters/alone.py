"""ALONE in a terminal: light and dark at a glance, with and without colours.

The Hero sees the Labyrinth as far as it is Revealed, Evil the whole Map. A lit sector is clear, has strong walls and a
star; a dark one is full of murk; what is not known is not drawn. On Evil's screen the floor of what the Hero knows is
denser. Below stands what the cards say that matter now.
"""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.games.alone.views import AloneView
from nocturne.terminal.painters._alone_cards import paint_cards
from nocturne.terminal.painters._alone_drawing import legend_lines, titled
from nocturne.terminal.painters._alone_floors import labyrinth_floors, map_floors
from nocturne.terminal.painters._alone_sheet import paint_sheet
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import pad, shown

BESIDE = 38
"""How much room the sheet needs to stand beside the drawing."""


def paint(view: AloneView, pen: Pen, _seat: int | None) -> list[str]:
    """The drawing with the sheet beside it where there is room, and below it where there is none."""
    floors = map_floors(view, view.map) if view.map is not None else labyrinth_floors(view)
    drawing = side_by_side([titled(key, floor, pen) for key, floor in floors.items() if floor], pen.screen.width)
    wide = max(map(shown, drawing), default=0)
    roomy = pen.screen.width >= wide + 3 + BESIDE
    sheet = paint_sheet(view, pen, pen.screen.width - (wide + 3 if roomy else 1))
    legend = [pen.style(line, "dim") for line in legend_lines(floors, pen)]
    cards = [pen.style(line, "dim") for line in paint_cards(view, pen)]
    if cards:
        cards = ["", *cards]
    if not roomy:
        return [*drawing, *legend, "", *sheet, *cards]
    height = max(len(drawing), len(sheet))
    rows = zip(filled(drawing, height), filled(sheet, height), strict=True)
    return [*[f"{pad(left, wide)}   {right}" for left, right in rows], *legend, *cards]


def filled(lines: Sequence[str], height: int) -> list[str]:
    """The lines, with empty ones below up to a height."""
    return [*lines, *[""] * (height - len(lines))]


def side_by_side(drawings: Sequence[list[str]], width: int) -> list[str]:
    """Both floors in a row, or one below the other on a narrow screen."""
    widths = [max(map(shown, drawing)) for drawing in drawings]
    if sum(widths) + 2 * (len(widths) - 1) > width:
        return [line for drawing in drawings for line in drawing]
    height = max(map(len, drawings), default=0)
    columns = [filled(drawing, height) for drawing in drawings]
    return ["  ".join(map(pad, row, widths)) for row in zip(*columns, strict=True)]

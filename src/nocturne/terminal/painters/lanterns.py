"""Lanterns in a terminal: the drawn house, and beside it the Seekers, the piles and the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nocturne.games.lanterns.views import LanternsView
from nocturne.kernel.grid import Direction, Grid, Space, drawn
from nocturne.kernel.text import Text
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import pad, shown

INSIDE = 5
"""Room for four Seekers and a lantern in one space."""

SEAT_STYLES = ("cyan", "magenta", "green", "blue")
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The sign where walls meet: by the sum of 1 for a wall above, 2 right, 4 below, 8 left."""
BESIDE = 40
"""How wide the text beside the house is."""


def paint(view: LanternsView, pen: Pen, seat: int | None) -> list[str]:
    """The house and what lies beside it; one below the other on a narrow screen."""
    house = paint_house(view, pen)
    beside = [*paint_state(view, pen), "", *paint_seekers(view, pen, seat), "", *paint_hand(view, pen)]
    wide = max(map(shown, house))
    if pen.screen.width < wide + 3 + BESIDE:
        return [*house, "", *beside]
    height = max(len(house), len(beside))
    rows = zip(filled(house, height), filled(beside, height), strict=True)
    return [f" {pad(left, wide)}  {right}" for left, right in rows]


def filled(lines: Sequence[str], height: int) -> list[str]:
    """The lines, with empty ones below up to a height."""
    return [*lines, *[""] * (height - len(lines))]


def letter(seat: int) -> str:
    """The letter by which a Seeker is drawn."""
    return chr(ord("a") + seat)


def mark(pen: Pen) -> str:
    """The sign of a lantern."""
    return pen.style("*", "bold", "yellow")


def paint_state(view: LanternsView, pen: Pen) -> list[str]:
    """The round, the lanterns left and the piles."""
    return [
        pen.style(pen.words("view-round", round=view.round), "bold"),
        pen.words("view-lanterns", lanterns=len(view.lanterns)),
        pen.style(pen.words("view-piles", deck=view.deck, discard=len(view.discard)), "dim"),
    ]


def paint_seekers(view: LanternsView, pen: Pen, seat: int | None) -> list[str]:
    """The Seekers in a table: everything that lies open."""
    heads = ("view-seeker", "view-column-pace", "view-column-steps", "view-column-lanterns", "view-column-cards")
    rows = [[pad("", 4) + pen.words(heads[0]), *[pen.words(head) for head in heads[1:]]]]
    for index, seeker in enumerate(view.seekers):
        pointer = "> " if index == seat else "  "
        name = f"{letter(index)} {pen.words('seat', number=index + 1)}"
        rows.append(
            [
                pointer + pen.style(name, "bold", SEAT_STYLES[index]),
                pen.words("view-pace", pace=seeker.pace),
                *map(str, (seeker.steps, seeker.lanterns, seeker.cards)),
            ]
        )
    widths = [max(shown(row[column]) for row in rows) for column in range(len(heads))]
    lines = [" ".join(pad(cell, widths[i], right=i > 1) for i, cell in enumerate(row)) for row in rows]
    return [pen.style(lines[0], "dim"), *lines[1:]]


def paint_hand(view: LanternsView, pen: Pen) -> list[str]:
    """The hand of the seat that looks, and what the signs mean."""
    legend = pen.style(pen.words("view-legend", mark="*"), "dim")
    if view.hand is None:
        return [legend]
    cards = tuple(Text.of("view-card", card=card) for card in view.hand)
    return [pen.words("view-hand", cards=cards), legend]


# -- the house


def paint_house(view: LanternsView, pen: Pen) -> list[str]:
    """The house with walls as lines; Seekers that share a space stand side by side."""
    grid, _ = drawn(view.house)
    inside = contents(view, pen)
    lines = []
    for row in range(grid.height + 1):
        lines.append(pen.style(wall_line(grid, row, drawing=pen.screen.unicode), "dim"))
        if row < grid.height:
            lines.append(space_line(grid, row, inside, pen))
    return lines


def contents(view: LanternsView, pen: Pen) -> dict[Space, str]:
    """What stands in each space."""
    signs: dict[Space, str] = {}
    for index, seeker in enumerate(view.seekers):
        sign = pen.style(letter(index), "bold", SEAT_STYLES[index])
        signs[seeker.at] = signs.get(seeker.at, "") + sign
    for space in view.lanterns:
        signs[space] = signs.get(space, "") + mark(pen)
    return signs


def wall_line(grid: Grid, row: int, *, drawing: bool) -> str:
    """The line between two rows of spaces: walls, gaps, and the joints where they meet."""
    line = ""
    for column in range(grid.width + 1):
        right = wall_above(grid, row, column)
        parts = (
            wall_left(grid, row - 1, column),
            right,
            wall_left(grid, row, column),
            wall_above(grid, row, column - 1),
        )
        joint = JOINTS[sum(1 << place for place, there in enumerate(parts) if there)]
        line += (joint if drawing else "+") + (("─" if drawing else "-") if right else " ") * INSIDE
    return line.rstrip(" ") if drawing else line[: -INSIDE or None]


def space_line(grid: Grid, row: int, inside: Mapping[Space, str], pen: Pen) -> str:
    """A row of spaces with the walls between them."""
    wall = pen.style("│" if pen.screen.unicode else "|", "dim")
    line = ""
    for column in range(grid.width):
        cell = inside.get(Space(row * grid.width + column), "")
        left = " " * ((INSIDE - shown(cell) + 1) // 2)
        line += (wall if wall_left(grid, row, column) else " ") + pad(left + cell, INSIDE)
    return line + wall


def wall_above(grid: Grid, row: int, column: int) -> bool:
    """Whether a wall runs along the upper side of a space; outside the house there is none."""
    if not 0 <= column < grid.width:
        return False
    if row in (0, grid.height):
        return True
    return Direction.NORTH not in grid.exits[row * grid.width + column]


def wall_left(grid: Grid, row: int, column: int) -> bool:
    """Whether a wall runs along the left side of a space; outside the house there is none."""
    if not 0 <= row < grid.height:
        return False
    if column in (0, grid.width):
        return True
    return Direction.WEST not in grid.exits[row * grid.width + column]

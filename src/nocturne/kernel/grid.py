"""Maps drawn in text: square spaces with walls between them, read from and written as a drawing.

    +--+--+--+
    |a   * |*|        a space is two characters wide; `|` and `--` are walls, and what stands in a space is a letter
    +  +--+--+

Distances are kept in tables that are filled when first asked: the walls of a grid never change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NewType

from nocturne.kernel.errors import PositionError
from nocturne.kernel.text import Text

Space = NewType("Space", int)

FAR = 1 << 30
"""The distance to a space that cannot be reached: more steps than any grid has spaces."""


class Direction(StrEnum):
    """A way to step."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Grid:
    """A rectangle of spaces, numbered row by row, with walls. Immutable; shared by all tables played on it."""

    __slots__ = ("_blank", "_distances", "exits", "height", "width")

    def __init__(self, width: int, height: int, exits: tuple[Mapping[Direction, Space], ...]) -> None:
        self.width = width
        self.height = height
        self.exits = exits  # for each space, where each open direction leads, in the order of Direction
        self._distances: dict[Space, tuple[int, ...]] = {}
        self._blank = ""  # the drawing without marks, once somebody has looked

    def distance(self, start: Space, end: Space) -> int:
        """Steps between two spaces, around the walls."""
        return self.distances(start)[end]

    def distances(self, start: Space) -> tuple[int, ...]:
        """Steps from a space to every space."""
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = self._measure(start)
        return known

    def _measure(self, start: Space) -> tuple[int, ...]:
        distances = {start: 0}
        border = [start]
        for space in border:
            for following in self.exits[space].values():
                if following not in distances:
                    distances[following] = distances[space] + 1
                    border.append(following)
        return tuple(distances.get(Space(space), FAR) for space in range(len(self.exits)))

    def draw(self, marks: Mapping[Space, str] | None = None) -> str:
        """The grid as a drawing, with up to two letters in each space."""
        if not self._blank:
            self._blank = self._walls()
        letters = [""] * len(self.exits)
        for space, mark in (marks or {}).items():
            letters[space] = mark
        return self._blank % tuple(letters)

    def _walls(self) -> str:
        """The drawing with a place for the letters of each space; drawing it anew each time would take far longer."""
        lines = []
        for row in range(self.height):
            spaces = [Space(row * self.width + column) for column in range(self.width)]
            lines.append("+" + "+".join("  " if Direction.NORTH in self.exits[s] else "--" for s in spaces) + "+")
            lines.append("|" + "".join("%-2s" + (" " if Direction.EAST in self.exits[s] else "|") for s in spaces))
        return "\n".join([*lines, "+" + "--+" * self.width])


def drawn(text: str) -> tuple[Grid, dict[Space, str]]:
    r"""Read a drawing: the grid, and the letters that stand in its spaces. `PositionError` names line and column.

    >>> grid, marks = drawn("+--+--+\n|a  b |\n+  +--+\n|     |\n+--+--+")
    >>> marks, grid.distance(1, 3)
    ({0: 'a', 1: 'b'}, 3)
    """
    lines = text.rstrip("\n").split("\n")
    width, height = _size(lines)
    exits: list[dict[Direction, Space]] = [{} for _ in range(width * height)]
    marks: dict[Space, str] = {}
    for row in range(height):
        above, line = lines[2 * row], lines[2 * row + 1]
        for column in range(width):
            here, at = Space(row * width + column), 3 * column
            _expect(above, 2 * row, at, ("+",))
            if not _wall(above, 2 * row, slice(at + 1, at + 3), "--") and row:
                _join(exits, here, Space(here - width), Direction.NORTH, Direction.SOUTH)
            if not _wall(line, 2 * row + 1, slice(at, at + 1), "|") and column:
                _join(exits, here, Space(here - 1), Direction.WEST, Direction.EAST)
            if mark := line[at + 1 : at + 3].strip():
                marks[here] = mark
    ordered = tuple([{to: space[to] for to in Direction if to in space} for space in exits])
    return Grid(width, height, ordered), marks


def _size(lines: list[str]) -> tuple[int, int]:
    width, rest = divmod(len(lines[0]) - 1, 3)
    if rest or width < 1 or len(lines) < 3 or not len(lines) % 2:
        raise _wrong(Text.of("drawing-edge"))
    for number, line in enumerate(lines, 1):
        if len(line) != len(lines[0]):
            raise _wrong(Text.of("drawing-width", number=number, width=len(line), first=len(lines[0])))
    if set(lines[0] + lines[-1]) - {"+", "-"} or any(line[0] != line[-1] for line in lines):
        raise _wrong(Text.of("drawing-open"))
    for column in range(width):
        _expect(lines[-1], len(lines) - 1, 3 * column, ("+--",))
    return width, len(lines) // 2


def _wall(line: str, row: int, where: slice, wall: str) -> bool:
    _expect(line[where.start : where.stop], row, 0, (wall, " " * len(wall)), where.start)
    return line[where] == wall


def _expect(text: str, row: int, at: int, wanted: Iterable[str], column: int | None = None) -> None:
    if not any(text[at : at + len(sign)] == sign for sign in wanted):
        place = at if column is None else column
        marks = tuple([Text.of("quoted", word=sign) for sign in wanted])
        raise _wrong(Text.of("drawing-mark", line=row + 1, column=place + 1, marks=marks, given=text[at : at + 2]))


def _wrong(problem: Text) -> PositionError:
    return PositionError(Text.of("at-place", place="map", problem=problem))


def _join(exits: list[dict[Direction, Space]], a: Space, b: Space, there: Direction, back: Direction) -> None:
    exits[a][there] = b
    exits[b][back] = a

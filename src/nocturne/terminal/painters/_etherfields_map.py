"""The Dreamscape drawn with signs: spaces with their numbers, Walls, icons, figures and actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nocturne.games.etherfields.plan import PlannedSpace
from nocturne.games.etherfields.views import EtherfieldsView, FigureView
from nocturne.terminal.painters._etherfields_words import HELD, called, phrase, space_name
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import pad, wrap

INSIDE = 8
"""How many signs stand side by side in a space."""
LETTERS = "abcde"
THIN = (" ╵╶└╷│┌├╴┘─┴┐┤┬┼", "─", "│")
PLAIN = (" " + "+" * 15, "-", "|")
"""Where Walls meet, by the sum of 1 for one above, 2 right, 4 below, 8 left; then a Wall across and one upright."""
SIGNS = {
    "entrance": "E", "trap": "!", "stairs": "=", "special": "?", "slot": "o", "gem": "G", "spawn": "^", "bonus": "+",
    "light": "*", "darkness": ":", "water": "~", "swamp": "%", "quirk": "Q", "action": ">", "used": "x",
}  # fmt: skip
SUITS = {"heart": "h", "spade": "s", "diamond": "d", "club": "c", "": ""}
TERRAIN = ("light", "darkness", "water", "swamp")


class Spaces:
    """What lies and stands where."""

    def __init__(self, view: EtherfieldsView) -> None:
        self.scene = view.laid_out()
        self.dreamers = view.dreamers
        self.here = view.you
        self.width = self.scene.width
        self.known: dict[int, PlannedSpace] = {space.at: space for space in self.scene.spaces}
        columns, rows = [at % self.width for at in self.known], [at // self.width for at in self.known]
        self.columns = range(min(columns), max(columns) + 1)
        self.rows = range(min(rows), max(rows) + 1)
        self.signs: set[str] = set()  # those that the legend has to explain

    def at(self, column: int, row: int) -> int | None:
        """The number of a space; None where there is none."""
        inside = column in self.columns and row in self.rows
        return row * self.width + column if inside and row * self.width + column in self.known else None

    def walled(self, space: int | None, other: int | None, side: str) -> bool:
        """Whether a Wall is drawn between a space and the one on this side of it; at the edge of the map always."""
        if space is None and other is None:
            return False
        return space is None or other is None or side not in self.known[space].exits

    def sign(self, what: str, more: str = "") -> str:
        """A sign, to be explained below."""
        self.signs.add(what)
        return SIGNS[what] + more

    def icons(self, at: int) -> str:
        """What is printed in a space, and tokens that lie there."""
        signs = []
        for feature in self.scene.features:
            kind, value = feature.icon, feature.value
            if at in feature.at:
                if kind == "gem":
                    signs.append(self.sign("gem" if at in self.scene.gems else "slot"))
                elif kind == "terrain" and value in TERRAIN:
                    signs.append(self.sign(value))
                elif kind in SIGNS and kind != "quirk":
                    signs.append(self.sign(kind, SUITS.get(value, value)))
        laid = [token.kind for token in self.scene.tokens if at in (token.at, token.beside)]
        signs += [self.sign(kind) for kind in laid if kind in TERRAIN]
        signs += [self.sign("quirk") for quirk in self.scene.quirks if quirk.at == at]
        return "".join(dict.fromkeys(signs))

    def actions(self, at: int) -> str:
        """A sign for each Map Action here: used or not."""
        blocked = self.scene.blocked_actions
        here = [action for action in self.scene.actions if at in action.at]
        return "".join([self.sign("used" if action.key in blocked else "action") for action in here])

    def figures(self, at: int, pen: Pen) -> list[str]:
        """Who stands here: Dreamers by letter, figures by their number."""
        signs = []
        for seat, me in enumerate(self.dreamers):
            if me.at == at and me.archetype:
                signs.append(pen.style(LETTERS[seat], "bold", "green" if seat == self.here else "cyan"))
        here = [figure for figure in self.scene.figures if figure.at == at]
        return [*signs, *[pen.style(figure_sign(figure, pen), "bold", "red") for figure in here]]


def figure_sign(figure: FigureView, pen: Pen) -> str:
    """A figure on the map: the first letter of its name, and its number."""
    name = called(pen, "tile", figure.of).removeprefix("The ").removeprefix("A ")
    return f"{name[:1].upper()}{figure.id + 1}"


def paint_map(view: EtherfieldsView, pen: Pen) -> list[str]:
    """The drawing, with what its signs mean below it."""
    spaces = Spaces(view)
    lines = []
    for row in [*spaces.rows, spaces.rows.stop]:
        lines.append(wall_line(spaces, row, pen))
        if row in spaces.rows:
            lines += [row_line(spaces, row, pen, upper=upper) for upper in (True, False)]
    wide = (INSIDE + 1) * len(spaces.columns) + 1
    return [*lines, *legend(spaces, pen, max(wide, 30))]


def wall_line(spaces: Spaces, row: int, pen: Pen) -> str:
    """The line above a row of spaces."""
    joints, across, _ = THIN if pen.screen.unicode else PLAIN
    line = ""
    for column in [*spaces.columns, spaces.columns.stop]:
        right = spaces.walled(spaces.at(column, row), spaces.at(column, row - 1), "n")
        left = spaces.walled(spaces.at(column - 1, row), spaces.at(column - 1, row - 1), "n")
        above = spaces.walled(spaces.at(column, row - 1), spaces.at(column - 1, row - 1), "w")
        below = spaces.walled(spaces.at(column, row), spaces.at(column - 1, row), "w")
        joint = joints[above + 2 * right + 4 * below + 8 * left]
        line += joint if joint != " " else "·" if pen.screen.unicode and inner(spaces, column, row) else joint
        if column in spaces.columns:
            line += (across if right else " ") * INSIDE
    return line


def inner(spaces: Spaces, column: int, row: int) -> bool:
    """Whether spaces lie on all four sides of a corner."""
    return all(spaces.at(column - x, row - y) is not None for x in (0, 1) for y in (0, 1))


def row_line(spaces: Spaces, row: int, pen: Pen, *, upper: bool) -> str:
    """A row of spaces: above numbers and icons, below figures and actions."""
    upright = (THIN if pen.screen.unicode else PLAIN)[2]
    line = ""
    for column in [*spaces.columns, spaces.columns.stop]:
        at = spaces.at(column, row)
        line += upright if spaces.walled(at, spaces.at(column - 1, row), "w") else " "
        if column in spaces.columns:
            line += pad(cell(spaces, at, pen, upper=upper), INSIDE)
    return line


def cell(spaces: Spaces, at: int | None, pen: Pen, *, upper: bool) -> str:
    """One of the two lines of a space."""
    if at is None:
        return ""
    if spaces.known[at].blocked:
        return pen.style("#" * INSIDE, "dim")
    if upper:
        icons = spaces.icons(at)
        return (
            pen.style(f"{space_name(at, spaces.width):<2}", "dim")
            + " " * max(INSIDE - 2 - len(icons), 0)
            + pen.style(icons, "yellow")
        )
    who, actions = spaces.figures(at, pen), spaces.actions(at)
    return pad("".join(who), INSIDE - len(actions)) + pen.style(actions, "magenta")


def legend(spaces: Spaces, pen: Pen, width: int) -> list[str]:
    """What the signs on the map mean: only those that are there."""
    kinds = [kind for kind in SIGNS if kind in spaces.signs]
    parts = [f"{SIGNS[kind]} {phrase(pen, 'etherfields-sign', sign=kind)}".replace(" ", HELD) for kind in kinds]
    return [pen.style(line.replace(HELD, " "), "dim") for line in wrap("  ".join(parts), width)] if parts else []


def map_actions(view: EtherfieldsView, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The Map Actions that can still be used: where, and what they say."""
    scene = view.laid_out()
    for action in scene.actions:
        if action.key not in scene.blocked_actions:
            yield "/".join([space_name(at, scene.width) for at in action.at]), names[action.key]

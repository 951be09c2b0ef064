"""The Labyrinth or the Map drawn with signs, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from nocturne.games.alone.views import MapCreature, SeenCreature
from nocturne.terminal.painters._alone_floors import STEPS, Floor, Sector, Spot, opposite
from nocturne.terminal.painters._alone_sheet import called, phrase
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import wrap

HELD = "\x00"
"""A blank at which no line is broken."""
INSIDE = 5
"""How many signs stand side by side in a sector."""
DEEP = 2
"""How many lines of signs a sector has."""

THIN = (" ╵╶└╷│┌├╴┘─┴┐┤┬┼", "─", "│")
STRONG = (" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "━", "┃")
"""Where walls meet, by the sum of 1 for a wall above, 2 right, 4 below, 8 left; then a wall across and one upright."""
PLAIN = (" " + "+" * 15, "-", "|")
PLAIN_STRONG = (" " + "#" * 15, "=", "#")

HERO, DANGER, LCU, STAIRS, MISSION, LIT, DOOR, BARRED = "@!o>+*/X"
CONDITIONS = {"gas": "~", "resin": "%", "static": "^", "tripwire": "-"}
CREATURES = {"spores": "S", "parasite": "P", "cultist": "C", "mutant": "M", "worm": "W"}
BOSS = "B"


def titled(key: str, floor: Floor, pen: Pen) -> list[str]:
    """A floor with its name, the numbers of its columns above and those of its rows to the left."""
    columns, rows = spans(floor)
    margin = max(len(str(row)) for row in rows) + 1
    names = "".join(f"{column:^{INSIDE + 1}}" for column in columns)
    bold = "bold" if any(sector.hero for sector in floor.values()) else "dim"
    lines = [
        " " * margin + pen.style(phrase(pen, "alone-floor", floor=key), bold),
        " " * margin + pen.style(f" {names}".rstrip(" "), "dim"),
    ]
    for row in [*rows, rows.stop]:
        lines.append(" " * margin + wall_line(floor, columns, row, pen))
        if row in rows:
            for deep in range(DEEP):
                number = pen.style(f"{row:>{margin - 1}}", "dim") + " " if deep == 0 else " " * margin
                lines.append(number + sector_line(floor, columns, row, deep, pen))
    return lines


def spans(floor: Floor) -> tuple[range, range]:
    """The columns and rows that a floor takes up."""
    columns, rows = [spot[0] for spot in floor], [spot[1] for spot in floor]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


class Border(NamedTuple):
    """What stands between two sectors: nothing, a wall, a door."""

    kind: str
    lit: bool


def edge(floor: Floor, spot: Spot, side: str) -> Border | None:
    """What stands on one side of a spot, seen from whichever side is known; None where neither is."""
    east, south = STEPS[side]
    here, there = floor.get(spot), floor.get((spot[0] + east, spot[1] + south))
    known = here or there
    if known is None:
        return None
    kind = (here.exits.get(side) if here else known.exits.get(opposite(side))) or "wall"
    both = [sector for sector in (here, there) if sector]
    return Border(kind, any(sector.lit for sector in both))


def signs(pen: Pen, *, strong: bool) -> tuple[str, str, str]:
    """The joints, a wall across and an upright wall."""
    if pen.screen.unicode:
        return STRONG if strong else THIN
    return PLAIN_STRONG if strong else PLAIN


def walled(border: Border | None) -> bool:
    """Whether a line is drawn there."""
    return border is not None and border.kind != "open"


def wall_line(floor: Floor, columns: range, row: int, pen: Pen) -> str:
    """The line above a row of sectors."""
    line = ""
    for column in [*columns, columns.stop]:
        right = edge(floor, (column, row), "north")
        around = (
            edge(floor, (column, row - 1), "west"),
            right,
            edge(floor, (column, row), "west"),
            edge(floor, (column - 1, row), "north"),
        )
        walls = [border for border in around if border and walled(border)]
        joint = signs(pen, strong=any(border.lit for border in walls))[0]
        line += walls_in(pen, joint[sum(1 << place for place, border in enumerate(around) if walled(border))], walls)
        if column in columns:
            line += across(right, pen)
    return line


def across(border: Border | None, pen: Pen) -> str:
    """What stands between a sector and the one above it."""
    if border is None or not walled(border):
        return " " * INSIDE
    wall = signs(pen, strong=border.lit)[1]
    half = walls_in(pen, wall * (INSIDE // 2), [border])
    return half + (walls_in(pen, wall, [border]) if border.kind == "wall" else door(border, pen)) + half


def walls_in(pen: Pen, text: str, walls: Sequence[Border]) -> str:
    """Walls in the colour of their light."""
    if not text.strip(" "):
        return text
    return pen.style(text, "bold", "yellow") if any(border.lit for border in walls) else pen.style(text, "blue")


def door(border: Border, pen: Pen) -> str:
    """The sign of a door."""
    return pen.style(BARRED, "bold", "red") if border.kind == "barred" else pen.style(DOOR, "bold")


def sector_line(floor: Floor, columns: range, row: int, deep: int, pen: Pen) -> str:
    """One of the lines of a row of sectors, with the walls between them."""
    line = ""
    for column in [*columns, columns.stop]:
        left = edge(floor, (column, row), "west")
        if left is None or left.kind == "open":
            line += " "
        elif left.kind == "wall" or deep == 0:
            line += walls_in(pen, signs(pen, strong=left.lit)[2], [left])
        else:
            line += door(left, pen)
        if column in columns:
            sector = floor.get((column, row))
            line += inside(sector, deep, pen) if sector else " " * INSIDE
    return line


def inside(sector: Sector, deep: int, pen: Pen) -> str:
    """What lies in a sector: above its name or its tokens and the light, below who is there."""
    tokens = [*tokens_in(sector)]
    if deep:
        cells = who_is_there(sector, INSIDE - (len(tokens) if sector.room else 0)) + (tokens if sector.room else [])
    elif sector.room:
        name = called(pen, "room", sector.room)[:3].upper()
        cells = [(sign, ("bold",)) for sign in name] + ([(MISSION, ("bold", "magenta"))] if sector.mission else [])
    else:
        cells = tokens
    line = "".join(pen.style(sign, *styles) for sign, styles in cells)
    blanks = INSIDE - len(cells)
    ground = floor_sign(pen, lit=sector.lit, known=sector.known)
    if sector.lit and not deep:
        return line + pen.style(ground * (blanks - 1), "yellow") + pen.style(LIT, "bold", "yellow")
    return line + pen.style(ground * blanks, *([] if blanks == 0 else ["yellow"] if sector.lit else ["dim", "blue"]))


def floor_sign(pen: Pen, *, lit: bool, known: bool) -> str:
    """The ground of a sector: clear in light, murk in the dark, and denser where Evil sees that the Hero knows it."""
    return (" ·░▒" if pen.screen.unicode else " .:;")[2 * (not lit) + known]


Sign = tuple[str, tuple[str, ...]]
"""A sign and its styles."""


def tokens_in(sector: Sector) -> Iterator[Sign]:
    """What lies in a sector."""
    if "stairs" in sector.exits:
        yield STAIRS, ("bold", "cyan")
    if sector.lcu:
        yield LCU, ("bold", "cyan")
    if sector.danger:
        yield DANGER, ("bold", "red")
    if sector.condition:
        yield CONDITIONS.get(sector.condition, "?"), ("bold", "green")


def who_is_there(sector: Sector, most: int) -> list[Sign]:
    """The Hero and the creatures; where there are too many creatures, their number."""
    hero: list[Sign] = [(HERO, ("bold", "yellow"))] if sector.hero else []
    creatures: list[Sign] = [(letter(creature), ("bold", "red")) for creature in sector.creatures]
    if len(hero) + len(creatures) > most:
        creatures = [(str(min(len(creatures), 9)), ("bold", "red"))]
    return hero + creatures


def letter(creature: SeenCreature | MapCreature) -> str:
    """The letter of a creature, a small one if it is wounded."""
    sign = CREATURES.get(creature.kind, BOSS)
    return sign.lower() if creature.wounded else sign


def paint_legend(floors: Mapping[str, Floor], pen: Pen) -> str:
    """What the signs mean, as far as they are on the screen."""
    sectors = [sector for floor in floors.values() for sector in floor.values()]
    edges = {kind for sector in sectors for kind in sector.exits.values()}
    meant = [(HERO, "hero")] if sectors else []
    meant += [(LIT, "lit")] if any(sector.lit for sector in sectors) else []
    grounds = {(sector.lit, sector.known): floor_sign(pen, lit=sector.lit, known=sector.known) for sector in sectors}
    meant += [(grounds[False, False], "dark")] if (False, False) in grounds else []
    known = "".join(sorted(sign for (_, is_known), sign in grounds.items() if is_known))
    meant += [(known, "known")] if known else []
    meant += [(DOOR, "door")] if "door" in edges else []
    meant += [(BARRED, "barred")] if "barred" in edges else []
    meant += [(STAIRS, "stairs")] if any("stairs" in sector.exits for sector in sectors) else []
    meant += [(sign, word) for sign, word in ((LCU, "lcu"), (DANGER, "danger")) if any(map(has(word), sectors))]
    meant += [(MISSION, "mission")] if any(sector.mission for sector in sectors) else []
    kinds = {creature.kind for sector in sectors for creature in sector.creatures}
    words = [f"{sign} {phrase(pen, 'alone-sign', sign=word)}" for sign, word in meant]
    words += [
        f"{sign} {called(pen, 'condition', condition)}"
        for condition, sign in CONDITIONS.items()
        if is_on_screen(condition, sectors)
    ]
    words += [f"{CREATURES.get(kind, BOSS)} {called(pen, 'creature', kind)}" for kind in sorted(kinds)]
    return "  ".join(word.replace(" ", HELD) for word in words)


def legend_lines(floors: Mapping[str, Floor], pen: Pen) -> list[str]:
    """The legend in lines; a sign and its meaning are not torn apart."""
    return [line.replace(HELD, " ") for line in wrap(paint_legend(floors, pen), pen.screen.width - 1)]


def has(fact: str) -> Any:  # noqa: ANN401 -- a question about a sector
    """A function that tells whether a sector has something."""
    return lambda sector: getattr(sector, fact)


def is_on_screen(condition: str, sectors: Iterable[Sector]) -> bool:
    """Whether a condition is on the screen."""
    return any(sector.condition == condition for sector in sectors)

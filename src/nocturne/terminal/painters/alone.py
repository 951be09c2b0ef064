"""ALONE in a terminal: light and dark at a glance, with and without colours.

The Hero sees the Labyrinth as far as it is Revealed, Evil the whole Map. A lit sector is clear, has strong walls and a
star; a dark one is full of murk; what is not known is not drawn. On Evil's screen the floor of what the Hero knows is
denser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from nocturne.games.alone.box import named
from nocturne.games.alone.notation import read_map
from nocturne.games.alone.plan import WINDS
from nocturne.i18n import say
from nocturne.kernel.text import Argument, Name, Text
from nocturne.terminal.painters._pen import Pen, View
from nocturne.terminal.screen import pad, shown, wrap

INSIDE = 5
"""How many signs stand side by side in a sector."""
DEEP = 2
"""How many lines of signs a sector has."""
BESIDE = 38
"""How much room the sheet needs to stand beside the drawing."""
FULL = 12
"""How long the tracks of Life and SC are."""
TURNS = 8
HELD = "\x00"
"""A blank at which no line ends."""
HEARD = 4
"""How many of the last things told are shown."""

THIN = (" ╵╶└╷│┌├╴┘─┴┐┤┬┼", "─", "│")
STRONG = (" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "━", "┃")
"""Where walls meet, by the sum of 1 for a wall above, 2 right, 4 below, 8 left; then a wall across and one upright."""
PLAIN = (" " + "+" * 15, "-", "|")
PLAIN_STRONG = (" " + "#" * 15, "=", "#")

HERO, DANGER, LCU, STAIRS, MISSION, LIT, DOOR, BARRED = "@!o>+*/X"
CONDITIONS = {"gas": "~", "resin": "%", "static": "^", "tripwire": "-"}
CREATURES = {"spores": "S", "parasite": "P", "cultist": "C", "mutant": "M", "worm": "W"}
BOSS = "B"
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

Spot = tuple[int, int]
"""Columns east and rows south."""


class Sector(NamedTuple):
    """A sector as it is drawn, for whichever side."""

    exits: Mapping[str, str]
    room: str | None
    creatures: Sequence[Mapping[str, Any]]
    condition: str | None
    lit: bool
    known: bool
    lcu: bool
    danger: bool
    mission: bool
    hero: bool


Floor = dict[Spot, Sector]


def paint(view: View, pen: Pen, _seat: int | None) -> list[str]:
    """The drawing with the sheet beside it where there is room, and below it where there is none."""
    floors = map_floors(view) if "map" in view else labyrinth_floors(view)
    drawing = side_by_side([titled(key, floor, pen) for key, floor in floors.items() if floor], pen.screen.width)
    wide = max(map(shown, drawing), default=0)
    roomy = pen.screen.width >= wide + 3 + BESIDE
    sheet = paint_sheet(view, pen, pen.screen.width - (wide + 3 if roomy else 1))
    legend = [pen.style(line, "dim") for line in legend_lines(floors, pen)]
    if not roomy:
        return [*drawing, *legend, "", *sheet]
    height = max(len(drawing), len(sheet))
    rows = zip(filled(drawing, height), filled(sheet, height), strict=True)
    return [*[f"{pad(left, wide)}   {right}" for left, right in rows], *legend]


def phrase(pen: Pen, key: str, /, **values: Argument) -> str:
    """A message of the terminal's own catalogue."""
    return pen.screen.words(key, **values)


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


# -- what is drawn


def labyrinth_floors(view: View) -> dict[str, Floor]:
    """The Revealed sectors of both floors."""
    floors: dict[str, Floor] = {"start": {}, "other": {}}
    for one in view.get("labyrinth", []):
        floors[one["floor"]][one["east"], one["south"]] = Sector(
            exits=one["exits"],
            room=one["room"],
            creatures=one["creatures"],
            condition=one["condition"],
            lit=one["lit"],
            known=False,
            lcu=one["lcu"],
            danger=one["danger"],
            mission=one["mission"],
            hero=one["hero"],
        )
    return floors


def map_floors(view: View) -> dict[str, Floor]:
    """The whole Map, as Evil sees it."""
    plan = read_map(view["map"]).plan
    rooms = {sector.place: sector.room for sector in plan.sectors}
    barred = barred_sides(view["barred"])
    stairs = {place for both in plan.stairs for place in both}
    conditions = {place: kind for kind, places in view["conditions"].items() for place in places}
    wanted = {one["room"] for one in view["missions"] if not one["done"]}
    floors: dict[str, Floor] = {"1": {}, "2": {}}
    for sector in plan.sectors:
        place, at = sector.place, str(sector.place)
        exits = {"stairs": "open"} if place in stairs else {}
        for wind in WINDS:
            if sector.exits >> wind & 1:
                door = bool(sector.room) != bool(rooms[place.towards(wind)])
                exits[wind.key] = ("barred" if (at, wind.key) in barred else "door") if door else "open"
        floors[f"{place.level:d}"][place.column, place.row] = Sector(
            exits=exits,
            room=sector.room.value if sector.room else None,
            creatures=[one for one in view["creatures"] if one["at"] == at],
            condition=conditions.get(at),
            lit=at in view["lit"],
            known=at in view["revealed"],
            lcu=place in plan.lcus,
            danger=at in view["dangers"],
            mission=bool(sector.room) and sector.room.value in wanted if sector.room else False,
            hero=at == view["hero_at"],
        )
    return floors


def barred_sides(doors: Iterable[str]) -> set[tuple[str, str]]:
    """The barred doors, such as "1:0,0 east", from both their sides."""
    found = set()
    for door in doors:
        at, side = door.split(" ")
        level, _, spot = at.partition(":")
        column, row = map(int, spot.split(","))
        east, south = STEPS[side]
        found |= {(at, side), (f"{level}:{column + east},{row + south}", opposite(side))}
    return found


def opposite(side: str) -> str:
    """The other side of a door."""
    return {"north": "south", "east": "west", "south": "north", "west": "east"}[side]


# -- the drawing


def titled(key: str, floor: Floor, pen: Pen) -> list[str]:
    """A floor with its name, the numbers of its columns above and those of its rows to the left."""
    columns, rows = spans(floor)
    margin = max(len(str(row)) for row in rows) + 1
    names = "".join(f"{column:^{INSIDE + 1}}" for column in columns)
    bold = "bold" if any(one.hero for one in floor.values()) else "dim"
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


class Edge(NamedTuple):
    """What stands between two sectors: nothing, a wall, a door."""

    kind: str
    lit: bool


def edge(floor: Floor, spot: Spot, side: str) -> Edge | None:
    """What stands on one side of a spot, seen from whichever side is known; None where neither is."""
    east, south = STEPS[side]
    here, there = floor.get(spot), floor.get((spot[0] + east, spot[1] + south))
    known = here or there
    if known is None:
        return None
    kind = (here.exits.get(side) if here else known.exits.get(opposite(side))) or "wall"
    both = [one for one in (here, there) if one]
    return Edge(kind, any(one.lit for one in both))


def signs(pen: Pen, *, strong: bool) -> tuple[str, str, str]:
    """The joints, a wall across and an upright wall."""
    if pen.screen.unicode:
        return STRONG if strong else THIN
    return PLAIN_STRONG if strong else PLAIN


def walled(one: Edge | None) -> bool:
    """Whether a line is drawn there."""
    return one is not None and one.kind != "open"


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
        walls = [one for one in around if one and walled(one)]
        joint = signs(pen, strong=any(one.lit for one in walls))[0]
        line += walls_in(pen, joint[sum(1 << place for place, one in enumerate(around) if walled(one))], walls)
        if column in columns:
            line += across(right, pen)
    return line


def across(one: Edge | None, pen: Pen) -> str:
    """What stands between a sector and the one above it."""
    if one is None or not walled(one):
        return " " * INSIDE
    wall = signs(pen, strong=one.lit)[1]
    half = walls_in(pen, wall * (INSIDE // 2), [one])
    return half + (walls_in(pen, wall, [one]) if one.kind == "wall" else door(one, pen)) + half


def walls_in(pen: Pen, text: str, walls: Sequence[Edge]) -> str:
    """Walls in the colour of their light."""
    if not text.strip(" "):
        return text
    return pen.style(text, "bold", "yellow") if any(one.lit for one in walls) else pen.style(text, "blue")


def door(one: Edge, pen: Pen) -> str:
    """The sign of a door."""
    return pen.style(BARRED, "bold", "red") if one.kind == "barred" else pen.style(DOOR, "bold")


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
        name = pen.words("room", room=sector.room)[:3].upper()
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
    creatures: list[Sign] = [(letter(one), ("bold", "red")) for one in sector.creatures]
    if len(hero) + len(creatures) > most:
        creatures = [(str(min(len(creatures), 9)), ("bold", "red"))]
    return hero + creatures


def letter(creature: Mapping[str, Any]) -> str:
    """The letter of a creature, a small one if it is wounded."""
    sign = CREATURES.get(creature["kind"], BOSS)
    return sign.lower() if creature["wounded"] else sign


def paint_legend(floors: Mapping[str, Floor], pen: Pen) -> str:
    """What the signs mean, as far as they are on the screen."""
    sectors = [sector for floor in floors.values() for sector in floor.values()]
    edges = {kind for sector in sectors for kind in sector.exits.values()}
    meant = [(HERO, "hero")] if sectors else []
    meant += [(LIT, "lit")] if any(one.lit for one in sectors) else []
    grounds = {(one.lit, one.known): floor_sign(pen, lit=one.lit, known=one.known) for one in sectors}
    meant += [(grounds[False, False], "dark")] if (False, False) in grounds else []
    known = "".join(sorted(sign for (_, is_known), sign in grounds.items() if is_known))
    meant += [(known, "known")] if known else []
    meant += [(DOOR, "door")] if "door" in edges else []
    meant += [(BARRED, "barred")] if "barred" in edges else []
    meant += [(STAIRS, "stairs")] if any("stairs" in one.exits for one in sectors) else []
    meant += [(sign, word) for sign, word in ((LCU, "lcu"), (DANGER, "danger")) if any(map(has(word), sectors))]
    meant += [(MISSION, "mission")] if any(one.mission for one in sectors) else []
    kinds = {one["kind"] for sector in sectors for one in sector.creatures}
    words = [f"{sign} {phrase(pen, 'alone-sign', sign=word)}" for sign, word in meant]
    words += [
        f"{sign} {pen.words('condition', condition=one)}" for one, sign in CONDITIONS.items() if found(one, sectors)
    ]
    words += [f"{CREATURES.get(kind, BOSS)} {called('creature', kind)}" for kind in sorted(kinds)]
    return "  ".join(word.replace(" ", HELD) for word in words)


def legend_lines(floors: Mapping[str, Floor], pen: Pen) -> list[str]:
    """The legend in lines; a sign and its meaning are not torn apart."""
    return [line.replace(HELD, " ") for line in wrap(paint_legend(floors, pen), pen.screen.width - 1)]


def has(fact: str) -> Any:  # noqa: ANN401 -- a question about a sector
    """The question whether a sector has something."""
    return lambda sector: getattr(sector, fact)


def found(condition: str, sectors: Iterable[Sector]) -> bool:
    """Whether a condition is on the screen."""
    return any(one.condition == condition for one in sectors)


def called(kind: str, id: str) -> str:
    """What something of the box is called."""
    return named(Name(kind, id))


# -- the sheet


def paint_sheet(view: View, pen: Pen, width: int) -> list[str]:
    """The tracks, what the Hero has and seeks, what was told, and Evil's cards."""
    parts = [
        [pen.style(paint_time(view, pen), "bold")],
        paint_tracks(view, pen),
        wrapped(paint_hero(view, pen), width),
        wrapped(paint_missions(view, pen), width),
        wrapped(paint_told(view, pen), width),
        wrapped(paint_evil(view, pen), width),
    ]
    return [line for part in parts for line in part]


def wrapped(lines: Iterable[str], width: int) -> list[str]:
    """Paragraphs in lines; what goes on is set in."""
    return [("  " if place else "") + part for line in lines for place, part in enumerate(wrap(line, width - 2))]


def paint_time(view: View, pen: Pen) -> str:
    """How far Round and Turn have come."""
    key = "alone-nightmare" if view["nightmare"] else "alone-time"
    return phrase(pen, key, turn=view["turn"], turns=TURNS, space=view["space"])


def paint_tracks(view: View, pen: Pen) -> list[str]:
    """Life, SC and Adrenaline as rows of marks; a bar shows how far the Hero can recover."""
    full, empty = ("●", "○") if pen.screen.unicode else ("#", ".")
    names = {track: pen.words("harm", harm=track) for track in ("life", "sc")}
    wide = max(map(len, names.values()))
    lines = []
    for track, name in names.items():
        left = view[track]
        marks = full * left + empty * max(FULL - left, 0)
        limit = view["limit"]
        style = "red" if left <= FULL // 3 else "green"
        lines.append(f"{name:{wide}} {left:>2} {pen.style(marks[:limit] + '|' + marks[limit:], style)}")
    lines[0] += "  " + phrase(pen, "alone-limit", limit=view["limit"])
    lines[1] += "  " + phrase(pen, "alone-adrenaline", adrenaline=view["adrenaline"])
    return lines


def paint_hero(view: View, pen: Pen) -> Iterator[str]:
    """Who the Hero is, with whom, and what is in the Inventory."""
    if view["character"]:
        skills = tuple(
            phrase(pen, "alone-points", name=pen.words("skill", skill=skill), points=points)
            for skill, points in view["skills"].items()
            if points
        )
        who = called("character", view["character"])
        yield phrase(pen, "alone-hero-skilled", hero=who, skills=skills) if skills else who
    if view["companion"]:
        companion = view["companion"]
        name = called("character", companion["character"])
        yield phrase(pen, "alone-companion", name=name, charges=companion["charges"])
    items = tuple(
        phrase(
            pen,
            "alone-item-upgraded" if one["upgraded"] else "alone-item",
            name=called("item", one["item"]),
            charges=one["charges"],
        )
        for one in view["items"]
    )
    yield phrase(pen, "alone-items", items=items)


def paint_missions(view: View, pen: Pen) -> Iterator[str]:
    """The Missions, where they are done and how far they have come."""
    for one in view["missions"]:
        state = "done" if one["done"] else "active" if one["active"] else "waiting"
        name, room = called("mission", one["mission"]), pen.words("room", room=one["room"])
        yield phrase(pen, "alone-mission", name=name, room=room, state=state, count=one["count"])


def paint_told(view: View, pen: Pen) -> Iterator[str]:
    """What the Hero was told last, and the dice on the table."""
    told = [say(told_text(one), pen.screen.language, game=pen.game, names=named) for one in view["heard"][-HEARD:]]
    if told:
        yield phrase(pen, "alone-heard", told=" · ".join(one.rstrip(".") for one in told))
    if view["roll"]:
        dice = tuple(pen.words("die", face=face) for face in view["roll"]["dice"])
        yield phrase(pen, "alone-roll", side=view["roll"]["side"], dice=dice)


def told_text(told: Mapping[str, Any]) -> Text:
    """A statement of Evil's as a message again."""
    values = {name: told_value(name, value) for name, value in told.items() if name != "key"}
    return Text.of(str(told["key"]), **values)


def told_value(name: str, value: Any) -> Any:  # noqa: ANN401 -- whatever a message may carry
    """A value of such a statement; creatures are told by name."""
    if isinstance(value, dict):
        return told_text(value)
    return Name("creature", value) if name == "kind" else value


def paint_evil(view: View, pen: Pen) -> Iterator[str]:
    """Evil's cards as far as they are known: the hand, the hands' and decks' sizes, the Reaction track."""
    if view["boss"]:
        yield phrase(pen, "alone-boss", boss=called("creature", view["boss"]))
    elif view.get("chosen_boss"):
        yield phrase(pen, "alone-boss-secret", boss=called("creature", view["chosen_boss"]))
    if view["hands"]:
        yield phrase(pen, "alone-hands", hands=tuple(map(str, view["hands"])))
    decks = tuple(
        phrase(pen, "alone-deck", name=deck["deck"], cards=deck["cards"], discard=len(deck["discard"]))
        for deck in view["decks"]
    )
    if decks:
        yield phrase(pen, "alone-decks", decks=decks)
    own = view.get("face_down") or [None] * len(view["track"])
    if view["track"]:
        cards = tuple(
            called("reaction", card) if (card := one["card"] or hidden) else phrase(pen, "alone-face-down")
            for one, hidden in zip(view["track"], own, strict=True)
        )
        yield phrase(pen, "alone-track", cards=cards, spaces=sum(one["spaces"] for one in view["track"]))
    yield from paint_hands(view, pen)


def paint_hands(view: View, pen: Pen) -> Iterator[str]:
    """The cards that this player sees: the own hand or, at an open table, all of them; those still to be divided."""
    if "all_hands" in view:
        for seat, hand in enumerate(view["all_hands"], 1):
            yield phrase(pen, "alone-hand-of", number=seat, cards=tuple(called("reaction", card) for card in hand))
    elif "hand" in view:
        yield phrase(pen, "alone-hand", cards=tuple(called("reaction", card) for card in view["hand"]))
    if view.get("to_divide"):
        yield phrase(pen, "alone-to-divide", cards=tuple(called("reaction", card) for card in view["to_divide"]))

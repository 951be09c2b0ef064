"""Maps as drawn text (section 8.2 of the ledger): read strictly, print back the same.

A cell is `..` or a letter, `c` corridor or `R` Room, and a hexadecimal digit of exits, the sum of north 1,
east 2, south 4 and west 8. Every exit between `R` and `c` is a door. Lists follow; `#` begins a remark.

    level 1
    c6 cC
    R1 c1
    rooms archive 1:0,1
    lcu 1:1,1
    start 1:0,0
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from nocturne.games.alone.map import Map
from nocturne.games.alone.plan import WINDS, Direction, Exits, Level, Place, Plan, RoomName, Sector, Staircase
from nocturne.kernel.errors import NocturneError, suggest
from nocturne.kernel.text import Text

_CELL = re.compile(r"\.\.|[cR][0-9A-F]")
_PLACE = re.compile(r"([12]):(0|[1-9]\d?),(0|[1-9]\d?)")
_LISTS = ("stairs", "rooms", "lcu", "start")
_KEYWORDS = ("level", *_LISTS)


class MapError(NocturneError):
    """A drawn Map that is not right: what, in which line and column, and what to do."""

    def __init__(self, source: str, line: int, column: int, problem: Text | str) -> None:
        super().__init__(Text.of("at-place", place=f"{source}:{line}:{column}", problem=problem))
        self.line = line
        self.column = column


class Word(NamedTuple):
    """A piece of the text, with line and column counted from 1."""

    text: str
    line: int
    column: int


class Cell(NamedTuple):
    """A drawn sector and the piece of the text that draws it."""

    word: Word
    is_room: bool
    exits: Exits


def read_map(text: str, source: str = "map") -> Map:
    """Read a drawn Map; a `MapError` names `source`, line and column, and says what to do."""
    return Map(_Reader(text, source, is_sketch=False).plan())


def sketch_map(text: str, source: str = "sketch") -> Map:
    """Read a part of a Map, for examples and tests: what is left out is filled in.

    Without `level 1` the rows are level 1, unnamed Rooms take the free names in the order of the ledger, and
    the start is the first sector.

    >>> sketch = sketch_map("c2 R8")
    >>> sketch.doors
    (Door(before=0, side=<Direction.EAST: 1>, behind=1),)
    """
    return Map(_Reader(text, source, is_sketch=True).plan())


def draw_map(map: Map) -> str:
    """Print a Map in the one way that `read_map` reads back as the same Map."""
    plan = map.plan
    drawn = {sector.place: sector for sector in plan.sectors}
    levels = sorted({sector.place.level for sector in plan.sectors} | {Level.ONE})
    lines = []
    for level in levels:
        lines.append(f"level {level:d}")
        for row in range(plan.rows):
            cells = (drawn.get(Place(level, column, row)) for column in range(plan.columns))
            marks = [".." if cell is None else f"{'R' if cell.room else 'c'}{cell.exits:X}" for cell in cells]
            lines.append(" ".join(marks))
    if plan.stairs:
        lines.append("stairs " + "  ".join(f"{low}-{high}" for low, high in plan.stairs))
    rooms = [[s for s in plan.sectors if s.room and s.place.level is level] for level in levels]
    named = ["  ".join(f"{s.room.value} {s.place}" for s in some if s.room) for some in rooms if some]
    lines.extend(("rooms " if not index else "      ") + names for index, names in enumerate(named))
    if plan.lcus:
        lines.append("lcu " + " ".join(str(place) for place in plan.lcus))
    lines.append(f"start {plan.start}")
    return "\n".join(lines) + "\n"


class _Reader:
    """Reads one text from the words of its lines to a Plan; every step complains with line and column."""

    def __init__(self, text: str, source: str, *, is_sketch: bool) -> None:
        self.source = source
        self.is_sketch = is_sketch
        self.rows: dict[Level, list[list[Word]]] = {}
        self.lists: dict[str, list[Word]] = {}
        self.end = Word("", text.count("\n") + 1, 1)
        self._sort(text)
        self.cells = dict(self._cells())

    def fail(self, word: Word, problem: Text) -> MapError:
        return MapError(self.source, word.line, word.column, problem)

    def _sort(self, text: str) -> None:
        """Sort the lines: rows to their level, words to their list."""
        level = Level.ONE if self.is_sketch else None
        listed: list[Word] | None = None
        for words in _lines(text):
            first = words[0]
            if first.text == "level":
                level, listed = self._level(words), None
            elif first.text in _LISTS:
                listed = self._open(first)
                listed.extend(words[1:])
            elif listed is not None:
                listed.extend(words)
            elif level is None:
                raise self.fail(first, Text.of("alone-map-no-level", word=first.text))
            else:
                self.rows.setdefault(level, []).append(words)

    def _open(self, keyword: Word) -> list[Word]:
        if keyword.text in self.lists:
            raise self.fail(keyword, Text.of("alone-map-list-twice", word=keyword.text))
        self.lists[keyword.text] = []
        return self.lists[keyword.text]

    def _level(self, words: list[Word]) -> Level:
        due = len(self.rows) + 1
        if self.lists:
            raise self.fail(words[0], Text.of("alone-map-late-level"))
        if due > len(Level) or [word.text for word in words[1:]] != [str(due)]:
            raise self.fail(words[-1], Text.of("alone-map-level-due", level=min(due, len(Level))))
        self.rows[Level(due)] = []
        return Level(due)

    def _cells(self) -> Iterator[tuple[Place, Cell]]:
        width, height = self.size
        for level, rows in self.rows.items():
            if len(rows) != height:
                at = rows[-1][0] if rows else self.end
                raise self.fail(at, Text.of("alone-map-rows", level=f"{level:d}", rows=len(rows), height=height))
            for row, words in enumerate(rows):
                cells = [self._cell(word) for word in words]
                if len(words) != width:
                    raise self.fail(
                        words[min(len(words) - 1, width)],
                        Text.of("alone-map-width", cells=len(words), width=width),
                    )
                for column, cell in enumerate(cells):
                    if cell:
                        yield Place(level, column, row), cell

    @property
    def size(self) -> tuple[int, int]:
        rows = self.rows.get(Level.ONE)
        if not rows:
            raise self.fail(self.end, Text.of("alone-map-empty"))
        return len(rows[0]), len(rows)

    def _cell(self, word: Word) -> Cell | None:
        if not _CELL.fullmatch(word.text):
            fixed = word.text[:1].lower().replace("r", "R") + word.text[1:].upper()
            hint = (
                Text.of("suggest-near", word=fixed)
                if _CELL.fullmatch(fixed)
                else suggest(word.text, _KEYWORDS)
                if len(word.text) > 2
                else Text.of("alone-map-cell-form")
            )
            raise self.fail(word, Text.of("alone-map-no-cell", word=word.text, hint=hint))
        if word.text == "..":
            return None
        return Cell(word, word.text[0] == "R", Exits(int(word.text[1], 16)))

    def plan(self) -> Plan:
        self._check_exits()
        names = self._rooms()
        sectors = tuple(Sector(place, cell.exits, names.get(place)) for place, cell in self.cells.items())
        columns, rows = self.size
        return Plan(columns, rows, sectors, self._stairs(), self._lcus(), self._start())

    def _check_exits(self) -> None:
        """Exits are symmetric, and Rooms never open on each other (AL-MAP-08)."""
        for place, cell in self.cells.items():
            for wind in WINDS:
                if cell.exits >> wind & 1:
                    self._check_exit(place, cell, wind)

    def _check_exit(self, place: Place, cell: Cell, wind: Direction) -> None:
        beyond = place.towards(wind)
        other = self.cells.get(beyond)
        closed = f"{cell.word.text[0]}{cell.exits & ~(1 << wind):X}"
        if other is None:
            problem = Text.of("alone-map-into-nothing", way=wind.key, beyond=str(beyond), closed=closed)
        elif not other.exits >> wind.opposite & 1:
            opened = f"{other.word.text[0]}{other.exits | 1 << wind.opposite:X}"
            problem = Text.of("alone-map-one-way", way=wind.key, beyond=str(beyond), closed=closed, opened=opened)
        elif cell.is_room and other.is_room:
            problem = Text.of("alone-map-rooms-meet", way=wind.key, beyond=str(beyond))
        else:
            return
        raise self.fail(
            cell.word, Text.of("alone-map-cell-wrong", word=cell.word.text, place=str(place), problem=problem)
        )

    def _rooms(self) -> dict[Place, RoomName]:
        """The names of the Rooms, each once (AL-MAP-02)."""
        names: dict[Place, RoomName] = {}
        words = self.lists.get("rooms", [])
        for name, where in zip(words[::2], words[1::2], strict=False):
            place = self._sector(where)
            room = self._room_name(name)
            if not self.cells[place].is_room:
                raise self.fail(where, Text.of("alone-map-corridor", place=str(place)))
            if place in names or room in names.values():
                raise self.fail(name, Text.of("alone-map-named-twice", room=room.value, place=str(place)))
            names[place] = room
        if len(words) % 2:
            raise self.fail(words[-1], Text.of("alone-map-alone", word=words[-1].text))
        return names | dict(self._unnamed(names))

    def _unnamed(self, names: dict[Place, RoomName]) -> Iterator[tuple[Place, RoomName]]:
        free = [room for room in RoomName if room not in names.values()]
        for place, cell in self.cells.items():
            if cell.is_room and place not in names:
                if not self.is_sketch:
                    raise self.fail(cell.word, Text.of("alone-map-nameless", place=str(place)))
                if not free:
                    raise self.fail(cell.word, Text.of("alone-map-rooms-many", most=len(RoomName)))
                yield place, free.pop(0)

    def _room_name(self, word: Word) -> RoomName:
        keys = [room.value for room in RoomName]
        if word.text not in keys:
            raise self.fail(
                word, Text.of("alone-map-no-room", word=word.text, hint=suggest(word.text, [*keys, *_LISTS]))
            )
        return RoomName(word.text)

    def _sector(self, word: Word) -> Place:
        written = _PLACE.fullmatch(word.text)
        if not written:
            hint = suggest(word.text, _LISTS) if word.text.isalpha() else Text.of("alone-map-place-form")
            raise self.fail(word, Text.of("alone-map-no-place", word=word.text, hint=hint))
        place = Place(Level(int(written[1])), int(written[2]), int(written[3]))
        if place not in self.cells:
            raise self.fail(word, Text.of("alone-map-no-sector", place=str(place), nearest=str(self._nearest(place))))
        return place

    def _nearest(self, to: Place) -> Place:
        return min(
            self.cells,
            key=lambda place: (
                place.level is not to.level,
                abs(place.column - to.column) + abs(place.row - to.row),
            ),
        )

    def _stairs(self) -> tuple[Staircase, ...]:
        """Staircases, each between the levels; a sector has one at most (AL-STAIRS-02)."""
        stairs: list[Staircase] = []
        for word in self.lists.get("stairs", []):
            ends = word.text.split("-")
            if len(ends) != 2:
                raise self.fail(word, Text.of("alone-map-no-stairs", word=word.text))
            second = Word(ends[1], word.line, word.column + len(ends[0]) + 1)
            low, high = self._sector(word._replace(text=ends[0])), self._sector(second)
            if (low.level, high.level) != (Level.ONE, Level.TWO):
                raise self.fail(word, Text.of("alone-map-stairs-order", word=word.text))
            if any(low == other.lower or high == other.upper for other in stairs):
                raise self.fail(word, Text.of("alone-map-stairs-meet", word=word.text))
            stairs.append(Staircase(low, high))
        return tuple(stairs)

    def _lcus(self) -> tuple[Place, ...]:
        words = sorted(self.lists.get("lcu", []), key=lambda word: word.text)
        for first, second in pairwise(words):
            if first.text == second.text:
                raise self.fail(second, Text.of("alone-map-lcu-twice", word=second.text))
        return tuple(self._sector(word) for word in words)

    def _start(self) -> Place:
        words = self.lists.get("start", [])
        if not words and self.is_sketch and self.cells:
            return next(iter(self.cells))
        if len(words) != 1:
            raise self.fail(words[1] if words else self.end, Text.of("alone-map-start"))
        return self._sector(words[0])


def _lines(text: str) -> Iterator[list[Word]]:
    """The words of each line that has any, remarks left out."""
    for number, line in enumerate(text.split("\n"), start=1):
        pieces = re.finditer(r"\S+", line.split("#")[0])
        words = [Word(piece[0], number, piece.start() + 1) for piece in pieces]
        if words:
            yield words

"""Fitting text into boxes: wrapping, icons in the line, shrinking, and saying so when it does not fit.

Text may hold marks: `{ether}` stands for an icon, `**Rapid**` for bold, a line break for a new paragraph. Lines
break at spaces and after hyphens; a number stays with the icon that follows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from nocturne.pictures.icons import ICONS
from nocturne.pictures.metrics import Font
from nocturne.pictures.svg import clean

ICON_EM = 1.12
"""The width of an icon in the line, in ems."""

LONGEST = 3000
"""Longer texts are cut before they are measured: nothing so long fits a card, and texts come from strangers."""

_ASCENT, _DESCENT = 0.78, 0.24
_GAP = 0.42  # between paragraphs, beyond the leading
_MARK = re.compile(r"\{([a-z][a-z0-9-]*)\}")
_PIECES = re.compile(r"(\*\*|\{[a-z][a-z0-9-]*\}|[ \t]+)")
_BREAKS = re.compile(r"(?<=\w[-–—/])(?=\w)")
_NUMBER = re.compile(r"[+\-−×]?[0-9]{1,3}")


class Rectangle(NamedTuple):
    """A rectangle, in tenths of a millimetre."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Rectangle:
        """The same rectangle with a margin inside."""
        down = across if down is None else down
        return Rectangle(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def holds(self, other: Rectangle, slack: float = 0.5) -> bool:
        """Tell whether another rectangle lies within this one."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Type(NamedTuple):
    """How a text is set: its font, its best and its least size in tenths of a millimetre, and where it stands."""

    font: Font
    size: float
    least: float
    leading: float = 1.24
    align: str = "left"  # or "centre", "right"
    stand: str = "top"  # or "middle", "bottom"
    capitals: bool = False


class Run(NamedTuple):
    """A piece of a line: text, or an icon by name; where it starts and how wide it is."""

    text: str
    icon: bool
    bold: bool
    x: float
    width: float


class Line(NamedTuple):
    """One line: its baseline and its runs."""

    baseline: float
    runs: tuple[Run, ...]


class Fitted(NamedTuple):
    """Text laid out: the type and size used, its lines, the box it was given and the box it fills."""

    type: Type
    size: float
    lines: tuple[Line, ...]
    box: Rectangle
    ink: Rectangle
    warnings: tuple[str, ...] = ()


class _Piece(NamedTuple):
    text: str
    icon: bool
    bold: bool
    width: float  # in ems


class _Chunk(NamedTuple):
    """Pieces that no line break may part, and the space before them, in ems."""

    space: float
    pieces: tuple[_Piece, ...]
    width: float


def _chunk(space: float, pieces: list[_Piece]) -> _Chunk:
    return _Chunk(space, tuple(pieces), sum(piece.width for piece in pieces))


def spoken(text: str, names: dict[str, str] | None = None) -> str:
    """A text with its marks read out, for those who hear it.

    >>> spoken("Pay 1 {ether}: **Assault** for 2 {wrath}.")
    'Pay 1 Ether: Assault for 2 Wrath.'
    """

    def name(mark: re.Match[str]) -> str:
        icon = ICONS.get(mark[1])
        return (names or {}).get(mark[1], icon.title) if icon else mark[0]

    return " ".join(_MARK.sub(name, clean(text)[:LONGEST]).replace("**", "").split())


def unknown_marks(text: str) -> tuple[str, ...]:
    """The marks in a text that stand for no icon.

    >>> unknown_marks("Gain 1 {ether} and {brass}.")
    ('brass',)
    """
    return tuple(dict.fromkeys(name for name in _MARK.findall(text) if name not in ICONS))


def fit(text: str, box: Rectangle, kind: Type, *, what: str = "text") -> Fitted:
    """Lay a text into a box at the best size that holds it; cut it with an ellipsis and a warning if none does.

    >>> from nocturne.pictures.metrics import Family
    >>> plain = Type(Font(Family.SANS), size=20, least=10)
    >>> fit("The lamp is out.", Rectangle(0, 0, 400, 30), plain).size
    20
    >>> fit("The lamp is out. " * 9, Rectangle(0, 0, 200, 30), plain, what="rules text").warnings
    ('rules text does not fit and was cut: "The lamp is out. The lamp is out. The lamp is …"',)
    """
    paragraphs, warnings = _read(text, kind), _problems(text, what)
    sizes = _sizes(kind)
    widest = max((chunk.width for chunks in paragraphs for chunk in chunks), default=0.0)
    for size in sizes:
        if widest * size > box.width:
            continue  # some word would have to be broken: rather smaller
        rows = _wrap(paragraphs, box.width / size)
        if _height(rows, size, kind) <= box.height + 0.01:
            return _placed(_balanced(paragraphs, rows, box.width / size, kind), box, kind, size, warnings)
    rows = _wrap(paragraphs, box.width / sizes[-1])
    if _height(rows, sizes[-1], kind) <= box.height + 0.01:
        return _placed(rows, box, kind, sizes[-1], warnings)
    rows = _cut(rows, box, sizes[-1], kind)
    return _placed(rows, box, kind, sizes[-1], [*warnings, f'{what} does not fit and was cut: "{_shown(rows)}"'])


def height_of(text: str, width: float, kind: Type, size: float) -> float:
    """How high a text stands at a given width and size."""
    return _height(_wrap(_read(text, kind), width / size), size, kind)


def _sizes(kind: Type) -> list[float]:
    sizes, size = [], kind.size
    while size > kind.least:
        sizes.append(size)
        size = round(size * 0.96, 1)
    return [*sizes, kind.least]


def _problems(text: str, what: str) -> list[str]:
    problems = [f'{what}: "{{{name}}}" is not an icon' for name in unknown_marks(text[:LONGEST])[:3]]
    if len(text) > LONGEST:
        problems.append(f"{what} has {len(text)} characters; only {LONGEST} were read")
    return problems


def _read(text: str, kind: Type) -> _Paragraphs:
    return _read_once(text[:LONGEST], kind.font, kind.capitals)


@lru_cache(512)  # a card is measured at several sizes
def _read_once(text: str, font: Font, capitals: bool) -> _Paragraphs:
    lines = clean(text).replace("\r", "\n").split("\n")
    kind = Type(font, 1, 1, capitals=capitals)
    return tuple(tuple(_chunks(line, kind)) for line in lines if line.strip())


def _chunks(line: str, kind: Type) -> Iterator[_Chunk]:
    """The unbreakable chunks of a paragraph, from left to right."""
    space, held = 0.0, list[_Piece]()
    pieces = list(_pieces(line, kind))
    for piece, following in zip(pieces, [*pieces[1:], _BREAK], strict=True):
        if piece.text == " " and held and _NUMBER.fullmatch(held[-1].text) and following.icon:
            held.append(piece)  # a number stays with its icon
        elif piece.text in ("", " "):
            if held:
                yield _chunk(space, held)
                held = []
            space = piece.width
        else:
            held.append(piece)
    if held:
        yield _chunk(space, held)


_BREAK = _Piece("", icon=False, bold=False, width=0)
"""Where a line may end without a space."""


def _pieces(line: str, kind: Type) -> Iterator[_Piece]:
    """The words, icons, spaces and breaks of a paragraph."""
    bold = kind.font.bold
    for part in filter(None, _PIECES.split(line)):
        if part == "**":
            bold = not bold
        elif part.isspace() or part.startswith("{"):
            yield _piece(" " if part.isspace() else part, kind, bold=bold)
        else:
            for place, word in enumerate(_BREAKS.split(part)):
                if place:
                    yield _BREAK
                yield _piece(word, kind, bold=bold)


def _piece(word: str, kind: Type, *, bold: bool) -> _Piece:
    mark = _MARK.fullmatch(word)
    if mark and mark[1] in ICONS:
        return _Piece(mark[1], icon=True, bold=bold, width=ICON_EM)
    word = word.upper() if kind.capitals else word
    return _Piece(word, icon=False, bold=bold, width=kind.font._replace(bold=bold).width(word))


_Row = list[_Chunk]
_Paragraphs = tuple[tuple[_Chunk, ...], ...]


def _wrap(paragraphs: _Paragraphs, limit: float) -> list[_Row | None]:
    """Rows of chunks no wider than a limit in ems, None between paragraphs. A chunk wider than that is broken."""
    rows: list[_Row | None] = []
    for chunks in paragraphs:
        if rows:
            rows.append(None)
        row, used = _Row(), 0.0
        for chunk in chunks:
            if row and used + chunk.space + chunk.width > limit:
                rows.append(row)
                row, used = _Row(), 0.0
            *whole, last = _broken(chunk, limit) if chunk.width > limit else [chunk]
            rows.extend([part] for part in whole)
            used += (last.space if row else 0) + last.width
            row.append(last)
        rows.append(row)
    return rows


def _balanced(paragraphs: _Paragraphs, rows: list[_Row | None], limit: float, kind: Type) -> list[_Row | None]:
    """The same number of rows, more even in length: always when centred, else where a word stands alone at an end."""
    centred = kind.align == "centre"
    if len(rows) < 2 or not (centred or _lonely(rows)):
        return rows
    widest = max(chunk.width for chunks in paragraphs for chunk in chunks)
    low, high, best = max(0.4 if centred else 0.84, widest / limit), 1.0, rows
    for _ in range(6):
        middle = (low + high) / 2
        tried = _wrap(paragraphs, limit * middle)
        if len(tried) > len(rows):
            low = middle
        else:
            high, best = middle, tried
    return best


def _lonely(rows: list[_Row | None]) -> bool:
    ends = [row for row, after in zip(rows, [*rows[1:], None], strict=True) if row and after is None]
    return any(len(row) == 1 for row in ends)


def _broken(chunk: _Chunk, limit: float) -> list[_Chunk]:
    """A chunk wider than the line, broken where it must be."""
    return [_chunk(0, [part]) for piece in chunk.pieces for part in _slices(piece, limit)]


def _slices(piece: _Piece, limit: float) -> Iterator[_Piece]:
    if piece.icon or piece.width <= limit:
        yield piece
        return
    each = piece.width / len(piece.text)
    count = max(1, int(limit / each))
    for start in range(0, len(piece.text), count):
        text = piece.text[start : start + count]
        yield piece._replace(text=text, width=len(text) * each)


def _height(rows: list[_Row | None], size: float, kind: Type) -> float:
    if not rows:
        return 0
    gaps = rows.count(None)
    return size * (_ASCENT + _DESCENT + kind.leading * (len(rows) - gaps - 1) + _GAP * gaps)


def _cut(rows: list[_Row | None], box: Rectangle, size: float, kind: Type) -> list[_Row | None]:
    """As many rows as the box holds, the last one ending in an ellipsis."""
    kept = rows[:]
    while kept and _height(kept, size, kind) > box.height:
        kept.pop()
    while kept and kept[-1] is None:
        kept.pop()
    if not kept:
        return kept
    dots = _chunk(kind.font.width(" "), [_piece("…", kind, bold=kind.font.bold)])
    last = list(kept[-1] or ())
    while last and _row_width([*last, dots]) > box.width / size:
        last.pop()
    return [*kept[:-1], [*last, dots]]


def _row_width(row: _Row) -> float:
    return sum(chunk.width + (chunk.space if place else 0) for place, chunk in enumerate(row))


def _shown(rows: list[_Row | None]) -> str:
    words = ["".join(piece.text for piece in chunk.pieces) for row in rows if row for chunk in row]
    return " ".join(words if len(words) < 12 else [*words[:11], "…"])


def _placed(rows: list[_Row | None], box: Rectangle, kind: Type, size: float, warnings: list[str]) -> Fitted:
    height = _height(rows, size, kind)
    drop = {"top": 0.0, "middle": 0.5, "bottom": 1.0}[kind.stand] * (box.height - height)
    y, lines = box.y + drop + _ASCENT * size, []
    for row in rows:
        if row is None:
            y += _GAP * size
            continue
        lines.append(Line(y, tuple(_runs(row, box, kind, size))))
        y += kind.leading * size
    runs = [run for line in lines for run in line.runs]
    left = min((run.x for run in runs), default=box.x)
    right = max((run.x + run.width for run in runs), default=box.x)
    ink = Rectangle(left, box.y + drop, right - left, height)
    return Fitted(kind, size, tuple(lines), box, ink, tuple(warnings))


def _runs(row: _Row, box: Rectangle, kind: Type, size: float) -> Iterator[Run]:
    """The runs of a row: neighbouring words of one weight become one run, which ends where its last word ends."""
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[kind.align]
    x = box.x + share * (box.width - _row_width(row) * size)
    text, bold, start, end = "", False, x, x
    for place, chunk in enumerate(row):
        for piece in _spaced(chunk, bold=bold) if place else chunk.pieces:
            if text and (piece.icon or piece.bold != bold):
                yield Run(text.rstrip(" "), False, bold, start, end - start)
                text = ""
            if piece.icon:
                yield Run(piece.text, True, piece.bold, x, piece.width * size)
            elif text or piece.text != " ":
                start = start if text else x
                text += piece.text
            x += piece.width * size
            end = x if piece.text != " " else end
            bold = piece.bold
    if text.strip():
        yield Run(text.rstrip(" "), False, bold, start, end - start)


def _spaced(chunk: _Chunk, *, bold: bool) -> tuple[_Piece, ...]:
    return (_Piece(" ", False, bold, chunk.space), *chunk.pieces) if chunk.space else chunk.pieces

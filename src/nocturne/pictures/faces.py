"""What is drawn: cards, tiles, sheets and tokens as plain data, with words already chosen. No rule lives here.

Texts may hold marks: `{ether}` for an icon, `**Rapid**` for bold. A face is checked when it is made, whether in code or
read from a file: an unknown icon, emblem or colour is an error that names the nearest known one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import ClassVar, NamedTuple

from msgspec import Struct

from nocturne.kernel import suggest
from nocturne.kernel.text import Text
from nocturne.pictures.colour import colour
from nocturne.pictures.emblems import EMBLEMS
from nocturne.pictures.errors import PictureError
from nocturne.pictures.icons import ICONS
from nocturne.pictures.theme import THEMES

MANY = 64
"""No list of a face is longer: more cannot be drawn, and faces come from strangers."""


class Size(NamedTuple):
    """Width and height in millimetres."""

    width: float
    height: float


CARD = Size(63, 88)
TILE = Size(100, 100)
SHEET = Size(297, 210)
TOKEN = Size(25, 25)


class Side(StrEnum):
    """Which side is shown."""

    FRONT = "front"
    BACK = "back"


class Tone(StrEnum):
    """How a part is set off: plain, quiet, danger, or by an Intent."""

    PLAIN = "plain"
    QUIET = "quiet"
    DANGER = "danger"
    LIGHT = "light"
    AWARENESS = "awareness"
    CUNNING = "cunning"
    WRATH = "wrath"


TEXTURES = ("contours", "boards", "slabs", "carpet")
"""What the ground of a tile may be made of; without one, its id chooses."""

INTENTS = ("awareness", "cunning", "wrath")


def _require(ok: object, whose: str, field: str, problem: str) -> None:
    if not ok:
        raise PictureError(f'face "{whose[:60]}": {field}: {problem}')


def _known(names: Iterable[str], known: Mapping[str, object], what: str) -> None:
    for name in names:
        if name and name not in known:
            raise PictureError(Text.of("picture-unknown", name=name[:60], what=what, hint=suggest(name[:60], known)))


class Amount(Struct, frozen=True):
    """An icon with a number or a word: a price, a statistic, a count."""

    icon: str
    value: str = ""
    label: str = ""

    def __post_init__(self) -> None:
        _known([self.icon], ICONS, "an icon")


class Intent(Struct, frozen=True):
    """What a card yields when it is discarded: an amount in one colour, or in any one of several."""

    kinds: tuple[str, ...]
    amount: int

    def __post_init__(self) -> None:
        _require(0 <= self.amount <= 99, "", "intent", "the amount is not from 0 to 99")
        _require(
            1 <= len(self.kinds) <= 3 and set(self.kinds) <= set(INTENTS), "", "intent", f"one to three of {INTENTS}"
        )


class Section(Struct, frozen=True):
    """A part of a card's text with a label (which may hold marks, such as a cost), an icon and a tone of its own."""

    text: str
    label: str = ""
    icon: str = ""
    tone: Tone = Tone.PLAIN

    def __post_init__(self) -> None:
        _known([self.icon], ICONS, "an icon")


class CardBack(Struct, frozen=True):
    """The back of a card: what every card of its pile shares, and the action printed on it, if there is one.

    A back is drawn from this alone, so that nobody can tell a card by its back.
    """

    label: str = ""
    emblem: str = ""
    title: str = ""
    text: str = ""
    code: str = ""

    def __post_init__(self) -> None:
        _known([self.emblem], EMBLEMS, "an emblem")


class Face(Struct, frozen=True, kw_only=True):
    """What all faces have: an id, from which the picture is grown, a game, a title and the language of its words."""

    id: str
    game: str
    title: str = ""
    language: str = "en"
    palette: tuple[str, str] | None = None
    size: ClassVar[Size] = CARD

    def __post_init__(self) -> None:
        _require(self.id, "", "id", "is missing")
        _known([self.game], THEMES, "a game")
        _require(
            self.language.replace("-", "").isalnum(), self.id, "language", f"{self.language[:20]!r} is not a language"
        )
        for shade in self.palette or ():
            colour(shade)
        for field in self.__struct_fields__:
            value = getattr(self, field)
            _require(not isinstance(value, tuple) or len(value) <= MANY, self.id, field, f"more than {MANY} entries")


class CardFace(Face, frozen=True, kw_only=True, tag="card"):
    """The front of a card, and what its back shows."""

    kind: str = ""
    intents: tuple[Intent, ...] = ()
    price: Amount | None = None
    stats: tuple[Amount, ...] = ()
    text: str = ""
    sections: tuple[Section, ...] = ()
    flavour: str = ""
    footer: str = ""
    code: str = ""
    emblem: str = ""
    back: CardBack = CardBack()
    copies: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        _known([self.emblem], EMBLEMS, "an emblem")
        _require(len(self.intents) <= 3, self.id, "intents", "at most 3")
        _require(len(self.stats) <= 6, self.id, "stats", "at most 6")
        _require(1 <= self.copies <= 99, self.id, "copies", "from 1 to 99")


class Floor(StrEnum):
    """What lies in a space."""

    GROUND = "ground"
    CORRIDOR = "corridor"
    ROOM = "room"
    BLOCKED = "blocked"
    NOTHING = "nothing"


class Terrain(StrEnum):
    """What covers the ground of a space."""

    NONE = "none"
    LIGHT = "light"
    DARKNESS = "darkness"
    SWAMP = "swamp"
    WATER = "water"


class Space(Struct, frozen=True):
    """A space of a tile. `walls`, `doors` and `barred` are letters of `nesw`; a side named nowhere is open."""

    walls: str = ""
    doors: str = ""
    barred: str = ""
    floor: Floor = Floor.GROUND
    terrain: Terrain = Terrain.NONE
    icons: tuple[Amount, ...] = ()
    label: str = ""
    lit: bool = True
    thing: str = ""  # the emblem of what stands there, drawn in outline on the floor

    def __post_init__(self) -> None:
        _known([self.thing] if self.thing else [], EMBLEMS, "an emblem")
        named = self.walls + self.doors + self.barred
        _require(set(named) <= set("nesw"), "", "space", f"{named!r}: sides are letters of nesw")
        _require(
            len(named) == len(set(named)), "", "space", f"{named!r}: a side is wall, door or barred, not two of them"
        )
        _require(len(self.icons) <= 4, "", "space", "at most 4 icons")


class TileFace(Face, frozen=True, kw_only=True, tag="tile"):
    """A square tile: spaces row by row, with walls and doors; its code, and what its back shows."""

    spaces: tuple[Space, ...]
    columns: int = 2
    code: str = ""
    text: str = ""
    texture: str = ""
    back: CardBack = CardBack()
    size: ClassVar[Size] = TILE

    def __post_init__(self) -> None:
        super().__post_init__()
        _known([self.texture], dict.fromkeys(TEXTURES), "a texture")
        whole = 1 <= self.columns <= 8 and self.spaces and len(self.spaces) % self.columns == 0
        _require(whole, self.id, "spaces", f"{len(self.spaces)} spaces do not fill rows of {self.columns}")

    @property
    def rows(self) -> int:
        """How many rows of spaces there are."""
        return len(self.spaces) // self.columns


class TokenShape(StrEnum):
    """How a token is cut."""

    ROUND = "round"
    SQUARE = "square"
    HEXAGON = "hexagon"


class TokenFace(Face, frozen=True, kw_only=True, tag="token"):
    """One side of a token, and its other side: an icon or an emblem, and a value."""

    icon: str = ""
    emblem: str = ""
    value: str = ""
    shape: TokenShape = TokenShape.ROUND
    tone: Tone = Tone.PLAIN
    other: TokenFace | None = None
    size: ClassVar[Size] = TOKEN

    def __post_init__(self) -> None:
        super().__post_init__()
        _known([self.icon], ICONS, "an icon")
        _known([self.emblem], EMBLEMS, "an emblem")


class Area(Struct, frozen=True):
    """Where a part of a sheet lies, in steps of the sheet's grid."""

    column: int
    row: int
    width: int
    height: int


class Cell(Struct, frozen=True):
    """One place of a track: a word or number, an icon, a tone."""

    label: str = ""
    icon: str = ""
    tone: Tone = Tone.PLAIN

    def __post_init__(self) -> None:
        _known([self.icon], ICONS, "an icon")


class Track(Struct, frozen=True, tag="track"):
    """A row of places for a marker, wrapped into `rows`."""

    at: Area
    cells: tuple[Cell, ...]
    label: str = ""
    icon: str = ""
    rows: int = 1

    def __post_init__(self) -> None:
        _known([self.icon], ICONS, "an icon")
        _require(len(self.cells) <= MANY, self.label, "cells", f"more than {MANY}")


class Slot(Struct, frozen=True, tag="slot"):
    """Room for a card or a heap of tokens, outlined."""

    at: Area
    label: str = ""
    icon: str = ""
    text: str = ""
    count: int = 1

    def __post_init__(self) -> None:
        _known([self.icon], ICONS, "an icon")
        _require(1 <= self.count <= 12, self.label, "count", "from 1 to 12")


class Legend(Struct, frozen=True, tag="legend"):
    """A column of icons, each with a sentence."""

    at: Area
    lines: tuple[Amount, ...]
    label: str = ""

    def __post_init__(self) -> None:
        _require(1 <= len(self.lines) <= 24, self.label, "lines", "from 1 to 24")


class Note(Struct, frozen=True, tag="note"):
    """A paragraph."""

    at: Area
    text: str
    label: str = ""


class Radar(Struct, frozen=True, tag="radar"):
    """A circle with four directions, for marks of heard noise."""

    at: Area
    label: str = ""
    names: tuple[str, str, str, str] = ("N", "E", "S", "W")


Part = Track | Slot | Legend | Note | Radar


class SheetFace(Face, frozen=True, kw_only=True, tag="sheet"):
    """A board or sheet: parts laid on a grid."""

    parts: tuple[Part, ...]
    columns: int = 12
    rows: int = 8
    kind: str = ""
    emblem: str = ""
    size: ClassVar[Size] = SHEET

    def __post_init__(self) -> None:
        super().__post_init__()
        _known([self.emblem], EMBLEMS, "an emblem")
        _require(1 <= self.columns <= 24 and 1 <= self.rows <= 24, self.id, "columns, rows", "1 to 24 each")
        for part in self.parts:
            at = part.at
            inside = (
                min(at.column, at.row) >= 0
                and min(at.width, at.height) >= 1
                and at.column + at.width <= self.columns
                and at.row + at.height <= self.rows
            )
            _require(inside, self.id, "parts", f'"{part.label[:40]}" lies outside the grid')


AnyFace = CardFace | TileFace | SheetFace | TokenFace

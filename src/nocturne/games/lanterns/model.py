"""The nouns: cards, paces, Seekers, the house."""

from __future__ import annotations

from enum import StrEnum

from msgspec import field

from nocturne.kernel import Record, Seat, Table
from nocturne.kernel.grid import Grid, Space

HAND_LIMIT = 4  # LN-HAND-02
EVEN = 4  # LN-TAKE-02


class Card(StrEnum):
    """A card of the shared deck (LN-DECK-01). The pack says what each does and how many there are."""

    DASH = "dash"
    SPARK = "spark"
    SNUFF = "snuff"
    WARD = "ward"


class Pace(StrEnum):
    """How a Seeker goes about a round (LN-PACE-02)."""

    HASTY = "hasty"
    STEADY = "steady"
    WARY = "wary"


STEPS = {Pace.HASTY: 4, Pace.STEADY: 3, Pace.WARY: 2}
KNACK = {Pace.HASTY: -1, Pace.STEADY: 0, Pace.WARY: 1}


class House:
    """A house as drawn: its grid, where Seekers start and where the lanterns stand."""

    __slots__ = ("grid", "lanterns", "starts")

    def __init__(self, grid: Grid, marks: dict[Space, str]) -> None:
        self.grid = grid
        self.starts = tuple(sorted((s for s, mark in marks.items() if mark != "*"), key=lambda s: marks[s]))
        self.lanterns = tuple(sorted(s for s, mark in marks.items() if mark == "*"))


class Seeker(Record):
    """A Seeker and what belongs to them."""

    at: Space
    hand: tuple[Card, ...] = ()
    lanterns: int = 0
    pace: Pace | None = None
    steps: int = 0

    def holds(self, card: Card) -> bool:
        return card in self.hand


SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))


class Lanterns(Table):
    """The whole state of a game of Lanterns."""

    seekers: list[Seeker] = field(default_factory=list)
    lanterns: tuple[Space, ...] = ()
    deck: tuple[Card, ...] = ()  # the top card last
    discard: tuple[Card, ...] = ()
    round: int = 0

    @property
    def grid(self) -> Grid:
        """The house that is played in."""
        grid: Grid = self.box.content.grid
        return grid

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in table order."""
        return SEATS[: len(self.seekers)]

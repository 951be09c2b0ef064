"""What each seat may know, built up from nothing: hands are hidden, and the order of the deck (LN-VIEW-01)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from nocturne.games.lanterns.model import Card, Lanterns, Pace
from nocturne.kernel import Seat
from nocturne.kernel.grid import Space
from nocturne.kernel.views import FaceUp, Part, View

CardId: TypeAlias = Annotated[Card, FaceUp("card")]


class SeekerView(Part, frozen=True):
    """A Seeker, as everybody sees them."""

    at: Space
    lanterns: int
    pace: Pace | None
    steps: int
    cards: int


class LanternsView(View, frozen=True):
    """What a seat may know of a game of Lanterns."""

    house: str  # drawn, with the Seekers as letters and the lanterns as stars
    round: int
    lanterns: tuple[Space, ...]
    deck: int
    discard: tuple[CardId, ...]
    seekers: tuple[SeekerView, ...]
    hand: tuple[CardId, ...] | None = None  # of the seat that looks


def view(game: Lanterns, seat: Seat | None) -> LanternsView:
    """What a seat sees; a spectator sees no hand."""
    marks = dict.fromkeys(game.lanterns, "*")
    for i, me in enumerate(game.seekers):
        marks[me.at] = (chr(ord("a") + i) + marks.get(me.at, ""))[:2]
    return LanternsView(
        game.grid.draw(marks),
        game.round,
        game.lanterns,
        len(game.deck),
        game.discard,
        tuple([SeekerView(me.at, me.lanterns, me.pace, me.steps, len(me.hand)) for me in game.seekers]),
        game.seekers[seat].hand if seat is not None and game.seekers else None,
    )

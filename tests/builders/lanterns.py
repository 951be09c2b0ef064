"""Positions of Lanterns in a few words. What is not said: Seekers at their doors, empty hands, all lanterns burning."""

from __future__ import annotations

from typing import Any

import nocturne
from nocturne.games.lanterns.views import LanternsView, SeekerView
from nocturne.kernel import Game, Seat

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

ATTIC = """\
+--+--+--+--+--+--+
|a    |*       |b |
+  +--+  +--+  +  +
|     |     |    *|
+--+  +--+  +--+  +
|*       |        |
+  +--+  +  +--+--+
|     |  |*       |
+  +  +--+  +--+  +
|d |*          |c |
+--+--+--+--+--+--+"""
"""Its spaces are numbered row by row: the lanterns burn in 2, 11, 12, 21 and 25."""

DECK = {"dash": 6, "spark": 4, "snuff": 6, "ward": 4}


def lanterns(text: str) -> Game[Any]:
    """A game from a position; coming dice are the faces less one."""
    return nocturne.position("lanterns", text)


def cards_but(*held: str) -> str:
    """Every card of the deck except these, to be put into the discard pile."""
    rest = [card for card, count in DECK.items() for _ in range(count - held.count(card))]
    return f"[{', '.join(rest)}]"


def hand(game: Game[Any], seat: Seat) -> list[str]:
    """The cards of a seat, as that seat sees them."""
    view: LanternsView = game.view(seat)
    return sorted(view.hand or ())


def seeker(game: Game[Any], seat: Seat) -> SeekerView:
    """A Seeker, as everybody sees them."""
    view: LanternsView = game.view()
    return view.seekers[seat]


def asked(game: Game[Any]) -> list[tuple[int, tuple[str, ...]]]:
    """Who is asked, and what they may answer."""
    return [(decision.seat, decision.ids()) for decision in game.open]


def refusal(game: Game[Any], seat: Seat, option: str) -> str:
    """The rule that forbids an option now."""
    why = game.explain(seat, option)
    assert why is not None, f"{option} is allowed"
    return why.rule


def told(game: Game[Any], seat: Seat | None = None, since: int = -1) -> list[str]:
    """What a seat was told, by key."""
    return [event.text.key.removeprefix("event-") for event in game.events(since, seat)]

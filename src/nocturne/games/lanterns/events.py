"""What happens in Lanterns: the closed list of events, the only place where the state changes."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.lanterns.model import STEPS, Card, Lanterns, Pace, Seeker
from nocturne.kernel import Event, Seat, Text, without
from nocturne.kernel.grid import Direction, Space


class HouseEntered(Event[Lanterns], frozen=True):
    """The Seekers stand at the doors and the lanterns burn (LN-SETUP-01)."""

    starts: tuple[Space, ...]
    lanterns: tuple[Space, ...]
    discard: tuple[Card, ...]

    def apply(self, game: Lanterns) -> None:
        game.seekers = [Seeker(start) for start in self.starts]
        game.lanterns = self.lanterns
        game.discard = self.discard

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-house-entered", seekers=len(self.starts), lanterns=len(self.lanterns))


class DeckShuffled(Event[Lanterns], frozen=True):
    """The discard pile is the new deck; nobody knows its order (LN-DECK-02)."""

    deck: tuple[Card, ...]

    def apply(self, game: Lanterns) -> None:
        game.deck, game.discard = self.deck, ()

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-deck-shuffled", cards=len(self.deck))


class CardDrawn(Event[Lanterns], frozen=True):
    """A Seeker draws the top card; only they see it (LN-HAND-01)."""

    seat: Seat
    card: Card
    reveals: ClassVar[bool] = True

    def apply(self, game: Lanterns) -> None:
        game.deck = game.deck[:-1]
        game.seekers[self.seat].hand += (self.card,)

    def told(self, seat: Seat | None) -> Text | None:
        return self.text() if seat == self.seat else Text.of("event-card-drawn-unseen", seat=self.seat)


class CardDiscarded(Event[Lanterns], frozen=True):
    """A card goes from a hidden hand to the open discard pile: everybody sees it now."""

    seat: Seat
    card: Card
    reveals: ClassVar[bool] = True

    def apply(self, game: Lanterns) -> None:
        me = game.seekers[self.seat]
        me.hand = without(me.hand, self.card)
        game.discard += (self.card,)


class RoundBegun(Event[Lanterns], frozen=True):
    """A new round begins."""

    round: int

    def apply(self, game: Lanterns) -> None:
        game.round = self.round


class PacesRevealed(Event[Lanterns], frozen=True):
    """All paces are turned up at once (LN-PACE-01)."""

    paces: tuple[Pace, ...]
    reveals: ClassVar[bool] = True

    def apply(self, game: Lanterns) -> None:
        for me, pace in zip(game.seekers, self.paces, strict=True):
            me.pace, me.steps = pace, STEPS[pace]

    def told(self, seat: Seat | None) -> Text | None:
        said = [Text.of("event-pace", seat=i, pace=pace) for i, pace in enumerate(self.paces)]
        return Text.of("event-paces-revealed", paces=tuple(said))


class Stepped(Event[Lanterns], frozen=True):
    """A Seeker takes one step (LN-MOVE-01)."""

    seat: Seat
    to: Direction
    space: Space

    def apply(self, game: Lanterns) -> None:
        me = game.seekers[self.seat]
        me.at, me.steps = self.space, me.steps - 1


class StepsGained(Event[Lanterns], frozen=True):
    """A Seeker may take more steps (LN-DASH-01)."""

    seat: Seat
    steps: int

    def apply(self, game: Lanterns) -> None:
        game.seekers[self.seat].steps += self.steps


class Reached(Event[Lanterns], frozen=True):
    """A Seeker reaches for a lantern; the die decides (LN-TAKE-02)."""

    seat: Seat
    die: int
    total: int

    def apply(self, game: Lanterns) -> None:
        """The die changes nothing by itself."""


class LanternTaken(Event[Lanterns], frozen=True):
    """A Seeker takes the lantern of their space (LN-TAKE-03)."""

    seat: Seat

    def apply(self, game: Lanterns) -> None:
        me = game.seekers[self.seat]
        me.lanterns += 1
        game.lanterns = tuple([space for space in game.lanterns if space != me.at])


class LanternSnuffed(Event[Lanterns], frozen=True):
    """A Snuff darkens the lantern that is about to be taken: it stays where it is (LN-SNUFF-02)."""

    seat: Seat
    against: Seat

    def apply(self, game: Lanterns) -> None:
        game.proposed = (*game.proposed[:-1], None)


class TurnEnded(Event[Lanterns], frozen=True):
    """A Seeker's turn is over; steps left are lost (LN-TURN-03)."""

    seat: Seat

    def apply(self, game: Lanterns) -> None:
        game.seekers[self.seat].steps = 0

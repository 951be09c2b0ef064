"""What happens to cards, markers and counters: one half of the closed list of events."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.events.base import Happening, Said, Untold
from nocturne.games.etherfields.model import Dreamer, Etherfields, less
from nocturne.kernel import Event, Name, Seat, Text, without, without_last

TEAM = Seat(-2)
"""In an event: what belongs to the Team, not to one Dreamer."""


def owner(game: Etherfields, seat: Seat) -> Dreamer | Etherfields:
    """Whose pile it is."""
    return game if seat == TEAM else game.dreamers[seat]


# -- cards


class CardMoved(Happening, frozen=True):
    """A card or tile goes from one pile to another, on top unless it goes to the bottom."""

    seat: Seat
    card: str
    start: str
    end: str
    bottom: bool = False
    taker: Seat | None = None  # whose pile it ends in, if another's than it began in

    def apply(self, game: Etherfields) -> None:
        here = owner(game, self.seat)
        setattr(here, self.start, without(getattr(here, self.start), self.card))
        there = owner(game, self.seat if self.taker is None else self.taker)
        pile = getattr(there, self.end)
        setattr(there, self.end, (self.card, *pile) if self.bottom else (*pile, self.card))

    @property
    def whose(self) -> Seat | None:
        """The Dreamer in whose pile it ends; None: the Team's."""
        taker = self.seat if self.taker is None else self.taker
        return None if taker == TEAM else taker

    def told(self, seat: Seat | None) -> Text | None:
        if self.whose is None:
            return self.text()
        return Text.of("event-card-moved-own", card=Name("card", self.card), end=self.end, whose=self.whose)


class CardShown(CardMoved, frozen=True):
    """A card leaves a face-down pile: now all know it."""

    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        CardMoved.apply(self, game)
        game.shown = self.card

    def told(self, seat: Seat | None) -> Text | None:
        if self.whose is None:
            return self.text()
        return Text.of("event-card-shown-own", card=Name("card", self.card), end=self.end, whose=self.whose)


class CardReturned(CardMoved, frozen=True):
    """An open card goes back to its face-down deck: all have seen it, though it may have been drawn only just now."""

    def apply(self, game: Etherfields) -> None:
        CardMoved.apply(self, game)
        game.shown = self.card

    def told(self, seat: Seat | None) -> Text | None:
        return self.text()


class CardDiscarded(Happening, frozen=True):
    """A card goes from the hand to the Discard pile (EF-INFLUENCE-03)."""

    seat: Seat
    card: str

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.hand = without(me.hand, self.card)
        me.discard += (self.card,)


class CardPlayed(CardDiscarded, frozen=True):
    """A card is played for its action (EF-INFLUENCE-04)."""


class CardSpent(CardDiscarded, frozen=True):
    """A card is discarded for its Intent (EF-INTENT-02)."""


class ItemSpent(Happening, frozen=True):
    """An active Item is discarded for its Intent: it goes to Storage (EF-INTENT-08)."""

    seat: Seat
    item: str

    def apply(self, game: Etherfields) -> None:
        game.items = without(game.items, self.item)
        game.storage += (self.item,)


class CardsDrawn(Happening, frozen=True):
    """A Dreamer draws from the top of the deck; hands are open (EF-DRAW-01, EF-HAND-04)."""

    seat: Seat
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.deck_ids = without_last(me.deck_ids, len(self.cards))
        me.hand += self.cards
        if len(game.present) == 1:
            me.drawn += self.cards


class DrawnKept(Untold, frozen=True):
    """A solo player goes on with the cards just drawn (EF-SOLO-01)."""

    seat: Seat

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].drawn = ()


class DeckShuffled(Happening, frozen=True):
    """The Discard pile, and what is left of the deck, is the new deck (EF-RESHUFFLE-01)."""

    seat: Seat
    cards: tuple[str, ...]

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.deck, me.discard = self.cards, ()

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-deck-shuffled", seat=self.seat, cards=len(self.cards))


class CardsSealed(Happening, frozen=True):
    """Cards from the top of the deck are revealed and put on the Sealed pile (EF-SEAL-01)."""

    seat: Seat
    cards: tuple[str, ...]  # in the order in which they were revealed
    deck: tuple[str, ...]  # what is left, Flaws met on the way on top (EF-SEAL-05)
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.deck = self.deck
        me.sealed += self.cards

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-cards-sealed", seat=self.seat, cards=self.facts()["cards"])


class CardsUnsealed(Happening, frozen=True):
    """Cards go from the Sealed pile to the Discard pile (EF-SEAL-03)."""

    seat: Seat
    cards: tuple[str, ...]

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.sealed = less(me.sealed, self.cards)
        me.discard += self.cards


class PileShuffled(Happening, frozen=True):
    """A pile is shuffled; nobody knows its order (EF-COMP-14)."""

    seat: Seat
    pile: str
    order: tuple[str, ...]

    def apply(self, game: Etherfields) -> None:
        setattr(owner(game, self.seat), self.pile, self.order)

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-pile-shuffled", seat=self.seat, pile=self.pile, cards=len(self.order))


class PilePoured(Untold, frozen=True):
    """Everything of some piles goes into another, sorted, so that no hidden order shows."""

    seat: Seat
    starts: tuple[str, ...]
    end: str

    def apply(self, game: Etherfields) -> None:
        here = owner(game, self.seat)
        cards = [card for pile in (self.end, *self.starts) for card in getattr(here, pile)]
        for start in self.starts:
            setattr(here, start, ())
        setattr(here, self.end, tuple(sorted(cards)))


# -- markers and counters


class Gained(Happening, frozen=True):
    """Ether, Gems, Keys, Hours or Distress come or go."""

    seat: Seat
    what: str  # the counter's name
    count: int

    def told(self, seat: Seat | None) -> Text | None:
        key = "event-gained" if self.count > 0 else "event-lost"
        way = "up" if self.count > 0 else "down"  # whoever draws it has no other way to tell the two apart
        return Text.of(key, seat=self.seat, what=self.what, count=abs(self.count), way=way)

    def apply(self, game: Etherfields) -> None:
        holder = owner(game, self.seat)
        setattr(holder, self.what, getattr(holder, self.what) + self.count)


class DistressTaken(Happening, frozen=True):
    """A Dreamer suffers Distress, marker by marker, as far as there are markers and strength (EF-DISTRESS-04)."""

    seat: Seat
    count: int
    of: str = ""

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        left = 16 - sum([dreamer.distress for dreamer in game.dreamers])
        room = min(7 - me.distress, left)
        me.distress += min(self.count, room)
        game.doomed = self.count > room


class AbilityUsed(Untold, frozen=True):
    """What may be used once per Turn was used: by one Dreamer, or for all (EF-CAMPAIGN-16, EF-CAMPAIGN-17)."""

    seat: Seat  # TEAM where the first user spends it for everybody
    key: str

    def apply(self, game: Etherfields) -> None:
        owner(game, self.seat).used += (self.key,)


class UsesCleared(Untold, frozen=True):
    """A new Turn or journey: once-per-Turn uses are refreshed (EF-MASK-05, EF-WORLD-16)."""

    seat: Seat

    def apply(self, game: Etherfields) -> None:
        owner(game, self.seat).used = ()


class DreamActionDone(Untold, frozen=True):
    """A Dreamer has performed a Dream action; None: another round begins (EF-TURN-05, EF-ACTION-16)."""

    seat: Seat | None

    def apply(self, game: Etherfields) -> None:
        game.dreamed = () if self.seat is None else (*game.dreamed, self.seat)


class ActionBegun(Untold, frozen=True):
    """A Dreamer is in the middle of an action: at its choices others may interrupt (EF-RAPID-05)."""

    seat: Seat

    def apply(self, game: Etherfields) -> None:
        game.acting += (self.seat,)


class ActionEnded(Untold, frozen=True):
    """The innermost action is over."""

    def apply(self, game: Etherfields) -> None:
        game.acting = game.acting[:-1]


class MaskWorn(Happening, frozen=True):
    """A Mask is put on, or taken off; it stays owned (EF-MASK-06, EF-MASK-07)."""

    seat: Seat
    mask: str

    def told(self, seat: Seat | None) -> Text | None:
        return self.text() if self.mask else Text.of("event-mask-off", seat=self.seat)

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].mask = self.mask


class LastingAdded(Happening, frozen=True):
    """Something holds until the end of this Turn (EF-TURN-17)."""

    seat: Seat
    stat: str
    by: int

    def told(self, seat: Seat | None) -> Text | None:
        way = "up" if self.by > 0 else "down"
        return Text.of("event-lasting-added", seat=self.seat, stat=self.stat, by=abs(self.by), way=way)

    def apply(self, game: Etherfields) -> None:
        game.lasting += ((self.stat, self.by, self.seat),)


class Rolled(Happening, frozen=True):
    """A die lies on the table; its result is not applied yet."""

    die: str
    face: str
    number: int
    again: bool = False  # a reroll: only the last result counts (EF-REROLL-03)

    def apply(self, game: Etherfields) -> None:
        kept = game.rolls[:-1] if self.again else game.rolls
        game.rolls = (*kept, (self.die, self.number))


class RollApplied(Untold, frozen=True):
    """The result is applied; the die is taken up."""

    def apply(self, game: Etherfields) -> None:
        game.rolls = game.rolls[:-1]


class Peeked(Said, frozen=True):
    """The Team has seen the front of a Secret; nothing else changes (EF-BASIC-08)."""

    seat: Seat
    secret: str  # told by the code on its back
    front: str  # the same id, told by the name of what it is
    reveals: ClassVar[bool] = True


class Told(Said, frozen=True):
    """Something is said to the players: a script, a failed Spawn, an action that came to nothing."""

    what: str
    effect: str = ""


class Noted(Event[Etherfields], frozen=True):
    """A text of the story is read aloud."""

    record: str
    story: str

    def apply(self, game: Etherfields) -> None:
        pass


class BonusNoted(Untold, frozen=True):
    """Drawing Bonuses are noted and fresh States age as the Dreamers Phase begins (EF-DRAWBONUS-01, EF-STATE-08)."""

    seat: Seat
    bonus: int

    def apply(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        me.bonus = self.bonus
        if me.states:
            me.states = tuple([replace(token, fresh=False) for token in me.states])

"""Events of Evil's cards: drawn, divided, played, discarded (EVIL, REACTION, METER)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.alone.events.base import Hidden, Public, Shown, Untold
from nocturne.games.alone.model import NOBODY, Alone, changed_at
from nocturne.games.alone.pieces import Deck, Paused, Played
from nocturne.kernel import Name, Seat, Text, joined, without


class ReactionDrawn(Hidden, frozen=True):
    """A card is drawn for Evil; the leader sees it, the others only from which deck (AL-EVIL-08)."""

    seat: Seat
    deck: int
    card: str
    pile: str  # the deck by name

    def apply(self, game: Alone) -> None:
        deck = game.decks[self.deck]
        cards = joined(without(deck.cards, self.card))
        _deck(game, self.deck, Deck(deck.name, cards, deck.discard, deck.buried))
        game.dealt += (self.card,)

    def told(self, seat: Seat | None) -> Text | None:
        if seat == self.seat:
            return Text.of("event-reaction-drawn", card=Name("reaction", self.card))
        return Text.of("event-reaction-drawn-unseen", deck=Name("deck", self.pile))


class CardDealt(Hidden, frozen=True):
    """The leader gives a drawn card to an Evil player (AL-EVIL-02)."""

    by: Seat
    to: Seat
    card: str

    def apply(self, game: Alone) -> None:
        game.dealt = without(game.dealt, self.card)
        _hand(game, self.to, tuple(sorted((*game.hands[self.to - 1], self.card))))

    def told(self, seat: Seat | None) -> Text | None:
        if seat in (self.by, self.to) and seat:
            return Text.of("event-card-dealt", seat=self.to, card=Name("reaction", self.card))
        return Text.of("event-card-dealt-unseen", seat=self.to)


class CardThrown(Shown, frozen=True):
    """An Evil player discards a card before drawing (AL-EVIL-08)."""

    seat: Seat
    card: str

    def apply(self, game: Alone) -> None:
        _hand(game, self.seat, without(game.hands[self.seat - 1], self.card))
        _discard(game, self.card, face_down=False)


class DeckRenewed(Public, frozen=True):
    """The discard pile of a Reaction deck is the deck again (AL-EVIL-09)."""

    deck: int
    content: ClassVar[dict[str, str]] = {}  # the deck by its place on the table

    def apply(self, game: Alone) -> None:
        old = game.decks[self.deck]
        _deck(game, self.deck, Deck(old.name, joined(sorted((*old.cards, *old.discard, *old.buried)))))


class ReactionPlayed(Shown, frozen=True):
    """A card is put on the Reaction track, face down if it is a Common Reaction (AL-METER-01, AL-REACTION-04)."""

    seat: Seat
    card: str
    spaces: int
    face_down: bool = False
    dangerous: bool = False

    def apply(self, game: Alone) -> None:
        _hand(game, self.seat, without(game.hands[self.seat - 1], self.card))
        game.track += (Played(self.card, self.seat, self.spaces, self.face_down),)
        game.played += 1
        pause(game)
        game.reacting, game.placed, game.picked = self.seat, NOBODY, False

    def told(self, seat: Seat | None) -> Text | None:
        if self.face_down and seat != self.seat:
            return Text.of("event-common-played", seat=self.seat)
        key = "event-common-played-own" if self.face_down else "event-reaction-played"
        card = Name("reaction", self.card)
        return Text.of(key, seat=self.seat, card=card, dangerous=self.dangerous)


def pause(game: Alone) -> None:
    """Remember what is going on, for when the card is resolved (AL-REACTION-11)."""
    moving = game.movers, game.stirred, game.stopped, game.spawning
    game.paused += (Paused(game.reacting, *moving, game.roll, game.called_up, game.picked),)


class ReactionResumed(Untold, frozen=True):
    """What a card has left for later happens now; its choices belong to whoever played it (AL-EVIL-11)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        pause(game)
        game.reacting, game.picked = self.seat, False


class EffectPicked(Untold, frozen=True):
    """The Hero has picked one of several effects of the card; a loss among them is the Hero's own (AL-COMPANION-12)."""

    def apply(self, game: Alone) -> None:
        game.picked = True


class ReactionOver(Untold, frozen=True):
    """The card is resolved: what it interrupted goes on, and choices belong to who had them (AL-EVIL-11)."""

    def apply(self, game: Alone) -> None:
        was = game.paused[-1]
        game.paused, game.jammed, game.reacting, game.placed = game.paused[:-1], False, was.reacting, NOBODY
        game.movers, game.stirred, game.stopped, game.spawning = was.movers, was.stirred, was.stopped, was.spawning
        game.called_up, game.picked, game.placing = was.called_up, was.picked, ""
        if was.roll is not None and was.roll.hero and (game.roll is None or not game.roll.hero):
            game.roll = was.roll  # Evil has rolled in between: the Hero's dice still lie there to be counted


class Jammed(Public, frozen=True):
    """The card just played has no effect."""

    def apply(self, game: Alone) -> None:
        game.jammed = True


class TrackCleared(Public, frozen=True):
    """Danger tokens are set aside and the Reaction cards discarded (AL-ROUNDEND-02, AL-ROUNDEND-03)."""

    dangers: int

    def apply(self, game: Alone) -> None:
        game.aside = self.dangers
        for played in game.track:
            _discard(game, played.card, face_down=played.face_down)
        game.track = ()


def _hand(game: Alone, seat: Seat, hand: tuple[str, ...]) -> None:
    game.hands = changed_at(game.hands, seat - 1, hand)


def _deck(game: Alone, place: int, deck: Deck) -> None:
    game.decks = changed_at(game.decks, place, deck)


def _discard(game: Alone, card: str, *, face_down: bool) -> None:
    name = game.box.content.deck_of[card]
    place = [deck.name for deck in game.decks].index(name)
    deck = game.decks[place]
    if face_down:
        _deck(game, place, replace(deck, buried=tuple(sorted((*deck.buried, card)))))
    else:
        _deck(game, place, replace(deck, discard=(*deck.discard, card)))

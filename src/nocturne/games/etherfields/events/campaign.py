"""Who plays, and what a campaign begins with: box, sessions, Dreamers."""

from __future__ import annotations

from nocturne.games.etherfields.events.base import Happening, Untold
from nocturne.games.etherfields.index import SUPPLIED
from nocturne.games.etherfields.model import Dreamer, Etherfields, less
from nocturne.kernel import Seat, joined


class DreamerChosen(Happening, frozen=True):
    """A player takes a Dreamer (EF-CAMPAIGN-02, EF-CAMPAIGN-03)."""

    seat: Seat
    archetype: str

    def apply(self, game: Etherfields) -> None:
        mine = game.dreamers[self.seat]
        stored = next((dreamer for dreamer in game.bench if dreamer.archetype == self.archetype), None)
        new = stored or Dreamer(archetype=self.archetype, deck_ids=joined(game.lib.decks[self.archetype]))
        game.bench = [dreamer for dreamer in game.bench if dreamer is not stored]
        if mine.archetype:
            new.at = mine.at
            mine.states, mine.used = (), ()
            game.bench.append(mine)
        game.dreamers[self.seat] = new


class DreamersExchanged(Happening, frozen=True):
    """Two players take over each other's Dreamer, with deck, Masks and cards (EF-AWAKEN-06)."""

    seat: Seat
    other: Seat

    def apply(self, game: Etherfields) -> None:
        mine, theirs = game.dreamers[self.seat], game.dreamers[self.other]
        game.dreamers[self.seat], game.dreamers[self.other] = theirs, mine


class FirstNamed(Happening, frozen=True):
    """A Dreamer holds the First Player marker (EF-FIRST-01)."""

    seat: Seat

    def apply(self, game: Etherfields) -> None:
        game.first = self.seat


class SittingBegun(Happening, frozen=True):
    """A session begins with these players; P is fixed for it (EF-PCOUNT-02)."""

    seats: tuple[Seat, ...]

    def apply(self, game: Etherfields) -> None:
        game.present = self.seats
        game.sitting += 1
        game.fresh_market = False
        if game.first not in self.seats:
            game.first = self.seats[0]


class BoxOpened(Untold, frozen=True):
    """A campaign begins: everything lies where it belongs (EF-CAMPAIGN-05).

    Where a first Dream is played, what it supplies stays in the box until then (EF-CAMPAIGN-07).
    """

    seats: int
    first: bool = False

    def apply(self, game: Etherfields) -> None:
        game.dreamers = [Dreamer() for _ in range(self.seats)]
        for pile, cards in game.lib.dealt.items():
            if self.first and pile in (*SUPPLIED, "storage"):
                setattr(game, pile, ())
            else:
                setattr(game, pile, cards)
        if self.first:
            game.boxed += (*supplied(game), *game.lib.dealt["storage"])


class SeatsLaid(Untold, frozen=True):
    """A campaign goes on with more seats; who sits there has no Dreamer yet (EF-PLAYERS-02)."""

    seats: int

    def apply(self, game: Etherfields) -> None:
        game.dreamers += [Dreamer() for _ in range(self.seats - len(game.dreamers))]


def supplied(game: Etherfields) -> tuple[str, ...]:
    """What enters a campaign with its first Dream (EF-CAMPAIGN-07)."""
    return tuple([card for pile in SUPPLIED for card in game.lib.dealt[pile]])


class CampaignSupplied(Happening, frozen=True):
    """The first Dream is over: decks and Dreamworld tiles enter the campaign (EF-CAMPAIGN-08, EF-CAMPAIGN-11)."""

    def apply(self, game: Etherfields) -> None:
        dealt = game.lib.dealt
        missed = tuple([item for item in dealt["storage"] if item in game.boxed])
        game.boxed = less(game.boxed, (*[card for card in supplied(game) if card in game.boxed], *missed))
        for pile in SUPPLIED:
            setattr(game, pile, (*getattr(game, pile), *dealt[pile]))
        game.item_market = (*missed, *game.item_market)


class Promised(Happening, frozen=True):
    """A Dreamer keeps the card that gives 1 Ether at the next set-up, or hands it in (EF-SAVE-03, EF-SAVE-04)."""

    seat: Seat
    cards: int

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].promised = self.cards


class MarketMixed(Untold, frozen=True):
    """The Influence Market needs no further shuffle this session (EF-SETUP-16)."""

    def apply(self, game: Etherfields) -> None:
        game.fresh_market = True

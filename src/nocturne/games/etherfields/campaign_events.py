"""Who plays, and what a campaign begins with: box, sessions, Dreamers."""

from __future__ import annotations

from nocturne.games.etherfields.happening import Happening, Hushed
from nocturne.games.etherfields.model import Dreamer, Etherfields, less
from nocturne.kernel import Seat, joined


class DreamerChosen(Happening, frozen=True):
    """A player takes a Dreamer (EF-CAMPAIGN-02, EF-CAMPAIGN-03)."""

    seat: Seat
    archetype: str

    def apply(self, game: Etherfields) -> None:
        mine = game.dreamers[self.seat]
        stored = next((one for one in game.bench if one.archetype == self.archetype), None)
        new = stored or Dreamer(archetype=self.archetype, deck_ids=joined(game.lib.archetypes[self.archetype].deck))
        game.bench = [one for one in game.bench if one is not stored]
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


class BoxOpened(Hushed, frozen=True):
    """A campaign begins: everything lies where it belongs (EF-CAMPAIGN-05).

    Where a first Dream is played, what it supplies stays in the box until then (EF-CAMPAIGN-07).
    """

    seats: int
    first: bool = False

    def apply(self, game: Etherfields) -> None:
        deal = game.lib.deal
        game.dreamers = [Dreamer() for _ in range(self.seats)]
        game.market, game.item_market, game.fates = deal.market, deal.item_market, deal.fates
        game.flaws, game.turns_out, game.slumbers = deal.flaws, deal.turns, deal.slumbers
        game.maps, game.mask_pool, game.seasons = deal.maps, deal.masks, deal.seasons
        game.boxed, game.wisdom, game.gates = deal.boxed, deal.wisdom, deal.gates
        game.districts, game.storage = deal.districts, deal.items
        if self.first:
            game.slumbers = game.maps = game.seasons = game.districts = game.storage = ()
            game.boxed += (*deal.supplied, *deal.items)


class CampaignSupplied(Happening, frozen=True):
    """The first Dream is over: decks and Dreamworld tiles enter the campaign (EF-CAMPAIGN-08, EF-CAMPAIGN-11)."""

    def apply(self, game: Etherfields) -> None:
        deal = game.lib.deal
        missed = tuple([one for one in deal.items if one in game.boxed])
        game.boxed = less(game.boxed, (*[one for one in deal.supplied if one in game.boxed], *missed))
        game.slumbers = (*game.slumbers, *deal.slumbers)
        game.maps, game.seasons = (*game.maps, *deal.maps), (*game.seasons, *deal.seasons)
        game.districts = (*game.districts, *deal.districts)
        game.item_market = (*missed, *game.item_market)


class Promised(Happening, frozen=True):
    """A Dreamer keeps the card that gives 1 Ether at the next set-up, or hands it in (EF-SAVE-03, EF-SAVE-04)."""

    seat: Seat
    cards: int

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].promised = self.cards


class MarketMixed(Hushed, frozen=True):
    """The Influence Market needs no further shuffle this session (EF-SETUP-16)."""

    def apply(self, game: Etherfields) -> None:
        game.fresh_market = True

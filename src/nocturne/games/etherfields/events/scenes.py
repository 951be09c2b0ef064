"""What happens to Turns, scenes, the Dreamworld Map and the campaign."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.components import Phase
from nocturne.games.etherfields.events.base import Happening, Said, Untold
from nocturne.games.etherfields.index import SUPPLIED
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import NOWHERE, Dreamer, Etherfields, SceneKind, less
from nocturne.kernel import Name, Seat, Text, joined

# -- Turns


class TurnDeckBuilt(Happening, frozen=True):
    """Turn cards drawn at random lie face up; the rest is the Turn discard pile (EF-TURNCARD-01)."""

    turns: tuple[str, ...]
    out: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        game.turns, game.turns_out = self.turns, self.out

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-turn-deck-built", turns=len(self.turns))


class TurnBegun(Happening, frozen=True):
    """A Turn begins."""

    turn: int

    def apply(self, game: Etherfields) -> None:
        game.turn = self.turn
        game.phase = Phase.START


class PhaseBegun(Happening, frozen=True):
    """A phase begins."""

    phase: Phase

    def apply(self, game: Etherfields) -> None:
        game.phase = self.phase


class TurnAdded(Happening, frozen=True):
    """The lowest card of the Turn discard pile goes under the Turn deck (EF-TURNCARD-10)."""

    def apply(self, game: Etherfields) -> None:
        game.turns = (game.turns_out[0], *game.turns)
        game.turns_out = game.turns_out[1:]


class TurnDiscarded(Happening, frozen=True):
    """The current Turn card is discarded; the next one shows (EF-TURNCARD-08, EF-TURN-17)."""

    card: str
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        game.turns_out += (self.card,)
        game.turns = game.turns[:-1]
        game.barred = ()
        game.lasting = ()


class TurnTakenBack(Happening, frozen=True):
    """The Turn card that was discarded last lies on the Turn deck again."""

    card: str

    def apply(self, game: Etherfields) -> None:
        game.turns, game.turns_out = (*game.turns, self.card), game.turns_out[:-1]
        game.barred = ()


class TurnCardPassed(Happening, frozen=True):
    """The current Turn card goes under the Turn deck unresolved; the next one shows."""

    card: str
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        game.turns = (self.card, *game.turns[:-1])
        game.barred = ()


class StepBarred(Happening, frozen=True):
    """A step of the current Turn card will be skipped (EF-TURNCARD-09)."""

    step: int

    def apply(self, game: Etherfields) -> None:
        game.barred = tuple(sorted((*game.barred, self.step)))


class StepBegun(Said, frozen=True):
    """A step of the current Turn card is resolved; what it does follows, if anything (EF-TURNCARD-05)."""

    step: int
    row: str


# -- scenes and the Dreamworld Map


class SceneBegun(Happening, frozen=True):
    """A Slumber or Dream begins. What is pending now waits until it is over (EF-WORLD-11)."""

    kind: SceneKind
    tile: str

    def apply(self, game: Etherfields) -> None:
        game.scene, game.tile, game.turn, game.won = self.kind, self.tile, 0, False
        game.floor, game.tried, game.acting = len(game.agenda), False, ()


class SceneEnded(Happening, frozen=True):
    """It ends at once: nothing else of that Turn is resolved (EF-SLUMBER-07)."""

    won: bool
    tile: str = ""  # of what is over; games of the first days did not note it

    def told(self, seat: Seat | None) -> Text | None:
        if not self.tile:
            return Text.of("event-scene-over", won=self.won)
        return Text.of("event-scene-ended", tile=Name("tile", self.tile), won=self.won)

    def apply(self, game: Etherfields) -> None:
        game.rolls = ()
        game.market, game.offer = game.offer + game.market, ()
        game.won, game.acting = self.won, ()  # what was going on is given up


class DefeatStruck(Happening, frozen=True):
    """All Dreamers lose: nothing that was pending is resolved (EF-DEATH-09)."""

    why: str
    seat: Seat | None

    def apply(self, game: Etherfields) -> None:
        game.rolls = ()
        game.market, game.offer = game.offer + game.market, ()
        game.doomed = False


class SceneCleared(Happening, frozen=True):
    """Turn cards, figures, Entity tiles, States and what was tied to them are put away (EF-SLUMBER-08, EF-AFTER-06)."""

    tile: str

    def apply(self, game: Etherfields) -> None:
        game.turns_out += game.turns[::-1]
        game.turns, game.barred, game.lasting = (), (), ()
        tied = {game.tile, *game.tiles} - {*game.mode}
        game.tokens = tuple([token for token in game.tokens if token.of not in tied])
        actions = game.lib.actions
        game.markers = {key: marked for key, marked in game.markers.items() if actions[key].of not in tied}
        game.spent = tuple([key for key in game.spent if actions[key].of not in tied])
        game.blocks = min(game.blocks, len(game.spent))
        game.figures, game.entities = [], []
        for me in game.dreamers:
            me.states, me.bonus = (), 0
        game.scene, game.tile, game.phase, game.turn, game.floor = SceneKind.NONE, "", Phase.WORLD, 0, 0


class DreamscapeCleared(Happening, frozen=True):
    """The board is cleared: map, tokens, markers and Gems on it (EF-GATE-07, EF-DREAM-06)."""

    maps: tuple[str, ...]  # Slumber Map tiles that go back to their slot
    secrets: tuple[str, ...]  # tiles of a Dream, which are Secrets again

    def apply(self, game: Etherfields) -> None:
        game.ground = Ground()
        game.maps += self.maps
        game.boxed += self.secrets
        game.tokens = tuple([token for token in game.tokens if token.of in game.mode and token.of])
        game.gems_laid, game.spent, game.blocks = (), (), 0
        game.markers = {}
        game.fates = (*[card for card, _ in game.quirks][::-1], *game.fates)
        game.quirks = ()
        for me in game.dreamers:
            me.at = NOWHERE

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-dreamscape-cleared", tiles=len(self.maps) + len(self.secrets))


class TeamMoved(Happening, frozen=True):
    """The Team marker stands at another Location (EF-WORLD-02)."""

    location: str

    def apply(self, game: Etherfields) -> None:
        game.location, game.relocated = self.location, False


class TeamRelocated(TeamMoved, frozen=True):
    """An effect has put the Team marker elsewhere: that Location is resolved when the effect is over (EF-WORLD-19)."""

    def apply(self, game: Etherfields) -> None:
        game.location, game.relocated = self.location, True


class NapLaid(Happening, frozen=True):
    """The Refreshing Nap card lies on a gate, or is back in the holder (EF-NAP-02)."""

    gate: str

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-nap-laid", gate=Name("gate", self.gate)) if self.gate else Text("event-nap-back")

    def apply(self, game: Etherfields) -> None:
        game.nap = self.gate


# -- who plays, and what a campaign begins with


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


class TeamAwoke(Said, frozen=True):
    """The Team wakes; the Awakening card, which is carried out now, says what that changes (EF-AWAKEN-02)."""


class MarketMixed(Untold, frozen=True):
    """The Influence Market needs no further shuffle this session (EF-SETUP-16)."""

    def apply(self, game: Etherfields) -> None:
        game.fresh_market = True


class FlagSet(Untold, frozen=True):
    """A flag is set: effects remember it until it is taken back."""

    flag: str

    def apply(self, game: Etherfields) -> None:
        if self.flag not in game.flags:
            game.flags = tuple(sorted([*game.flags, self.flag]))


class FlagUnset(Untold, frozen=True):
    """A flag is taken back."""

    flag: str

    def apply(self, game: Etherfields) -> None:
        game.flags = tuple([flag for flag in game.flags if flag != self.flag])

"""What happens to Turns, scenes and the Dreamworld Map."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.components import Phase
from nocturne.games.etherfields.events.base import Happening
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import NOWHERE, Etherfields, SceneKind
from nocturne.kernel import Name, Seat, Text

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


class StepBarred(Happening, frozen=True):
    """A step of the current Turn card will be skipped (EF-TURNCARD-09)."""

    step: int

    def apply(self, game: Etherfields) -> None:
        game.barred = tuple(sorted((*game.barred, self.step)))


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
        tied = {game.tile, *[entity.tile for entity in game.entities]} - {*game.mode}
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

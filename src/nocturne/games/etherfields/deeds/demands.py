"""Conditions that actions make besides their cost."""

from __future__ import annotations

from nocturne.games.etherfields.components import Terrain
from nocturne.games.etherfields.content import Demand
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import active_progress
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.kernel import Seat


class OnTerrain(Demand, frozen=True):
    """You stand on this Terrain."""

    terrain: Terrain

    def holds(self, game: Etherfields, seat: Seat) -> bool:
        return self.terrain in terrain_at(game, game.dreamers[seat].at)


class GemHere(Demand, frozen=True):
    """A Gem lies in the slot of your space (EF-GEMSLOT-01, EF-GEMSLOT-03)."""

    def holds(self, game: Etherfields, seat: Seat) -> bool:
        return game.dreamers[seat].at in game.gems_laid


class ActiveProgress(Demand, frozen=True):
    """You have so many active Progress cards."""

    count: int

    def holds(self, game: Etherfields, seat: Seat) -> bool:
        return len(active_progress(game, seat)) >= self.count


class Flagged(Demand, frozen=True):
    """A script remembers this."""

    flag: str

    def holds(self, game: Etherfields, seat: Seat) -> bool:
        return self.flag in game.flags

"""Which sectors an effect speaks of, as seen from the Hero's (section 8.3 of the ledger)."""

from __future__ import annotations

from enum import StrEnum

from nocturne.games.alone.map import SectorSet, sectors_in
from nocturne.games.alone.model import NOBODY, Alone
from nocturne.kernel import Refusal

NO_PLACE = Refusal.by("AL-DECK-07", "refuse-no-place")
NOT_MET = Refusal.by("AL-DECK-07", "refuse-condition-not-met")


class Near(StrEnum):
    """Which sectors an effect speaks of, as seen from the Hero's (section 8.3)."""

    HERE = "here"
    ADJACENT = "adjacent"
    AROUND = "around"  # the Hero's or an adjacent one
    EXPLORED = "explored"
    THERE = "there"  # where the same effect has just put a Condition token


def sectors_near(game: Alone, where: Near) -> SectorSet:
    """The sectors meant."""
    if where is Near.EXPLORED:
        return SectorSet(sum(1 << sector for sector in dict.fromkeys(game.explored)))
    if where is Near.THERE:
        return SectorSet(0 if game.placed == NOBODY else 1 << game.placed)
    here = 1 << game.here
    around = game.map.adjacent(game.here, game.barred)
    return SectorSet({Near.HERE: here, Near.ADJACENT: around & ~here}.get(where, around | here))


def known_within(game: Alone, steps: int) -> SectorSet:
    """The sectors so near by ways that the Hero sees: through Revealed sectors only (AL-VIEW-12)."""
    map, barred = game.map, game.barred
    near = edge = 1 << game.hero.at
    for _ in range(steps):
        beyond = 0
        for sector in sectors_in(SectorSet(edge)):
            beyond |= map.adjacent(sector, barred)
        edge = beyond & game.revealed & ~near
        near |= edge
    return SectorSet(near)

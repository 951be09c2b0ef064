"""Morphings (chapter MORPH)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.etherfields.components import Morph, longer
from nocturne.games.etherfields.events.board import MorphAdded, MorphRemoved
from nocturne.games.etherfields.model import Etherfields, Figure
from nocturne.games.etherfields.rules.active import is_immune, morphs_on
from nocturne.games.etherfields.rules.draw import EnforceLimits
from nocturne.games.etherfields.rules.movement import in_range
from nocturne.games.etherfields.rules.states import capped, is_harmless
from nocturne.kernel import Chance, Draw, Seat, Step

MORPHS = tuple(Morph)
LIMITING = (Morph.MASK, Morph.PROGRESS)


def morph_pool(game: Etherfields) -> tuple[int, ...]:
    """How many tokens of each kind are left of the twelve (EF-MORPH-01)."""
    pool = Counter(map(Morph, game.lib.box.morphings))
    for entity in game.entities:
        pool.subtract(entity.morphs)
    return tuple([pool[morph] for morph in MORPHS])


def takes_morphs(game: Etherfields, tile: str) -> bool:
    """Not without a figure in the Dreamscape, nor while all of them are Poisoned (EF-MORPH-14, EF-STATE-09)."""
    figures = game.figures_of(tile)
    return any(not is_immune(figure) for figure in figures) and game.entity(tile) is not None


class AddMorphings(Chance[Etherfields], frozen=True):
    """Draw tokens at random and put them face up on the Entity tile (EF-MORPH-01)."""

    tile: str
    count: int
    stream: ClassVar[str] = "morphings"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        pool = morph_pool(game)  # with one kind left nothing is left to chance
        return (pool,) if takes_morphs(game, self.tile) and self.count and sum(map(bool, pool)) > 1 else ()

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        left = [kind for kind, count in zip(MORPHS, morph_pool(game), strict=True) if count]
        if not takes_morphs(game, self.tile) or not self.count or not left:
            return
        morph = MORPHS[outcome[0]] if outcome else left[0]
        game.commit(MorphAdded(self.tile, morph))
        if morph in LIMITING:  # EF-MORPH-09: at once
            game.then(*[EnforceLimits(seat) for seat in game.present])
        if self.count > 1:
            game.then(AddMorphings(self.tile, self.count - 1))


def clear_morphs(game: Etherfields, tile: str) -> None:
    """Discard all Morphings of an Entity."""
    entity = game.entity(tile)
    for morph in entity.morphs if entity is not None else ():
        game.commit(MorphRemoved(tile, morph))


class ClearMorphings(Step[Etherfields], frozen=True):
    """All Morphings of every Entity return to the pool (EF-MORPH-16)."""

    def run(self, game: Etherfields) -> None:
        for entity in game.entities:
            clear_morphs(game, entity.tile)


# -- the numbers of an Entity's effects (table 4.3, step 4)


def morphs_of(game: Etherfields, figure: Figure) -> tuple[Morph, ...]:
    """The Morphings that a figure obeys."""
    entity = game.entity(figure.of)
    return morphs_on(entity, figure) if entity is not None else ()


def reach_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The range of an effect: printed, plus Morphings in a row, then the cap of Dazed (EF-MORPH-06, EF-STATE-05)."""
    reach = longer(printed, morphs_of(game, figure).count(Morph.RANGE) if row else 0)
    return capped(figure, reach)


def distress_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The Distress of an effect: equal tokens add up in a row; none from a Stunned one (EF-MORPH-03, EF-STATE-06)."""
    if is_harmless(figure):
        return 0
    return printed + (morphs_of(game, figure).count(Morph.DISTRESS) if row else 0)


def seal_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The cards that an effect Seals: in a row two more for each token (EF-MORPH-04)."""
    return printed + (2 * morphs_of(game, figure).count(Morph.SEAL) if row else 0)


def movement_of(game: Etherfields, figure: Figure) -> int:
    """The Movement value (EF-MORPH-05)."""
    return game.lib.tiles[figure.of].movement + 2 * morphs_of(game, figure).count(Morph.MOVEMENT)


def reached(game: Etherfields, tile: str, printed: int, *, row: bool) -> dict[Seat, list[Figure]]:
    """The Dreamers within range of any figure of an Entity, each once (EF-RANGE-08, EF-RANGE-09)."""
    hunters: dict[Seat, list[Figure]] = {}
    for figure in game.figures_of(tile):
        reach = reach_of(game, figure, printed, row=row)
        for seat in game.present:
            if in_range(game, figure.at, game.dreamers[seat].at, reach):
                hunters.setdefault(seat, []).append(figure)
    return hunters

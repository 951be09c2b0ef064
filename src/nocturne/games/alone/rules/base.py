"""What all chapters share: who is asked, what an effect is, and the options that several chapters offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from nocturne.effects.interpret import refuse_line
from nocturne.effects.step import ANY, Guarded
from nocturne.games.alone.components import Effect
from nocturne.games.alone.events.ground import SectorsRevealed
from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import Alone
from nocturne.kernel import Ask, Option, Refusal

T = TypeVar("T")


class EvilAsk(Ask[Alone], frozen=True, tag=True):
    """A choice of Evil. On a padded table it is asked even with one option, so that asking betrays nothing."""

    hidden: ClassVar[bool] = True


class OfWay(Option, frozen=True):
    """Something in a direction, by its key."""

    way: str


def one_of(size: int) -> tuple[int, ...]:
    """The draw of one thing among so many; a single one needs no chance."""
    return (size,) if size > 1 else ()


def drawn(things: Sequence[T], outcome: tuple[int, ...]) -> T:
    """The thing that `one_of` has drawn."""
    return things[outcome[0] if outcome else 0]


def refuse_effect(game: Alone, effect: Effect) -> Refusal | None:
    """Why no part of an effect can be carried out; None if at least one can (AL-DECK-07)."""
    steps = effect.steps
    if steps is None:
        return refuse_line(game, effect.line(game.evil), ANY)
    why: Refusal | None = None
    for step in steps:  # as `refuse_steps` does: Evil's windows ask this most of all
        refused = step.refuse(game) if isinstance(step, Guarded) else None
        if refused is None:
            return None
        why = why or refused
    return why


def reveal(game: Alone, sectors: Iterable[SectorId]) -> None:
    """Reveal those of these sectors that are not yet Revealed, outward in this order (AL-REVEAL-02)."""
    new = tuple([sector for sector in sectors if not game.revealed >> sector & 1])
    if new:
        spots, places = [_spot(game, sector) for sector in new], [game.place(sector) for sector in new]
        game.commit(SectorsRevealed(new, tuple(spots), tuple(places)))


def _spot(game: Alone, sector: SectorId) -> str:
    floor, east, south = hero_place(game.map, game.origins.with_revealed(game.map, sector), sector)
    return f"{floor.value}:{east},{south}"

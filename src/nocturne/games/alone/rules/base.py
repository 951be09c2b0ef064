"""What all chapters share: who is asked, what an effect is, and the options that several chapters offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

from nocturne.games.alone.events.ground import SectorsRevealed
from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import Alone
from nocturne.games.alone.plan import Direction
from nocturne.kernel import Ask, Name, Option, Refusal, Step

T = TypeVar("T")

# Rules below name Items, cards and creatures by these options only; they are made once and shared.


class EvilAsk(Ask[Alone], frozen=True, tag=True):
    """A choice of Evil. On a padded table it is asked even with one option, so that asking betrays nothing."""

    def asks_always(self, game: Alone) -> bool:
        return game.box.pad_windows


class Deed(Step[Alone], frozen=True, tag=True):
    """A part of the effect of a card, an Item, a Mission or an ability."""

    def refuse(self, game: Alone) -> Refusal | None:
        """Why this part cannot be carried out now, or None (AL-DECK-06, AL-DECK-07)."""
        return None


def one_of(size: int) -> tuple[int, ...]:
    """The draw of one thing among so many; a single one needs no chance."""
    return (size,) if size > 1 else ()


def drawn(things: Sequence[T], outcome: tuple[int, ...]) -> T:
    """The thing that `one_of` has drawn."""
    return things[outcome[0] if outcome else 0]


def refuse_all(game: Alone, steps: Iterable[Step[Alone]]) -> Refusal | None:
    """Why no part of an effect can be carried out; None if at least one can (AL-DECK-07)."""
    why: Refusal | None = None
    for step in steps:
        refused = step.refuse(game) if isinstance(step, Deed) else None
        if refused is None:
            return None
        why = why or refused
    return why


class At(Option, frozen=True):
    """A sector, as Evil calls it."""

    place: str


@cache
def at_place(place: str) -> At:
    """The option to choose a sector."""
    return At(place)


class TheCreature(Option, frozen=True):
    """A creature, by its token and where it stands."""

    token: int
    kind: Name
    place: str


@cache
def the_creature(token: int, kind: str, place: str) -> TheCreature:
    """The option to choose a creature."""
    return TheCreature(token, Name("creature", kind), place)


def creature_option(game: Alone, token: int) -> TheCreature:
    """The option to choose a creature of this game."""
    return the_creature(token, game.kind(token), game.place(game.creature(token).at))


class OfType(Option, frozen=True):
    """A type of creature."""

    kind: Name


@cache
def of_type(kind: str) -> OfType:
    """The option to choose a type of creature."""
    return OfType(Name("creature", kind))


def reveal(game: Alone, sectors: Iterable[SectorId]) -> None:
    """Reveal those of these sectors that are not yet Revealed, outward in this order (AL-REVEAL-02)."""
    new = tuple([one for one in sectors if not game.revealed >> one & 1])
    if new:
        game.commit(SectorsRevealed(new, tuple([_spot(game, one) for one in new])))


def _spot(game: Alone, sector: SectorId) -> str:
    floor, east, south = hero_place(game.map, game.origins.with_revealed(game.map, sector), sector)
    return f"{floor.value}:{east},{south}"


def way_option(kind: type[Option], keys: Iterable[str] | None = None) -> dict[Direction, Option]:
    """One option of a kind for each direction."""
    return {way: kind(way.key) for way in Direction if keys is None or way.key in keys}  # type: ignore[call-arg]  # options with a way

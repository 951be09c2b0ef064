"""What all chapters share: who is asked, which sectors an effect speaks of, and the options that several offer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import ClassVar, TypeVar

from nocturne.effects.interpret import refuse_line
from nocturne.effects.step import ANY, Guarded
from nocturne.games.alone.charts import KEPT_MAPS, names_of
from nocturne.games.alone.components import Effect
from nocturne.games.alone.events.ground import SectorsRevealed
from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.map import SectorId, SectorSet, of_sectors, sectors_in
from nocturne.games.alone.model import NOBODY, Alone, Creature
from nocturne.kernel import Ask, Name, Option, Refusal
from nocturne.kernel.steps import plain_option

T = TypeVar("T")
Offer = TypeVar("Offer", bound=Option)


class EvilAsk(Ask[Alone], frozen=True, tag=True):
    """A choice of Evil. On a padded table it is asked even with one option, so that asking betrays nothing."""

    hidden: ClassVar[bool] = True


class OfWay(Option, frozen=True):
    """Something in a direction, by its key."""

    way: str


class OfItem(Option, frozen=True):
    """Something with an Item of the Inventory."""

    slot: int
    item: Name


class OfCard(Option, frozen=True):
    """Something with a card."""

    card: Name


class OfCreature(Option, frozen=True):
    """Something with a Revealed creature, by the Hero's name for it."""

    name: int
    kind: Name


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
        map, places = game.map, [game.place(sector) for sector in new]
        spots = [str(hero_place(map, game.origins.with_revealed(map, sector), sector)) for sector in new]
        game.commit(SectorsRevealed(new, tuple(spots), tuple(places)))


# -- which sectors an effect speaks of, as seen from the Hero's (section 8.3 of the ledger)


NO_PLACE = Refusal.by("AL-DECK-07", "refuse-no-place")
NOT_MET = Refusal.by("AL-DECK-07", "refuse-condition-not-met")


class Near(StrEnum):
    """Which sectors are meant."""

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


# -- options that several chapters offer; they are made once and shared


def plain(name: str) -> Option:
    """An option without fields, by its id."""
    return plain_option(name, __name__)


@cache
def once(option: Callable[..., Offer], *values: Hashable) -> Offer:
    """An option with these values, made once."""
    return option(*values)


@cache
def named(option: Callable[..., Option], kind: str, key: str, *before: Hashable) -> Option:
    """The option to choose something that has a name; whatever it says besides stands before the name."""
    return option(*before, Name(kind, key))


class At(Option, frozen=True):
    """A sector, as Evil calls it."""

    place: str


def at_sectors(game: Alone, sectors: SectorSet) -> list[Option]:
    """The options to choose one of these sectors."""
    return of_sectors(_at_each(game.chart), sectors)


@lru_cache(maxsize=KEPT_MAPS)
def _at_each(chart: str) -> tuple[Option, ...]:
    """The option of each sector of a Map, in the order of their numbers."""
    return tuple([At(place) for place in names_of(chart)])


class TheCreature(Option, frozen=True):
    """A creature, by its token and where it stands."""

    token: int
    kind: Name
    place: str


@cache
def the_creature(token: int, kind: str, place: str) -> TheCreature:
    """The option to choose a creature."""
    return TheCreature(token, Name("creature", kind), place)


def creature_option(game: Alone, creature: Creature) -> TheCreature:
    """The option to choose a creature of this game."""
    return the_creature(creature.token, game.kind(creature.token), game.place(creature.at))


class OfType(Option, frozen=True):
    """A type of creature."""

    kind: Name


def of_type(kind: str) -> Option:
    """The option to choose a type of creature."""
    return named(OfType, "creature", kind)

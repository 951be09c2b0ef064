"""Options that several chapters offer: a sector, a creature, a type. They are made once and shared."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache

from nocturne.games.alone.charts import KEPT_MAPS, names_of
from nocturne.games.alone.map import SectorSet, of_sectors
from nocturne.games.alone.model import Alone, Creature
from nocturne.kernel import Name, Option


@cache
def named(option: Callable[..., Option], kind: str, key: str, *before: Hashable) -> Option:
    """The option to choose something that has a name; whatever it says besides stands before the name."""
    return option(*before, Name(kind, key))


class At(Option, frozen=True):
    """A sector, as Evil calls it."""

    place: str


@cache
def at_place(place: str) -> At:
    """The option to choose a sector."""
    return At(place)


def at_sectors(game: Alone, sectors: SectorSet) -> list[Option]:
    """The options to choose one of these sectors."""
    return of_sectors(_at_each(game.chart), sectors)


@lru_cache(maxsize=KEPT_MAPS)
def _at_each(chart: str) -> tuple[Option, ...]:
    """The option of each sector of a Map, in the order of their numbers."""
    return tuple(map(at_place, names_of(chart)))


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

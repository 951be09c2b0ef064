"""Tokens that Evil puts, lights that go out, doors that either side bars, by cards (CONDITION, DANGER, LIGHT, DOOR)."""

from __future__ import annotations

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Condition
from nocturne.games.alone.events import course, ground
from nocturne.games.alone.labyrinth import hero_order
from nocturne.games.alone.map import DoorId, DoorSet, SectorSet, doors_in
from nocturne.games.alone.model import CONDITIONS, HERO, Alone
from nocturne.games.alone.rules.base import NO_PLACE, At, EvilAsk, Near, at_sectors, known_within, sectors_near
from nocturne.games.alone.rules.exploring import switch
from nocturne.games.alone.rules.movers import change_door, door_of
from nocturne.games.alone.rules.rounds import danger_sectors
from nocturne.kernel import DONE, PASS, Ask, Option, Refusal, Seat


class PlaceToken(Guarded[Alone], frozen=True):
    """Put a Condition token, or a Danger token, into sectors of Evil's choice (AL-CONDITION-02, AL-DANGER-06)."""

    where: Near
    condition: Condition | None = None  # None: a Danger token
    count: int = 1

    def free(self, game: Alone) -> SectorSet:
        """Where it can be put."""
        near = sectors_near(game, self.where)
        if self.condition is None:
            return SectorSet(near & danger_sectors(game))
        sectors = game.conditions
        if sectors[CONDITIONS.index(self.condition)].bit_count() >= game.content.conditions:
            return SectorSet(0)
        return SectorSet(near & ~(sectors[0] | sectors[1] | sectors[2] | sectors[3]))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.free(game) else NO_PLACE

    def run(self, game: Alone) -> None:
        game.then(*[TokenWhere(game.evil, self)] * self.count)


class TokenWhere(EvilAsk, frozen=True):
    """Evil chooses the sector (AL-CONDITION-02)."""

    token: PlaceToken

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return at_sectors(game, self.token.free(game)) or [PASS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, At):
            return
        sector, kind = game.sector(option.place), self.token.condition
        if kind is None:
            game.commit(course.DangerPlaced(sector, option.place, game.spot(sector)))
        else:
            game.commit(ground.ConditionPlaced(kind, sector, option.place, game.spot(sector)))


class Darken(Guarded[Alone], frozen=True):
    """Lit sectors near the Hero go dark, of Evil's choice (AL-LIGHT-09)."""

    count: int
    within: int = 2
    hero_too: bool = False

    def lit(self, game: Alone) -> SectorSet:
        """The lights that can go out."""
        near = game.routes.within(game.here, self.within) & game.lit
        return SectorSet(near if self.hero_too else near & ~(1 << game.here))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.lit(game) else NO_PLACE

    def run(self, game: Alone) -> None:
        game.then(*[DarkenWhere(game.evil, self)] * self.count)


class DarkenWhere(EvilAsk, frozen=True):
    """Evil chooses which light goes out (AL-LIGHT-09)."""

    darken: Darken

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*at_sectors(game, self.darken.lit(game)), DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, At):
            switch(game, SectorSet(1 << game.sector(option.place)), on=False)


class TheDoor(Option, frozen=True):
    """A door, by the sector before it and its side."""

    place: str
    side: str


class BarNear(Guarded[Alone], frozen=True):
    """Evil bars doors near the Hero (AL-DECK-08)."""

    count: int
    within: int = 2

    def doors(self, game: Alone) -> tuple[DoorId, ...]:
        """The doors that can be barred."""
        return doors_in(DoorSet(game.routes.doors_within(game.here, self.within) & ~game.barred))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.doors(game) else NO_PLACE

    def run(self, game: Alone) -> None:
        game.then(*[BarWhich(game.evil, self)] * self.count)


class BarWhich(EvilAsk, frozen=True):
    """Evil chooses the door (AL-DECK-08)."""

    bar: BarNear

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        doors = [game.map.doors[door] for door in self.bar.doors(game)]
        return [*[TheDoor(game.place(door.before), door.side.key) for door in doors], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, TheDoor):
            change_door(game, door_of(game, game.sector(option.place), option.side))


# -- doors that the Hero bars or unbars from afar


class ShiftDoor(Option, frozen=True):
    """Bar or unbar the door on that side of a place of the Labyrinth."""

    spot: str
    side: str


class ShiftDoors(Guarded[Alone], frozen=True):
    """Bar or unbar Revealed doors, near by or anywhere on this level (AL-DOOR-06)."""

    count: int
    within: int = 0  # 0: anywhere on this level

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self._near(game) & game.map.doorsteps else NO_PLACE

    def _near(self, game: Alone) -> int:
        """The Revealed sectors that a door may lie at."""
        map = game.map
        return (
            known_within(game, self.within) if self.within else map.level_sectors(map.level(game.here))
        ) & game.revealed

    def doors(self, game: Alone) -> list[tuple[DoorId, ShiftDoor]]:
        """The doors that the Hero sees, each as the option to bar or unbar it, in the order of the Hero's places.

        A door is called by its northern or western sector wherever that is Revealed, so that it has one name.
        """
        near, doors = self._near(game), game.map.doors
        shown: list[tuple[tuple[bool, int, int], DoorId, ShiftDoor]] = []
        for number, (before, side, behind) in enumerate(doors):
            if near >> before & 1 or near >> behind & 1:
                sector, way = (before, side) if game.is_revealed(before) else (behind, side.opposite)
                order = hero_order(game.map, game.origins, sector)
                shown.append((order, DoorId(number), ShiftDoor(game.spot(sector), way.key)))
        return [(door, option) for _, door, option in sorted(shown, key=lambda door: door[0])]

    def run(self, game: Alone) -> None:
        game.then(ShiftWhich(HERO, self.count, self.within))


class ShiftWhich(Ask[Alone], frozen=True):
    """The Hero chooses a door, or has done enough (AL-DOOR-06)."""

    left: int
    within: int
    done: tuple[ShiftDoor, ...] = ()

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        doors = ShiftDoors(self.left, self.within).doors(game)
        return [*[option for _, option in doors if option not in self.done], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, ShiftDoor):
            return
        doors = {shown: door for door, shown in ShiftDoors(self.left, self.within).doors(game)}
        change_door(game, doors[option])
        if self.left > 1:
            game.then(ShiftWhich(seat, self.left - 1, self.within, (*self.done, option)))

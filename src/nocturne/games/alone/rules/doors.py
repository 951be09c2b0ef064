"""Doors that the Hero bars or unbars from afar (DOOR)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.labyrinth import hero_order
from nocturne.games.alone.map import DoorId
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.movers import change_door
from nocturne.games.alone.rules.near import NO_PLACE, known_within
from nocturne.kernel import DONE, Ask, Option, Refusal, Seat


class ShiftDoor(Option, frozen=True):
    """Bar or unbar the door on that side of a place of the Labyrinth."""

    spot: str
    side: str


class ShiftDoors(Guarded[Alone], frozen=True):
    """Bar or unbar Revealed doors, near by or anywhere on this level (AL-DOOR-06)."""

    count: int
    within: int = 0  # 0: anywhere on this level
    rule: ClassVar[str] = "AL-DOOR-06"

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
    rule: ClassVar[str] = "AL-DOOR-06"

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

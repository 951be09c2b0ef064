"""Steps that only Items and Characters need: lights and doors from afar, more Items, routes, Charges passed on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from nocturne.games.alone.content import Occasion
from nocturne.games.alone.events.course import Twisted
from nocturne.games.alone.events.ground import WayChosen
from nocturne.games.alone.events.said import RoomElsewhere
from nocturne.games.alone.events.sheet import ChargesChanged, ItemFound, ItemsBuried
from nocturne.games.alone.map import NO_SECTORS, DoorId, SectorSet, sectors_in
from nocturne.games.alone.model import HERO, WAYS, Alone, without
from nocturne.games.alone.plan import WINDS, RoomName
from nocturne.games.alone.rules.base import Deed, reveal
from nocturne.games.alone.rules.exploring import NO_LCU, TOWARD, ChooseWay, Toward, light
from nocturne.games.alone.rules.looting import FULL, Charge, cards_due, charge, rechargeable
from nocturne.games.alone.rules.movers import change_door
from nocturne.games.alone.rules.near import NO_PLACE, NOT_MET
from nocturne.games.alone.rules.uses import occasion
from nocturne.games.alone.sight import lit_by_repair
from nocturne.kernel import DONE, Ask, Chance, Draw, Name, Option, Refusal, Seat, Step


def known_within(game: Alone, steps: int) -> SectorSet:
    """The sectors so near by ways that the Hero sees: through Revealed sectors only (AL-VIEW-12)."""
    map, barred = game.map, game.barred
    found = edge = 1 << game.hero.at
    for _ in range(steps):
        beyond = 0
        for sector in sectors_in(SectorSet(edge)):
            beyond |= map.adjacent(sector, barred)
        edge = beyond & game.revealed & ~found
        found |= edge
    return SectorSet(found)


# -- LCUs


class TheLcu(Option, frozen=True):
    """The LCU at a place of the Labyrinth."""

    spot: str


class RepairAfar(Deed, frozen=True):
    """Repair a Revealed LCU from afar, as if the Hero were there (AL-LCU-02)."""

    within: int
    rule: ClassVar[str] = "AL-LCU-02"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.units(game) else NO_LCU

    def units(self, game: Alone) -> SectorSet:
        """The LCUs that can be reached."""
        lcus, seen = game.map.lcus, game.revealed | 1 << game.hero.at
        return SectorSet(lcus & known_within(game, self.within)) if lcus & seen else NO_SECTORS

    def run(self, game: Alone) -> None:
        game.then(ChooseLcu(HERO, self.within))


class ChooseLcu(Ask[Alone], frozen=True):
    """The Hero chooses the LCU (AL-LCU-02)."""

    within: int
    rule: ClassVar[str] = "AL-LCU-02"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [TheLcu(game.spot(sector)) for sector in sectors_in(RepairAfar(self.within).units(game))]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, TheLcu)
        game.then(RepairToward(seat, option.spot))


class RepairToward(Ask[Alone], frozen=True):
    """The Hero chooses the direction in which the chosen LCU lights (AL-LCU-02, AL-LCU-07)."""

    spot: str
    rule: ClassVar[str] = "AL-LCU-02"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [TOWARD[way] for way in WINDS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Toward)
        game.commit(WayChosen(option.way))
        game.then(*occasion(game, Occasion.REPAIR), LightFrom(self.spot))


class LightFrom(Step[Alone], frozen=True):
    """The chosen LCU lights, from its own place (AL-LCU-02)."""

    spot: str
    rule: ClassVar[str] = "AL-LCU-02"

    def run(self, game: Alone) -> None:
        units = sectors_in(SectorSet(game.map.lcus & game.revealed))
        unit = next(one for one in units if game.spot(one) == self.spot)
        if game.twist.own_sector:
            light(game, (unit,))
            return
        for way in [one for one in (game.way, game.way_two) if one]:
            light(game, lit_by_repair(game.map, unit, WAYS[way], game.barred))


class OneWayMore(Deed, frozen=True):
    """The LCU being repaired lights in one direction more (AL-LCU-02)."""

    rule: ClassVar[str] = "AL-LCU-02"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.way and not game.way_two else NOT_MET

    def run(self, game: Alone) -> None:
        game.then(ChooseWay(HERO, 2, explores=False, first=game.way))


# -- doors


class ShiftDoor(Option, frozen=True):
    """Bar or unbar the door on that side of a place of the Labyrinth."""

    spot: str
    side: str


class ShiftDoors(Deed, frozen=True):
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
        """The doors that the Hero sees, each as the option to bar or unbar it."""
        near, found = self._near(game), []
        for number, (one, side, other) in enumerate(game.map.doors):
            for sector, way in ((one, side), (other, side.opposite)):
                if near >> sector & 1:
                    found.append((DoorId(number), ShiftDoor(game.spot(sector), way.key)))
                    break
        return found

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


# -- looting


class LootOneMore(Deed, frozen=True):
    """The Loot action draws 1 card more; afterwards 1 Item is discarded (AL-CONTENT-04)."""

    rule: ClassVar[str] = "AL-CONTENT-04"

    def run(self, game: Alone) -> None:
        game.commit(Twisted("draw", 1))
        game.commit(Twisted("discard", 1))


class LookThrough(Deed, frozen=True):
    """Look at Item cards and take one of them as one of the draws (AL-CONTENT-04)."""

    cards: int
    rule: ClassVar[str] = "AL-CONTENT-04"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if (game.item_deck or game.item_bottom) and cards_due(game) else NOT_MET

    def run(self, game: Alone) -> None:
        game.then(SeeItems(self.cards))


class SeeItems(Chance[Alone], frozen=True):
    """Which cards they are: the deck is shuffled as it is drawn; what was put at its bottom comes last (AL-VIEW-04)."""

    cards: int
    rule: ClassVar[str] = "AL-VIEW-04"
    stream: ClassVar[str] = "items"

    def draws(self, game: Alone) -> Sequence[Draw]:
        sizes = [len(game.item_deck) - taken for taken in range(self.cards)]
        return tuple([size for size in sizes if size > 1])

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        deck = list(game.item_deck)
        top = [deck.pop(place) for place in outcome]
        rest = [*deck, *game.item_bottom][: self.cards - len(top)] if len(deck) < 2 else []
        game.then(TakeOne(HERO, (*top, *rest)))


class Keep(Option, frozen=True):
    """Take this Item card."""

    item: Name


@cache
def keep(key: str) -> Keep:
    """The option to take an Item card."""
    return Keep(Name("item", key))


class TakeOne(Ask[Alone], frozen=True):
    """The Hero takes one of the cards as one of the draws; the others go to the bottom (AL-CONTENT-04)."""

    cards: tuple[str, ...]
    rule: ClassVar[str] = "AL-CONTENT-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [keep(key) for key in dict.fromkeys(self.cards)]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Keep)
        game.commit(ItemFound(option.item.id))
        game.commit(ItemsBuried(without(self.cards, option.item.id)))
        game.commit(Twisted("draw", -1))


class PassCharge(Deed, frozen=True):
    """Put a Charge of an Item on another one: the Charge that was its price, or 1 more (AL-ITEM-11)."""

    item: str
    more: bool = False
    rule: ClassVar[str] = "AL-ITEM-11"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if chargeable(game, self.item) else FULL

    def run(self, game: Alone) -> None:
        if not self.more or any(one.key == self.item for one in game.hero.items):
            game.then(PassWhere(HERO, self.item, self.more))


def chargeable(game: Alone, item: str) -> list[int]:
    """The other Items that can take a Charge (AL-ITEM-11)."""
    return [slot for slot in rechargeable(game) if game.hero.items[slot].key != item]


class PassWhere(Ask[Alone], frozen=True):
    """The Hero chooses which Item gets the Charge, or keeps it (AL-ITEM-11)."""

    item: str
    more: bool
    rule: ClassVar[str] = "AL-ITEM-11"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*[charge(slot, game.hero.items[slot].key) for slot in chargeable(game, self.item)], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Charge):
            game.commit(ChargesChanged(option.slot, option.item.id, 1))
            if self.more:
                own = next(slot for slot, one in enumerate(game.hero.items) if one.key == self.item)
                game.commit(ChargesChanged(own, self.item, -1))


# -- routes


class TheRoom(Option, frozen=True):
    """This Room."""

    room: Name


@cache
def the_room(room: RoomName) -> TheRoom:
    """The option to choose a Room."""
    return TheRoom(Name("room", room.value))


class RevealRoute(Deed, frozen=True):
    """Choose a Room on this level: it and the sectors of a shortest route to it are Revealed (AL-REVEAL-02)."""

    rule: ClassVar[str] = "AL-CONTENT-04"

    def run(self, game: Alone) -> None:
        game.then(RouteWhere(HERO))


class RouteWhere(Ask[Alone], frozen=True):
    """The Hero chooses the Room; of one that is not on this level Evil says so, and the Hero chooses another.

    All Rooms are offered, or the offer would betray on which level they are (AL-VIEW-12).
    """

    told: tuple[str, ...] = ()
    rule: ClassVar[str] = "AL-CONTENT-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [the_room(room) for room in RoomName if room.value not in self.told] or [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, TheRoom):
            return
        goal = game.map.rooms.get(RoomName(option.room.id))
        if goal is None or not game.map.same_level(goal, game.here):
            game.commit(RoomElsewhere(option.room.id))
            game.then(RouteWhere(seat, (*self.told, option.room.id)))
        else:
            reveal(game, game.routes.route(game.here, goal) or (goal,))  # AL-DOOR-07: without a route the Room alone

"""Exploring, and light: LCUs, lights going on and out (EXPLORE, LCU, LIGHT, DANGER)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Moment, Occasion
from nocturne.games.alone.events import ground, said
from nocturne.games.alone.map import NO_SECTORS, SectorId, SectorSet, sector_set, sectors_in
from nocturne.games.alone.model import BOSS, BOSS_ENTERED, HERO, WAYS, Alone
from nocturne.games.alone.plan import WINDS, Direction, RoomName
from nocturne.games.alone.rules.base import NOT_MET, OfWay, known_within, named, reveal
from nocturne.games.alone.rules.moving import WALL, refuse_every_way, refuse_step
from nocturne.games.alone.rules.reactions import react
from nocturne.games.alone.rules.uses import occasion
from nocturne.games.alone.sight import EXPLORED, in_sight_once_revealed, lit_by_repair, straight_ahead
from nocturne.kernel import DONE, PASS, Ask, Name, Option, Refusal, Seat, Step

# -- exploring


class Explore(OfWay, frozen=True):
    """Explore in a direction."""


class Toward(OfWay, frozen=True):
    """In this direction."""


class Clear(Option, frozen=True):
    """Remove a Danger token: here, or from the first, second or third sector explored."""

    where: int


EXPLORE = {way: Explore(way.key) for way in Direction}
CLEAR = {where: Clear(where) for where in range(7)}
NO_TOKEN = Refusal.by("AL-EXPLORE-05", "refuse-no-danger-token")
NO_LCU = Refusal.by("AL-INTERACT-02", "refuse-no-lcu")


class ExploreLine(Guarded[Alone], frozen=True):
    """Reveal up to 2 sectors in a straight line, then perhaps remove a Danger token (AL-EXPLORE-01, AL-EXPLORE-05)."""

    reach: int = EXPLORED
    tokens: int = 1
    ways: int = 1
    conditions: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_every_way(game)

    def run(self, game: Alone) -> None:
        line: list[SectorId] = []
        for way in declared_ways(game)[: self.ways]:
            line += straight_ahead(game.map, game.here, way, game.barred, reach=_explored(game, self.reach))
        game.commit(ground.Explored(tuple(line)))
        reveal(game, line)
        clear: tuple[Step[Alone], ...] = (ClearDanger(HERO, self.tokens),) if self.tokens else ()
        wipe = (ClearConditions(),) if self.conditions else ()
        game.then(*react(game, Moment.REVEALED, Action.EXPLORE), *clear, *wipe)


def _explored(game: Alone, reach: int) -> int:
    """How many sectors are revealed in a direction, less by a nuisance (AL-MISSION-11)."""
    return max(0, reach - sum([card.explore_less for card in game.nuisances()]))


class ClearDanger(Ask[Alone], frozen=True):
    """The Hero may remove a Danger token from here or from the sectors just explored (AL-EXPLORE-05, AL-EXPLORE-09)."""

    tokens: int = 1

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*[CLEAR[where] for where in range(len(game.explored) + 1)], PASS]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Clear):
            return None
        return None if game.danger >> self._sector(game, option) & 1 else NO_TOKEN

    def _sector(self, game: Alone, option: Clear) -> SectorId:
        return (game.here, *game.explored)[option.where]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Clear):
            sector = self._sector(game, option)
            game.commit(ground.DangerRemoved(sector, game.spot(sector), game.place(sector)))
            if self.tokens > 1:
                game.then(ClearDanger(seat, self.tokens - 1))


class ClearConditions(Step[Alone], frozen=True):
    """An Item removes all Condition tokens of the explored sectors and the Hero's (AL-ITEM-04)."""

    def run(self, game: Alone) -> None:
        for sector in (game.here, *game.explored):
            token = game.condition(sector)
            if token is not None:
                game.commit(ground.ConditionRemoved(token, sector))


class ChooseWay(Ask[Alone], frozen=True):
    """An Item: declare the direction in which it explores or repairs (AL-TURN-04)."""

    ways: int = 1
    explores: bool = True
    first: str = ""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*TOWARD.values(), *([PASS] if self.first else [])]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Toward):
            return None
        way = WAYS[option.way]
        if self.explores:
            return refuse_step(game, way)
        return None if way is not Direction.STAIRS else WALL[way]  # AL-LCU-07, AL-LCU-08

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        way = option.way if isinstance(option, Toward) else ""
        game.commit(ground.WayChosen(self.first or way, way if self.first else ""))
        if self.ways > 1 and not self.first:
            game.then(ChooseWay(seat, self.ways, self.explores, way))


TOWARD = {way: Toward(way.key) for way in Direction}


# -- light


def light(game: Alone, sectors: Iterable[SectorId]) -> None:
    """Turn lights on, outward in this order; a lit sector in sight is Revealed (AL-LIGHT-06, AL-LCU-09)."""
    for sector in sectors:
        if not game.is_lit(sector):  # AL-LIGHT-12
            switch(game, SectorSet(1 << sector), on=True)
        if in_sight_once_revealed(game.map, game.here, sector, game.revealed, game.barred):
            reveal(game, (sector,))


def switch(game: Alone, sectors: SectorSet, *, on: bool) -> None:
    """Turn the lights of some sectors on or off; the Hero sees the Revealed ones (AL-REVEAL-09)."""
    changed = SectorSet(sectors & ~game.lit if on else sectors & game.lit)
    if changed:
        each = sectors_in(changed)
        places = tuple([game.place(sector) for sector in each])
        spots = tuple(sorted([spot for sector in each if (spot := game.spot(sector))]))
        game.commit(ground.LightChanged(changed, on, places, spots))


def declared_ways(game: Alone) -> list[Direction]:
    """The one or two directions that were declared."""
    return [WAYS[key] for key in (game.way, game.way_two) if key]


def light_from(game: Alone, lcu: SectorId, ways: Iterable[Direction]) -> None:
    """What an LCU lights that is repaired: its sector, and up to 2 in each direction (AL-LCU-02)."""
    if game.twist.own_sector:
        light(game, (lcu,))
        return
    for way in ways:
        light(game, lit_by_repair(game.map, lcu, way, game.barred))


class RepairLcu(Guarded[Alone], frozen=True):
    """Repair the LCU of this sector: light it, and up to 2 sectors in the declared direction (AL-LCU-02)."""

    ways: int = 1

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.map.lcus >> game.here & 1 else NO_LCU

    def run(self, game: Alone) -> None:
        light_from(game, game.here, WINDS if self.ways > 2 else declared_ways(game))


class LightAround(Guarded[Alone], frozen=True):
    """Turn on the lights of every sector within so many steps of the Hero on this level (AL-LIGHT-02)."""

    within: int

    def run(self, game: Alone) -> None:
        around = game.map.level_sectors(game.map.level(game.here))
        for steps in range(self.within + 1):
            ring = game.routes.within(game.here, steps) & around
            light(game, sectors_in(SectorSet(ring)))
            around = SectorSet(around & ~ring)


class LightLine(Guarded[Alone], frozen=True):
    """Turn on the lights of sectors straight ahead and reveal them (AL-LIGHT-02)."""

    reach: int
    own: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_every_way(game)

    def run(self, game: Alone) -> None:
        line = straight_ahead(game.map, game.here, WAYS[game.way], game.barred, reach=self.reach)
        own = (game.here,) if self.own else ()
        switch(game, sector_set((*own, *line)), on=True)
        reveal(game, line[: _explored(game, self.reach)])
        light(game, line)  # AL-LIGHT-06: in sight it shows, whatever the nuisance


class AllLightsOut(Guarded[Alone], frozen=True):
    """All lights go out except in the Hero's sector (AL-MISSION-06)."""

    def run(self, game: Alone) -> None:
        switch(game, SectorSet(game.lit & ~(1 << game.here)), on=False)


class LightsGoOut(Step[Alone], frozen=True):
    """T7: lights go out where a creature moved in and ended, not in the Hero's sector (AL-LIGHT-07 to AL-LIGHT-10)."""

    def run(self, game: Alone) -> None:
        if not game.moved or not game.lit:
            return
        dark = sector_set([creature.at for creature in game.creatures if game.moved >> creature.token & 1])
        here = 1 << game.here
        boss = game.boss_there
        kept = here
        if boss is not None and boss.darkens and game.moved >> BOSS_ENTERED & 1 and game.creature(BOSS).at == game.here:
            kept = 0
        switch(game, SectorSet(dark & ~kept), on=False)


# -- routes


class TheRoom(Option, frozen=True):
    """This Room."""

    room: Name


class RouteWhere(Ask[Alone], frozen=True):
    """The Hero chooses the Room; of one that is not on this level Evil says so, and the Hero chooses another.

    All Rooms are offered, or the offer would betray on which level they are (AL-VIEW-12).
    """

    told: tuple[str, ...] = ()
    rule: ClassVar[str] = "AL-CONTENT-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(TheRoom, "room", room.value) for room in RoomName if room.value not in self.told] or [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, TheRoom):
            return
        goal = game.map.rooms.get(RoomName(option.room.id))
        if goal is None or not game.map.same_level(goal, game.here):
            game.commit(said.RoomElsewhere(option.room.id))
            game.then(RouteWhere(seat, (*self.told, option.room.id)))
        else:
            reveal(game, game.routes.route(game.here, goal) or (goal,))  # AL-DOOR-07: without a route the Room alone


# -- LCUs repaired from afar, or in one direction more


class TheLcu(Option, frozen=True):
    """The LCU at a place of the Labyrinth."""

    spot: str


class RepairAfar(Guarded[Alone], frozen=True):
    """Repair a Revealed LCU from afar, as if the Hero were there (AL-LCU-02)."""

    within: int

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

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [TheLcu(game.spot(sector)) for sector in game.by_spot(RepairAfar(self.within).units(game))]

    def chosen(self, game: Alone, seat: Seat, option: TheLcu) -> None:
        game.then(RepairToward(seat, option.spot))


class RepairToward(Ask[Alone], frozen=True):
    """The Hero chooses the direction in which the chosen LCU lights (AL-LCU-02, AL-LCU-07)."""

    spot: str
    answers: ClassVar[tuple[Option, ...]] = tuple([TOWARD[way] for way in WINDS])

    def chosen(self, game: Alone, seat: Seat, option: Toward) -> None:
        game.commit(ground.WayChosen(option.way))
        game.then(*occasion(game, Occasion.REPAIR), LightFrom(self.spot))


class LightFrom(Step[Alone], frozen=True):
    """The chosen LCU lights, from its own place (AL-LCU-02)."""

    spot: str

    def run(self, game: Alone) -> None:
        units = sectors_in(SectorSet(game.map.lcus & game.revealed))
        unit = next(sector for sector in units if game.spot(sector) == self.spot)
        light_from(game, unit, declared_ways(game))


class OneWayMore(Guarded[Alone], frozen=True):
    """The LCU being repaired lights in one direction more (AL-LCU-02)."""

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.way and not game.way_two else NOT_MET

    def run(self, game: Alone) -> None:
        game.then(ChooseWay(HERO, 2, explores=False, first=game.way))

"""LCUs repaired from afar, or in one direction more (LCU)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Occasion
from nocturne.games.alone.events.ground import WayChosen
from nocturne.games.alone.map import NO_SECTORS, SectorSet, sectors_in
from nocturne.games.alone.model import HERO, WAYS, Alone
from nocturne.games.alone.plan import WINDS
from nocturne.games.alone.rules.exploring import NO_LCU, TOWARD, ChooseWay, Toward, light
from nocturne.games.alone.rules.near import NOT_MET, known_within
from nocturne.games.alone.rules.uses import occasion
from nocturne.games.alone.sight import lit_by_repair
from nocturne.kernel import Ask, Option, Refusal, Seat, Step


class TheLcu(Option, frozen=True):
    """The LCU at a place of the Labyrinth."""

    spot: str


class RepairAfar(Guarded[Alone], frozen=True):
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
        return [TheLcu(game.spot(sector)) for sector in game.by_spot(RepairAfar(self.within).units(game))]

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
        unit = next(sector for sector in units if game.spot(sector) == self.spot)
        if game.twist.own_sector:
            light(game, (unit,))
            return
        for way in [key for key in (game.way, game.way_two) if key]:
            light(game, lit_by_repair(game.map, unit, WAYS[way], game.barred))


class OneWayMore(Guarded[Alone], frozen=True):
    """The LCU being repaired lights in one direction more (AL-LCU-02)."""

    rule: ClassVar[str] = "AL-LCU-02"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.way and not game.way_two else NOT_MET

    def run(self, game: Alone) -> None:
        game.then(ChooseWay(HERO, 2, explores=False, first=game.way))

"""The Hero moves: steps, doors, attacks of opportunity, what is met on the way (MOVE, DOOR, OPPORTUNITY, CONDITION)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Condition, Harm, Moment
from nocturne.games.alone.events import ground, sheet
from nocturne.games.alone.labyrinth import after_step
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import HERO, WAYS, Alone
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.rules import harm, movers
from nocturne.games.alone.rules.base import OfWay, reveal
from nocturne.games.alone.rules.encounters import encounters
from nocturne.games.alone.rules.reactions import react
from nocturne.kernel import DONE, PASS, Ask, Option, Propose, Refusal, Seat, Step


class Move(OfWay, frozen=True):
    """Take a step."""


class Unbar(OfWay, frozen=True):
    """Unbar a door, and do nothing else."""


class Bar(OfWay, frozen=True):
    """Bar a door."""


MOVE = {way: Move(way.key) for way in Direction}
UNBAR = {way: Unbar(way.key) for way in Direction}
BAR = {way: Bar(way.key) for way in Direction}

WALL = {way: Refusal.by("AL-MOVE-08", "refuse-wall", way=way.key) for way in Direction}
SHUT = {way: Refusal.by("AL-DOOR-06", "refuse-barred", instead=(f"unbar:{way.key}",), way=way.key) for way in Direction}
NO_DOOR = {way: Refusal.by("AL-DOOR-03", "refuse-no-door", way=way.key) for way in Direction}
NOT_BARRED = {way: Refusal.by("AL-DOOR-08", "refuse-not-barred", way=way.key) for way in Direction}
ALREADY = {way: Refusal.by("AL-DOOR-06", "refuse-already-barred", way=way.key) for way in Direction}
NO_BARRING = Refusal.by("AL-MOVE-09", "refuse-met")
NOT_STRAIGHT = Refusal.by("AL-CONTENT-01", "refuse-not-straight")
STEPS_DONE = Refusal.by("AL-MOVE-01", "refuse-no-steps-left")


def refuse_step(game: Alone, way: Direction) -> Refusal | None:
    """Why the Hero may neither step nor explore that way, or None: all of it shows here (AL-MOVE-08, AL-EXPLORE-07)."""
    if game.map.beside(game.here, way) is None:
        return WALL[way]
    return SHUT[way] if game.map.step(game.here, way, game.barred) is None else None


def refuse_every_way(game: Alone) -> Refusal | None:
    """Why the Hero can neither go nor explore anywhere, or None: every way out is a barred door (AL-ACTION-06)."""
    return None if game.map.is_open(game.here, game.barred) else SHUT[game.map.exits(game.here)[0]]


def refuse_door(game: Alone, way: Direction, *, bar: bool) -> Refusal | None:
    """Why the Hero may not bar a door there, or unbar it, or None (AL-DOOR-03, AL-DOOR-05, AL-DOOR-08)."""
    door = game.map.door(game.here, way)
    if door is None:
        return NO_DOOR[way]
    if game.barred >> door & 1:
        return ALREADY[way] if bar else None
    return None if bar else NOT_BARRED[way]


class TakeStep(Guarded[Alone], frozen=True):
    """Leave the sector: Resin may hold the Hero, creatures strike; then arrive (AL-MOVE-01, AL-CONDITION-04)."""

    way: str
    left: int = 0  # steps that may follow (AL-MOVE-10)
    safe: int = 0  # so many steps without attack of opportunity
    straight: bool = False

    def run(self, game: Alone) -> None:
        go_on = MoveOn(HERO, self.left, max(0, self.safe - 1), self.straight)
        if game.condition(game.here) is Condition.RESIN:
            game.commit(ground.ConditionRemoved(Condition.RESIN, game.here))
            game.commit(ground.StepLost(self.way))
            game.then(go_on)
            return
        dice = 0 if self.safe else opportunity_dice(game)
        attack = (harm.EvilRoll(dice),) if dice else ()
        game.then(*attack, Arrive(self.way), go_on)


def opportunity_dice(game: Alone) -> int:
    """1 die per creature in the sector being left, 1 fewer in total in light (AL-OPPORTUNITY-02, AL-OPPORTUNITY-03)."""
    here = game.hero.at
    count = sum([game.kind(creature.token) not in game.frozen for creature in game.creatures_at(here)])
    return max(0, count - game.is_lit(here))


class Arrive(Step[Alone], frozen=True):
    """Enter the next sector: reveal it, meet what is in it (AL-MOVE-04 to AL-MOVE-06)."""

    way: str

    def run(self, game: Alone) -> None:
        left, to = game.here, game.map.step(game.here, WAYS[self.way], game.barred)
        if to is None or game.met:  # the way was closed since, or something met on leaving ends the Move (AL-MOVE-09)
            game.commit(ground.StepLost(self.way))
            return
        before = game.names
        enter(game, left, to, self.way)
        met = tuple([creature.name for creature in game.creatures_at(to) if creature.name > before])
        game.then(*encounters(met), EnterCondition(), *react(game, Moment.ENTERED, Action.MOVE), BarDoor(HERO))


def enter(game: Alone, left: SectorId, to: SectorId, way: str) -> None:
    """Put the Hero into a sector and bring the Labyrinth up to date (AL-MOVE-05, AL-STAIRS-03)."""
    game.commit(ground.HeroStepped(way, to))
    if game.condition(left) is Condition.STATIC:
        game.commit(ground.ConditionRemoved(Condition.STATIC, left))  # AL-CONDITION-05
    kept = after_step(game.map, game.revealed, left, to)
    if game.revealed & ~kept:
        game.commit(ground.SectorsHidden(kept))
    reveal(game, (to,))


class EnterCondition(Step[Alone], frozen=True):
    """Gas hurts and a Tripwire calls when the Hero enters their sector (AL-CONDITION-03, AL-CONDITION-06)."""

    def run(self, game: Alone) -> None:
        token = game.condition(game.hero.at)
        if token is None:
            return
        if token is Condition.GAS:
            breathe_gas(game)
        elif token is Condition.TRIPWIRE:
            game.commit(ground.ConditionRemoved(Condition.TRIPWIRE, game.here))
            game.then(movers.MoveCreature(1, count=len(game.creatures), who=movers.Who.NEAR))


def breathe_gas(game: Alone) -> None:
    """The Hero loses 1 Life and the token is discarded (AL-CONDITION-03)."""
    game.commit(ground.ConditionRemoved(Condition.GAS, game.here))
    game.then(Propose(sheet.Hurt(Harm.LIFE, 1, hazard=True, cause="AL-CONDITION-03")))


class BarDoor(Ask[Alone], frozen=True):
    """After a step the Hero may bar 1 adjacent door, unless something was met (AL-MOVE-06, AL-DOOR-04, AL-DOOR-05)."""

    more: int = 0  # doors that may be barred after this one
    after_step: bool = True
    answers: ClassVar[tuple[Option, ...]] = (*BAR.values(), PASS)

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Bar):
            return None
        if game.met and self.after_step:
            return NO_BARRING
        return refuse_door(game, WAYS[option.way], bar=True)

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, from the doors of the sector."""
        if (game.met and self.after_step) or not game.map.doors_of(game.here) & ~game.barred:
            return [PASS]
        links = game.map.links[game.here]
        return [*[BAR[way] for way, _, door in links if door and not door & game.barred], PASS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Bar):
            movers.change_door(game, movers.door_of(game, game.here, option.way))
            if self.more:
                game.then(BarDoor(seat, self.more - 1, self.after_step))


class BarDoors(Guarded[Alone], frozen=True):
    """Bar up to so many adjacent doors, without a step (AL-DOOR-05)."""

    doors: int = 1

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.map.doors_of(game.here) & ~game.barred else NO_DOOR[Direction.NORTH]

    def run(self, game: Alone) -> None:
        game.then(BarDoor(HERO, self.doors - 1, after_step=False))


class FirstStep(Ask[Alone], frozen=True):
    """The first step of a longer move; nothing has been met yet (AL-MOVE-10)."""

    left: int
    safe: int = 0
    straight: bool = False
    answers: ClassVar[tuple[Option, ...]] = (*MOVE.values(), DONE)

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        return refuse_step(game, WAYS[option.way]) if isinstance(option, Move) else None

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Move):
            game.commit(ground.WayChosen(option.way))
            game.then(TakeStep(option.way, self.left - 1, self.safe, self.straight))


class MoveOn(FirstStep, frozen=True):
    """Further steps of a longer move, each declared as it is taken; an encounter ends it (AL-MOVE-10, AL-MOVE-09)."""

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Move):
            if not self.left:
                return STEPS_DONE
            if game.met:
                return NO_BARRING
            if self.straight and (option.way != game.way or option.way == Direction.STAIRS.key):
                return NOT_STRAIGHT
        return super().refuse(game, seat, option)

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates; usually no step is left."""
        return super().options(game, seat) if self.left and not game.met else [DONE]


class Walk(Guarded[Alone], frozen=True):
    """An Item: move up to so many sectors (AL-MOVE-10)."""

    steps: int
    safe: int = 0
    straight: bool = False
    unbar: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        if self.unbar:
            return None if game.map.doors_of(game.here) & game.barred else NOT_BARRED[Direction.NORTH]
        return refuse_every_way(game)

    def run(self, game: Alone) -> None:
        if self.unbar:
            game.then(UnbarFirst(HERO), FirstStep(HERO, self.steps, self.safe, self.straight))
        else:
            game.then(FirstStep(HERO, self.steps, self.safe, self.straight))


class UnbarFirst(Ask[Alone], frozen=True):
    """An Item: unbar 1 adjacent door (AL-DOOR-08)."""

    answers: ClassVar[tuple[Option, ...]] = (*UNBAR.values(), PASS)

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        return refuse_door(game, WAYS[option.way], bar=False) if isinstance(option, Unbar) else None

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Unbar):
            movers.change_door(game, movers.door_of(game, game.here, option.way))

"""Moving creatures: who, where to, through which doors (areas CREATURE, DOOR, REVEAL)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from msgspec.structs import replace

from nocturne.effects.step import Guarded
from nocturne.games.alone.charts import names_of
from nocturne.games.alone.components import Occasion
from nocturne.games.alone.events import ground
from nocturne.games.alone.map import DoorId, SectorId, SectorSet
from nocturne.games.alone.model import BOSS, KIND_OF, WAYS, Alone, Creature
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.rules import base
from nocturne.games.alone.rules.encounters import see
from nocturne.games.alone.rules.noises import MakeNoise
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import DONE, Name, Option, Refusal, Seat, Step, Text


class Who(StrEnum):
    """Which creatures an effect may move."""

    ANY = "any"
    REVEALED = "revealed"
    UNREVEALED = "unrevealed"
    TARGET = "target"
    OTHERS = "others"
    NEAR = "near"


class Creep(base.OfWay, frozen=True):
    """The creature takes a step."""


class Force(base.OfWay, frozen=True):
    """The creature unbars a door."""


CREEP = {way: Creep(way.key) for way in Direction}
FORCE = {way: Force(way.key) for way in Direction}
NO_MOVER = Refusal.by("AL-DECK-07", "refuse-no-mover")
NEAR = 3  # AL-CONDITION-06
ANY, NEARBY = Who.ANY, Who.NEAR


def may_move(game: Alone, creature: Creature, who: Who) -> bool:
    """Whether an effect may move a creature (AL-CREATURE-06)."""
    if game.held >> creature.token & 1 or (game.frozen and game.kind(creature.token) in game.frozen):
        return False
    if who is ANY:
        return True
    if who is Who.TARGET:
        return bool(game.target) and creature.name == game.target
    if who is Who.OTHERS:  # AL-COMBAT-07: none of those attacked in this Turn
        return not (game.attacked | game.attacked_before) >> creature.token & 1
    if who is NEARBY:
        return bool(game.called_up >> creature.token & 1) if game.called_up >= 0 else is_near(game, creature)
    return bool(creature.name) is (who is Who.REVEALED)


def is_near(game: Alone, creature: Creature) -> bool:
    """Whether a Tripwire calls a creature (AL-CONDITION-06)."""
    return game.routes.distance(game.here, creature.at) <= NEAR


def movable(game: Alone, who: Who) -> Sequence[Creature]:
    """The creatures that an effect may move."""
    if who is ANY and not game.held and not game.frozen:  # mostly: all of them
        return game.creatures
    return [creature for creature in game.creatures if may_move(game, creature, who)]


class MoveCreature(Guarded[Alone], frozen=True):
    """Move creatures, each up to so many sectors; one after the other, each once (AL-CREATURE-01, AL-DECK-06)."""

    steps: int
    count: int = 1
    who: Who = Who.ANY
    silent: int = 0  # of so many creatures Evil need not tell the noise
    common: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return None if movable(game, self.who) else NO_MOVER

    def run(self, game: Alone) -> None:
        near: tuple[int, ...] = ()
        if self.who is NEARBY:  # judged once: a door unbarred on the way brings nobody nearer
            near = tuple([creature.token for creature in game.creatures if is_near(game, creature)])
        game.commit(ground.MovementBegun(near))
        game.then(ChooseMover(game.evil, self.steps, self.count, self.who, self.silent, self.common))


class ChooseMover(base.EvilAsk, frozen=True):
    """Evil chooses a creature to move, or has moved enough (AL-CREATURE-02, AL-CREATURE-04)."""

    steps: int
    count: int
    who: Who
    silent: int = 0
    common: bool = False

    def prompt(self, game: Alone, seat: Seat) -> Text:
        return Text.of("ask-choose-mover", steps=self.steps)

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        moved, names = game.movers, names_of(game.chart)
        options: list[Option] = []
        for creature in movable(game, self.who):
            token = creature.token
            if token not in moved:
                kind = KIND_OF[token] if token < BOSS else game.boss
                options.append(base.the_creature(token, kind, names[creature.at]))
        options.append(DONE)
        return options

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, base.TheCreature):
            return
        game.commit(ground.MoverChosen(option.token, option.kind.id, option.place))
        steps = self.steps + (_led(game, option.token) if self.common else 0)
        more = ChooseMover(seat, self.steps, self.count - 1, self.who, self.silent, self.common)
        game.then(CreatureMoves(seat, steps))
        if self.silent:
            game.then(Hush(seat, more))
        else:
            game.then(MakeNoise(), *more.if_any())

    def if_any(self) -> tuple[ChooseMover, ...]:
        """This choice, where a creature is still to be moved."""
        return (self,) if self.count else ()


def _led(game: Alone, token: int) -> int:
    """The steps that a boss adds to a Common Reaction on its level (table of bosses)."""
    boss = game.boss_there
    if boss is None or not boss.leads:
        return 0
    return boss.leads if game.map.same_level(game.creature(BOSS).at, game.creature(token).at) else 0


class CreatureMoves(base.EvilAsk, frozen=True):
    """Step by step: along adjacency, or unbarring a door for a step (AL-CREATURE-03, AL-CREATURE-08, AL-DOOR-10)."""

    left: int

    def prompt(self, game: Alone, seat: Seat) -> Text:
        return Text.of("ask-creature-moves", kind=Name("creature", game.kind(game.movers[-1])), left=self.left)

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        options: list[Option] = []
        mover = game.mover
        if mover is not None and not game.stopped:
            free, left, barred = self._forces_doors(game, mover), self.left, game.barred
            for way, _, door in game.map.links[mover.at]:
                if door & barred:
                    if left or free:
                        options.append(FORCE[way])
                elif left:
                    options.append(CREEP[way])
        options.append(DONE)
        return options

    def _forces_doors(self, game: Alone, mover: Creature) -> bool:
        return mover.token == BOSS and game.content.bosses[game.boss].forces_doors

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        mover = game.creature(game.movers[-1]) if option is not DONE else None
        if mover is None:
            return
        if isinstance(option, Force):
            change_door(game, door_of(game, mover.at, option.way), by_creature=True)
            game.then(CreatureMoves(seat, self.left - (not self._forces_doors(game, mover))))
            return
        assert isinstance(option, Creep)
        to = game.map.step(mover.at, WAYS[option.way], game.barred)
        watched = occasion(game, Occasion.APPROACH) if to == game.hero.at else ()
        game.then(*watched, CreatureSteps(option.way), CreatureMoves(seat, self.left - 1))


def door_of(game: Alone, sector: SectorId, way: str) -> DoorId:
    """The door on that side of a sector, where there must be one."""
    door = game.map.door(sector, WAYS[way])
    assert door is not None, "there is no door"
    return door


def change_door(game: Alone, door: DoorId, *, by_creature: bool = False) -> None:
    """Bar a door or unbar it; the Hero sees it where one of its sectors is Revealed (AL-DOOR-13, AL-DOOR-14)."""
    before, side, behind = game.map.doors[door]
    seen = game.spot(before) or game.spot(behind)
    where = f"{game.place(before)} {side.key}"
    game.commit(ground.DoorChanged(door, not game.barred >> door & 1, where, seen, by_creature))


class CreatureSteps(Step[Alone], frozen=True):
    """The creature goes to the next sector, seen or unseen (AL-REVEAL-06 to AL-REVEAL-08, AL-ENCOUNTER-02)."""

    way: str
    rule: ClassVar[str] = "AL-CREATURE-03"

    def run(self, game: Alone) -> None:
        mover = game.mover
        if mover is None or game.stopped:
            return
        to = game.map.step(mover.at, WAYS[self.way], game.barred)
        if to is None:
            return
        kind, was_seen, is_seen = game.kind(mover.token), bool(mover.name), game.is_revealed(to)
        if was_seen and not is_seen:
            game.commit(ground.CreatureLeft(mover.token, kind, self.way))
        game.commit(ground.CreatureStepped(mover.token, kind, to, self.way))
        if was_seen and is_seen:
            game.commit(ground.CreatureWalked(kind, game.spot(to)))
        see(game, game.creature(mover.token))


# -- noise that a card lets Evil keep to itself


SILENCE, TELL_IT = base.plain("silence"), base.plain("tell-it")


class Hush(base.EvilAsk, frozen=True):
    """A card lets Evil keep a noise to itself, for so many creatures; then the next one is moved (AL-COMM-01)."""

    more: ChooseMover

    def candidates(self, game: Alone, seat: Seat) -> tuple[Option, ...]:
        return (SILENCE, TELL_IT) if game.stirred else (TELL_IT,)  # who has not stirred makes no noise

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is TELL_IT:
            game.then(MakeNoise(), *self.more.if_any())
        else:
            game.then(*replace(self.more, silent=self.more.silent - 1).if_any())


# -- teleporting


class Teleport(Guarded[Alone], frozen=True):
    """Teleport an Unrevealed creature to an Unrevealed sector (AL-TELEPORT-01)."""

    reach: int = 3  # steps from the creature; 0: anywhere on the Hero's level
    apart: int = 2  # at least so far from the Hero, where any sector of the level will do

    def refuse(self, game: Alone) -> Refusal | None:
        return None if movable(game, Who.UNREVEALED) else NO_MOVER

    def run(self, game: Alone) -> None:
        game.commit(ground.MovementBegun())
        game.then(ChooseTeleported(game.evil, self.reach, self.apart))


class ChooseTeleported(base.EvilAsk, frozen=True):
    """Evil chooses the creature to teleport (AL-TELEPORT-01)."""

    reach: int
    apart: int

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*[base.creature_option(game, creature) for creature in movable(game, Who.UNREVEALED)], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, base.TheCreature):
            game.commit(ground.MoverChosen(option.token, option.kind.id, option.place))
            game.then(TeleportWhere(seat, self.reach, self.apart))


class TeleportWhere(base.EvilAsk, frozen=True):
    """Evil chooses where the creature goes (AL-TELEPORT-01)."""

    reach: int
    apart: int

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        mover = game.mover
        if mover is None:
            return [DONE]
        if self.reach:
            sectors = int(game.routes.within(mover.at, self.reach))
        else:
            level = game.map.level_sectors(game.map.level(game.here))
            sectors = level & game.routes.beyond(game.here, self.apart)
        return [*base.at_sectors(game, SectorSet(sectors & ~game.revealed)), DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, base.At):
            teleport(game, game.creature(game.movers[-1]), game.sector(option.place))


def teleport(game: Alone, creature: Creature, to: SectorId) -> None:
    """Put a creature elsewhere: no noise, no movement, its wound kept (AL-TELEPORT-02, AL-TELEPORT-03)."""
    kind = game.kind(creature.token)
    if creature.name and not game.is_revealed(to):
        game.commit(ground.CreatureVanished(creature.token, kind))
    game.commit(ground.CreatureTeleported(creature.token, kind, to, game.place(to)))
    see(game, game.creature(creature.token))


class SwapPlaces(Guarded[Alone], frozen=True):
    """Two Unrevealed creatures change places; that is a teleport (AL-TELEPORT-01)."""

    def refuse(self, game: Alone) -> Refusal | None:
        return None if len(movable(game, Who.UNREVEALED)) > 1 else NO_MOVER

    def run(self, game: Alone) -> None:
        if self.refuse(game) is None:
            game.commit(ground.MovementBegun())
            game.then(ChooseSwapped(game.evil))


class ChooseSwapped(base.EvilAsk, frozen=True):
    """Evil chooses the two creatures, one after the other (AL-TELEPORT-01)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        left = [creature for creature in movable(game, Who.UNREVEALED) if creature.token not in game.movers]
        return [base.creature_option(game, creature) for creature in left]

    def chosen(self, game: Alone, seat: Seat, option: base.TheCreature) -> None:
        game.commit(ground.MoverChosen(option.token, option.kind.id, option.place))
        if len(game.movers) < 2:
            game.then(self)
            return
        first, second = [game.creature(token) for token in game.movers]
        teleport(game, first, second.at)
        teleport(game, second, first.at)


class MoveSpawned(Guarded[Alone], frozen=True):
    """The creature just spawned moves up to so many sectors (AL-CREATURE-01)."""

    steps: int

    def refuse(self, game: Alone) -> Refusal | None:
        return base.NOT_MET  # never by itself: it follows a spawn

    def run(self, game: Alone) -> None:
        spawned = game.mover if game.movers else None
        if spawned is not None and game.kind(spawned.token) == game.spawning and may_move(game, spawned, Who.ANY):
            game.commit(ground.MovementBegun())
            game.commit(ground.MoverChosen(spawned.token, game.spawning, game.place(spawned.at)))
            game.then(CreatureMoves(game.evil, self.steps), MakeNoise())

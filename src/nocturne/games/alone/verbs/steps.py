"""Steps that only cards need: parts with a condition, attacks with many dice, creatures that change places."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from nocturne.games.alone.content import Occasion
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.alone.events.ground import MovementBegun, MoverChosen, TargetChosen, WayChosen
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import HERO, WAYS, Alone
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.rules.base import Deed, EvilAsk, refuse_all
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.rules.exploring import RepairLcu
from nocturne.games.alone.rules.fighting import COMBAT_DICE, NO_CREATURE, HeroRoll, targets
from nocturne.games.alone.rules.missions import AdvanceMission
from nocturne.games.alone.rules.movers import NO_MOVER, CreatureMoves, Who, may_move, teleport
from nocturne.games.alone.rules.near import NOT_MET, Near, sectors_near
from nocturne.games.alone.rules.noises import MakeNoise
from nocturne.games.alone.rules.picks import TheCreature, creature_option
from nocturne.games.alone.rules.uses import occasion
from nocturne.games.alone.verbs.gear import RepairAfar
from nocturne.kernel import Ask, Option, Refusal, Seat
from nocturne.kernel.steps import AnyStep

# -- parts with a condition


def _no_hit(game: Alone) -> bool:
    return game.roll is not None and not hits(game)


HOLDS: dict[str, Callable[[Alone], bool]] = {
    "beside-unrevealed": lambda game: bool(sectors_near(game, Near.ADJACENT) & ~game.revealed),
    "no-hit": _no_hit,
    "at-lcu": lambda game: any(isinstance(step, RepairLcu | RepairAfar) for step in game.agenda),
    "at-mission": lambda game: any(isinstance(step, AdvanceMission) for step in game.agenda),
    "without-item": lambda game: not game.item,
    "first-combat": lambda game: FOUGHT not in game.used,
}
"""What a part of an effect may depend on, by the word that stands after `if`."""


class When(Deed, frozen=True):
    """A part that is carried out only where something holds; else it is skipped (AL-DECK-06)."""

    what: str
    steps: tuple[AnyStep, ...]
    rule: ClassVar[str] = "AL-DECK-06"

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_all(game, self.steps) if HOLDS[self.what](game) else NOT_MET

    def run(self, game: Alone) -> None:
        if HOLDS[self.what](game):
            game.then(*self.steps)


# -- creatures


class SwapPlaces(Deed, frozen=True):
    """Two Unrevealed creatures change places; that is a teleport (AL-TELEPORT-01)."""

    rule: ClassVar[str] = "AL-TELEPORT-01"

    def refuse(self, game: Alone) -> Refusal | None:
        unseen = [one for one in game.creatures if may_move(game, one, Who.UNREVEALED)]
        return None if len(unseen) > 1 else NO_MOVER

    def run(self, game: Alone) -> None:
        if self.refuse(game) is None:
            game.commit(MovementBegun())
            game.then(ChooseSwapped(game.evil))


class ChooseSwapped(EvilAsk, frozen=True):
    """Evil chooses the two creatures, one after the other (AL-TELEPORT-01)."""

    rule: ClassVar[str] = "AL-TELEPORT-01"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        found = [one for one in game.creatures if one.token not in game.movers and may_move(game, one, Who.UNREVEALED)]
        return [creature_option(game, one) for one in found]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, TheCreature)
        game.commit(MoverChosen(option.token, option.kind.id, option.place))
        if len(game.movers) < 2:
            game.then(self)
            return
        one, other = [game.creature(token) for token in game.movers]
        teleport(game, one, other.at)
        teleport(game, other, one.at)


class MoveSpawned(Deed, frozen=True):
    """The creature just spawned moves up to so many sectors (AL-CREATURE-01)."""

    steps: int
    rule: ClassVar[str] = "AL-CREATURE-01"

    def refuse(self, game: Alone) -> Refusal | None:
        return NOT_MET  # never by itself: it follows a spawn

    def run(self, game: Alone) -> None:
        found = [one for one in game.creatures if game.movers[-1:] == (one.token,)]
        for one in found:
            kind = game.kind(one.token)
            if kind == game.spawning and may_move(game, one, Who.ANY):
                game.commit(MovementBegun())
                game.commit(MoverChosen(one.token, kind, game.place(one.at)))
                game.then(CreatureMoves(game.evil, self.steps), MakeNoise())


# -- attacks of the Hero


class Here(Option, frozen=True):
    """In the Hero's own sector."""


class Over(Option, frozen=True):
    """In the next sector that way."""

    way: str


HERE = Here()
OVER = {way: Over(way.key) for way in Direction}


def blast_ways(game: Alone) -> list[Direction]:
    """The ways to adjacent Revealed sectors with creatures in them, as the Hero sees them."""
    links = game.map.links[game.here]
    return [
        way
        for way, to, door in links
        if not door & game.barred and game.is_revealed(to) and any(one.at == to for one in game.creatures)
    ]


class DeclareBlast(Deed, frozen=True):
    """An Item: the sector attacked is declared with it (AL-TURN-04)."""

    rule: ClassVar[str] = "AL-TURN-04"

    def run(self, game: Alone) -> None:
        game.then(ChooseBlast(HERO))


class ChooseBlast(Ask[Alone], frozen=True):
    """The Hero chooses the sector: the own one, or an adjacent Revealed one (AL-COMBAT-01)."""

    rule: ClassVar[str] = "AL-COMBAT-01"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*([HERE] if targets(game) else []), *[OVER[way] for way in blast_ways(game)]]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        game.commit(WayChosen(option.way if isinstance(option, Over) else ""))


class StrikeAll(Deed, frozen=True):
    """Attack every creature in the Hero's sector, or in the declared one, with so many dice each (AL-COMBAT-02)."""

    dice: int = COMBAT_DICE
    adjacent: bool = False
    rule: ClassVar[str] = "AL-COMBAT-02"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if targets(game) or (self.adjacent and blast_ways(game)) else NO_CREATURE

    def run(self, game: Alone) -> None:
        there = game.here
        if self.adjacent and game.way:
            beside = game.map.beside(game.here, WAYS[game.way])
            assert beside is not None, "a wall was attacked"
            there = beside
        names = sorted([one.name for one in game.creatures if one.at == there and one.name])
        game.then(*[StrikeNamed(name, self.dice, there) for name in names])


class StrikeNamed(Deed, frozen=True):
    """One of several attacks, each an attack of its own; not if a Reaction has moved the target away (AL-WOUND-02)."""

    name: int
    dice: int
    at: SectorId | None = None  # None: in a file of older rules
    rule: ClassVar[str] = "AL-WOUND-02"

    def run(self, game: Alone) -> None:
        creature = game.called(self.name)
        if creature is not None and self.at in (None, creature.at):
            game.commit(TargetChosen(self.name, game.kind(creature.token)))
            game.then(*occasion(game, Occasion.FIGHTING), HeroRoll(self.dice))

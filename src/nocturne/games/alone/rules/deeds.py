"""Parts of effects that no chapter of the rulebook has: what cards, Items and Characters do besides (DECK, CONTENT)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from nocturne.games.alone.content import Condition, Harm
from nocturne.games.alone.events.cards import Jammed
from nocturne.games.alone.events.course import DangerPlaced, Twisted
from nocturne.games.alone.events.fights import Illuminated, Strengthened, TypeFrozen
from nocturne.games.alone.events.ground import ConditionPlaced, MoverStopped
from nocturne.games.alone.events.sheet import AdrenalineSet, Hurt, RollChanged
from nocturne.games.alone.map import DoorId, DoorSet, SectorSet, doors_in, sectors_in
from nocturne.games.alone.model import CONDITIONS, HERO, Alone
from nocturne.games.alone.rules.base import Deed, EvilAsk, refuse_all
from nocturne.games.alone.rules.dice import RerollOne, hits, refuse_reroll
from nocturne.games.alone.rules.exploring import switch
from nocturne.games.alone.rules.fighting import give_wound, kill, targets
from nocturne.games.alone.rules.harm import EvilRoll
from nocturne.games.alone.rules.movers import change_door
from nocturne.games.alone.rules.picks import At, OfType, at_place, of_type
from nocturne.games.alone.rules.rounds import danger_sectors
from nocturne.kernel import DONE, PASS, Ask, Option, Propose, Refusal, Seat
from nocturne.kernel.steps import AnyStep

NO_PLACE = Refusal.by("AL-DECK-07", "refuse-no-place")
NO_ATTACKER = Refusal.by("AL-DECK-07", "refuse-no-attacker")
NO_HITS = Refusal.by("AL-DECK-07", "refuse-no-hits")
NOT_MET = Refusal.by("AL-DECK-07", "refuse-condition-not-met")
EMPTY = Refusal.by("AL-ADRENALINE-02", "refuse-no-adrenaline")
FULL = Refusal.by("AL-SHEET-06", "refuse-adrenaline-full")


class Near(StrEnum):
    """Which sectors an effect speaks of, as seen from the Hero's (section 8.3)."""

    HERE = "here"
    ADJACENT = "adjacent"
    AROUND = "around"  # the Hero's or an adjacent one
    EXPLORED = "explored"


def sectors_near(game: Alone, where: Near) -> SectorSet:
    """The sectors meant."""
    if where is Near.EXPLORED:
        return SectorSet(sum(1 << one for one in dict.fromkeys(game.explored)))
    here = 1 << game.here
    around = game.map.adjacent(game.here, game.barred)
    return SectorSet({Near.HERE: here, Near.ADJACENT: around & ~here}.get(where, around | here))


# -- choosing between effects


class Branch(Option, frozen=True):
    """Choose one of the effects."""

    number: int


BRANCHES = tuple([Branch(number) for number in range(4)])


class Either(Deed, frozen=True):
    """One of several effects, as Evil chooses."""

    branches: tuple[tuple[AnyStep, ...], ...]
    by_hero: bool = False
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        refusals = [refuse_all(game, branch) for branch in self.branches]
        return None if None in refusals else refusals[0]

    def run(self, game: Alone) -> None:
        game.then(HeroBranch(HERO, self.branches) if self.by_hero else EvilBranch(game.evil, self.branches))


def _possible(game: Alone, branches: tuple[tuple[AnyStep, ...], ...]) -> list[Option]:
    fit = [number for number, branch in enumerate(branches) if refuse_all(game, branch) is None]
    return [BRANCHES[number] for number in fit] or [BRANCHES[0]]


class EvilBranch(EvilAsk, frozen=True):
    """Evil chooses the effect (AL-DECK-04)."""

    branches: tuple[tuple[AnyStep, ...], ...]
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, self.branches)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        game.then(*self.branches[option.number])


class HeroBranch(Ask[Alone], frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    branches: tuple[tuple[AnyStep, ...], ...]
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, self.branches)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        game.then(*self.branches[option.number])


# -- dice and the action at hand


class Change(Deed, frozen=True):
    """Something about the action at hand is different: a die fewer, a card fewer, a false answer."""

    what: str
    by: int
    rule: ClassVar[str] = "AL-DECK-04"

    def run(self, game: Alone) -> None:
        game.commit(Twisted(self.what, self.by))


class IgnoreHits(Deed, frozen=True):
    """Hits of the roll on the table are ignored."""

    count: int
    rule: ClassVar[str] = "AL-DICE-08"

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.roll is not None and hits(game) else NO_HITS

    def run(self, game: Alone) -> None:
        game.commit(RollChanged(ignored=self.count))


class SurgeHits(Deed, frozen=True):
    """SURGE counts as a hit in the roll on the table."""

    rule: ClassVar[str] = "AL-DICE-03"

    def run(self, game: Alone) -> None:
        game.commit(RollChanged(surge=True))


class RerollAll(Deed, frozen=True):
    """Re-roll all hits of Evil, or all misses of the Hero, once (AL-DICE-07)."""

    hit: bool
    by: str
    rule: ClassVar[str] = "AL-DICE-07"

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_reroll(game, hit=self.hit, by=self.by)

    def run(self, game: Alone) -> None:
        game.then(RerollOne(self.hit, self.by, all=True))


class AttackNow(Deed, frozen=True):
    """A creature in the Hero's sector attacks at once with so many dice: the one attacked, or any."""

    dice: int
    target: bool = False
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        found = targets(game)
        if self.target:
            found = [one for one in found if one.name == game.target]
        return None if found else NO_ATTACKER

    def run(self, game: Alone) -> None:
        if self.refuse(game) is None:
            game.then(EvilRoll(self.dice))


class MoreDice(Deed, frozen=True):
    """The creature just moved, if it is in the Hero's sector now, attacks with more dice this Turn."""

    dice: int
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        return NOT_MET  # never by itself: it follows a movement

    def run(self, game: Alone) -> None:
        for one in game.creatures:
            if game.movers and one.token == game.movers[-1] and one.at == game.here:
                game.commit(Strengthened(one.token, game.kind(one.token), self.dice))


class Ricochet(Deed, frozen=True):
    """The Hero loses Life if the roll has no hit, or for each MISS face up to a limit."""

    per_miss: int = 0
    rule: ClassVar[str] = "AL-DECK-04"

    def _amount(self, game: Alone) -> int:
        if game.roll is None:
            return 0
        return min(self.per_miss, game.roll.faces.count(2)) if self.per_miss else int(not hits(game))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self._amount(game) else NOT_MET

    def run(self, game: Alone) -> None:
        if self._amount(game):
            game.then(Propose(Hurt(Harm.LIFE, self._amount(game))))


class Jam(Deed, frozen=True):
    """The card just played has no effect: a Common Reaction, or any second card of a Turn."""

    second: bool = False
    rule: ClassVar[str] = "AL-ITEM-05"

    def refuse(self, game: Alone) -> Refusal | None:
        last = game.track[-1] if game.track else None
        jams = last is not None and (last.face_down or (self.second and last.spaces == 2)) and not game.jammed
        return None if jams else NOT_MET

    def run(self, game: Alone) -> None:
        game.commit(Jammed())


class StopMover(Deed, frozen=True):
    """The creature stops in the sector before the Hero's; perhaps it may not be moved again this Turn."""

    hold: bool = False
    rule: ClassVar[str] = "AL-ITEM-05"

    def run(self, game: Alone) -> None:
        game.commit(MoverStopped(game.movers[-1], self.hold))


class ShineOn(Deed, frozen=True):
    """At the end of this Turn creatures attack as in a lit sector."""

    rule: ClassVar[str] = "AL-ATTACK-02"

    def run(self, game: Alone) -> None:
        game.commit(Illuminated())


# -- Adrenaline


class ChangeAdrenaline(Deed, frozen=True):
    """Gain or lose Adrenaline, at most 6 being held (AL-SHEET-06)."""

    by: int
    rule: ClassVar[str] = "AL-SHEET-06"

    def refuse(self, game: Alone) -> Refusal | None:
        tokens = game.hero.adrenaline
        if self.by < 0:
            return None if tokens else EMPTY
        return None if tokens < game.content.sheet.most_adrenaline else FULL

    def run(self, game: Alone) -> None:
        tokens = max(0, min(game.hero.adrenaline + self.by, game.content.sheet.most_adrenaline))
        if tokens != game.hero.adrenaline:
            game.commit(AdrenalineSet(tokens))


# -- tokens, lights and doors


class PlaceToken(Deed, frozen=True):
    """Put a Condition token, or a Danger token, into sectors of Evil's choice (AL-CONDITION-02, AL-DANGER-06)."""

    where: Near
    condition: Condition | None = None  # None: a Danger token
    count: int = 1
    rule: ClassVar[str] = "AL-CONDITION-02"

    def free(self, game: Alone) -> SectorSet:
        """Where it can be put."""
        near = sectors_near(game, self.where)
        if self.condition is None:
            return SectorSet(near & danger_sectors(game))
        sectors = game.conditions
        if sectors[CONDITIONS.index(self.condition)].bit_count() >= game.content.sheet.conditions:
            return SectorSet(0)
        return SectorSet(near & ~(sectors[0] | sectors[1] | sectors[2] | sectors[3]))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.free(game) else NO_PLACE

    def run(self, game: Alone) -> None:
        game.then(*[TokenWhere(game.evil, self)] * self.count)


class TokenWhere(EvilAsk, frozen=True):
    """Evil chooses the sector (AL-CONDITION-02)."""

    token: AnyStep
    rule: ClassVar[str] = "AL-CONDITION-02"

    def _terms(self) -> PlaceToken:
        assert isinstance(self.token, PlaceToken)
        return self.token

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [at_place(game.place(one)) for one in sectors_in(self._terms().free(game))] or [PASS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if not isinstance(option, At):
            return
        sector, kind = game.sector(option.place), self._terms().condition
        if kind is None:
            game.commit(DangerPlaced(sector, option.place, game.spot(sector)))
        else:
            game.commit(ConditionPlaced(kind, sector, option.place, game.spot(sector)))


class Darken(Deed, frozen=True):
    """Lit sectors near the Hero go dark, of Evil's choice (AL-LIGHT-09)."""

    count: int
    within: int = 2
    hero_too: bool = False
    rule: ClassVar[str] = "AL-LIGHT-09"

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

    darken: AnyStep
    rule: ClassVar[str] = "AL-LIGHT-09"

    def _terms(self) -> Darken:
        assert isinstance(self.darken, Darken)
        return self.darken

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*[at_place(game.place(one)) for one in sectors_in(self._terms().lit(game))], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, At):
            switch(game, SectorSet(1 << game.sector(option.place)), on=False)


class TheDoor(Option, frozen=True):
    """A door, by the sector before it and its side."""

    place: str
    side: str


class BarNear(Deed, frozen=True):
    """Evil bars doors near the Hero (AL-DECK-08)."""

    count: int
    within: int = 2
    rule: ClassVar[str] = "AL-DECK-08"

    def doors(self, game: Alone) -> tuple[DoorId, ...]:
        """The doors that can be barred."""
        return doors_in(DoorSet(game.routes.doors_within(game.here, self.within) & ~game.barred))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self.doors(game) else NO_PLACE

    def run(self, game: Alone) -> None:
        game.then(*[BarWhich(game.evil, self)] * self.count)


class BarWhich(EvilAsk, frozen=True):
    """Evil chooses the door (AL-DECK-08)."""

    bar: AnyStep
    rule: ClassVar[str] = "AL-DECK-08"

    def _terms(self) -> BarNear:
        assert isinstance(self.bar, BarNear)
        return self.bar

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        doors = [game.map.doors[door] for door in self._terms().doors(game)]
        return [*[TheDoor(game.place(door.one), door.side.key) for door in doors], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, TheDoor):
            one = game.sector(option.place)
            door = next(n for n, door in enumerate(game.map.doors) if door.one == one and door.side.key == option.side)
            change_door(game, DoorId(door))


# -- creatures, by Characters


class Slay(Deed, frozen=True):
    """Kill 1 creature in the Hero's sector or an adjacent Revealed one; a boss gets 1 wound (AL-BOSS-04)."""

    rule: ClassVar[str] = "AL-BOSS-04"

    def run(self, game: Alone) -> None:
        if victims(game):
            game.then(ChooseVictim(HERO))


def victims(game: Alone) -> list[int]:
    """The creatures that can be slain, by token."""
    near = sectors_near(game, Near.AROUND) & game.revealed
    return [one.token for one in game.creatures if one.name and near >> one.at & 1]


class Victim(Option, frozen=True):
    """This creature."""

    name: int


class ChooseVictim(Ask[Alone], frozen=True):
    """The Hero chooses which creature dies (AL-BOSS-04)."""

    rule: ClassVar[str] = "AL-BOSS-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        names = sorted([game.creature(token).name for token in victims(game)])
        return [Victim(name) for name in names]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Victim)
        creature = game.called(option.name)
        assert creature is not None, "it is gone"
        (give_wound if creature.token == 15 else kill)(game, creature)


class FreezeType(Deed, frozen=True):
    """Name a type: until the end of the Round its creatures neither move nor attack."""

    rule: ClassVar[str] = "AL-CONTENT-04"

    def run(self, game: Alone) -> None:
        game.then(NameType(HERO))


class NameType(Ask[Alone], frozen=True):
    """The Hero names a type of creature (AL-CONTENT-04)."""

    rule: ClassVar[str] = "AL-CONTENT-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [of_type(kind) for kind in ("spores", "parasite", "cultist", "mutant", "worm")]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, OfType)
        game.commit(TypeFrozen(option.kind.id))

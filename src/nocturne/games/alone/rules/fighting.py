"""The Hero attacks; creatures are wounded and die; experience; creatures attack (COMBAT, WOUND, XP, ATTACK)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Moment, Occasion, Skill
from nocturne.games.alone.events import cards, course, fights, ground, sheet
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import BOSS, HERO, KINDS, SKILLS, WAYS, Alone, Creature
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.rules.base import Near, OfCreature, OfType, OfWay, named, of_type, plain, sectors_near
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.rules.harm import EvilRoll
from nocturne.games.alone.rules.movers import MoveCreature, Who
from nocturne.games.alone.rules.reactions import EndReaction, react
from nocturne.games.alone.rules.uses import occasion
from nocturne.games.alone.sight import field_of_vision
from nocturne.kernel import DONE, Ask, Chance, Draw, Name, Option, Refusal, Seat, Step

COMBAT_DICE = 2  # AL-COMBAT-02


class Attack(OfCreature, frozen=True):
    """Attack a creature."""


class Learn(Option, frozen=True):
    """Take an experience point in a skill."""

    skill: Skill


LEARN, NOTHING = {skill: Learn(skill) for skill in Skill}, plain("learn-nothing")
NO_CREATURE = Refusal.by("AL-COMBAT-01", "refuse-no-creature")
KNOWN = {skill: Refusal.by("AL-XP-04", "refuse-skill-full", skill=skill) for skill in Skill}
TWICE = Refusal.by("AL-XP-07", "refuse-skill-twice")


def targets(game: Alone, reach: int = 0) -> list[Creature]:
    """The creatures that can be attacked: here, or within reach in the field of vision (AL-COMBAT-01, AL-COMBAT-05)."""
    if not reach:
        here = game.hero.at
        return [creature for creature in game.creatures if creature.at == here]
    revealed = [creature for creature in game.creatures if creature.name]
    if not revealed:  # mostly
        return revealed
    seen = field_of_vision(game.map, game.here, game.revealed, game.barred) & game.routes.within(game.here, reach)
    return [creature for creature in revealed if seen >> creature.at & 1]


def attacks(game: Alone, reach: int = 0) -> list[Option]:
    """The option to attack each of them, in the order of the Hero's names."""
    creatures = targets(game, reach)
    if not creatures:  # mostly
        return []
    creatures.sort(key=attrgetter("name"))
    return [named(Attack, "creature", game.kind(creature.token), creature.name) for creature in creatures]


class ChooseTarget(Ask[Alone], frozen=True):
    """The Hero chooses whom to attack (AL-COMBAT-01)."""

    reach: int

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return attacks(game, self.reach)

    def chosen(self, game: Alone, seat: Seat, option: Attack) -> None:
        game.commit(ground.TargetChosen(option.name, option.kind.id))


class Strike(Guarded[Alone], frozen=True):
    """Attack the declared target with so many dice (AL-COMBAT-02)."""

    dice: int = COMBAT_DICE
    surge: bool = False
    reach: int = 0

    def refuse(self, game: Alone) -> Refusal | None:
        return None if targets(game, self.reach) else NO_CREATURE

    def run(self, game: Alone) -> None:
        if game.target in [creature.name for creature in targets(game, self.reach)]:  # it may have been moved away
            game.then(*occasion(game, Occasion.FIGHTING), HeroRoll(self.dice, self.surge))


class HeroRoll(Chance[Alone], frozen=True):
    """The Hero rolls; Evil may react before the Hero re-rolls (AL-COMBAT-02; section 2.1, Combat)."""

    dice: int
    surge: bool = False

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,) * max(1, self.dice + game.twist.dice)

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.Rolled(hero=True, faces=outcome, surge=self.surge))
        reactions = react(game, Moment.ROLLED, Action.COMBAT)
        game.then(*reactions, *occasion(game, Occasion.ROLLED_HERO), CountHeroHits())


class CountHeroHits(Step[Alone], frozen=True):
    """The hits are the damage of this one attack (AL-COMBAT-03, AL-DICE-08)."""

    def run(self, game: Alone) -> None:
        creature, flee = game.called(game.target), game.twist.flee
        if flee:
            game.commit(course.ActionChanged("flee", -flee))  # this attack only: an Item may attack others after it
        if creature is None:
            return
        wound(game, creature, hits(game))
        if flee and game.called(game.target) is not None:
            game.commit(cards.ReactionResumed(game.twist.by))
            game.then(MoveCreature(flee, who=Who.TARGET), EndReaction())


def wound(game: Alone, creature: Creature, damage: int) -> None:
    """One attack: below the threshold it is lost, at the threshold a wound, at the next death (AL-WOUND-02 to 05)."""
    stats = game.stats(creature.token)
    deadly = stats.second if creature.wounded else stats.first + stats.second
    if damage >= deadly:
        kill(game, creature)
    elif not creature.wounded and damage >= stats.first:
        game.commit(fights.CreatureWounded(creature.token, game.kind(creature.token)))


def give_wound(game: Alone, creature: Creature) -> None:
    """A wound without damage: unwounded becomes wounded, wounded dies (AL-WOUND-08)."""
    if creature.wounded:
        kill(game, creature)
    else:
        game.commit(fights.CreatureWounded(creature.token, game.kind(creature.token)))


def kill(game: Alone, creature: Creature) -> None:
    """A creature dies; the Hero learns from it if it was Revealed (AL-XP-01, AL-XP-05, AL-XP-07)."""
    kind = game.kind(creature.token)
    game.commit(fights.CreatureKilled(creature.token, kind))
    if not creature.name:
        return
    if creature.token == BOSS:
        game.then(ChooseSkill(HERO, 2))
    else:
        learn(game, SKILLS[creature.token // 3])


def learn(game: Alone, skill: Skill) -> None:
    """A point in a skill, at most 2 (AL-XP-04)."""
    points = game.hero.skills[SKILLS.index(skill)]
    if points < 2:
        game.commit(sheet.ExperienceGained(skill, points + 1))


class ChooseSkill(Ask[Alone], frozen=True):
    """Points in different skills of the Hero's choice, where there is room (AL-XP-07, AL-XP-06, AL-XP-16)."""

    points: int
    taken: tuple[Skill, ...] = ()

    def cites(self, game: Alone) -> str:
        """A boss gives points in two skills; one point, or points at the start, come from a card."""
        return "AL-XP-07" if game.turn and (self.points > 1 or self.taken) else "AL-XP-06"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        full = all(points >= 2 or skill in self.taken for skill, points in zip(SKILLS, game.hero.skills, strict=True))
        return [NOTHING] if full else [*LEARN.values()]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Learn):
            return None
        if option.skill in self.taken:
            return TWICE
        return KNOWN[option.skill] if game.hero.skills[SKILLS.index(option.skill)] >= 2 else None

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Learn):
            learn(game, option.skill)
            if self.points > 1:
                game.then(ChooseSkill(seat, self.points - 1, (*self.taken, option.skill)))


# -- creatures attack


def attack_dice(game: Alone, creature: Creature) -> int:
    """The dice of a creature at the end of a Turn, by the light in the Hero's sector (AL-ATTACK-02, AL-LIGHT-04)."""
    if game.frozen and game.kind(creature.token) in game.frozen:
        return 0
    stats = game.stats(creature.token)
    base = stats.lit if game.is_lit(creature.at) or game.as_lit else stats.dark
    return base + sum([dice for token, dice in game.bonus if token == creature.token])


class CreaturesAttack(Step[Alone], frozen=True):
    """T6: all creatures in the Hero's sector attack together, with one roll (AL-ATTACK-01, AL-ATTACK-04)."""

    def run(self, game: Alone) -> None:
        here = game.hero.at
        dice = sum([attack_dice(game, creature) for creature in game.creatures if creature.at == here])
        if dice:  # AL-ATTACK-07
            game.then(EvilRoll(dice))


# -- several creatures attacked at once


class Over(OfWay, frozen=True):
    """In the next sector that way."""


HERE = plain("here")
OVER = {way: Over(way.key) for way in Direction}


def blast_ways(game: Alone) -> list[Direction]:
    """The ways to adjacent Revealed sectors with creatures in them, as the Hero sees them."""
    links = game.map.links[game.here]
    return [
        way
        for way, to, door in links
        if not door & game.barred and game.is_revealed(to) and any(creature.at == to for creature in game.creatures)
    ]


class ChooseBlast(Ask[Alone], frozen=True):
    """The Hero chooses the sector: the own one, or an adjacent Revealed one (AL-COMBAT-01)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*([HERE] if targets(game) else []), *[OVER[way] for way in blast_ways(game)]]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        game.commit(ground.WayChosen(option.way if isinstance(option, Over) else ""))


class StrikeAll(Guarded[Alone], frozen=True):
    """Attack every creature in the Hero's sector, or in the declared one, with so many dice each (AL-COMBAT-02)."""

    dice: int = COMBAT_DICE
    adjacent: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return None if targets(game) or (self.adjacent and blast_ways(game)) else NO_CREATURE

    def run(self, game: Alone) -> None:
        there = blast_sector(game, adjacent=self.adjacent)
        names = sorted([creature.name for creature in game.creatures if creature.at == there and creature.name])
        game.then(*[StrikeNamed(name, self.dice, adjacent=self.adjacent) for name in names])


def blast_sector(game: Alone, *, adjacent: bool) -> SectorId:
    """The sector attacked: the Hero's, or the declared one beside it."""
    if not adjacent or not game.way:
        return game.here
    beside = game.map.beside(game.here, WAYS[game.way])
    assert beside is not None, "a wall was attacked"
    return beside


class StrikeNamed(Guarded[Alone], frozen=True):
    """One of several attacks, each an attack of its own; not if a Reaction has moved the target away (AL-WOUND-02)."""

    name: int
    dice: int
    at: SectorId | None = None  # in a file of older rules
    adjacent: bool | None = None  # None: in a file of older rules

    def run(self, game: Alone) -> None:
        there = self.at if self.adjacent is None else blast_sector(game, adjacent=self.adjacent)
        creature = game.called(self.name)
        if creature is not None and there in (None, creature.at):
            game.commit(ground.TargetChosen(self.name, game.kind(creature.token)))
            game.then(*occasion(game, Occasion.FIGHTING), HeroRoll(self.dice))


# -- what Characters do to creatures


def victims(game: Alone) -> list[int]:
    """The creatures that can be slain, by token."""
    near = sectors_near(game, Near.AROUND) & game.revealed
    return [creature.token for creature in game.creatures if creature.name and near >> creature.at & 1]


class Victim(OfCreature, frozen=True):
    """This creature."""


class ChooseVictim(Ask[Alone], frozen=True):
    """The Hero chooses which creature dies (AL-BOSS-04)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        named = sorted([(game.creature(token).name, game.kind(token)) for token in victims(game)])
        return [Victim(name, Name("creature", kind)) for name, kind in named] or [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        creature = game.called(option.name) if isinstance(option, Victim) else None
        if creature is not None:
            (give_wound if creature.token == BOSS else kill)(game, creature)


class NameType(Ask[Alone], frozen=True):
    """The Hero names a type of creature (AL-CONTENT-04)."""

    answers: ClassVar[tuple[Option, ...]] = tuple([of_type(kind.value) for kind in KINDS])

    def chosen(self, game: Alone, seat: Seat, option: OfType) -> None:
        game.commit(fights.TypeFrozen(option.kind.id))

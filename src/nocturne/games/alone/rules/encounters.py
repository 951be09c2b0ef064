"""Meeting creatures: who scares, in which order, and for how much (area ENCOUNTER)."""

from __future__ import annotations

from nocturne.games.alone.components import Harm, Occasion
from nocturne.games.alone.events import fights, ground, sheet
from nocturne.games.alone.model import BOSS, Alone, Creature
from nocturne.games.alone.rules.base import EvilAsk, OfCreature, named
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import Option, Propose, Seat, Step


class Scares(OfCreature, frozen=True):
    """This creature scares the Hero next."""


def see(game: Alone, creature: Creature) -> None:
    """Reveal a creature that is in a Revealed sector now; in the Hero's own it scares (AL-ENCOUNTER-04)."""
    if creature.name or not game.is_revealed(creature.at):
        return
    spot, place = game.spot(creature.at), game.place(creature.at)
    game.commit(ground.CreatureSeen(creature.token, game.kind(creature.token), spot, place))
    if creature.at == game.here:
        game.then(*encounters((game.names,)))


def encounters(names: tuple[int, ...]) -> tuple[Step[Alone], ...]:
    """What follows when these creatures are Revealed in the Hero's sector (AL-ENCOUNTER-05)."""
    return (Encounter(names),) if names else ()


class Encounter(Step[Alone], frozen=True):
    """Each creature scares, one after the other, in the order Evil chooses (AL-ENCOUNTER-05)."""

    names: tuple[int, ...]

    def run(self, game: Alone) -> None:
        names = tuple([name for name in self.names if game.called(name) is not None])  # some may have been moved away
        if names:
            game.then(NextToScare(game.evil, names) if len(names) > 1 else Scare(names[0]))


class NextToScare(EvilAsk, frozen=True):
    """Evil chooses which creature scares next (AL-ENCOUNTER-05)."""

    names: tuple[int, ...]

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        creatures = [creature for creature in game.creatures if creature.name in self.names]
        return [named(Scares, "creature", game.kind(creature.token), creature.name) for creature in creatures]

    def chosen(self, game: Alone, seat: Seat, option: Scares) -> None:
        rest = tuple([name for name in self.names if name != option.name])
        game.then(Scare(option.name), Encounter(rest))


class Scare(Step[Alone], frozen=True):
    """A creature scares the Hero for the SC of its row (AL-ENCOUNTER-01, AL-ENCOUNTER-06)."""

    name: int

    def run(self, game: Alone) -> None:
        creature = game.called(self.name)
        if creature is None:
            return
        game.commit(fights.Met(game.kind(creature.token)))
        if fright(game, creature):
            game.then(*occasion(game, Occasion.ENCOUNTER), LoseNerve(self.name))


def fright(game: Alone, creature: Creature) -> int:
    """The SC that an encounter with a creature costs, before anything lessens it."""
    boss = game.boss_there
    more = 0
    if boss is not None and boss.terrifies and creature.token != BOSS and game.creature(BOSS).name:
        more = boss.terrifies
    return game.stats(creature.token).sc + more


class LoseNerve(Step[Alone], frozen=True):
    """The Hero loses what is left of the fright (AL-ENCOUNTER-01)."""

    name: int

    def run(self, game: Alone) -> None:
        creature = game.called(self.name)
        amount = fright(game, creature) - game.twist.less if creature is not None else 0
        if amount > 0:
            game.then(Propose(sheet.Hurt(Harm.SC, amount, cause="AL-ENCOUNTER-01")))

"""What cards and Items change about a roll, an attack, a Reaction or the action at hand (DECK, DICE, ITEM)."""

from __future__ import annotations

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Harm
from nocturne.games.alone.events import cards, course, fights, ground, sheet
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.base import NOT_MET
from nocturne.games.alone.rules.dice import ChooseMisses, RerollHits, hits, refuse_reroll
from nocturne.games.alone.rules.fighting import targets
from nocturne.games.alone.rules.harm import EvilRoll
from nocturne.kernel import Propose, Refusal

NO_ATTACKER = Refusal.by("AL-DECK-07", "refuse-no-attacker")
NO_HITS = Refusal.by("AL-DECK-07", "refuse-no-hits")
EMPTY = Refusal.by("AL-ADRENALINE-02", "refuse-no-adrenaline")
FULL = Refusal.by("AL-SHEET-06", "refuse-adrenaline-full")


ANY_NUMBER = 99
"""More dice than are ever rolled. It stands in saves."""


class Change(Guarded[Alone], frozen=True):
    """Something about the action at hand is different: a die fewer, a card fewer, a false answer (AL-DECK-04)."""

    what: str
    by: int

    def refuse(self, game: Alone) -> Refusal | None:
        return NOT_MET if self.what == "charges" and not game.found else None  # no Item was drawn

    def run(self, game: Alone) -> None:
        game.commit(course.ActionChanged(self.what, self.by))


class IgnoreHits(Guarded[Alone], frozen=True):
    """Hits of the roll on the table are ignored (AL-DICE-08)."""

    count: int

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.roll is not None and hits(game) else NO_HITS

    def run(self, game: Alone) -> None:
        game.commit(sheet.RollChanged(ignored=self.count))


class SurgeHits(Guarded[Alone], frozen=True):
    """SURGE counts as a hit in the roll on the table (AL-DICE-03)."""

    def run(self, game: Alone) -> None:
        game.commit(sheet.RollChanged(surge=True))


class RerollAll(Guarded[Alone], frozen=True):
    """Evil re-rolls all hits, or the Hero any number of misses, once (AL-DICE-07)."""

    hit: bool
    by: str

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_reroll(game, hit=self.hit, by=self.by)

    def run(self, game: Alone) -> None:
        game.then(RerollHits(self.by, all=True) if self.hit else ChooseMisses(HERO, self.by, most=ANY_NUMBER))


class AttackNow(Guarded[Alone], frozen=True):
    """A creature in the Hero's sector attacks at once with so many dice: the one attacked, or any (AL-DECK-04)."""

    dice: int
    target: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        attackers = [creature for creature in targets(game) if game.kind(creature.token) not in game.frozen]
        if self.target:  # AL-COMBAT-07: any one of those attacked; which of them makes no difference to the dice
            attackers = [creature for creature in attackers if game.attacked >> creature.token & 1]
        return None if attackers else NO_ATTACKER

    def run(self, game: Alone) -> None:
        if self.refuse(game) is None:
            game.then(EvilRoll(self.dice))


class MoreDice(Guarded[Alone], frozen=True):
    """The creature just moved, if it is in the Hero's sector now, attacks with more dice this Turn (AL-DECK-04)."""

    dice: int

    def refuse(self, game: Alone) -> Refusal | None:
        return NOT_MET  # never by itself: it follows a movement

    def run(self, game: Alone) -> None:
        for creature in game.creatures:
            if game.movers and creature.token == game.movers[-1] and creature.at == game.here:
                game.commit(fights.Strengthened(creature.token, game.kind(creature.token), self.dice))


class Ricochet(Guarded[Alone], frozen=True):
    """The Hero loses Life if the roll has no hit, or for each MISS face up to a limit (AL-DECK-04)."""

    per_miss: int = 0

    def _amount(self, game: Alone) -> int:
        if game.roll is None:
            return 0
        return min(self.per_miss, game.roll.faces.count(2)) if self.per_miss else int(not hits(game))

    def refuse(self, game: Alone) -> Refusal | None:
        return None if self._amount(game) else NOT_MET

    def run(self, game: Alone) -> None:
        if self._amount(game):
            game.then(Propose(sheet.Hurt(Harm.LIFE, self._amount(game), cause="AL-DECK-04")))


class Jam(Guarded[Alone], frozen=True):
    """The card just played has no effect: a Common Reaction, or any second card of a Turn (AL-ITEM-05)."""

    second: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        last = game.track[-1] if game.track else None
        jams = last is not None and (last.face_down or (self.second and last.spaces == 2)) and not game.jammed
        return None if jams else NOT_MET

    def run(self, game: Alone) -> None:
        game.commit(cards.Jammed())


class StopMover(Guarded[Alone], frozen=True):
    """The creature stops in the sector before the Hero's; perhaps it may not be moved again this Turn (AL-ITEM-05)."""

    hold: bool = False

    def run(self, game: Alone) -> None:
        game.commit(ground.MoverStopped(game.movers[-1], self.hold))


class ShineOn(Guarded[Alone], frozen=True):
    """At the end of this Turn creatures attack as in a lit sector (AL-ATTACK-02)."""

    def run(self, game: Alone) -> None:
        game.commit(fights.Illuminated())


# -- Adrenaline


class ChangeAdrenaline(Guarded[Alone], frozen=True):
    """Gain or lose Adrenaline, at most 6 being held (AL-SHEET-06)."""

    by: int

    def refuse(self, game: Alone) -> Refusal | None:
        tokens = game.hero.adrenaline
        if self.by < 0:
            return None if tokens else EMPTY
        return None if tokens < game.content.sheet.most_adrenaline else FULL

    def run(self, game: Alone) -> None:
        tokens = max(0, min(game.hero.adrenaline + self.by, game.content.sheet.most_adrenaline))
        if tokens != game.hero.adrenaline:
            game.commit(sheet.AdrenalineSet(tokens))

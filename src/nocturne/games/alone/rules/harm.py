"""Damage to the Hero, recovery, and defeat (DAMAGE, HEAL, END, COMPANION)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Harm, Occasion
from nocturne.games.alone.events import course, sheet
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.base import EvilAsk, plain
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.rules.reactions import react_to_harm
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import Amended, Ask, Chance, Draw, Event, Option, Propose, Refusal, Seat, Step, Text

ON_HERO, ON_COMPANION = plain("on-hero"), plain("on-companion")


def windows(game: Alone, moment: str, event: Event[Any]) -> Iterable[Step[Alone]]:
    """Around damage: prevention and the Companion before it, defeat and damage Reactions after it (section 2.1)."""
    if not isinstance(event, sheet.Hurt):
        return ()
    if moment == "after":
        return (CheckDefeat(), *react_to_harm(game, event.harm))
    if (loss := event.measured(game, event.amount)).spilled:
        game.commit(Amended(loss))  # AL-DAMAGE-04: the log names the track that bears it
    hazards = occasion(game, Occasion.HAZARD) if event.hazard else ()
    turns = (TurnOnCompanion(game.evil),) if event.by_evil and game.hero.companion is not None else ()
    return *hazards, *turns


class TurnOnCompanion(EvilAsk, frozen=True):
    """Evil may have all of the damage fall on the Companion instead (AL-COMPANION-07, AL-COMPANION-08)."""

    def candidates(self, game: Alone, seat: Seat) -> Sequence[Option]:
        if game.proposed[-1] is None or game.hero.companion is None:
            return (ON_HERO,)
        return ON_HERO, ON_COMPANION

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        event = game.proposed[-1]
        if option is ON_COMPANION and isinstance(event, sheet.Hurt):
            game.commit(Amended(sheet.CompanionHurt(event.amount)))  # AL-COMPANION-10: no damage to the Hero


class CheckDefeat(Step[Alone], frozen=True):
    """With both tracks at 0 Evil has won (AL-END-02, AL-DAMAGE-05)."""

    def run(self, game: Alone) -> None:
        if not game.hero.life and not game.hero.sc:
            game.end([Seat(seat) for seat in range(1, game.players)], Text.of("over-hero-defeated"))


class Lose(Guarded[Alone], frozen=True):
    """The Hero loses Life or SC (AL-DAMAGE-02, AL-DAMAGE-08)."""

    harm: Harm
    amount: int
    by_evil: bool = True
    hazard: bool = False

    def run(self, game: Alone) -> None:
        by_evil = self.by_evil and not game.picked  # AL-COMPANION-12: the Hero's own choice stays with the Hero
        game.then(Propose(sheet.Hurt(self.harm, self.amount, by_evil, hazard=self.hazard)))


ALL_HARM = 99
"""More than is ever lost at once. It stands in saves."""


class LessHarm(Guarded[Alone], frozen=True):
    """The loss about to happen is smaller, or does not happen (AL-DAMAGE-07)."""

    by: int = ALL_HARM

    def run(self, game: Alone) -> None:
        event = game.proposed[-1] if game.proposed else None
        if not isinstance(event, sheet.Hurt):  # a fright, of which so much is taken off before it is proposed
            game.commit(course.ActionChanged("less", self.by))
        else:
            left = event.amount - self.by
            game.commit(Amended(event.measured(game, left) if left > 0 else None))


class EvilRoll(Chance[Alone], frozen=True):
    """Creatures attack the Hero with so many dice: 1 Life per hit (AL-ATTACK-03, AL-OPPORTUNITY-04)."""

    dice: int

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,) * self.dice

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.Rolled(hero=False, faces=outcome))
        game.then(*occasion(game, Occasion.ROLLED_EVIL), CountEvilHits())


class CountEvilHits(Step[Alone], frozen=True):
    """Count the hits after all re-rolls (AL-DICE-08)."""

    def run(self, game: Alone) -> None:
        count = hits(game)
        if count:
            game.then(Propose(sheet.Hurt(Harm.LIFE, count, attack=True, cause="AL-ATTACK-03")))


# -- recovery


def room_to_recover(game: Alone, harm: Harm) -> int:
    """How far a track may rise: up to the Healing Limit, never beyond (AL-HEAL-02, AL-HEAL-03)."""
    now = game.hero.life if harm is Harm.LIFE else game.hero.sc
    return max(0, game.limit - now)


def recover(game: Alone, harm: Harm, amount: int) -> None:
    """Recover as far as the limit allows; the rest is lost (AL-HEAL-06)."""
    amount = min(amount, room_to_recover(game, harm))
    if amount:
        game.commit(sheet.Recovered(harm, amount))


class Recover(Guarded[Alone], frozen=True):
    """Recover points of a track (AL-HEAL-06, AL-HEAL-04)."""

    harm: Harm | None  # None: the track that is being recovered (AL-CONTENT-04)
    amount: int

    def _track(self, game: Alone) -> Harm:
        return self.harm or Harm(game.healed)

    def refuse(self, game: Alone) -> Refusal | None:
        full = Refusal.by("AL-HEAL-02", "refuse-nothing-to-recover", harm=self._track(game))
        return None if room_to_recover(game, self._track(game)) else full

    def run(self, game: Alone) -> None:
        recover(game, self._track(game), self.amount)


class Heal(Option, frozen=True):
    """Recover on one of the tracks."""

    harm: Harm


RECOVER = {harm: Heal(harm) for harm in Harm}


class RecoverEither(Ask[Alone], frozen=True):
    """The Hero chooses one track entirely (AL-DIFFICULTY-10)."""

    amount: int
    answers: ClassVar[tuple[Option, ...]] = tuple(RECOVER.values())

    def chosen(self, game: Alone, seat: Seat, option: Heal) -> None:
        recover(game, option.harm, self.amount)

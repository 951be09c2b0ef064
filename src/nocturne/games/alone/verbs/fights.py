"""Words for attacks of the Hero and for dice."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Count, Named, Small, Verb
from nocturne.games.alone.rules.changes import Change, IgnoreHits, RerollAll, Ricochet, ShineOn, SurgeHits
from nocturne.games.alone.rules.fighting import COMBAT_DICE, DeclareBlast, DeclareTarget, Strike, StrikeAll
from nocturne.games.alone.rules.harm import LessHarm
from nocturne.games.alone.rules.looting import DeclareCharges
from nocturne.games.alone.verbs.lineup import lining_up


class Attack(Verb, frozen=True):
    """Attack a creature in your sector, or farther off in your field of vision, with so many dice."""

    dice: Count
    within: Small = 0
    surge: Annotated[str, Named("surge")] = "by-light"
    example: ClassVar[str] = "{attack: 3, within: 2}"

    def run(self, ctx: Context) -> None:
        """The target is declared with the action."""
        lining_up(ctx).declare(DeclareTarget(self.within))
        ctx.then(Strike(self.dice, surge=self.surge == "always", reach=self.within))


class AttackByCharges(Verb, frozen=True):
    """Attack with 2 dice and 1 more for each Charge spent, from 1 up to a limit."""

    most: Count
    within: Small = 0
    example: ClassVar[str] = "{attack-by-charges: 3}"

    def run(self, ctx: Context) -> None:
        """The first Charge is the price of the Item."""
        lining_up(ctx).declare(DeclareTarget(self.within), DeclareCharges(self.most))
        ctx.then(Strike(COMBAT_DICE + 1, reach=self.within))


class AttackAll(Verb, frozen=True):
    """Attack every creature in your sector, or in an adjacent Revealed one of your choice."""

    dice: Count
    where: Annotated[str, Named("blast")] = "your-sector"
    example: ClassVar[str] = "{attack-all: 2, where: your-sector-or-next}"

    def run(self, ctx: Context) -> None:
        """Each is an attack of its own."""
        adjacent = self.where == "your-sector-or-next"
        if adjacent:
            lining_up(ctx).declare(DeclareBlast())
        ctx.then(StrikeAll(self.dice, adjacent))


class IgnoreHit(Verb, frozen=True):
    """Hits of the roll on the table are ignored."""

    amount: Count = 1
    example: ClassVar[str] = "{ignore-hit: 2}"

    def run(self, ctx: Context) -> None:
        """After all re-rolls."""
        ctx.then(IgnoreHits(self.amount))


class RerollHits(Verb, frozen=True):
    """Evil rolls all hits of its roll again."""

    example: ClassVar[str] = "reroll-hits"

    def run(self, ctx: Context) -> None:
        """Once for each roll."""
        ctx.then(RerollAll(hit=True, by=ctx.bound.this))


class RerollMisses(Verb, frozen=True):
    """The Hero rolls any number of missed dice again."""

    example: ClassVar[str] = "reroll-misses"

    def run(self, ctx: Context) -> None:
        """Once for each roll."""
        ctx.then(RerollAll(hit=False, by=ctx.bound.this))


class SurgesHit(Verb, frozen=True):
    """SURGE counts as a hit in the roll on the table."""

    example: ClassVar[str] = "surges-hit"

    def run(self, ctx: Context) -> None:
        """Whatever the light."""
        ctx.then(SurgeHits())


class ShineHere(Verb, frozen=True):
    """At the end of this Turn creatures attack as in a lit sector."""

    example: ClassVar[str] = "shine-here"

    def run(self, ctx: Context) -> None:
        """The sector itself stays as it is."""
        ctx.then(ShineOn())


class ChangeDice(Verb, frozen=True):
    """The attack at hand rolls more dice, or fewer, but at least one."""

    by: Annotated[int, Between(-3, 3)]
    example: ClassVar[str] = "{change-dice: -1}"

    def run(self, ctx: Context) -> None:
        """Before the dice are rolled."""
        ctx.then(Change("dice", self.by))


class PunishMisses(Verb, frozen=True):
    """The Hero loses 1 Life for each MISS face of the roll, up to a limit."""

    most: Count
    example: ClassVar[str] = "{punish-misses: 2}"

    def run(self, ctx: Context) -> None:
        """As the dice lie when the card is played."""
        ctx.then(Ricochet(self.most))


class TargetFlees(Verb, frozen=True):
    """After the attack the target, if it is alive, moves."""

    amount: Count
    example: ClassVar[str] = "{target-flees: 2}"

    def run(self, ctx: Context) -> None:
        """Evil chooses the way."""
        ctx.then(Change("flee", self.amount))


ENCOUNTER = "encounter"
ALL_OF_IT = 99


def lose_less(ctx: Context, by: int) -> None:
    """The loss about to happen is smaller: a fright, or what a token or a Mission does."""
    ctx.then(Change("less", by) if lining_up(ctx).when == ENCOUNTER else LessHarm(by))


class LoseLess(Verb, frozen=True):
    """The loss that is about to happen is smaller."""

    amount: Count
    example: ClassVar[str] = "{lose-less: 1}"

    def run(self, ctx: Context) -> None:
        """Nothing left of it, it does not happen."""
        lose_less(ctx, self.amount)


class LoseNothing(Verb, frozen=True):
    """The loss that is about to happen does not happen."""

    example: ClassVar[str] = "lose-nothing"

    def run(self, ctx: Context) -> None:
        """All of it."""
        lose_less(ctx, ALL_OF_IT)

"""Words for attacks of the Hero and for dice."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Count, Named, Small
from nocturne.games.alone.components import Steps
from nocturne.games.alone.rules import changes, fighting
from nocturne.games.alone.rules.looting import DeclareCharges
from nocturne.games.alone.words.base import CardVerb, Means, card_of


class Attack(CardVerb, frozen=True):
    """Attack a creature in your sector, or farther off in your field of vision, with so many dice."""

    dice: Count
    within: Small = 0
    surge: Annotated[str, Named("surge")] = "by-light"
    moments: ClassVar[tuple[str, ...]] = ("combat",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{attack: 3, within: 2}"

    def declares(self, ctx: Context) -> Steps:
        return (fighting.DeclareTarget(self.within),)

    def steps(self, ctx: Context) -> Steps:
        return (fighting.Strike(self.dice, surge=self.surge == "always", reach=self.within),)


class AttackByCharges(CardVerb, frozen=True):
    """Attack with 2 dice and 1 more for each Charge spent, from 1 up to a limit."""

    most: Count
    within: Small = 0
    moments: ClassVar[tuple[str, ...]] = ("combat",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{attack-by-charges: 3}"

    def declares(self, ctx: Context) -> Steps:
        return fighting.DeclareTarget(self.within), DeclareCharges(self.most)

    def steps(self, ctx: Context) -> Steps:
        """The first Charge is the price of the Item."""
        return (fighting.Strike(fighting.COMBAT_DICE + 1, reach=self.within),)


class AttackAll(CardVerb, frozen=True):
    """Attack every creature in your sector, or in an adjacent Revealed one of your choice."""

    dice: Count
    where: Annotated[str, Named("blast")] = "your-sector"
    moments: ClassVar[tuple[str, ...]] = ("combat",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{attack-all: 2, where: your-sector-or-next}"

    @property
    def _reaches_over(self) -> bool:
        return self.where == "your-sector-or-next"

    def declares(self, ctx: Context) -> Steps:
        return (fighting.DeclareBlast(),) if self._reaches_over else ()

    def steps(self, ctx: Context) -> Steps:
        return (fighting.StrikeAll(self.dice, self._reaches_over),)


class IgnoreHit(CardVerb, frozen=True):
    """Hits of the roll on the table are ignored."""

    amount: Count = 1
    moments: ClassVar[tuple[str, ...]] = ("rolled_hero-combat", "rolled_evil")
    example: ClassVar[str] = "{ignore-hit: 2}"
    step: ClassVar[Means] = changes.IgnoreHits


class RerollHits(CardVerb, frozen=True):
    """Evil rolls all hits of its roll again."""

    moments: ClassVar[tuple[str, ...]] = ("rolled_evil",)
    example: ClassVar[str] = "reroll-hits"

    def steps(self, ctx: Context) -> Steps:
        return (changes.RerollAll(hit=True, by=card_of(ctx)),)


class RerollMisses(CardVerb, frozen=True):
    """The Hero rolls any number of missed dice again."""

    moments: ClassVar[tuple[str, ...]] = ("rolled_hero",)
    example: ClassVar[str] = "reroll-misses"

    def steps(self, ctx: Context) -> Steps:
        return (changes.RerollAll(hit=False, by=card_of(ctx)),)


class SurgesHit(CardVerb, frozen=True):
    """SURGE counts as a hit in the roll on the table."""

    moments: ClassVar[tuple[str, ...]] = ("rolled_hero",)
    example: ClassVar[str] = "surges-hit"
    step: ClassVar[Means] = changes.SurgeHits


class ShineHere(CardVerb, frozen=True):
    """At the end of this Turn creatures attack as in a lit sector."""

    example: ClassVar[str] = "shine-here"
    step: ClassVar[Means] = changes.ShineOn


class ChangeDice(CardVerb, frozen=True):
    """The attack at hand rolls more dice, or fewer, but at least one."""

    by: Annotated[int, Between(-3, 3)]
    moments: ClassVar[tuple[str, ...]] = ("declared-combat", "fighting")
    example: ClassVar[str] = "{change-dice: -1}"

    def steps(self, ctx: Context) -> Steps:
        return (changes.Change("dice", self.by),)


class PunishMisses(CardVerb, frozen=True):
    """The Hero loses 1 Life for each MISS face of the roll, up to a limit."""

    most: Count
    moments: ClassVar[tuple[str, ...]] = ("rolled_hero-combat",)
    example: ClassVar[str] = "{punish-misses: 2}"
    step: ClassVar[Means] = changes.Ricochet


class TargetFlees(CardVerb, frozen=True):
    """After the attack the target, if it is alive, moves."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("declared-combat", "rolled_hero-combat")
    example: ClassVar[str] = "{target-flees: 2}"

    def steps(self, ctx: Context) -> Steps:
        return (changes.Change("flee", self.amount),)

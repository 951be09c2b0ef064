"""Words for looting, Charges, tracking, noises, Reactions, Companions and Missions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named
from nocturne.games.alone.components import Action, Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import finds, looting, missions, tracking
from nocturne.games.alone.rules.changes import Change, Jam
from nocturne.games.alone.rules.noises import ExplainNoise
from nocturne.games.alone.rules.turns import GrantAction
from nocturne.games.alone.words.base import CardVerb, Means, card_of


class DrawItems(CardVerb, frozen=True):
    """Draw Items."""

    amount: Count
    example: ClassVar[str] = "{draw-items: 3}"
    step: ClassVar[Means] = looting.GainItems


class UpgradeItem(CardVerb, frozen=True):
    """Upgrade Items as after looting."""

    example: ClassVar[str] = "upgrade-item"

    def steps(self, ctx: Context) -> Steps:
        return (looting.UpgradeItems(HERO),)


class RechargeItem(CardVerb, frozen=True):
    """Put Charges on Items that have fewer than 3."""

    amount: Count
    example: ClassVar[str] = "{recharge-item: 1}"
    step: ClassVar[Means] = looting.Recharge


class ChargeAnother(CardVerb, frozen=True):
    """Put this Charge, the price of the Item, on another Item that has fewer than 3."""

    example: ClassVar[str] = "charge-another"

    def steps(self, ctx: Context) -> Steps:
        return (finds.PassCharge(card_of(ctx)),)


class PassChargeOn(CardVerb, frozen=True):
    """Put 1 more Charge from this Item on another one."""

    follows: ClassVar[tuple[str, ...]] = ("charge-another",)
    example: ClassVar[str] = "[charge-another, pass-charge-on]"

    def steps(self, ctx: Context) -> Steps:
        return (finds.PassCharge(card_of(ctx), more=True),)


class DrawFewer(CardVerb, frozen=True):
    """Fewer Item cards are drawn in this action."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("declared-loot",)
    example: ClassVar[str] = "{draw-fewer: 1}"

    def steps(self, ctx: Context) -> Steps:
        return (Change("draw", -self.amount),)


class ChargeLess(CardVerb, frozen=True):
    """One of the Items drawn gets fewer Charges."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("looted-loot",)
    example: ClassVar[str] = "{charge-less: 1}"

    def steps(self, ctx: Context) -> Steps:
        return (Change("charges", -self.amount),)


class LootMore(CardVerb, frozen=True):
    """Draw 1 Item card more, then discard 1 Item."""

    moments: ClassVar[tuple[str, ...]] = ("looting",)
    example: ClassVar[str] = "loot-more"
    step: ClassVar[Means] = finds.LootOneMore


class LookThroughItems(CardVerb, frozen=True):
    """Look at cards of the Item deck and take 1 of them as one of the draws."""

    cards: Count
    moments: ClassVar[tuple[str, ...]] = ("looting",)
    example: ClassVar[str] = "{look-through-items: 3}"
    step: ClassVar[Means] = finds.LookThrough


class GrantExtraAction(CardVerb, frozen=True):
    """Perform another action of a certain kind in the same Turn."""

    action: Annotated[str, Named("action")]
    example: ClassVar[str] = "{grant-extra-action: combat}"

    def steps(self, ctx: Context) -> Steps:
        return (GrantAction(Action(self.action)),)


class TrackTargets(CardVerb, frozen=True):
    """Track so many targets."""

    targets: Count
    moments: ClassVar[tuple[str, ...]] = ("track",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{track-targets: 3}"

    def declares(self, ctx: Context) -> Steps:
        return (tracking.DeclareTargets(self.targets),)

    def steps(self, ctx: Context) -> Steps:
        return (tracking.TellTracks(),)


class TrackFurther(CardVerb, frozen=True):
    """Track more targets with the action at hand."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("tracking",)
    example: ClassVar[str] = "{track-further: 1}"
    step: ClassVar[Means] = tracking.MoreTargets


class TellFirstStep(CardVerb, frozen=True):
    """For one of the targets, of your choice, Evil also tells the first step of a shortest route."""

    moments: ClassVar[tuple[str, ...]] = ("track", "tracked")
    example: ClassVar[str] = "tell-first-step"
    step: ClassVar[Means] = tracking.TellRoute


class AnswerFalsely(CardVerb, frozen=True):
    """Evil may answer falsely to so many targets, in distance or also in level."""

    answers: Count
    in_: Annotated[str, Named("lie")] = "distance"
    moments: ClassVar[tuple[str, ...]] = ("declared-track",)
    example: ClassVar[str] = "{answer-falsely: 2, in: distance-and-level}"

    def steps(self, ctx: Context) -> Steps:
        level = (Change("lies_level", 1),) if self.in_ == "distance-and-level" else ()
        return (Change("lies", self.answers), *level)


class ExplainTheNoise(CardVerb, frozen=True):
    """Evil tells the type of the creature that made the noise, and perhaps its distance."""

    tell: Annotated[str, Named("told")] = "type"
    moments: ClassVar[tuple[str, ...]] = ("noise",)
    example: ClassVar[str] = "{explain-the-noise: type-and-distance}"

    def steps(self, ctx: Context) -> Steps:
        return (ExplainNoise(distance=self.tell == "type-and-distance"),)


class JamReaction(CardVerb, frozen=True):
    """The card just played has no effect: a Common Reaction, or also any second card of a Turn."""

    what: Annotated[str, Named("jammed")] = "common"
    moments: ClassVar[tuple[str, ...]] = ("reaction",)
    example: ClassVar[str] = "{jam-reaction: second}"

    def steps(self, ctx: Context) -> Steps:
        return (Jam(second=self.what == "second"),)


class JoinedByCompanion(CardVerb, frozen=True):
    """A Companion joins you."""

    example: ClassVar[str] = "joined-by-companion"
    step: ClassVar[Means] = missions.GainCompanion


class EndNuisance(CardVerb, frozen=True):
    """The nuisance of this Mission ends."""

    moments: ClassVar[tuple[str, ...]] = ("complete",)
    example: ClassVar[str] = "end-nuisance"

    def steps(self, ctx: Context) -> Steps:
        """It has ended: only a Mission that is not completed has one (AL-MISSION-11)."""
        return ()


class Win(CardVerb, frozen=True):
    """The Hero wins the game."""

    moments: ClassVar[tuple[str, ...]] = ("complete",)
    subject: ClassVar[str] = "hero"
    example: ClassVar[str] = "win"

    def steps(self, ctx: Context) -> Steps:
        """By this Mission (AL-END-01)."""
        return (missions.WinBy(card_of(ctx)),)

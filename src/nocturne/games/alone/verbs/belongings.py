"""Words for looting, Charges, tracking, noises, Reactions and Companions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named, Verb
from nocturne.games.alone.components import Action
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules.changes import Change, Jam
from nocturne.games.alone.rules.finds import LookThrough, LootOneMore, PassCharge
from nocturne.games.alone.rules.harm import RecoverMore, RecoverOne
from nocturne.games.alone.rules.looting import Recharge, UpgradeItems
from nocturne.games.alone.rules.missions import GainCompanion
from nocturne.games.alone.rules.noises import ExplainNoise
from nocturne.games.alone.rules.tracking import DeclareTargets, MoreTargets, TellRoute, TellTracks
from nocturne.games.alone.rules.turns import GrantAction
from nocturne.games.alone.verbs.lineup import lining_up


class UpgradeItem(Verb, frozen=True):
    """Upgrade Items as after looting."""

    example: ClassVar[str] = "upgrade-item"

    def run(self, ctx: Context) -> None:
        """As many as there are components for."""
        ctx.then(UpgradeItems(HERO))


class RechargeItem(Verb, frozen=True):
    """Put Charges on Items that have fewer than 3."""

    amount: Count
    example: ClassVar[str] = "{recharge-item: 1}"

    def run(self, ctx: Context) -> None:
        """One after the other."""
        ctx.then(Recharge(self.amount))


class PassChargeOn(Verb, frozen=True):
    """Put 1 more Charge from this Item on another one."""

    example: ClassVar[str] = "pass-charge-on"

    def run(self, ctx: Context) -> None:
        """If one is left."""
        ctx.then(PassCharge(ctx.bound.this, more=True))


class ChargeAnother(Verb, frozen=True):
    """Put this Charge, the price of the Item, on another Item that has fewer than 3."""

    example: ClassVar[str] = "charge-another"

    def run(self, ctx: Context) -> None:
        """Without another such Item it cannot be used."""
        ctx.then(PassCharge(ctx.bound.this))


class DrawFewer(Verb, frozen=True):
    """Fewer Item cards are drawn in this action."""

    amount: Count
    example: ClassVar[str] = "{draw-fewer: 1}"

    def run(self, ctx: Context) -> None:
        """None at the least."""
        ctx.then(Change("draw", -self.amount))


class ChargeLess(Verb, frozen=True):
    """One of the Items drawn gets fewer Charges."""

    amount: Count
    example: ClassVar[str] = "{charge-less: 1}"

    def run(self, ctx: Context) -> None:
        """Before the Charges are put on."""
        ctx.then(Change("charges", -self.amount))


class LootMore(Verb, frozen=True):
    """Draw 1 Item card more, then discard 1 Item."""

    example: ClassVar[str] = "loot-more"

    def run(self, ctx: Context) -> None:
        """Any Item may go."""
        ctx.then(LootOneMore())


class LookThroughItems(Verb, frozen=True):
    """Look at cards of the Item deck and take 1 of them as one of the draws."""

    cards: Count
    example: ClassVar[str] = "{look-through-items: 3}"

    def run(self, ctx: Context) -> None:
        """The others go back."""
        ctx.then(LookThrough(self.cards))


class GrantExtraAction(Verb, frozen=True):
    """Perform another action of a certain kind in the same Turn."""

    action: Annotated[str, Named("action")]
    example: ClassVar[str] = "{grant-extra-action: combat}"

    def run(self, ctx: Context) -> None:
        """It unlocks its own Reactions."""
        ctx.then(GrantAction(Action(self.action)))


class TrackTargets(Verb, frozen=True):
    """Track so many targets."""

    targets: Count
    example: ClassVar[str] = "{track-targets: 3}"

    def run(self, ctx: Context) -> None:
        """They are declared with the action."""
        lining_up(ctx).declare(DeclareTargets(self.targets))
        ctx.then(TellTracks())


class TrackFurther(Verb, frozen=True):
    """Track more targets with the action at hand."""

    amount: Count
    example: ClassVar[str] = "{track-further: 1}"

    def run(self, ctx: Context) -> None:
        """They are declared at once."""
        ctx.then(MoreTargets(self.amount))


class TellFirstStep(Verb, frozen=True):
    """For one of the targets, of your choice, Evil also tells the first step of a shortest route."""

    example: ClassVar[str] = "tell-first-step"

    def run(self, ctx: Context) -> None:
        """Truthfully."""
        ctx.then(TellRoute())


class AnswerFalsely(Verb, frozen=True):
    """Evil may answer falsely to so many targets, in distance or also in level."""

    answers: Count
    in_: Annotated[str, Named("lie")] = "distance"
    example: ClassVar[str] = "{answer-falsely: 2, in: distance-and-level}"

    def run(self, ctx: Context) -> None:
        """Nobody is told which."""
        ctx.then(Change("lies", self.answers))
        if self.in_ == "distance-and-level":
            ctx.then(Change("lies_level", 1))


class ExplainTheNoise(Verb, frozen=True):
    """Evil tells the type of the creature that made the noise, and perhaps its distance."""

    tell: Annotated[str, Named("told")] = "type"
    example: ClassVar[str] = "{explain-the-noise: type-and-distance}"

    def run(self, ctx: Context) -> None:
        """Truthfully."""
        ctx.then(ExplainNoise(distance=self.tell == "type-and-distance"))


class JamReaction(Verb, frozen=True):
    """The card just played has no effect: a Common Reaction, or also any second card of a Turn."""

    what: Annotated[str, Named("jammed")] = "common"
    example: ClassVar[str] = "{jam-reaction: second}"

    def run(self, ctx: Context) -> None:
        """It stays on the Reaction track."""
        ctx.then(Jam(second=self.what == "second"))


class JoinedByCompanion(Verb, frozen=True):
    """A Companion joins you."""

    example: ClassVar[str] = "joined-by-companion"

    def run(self, ctx: Context) -> None:
        """At random from those who have not been in play."""
        ctx.then(GainCompanion())


class EndNuisance(Verb, frozen=True):
    """The nuisance of this Mission ends."""

    example: ClassVar[str] = "end-nuisance"

    def run(self, ctx: Context) -> None:
        """The rules see to it when the Mission is completed (AL-MISSION-11)."""


class Breed(Verb, frozen=True):
    """Spawn Spores in the sector of this boss, whatever the distance."""

    example: ClassVar[str] = "breed"

    def run(self, ctx: Context) -> None:
        """The rules offer it to Evil (table of bosses)."""


class RecoverFurther(Verb, frozen=True):
    """Recover more points of the health track that you are recovering."""

    amount: Count
    example: ClassVar[str] = "{recover-further: 1}"

    def run(self, ctx: Context) -> None:
        """The same track, up to the Healing Limit."""
        ctx.then(RecoverMore(self.amount))


class RecoverEither(Verb, frozen=True):
    """Recover points of the health track of your choice."""

    amount: Count
    example: ClassVar[str] = "{recover-either: 1}"

    def run(self, ctx: Context) -> None:
        """All on one track."""
        ctx.then(RecoverOne(self.amount))

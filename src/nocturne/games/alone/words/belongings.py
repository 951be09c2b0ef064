"""Words for looting, Charges, tracking, noises, Reactions, Companions and Missions."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named
from nocturne.games.alone.components import Action, Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import looting, missions, tracking
from nocturne.games.alone.rules.changes import Change, Jam
from nocturne.games.alone.rules.noises import ExplainNoise
from nocturne.games.alone.rules.turns import HeroTurn
from nocturne.games.alone.words.base import card_of, word


@word("{draw-items: 3}")
def draw_items(amount: Count) -> looting.GainItems:
    """Draw Items."""
    return looting.GainItems(amount)


@word("upgrade-item")
def upgrade_item() -> looting.UpgradeItems:
    """Upgrade Items as after looting."""
    return looting.UpgradeItems(HERO)


@word("{recharge-item: 1}")
def recharge_item(amount: Count) -> looting.Recharge:
    """Put Charges on Items that have fewer than 3."""
    return looting.Recharge(amount)


@word("charge-another")
def charge_another(ctx: Context) -> looting.PassCharge:
    """Put this Charge, the price of the Item, on another Item that has fewer than 3."""
    return looting.PassCharge(card_of(ctx))


@word("[charge-another, pass-charge-on]", follows=("charge-another",))
def pass_charge_on(ctx: Context) -> looting.PassCharge:
    """Put 1 more Charge from this Item on another one."""
    return looting.PassCharge(card_of(ctx), more=True)


@word("{draw-fewer: 1}", moments=("declared-loot",))
def draw_fewer(amount: Count) -> Change:
    """Fewer Item cards are drawn in this action."""
    return Change("draw", -amount)


@word("{charge-less: 1}", moments=("looted-loot",))
def charge_less(amount: Count) -> Change:
    """One of the Items drawn gets fewer Charges."""
    return Change("charges", -amount)


@word("loot-more", moments=("looting",))
def loot_more() -> looting.LootOneMore:
    """Draw 1 Item card more, then discard 1 Item."""
    return looting.LootOneMore()


@word("{look-through-items: 3}", moments=("looting",))
def look_through_items(cards: Count) -> looting.LookThrough:
    """Look at cards of the Item deck and take 1 of them as one of the draws."""
    return looting.LookThrough(cards)


@word("{grant-extra-action: combat}")
def grant_extra_action(action: Annotated[str, Named("action")]) -> HeroTurn:
    """Perform another action of a certain kind in the same Turn."""
    return HeroTurn(HERO, first=False, granted=(Action(action),))


@word("{track-targets: 3}", moments=("track",), declared=True)
def track_targets(targets: Count) -> tuple[Steps, Steps]:
    """Track so many targets."""
    return (tracking.DeclareTargets(targets),), (tracking.TellTracks(),)


@word("{track-further: 1}", moments=("tracking",))
def track_further(amount: Count) -> tracking.TrackTargets:
    """Track more targets with the action at hand."""
    return tracking.TrackTargets(HERO, amount)


@word("tell-first-step", moments=("track", "tracked"))
def tell_first_step() -> tracking.TellRoute:
    """For one of the targets, of your choice, Evil also tells the first step of a shortest route."""
    return tracking.TellRoute()


@word("{answer-falsely: 2, in: distance-and-level}", moments=("declared-track",))
def answer_falsely(answers: Count, in_: Annotated[str, Named("lie")] = "distance") -> Steps:
    """Evil may answer falsely to so many targets, in distance or also in level."""
    level = (Change("lies_level", 1),) if in_ == "distance-and-level" else ()
    return (Change("lies", answers), *level)


@word("{explain-the-noise: type-and-distance}", moments=("noise",))
def explain_the_noise(tell: Annotated[str, Named("told")] = "type") -> ExplainNoise:
    """Evil tells the type of the creature that made the noise, and perhaps its distance."""
    return ExplainNoise(distance=tell == "type-and-distance")


@word("{jam-reaction: second}", moments=("reaction",))
def jam_reaction(what: Annotated[str, Named("jammed")] = "common") -> Jam:
    """The card just played has no effect: a Common Reaction, or also any second card of a Turn."""
    return Jam(second=what == "second")


@word("joined-by-companion")
def joined_by_companion() -> missions.GainCompanion:
    """A Companion joins you."""
    return missions.GainCompanion()


@word("end-nuisance", moments=("complete",))
def end_nuisance() -> Steps:
    """The nuisance of this Mission ends."""
    return ()  # AL-MISSION-11: it has ended, since only a Mission that is not completed has one


@word("win", moments=("complete",), subject="hero")
def win(ctx: Context) -> missions.WinBy:
    """The Hero wins the game."""
    return missions.WinBy(card_of(ctx))  # AL-END-01: by this Mission

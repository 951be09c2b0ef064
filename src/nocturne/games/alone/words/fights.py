"""Words for attacks of the Hero and for dice."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Count, Named, Small
from nocturne.games.alone.components import Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import changes, fighting
from nocturne.games.alone.rules.looting import HowManyCharges
from nocturne.games.alone.words.base import card_of, word


@word("{attack: 3, within: 2}", moments=("combat",), declared=True)
def attack(dice: Count, within: Small = 0, surge: Annotated[str, Named("surge")] = "by-light") -> tuple[Steps, Steps]:
    """Attack a creature in your sector, or farther off in your field of vision, with so many dice."""
    strike = fighting.Strike(dice, surge=surge == "always", reach=within)
    return (fighting.ChooseTarget(HERO, within),), (strike,)


@word("{attack-by-charges: 3}", moments=("combat",), declared=True)
def attack_by_charges(most: Count, within: Small = 0) -> tuple[Steps, Steps]:
    """Attack with 2 dice and 1 more for each Charge spent, from 1 up to a limit."""
    strike = fighting.Strike(fighting.COMBAT_DICE + 1, reach=within)  # the first Charge is the price of the Item
    return (fighting.ChooseTarget(HERO, within), HowManyCharges(HERO, most)), (strike,)


@word("{attack-all: 2, where: your-sector-or-next}", moments=("combat",), declared=True)
def attack_all(dice: Count, where: Annotated[str, Named("blast")] = "your-sector") -> tuple[Steps, Steps]:
    """Attack every creature in your sector, or in an adjacent Revealed one of your choice."""
    reaches_over = where == "your-sector-or-next"
    return (fighting.ChooseBlast(HERO),) if reaches_over else (), (fighting.StrikeAll(dice, reaches_over),)


@word("{ignore-hit: 2}", moments=("rolled_hero-combat", "rolled_evil"))
def ignore_hit(amount: Count = 1) -> changes.IgnoreHits:
    """Hits of the roll on the table are ignored."""
    return changes.IgnoreHits(amount)


@word("reroll-hits", moments=("rolled_evil",))
def reroll_hits(ctx: Context) -> changes.RerollAll:
    """Evil rolls all hits of its roll again."""
    return changes.RerollAll(hit=True, by=card_of(ctx))


@word("reroll-misses", moments=("rolled_hero",))
def reroll_misses(ctx: Context) -> changes.RerollAll:
    """The Hero rolls any number of missed dice again."""
    return changes.RerollAll(hit=False, by=card_of(ctx))


@word("surges-hit", moments=("rolled_hero",))
def surges_hit() -> changes.SurgeHits:
    """SURGE counts as a hit in the roll on the table."""
    return changes.SurgeHits()


@word("shine-here")
def shine_here() -> changes.ShineOn:
    """At the end of this Turn creatures attack as in a lit sector."""
    return changes.ShineOn()


@word("{change-dice: -1}", moments=("declared-combat", "fighting"))
def change_dice(by: Annotated[int, Between(-3, 3)]) -> changes.Change:
    """The attack at hand rolls more dice, or fewer, but at least one."""
    return changes.Change("dice", by)


@word("{punish-misses: 2}", moments=("rolled_hero-combat",))
def punish_misses(most: Count) -> changes.Ricochet:
    """The Hero loses 1 Life for each MISS face of the roll, up to a limit."""
    return changes.Ricochet(most)


@word("{target-flees: 2}", moments=("declared-combat", "rolled_hero-combat"))
def target_flees(amount: Count) -> changes.Change:
    """After the attack the target, if it is alive, moves."""
    return changes.Change("flee", amount)

"""The Hero's fights: with what to attack, and whether to."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from nocturne.bots._records import parts, printed
from nocturne.bots.alone.goals import boss_must_die, goals
from nocturne.bots.alone.memory import Memory
from nocturne.games.alone.views import AloneView, ItemView, SeenCreature, StatRow

HANDS = 2
"""The dice of an attack without an Item (AL-COMBAT-02)."""
WOUND = 0.4
"""What a wound is worth, where a kill is 1."""
CHARGE = 0.15
"""What a Charge must add to the attack to be spent on it."""
KEPT = 0.4
"""The same where the boss must die: there it is needed, and there it is spent freely."""
UNKNOWN = StatRow(2, 2, 2, 2, 0, 3)
"""The statistics of a creature that the table does not have."""


class Blow(NamedTuple):
    """An attack that can be made: by which option, what it does on the average, and the chance to kill."""

    option: str
    effect: float
    kills: float


def at_least(hits: int, dice: int, chance: float) -> float:
    """The chance of so many hits with so many dice.

    >>> round(at_least(2, 2, 2 / 3), 3)
    0.444
    """
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(max(hits, 0), dice + 1))


def struck(view: AloneView, creature: SeenCreature, dice: int, chance: float) -> tuple[float, float]:
    """What an attack on a creature does on the average, and the chance that it kills."""
    row = view.stats.get(creature.kind) or UNKNOWN
    first, second = row.first, row.second
    if creature.wounded:
        kills = at_least(second, dice, chance)
        return kills, kills
    kills = at_least(first + second, dice, chance)
    return kills + WOUND * (at_least(first, dice, chance) - kills), kills


def blows(memory: Memory, view: AloneView, ids: Sequence[str], only: str = "") -> list[Blow]:
    """Every attack that can be made here, on one kind only if so asked, the best first.

    It is made with bare hands, or with an Item for a Charge.
    """
    here = memory.sector
    chance = (1 + bool(here.lit)) / 3
    foes = [foe for foe in here.creatures if only in ("", foe.kind)]
    charge = 0.0 if only else KEPT if memory.style.hunter and boss_must_die(view) else CHARGE
    possible = [
        Blow(option, *struck(view, foe, HANDS, chance))
        for foe in foes
        for option in ids
        if option.startswith(f"attack:{foe.name}:")
    ]
    for option in ids:
        if option.startswith("use-action-item:") and foes:
            slot = int(option.split(":")[1])
            weapon = view.items[slot]
            if dice_of(weapon):
                effect, kills = swung(view, foes, weapon, chance)
                possible.append(Blow(option, effect - charge, kills))
    return sorted(possible, key=lambda blow: (-blow.effect, blow.option))


def swung(view: AloneView, foes: Sequence[SeenCreature], weapon: ItemView, chance: float) -> tuple[float, float]:
    """What an attack with an Item does, on the creature that it does most to."""
    dice, surge, every = dice_of(weapon) or (HANDS, False, False)
    each = [struck(view, foe, dice, 2 / 3 if surge else chance) for foe in foes]
    effect, kills = max(each)
    return sum(worth for worth, _ in each) if every else effect, kills


def dice_of(weapon: ItemView) -> tuple[int, bool, bool] | None:
    """The dice of a weapon, whether SURGE always hits, and whether it attacks everybody; None for other Items."""
    face = printed(f"item/{weapon.item}").get("advanced" if weapon.upgraded else "basic", {})
    for verb, amount, more in parts(face.get("do", [])):
        if verb in ("attack", "attack-all"):
            return int(amount), "surge" in more, verb == "attack-all"
        if verb == "attack-by-charges":
            return HANDS + min(int(amount), weapon.charges), False, False
    return None


def target(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """Whom to attack with an Item: the boss, if it must die; else the creature that is nearest to death."""
    hunted = view.boss if any(goal.boss for goal in goals(view)) else None
    foes = {foe.name: foe for sector in memory.sectors.values() for foe in sector.creatures}
    effects = {}
    for option in ids:
        foe = foes.get(int(option.split(":")[1])) if option.startswith("attack:") else None
        if foe is not None:
            effects[option] = (foe.kind == hunted, struck(view, foe, HANDS + 1, 1 / 2))
    return max(effects, key=lambda option: (effects[option], option), default=None)


def charges(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """How many Charges to spend: as few as make a kill likely, else all."""
    hunted = view.boss if any(goal.boss for goal in goals(view)) else None
    foes = [foe for foe in memory.sector.creatures if foe.kind == hunted] or memory.sector.creatures
    chance = (1 + bool(memory.sector.lit)) / 3
    enough = [
        option
        for option in ids
        if any(struck(view, foe, HANDS + int(option.rpartition(":")[2]), chance)[1] >= 2 / 3 for foe in foes)
    ]
    return enough[0] if enough else ids[-1]

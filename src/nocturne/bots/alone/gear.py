"""What Items are worth to the Hero, read from what their cards do; what to keep, to upgrade, to use on an occasion."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nocturne.bots._records import parts, printed
from nocturne.bots.alone.goals import boss_must_die, goals
from nocturne.bots.alone.memory import Memory
from nocturne.games.alone.views import AloneView, ItemView

WORTH = {
    "heal": 1.0,
    "gain": 1.0,
    "move": 0.5,
    "grant-extra-action": 0.5,
    "swing": 0.4,
    "sneak": 0.4,
    "pry": 0.2,
    "attack": 0.4,
    "attack-by-charges": 0.25,
    "attack-all": 0.4,
    "reroll-hits": 0.8,
    "ignore-hit": 0.6,
    "lose-nothing": 0.6,
    "lose-less": 0.5,
    "surges-hit": 0.6,
    "shine-here": 0.3,
    "stop-creature": 0.7,
    "jam-reaction": 0.7,
    "charge-another": 0.4,
    "pass-charge-on": 0.4,
    "track-targets": 0.1,
    "tell-first-step": 0.3,
    "explore": 0.1,
    "light-ahead": 0.2,
    "repair": 0.1,
    "repair-from-afar": 0.05,
    "shift-door": 0.05,
    "shift-any-door": 0.05,
    "bar-door": 0.1,
}
"""What a verb is worth for each point of its amount, where 1 is a point of Life or SC; others next to nothing."""
DIRECTIONS = {"two-ways": 2, "all-ways": 4}
SURE = 0.5
"""What it is worth that SURGE counts as a hit."""
USEFUL = ("approach", "reaction", "encounter", "hazard", "recovering", "tracking", "repair", "fighting", "looting")
"""Occasions on which to use what there is, without further thought."""
HUNTED = 1.0
"""What a Charge of a weapon is worth besides, where the boss must die."""
FEW = 10
"""With this much Life and SC together, or less, the Hero saves nothing up."""


def worth(key: str, *, upgraded: bool = False) -> float:
    """What a Charge of an Item is worth.

    >>> worth("it_stim"), worth("it_stim", upgraded=True)
    (1.0, 2.0)
    """
    face = printed(f"item/{key}").get("advanced" if upgraded else "basic", {})
    total = 0.0
    for verb, amount, more in parts(face.get("do", [])):
        times = amount if isinstance(amount, int) else more.get("amount", DIRECTIONS.get(amount, 1))
        total += WORTH.get(verb, 0.05) * times + SURE * ("surge" in more)
    return round(total, 2)


def when(key: str) -> str:
    """The action or the occasion of an Item."""
    moment: str = printed(f"item/{key}").get("basic", {}).get("when", "")
    return moment


def worth_of(memory: Memory, view: AloneView, item: ItemView) -> float:
    """What an Item of the Inventory is worth; a weapon more, where the boss must die."""
    due = boss_must_die(view) if memory.style.hunter else any(goal.boss for goal in goals(view))
    hunt = HUNTED if due and fights(item.item) else 0.0
    return (hunt + worth(item.item, upgraded=item.upgraded)) * item.charges


def fights(key: str) -> bool:
    """Whether an Item is of use in an attack."""
    face = printed(f"item/{key}").get("basic", {})
    return any(verb.startswith("attack") or verb == "surges-hit" for verb, _, _ in parts(face.get("do")))


# -- the Inventory


def drop(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """Discard what is worth least."""
    items = view.items
    slots = {option: int(option.split(":")[1]) for option in ids if option.startswith("drop:")}
    return min(slots, key=lambda option: (worth_of(memory, view, items[slots[option]]), option), default=None)


def upgrade(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """Upgrade what gains most by it, if that is more than the component is worth."""
    items = view.items
    best, gain = "done", 0.1
    for option in ids:
        if option.startswith("upgrade:"):
            slot, donor = (int(word) for word in option.split(":")[1:3])
            key, other = items[slot].item, items[donor]
            more = (worth(key, upgraded=True) - worth(key)) * items[slot].charges
            more -= worth_of(memory, view, replace(other, charges=1))
            if more > gain:
                best, gain = option, more
    return best


def recharge(_memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """A Charge goes where it is worth most."""
    slots = {option: int(option.split(":")[1]) for option in ids if option.startswith("charge:")}
    items = view.items
    return max(slots, key=lambda option: (worth(items[slots[option]].item), option), default=None)


def take(_memory: Memory, _view: AloneView, ids: Sequence[str]) -> str | None:
    """Of several Item cards, the one that is worth most."""
    return max(ids, key=lambda option: (worth(option.rpartition(":")[2]), option))


# -- on an occasion


def on_occasion(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """Use what the occasion offers, where that is likely to help."""
    return next((option for option in ids if option != "pass" and helps(memory, view, option)), "pass")


def helps(memory: Memory, view: AloneView, option: str) -> bool:
    """Whether to use something now: hits are re-rolled when they are many, surges count when there are some."""
    word, _, rest = option.partition(":")
    if word == "use-skill":
        return True
    key = rest.rpartition(":")[2]
    occasion = when(key) if word == "use-item" else occasion_of(rest.partition(":")[0], key)
    if occasion in USEFUL:
        return True
    roll = view.roll
    if occasion == "rolled_evil" and roll:
        hits = roll.dice.count("hit") + memory.sector.danger * roll.dice.count("surge")
        return bool(hits > 1 or (hits and view.life + view.sc <= FEW))
    if occasion == "rolled_hero" and roll:
        return word == "use-ability" or ("surge" in roll.dice and not memory.sector.lit)
    return False


def occasion_of(whose: str, key: str) -> str:
    """The occasion of a Character's ability, the Hero's own or a Companion's."""
    moment: str = printed(f"character/{key}").get(whose, {}).get("when", "")
    return moment

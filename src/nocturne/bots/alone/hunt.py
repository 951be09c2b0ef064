"""The boss must die: where to wait for it, with what to attack it, when to go to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nocturne.bots._records import parts, printed
from nocturne.bots.alone.fight import blows, dice_of
from nocturne.bots.alone.goals import Goal, goals
from nocturne.bots.alone.memory import Edge, Memory, Reached, Sector, Spot, apart
from nocturne.bots.alone.search import around_of, at_least, floor_of, one_way
from nocturne.games.alone.views import AloneView, SeenCreature

NEAR = 2.0
"""At this many actions' distance or less the Hero attacks the boss even with few weapons."""
WORTH_IT = 0.1
"""An attack on the boss that does so little on the average is not worth an action."""
SLACK = 2
"""The boss may have gone so far since it was tracked."""
STALE = 3
"""Farther than this from where it was given, an answer about the boss is of no use any more."""


def hunting(wanted: Sequence[Goal]) -> bool:
    """Whether a Mission asks for the boss's life, and it lives."""
    return any(goal.boss for goal in wanted)


def is_boss(view: AloneView, creature: SeenCreature) -> bool:
    """Whether a creature is the boss."""
    return bool(creature.kind == view.boss)


def with_boss(view: AloneView, sector: Sector) -> bool:
    """Whether the boss is in a sector."""
    return any(is_boss(view, foe) for foe in sector.creatures)


def weapons(view: AloneView) -> int:
    """How many weapons are in the Inventory."""
    return sum(dice_of(item) is not None for item in view.items)


def settled(memory: Memory, view: AloneView) -> bool:
    """Whether it is time to look for the boss: whoever goes to the Room first gets there what lies in it."""
    if not memory.style.hunter:
        return True
    return all(goal.room == memory.sector.room or goal.room in view.looted for goal in goals(view) if goal.boss)


def stalk(memory: Memory, view: AloneView) -> str | None:
    """The first way on the hunt: to the boss, to where it may be, or to an LCU; "" to stay, None to go on.

    Without light or weapon two dice hardly hurt a boss: the Hero arms at an LCU, where a fight can be lit.
    """
    reached, edges = memory.ways()
    ready = prepared(memory, view)
    near = [reached[spot] for spot, sector in memory.sectors.items() if spot in reached and with_boss(view, sector)]
    if near and (ready or (weapons(view) and min(near)[0] <= NEAR)):
        return min(near)[1]
    if not settled(memory, view):
        return None
    if ready:
        return towards_guess(memory, reached, edges)
    if memory.sector.lcu:
        return ""
    lamps = [reached[spot] for spot, sector in memory.sectors.items() if sector.lcu and spot in reached]
    return min(lamps)[1] if lamps else None


def prepared(memory: Memory, view: AloneView) -> bool:
    """Whether to look for the boss: with weapons enough; or in Nightmare mode, when there is no time to lose."""
    return weapons(view) >= memory.style.enough or bool(view.nightmare and weapons(view))


def lairs(memory: Memory) -> dict[Spot, int]:
    """Where the boss may be by the last answer, and how well that fits: places that are not in sight now."""
    told = memory.answers.get("boss")
    if memory.here is None or not told or floor_of(memory, "boss") != told[-1].at[0]:
        return {}
    floor, last = told[-1].at[0], told[-1]
    steps = at_least(around_of(memory, floor), last.at)
    return {
        spot: abs(last.distance - far)
        for spot, far in steps.items()
        if spot not in memory.shown and abs(last.distance - far) <= SLACK
    }


def towards_guess(memory: Memory, reached: Reached, edges: Sequence[Edge]) -> str | None:
    """The first way to where the boss may be, the nearest of the likely places; over the stairs, if it is elsewhere."""
    if "boss" not in memory.answers:
        return None
    if floor_of(memory, "boss") != (memory.here or ("",))[0]:
        return one_way(memory, "boss", reached, edges)[0] or None
    ways = []
    for spot, slack in lairs(memory).items():
        if spot in reached:
            ways.append((reached[spot][0] + slack, reached[spot][1]))
        ways += [(edge.cost + apart(edge.spot, spot) + slack, edge.first) for edge in edges if edge.spot[0] == spot[0]]
    return min(ways)[1] if ways else None


def lost_track(memory: Memory, view: AloneView) -> bool:
    """Whether to ask where the boss is: the Hero is ready, does not see it, and was told nothing of use lately."""
    if not prepared(memory, view) or any(with_boss(view, sector) for sector in memory.sectors.values()):
        return False
    told = memory.answers.get("boss")
    if not told or memory.here is None:
        return True
    if floor_of(memory, "boss") != memory.here[0]:
        return False
    return told[-1].at[0] != memory.here[0] or apart(told[-1].at, memory.here) > STALE or not lairs(memory)


def strike(memory: Memory, view: AloneView, ids: Sequence[str]) -> Iterator[str | None]:
    """With the boss in the sector: light first, then all there is."""
    if not with_boss(view, memory.sector):
        return
    if sacrifice_kills(view):
        yield next((option for option in ids if option.startswith("sacrifice:")), None)
    if not memory.sector.lit:
        yield next((option for option in ids if option.startswith("repair")), None)
    best = blows(memory, view, ids, only=view.boss or "")
    if best and best[0].effect >= WORTH_IT:
        yield best[0].option


def prepare(memory: Memory, view: AloneView, ids: Sequence[str]) -> Iterator[str | None]:
    """While no creature is about: light at an LCU, and weapons."""
    if memory.sector.lcu and not memory.sector.lit:
        yield next((option for option in ids if option.startswith("repair")), None)
    if weapons(view) < memory.style.enough and (memory.sector.lcu or not weapons(view)):
        yield next((option for option in ids if option == "loot"), None)


def sacrifice_kills(view: AloneView) -> bool:
    """Whether the Companion, sacrificed, kills a creature; a boss gets a wound (AL-BOSS-04)."""
    companion = view.companion
    card = printed(f"character/{companion.character}") if companion else {}
    return any(verb == "kill-creature" for verb, _, _ in parts(card.get("sacrifice", {}).get("do")))

"""The Hero's Turn: what to do at its start, which action to take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nocturne.bots._records import parts, printed
from nocturne.bots.alone.fight import blows, dice_of
from nocturne.bots.alone.gear import when, worth
from nocturne.bots.alone.goals import Goal, goals
from nocturne.bots.alone.hunt import hunting, lost_track, prepare, sacrifice_kills, settled, stalk, strike
from nocturne.bots.alone.light import look_for_lcu, repair_towards, towards_light
from nocturne.bots.alone.memory import WINDS, Edge, Memory, Spot, track_of
from nocturne.bots.alone.search import nearest, place_of, should_track
from nocturne.games.alone.views import AloneView

TURNS = 8
HOLDS = 6
"""How many Items the Inventory holds."""
WORTH_IT = 0.1
"""An attack that does so little on the average is not worth an action."""


def turn(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """The first of these that is possible and sensible."""
    return next((plan for plan in plans(memory, view, ids) if plan in ids), None)


def plans(memory: Memory, view: AloneView, ids: Sequence[str]) -> Iterator[str | None]:
    """What to do in a Turn, the most important first."""
    wanted = goals(view)
    rooms = [goal.room for goal in wanted]
    lost = lost_track(memory, view) if hunting(wanted) and settled(memory, view) else should_track(memory, rooms)
    lost = lost and not memory.sector.creatures
    yield from at_the_start(memory, view, ids)
    if hurries(memory, view, lost=lost):
        yield starting(ids, "bullet-time")
    yield from at_the_goal(memory, view, ids, wanted)
    if hunting(wanted):
        yield from strike(memory, view, ids)
    yield from among_creatures(memory, view, ids, wanted)
    if not memory.sector.creatures:
        yield from in_peace(memory, view, ids, wanted)
    if lost:
        yield with_item(ids, "track") or starting(ids, "track")
    yield from step(memory, view, ids, memory.way)
    best = blows(memory, view, ids)
    yield best[0].option if best else None
    yield starting(ids, "loot")


def hurries(memory: Memory, view: AloneView, *, lost: bool) -> bool:
    """Whether it is time for Bullet Time: every token that is left at the end of the Round is lost."""
    if view.adrenaline > TURNS - view.turn:
        return True
    if memory.style.saves and not any(memory.sectors[spot].creatures for spot in memory.shown):
        return False
    return memory.style.hasty or not lost


def starting(ids: Sequence[str], word: str) -> str | None:
    """The first option of a kind."""
    return next((option for option in ids if option == word or option.startswith(f"{word}:")), None)


def set_out(memory: Memory, view: AloneView) -> None:
    """Choose where to go, and the first step: to the Room of a goal, to a light for it, or far from the Room."""
    wanted = goals(view)
    memory.asks, memory.stalks = None, False
    due = {goal.room: goal.left + goal.alone - memory.style.help * goal.help for goal in wanted}
    memory.aim, memory.way = nearest(memory, due, memory.aim)
    for goal in wanted:
        if goal.away:
            memory.way = away_from(memory, goal)
        elif goal.boss:
            way = stalk(memory, view)
            memory.stalks = way is not None
            memory.way = way if way is not None else memory.way
        elif goal.lit and goal.left:
            memory.way = towards_light(memory, goal) or memory.way


def away_from(memory: Memory, goal: Goal) -> str:
    """The first way to the nearest place that is far enough from a Room; or as far from it as possible.

    Whoever is far enough by what is known and has not won must have missed a shorter way, and goes farther.
    """
    room = place_of(memory, goal.room)
    if room is None or memory.here is None:
        return ""
    steps = memory.steps_from(room)
    least = max(goal.away, steps.get(memory.here, 0) + 1)
    reached, edges = memory.ways()
    far = [(cost, first) for spot, (cost, first) in reached.items() if first and steps.get(spot, 0) >= least]
    far += [(edge.cost, edge.first) for edge in edges if before(edge, steps) >= least]
    if far:
        return min(far)[1]
    out = [(edge.cost - 2 * before(edge, steps), edge.first) for edge in edges]
    return min(out)[1] if out else ""


def before(edge: Edge, steps: Mapping[Spot, int]) -> int:
    """How far from the start of the count the sector beyond an edge is, by the edge itself."""
    floor, east, south = edge.spot
    if edge.way == "stairs":
        return 1 + steps.get(edge.spot, 0)
    e, s = WINDS[edge.way]
    return 1 + steps.get((floor, east - e, south - s), 0)


# -- the start


def at_the_start(memory: Memory, view: AloneView, ids: Sequence[str]) -> Iterator[str | None]:
    """Items and Companions first, then Adrenaline: it is refilled, so what is left near the end of the Round heals."""
    for option in ids:
        if option.startswith("use-item:") and at_once(view, option):
            yield option
    companion = view.companion
    if companion:
        yield starting(ids, "use-ability") if missing(view) else None
        if companion.charges <= 1 or view.life + view.sc <= memory.style.low:
            yield starting(ids, "sacrifice") if memory.sector.creatures or not sacrifice_kills(view) else None
    yield heal(memory, view, ids)


def at_once(view: AloneView, option: str) -> bool:
    """Whether to use an Item at the start of a Turn: what heals as soon as nothing of it is lost."""
    item = view.items[int(option.split(":")[1])]
    face = printed(f"item/{item.item}").get("advanced" if item.upgraded else "basic", {})
    for verb, amount, more in parts(face.get("do", [])):
        if verb == "heal":
            return bool(view.limit - track_of(view, more["harm"]) >= amount)
        if verb == "gain":
            return bool(view.adrenaline == 0)
    return any(worth(other.item) > worth(item.item) and other.charges < 3 for other in view.items)


def missing(view: AloneView) -> bool:
    """Whether anything can be recovered."""
    return bool(min(view.life, view.sc) < view.limit)


def heal(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """Recover what is lower, once it is low, or if there is more Adrenaline than Turns to use it in."""
    offered = [option for option in ids if option.startswith("heal:")]
    lowest = min(offered, key=lambda option: track_of(view, option.partition(":")[2]), default=None)
    if lowest is None:
        return None
    spare = view.adrenaline > TURNS - view.turn + 1 - ("bullet-time" not in ids)
    style = memory.style
    return lowest if style.heals or (style.spare and spare) or view.life + view.sc <= 2 * style.low else None


# -- the action


def at_the_goal(memory: Memory, view: AloneView, ids: Sequence[str], wanted: Sequence[Goal]) -> Iterator[str | None]:
    """Interact for a Mission; before that, put out of the way what would make it dear."""
    for goal in wanted:
        option = f"interact-mission:{goal.mission}"
        if option not in ids:
            continue
        best = blows(memory, view, ids)
        if goal.left > 1 and best and best[0].kills >= memory.style.likely:
            yield best[0].option
        if goal.left > 1 and memory.sector.danger and (memory.sector.creatures or memory.style.clears):
            yield starting(ids, "explore")
        yield option
    for goal in wanted:
        if goal.lit and not memory.sector.lit:
            yield repair_towards(memory, ids, goal)
            yield look_for_lcu(memory, ids, goal)


def among_creatures(
    memory: Memory, view: AloneView, ids: Sequence[str], wanted: Sequence[Goal]
) -> Iterator[str | None]:
    """Fight where the Mission wants the Hero alone, or the creature will probably die."""
    here, best = memory.sector, blows(memory, view, ids)
    if not best:
        return
    clear = any(goal.alone and goal.room == here.room and goal.left for goal in wanted)
    if clear and not here.lit:
        yield starting(ids, "repair")
    if best[0].kills >= memory.style.likely or (clear and best[0].effect >= WORTH_IT):
        yield best[0].option


def in_peace(memory: Memory, view: AloneView, ids: Sequence[str], wanted: Sequence[Goal]) -> Iterator[str | None]:
    """What is worth an action while no creature is about: the bonus of a Room; a weapon where one is needed."""
    here = memory.sector
    if hunting(wanted):
        yield from prepare(memory, view, ids)
    bonus = here.room and here.room not in view.looted
    if (bonus and memory.style.bonus and len(view.items) < HOLDS - 1) or (
        room_taken(memory, wanted) and not armed(view)
    ):
        yield starting(ids, "loot")


def room_taken(memory: Memory, wanted: Sequence[Goal]) -> bool:
    """Whether a Mission cannot be done without a fight, in a Room that is taken."""
    rooms = [place_of(memory, goal.room) for goal in wanted if goal.alone and goal.left]
    return any(memory.sectors[spot].creatures for spot in rooms if spot is not None)


def armed(view: AloneView) -> bool:
    """Whether there is a weapon in the Inventory."""
    return any(dice_of(item) for item in view.items)


def with_item(ids: Sequence[str], action: str) -> str | None:
    """An Action Item for an action."""
    return next(
        (
            option
            for option in ids
            if option.startswith("use-action-item:") and when(option.rpartition(":")[2]) == action
        ),
        None,
    )


def step(memory: Memory, view: AloneView, ids: Sequence[str], way: str) -> Iterator[str | None]:
    """Go on, with an Item where it helps: further, or out of the reach of creatures; or force the door."""
    if not way:
        return
    if f"move:{way}" in ids:
        yield striding(memory, view, ids)
        yield f"move:{way}"
    yield prying(ids)
    yield f"unbar:{way}"


def striding(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """An Item that carries further than a step, or spares an attack of opportunity."""
    danger = bool(memory.sector.creatures)
    for option in ids:
        if option.startswith("use-action-item:"):
            item = view.items[int(option.split(":")[1])]
            verbs = deeds(item.item, upgraded=item.upgraded)
            if verbs.get("move", 0) > 1 or (danger and ("sneak" in verbs or "swing" in verbs)):
                return option
    return None


def prying(ids: Sequence[str]) -> str | None:
    """An Item that opens a door and goes through."""
    items = [option for option in ids if option.startswith("use-action-item:")]
    return next((option for option in items if "pry" in deeds(option.rpartition(":")[2])), None)


def deeds(key: str, *, upgraded: bool = False) -> dict[str, Any]:
    """What an Item does: its verbs with their amounts."""
    face = printed(f"item/{key}").get("advanced" if upgraded else "basic", {})
    return {verb: amount for verb, amount, _ in parts(face.get("do"))}

"""The figures of a table of ALONE from which the value is learnt: health, time, what is left to do, what is near.

They are read off an imagined world, of which everything may be known, and off what its Hero has seen there.
"""

from __future__ import annotations

from nocturne.bots.alone.memory import Memory
from nocturne.bots.alone.search import place_of
from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.model import Alone
from nocturne.games.alone.routes import routes

FIGURES = (
    "one", "life", "sc", "life low", "sc low", "adrenaline", "items", "companion", "work", "work squared", "final",
    "work left final", "time", "threat", "boss", "boss due", "danger", "hand", "seen", "tracked", "alone", "in light",
    "away",
)  # fmt: skip
"""Their names, in their order; a model learnt from others is refused."""

LOW = 3
BOSS_WORK = 6
"""How many actions it takes to kill the boss, where that is asked for."""


def figures_of(game: Alone, memory: Memory) -> list[float]:
    """The figures of a table at the start of a Hero's Turn."""
    hero, map = game.hero, game.map
    steps = routes(map, NO_DOORS)
    work, room, final, terms = _work(game)
    row = steps.row(hero.at).distance
    threat = 0.0
    lit = game.is_lit(hero.at)
    for creature in game.creatures:
        far = row[creature.at]
        stats = game.stats(creature.token)
        threat += ((stats.lit if lit else stats.dark) / 3 + 0.3 * stats.sc * (not creature.name)) / (1 + far)
    boss_there = game.boss_there is not None
    return [
        1.0,
        hero.life / 12,
        hero.sc / 12,
        float(hero.life <= LOW),
        float(hero.sc <= LOW),
        hero.adrenaline / 3,
        len(hero.items) / 6,
        hero.companion.charges / 6 if hero.companion else 0.0,
        work / 20,
        work * work / 400,
        float(final),
        work * final / 20,
        game.turns / 24,
        threat,
        float(boss_there),
        float("boss-dead" in terms and not game.boss_dead),
        float(game.is_dangerous()),
        sum([len(hand) for hand in game.hands]) / 6,
        float(place_of(memory, room) is not None),
        float(room in memory.answers),
        float("unaccompanied" in terms),
        float("in-light" in terms),
        float("away" in terms),
    ]


def _work(game: Alone) -> tuple[int, str, bool, tuple[str, ...]]:
    """Steps and Interacts to be made, the Room to go to first, whether it is the last, and what is asked there."""
    map, steps = game.map, routes(game.map, NO_DOORS)
    cards = [(task, game.content.missions[task.key]) for task in game.missions if not task.done]
    finals = [(task, card) for task, card in cards if card.colour == "red"]
    if not finals:
        return 0, "", True, ()
    last, final = finals[0]
    goal, here = map.rooms[final.room], game.hero.at
    left = max(0, final.complete.interact - last.count) + BOSS_WORK * (
        "boss-dead" in final.complete.if_ and not game.boss_dead
    )
    if last.active:
        away = max(0, final.complete.away - steps.distance(here, goal)) if not left else steps.distance(here, goal)
        asks = (*final.complete.if_, "away") if final.complete.away else final.complete.if_
        return left + away, final.room.value, True, asks
    ways = []
    for task, card in cards:
        if card.colour != "red" and task.active:
            room = map.rooms[card.room]
            first = steps.distance(here, room) + card.complete.interact - task.count
            ways.append((first + steps.distance(room, goal), card.room.value, tuple(card.complete.if_)))
    if not ways:
        return left, final.room.value, False, tuple(final.complete.if_)
    best, first_room, asked = min(ways)
    return best + left + final.complete.away, first_room, False, asked

"""The figures of a table of ALONE from which the value is learnt: health, time, what is left to do, what is near.

They are read off an imagined world, of which everything may be known, and off what its Hero has seen there.
"""

from __future__ import annotations

from typing import NamedTuple

from nocturne.bots.alone.gear import worth
from nocturne.bots.alone.memory import Memory
from nocturne.bots.alone.search import place_of
from nocturne.games.alone.map import NO_DOORS, SectorId
from nocturne.games.alone.model import Alone
from nocturne.games.alone.routes import Row, routes

FIGURES = (
    "one", "health", "health squared", "life low", "sc low", "actions", "items", "gear", "companion",
    "work", "work squared", "work by health", "final", "final work", "time", "nightmare",
    "contact", "beside", "near", "far", "ahead", "boss", "boss due", "danger", "danger ahead", "danger there", "hand",
    "hand and near", "seen", "tracked", "alone", "in light", "away",
)  # fmt: skip
"""Their names, in their order; a model learnt from others is refused."""

THEMES = {
    "health": ("health", "health squared", "life low", "sc low", "companion", "work by health"),
    "way": ("work", "work squared", "final", "final work", "seen", "tracked", "alone", "in light", "away", "boss due"),
    "creatures": ("contact", "beside", "near", "far", "ahead", "boss", "hand and near"),
    "danger": ("danger", "danger ahead", "danger there"),
    "time": ("actions", "time", "nightmare"),
    "gear": ("items", "gear"),
    "cards": ("hand",),
}
"""What the figures speak of, for whoever gives reasons."""

LOW = 3
TURNS = 8
BOSS_WORK = 6
"""How many actions it takes to kill the boss, where that is asked for."""
SCARE = 0.9
"""What a point of SC that an unseen creature costs is worth beside the hits of its dice."""
NEAR = 3
"""A creature so near can be with the Hero by one card."""


class Work(NamedTuple):
    """What is left to do: steps and Interacts, the Room to go to first, and what is asked there."""

    left: int
    room: str
    at: SectorId
    final: bool
    terms: tuple[str, ...] = ()


def figures_of(game: Alone, memory: Memory) -> list[float]:
    """The figures of a table at the start of a Hero's Turn."""
    hero, map = game.hero, game.map
    work = _work(game)
    steps = routes(map, NO_DOORS)
    row = steps.row(hero.at)
    contact, beside, near, far, ahead = _threat(game, row, steps.row(work.at))
    way = row.distance[work.at]
    back = steps.row(work.at).distance
    dangers = [sector for sector in range(len(row.distance)) if game.danger >> sector & 1]
    health = hero.life + hero.sc
    left = TURNS - game.turn + 1
    hand = sum([len(cards) for cards in game.hands]) / 6
    boss_there = game.boss_there is not None
    return [
        1.0,
        health / 24,
        health * health / 576,
        float(hero.life <= LOW),
        float(hero.sc <= LOW),
        (left + min(hero.adrenaline, left)) / 12,
        len(hero.items) / 6,
        sum([item.charges * worth(item.key, upgraded=item.upgraded) for item in hero.items]) / 9,
        hero.companion.charges / 6 if hero.companion else 0.0,
        work.left / 20,
        work.left * work.left / 400,
        min(4.0, work.left / (2 + health)),
        float(work.final),
        work.left * work.final / 20,
        game.turns / 24,
        float(game.nightmare),
        contact,
        beside,
        near,
        far,
        ahead,
        float(boss_there),
        float("boss-dead" in work.terms and not game.boss_dead),
        float(game.is_dangerous()),
        sum([row.distance[sector] + back[sector] == way for sector in dangers]) / 3,
        float(bool(game.danger >> work.at & 1)),
        hand,
        hand * min(2.0, contact + beside),
        float(place_of(memory, work.room) is not None),
        float(work.room in memory.answers),
        float("unaccompanied" in work.terms),
        float("in-light" in work.terms),
        float("away" in work.terms),
    ]


def _threat(game: Alone, row: Row, goal: Row) -> tuple[float, float, float, float, float]:
    """What the creatures may cost: here, a step away, within a card's reach, farther; and unseen on the Hero's way."""
    here, hit = game.hero.at, 2 / 3 if game.is_dangerous() else 1 / 3
    lit = game.is_lit(here)
    contact = beside = near = far = ahead = 0.0
    for creature in game.creatures:
        steps = row.distance[creature.at]
        stats = game.stats(creature.token)
        bite = (stats.lit if lit else stats.dark) * hit
        if not steps:
            contact += bite
            continue
        menace = bite + SCARE * stats.sc * (not creature.name)
        if steps == 1:
            beside += menace
        elif steps <= NEAR:
            near += menace / steps
        else:
            far += menace / steps
        if not creature.name and steps + goal.distance[creature.at] == row.distance[goal.distance.index(0)]:
            ahead += menace
    return contact, beside, near, far, ahead


def _work(game: Alone) -> Work:
    """What is left to do, by the shortest way."""
    map, steps = game.map, routes(game.map, NO_DOORS)
    cards = [(task, game.content.missions[task.key]) for task in game.missions if not task.done]
    finals = [(task, card) for task, card in cards if card.colour == "red"]
    here = game.hero.at
    if not finals:
        return Work(0, "", here, final=True)
    last, final = finals[0]
    goal = map.rooms[final.room]
    left = max(0, final.complete.interact - last.count) + BOSS_WORK * (
        "boss-dead" in final.complete.if_ and not game.boss_dead
    )
    if last.active:
        away = max(0, final.complete.away - steps.distance(here, goal)) if not left else steps.distance(here, goal)
        asks = (*final.complete.if_, "away") if final.complete.away else tuple(final.complete.if_)
        return Work(left + away, final.room.value, goal, True, asks)
    ways = []
    for task, card in cards:
        if card.colour != "red" and task.active:
            room = map.rooms[card.room]
            first = steps.distance(here, room) + card.complete.interact - task.count
            ways.append((first + steps.distance(room, goal), card.room.value, room, tuple(card.complete.if_)))
    if not ways:
        return Work(left, final.room.value, goal, False, tuple(final.complete.if_))
    best, first_room, at, asked = min(ways)
    return Work(best + left + final.complete.away, first_room, at, False, asked)

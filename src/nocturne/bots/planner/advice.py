"""Advice for a seat: its best few answers, how likely each wins, how sure that is, and why.

It sees what a player in this seat has seen and nothing else, through imagined worlds. The chance supposes that both
sides go on by rules of thumb; how well such chances come true is measured (`measure calibration`, docs/planner.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from nocturne.bots._hint import GIVES_UP, Advice, recall
from nocturne.bots.planner.dreamer import INTENT, TRIES
from nocturne.bots.planner.player import PlanningPlayer, Strength
from nocturne.bots.planner.tree import Search
from nocturne.games.etherfields.model import NO_SCENE
from nocturne.kernel import Decision, Game, Seat, UsageError

ADVISER = Strength(48, 12, hero=48, particles=12, dreamer=16)
MOST = 3
LEAST = 0.001
"""By less than this nobody need be told that an answer is the better."""


def advise(game: Game[Any], seat: int, most: int = MOST, strength: Strength = ADVISER) -> list[Advice]:
    """The best few answers of a seat, the best first; none where the seat is not asked or its game has no value.

    Asked again it is the same; the game is left as it is. Nobody is advised to give a game up.
    """
    decision = game.decision(seat)
    if decision is None or not is_advised(game, decision):
        return []
    try:
        player = PlanningPlayer(game, Seat(seat), strength)
    except UsageError:  # the value was learnt for another pack
        return []
    recall(game, seat, player)
    player.see(game)
    search = player.consider(game.view(seat), decision, Random(f"{seat} {game.version}"))  # noqa: S311 -- never secret
    if search is None:
        return []
    best: dict[str, Advice] = {}
    for each in ranked(search, player):  # several intents may begin with the same answer
        if each.option.partition(":")[0] not in GIVES_UP:
            best.setdefault(each.option, each)
    return list(best.values())[:most]


def is_advised(game: Game[Any], decision: Decision) -> bool:
    """Whether there is a value for this: in ALONE where there is a Map, in Etherfields inside a scene.

    While something is read that nobody has read before there is none: nobody is told how a riddle is answered.
    """
    if game.manifest.id == "etherfields":
        return decision.kind in TRIES and game.table.scene is not NO_SCENE
    return game.manifest.id == "alone" and bool(game.table.chart)


def ranked(search: Search, player: PlanningPlayer) -> list[Advice]:
    """All answers that were tried, that which the planner would give first."""
    values = search.values[search.thumb]
    base = sum(values) / len(values)
    spread = sum([(value - base) ** 2 for value in values]) / max(1, len(values) - 1) / len(values)
    rows = []
    for row in search.weighed():
        chance = min(1.0, max(0.0, base + row.advantage))
        error = 1.96 * sqrt(spread + row.error * row.error)
        answer = row.option.partition(INTENT)[0]
        rows.append(Advice(answer, chance, error, reason(row.option, player.odds)))
    first = search.best(player.strength.sure, player.least).partition(INTENT)[0]
    return sorted(rows, key=lambda row: (row.option != first, -row.chance, row.option))


def reason(option: str, odds: Mapping[str, Sequence[Mapping[str, float]]]) -> str:
    """What gets better by an answer than by the others on the average, by the value's own figures."""
    mine = means(odds.get(option, ()))
    others = [means(told) for other, told in odds.items() if other != option]
    if not others or not mine:
        return "rule"
    gains = {
        theme: worth - sum([other.get(theme, 0.0) for other in others]) / len(others) for theme, worth in mine.items()
    }
    best = max(gains, key=lambda theme: (gains[theme], theme))
    return best if gains[best] > LEAST else "rule"


def means(told: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each theme over some trials; a trial in which the game was over has "end" alone."""
    themes = sorted({theme for each in told for theme in each})
    return {theme: sum([each.get(theme, 0.0) for each in told]) / len(told) for theme in themes}

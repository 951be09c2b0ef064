"""Measure the planner: ``python -m nocturne.bots.planner.measure belief --games 40``, or ``speed``.

For its belief, games are played by rules of thumb. At the start of each Turn of the Hero three opinions are compared on
where the Rooms of the Missions are that the Hero has not seen: the belief, any unseen place, and any place that is not
ruled out by what was seen and told. The measure is the log-loss of the true place; less is better.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from math import log, sqrt
from random import Random
from typing import Any

import nocturne
from nocturne.bots import player_for
from nocturne.bots._hint import recall
from nocturne.bots._records import reading
from nocturne.bots.alone.goals import goals
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Memory
from nocturne.bots.alone.search import HIGH, WIDE, guess, place_of, unseen
from nocturne.bots.alone.style import THUMB_HERO
from nocturne.bots.planner.belief import FLOORS, Belief, Where
from nocturne.bots.planner.player import PlanningPlayer, Strength
from nocturne.bots.planner.train_dreams import dream
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.plan import RoomName
from nocturne.kernel import Game, Seat

MIDDLE, DREAM_MIDDLE = 70, 100
"""After so many answers a game of ALONE, or a Dream, is in its middle."""
WORLDS = 128
DOUBT = 0.03
"""Every opinion is mixed with so much of "anywhere": nobody is ever entirely sure."""
LEFT_OUT = 0.1
"""How likely it is that no world of the belief has the Room where it is."""
OPINIONS = ("belief", "anywhere", "not ruled out")


def anywhere(memory: Memory) -> dict[Where, float]:
    """Every unseen place alike; a floor where the Hero has not been counts as one place with the weight of a board."""
    cells: dict[Where, float] = {}
    for floor in FLOORS:
        known = [spot for spot in memory.sectors if spot[0] == floor]
        if known:
            cells.update(dict.fromkeys(unseen(memory, known, floor), 1.0))
        else:
            cells[floor, 0, 0] = float(WIDE * HIGH)
    return normal(cells)


def not_ruled_out(memory: Memory, room: str) -> dict[Where, float]:
    """Every place alike that what was seen and told leaves over."""
    told = memory.answers.get(room)
    cells: dict[Where, float] = {}
    for floor in FLOORS:
        if told and (told[-1].level == "same") != (told[-1].at[0] == floor):
            continue
        known = [spot for spot in memory.sectors if spot[0] == floor]
        if known:
            cells.update(dict.fromkeys(guess(memory, room, floor), 1.0))
        else:
            cells[floor, 0, 0] = float(WIDE * HIGH)
    return normal(cells)


def mixed(believed: Mapping[Where, float], left: Mapping[Where, float]) -> dict[Where, float]:
    """A belief of some hundred worlds, with a little of every place that it has left out by chance."""
    places = {*believed, *left}
    return {where: (1 - LEFT_OUT) * believed.get(where, 0.0) + LEFT_OUT * left.get(where, 0.0) for where in places}


def normal(weights: Mapping[Where, float]) -> dict[Where, float]:
    """Weights as chances."""
    whole = sum(weights.values())
    return {where: weight / whole for where, weight in weights.items()} if whole else {}


def true_place(game: Game[Any], room: str, memory: Memory) -> Where:
    """Where a Room really is, as the Hero counts."""
    table = game.table
    sector = table.map.rooms[RoomName(room)]
    if not table.map.same_level(sector, table.origin) and not any(spot[0] == FLOORS[1] for spot in memory.sectors):
        return FLOORS[1], 0, 0
    floor, east, south = hero_place(table.map, table.origins, sector)
    return floor.value, east, south


def losses(seed: int, *, listens: bool = True) -> Iterator[tuple[float, float, float]]:
    """The log-losses of the three opinions in one game; of a belief that hears no noise and counts no Reaction, too."""
    game = nocturne.new("alone", players=2, seed=seed)
    hero, evil = HeroBot(game.box, THUMB_HERO._replace(wary=True)), player_for(game, Seat(1))
    rng, belief, last = Random(seed), Belief(WORLDS, listens=listens), -1  # noqa: S311 -- seeded, never secret
    while game.over is None:
        decision = game.open[0]
        view = game.view(decision.seat)
        if decision.kind == "HeroTurn" and game.table.turns != last:
            last = game.table.turns
            hero.watch(view)
            memory = hero.memory
            belief.update(game.table, memory, Draws(rng.getrandbits(60)))
            even = anywhere(memory)
            with reading(hero.cards):
                rooms = [goal.room for goal in goals(view)]
            for room in [room for room in rooms if place_of(memory, room) is None and belief.particles]:
                where = true_place(game, room, memory)
                floor = DOUBT * even.get(where, 0.001)
                left = not_ruled_out(memory, room)
                opinions = (mixed(belief.rooms(room), left), even, left)
                first, second, third = [-log((1 - DOUBT) * told.get(where, 0.0) + floor) for told in opinions]
                yield first, second, third
        player = hero if decision.seat == 0 else evil
        game.answer(decision.seat, player.choose(view, decision, rng))


def belief_report(games: int, first: int = 0, *, listens: bool = True) -> str:
    """The mean log-losses with their intervals, over the games."""
    means = []
    for seed in range(first, first + games):
        rows = list(losses(seed, listens=listens))
        if rows:
            means.append([sum(column) / len(rows) for column in zip(*rows, strict=True)])
    lines = [f"{len(means)} games; log-loss of where an unseen Room of a Mission is, mean over games (95 %)"]
    lines += [f"{name:15} {interval(column)}" for name, column in zip(OPINIONS, zip(*means, strict=True), strict=True)]
    for other in (1, 2):
        less = [row[other] - row[0] for row in means]
        lines.append(f"{OPINIONS[other]}, less that of the belief in the same game: {interval(less)}")
    return "\n".join(lines) + "\n"


def interval(values: Sequence[float]) -> str:
    """A mean with its interval of 95 %.

    >>> interval([1.0, 1.0, 1.0])
    '1.000  (1.000 to 1.000)'
    """
    mean = sum(values) / len(values)
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))
    return f"{mean:.3f}  ({mean - 1.96 * spread:.3f} to {mean + 1.96 * spread:.3f})"


def speed_report(seconds: float, games: int = 6) -> str:
    """How many trials a planner makes in so many seconds of one core, in the middle of games of ALONE and of Dreams."""
    lines = []
    for name in ("Hero", "Evil", "Dreamer"):
        visits, took = 0, 0.0
        for seed in range(games):
            game = dream_middle(seed) if name == "Dreamer" else middle(seed, int(name == "Evil"))
            seat = game.open[0].seat
            player = PlanningPlayer(game, Seat(seat), Strength(10**9, 32, hero=10**9, dreamer=10**9))
            recall(game, seat, player)
            decision = game.decision(seat)
            assert decision is not None
            view, began = game.view(seat), time.process_time()
            player.see(game)
            player.enough = lambda began=began: time.process_time() - began > seconds  # type: ignore[method-assign, misc]  # a stop-watch for this measure
            player.choose(view, decision, Random(1))  # noqa: S311 -- seeded, never secret
            took += time.process_time() - began
            visits += player.search.visits if player.search else 0
        lines.append(f"{name}: {visits / took * seconds:.0f} trials in {seconds:g} s of one core ({games} positions)")
    return "\n".join(lines) + "\n"


def middle(seed: int, seat: int) -> Game[Any]:
    """A game of ALONE in the middle, where a seat has several answers."""
    kind = "HeroTurn" if seat == 0 else "ReactionWindow"
    return played_to(nocturne.new("alone", players=2, seed=seed), seed, kind, MIDDLE)


def dream_middle(seed: int) -> Game[Any]:
    """A Dream in the middle, where a Dreamer has several answers."""
    gates = ("gate-school", "gate-lost", "gate-cellar", "gate-theatre")
    return played_to(dream(gates[seed % len(gates)], 2, "2.0", seed), seed, "FreePlay", DREAM_MIDDLE)


def played_to(game: Game[Any], seed: int, kind: str, answers: int) -> Game[Any]:
    """A game played by rules of thumb to a decision of a kind with several answers, after so many answers."""
    rng, players = Random(seed), [player_for(game, Seat(number)) for number in range(2)]  # noqa: S311 -- never secret
    while game.version < answers or game.open[0].kind != kind or len(game.open[0].ids()) < 3:
        decision = game.open[0]
        game.answer(decision.seat, players[decision.seat].choose(game.view(decision.seat), decision, rng))
    return game


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["belief", "speed"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--deaf", action="store_true", help="a belief that is told nothing but distances of Rooms")
    asked = parser.parse_args()
    if asked.what == "belief":
        sys.stdout.write(belief_report(asked.games, asked.first, listens=not asked.deaf))
    else:
        sys.stdout.write(speed_report(2.0))


if __name__ == "__main__":
    main()

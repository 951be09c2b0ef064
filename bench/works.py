"""What is measured on a game, by what the library has had from the beginning, so that older versions can do it too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import cycle
from typing import Any
from unittest.mock import patch

import nocturne
from bench.calibrate import measure, over
from nocturne.games import find
from nocturne.kernel.events import Event
from nocturne.kernel.table import Table

MID_GAME = 30
OPENING = 150
"""The answers of an opening: fewer than any game of ALONE or Etherfields has."""
OPENINGS = 40


def play_on(game: nocturne.Game[Any], pick: random.Random, limit: int = 10**9) -> int:
    """Answer at random until the game is over or the limit is reached."""
    done, roll = 0, pick.random
    while done < limit and game.over is None:
        decision = game.open[0]
        options = decision.options
        game.answer(decision.seat, options[int(roll() * len(options))].id)
        done += 1
    return done


def fresh(name: str, seed: int) -> nocturne.Game[Any]:
    """A new game at the usual number of players: the middle of what the game allows."""
    return nocturne.new(name, players=usual_players(name), seed=seed)


@cache
def usual_players(name: str) -> int:
    """The middle of the numbers of players that a game allows."""
    players = find(name).players  # `nocturne.games` would open the boxes of all games
    return players[len(players) // 2]


def mid_games(name: str, decisions: int = MID_GAME, count: int = 40) -> list[nocturne.Game[Any]]:
    """Games after some decisions, not yet over."""
    pick, found = random.Random(1), []
    for seed in range(count * 10):
        game = fresh(name, seed)
        play_on(game, pick, decisions)
        if game.over is None:
            found.append(game)
        if len(found) == count:
            break
    return found


def long_game(name: str, length: int) -> nocturne.Game[Any]:
    """The longest of some random games, up to a length."""
    pick, best = random.Random(2), None
    for seed in range(60):
        game = fresh(name, seed)
        play_on(game, pick, length)
        if best is None or game.version > best.version:
            best = game
    assert best is not None
    return best


def undo_once(game: nocturne.Game[Any]) -> Callable[[], int]:
    """Take one decision back, on a fork each time; the fork is part of the figure."""

    def work() -> int:
        fork = game.fork()
        fork.undo(fork.version - 1)
        return 1

    return work


class Openings:
    """The first answers of the same new games, set-up not counted: in these, versions can be compared.

    Whole games of two versions are not equal work: since 63b7854 a game of Etherfields goes on through Slumbers and the
    town, where each answer makes more happen, while its Dream without end was thousands of cheap answers. The beginning
    is the same in all of them. More may happen in it too, hence a figure for decisions and another for events.
    """

    def __init__(self, name: str, count: int = OPENINGS) -> None:
        self._starts = [fresh(name, seed) for seed in range(count)]
        self._turn = cycle(range(count))
        with counted_events() as events:
            decisions = sum([self._play(number) for number in range(count)])
        self.events_a_decision = len(events) / decisions

    def play(self) -> int:
        """Play one of them, another each time; how many answers it took."""
        return self._play(next(self._turn))

    def _play(self, number: int) -> int:
        return play_on(self._starts[number].fork(), random.Random(number), OPENING)


@contextmanager
def counted_events() -> Iterator[list[Event[Any]]]:
    """All events that happen meanwhile."""
    events: list[Event[Any]] = []
    commit = Table.commit

    def counting(table: Table, event: Event[Any]) -> None:
        events.append(event)
        commit(table, event)

    with patch.object(Table, "commit", counting):
        yield events


def compared(name: str, openings: Openings) -> dict[str, Callable[[], int]]:
    """What is compared with older versions."""
    pick = random.Random(3)

    def play() -> int:
        return play_on(fresh(name, pick.randrange(1 << 30)), pick)

    return {"openings": openings.play, "decisions": play, **at_positions(mid_games(name))}


def at_positions(mids: list[nocturne.Game[Any]]) -> dict[str, Callable[[], int]]:
    """What is done with positions. Those of `mid_games` are the same in all versions as far as `asked_at` is."""
    return {
        "forks": over(lambda game: game.fork(), mids),
        "save round trips": over(lambda game: nocturne.load(game.save()), mids),
        "and first question": over(lambda game: nocturne.load(game.save()).open, mids),
        "saves": over(lambda game: game.save(), mids),
        "hashes": over(lambda game: game.hash(), mids),
        "views": over(lambda game: game.view(0), mids),
    }


def asked_at(game: nocturne.Game[Any]) -> list[tuple[int, list[str]]]:
    """Who is asked at a position, and what may be answered: where that is alike, versions have the same work."""
    return [(decision.seat, [option.id for option in decision.options]) for decision in game.open]


def works(name: str, openings: Openings) -> dict[str, Callable[[], int]]:
    """Everything that is measured on one game."""
    pick, mids = random.Random(4), mid_games(name)
    return {
        **compared(name, openings),
        "worlds of seat 0": over(lambda game: game.imagine(0, pick.randrange), mids),
        "of the last seat": over(lambda game: game.imagine(game.box.players - 1, pick.randrange), mids),
        **worlds_of_trials(name),
        "undos": undo_once(long_game(name, 500)),
        "positions": over(lambda game: game.position(), mids[:10]),
    }


def worlds_of_trials(name: str) -> dict[str, Callable[[], int]]:
    """The worlds in which a player that thinks tries answers out: a Hero's in mid-game, a Dreamer's in mid-Dream."""
    from nocturne.bots._hint import recall  # noqa: PLC0415 -- older versions have no such players
    from nocturne.bots.planner.measure import dream_middle, middle  # noqa: PLC0415 -- nor these
    from nocturne.bots.planner.player import PlanningPlayer, Strength  # noqa: PLC0415 -- nor this

    if name not in ("alone", "etherfields"):
        return {}
    pick, guides = random.Random(5), []
    for seed in range(6):
        game = middle(seed, 0) if name == "alone" else dream_middle(seed)
        player = PlanningPlayer(game, game.open[0].seat, Strength(0, 8))
        recall(game, game.open[0].seat, player)
        player.guide.watch(game.view(game.open[0].seat))
        player.guide.prepare(game.fork(), pick)
        player.guide.world(pick)  # what the Hero believes is worked out once a decision, not for each world
        guides.append(player.guide)
    return {"worlds of trials": over(lambda guide: guide.world(pick), guides)}


Figures = dict[str, dict[str, float]]


def measured(name: str, seconds: float, kinds: Callable[[str, Openings], dict[str, Callable[[], int]]]) -> Figures:
    """Rates and norms of one game."""
    openings, figures = Openings(name), {}
    for what, work in kinds(name, openings).items():
        rate, steps = measure(work, seconds)
        figures[what] = _figure(rate, steps)
        if what == "openings":
            figures["and their events"] = _figure(rate * openings.events_a_decision, steps)
    return figures


def _figure(rate: float, steps: float) -> dict[str, float]:
    return {"rate": round(rate, 1), "norm": round(rate / steps * 1000, 2), "us": round(1e6 / rate, 2)}

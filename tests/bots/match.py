"""Bot against bot: `python -m tests.bots.match alone --games 20` prints who wins, and after how many Rounds."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

import nocturne
from nocturne.bots import Player, RandomPlayer, player_for
from nocturne.kernel import Game, Seat

LONGEST = 20_000
"""A game with more decisions than this is stuck."""


class Match(NamedTuple):
    """How a game went."""

    reason: str
    rounds: int
    decisions: int
    game: Game[Any]


def play(game: Game[Any], seed: int, players: dict[int, Player] | None = None) -> Match:
    """Play a game to its end; seats without a player given get the bot for them."""
    rng = Random(seed)
    seated: dict[int, Player] = dict(players or {})
    rounds, turn, decisions = 1, 0, 0
    while game.over is None:
        assert decisions < LONGEST, "the game does not end"
        decision = game.open[0]
        view = game.view(decision.seat)
        now = view.get("turn", view.get("round", 0))
        rounds, turn = rounds + (now < turn), now
        player = seated.setdefault(decision.seat, player_for(game.manifest.id, Seat(decision.seat)))
        game.answer(decision.seat, player.choose(view, decision, rng))
        decisions += 1
    return Match(game.over.reason.key, rounds, decisions, game)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Bot against bot.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--difficulty", default=None)
    parser.add_argument("--random", type=int, nargs="*", default=[], help="seats played at random instead")
    wish = parser.parse_args()
    options = {"difficulty": wish.difficulty} if wish.difficulty else {}
    ends: Counter[str] = Counter()
    rounds, decisions, began = [], 0, time.perf_counter()
    for seed in range(wish.games):
        game = nocturne.new(wish.game, players=wish.players, seed=seed, options=options)
        done = play(game, seed, {seat: RandomPlayer() for seat in wish.random})
        ends[done.reason] += 1
        rounds.append(done.rounds)
        decisions += done.decisions
    lines = [f"{times:4}  {reason}" for reason, times in ends.most_common()]
    mean, took = sum(rounds) / len(rounds), time.perf_counter() - began
    lines.append(f"Rounds: {min(rounds)} to {max(rounds)}, {mean:.1f} on average")
    lines.append(f"Decisions: {decisions} in {took:.1f} s")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

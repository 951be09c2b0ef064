"""One game between bots, from its set-up to its end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import nocturne
from nocturne.bots import Player, Seeing, player_for
from nocturne.kernel import Game, Seat, View

LONGEST = 20_000
"""A game with more decisions than this is stuck, unless a caller knows better."""


class Setup(NamedTuple):
    """What is played, and by whom: seats in `random` by the random player, those in `bots` by one of that level."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    profile: str | None = None
    random: tuple[int, ...] = ()
    bots: tuple[tuple[int, str], ...] = ()


class PlayedGame(NamedTuple):
    """How a game went. Without an end there is no reason, and nobody has won."""

    seed: int
    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int


def play_one(setup: Setup, seed: int, longest: int = LONGEST) -> PlayedGame:
    """Play one game; the seed settles the game's luck and that of the bots.

    >>> play_one(Setup("lanterns", 2), 3) == play_one(Setup("lanterns", 2), 3)
    True
    """
    options = dict(setup.options)
    game = nocturne.new(setup.game, players=setup.players, seed=seed, options=options, profile=setup.profile)
    levels = {**dict(setup.bots), **dict.fromkeys(setup.random, "random")}
    return finish(game, seed, {seat: player_for(game, Seat(seat), level) for seat, level in levels.items()}, longest)


def finish(
    game: Game[Any], seed: int, players: Mapping[int, Player] | None = None, longest: int = LONGEST
) -> PlayedGame:
    """Play a game to its end, or until it has taken too many decisions; seats without a player get their bot."""
    rng = Random(seed)  # noqa: S311 -- seeded, never secret
    seated: dict[int, Player] = dict(players or {})
    rounds, last, decisions = 1, 0, 0
    while game.over is None and decisions < longest:
        decision = game.open[0]
        seat = decision.seat
        if seat not in seated:
            seated[seat] = player_for(game, Seat(seat))
        player = seated[seat]
        if isinstance(player, Seeing):
            player.see(game)
        view: View = game.view(seat)
        now = view.turn_number()
        rounds, last = rounds + (now < last), now
        game.answer(seat, player.choose(view, decision, rng))
        decisions += 1
    over = game.over
    if over is None:
        return PlayedGame(seed, (), "", rounds, decisions)
    return PlayedGame(seed, tuple([int(seat) for seat in over.winners]), game.say(over.reason), rounds, decisions)

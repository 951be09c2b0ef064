"""One game between bots, from its set-up to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

import nocturne
from nocturne.bots import Player, Seeing, guarded, player_for, replaced
from nocturne.kernel import Decision, Game, Seat, View

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
    turns: int = 0
    replaced: tuple[str, ...] = ()  # the seats whose players were replaced by the rules of thumb, and why


class Watching(Protocol):
    """Somebody who looks on."""

    def answered(self, decision: Decision, option: str) -> None:
        """See what a seat was offered, and what it chose."""


def play_one(
    setup: Setup,
    seed: int,
    longest: int = LONGEST,
    watch: Callable[[Game[Any]], Watching] | None = None,
) -> PlayedGame:
    """Play one game; the seed settles the game's luck and that of the bots.

    >>> play_one(Setup("lanterns", 2), 3) == play_one(Setup("lanterns", 2), 3)
    True
    """
    game = begun(setup, seed)
    levels = {**dict(setup.bots), **dict.fromkeys(setup.random, "random")}
    players = {seat: player_for(game, Seat(seat), level) for seat, level in levels.items()}
    return finish(game, seed, players, longest, watch(game) if watch is not None else None)


def begun(setup: Setup, seed: int) -> Game[Any]:
    """The game at its first decision."""
    options = dict(setup.options)
    return nocturne.new(setup.game, players=setup.players, seed=seed, options=options, profile=setup.profile)


def finish(
    game: Game[Any],
    seed: int,
    players: Mapping[int, Player] | None = None,
    longest: int = LONGEST,
    watching: Watching | None = None,
) -> PlayedGame:
    """Play a game to its end, or until it has taken too many decisions; seats without a player get their bot."""
    rng = Random(seed)  # noqa: S311 -- seeded, never secret
    seated = {seat: guarded(player, game, Seat(seat)) for seat, player in (players or {}).items()}
    rounds, turns, last, decisions = 1, 0, 0, 0
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
        rounds, turns, last = rounds + (now < last), turns + (now != last), now
        option = player.choose(view, decision, rng)
        if watching is not None:
            watching.answered(decision, option)
        game.answer(seat, option)
        decisions += 1
    over, faults = game.over, tuple([f"{seat}: {fault}" for seat, fault in sorted(replaced(seated).items())])
    if over is None:
        return PlayedGame(seed, (), "", rounds, decisions, turns, faults)
    winners = tuple([int(seat) for seat in over.winners])
    return PlayedGame(seed, winners, game.say(over.reason), rounds, decisions, turns, faults)

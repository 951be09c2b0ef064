"""What a player that is a program is, and which one sits where."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol, runtime_checkable

from nocturne.bots import random_bot
from nocturne.kernel import Decision, Game, Seat

PLAYERS = {
    "alone": (("nocturne.bots.alone.hero", "HeroBot"), ("nocturne.bots.alone.evil", "EvilBot")),
    "etherfields": (("nocturne.bots.etherfields", "DreamerBot"),),
}
"""The games that have bots of their own: module and class for seat 0, 1 and so on; the last is for all others."""


class Player(Protocol):
    """One seat's player. It may remember what it has seen, so every seat of every game needs its own."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """The id of the option to answer with; the same again if asked the same again."""


@runtime_checkable
class Watchful(Player, Protocol):
    """A player that remembers what it has seen. Players without a memory need not implement this."""

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Take in what the seat sees. To look twice at the same changes nothing."""


class RandomPlayer:
    """Any answer, each as likely as the other."""

    def choose(self, _view: object, decision: Decision, rng: Random) -> str:
        """The id of an option."""
        return random_bot.choose(decision, rng)


def player_for(game: str | Game[Any], seat: Seat) -> Player:
    """A new player for a seat: the game's own bot, or the random one where it has none.

    At a table it reads the cards of the pack that is played there; by the id of a game, those of its own pack.

    >>> type(player_for("lanterns", Seat(0))).__name__
    'RandomPlayer'
    """
    bots = PLAYERS.get(game if isinstance(game, str) else game.manifest.id)
    if bots is None or seat < 0:  # no bot plans what chance does
        return RandomPlayer()
    module, name = bots[min(seat, len(bots) - 1)]
    bot = getattr(import_module(module), name)
    player: Player = bot() if isinstance(game, str) else bot(game.box)
    return player

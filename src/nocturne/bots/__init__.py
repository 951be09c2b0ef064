"""Players that are programs. They answer through the same decisions as everybody and see only their seat's view."""

from nocturne.bots._hint import hint
from nocturne.bots._player import Player, RandomPlayer, Watchful, player_for
from nocturne.bots.random_bot import choose

__all__ = ["Player", "RandomPlayer", "Watchful", "choose", "hint", "player_for"]

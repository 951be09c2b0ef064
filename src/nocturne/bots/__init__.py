"""Players that are programs. They answer through the same decisions as everybody and see only their seat's view."""

from nocturne.bots._player import Player, RandomPlayer, View, player_for
from nocturne.bots.random_bot import choose

__all__ = ["Player", "RandomPlayer", "View", "choose", "player_for"]

"""Players that are programs. They answer through the same decisions as everybody and see only their seat's view."""

from nocturne.bots._hint import Advice, HeatMap, HeatPlace, advise, believe, hint
from nocturne.bots._player import LEVELS, Player, RandomPlayer, Seeing, Watchful, level_of, player_for
from nocturne.bots.random_bot import choose

__all__ = [
    "LEVELS",
    "Advice",
    "HeatMap",
    "HeatPlace",
    "Player",
    "RandomPlayer",
    "Seeing",
    "Watchful",
    "advise",
    "believe",
    "choose",
    "hint",
    "level_of",
    "player_for",
]

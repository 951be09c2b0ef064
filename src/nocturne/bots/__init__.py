"""Players that are programs. They answer through the same decisions as everybody and see only their seat's view."""

from nocturne.bots._hint import Advice, HeatMap, HeatPlace, advise, believe, hint, is_riddle
from nocturne.bots._player import (
    LEVELS,
    Player,
    RandomPlayer,
    Seeing,
    Watchful,
    guarded,
    level_of,
    player_for,
    replaced,
)
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
    "guarded",
    "hint",
    "is_riddle",
    "level_of",
    "player_for",
    "replaced",
]

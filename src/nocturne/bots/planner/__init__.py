"""A player that thinks: it tries its answers out in worlds that it cannot tell from the true one.

It sees the game through imagined worlds alone, which depend on what its seat knows and on its luck, and on nothing
else. With the same seed and a budget of trials it gives the same answer. `train` learns its value.
"""

from nocturne.bots.planner.advice import advise
from nocturne.bots.planner.player import LEVELS, PlanningPlayer, Strength

__all__ = ["LEVELS", "PlanningPlayer", "Strength", "advise"]

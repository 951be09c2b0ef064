"""The balance lab: bots play many games against each other, and the figures of it.

`python -m nocturne.lab alone --games 200 --difficulty easy,normal --evil 1,2 --jobs 2`, or `nocturne lab ...`.
"""

from nocturne.lab.figures import Figures, figures_of, wilson
from nocturne.lab.match import PlayedGame, Setup, finish, play_one
from nocturne.lab.series import series

__all__ = ["Figures", "PlayedGame", "Setup", "figures_of", "finish", "play_one", "series", "wilson"]

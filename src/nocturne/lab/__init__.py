"""The balance lab: bots play many games against each other, and the figures of it.

`nocturne lab alone --games 200 --difficulty easy,normal --evil 1,2 --file run.jsonl --report run.html` plays and tells;
`nocturne compare before.jsonl after.jsonl` says whether a change matters.
"""

from nocturne.lab.figures import Figures, figures_of, wilson
from nocturne.lab.match import PlayedGame, Setup, finish, play_one

__all__ = ["Figures", "PlayedGame", "Setup", "figures_of", "finish", "play_one", "wilson"]

"""The numbers of a Dreamer's rules, so that others than those of the rules of thumb can be tried and played."""

from __future__ import annotations

from typing import NamedTuple


class DreamStyle(NamedTuple):
    """What unread scripts are worth, by their price, and what is kept for them."""

    great: float = 14.0  # a script that all pay for
    great_price: float = 6.0  # more, for each Intent of its price
    once: float = 12.0  # a script that can be read once
    once_price: float = 2.0
    again: float = 5.0  # one that can be read again
    again_price: float = 1.0
    items: float = 0.0  # what an Item is worth while a script asks for one
    sharp: bool = False  # cards are set aside for what is hoped for one by one, and not by colour
    progress: float = 0.0  # what it adds to a script that it was seen to lay a Story token
    idle: float = 1.0  # what is left of a great script that was seen to do nothing but harm
    team: float = 0.0  # what it is worth that another Dreamer can pay on in the same colour
    rude: float = 1.0  # what is left of an unread Assault on somebody whom all could still speak to
    missing: float = 0.0  # what it adds to scripts that are read once that a Secret lacks something to be used
    hidden: float = 0.0  # what it adds to a script that all pay for that it stands on a Secret: somebody had to find it


THUMB_DREAMER = DreamStyle()
"""The rules of thumb: what players that think are measured against."""
SHARP_DREAMER = DreamStyle(
    great=25.0, items=15.0, sharp=True, progress=30.0, idle=0.5, team=3.0, rude=0.0, missing=40.0, hidden=40.0
)
"""The rules that the planner starts from, found by play (docs/planner.md)."""

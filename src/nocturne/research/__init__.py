"""Nocturne's games behind the interfaces that researchers use: PettingZoo, OpenSpiel and Gymnasium.

The adapters are `nocturne.research.zoo`, `.spiel` and `.gym`; they need the extra `nocturne[research]`. All three play
the same `Arena`: one seat is asked after the other, and answers with a number, its slot in the game's `SlotTable`.
"""

from nocturne.research.arena import Arena, Terms, terms
from nocturne.research.slots import OVERFLOW, WAIT, SlotTable, slots_of

__all__ = ["OVERFLOW", "WAIT", "Arena", "SlotTable", "Terms", "slots_of", "terms"]

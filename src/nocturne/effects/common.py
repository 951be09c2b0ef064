"""The common words, as the modules that a game lists in its language."""

from __future__ import annotations

from nocturne.effects import amounts, conditions, control, costs
from nocturne.effects.verbs import cards, map, pieces, reactions, story

CONTROL = (control, conditions, amounts, costs)
"""Order, choices, conditions, prices, dice."""

ALL = (control, story, reactions, cards, pieces, map, conditions, amounts, costs)
"""Every common word."""

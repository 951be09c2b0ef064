"""The words of the playground, as modules."""

from __future__ import annotations

from nocturne.effects import control, flags
from tests.effects.words import amounts, cards, conditions, costs, map, pieces, reactions, rolling, story

ALL = (control, flags, rolling, story, reactions, cards, pieces, map, conditions, amounts, costs)

"""Games as the tests of the adapters play them: short, at random, from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nocturne.research import Arena, terms

TABLES = [("lanterns", 2), ("lanterns", 3), ("alone", 2), ("alone", 3), ("etherfields", 1), ("etherfields", 2)]
"""Every game, for two numbers of players."""


def moments(game: str, players: int, *, longest: int = 150, seed: int = 3) -> Iterator[Arena]:
    """A game played at random, decision by decision."""
    arena, luck = Arena.begin(terms(game, players=players, longest=longest), seed), Random(seed)
    while not arena.is_done:
        yield arena
        arena.answer(luck.choice([*arena.legal()]))

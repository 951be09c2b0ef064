"""Games as the tests of the adapters play them: short, at random, from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nocturne.bots import Player, player_for
from nocturne.kernel import CHANCE
from nocturne.research import WAIT, Arena, terms

TABLES = [("lanterns", 2), ("lanterns", 3), ("alone", 2), ("alone", 3), ("etherfields", 1), ("etherfields", 2)]
"""Every game, for two numbers of players."""


def moments(game: str, players: int, *, longest: int = 150, seed: int = 3) -> Iterator[Arena]:
    """A game played at random, decision by decision."""
    arena, luck = Arena.begin(terms(game, players=players, longest=longest), seed), Random(seed)
    while not arena.is_done:
        yield arena
        arena.answer(luck.choice([*arena.legal()]))


def bot_slot(arena: Arena, players: dict[int, Player], luck: Random) -> int:
    """The slot that the bot of the seat that is asked would choose; who need not answer waits."""
    decision, legal = arena.decision, arena.legal()
    if decision.seat != CHANCE and not decision.waits and WAIT in legal:
        return WAIT
    player = players.setdefault(decision.seat, player_for(arena.game, decision.seat))
    view = arena.game.view(None if decision.seat == CHANCE else decision.seat)
    option = player.choose(view, decision, luck)
    return next(slot for slot, id_ in legal.items() if id_ == option)

"""Count the leaves of the decision tree, chance included: one wrong option anywhere changes the numbers."""

from __future__ import annotations

from typing import Any

import nocturne
from nocturne.kernel import Game
from tests.conformance.lines import answers_of


def perft(game: Game[Any], depth: int) -> int:
    """How many lines of so many answers there are from here; a game that is over counts as one."""
    if depth == 0 or game.over is not None:
        return 1
    total = 0
    for answer in answers_of(game):
        fork = game.fork()
        fork.answer(*answer)
        total += perft(fork, depth - 1)
    return total


def asking_chance(game: Game[Any]) -> Game[Any]:
    """The same moment, with dice and shuffles asked from here on."""
    return Game(game.codec, game.box, game.table.clone(), ask_chance=True)


def counts(game: str, position: str, depths: int = 4) -> tuple[int, ...]:
    """The leaves at each depth from a position."""
    start = asking_chance(nocturne.position(game, position))
    return tuple([perft(start, depth) for depth in range(1, depths + 1)])

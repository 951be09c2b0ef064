"""Whole games with the pack, by seeded chance: they end, and nothing breaks on the way."""

from random import Random

import pytest

from nocturne.games.alone.game import GAME
from nocturne.games.alone.pack import records
from nocturne.kernel import new_game

LEVELS = ("easy", "normal", "nightmare", "impossible")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("evil", [1, 2, 3])
def test_a_random_game_comes_to_its_end(evil: int, level: str) -> None:
    # given
    game = new_game(GAME, evil + 1, 7 * evil + LEVELS.index(level), None, {"difficulty": level})
    chance = Random(evil)
    # when
    while game.over is None:
        decision = game.open[0]
        game.answer(decision.seat, chance.choice(decision.ids()))
    # then
    assert game.over.winners in ((0,), tuple(range(1, evil + 1)))
    assert GAME.broken(game.table) == []


def test_a_game_is_played_with_the_content_of_the_pack() -> None:
    assert GAME.content({})[1] == records().hash

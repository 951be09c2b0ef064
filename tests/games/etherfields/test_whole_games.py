"""Whole games in seeded random play: they end, nothing is lost or doubled, and positions and saves hold them."""

from __future__ import annotations

from random import Random

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Game
from tests.games.etherfields.table import GAME, ids, opened, play

LONG = 5_000


def stroll(game: Game[Etherfields], seed: int) -> Game[Etherfields]:
    """Play at random to the end, checking every component on the way."""
    rng = Random(seed)
    for _ in range(LONG):
        if game.over is not None:
            return game
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
        game.check()
    raise AssertionError(f"no end after {LONG} decisions")


@pytest.mark.rule("EF-COMP-01", "EF-COMP-02", "EF-CAMPAIGN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
@pytest.mark.parametrize("mode", ["slumber", "dream", "campaign"])
def test_every_component_is_in_one_place_from_the_first_decision_to_the_last(
    players: int, profile: str, mode: str
) -> None:
    game = stroll(opened(players, profile, seed=players, play=mode), players)
    assert game.over is not None


@pytest.mark.parametrize(("mode", "where"), [("slumber", "slumber"), ("dream", "dream")])
def test_a_single_slumber_or_dream_can_be_played_by_itself(mode: str, where: str) -> None:
    game = play(opened(play=mode), "become:gambler")
    rng = Random(1)
    while game.table.scene.value == "none":
        play(game, rng.choice(ids(game)))
    assert game.table.scene.value == where
    assert game.table.tile != "gate-first"


def test_a_position_in_the_middle_of_anything_reads_back_as_it_was() -> None:
    game, rng = opened(3, "1.0", play="slumber"), Random(7)
    for number in range(120):
        if number % 8 == 0:
            again: Game[Etherfields] = Game.from_position(GAME, game.position())
            assert again.codec.write(again.table) == game.codec.write(game.table)
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
        if game.over is not None:
            break


def test_nobody_can_tell_a_table_from_one_whose_face_down_piles_lie_otherwise() -> None:
    game, rng = opened(2, play="slumber"), Random(3)
    for _ in range(60):
        if game.over is not None:
            break
        other = GAME.imagine(game.table, None, rng.randrange)
        assert GAME.broken(other) == []
        assert GAME.view(other, None) == game.view(None)
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))

"""Views as numbers: from the view alone, always of one size, within bounds, and telling moments apart."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from nocturne.research.observing import LEAST, MOST, observer_of
from tests.research.playing import TABLES, moments


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_observations_are_of_one_size_and_within_bounds_and_the_blocks_are_the_row(game: str, players: int) -> None:
    rows = set()
    for arena in moments(game, players, longest=80):
        observer, seat = observer_of(arena.game), arena.seat
        row = observer.flat(arena.game.view(seat), seat)
        blocks = observer.structured(arena.game.view(seat), seat)
        assert row.shape == (observer.size,)
        assert row.min() >= LEAST
        assert row.max() <= MOST
        assert {path: block.shape for path, block in blocks.items()} == observer.shapes
        assert np.array_equal(np.concatenate([block.ravel() for block in blocks.values()]), row)
        rows.add(row.tobytes())
    assert len(rows) > 10


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_seen_that_the_seat_may_not_know(game: str, players: int) -> None:
    luck = Random(7)
    for arena in moments(game, players, longest=60):
        observer = observer_of(arena.game)
        for seat in range(players):
            other = arena.imagine(seat, luck.randrange)
            assert np.array_equal(
                observer.flat(arena.game.view(seat), seat), observer.flat(other.game.view(seat), seat)
            ), f"seat {seat} at {arena.answers}"


def test_the_hand_of_a_seeker_is_a_count_of_each_card() -> None:
    for arena in moments("lanterns", 2):
        view = arena.game.view(arena.seat)
        hand = observer_of(arena.game).structured(view, arena.seat)["hand"]
        assert hand[0] == 1  # a hand is there
        assert hand[1:].sum() == len(view.hand)

"""Conceding (END)."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.kernel import Refused
from tests.games.alone.playing import LONG, alone

TABLE = f"map: {LONG}\nplayers: 3\nhero: 0,0\nrevealed: all\ncreatures: worm 0,0"


@pytest.mark.rule("AL-END-05")
def test_the_hero_concedes_at_any_time_and_evil_has_won() -> None:
    game = alone(TABLE).play("move:east")
    game.game.answer(0, "concede")
    assert game.winners == (1, 2)
    assert "The Hero concedes." in game.words(None)


@pytest.mark.rule("AL-END-05")
def test_one_evil_player_alone_cannot_concede_for_evil() -> None:
    game = alone(TABLE)
    before = game.offered
    game.game.answer(2, "concede")
    assert game.game.over is None
    assert game.offered == before
    assert game.game.view(0).conceding == (2,)


@pytest.mark.rule("AL-END-05")
def test_evil_has_conceded_when_all_evil_players_agree() -> None:
    game = alone(TABLE)
    game.game.answer(2, "concede")
    game.play("loot")
    game.game.answer(1, "concede")
    assert game.winners == (0,)


@pytest.mark.rule("AL-END-05")
def test_an_offer_to_concede_can_be_taken_back() -> None:
    game = alone(TABLE)
    game.game.answer(2, "concede")
    assert [one.id for one in game.game.calls(2)] == ["play-on"]
    game.game.answer(2, "play-on")
    game.game.answer(1, "concede")
    assert game.game.over is None
    assert [one.id for one in game.game.calls(2)] == ["concede"]


@pytest.mark.rule("AL-END-05")
def test_conceding_is_never_among_the_options_and_nobody_else_may() -> None:
    game = alone(TABLE)
    assert "concede" not in game.offered
    assert "concede" not in [one.id for one in game.game.candidates(0)]
    with pytest.raises(Refused) as caught:
        game.game.answer(3, "concede")
    assert caught.value.rule == "protocol:not-asked"


@pytest.mark.rule("AL-END-05")
def test_nobody_concedes_a_game_that_is_over() -> None:
    game = alone(TABLE).game
    game.answer(0, "concede")
    assert not game.calls(1)
    with pytest.raises(Refused) as caught:
        game.answer(1, "concede")
    assert caught.value.rule == "protocol:over"


@pytest.mark.rule("AL-END-05")
def test_a_concession_is_saved_replayed_and_taken_back_only_with_consent() -> None:
    game = alone(TABLE).game
    game.answer(1, "concede")
    loaded = nocturne.load(game.save())
    loaded.answer(2, "concede")
    loaded.verify()
    assert loaded.over
    assert not loaded.may_undo(1, 2).free
    loaded.undo(1)
    assert loaded.open
    assert loaded.view(None).conceding == (1,)


def test_an_answer_to_a_question_that_an_offer_left_open_is_not_stale() -> None:
    game = alone(TABLE).game
    seen = game.version
    game.answer(1, "concede", seen)
    game.answer(0, "loot", seen)
    assert game.version == 2

"""Conceding at the terminal."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games import GAMES
from tests.terminal.driver import a_play


def test_a_game_without_calls_says_so() -> None:
    assert "Nobody can concede here" in a_play("concede").replies()[0]


def test_an_evil_player_may_concede_at_any_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "alone", "nocturne.games.alone.game")
    played = a_play("concede", "y", game=nocturne.new("alone", players=2, seed=1), humans=(1,))
    assert "Evil has conceded: the Hero has won." in played.shown


def test_conceding_is_asked_once_more_and_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "alone", "nocturne.games.alone.game")
    game = nocturne.new("alone", players=2, seed=1)
    assert "You play on." in a_play("concede", "n", game=game).shown
    played = a_play("concede", "y", game=nocturne.new("alone", players=2, seed=1))
    assert "The Hero has conceded: Evil wins." in played.shown

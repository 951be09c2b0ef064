"""A hint is what the automatic player would do in the seat's place, by what the seat has seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.bots import RandomPlayer, hint, player_for
from nocturne.kernel import CHANCE, Game, Seat
from tests.bots.watching import a_game


def played_on(answers: int) -> Game[Any]:
    """A game some answers in, given at random."""
    game, rng = a_game(), Random(3)
    for _ in range(answers):
        game.answer(game.open[0].seat, RandomPlayer().choose({}, game.open[0], rng))
    return game


@pytest.mark.parametrize("game", ["alone", "etherfields", "lanterns"])
def test_a_hint_is_one_of_the_options(game: str) -> None:
    table = nocturne.new(game, players=2, seed=3)
    for _ in range(30):
        seat = table.open[0].seat
        wanted = hint(table, seat)
        assert wanted in table.open[0].ids()
        table.answer(seat, wanted)


def test_a_hint_is_the_same_again_and_changes_nothing() -> None:
    game = played_on(60)
    before = game.hash(), game.version
    assert len({hint(game, game.open[0].seat) for _ in range(3)}) == 1
    assert (game.hash(), game.version) == before


def test_who_is_not_asked_gets_no_hint() -> None:
    game = a_game()
    (asked,) = [decision.seat for decision in game.open]
    assert hint(game, 1 - asked) is None
    assert hint(game, CHANCE) is None


def test_the_hint_for_the_hero_remembers_what_the_hero_has_seen() -> None:
    game, hero, rng = a_game(seed=2), player_for("alone", Seat(0)), Random(3)
    differs = False
    for number in range(150):
        decision = game.open[0]
        seat, view = decision.seat, game.view(decision.seat)
        chosen = RandomPlayer().choose(view, decision, rng)
        if seat == 0:
            chosen = hero.choose(view, decision, Random(f"0 {game.version}"))
            if number > 60 and number % 3 == 0:  # each hint plays the whole log again
                assert hint(game, 0) == chosen
                fresh = player_for("alone", Seat(0)).choose(view, decision, Random(f"0 {game.version}"))
                differs = differs or fresh != chosen
        game.answer(seat, chosen)
        if game.over is not None:
            break
    assert differs, "nothing ever had to be remembered"


@pytest.mark.parametrize(
    ("agenda", "wanted"),
    [("Between: {}", "next-session"), ("MaySaveInside: {}", "stay-inside"), ("OfferSkip: {}", "play-on")],
)
def test_a_hint_never_puts_a_campaign_away_or_gives_up(agenda: str, wanted: str) -> None:
    game = nocturne.position("etherfields", f"players: 1\ngates: []\nagenda: [{{{agenda}}}]\n")
    assert hint(game, 0) == wanted

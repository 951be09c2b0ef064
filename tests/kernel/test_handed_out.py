"""What the world outside gets hold of cannot break a game, and odd requests get a clear answer."""

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import NocturneError, UsageError
from tests.builders.toy import A, B, Ballot, Pick, load_toy, toy


def test_a_sealed_answer_that_is_no_option_is_an_error_of_ours() -> None:
    text = "agenda: [{ChoosePace: {among: [0, 1], given: ['go:x', '']}}]\nseekers: {a: {}}"
    game = nocturne.position("lanterns", text)
    with pytest.raises(NocturneError):
        game.answer(1, "go:wary")


@pytest.mark.parametrize("version", [99, -1, 0.5, "0"])
def test_a_version_that_never_was_is_refused(version: Any) -> None:  # noqa: ANN401  whatever somebody may pass
    game = toy(Pick(A, ("x", "y")), Pick(A, ("x", "y")))
    game.answer(A, "word:x")
    with pytest.raises(UsageError):
        game.undo(version)
    with pytest.raises(UsageError):
        game.may_undo(version, 0)


@pytest.mark.parametrize("seat", [9, -1, 0.0, "0"])
def test_a_seat_that_does_not_exist_sees_and_hears_nothing(seat: Any) -> None:  # noqa: ANN401  whatever somebody may pass
    game = toy(Pick(A, ("x", "y")))
    with pytest.raises(UsageError):
        game.events(seat=seat)
    with pytest.raises(UsageError):
        game.view(seat)


def test_what_is_handed_out_cannot_be_changed() -> None:
    game = toy(Pick(A, ("x", "y")))
    assert isinstance(game.open, tuple)
    assert isinstance(game.open[0].options, tuple)


def test_an_answer_is_not_stale_because_the_game_was_saved_and_loaded() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye", version=0)
    load_toy(game.save()).answer(B, "word:aye", version=0)


def test_an_imagined_game_knows_neither_the_coming_dice_nor_the_answers_under_seal() -> None:
    game = nocturne.new("lanterns", players=2, seed=5)
    game.answer(1, "go:wary")
    worlds = [game.imagine(0, Random(i).randrange).table for i in range(12)]
    assert len({world.seed for world in worlds}) > 1
    assert {world.agenda[-1].given for world in worlds} == {("", "go:hasty"), ("", "go:steady"), ("", "go:wary")}


def test_an_imagined_game_keeps_what_the_seat_itself_has_put_under_seal() -> None:
    game = nocturne.new("lanterns", players=3, seed=5)
    game.answer(1, "go:wary")
    assert {game.imagine(1, Random(i).randrange).table.agenda[-1].given[1] for i in range(12)} == {"go:wary"}


def test_a_position_of_a_game_with_asked_dice_asks_them() -> None:
    game = nocturne.new("lanterns", players=2, chance="ask")
    assert nocturne.position("lanterns", game.position()).ask_chance


@pytest.mark.parametrize(("data", "told"), [("no such file", "cannot be read"), (None, "bytes"), (5, "bytes")])
def test_loading_other_things_than_saves_says_so(data: Any, told: str) -> None:  # noqa: ANN401  whatever somebody may pass
    with pytest.raises(NocturneError, match=told):
        nocturne.load(data)

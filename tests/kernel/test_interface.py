"""What adapters and engines need is public: weights of chance, games without events, loading of all that is saved."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import nocturne
from nocturne import CHANCE, PositionError, SaveError, UsageError
from nocturne.kernel import Seat
from nocturne.kernel.chance import MASK, face, faces, possible, weights
from tests.builders.toy import A, Pick, Roll, toy


@pytest.mark.parametrize("draw", [2, 6, 7, (1, 2, 3), (0, 5, 1, 0, 2), (1,)])
def test_weights_are_the_shares_of_the_numbers_that_show_each_face(draw: int | tuple[int, ...]) -> None:
    total = sum(weights(draw))
    numbers = [(MASK + 1) * step // (total * 50) + 1 for step in range(total * 50)]
    shown = [face(number, draw) for number in numbers]
    assert [Fraction(shown.count(one), len(shown)) for one in possible(draw)] == [
        Fraction(weight, total) for weight in weights(draw)
    ]


def test_the_stream_comes_near_the_weights() -> None:
    draw = (1, 2, 0, 5)
    shown = faces(11, "dice", 0, [draw] * 8000)
    assert [round(shown.count(one) / 1000) for one in possible(draw)] == list(weights(draw))


def test_an_open_chance_says_how_likely_each_face_is() -> None:
    game = toy(Roll((6, (3, 0, 1))), Pick(A, ("x", "y")), ask=True)
    decision = game.open[0]
    assert (decision.seat, decision.ids(), decision.weights) == (
        CHANCE, tuple([f"face:{number}" for number in range(6)]), (1,) * 6,
    )  # fmt: skip
    game.answer(CHANCE, "face:3")
    assert (game.open[0].ids(), game.open[0].weights) == (("face:0", "face:2"), (3, 1))
    with pytest.raises(UsageError, match="is over"):
        _ = decision.weights
    game.answer(CHANCE, "face:2")
    assert (game.open[0].seat, game.open[0].weights) == (A, None)


@pytest.mark.parametrize("game", ["alone", "etherfields", "lanterns"])
def test_every_asked_chance_of_a_game_has_a_weight_for_each_option(game: str) -> None:
    played, rng, asked = nocturne.new(game, players=2, seed=5, chance="ask", events=False), Random(5), 0
    for _ in range(400):
        if not played.open:
            break
        decision = rng.choice(played.open)
        if decision.seat == CHANCE:
            asked += 1
            assert decision.weights is not None
            assert len(decision.weights) == len(decision.options)
            assert min(decision.weights) > 0
        else:
            assert decision.weights is None
        played.answer(decision.seat, rng.choice(decision.ids()))
    assert asked > 3


def test_a_game_without_events_keeps_none_and_tells_them_when_asked() -> None:
    quiet, loud = [nocturne.new("lanterns", players=2, seed=7, events=events) for events in (False, True)]
    for game in (quiet, loud):
        for _ in range(40):
            game.answer(game.open[0].seat, game.open[0].ids()[0])
    assert quiet._live.events == [None] * len(quiet._live.events)
    assert quiet.events(seat=Seat(0)) == loud.events(seat=Seat(0))


def test_whatever_save_wrote_is_loaded(tmp_path: Path) -> None:
    game = nocturne.new("lanterns", players=2, seed=7)
    game.answer(0, "go:hasty")
    save, position = tmp_path / "a.save", tmp_path / "b.yaml"
    save.write_bytes(game.save())
    position.write_text(game.position(), encoding="utf-8")
    sources = (
        game.save(), bytearray(game.save()), memoryview(game.save()), game.export(), game.position(),
        game.position().encode(), save, str(save), position, str(position),
    )  # fmt: skip
    for source in sources:
        assert nocturne.load(source).hash() == game.hash()  # type: ignore[arg-type]  # bytearray and memoryview too


@pytest.mark.parametrize(
    ("source", "error", "words"),
    [
        ("nowhere.save", SaveError, "cannot be read"),
        (Path("/"), SaveError, "cannot be read"),
        (b"hello", SaveError, "not a Nocturne save file"),
        ("hello\nyou", SaveError, "not a Nocturne save file"),
        (7, SaveError, "bytes, not int"),
        ("game: lantern\nplayers: 2", UsageError, 'Did you mean "lanterns"'),
        ("game: lanterns\nplayers: 9", PositionError, "position:2:10: lanterns is for"),
        ("game: [lanterns]\nplayers: 9", PositionError, "position:1:7: The position does not say of which game"),
        ("game: lanterns\nplayers: [", PositionError, "This is not YAML"),
        ("a\x00b", SaveError, "cannot be read"),
    ],
)
def test_what_nobody_saved_is_not_loaded_and_said_why(source: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error) as caught:
        nocturne.load(source)  # type: ignore[arg-type]  # anything may be given
    assert words in str(caught.value)

"""Events: who is told what, by which rule it happened, and games that do not keep them."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.kernel import Game
from tests.builders.toy import (
    A,
    B,
    Ballot,
    Book,
    Do,
    Hide,
    Pick,
    PickThen,
    Roll,
    Say,
    Whisper,
    load_toy,
    toy,
)


def keys(game: Game[Any], seat: int | None = None, since: int = -1) -> list[str]:
    """The messages that a seat was told."""
    return [told.text.key for told in game.events(since, seat)]


def test_each_seat_is_told_what_it_may_know() -> None:
    game = toy(Whisper("secret", A), Hide(), Say("aloud"), Pick(A, ("x", "y")))
    assert keys(game, A) == ["event-whispered", "event-said"]
    assert keys(game, B) == keys(game, None) == ["event-somebody-whispers", "event-said"]


def test_a_secret_word_is_not_in_what_the_others_are_told() -> None:
    game = toy(Whisper("secret", A), Pick(A, ("x", "y")))
    assert "secret" in repr(game.events(seat=A))
    assert "secret" not in repr(game.events(seat=B)) + repr(game.events())


def test_an_event_carries_the_rule_of_the_step_that_made_it() -> None:
    game = toy(Say("a"), Roll((1,)), Do((Say("b"),)), PickThen(A, ("x",), (Hide(), Say("c"))))
    assert [told.rule for told in game.events()][:5] == [
        "TY-SAY-01",
        "TY-ROLL-01",
        "TY-SAY-01",
        "TY-PICK-01",
        "TY-SAY-01",
    ]


@pytest.mark.parametrize("options", [{}, {"upkeep": "asked"}], ids=["automatic", "asked"])
def test_bookkeeping_carries_its_rule_whoever_does_it(options: dict[str, str]) -> None:
    game = toy(Book("tidy"), Pick(A, ("x", "y")), options=options)
    if options:
        game.answer(A, "done")
    assert [told.rule for told in game.events()] == ["TY-BOOK-01"]


def test_events_since_a_version_are_those_after_it() -> None:
    game = toy(Say("a"), Pick(A, ("x", "y")), Say("b"), Pick(A, ("x", "y")), Say("c"), Pick(B, ("x", "y")))
    game.answer(A, "word:x")
    game.answer(A, "word:y")
    said = [told.text.arguments()["word"] for told in game.events(since=0)]
    assert said == ["0:x", "b", "0:y", "c"]
    assert [told.text.arguments()["word"] for told in game.events(since=1)] == ["0:y", "c"]
    assert game.events(since=2) == []


def test_a_game_that_keeps_no_events_plays_alike_and_tells_them_when_asked() -> None:
    steps = (Say("a"), Roll((6,)), Ballot((A, B)), Whisper("secret", B), Pick(A, ("x", "y")))
    loud, silent = toy(*steps, seed=5), toy(*steps, seed=5, keep_events=False)
    for game in (loud, silent):
        game.answer(B, "word:aye")
        game.answer(A, "word:nay")
    assert silent.hash() == loud.hash()
    assert silent.may_undo(1, A) == loud.may_undo(1, A)
    assert silent.events(seat=B) == loud.events(seat=B)


@pytest.mark.parametrize(("before", "after"), [(3, 40), (10, 40), (20, 21), (16, 5), (31, 1), (40, 0)])
def test_a_loaded_game_tells_its_whole_past_after_playing_on(before: int, after: int) -> None:
    game = toy(*[Pick(A, ("x", "y"))] * 100)
    for _ in range(before):
        game.answer(A, "word:x")
    other = load_toy(game.save())
    for one in (game, other):
        for _ in range(after):
            one.answer(A, "word:y")
    assert other.events() == game.events()
    assert other.events(since=2) == game.events(since=2)

"""Sealed choices, reaction windows, and what is proposed before it happens."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.kernel import Game, Propose, Refused
from tests.builders.toy import A, B, Ballot, C, Free, Interrupt, Pick, Said, Say, Toy, load_toy, toy


def asked(game: Game[Any]) -> list[tuple[int, tuple[str, ...]]]:
    """Who is asked, and what."""
    return [(decision.seat, decision.ids()) for decision in game.open]


def contested(*objections: int, padded: bool = False) -> Game[Toy]:
    """A word is about to be said, and seats hold objections."""
    options = {"pad-windows": padded}
    return toy(Propose(Said("hello")), Say("after"), players=3, objections=objections, options=options)


# -- sealed


def test_a_sealed_choice_asks_all_at_once_and_is_revealed_in_table_order_after_the_last_answer() -> None:
    game = toy(Ballot((A, B, C)), players=3)
    assert [decision.seat for decision in game.open] == [A, B, C]
    game.answer(C, "word:aye")
    assert [decision.seat for decision in game.open] == [A, B]
    game.answer(A, "word:nay")
    assert not game.table.said
    game.answer(B, "word:aye")
    assert game.table.said == ("0:nay 1:aye 2:aye",)


def test_nobody_is_told_or_shown_an_answer_under_seal() -> None:
    aye, nay = toy(Ballot((A, B))), toy(Ballot((A, B)))
    aye.answer(A, "word:aye")
    nay.answer(A, "word:nay")
    for seat in (A, B, None):
        assert aye.view(seat) == nay.view(seat)
        assert aye.events(seat=seat) == nay.events(seat=seat) == []
    assert asked(aye) == asked(nay)


def test_an_answer_under_seal_cannot_be_changed() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye")
    with pytest.raises(Refused) as refused:
        game.answer(A, "word:nay")
    assert (refused.value.rule, refused.value.allowed) == ("protocol:not-asked", ())


def test_a_sealed_choice_survives_a_save_half_way() -> None:
    game = toy(Ballot((A, B)))
    game.answer(B, "word:nay")
    other = load_toy(game.save())
    assert [decision.seat for decision in other.open] == [A]
    other.answer(A, "word:aye")
    assert other.table.said == ("0:aye 1:nay",)


def test_where_several_may_speak_the_first_answer_closes_the_question() -> None:
    game = toy(Free((A, B)), Pick(A, ("x", "y")))
    game.answer(B, "word:aye")
    assert game.table.said == ("1:aye",)
    assert asked(game) == [(A, ("word:x", "word:y"))]


# -- windows


def test_a_window_asks_in_its_order_and_leaves_out_who_can_only_pass() -> None:
    game = contested(1, 0, 1)
    assert [decision.seat for decision in game.open] == [A]
    game.answer(A, "pass")
    assert [decision.seat for decision in game.open] == [C]
    game.answer(C, "pass")
    assert game.table.said == ("hello",)


def test_a_window_in_which_nobody_can_react_is_not_seen() -> None:
    assert contested().table.said == ("hello", "after")


def test_a_padded_window_asks_everybody_before_and_after() -> None:
    game = contested(padded=True)
    for moment in ("before", "after"):
        for seat in (A, B, C):
            assert asked(game) == [(seat, ("pass",))], moment
            game.answer(seat, "pass")
    assert game.table.said == ("hello", "after")


def test_a_reaction_opens_the_window_again_from_its_first_seat() -> None:
    game = contested(1, 2, 0)
    game.answer(A, "pass")
    game.answer(B, "turn")
    assert [decision.seat for decision in game.open] == [A]
    game.answer(A, "pass")
    assert [decision.seat for decision in game.open] == [B]


def test_a_reaction_can_prevent_what_was_proposed() -> None:
    game = contested(1)
    game.answer(A, "deny")
    assert game.table.said == ("after",)
    assert game.table.proposed == ()


def test_a_reaction_can_replace_what_was_proposed() -> None:
    game = contested(0, 1)
    game.answer(B, "turn")
    assert game.table.said == ("turned by 1", "after")


def test_the_last_replacement_counts() -> None:
    game = contested(1, 1)
    game.answer(A, "turn")
    game.answer(B, "turn")
    assert game.table.said == ("turned by 1", "after")


def test_what_was_prevented_opens_no_window_afterwards() -> None:
    game = contested(2)
    game.answer(A, "deny")
    game.answer(A, "pass")
    assert game.over


def test_a_window_opens_after_what_happened() -> None:
    game = contested(1)
    game.answer(A, "pass")
    assert game.open[0].kind == "Objection"
    assert game.view().said == ("hello",)
    game.answer(A, "pass")
    assert game.table.said == ("hello", "after")


def test_a_reaction_can_itself_be_reacted_to_before_the_outer_window_goes_on() -> None:
    game = contested(1, 1)
    game.answer(A, "retort")
    assert [str(event) for event in game.table.proposed] == ["Said(word='hello')", "Said(word='retort of 0')"]
    game.answer(B, "deny")
    assert game.table.said == ("hello", "after"), "the retort was prevented, the greeting was not"


def test_a_nested_window_can_be_saved_and_taken_back() -> None:
    game = contested(1, 2)
    game.answer(A, "retort")
    before = game.hash()
    other = load_toy(game.save())
    for one in (game, other):
        one.answer(B, "turn")
    assert game.hash() == other.hash()
    game.undo(1)
    assert game.hash() == before
    assert len(game.table.proposed) == 2


@pytest.mark.parametrize("reaction", ["deny", "turn"])
def test_after_a_word_it_is_too_late_to_amend_it_and_what_waits_below_is_left_alone(reaction: str) -> None:
    game = contested(2)
    game.answer(A, "retort")
    game.answer(A, "pass")  # before the retort
    assert game.view().said == ("retort of 0",)
    game.answer(A, reaction)  # after the retort, while the greeting still waits
    assert game.table.said == ("retort of 0", "hello", "after")
    assert game.table.proposed == ()


@pytest.mark.parametrize("reaction", ["deny", "turn"])
def test_after_a_word_with_nothing_below_an_amendment_leaves_nothing_behind(reaction: str) -> None:
    game = contested(1)
    game.answer(A, "pass")
    game.answer(A, reaction)
    assert game.table.said == ("hello", "after")
    assert game.table.proposed == ()


def test_where_nothing_is_about_to_happen_an_amendment_changes_nothing() -> None:
    game = toy(Interrupt(), Pick(A, ("x", "y")))
    assert game.table.proposed == ()

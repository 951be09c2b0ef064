"""Ending a scene at once: what is pending above a depth is given up, its proposals with it, and nothing below."""

from __future__ import annotations

import pytest

from nocturne.kernel import EngineFault, Game, Propose
from tests.builders.toy import A, Act, B, Do, Leave, Pick, PickThen, Said, Say, Toy, load_toy, toy


def stormy(*objections: int) -> Game[Toy]:
    """Somebody greets in an act, and seats hold objections; before the act and after it a word is said."""
    act = Act((Propose(Said("hello")), Say("goodbye")))
    return toy(Say("before"), act, Pick(A, ("x", "y")), objections=objections)


def test_what_was_pending_in_the_act_is_given_up_and_what_comes_after_it_is_done() -> None:
    game = toy(Act((Do((Leave(), Say("b"))), Say("c"))), Say("after"))
    assert game.table.said == ("leaving", "after")


@pytest.mark.parametrize("lost", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("words", [(), ("x",), ("x", "y"), ("x", "y", "z")])
def test_the_steps_that_come_instead_are_in_reading_order(lost: int, words: tuple[str, ...]) -> None:
    game = toy(Act((Leave(words), *[Say("lost")] * lost)), Say("after"), Say("end"))
    assert game.table.said == ("leaving", *words, "after", "end")


def test_an_answer_can_end_the_act() -> None:
    game = toy(Act((PickThen(A, ("x", "y"), (Leave(("bye",)), Say("b"))), Say("c"))), Say("after"))
    game.answer(A, "word:x")
    assert game.table.said == ("0:x", "leaving", "bye", "after")


def test_a_reaction_in_nested_windows_ends_the_act_and_withdraws_its_proposals() -> None:
    game = stormy(1, 1)
    game.answer(A, "retort")
    assert [str(event) for event in game.table.proposed] == ["Said(word='hello')", "Said(word='retort of 0')"]
    game.answer(B, "storm")
    assert game.table.said == ("before", "leaving", "silence")
    assert game.table.proposed == ()
    assert game.open[0].kind == "Pick"


def test_a_reaction_after_the_event_ends_the_act_too() -> None:
    game = stormy(1)
    game.answer(A, "pass")
    game.answer(A, "storm")
    assert game.table.said == ("before", "hello", "leaving", "silence")
    assert game.table.proposed == ()


def in_a_window(*answers: str) -> Game[Toy]:
    """An act begins in a window around another word, as a reaction would line it up; in it a word is proposed."""
    game = toy(Propose(Said("outer")), objections=(1 + ("retort" in answers), 0))
    for answer in answers:
        game.answer(A, answer)
    game.table.agenda.append(PickThen(B, ("act", "rest"), (Act((Propose(Said("inner")), Say("lost"))), Say("between"))))
    other = load_toy(game.save())
    other.answer(B, "word:act")
    assert other.table.proposed[-1] == Said("inner")
    other.answer(A, "storm")
    return other


def test_what_was_proposed_before_the_act_began_still_happens_after_it() -> None:
    game = in_a_window()
    assert game.table.said == ("1:act", "leaving", "silence", "between", "outer")


def test_an_act_that_is_left_after_a_word_leaves_the_words_below_alone() -> None:
    game = in_a_window("retort", "pass")
    assert game.table.said == ("retort of 0", "1:act", "leaving", "silence", "between", "outer")


def test_an_act_can_be_left_after_a_save_in_the_middle() -> None:
    game = stormy(1, 1)
    game.answer(A, "retort")
    other = load_toy(game.save())
    for one in (game, other):
        one.answer(B, "storm")
    assert other.hash() == game.hash()
    other.verify()


def test_leaving_an_act_can_be_taken_back() -> None:
    game = stormy(1, 1)
    game.answer(A, "retort")
    before, asked = game.hash(), game.open[0].ids()
    game.answer(B, "storm")
    game.undo(1)
    assert (game.hash(), game.open[0].ids(), len(game.table.proposed)) == (before, asked, 2)
    game.answer(B, "deny")
    assert game.table.said == ("before", "hello", "goodbye")


def test_a_fork_leaves_its_own_act() -> None:
    game = stormy(1)
    before = game.hash()
    game.fork().answer(A, "storm")
    assert game.hash() == before


def test_nobody_is_told_that_steps_were_given_up() -> None:
    game = toy(Act((Leave(("bye",)), Say("lost"))), Say("after"))
    words = [told.text.arguments().get("word") for told in game.events() if told.kind == "said"]
    assert words == ["leaving", "bye", "after"]
    assert not [told for told in game.events() if told.kind == "unwound"]


@pytest.mark.parametrize("depth", [-1, 3, 99])
def test_a_depth_that_the_agenda_does_not_have_is_a_fault_of_the_engine(depth: int) -> None:
    with pytest.raises(EngineFault, match=rf"Cannot unwind to depth {depth}: 2 steps are pending"):
        toy(Leave(depth=depth))


def test_down_to_nothing_only_the_steps_that_come_instead_are_left() -> None:
    with pytest.raises(EngineFault, match="has not ended"):
        toy(Say("a"), Leave(("b",), depth=0), Say("lost"))

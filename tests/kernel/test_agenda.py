"""The agenda: the order of steps, what is asked and what is not, and what happens when a step fails."""

from __future__ import annotations

import pytest

from nocturne.kernel import EngineFault, Outcome, Text
from nocturne.kernel.loop import STEP_BUDGET
from tests.builders.toy import A, Again, B, Ballot, C, Crash, Do, Pick, PickThen, Say, Trap, toy


def test_steps_are_carried_out_in_reading_order() -> None:
    assert toy(Say("a"), Say("b"), Say("c")).table.said == ("a", "b", "c")


@pytest.mark.parametrize("singly", [False, True], ids=["in one call", "one by one"])
def test_steps_lined_up_come_in_reading_order_and_before_the_rest(singly: bool) -> None:
    inner = Do((Say("b"), Say("c")), singly)
    game = toy(Do((Say("a"), inner, Say("d")), singly), Say("e"))
    assert game.table.said == ("a", "b", "c", "d", "e")


def test_steps_lined_up_by_an_answer_come_in_reading_order_and_before_the_rest() -> None:
    game = toy(PickThen(A, ("x", "y"), (Say("a"), Do((Say("b"), Say("c"))), Say("d"))), Say("e"))
    game.answer(A, "word:x")
    assert game.table.said == ("0:x", "a", "b", "c", "d", "e")


def test_a_decision_with_one_option_is_not_asked() -> None:
    game = toy(Pick(A, ("only", "no-way")), Pick(B, ("x", "y")))
    assert game.table.said == ("0:only",)
    assert [(decision.seat, decision.ids()) for decision in game.open] == [(B, ("word:x", "word:y"))]


def test_a_sealed_choice_with_one_option_is_asked_all_the_same() -> None:
    game = toy(Ballot((A,), words=("aye",)))
    assert [decision.seat for decision in game.open] == [A]


def test_a_decision_that_nobody_can_answer_is_a_fault_of_the_engine() -> None:
    with pytest.raises(EngineFault, match=r"Nobody can answer Pick\(.*stuck"):
        toy(Pick(A, ("no-way",)))


def test_an_agenda_that_runs_out_without_an_end_is_a_fault_of_the_engine() -> None:
    with pytest.raises(EngineFault, match="has not ended"):
        toy(Say("a"), ends=False)


def test_the_end_clears_what_was_pending() -> None:
    game = toy(Pick(A, ("x", "y")))
    game.answer(A, "word:y")
    assert game.over == Outcome((A, B), Text.of("over-toy"))
    assert not game.open
    assert not game.table.agenda


def test_an_endless_loop_is_a_fault_and_leaves_the_game_as_it_was() -> None:
    game = toy(Pick(A, ("x", "y")), Again())
    before = (game.hash(), game.version, game.log(), game.events(), game.open[0].ids())
    with pytest.raises(EngineFault, match=f"More than {STEP_BUDGET} steps"):
        game.answer(A, "word:x")
    assert (game.hash(), game.version, game.log(), game.events(), game.open[0].ids()) == before


def test_a_crash_in_a_step_leaves_state_log_and_version_as_they_were() -> None:
    game = toy(Say("a"), PickThen(A, ("x", "y"), (Say("b"), Crash())), Pick(C, ("z", "w")), players=3)
    before = (game.hash(), game.version, game.log(), game.events(seat=A), game.view(A))
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            game.answer(A, "word:x")
    assert (game.hash(), game.version, game.log(), game.events(seat=A), game.view(A)) == before
    game.verify()


@pytest.mark.parametrize("answers", [0, 15, 16, 255, 256, 257])
def test_a_game_can_be_played_on_after_a_crash(answers: int) -> None:
    game = toy(*[Pick(A, ("x", "y"))] * answers, Trap(A, ("trap", "x")), Pick(B, ("x", "y")))
    for _ in range(answers):
        game.answer(A, "word:y")
    with pytest.raises(ZeroDivisionError):
        game.answer(A, "word:trap")
    game.answer(A, "word:x")
    assert game.table.said[answers:] == ("0:x",)
    assert game.open[0].seat == B
    game.verify()

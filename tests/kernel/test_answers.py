"""Answers: what is refused, with which reason, and what is not stale."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nocturne.kernel import Game, Option, Refused, Seat, UsageError
from tests.builders.toy import A, B, Ballot, Book, C, Debate, Free, Nod, Pick, Say, Toy, load_toy, toy


def refused(game: Game[Toy], seat: int, option: str, version: int | None = None) -> Refused:
    """The refusal of an answer, which must have changed nothing."""
    before = (game.hash(), game.version, game.log())
    with pytest.raises(Refused) as caught:
        game.answer(seat, option, version)
    assert (game.hash(), game.version, game.log()) == before
    return caught.value


def test_a_refusal_carries_rule_facts_message_and_what_is_allowed() -> None:
    game = toy(Pick(A, ("x", "y", "no-way")))
    found = refused(game, A, "word:no-way")
    assert (found.rule, found.facts) == ("TY-PICK-02", {"word": "no-way"})
    assert found.allowed == ("word:x", "word:y")
    assert str(found) == f"{found.message} [TY-PICK-02]"


def test_an_absent_option_is_explained_without_trying_it() -> None:
    game = toy(Pick(A, ("x", "y", "no-way")))
    why = game.explain(A, "word:no-way")
    assert why is not None
    assert why.rule == "TY-PICK-02"
    assert game.explain(A, "word:x") is None


@pytest.mark.parametrize(
    ("seat", "option", "rule"),
    [
        (A, "word:z", "protocol:unknown-option"),
        (A, "", "protocol:unknown-option"),
        (B, "word:x", "protocol:not-asked"),
        (C, "word:x", "protocol:not-asked"),
        (-1, "word:x", "protocol:not-asked"),
        (99, "word:x", "protocol:not-asked"),
    ],
)
def test_an_answer_that_does_not_belong_here_is_refused(seat: int, option: str, rule: str) -> None:
    assert refused(toy(Pick(A, ("x", "y"))), seat, option).rule == rule


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    assert refused(toy(Say("a")), A, "word:x").rule == "protocol:over"


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    game = toy(Pick(A, ("x", "y")), Pick(A, ("x", "y")))
    game.answer(A, "word:x", version=0)
    found = refused(game, A, "word:x", version=0)
    assert (found.rule, found.facts) == ("protocol:stale", {"given": 0, "now": 1})


def test_an_answer_from_the_future_is_stale() -> None:
    assert refused(toy(Pick(A, ("x", "y"))), A, "word:x", version=1).rule == "protocol:stale"


def test_an_answer_is_not_stale_because_somebody_else_has_answered_meanwhile() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye", version=0)
    assert game.decision(B) is not None
    game.answer(B, "word:nay", version=0)
    assert game.table.said == ("0:aye 1:nay",)


def test_an_answer_is_not_stale_after_a_fork() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye")
    game.fork().answer(B, "word:nay", version=0)


def test_a_second_question_with_the_same_words_is_another_question() -> None:
    game = toy(Ballot((A, B)), Ballot((A, B)))
    game.answer(A, "word:aye", version=0)
    game.answer(B, "word:aye", version=0)
    assert refused(game, B, "word:aye", version=0).rule == "protocol:stale"
    assert refused(game, A, "word:aye", version=0).rule == "protocol:stale"


def test_who_confirms_a_piece_of_bookkeeping_does_not_confirm_the_next_one_too() -> None:
    game = toy(Book("first"), Book("second"), options={"upkeep": "asked"})
    game.answer(A, "done", version=0)
    assert refused(game, B, "done", version=0).rule == "protocol:stale"


def test_who_is_asked_the_same_again_by_another_seats_answer_is_asked_anew() -> None:
    game = toy(Free((A, B)), Free((A, B)))
    game.answer(A, "word:aye", version=0)
    assert refused(game, B, "word:nay", version=0).rule == "protocol:stale"


def test_a_taken_back_question_is_asked_anew() -> None:
    game = toy(Ballot((A, B)), Pick(A, ("x", "y")))
    game.answer(A, "word:aye")
    game.answer(B, "word:aye")
    game.undo(1)
    game.answer(B, "word:nay", version=1)
    assert game.table.said == ("0:aye 1:nay",)


def test_a_loaded_game_takes_answers_to_its_present_version() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye")
    load_toy(game.save()).answer(B, "word:aye", version=1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    with pytest.raises(UsageError, match="the seats are 0 to 1"):
        toy(Pick(A, ("x", "y"))).view(seat)


# -- questions that another seat's answer leaves open


def test_who_is_still_asked_keeps_the_options_where_nothing_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    game, looks, old = toy(Debate(("x", "y")), players=3), list[int](), Debate.candidates

    def looked(self: Debate, table: Toy, seat: Seat) -> Sequence[Option]:
        looks.append(seat)
        return old(self, table, seat)

    monkeypatch.setattr(Debate, "candidates", looked)
    before = game.open
    game.answer(B, "done")
    assert looks == []
    assert [(decision.seat, decision.options) for decision in game.open] == [
        (one.seat, one.options) for one in before if one.seat != B
    ]
    game.answer(A, "done")
    assert looks == []
    assert [(decision.seat, decision.ids(), decision.since) for decision in game.open] == [
        (C, ("word:x", "word:y", "done"), 0)
    ]


def test_another_question_has_its_own_options_though_nothing_has_happened() -> None:
    game = toy(Nod((A, B), words=("x", "y")), Nod((A, B), words=("v", "w")))
    game.answer(A, "word:x")
    assert {decision.ids() for decision in game.open} == {("word:v", "word:w")}


def test_who_is_still_asked_gets_other_options_where_something_has_happened() -> None:
    game = toy(Debate(("x", "y")), players=3)
    game.answer(B, "word:x")
    assert {decision.ids() for decision in game.open} == {("word:y", "done")}
    game.answer(B, "done")
    assert [decision.seat for decision in game.open] == [A, C]


@pytest.mark.parametrize("keep_events", [True, False])
def test_the_last_one_who_can_only_be_done_is_not_asked(keep_events: bool) -> None:
    game = toy(Debate(("x",)), Pick(A, ("x", "y")), players=3, keep_events=keep_events)
    game.answer(A, "word:x")
    game.answer(B, "done")
    game.answer(C, "done")
    assert game.open[0].kind == "Pick"
    game.verify()

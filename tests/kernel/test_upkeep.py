"""Bookkeeping: done by the program, or by hand and confirmed."""

from __future__ import annotations

from tests.builders.toy import A, B, Book, Pick, Say, load_toy, toy


def test_bookkeeping_is_done_without_asking_in_digital_play() -> None:
    assert toy(Book("tidy"), Say("next")).table.said == ("tidy", "next")


def test_at_a_physical_table_anybody_may_say_that_it_is_done() -> None:
    game = toy(Book("tidy"), Say("next"), options={"upkeep": "asked"})
    assert [(decision.seat, decision.ids()) for decision in game.open] == [(A, ("done",)), (B, ("done",))]
    assert game.open[0].prompt.key == "ask-upkeep-book"
    game.answer(B, "done")
    assert game.table.said == ("tidy", "next")


def test_the_question_names_the_rule_of_the_bookkeeping() -> None:
    game = toy(Book("tidy"), options={"upkeep": "asked"})
    assert game.open[0].rule == "TY-BOOK-01"


def test_bookkeeping_that_waits_survives_a_save() -> None:
    game = toy(Book("tidy"), Pick(A, ("x", "y")), options={"upkeep": "asked"})
    other = load_toy(game.save())
    other.answer(A, "done")
    assert other.table.said == ("tidy",)

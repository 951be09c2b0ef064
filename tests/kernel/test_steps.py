"""What a step says of itself: the rule that it cites, and answers that are always the same."""

from __future__ import annotations

from typing import ClassVar

from nocturne.kernel import DONE, PASS, Ask, Option, Refusal, Step
from tests.builders.toy import A, Toy, Word


class Cites(Step[Toy], frozen=True):
    """Something is done (LN-HAND-01, LN-HAND-02)."""


class CitesToo(Cites, frozen=True):
    """The same, later."""


class CitesAnother(Cites, frozen=True):
    """As LN-HAND-03 has it (LN-HAND-04)."""

    rule: ClassVar[str] = "LN-HAND-02"


class GoesOn(Ask[Toy], frozen=True):
    """Go on or finish (LN-HAND-05)."""

    answers: ClassVar[tuple[Option, ...]] = (PASS, DONE)


def test_a_step_cites_the_first_rule_that_its_docstring_names_unless_it_says_another() -> None:
    assert (Cites.rule, CitesToo.rule, CitesAnother.rule, GoesOn(A).rule) == (
        "LN-HAND-01",
        "LN-HAND-01",
        "LN-HAND-02",
        "LN-HAND-05",
    )
    assert Step.rule == Ask.rule == ""


def test_a_choice_may_have_answers_that_are_always_the_same() -> None:
    assert GoesOn(A).options(Toy(), A) == [PASS, DONE]


def test_an_option_with_fields_is_made_once_and_shared() -> None:
    assert Word.of("aye") is Word.of("aye")
    assert Word.of("aye") == Word("aye") != Word.of("nay")


def test_a_refusal_is_made_once_and_shared() -> None:
    few = [Refusal.by("LN-HAND-01", "refuse-few", have=have) for have in (1, 1, 2)]
    assert few[0] is few[1]
    assert few[1] != few[2]

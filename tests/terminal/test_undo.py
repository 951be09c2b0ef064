"""Taking back at the terminal: one's own last answer, with the consent of those whom it concerns."""

import pytest

from tests.terminal.driver import a_game, a_play


def test_taking_back_names_what_is_taken_back_and_asks_again() -> None:
    played = a_play("hasty", "south", "u")
    assert "Taken back: Step south." in played.shown
    assert played.answers == ["go:hasty"]


def test_the_answers_of_bots_since_then_are_taken_back_too() -> None:
    played = a_play("hasty", "u")
    assert "Taken back: Go hasty." in played.shown
    assert played.play.game.version == 0


def test_a_bot_answers_the_same_after_taking_back() -> None:
    once, twice = a_play("hasty"), a_play("hasty", "u", "hasty")
    assert once.play.game.hash() == twice.play.game.hash()


def test_everything_can_be_taken_back_one_by_one() -> None:
    played = a_play("hasty", "south", "north", "dash", *["u"] * 5)
    assert played.play.game.version == 0
    assert "There is nothing to take back." in played.shown


def test_events_that_were_taken_back_are_no_longer_told() -> None:
    played = a_play("hasty", "south", "u", "log")
    assert "Seat 1 steps south." not in played.replies()[-2]


@pytest.mark.parametrize(("consent", "version"), [("y", 0), ("yes", 0), ("Y", 0), ("n", 1), ("", 1), ("maybe", 1)])
def test_another_person_is_asked_for_consent(consent: str, version: int) -> None:
    # when the second person takes back what the first has answered
    played = a_play("", "hasty", "", "u", consent, humans=(0, 1))
    # then
    assert "Seat 1, do you agree? Seat 2 takes back: the last answer (Seat 1) (y/n)" in played.shown
    assert played.play.game.version == version


def test_the_question_for_consent_does_not_betray_a_sealed_answer() -> None:
    played = a_play("", "hasty", "", "u", "n", humans=(0, 1))
    assert "Go hasty?" not in played.shown
    assert "takes back: Go" not in played.shown


def test_one_s_own_free_answer_needs_nobody_s_consent() -> None:
    played = a_play("", "hasty", "", "wary", "", "south", "u", humans=(0, 1))
    assert "do you agree" not in played.shown
    assert "Taken back: Step south." in played.shown


@pytest.mark.parametrize(("consent", "taken_back"), [("y", True), ("n", False)])
def test_what_has_become_known_since_then_needs_consent(consent: str, taken_back: bool) -> None:
    # given a Spark, which lets its player see two cards
    played = a_play("", "hasty", "", "wary", "", "spark", "u", consent, "", humans=(0, 1))
    # then
    assert "Seat 2, do you agree? Seat 1 takes back: Play Spark (y/n)" in played.shown
    assert ("Taken back: Play Spark." in played.shown) is taken_back
    assert played.play.game.version == (2 if taken_back else 3)


def test_in_a_long_game_the_last_answer_is_found_however_far_back_it_is() -> None:
    game = a_game(4, seed=3)
    game.answer(0, "go:hasty")
    while game.open and game.decision(0) is None:
        decision = game.open[0]
        game.answer(decision.seat, decision.ids()[-1])
    played = a_play("u", game=game, humans=(0,))
    assert "Taken back: Go hasty." in played.shown

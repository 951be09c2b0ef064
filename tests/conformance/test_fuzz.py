"""A sample of the illegal answers that `python -m tests.conformance.fuzz` gives by the hundred thousand."""

from __future__ import annotations

import pytest

from nocturne.games import GAMES
from tests.conformance.fuzz import Fuzz
from tests.conformance.lines import Broken

ANSWERS = 1_500


@pytest.mark.parametrize("game", GAMES)
def test_illegal_answers_are_refused_with_a_reason_and_change_nothing(game: str) -> None:
    fuzz = Fuzz(game)
    fuzz.run(ANSWERS)
    assert fuzz.given.total() >= ANSWERS
    assert {"refused by a rule", "of another moment", "garbage", "stale", "not asked"} <= set(fuzz.given)


def test_illegal_answers_are_given_in_every_part_of_an_etherfields_campaign() -> None:
    fuzz = Fuzz("etherfields")
    fuzz.run_late(120)
    on_the_map = {"Idle", "Sanctuary", "Shopping", "MayBuy", "Buying"}
    between_sessions = {"Recover", "ChangeDreamer", "ChooseCards", "Between", "WhoPlays"}
    in_a_scene = {"EnterAt", "FreePlay", "Round", "Pay", "Walk", "RerollWindow"}
    assert on_the_map | between_sessions | in_a_scene <= set(fuzz.moments)
    assert {"Idle", "Shopping", "Buying", "ChooseCards", "FreePlay", "Round", "Pay", "Walk"} <= set(+fuzz.ruled)


def test_a_refusal_by_a_rule_that_is_not_in_the_table_is_found() -> None:
    fuzz = Fuzz("lanterns")
    del fuzz.known["LN-MOVE-02"]
    with pytest.raises(Broken, match="LN-MOVE-02"):
        fuzz.run(ANSWERS)

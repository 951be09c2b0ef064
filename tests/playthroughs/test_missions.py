"""Every Mission of ALONE can be won: against one to three Evil players, at every difficulty, as recorded."""

from __future__ import annotations

import pytest

from nocturne.lab.certificates import Case, holds, replay
from tests.playthroughs.missions import DATA, MISSIONS, load, shared
from tests.playthroughs.tables import PAGE, page

RECORDS = load()
ANEW = f"`nocturne certify alone --folder tests/playthroughs/{DATA.name}` finds it anew"


def test_every_mission_has_its_records_and_nothing_else_has() -> None:
    missing = [str(case) for case in MISSIONS.cases() if case not in RECORDS]
    assert missing == [], ANEW
    assert set(RECORDS) == set(MISSIONS.cases()), "a record of something that the pack does not have"


def test_the_share_leaves_no_mission_no_number_of_players_and_no_difficulty_out() -> None:
    every, share = MISSIONS.cases(), shared()
    for part in ("what", "players", "edition"):
        assert {getattr(case, part) for case in share} == {getattr(case, part) for case in every}


@pytest.mark.parametrize("case", shared(), ids=str)
def test_a_recorded_mission_is_done_again_and_the_game_ends_as_it_did(case: Case) -> None:
    assert holds(MISSIONS, RECORDS[case]), ANEW


def test_an_answer_less_has_not_won_yet() -> None:
    case = shared()[0]
    record = RECORDS[case]
    assert not MISSIONS.is_won(case, replay(MISSIONS, record._replace(answers=record.answers[:-1])))


def test_the_page_tells_what_the_records_show() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "`python -m tests.playthroughs.tables` writes it anew"

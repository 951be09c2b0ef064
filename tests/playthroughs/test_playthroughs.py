"""Every Dream and every Slumber tile can be won: by one to five Dreamers, in both editions, as recorded."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.pack import content_of
from nocturne.kernel import Refused
from tests.packs.etherfields.trial import over
from tests.playthroughs.record import Case, cases, fingerprint, is_won, load, replay

RECORDS = load()
ANEW = "`python -m tests.playthroughs.find` plays it anew"


def test_every_dream_and_every_slumber_tile_of_the_pack_has_its_records() -> None:
    missing = [str(case) for case in cases() if case not in RECORDS]
    assert missing == [], ANEW
    assert set(RECORDS) == set(cases()), "a record of something that the pack does not have"


def test_a_tile_that_is_new_in_the_pack_is_asked_for() -> None:
    tile = "- {kind: tile, id: visitor, name: A Visitor, effects: [{when: text, do: [{draw: 1}]}]}\n"
    more = set(cases(content_of(over(tile)))) - set(RECORDS)
    assert more == {Case("visitor", players, edition) for players in range(1, 6) for edition in ("1.0", "2.0")}


@pytest.mark.parametrize("case", sorted(RECORDS), ids=str)
def test_a_recorded_game_is_won_again_and_ends_as_it_did(case: Case) -> None:
    try:
        game = replay(RECORDS[case])
    except Refused as refused:
        pytest.fail(f"{refused}: {ANEW}")
    assert is_won(case, game), ANEW
    assert fingerprint(game) == RECORDS[case].end, ANEW


def test_an_answer_less_has_not_won_yet() -> None:
    for case in (Case("lodger", 2, "2.0"), Case("gate-first", 3, "1.0"), Case("delta", 2, "2.0")):
        record = RECORDS[case]
        assert not is_won(case, replay(record._replace(answers=record.answers[:-1])))

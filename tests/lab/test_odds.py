"""How often each Dream and Slumber is won: cells, a file that is gone on with, what a second attempt begins with."""

from pathlib import Path

import pytest

from nocturne.kernel import UsageError
from nocturne.lab import odds
from nocturne.lab.odds import Cell, PlayedOdds


def test_every_dream_and_every_slumber_that_can_be_lost_is_a_row_and_dreams_a_second_time() -> None:
    every = odds.cells()
    assert {cell.players for cell in every} == {1, 2, 3, 4, 5}
    assert {cell.edition for cell in every} == {"1.0", "2.0"}
    dreams = {cell.what for cell in every if cell.attempt == "second"}
    assert len(dreams) == 7
    assert {"lodger", "weight-sitting-up"} <= {cell.what for cell in every} - dreams
    assert not {"gate-first", "quiet-hour", "delta", "room-to-let"} & {cell.what for cell in every}, "never lost"


def test_a_second_attempt_begins_with_what_the_failure_leaves() -> None:
    assert odds.left_behind("gate-ferry") == ["halcyon-sank"]
    first, second = [odds.start(Cell("gate-school", 2, "2.0", attempt), 7) for attempt in ("first", "second")]
    assert second.table.flags == ("school-tried",)
    assert first.table.flags == ()


def test_a_mode_is_played_in_a_dream_that_a_position_begins_and_in_one_that_an_option_begins() -> None:
    for what in ("gate-school", "gate-ferry", "lodger"):
        game = odds.start(Cell(what, 2, "2.0", mode="boost=false"), 7)
        assert game.box.options["boost"] is False


def test_a_table_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    file, wanted = tmp_path / "odds.jsonl", odds.cells("gate-ferry,lodger", "1", "2.0", "first")
    whole = odds.measure(file, wanted, 2, 900)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:20])  # the machine went out in the middle of a line
    assert sorted(odds.measure(file, wanted, 2, 900), key=str) == sorted(whole, key=str)
    assert [game.what for game in whole] == ["gate-ferry", "lodger"] * 2, "one of each after the other"
    assert list(odds.due(wanted, 2, 900, whole)) == []


def test_the_table_tells_shares_with_intervals() -> None:
    games = [PlayedOdds("gate-school", 2, "2.0", "first", "", seed, won=seed < 5, answers=90) for seed in range(20)]
    told = odds.odds_table(games)
    assert "| The Pupil Too Many | first | 2.0 | 25% (11–47) |" in told
    assert "20 games in each cell, seeds 0 to 19." in told


def test_what_cannot_be_measured_is_refused_by_name() -> None:
    with pytest.raises(UsageError, match="gate-school"):
        odds.cells("gate-scool")
    with pytest.raises(UsageError, match="boost"):
        odds.cells("gate-school", mode="bost=False")

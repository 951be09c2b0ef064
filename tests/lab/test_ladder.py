"""The ladder: every game once, a file that is gone on with, a line that was cut off played again."""

from pathlib import Path

import pytest

from nocturne.kernel import UsageError
from nocturne.lab import dream_ladder, ladder


def test_a_ladder_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    file, pairs = tmp_path / "ladder.jsonl", ladder.pairings("random:random")
    whole = ladder.climb(file, pairs, 3)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:20])  # the machine went out in the middle of a line
    again = ladder.climb(file, pairs, 3)
    assert [(rung.seed, rung.won, rung.decisions) for rung in again] == [
        (rung.seed, rung.won, rung.decisions) for rung in whole
    ]
    assert len(ladder.played(file)) == 3
    assert list(ladder.due(pairs, 3, again)) == []


def test_several_processes_leave_no_game_out(tmp_path: Path) -> None:
    rungs = ladder.climb(tmp_path / "ladder.jsonl", [("random", "random")], 5, jobs=2)
    assert [rung.seed for rung in rungs] == [0, 1, 2, 3, 4]


def test_the_table_tells_shares_with_intervals() -> None:
    rungs = [ladder.Rung("thumb", "thumb", seed, seed < 5, 100, 1.0) for seed in range(20)]
    assert "| thumb | thumb | 20 | 25% | 11% to 47% | 1.0 |" in ladder.ladder_table(rungs)


def test_what_is_no_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text("not a game\n")
    with pytest.raises(UsageError, match="is no ladder"):
        ladder.played(file)
    with pytest.raises(UsageError, match="fair"):
        ladder.pairings("fare:thumb")


def test_a_ladder_of_dreams_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    file, where, who = tmp_path / "dreams.jsonl", dream_ladder.dreams("gate-ferry"), dream_ladder.levels("thumb")
    whole = dream_ladder.climb(file, where, who, 2)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:20])
    again = dream_ladder.climb(file, where, who, 2)
    assert [(rung.seed, rung.won, rung.decisions) for rung in again] == [
        (rung.seed, rung.won, rung.decisions) for rung in whole
    ]
    assert list(dream_ladder.due(where, who, 2, again)) == []


def test_the_table_of_dreams_tells_each_level_over_all_dreams_and_in_each() -> None:
    rungs = [
        dream_ladder.DreamRung("thumb", f"gate-{place}", 2, seed, seed < wins, 100, 0.5)
        for place, wins in (("lost", 2), ("school", 8))
        for seed in range(10)
    ]
    assert "| thumb | 20 | 50% | 30% to 70% | 0.5 | 20% | 80% |" in dream_ladder.ladder_table(rungs)


def test_what_is_no_dream_and_no_level_is_refused() -> None:
    with pytest.raises(UsageError, match="gate-school"):
        dream_ladder.dreams("gate-scool")
    with pytest.raises(UsageError, match="fair"):
        dream_ladder.levels("fare")

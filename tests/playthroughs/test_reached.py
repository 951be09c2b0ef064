"""Secrets and passages are reached by a recorded game: by a walk, or by a win that `data/cover` names."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.games.etherfields.pack import records
from nocturne.kernel import UsageError
from nocturne.lab.provable import Dreams
from nocturne.writing.findings import reached_by, to_reach
from nocturne.writing.walks import Walk, load, read, write
from tests.playthroughs.record import DATA
from tests.playthroughs.record import load as load_wins

ANEW = "`python -m tests.playthroughs.reach` looks for walks"


def test_every_secret_and_passage_is_reached_by_a_recorded_game() -> None:
    wanted = to_reach(records(), records().packs[-1].texts["en"].stories)
    assert len(wanted) > 500, "205 Secrets and most of 430 passages"
    wins = {str(case): record for case, record in load_wins().items()}
    for name in (DATA / "cover").read_text(encoding="utf-8").split():
        wanted -= reached_by(Dreams().start(wins[name].case, wins[name].seed), wins[name].answers)
    for walk in load(DATA):
        reached = reached_by(walk.begin(), walk.answers)
        assert f"story/{walk.name}" in reached or f"secret/{walk.name}" in reached, f"{walk.name}: {ANEW}"
        wanted -= reached
    assert not sorted(wanted), ANEW


def test_a_game_that_is_cut_short_does_not_come_as_far() -> None:
    walk = max(load(DATA), key=lambda walk: len(walk.answers))
    reached = reached_by(walk.begin(), walk.answers[: len(walk.answers) // 2])
    assert f"story/{walk.name}" not in reached or reached < reached_by(walk.begin(), walk.answers)


def test_a_walk_is_written_as_it_is_read_and_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    walk = Walk("somewhere", "players: 1\nseed: 3", tuple([f"go:{number}" for number in range(60)]))
    write(walk, tmp_path)
    assert load(tmp_path) == [walk]
    (tmp_path / "walks" / "broken.txt").write_text("players: 1\n")
    with pytest.raises(UsageError, match="broken"):
        read(tmp_path / "walks" / "broken.txt")

"""Killed at any moment, a process loses nothing that was acknowledged."""

from pathlib import Path

from tests.store.kill_soak import soak


def test_no_acknowledged_answer_is_lost_in_twelve_kills(tmp_path: Path) -> None:
    witness = soak(tmp_path / "games.db", kills=12, seed=1)
    assert witness.heard > 12

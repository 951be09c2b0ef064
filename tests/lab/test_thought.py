"""Whether more thought wins more: pairs of games with the same seeds, in a file that is gone on with."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nocturne.bots.planner import LEVELS, Strength
from nocturne.lab import thought
from nocturne.lab.ladder import lines_of
from nocturne.lab.thought import Pair, report, table_of


def test_pairs_are_played_once_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = list[tuple[str, int, int]]()

    def won(side: str, seed: int, strength: Strength) -> bool:
        played.append((side, seed, strength.hero))
        return strength.hero > 0 or seed == 1

    file = tmp_path / "pairs.jsonl"
    monkeypatch.setattr(thought, "won", won)
    for games in ("2", "3"):
        monkeypatch.setattr(sys, "argv", ["thought", str(file), "--hero", "24", "--games", games])
        thought.main()
    assert played == [("hero", seed, hero) for seed in range(3) for hero in (LEVELS["hard"].hero, 24)]
    assert "| hero | hero=24 | 3 | 1 | 3 | 0 | 2 | 0.50 |" in capsys.readouterr().out
    assert [each.seed for each in lines_of(file, Pair)] == [0, 1, 2]


def test_every_side_has_its_table() -> None:
    assert [table_of(side, 0)[1] for side in thought.SIDES] == [[0], [1], [0, 1]]
    many = [table_of("dreamers", seed)[0] for seed in range(28)]
    assert {game.box.players for game in many} == {2, 3}


def test_a_whole_pair_is_played() -> None:
    pair = thought.pair(("dreamers", 0), changes={"dreamer": 2})
    assert (pair.side, pair.change, pair.seed) == ("dreamers", "dreamer=2", 0)


def test_the_report_tells_each_change_by_itself() -> None:
    pairs = [Pair("evil", "ripe=3", seed, True, seed > 4, (1.0, 2.0)) for seed in range(10)]
    assert "| evil | ripe=3 | 10 | 10 | 5 | 5 | 0 | 0.06 | 1.0, 2.0 |" in report(pairs)

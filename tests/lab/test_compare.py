"""Two runs side by side: what matters is found, what does not is told with what would have been seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from nocturne.kernel import UsageError
from nocturne.lab import command
from nocturne.lab.command import LabWish
from nocturne.lab.compare import changed, compare, compared_table, mean_difference, share_difference, sides_of
from nocturne.lab.run import Kept, Plan, Series


def silent(_done: int, _of: int) -> None:
    """Nobody needs to know."""


def test_a_difference_is_seen_as_often_as_its_power_says() -> None:
    luck, seen, visible = Random(1), 0, 0.0
    for _ in range(200):
        before = [luck.random() < 0.40 for _ in range(400)]
        after = [luck.random() < 0.50 for _ in range(400)]
        found = share_difference("wins", before, after)
        seen, visible = seen + found.matters, found.visible
    assert 0.09 < visible < 0.11  # about ten points, with 400 games a side
    assert 0.7 < seen / 200 < 0.92  # and so one of ten points is seen in about four of five


def test_chance_alone_is_taken_for_a_difference_in_one_of_twenty() -> None:
    luck = Random(2)
    wrong = [
        share_difference("", [luck.random() < 0.4 for _ in range(300)], [luck.random() < 0.4 for _ in range(300)])
        for _ in range(300)
    ]
    assert sum([found.matters for found in wrong]) / 300 < 0.075
    assert sum([found.low <= 0 <= found.high for found in wrong]) / 300 > 0.92


def test_lengths_are_compared_game_by_game() -> None:
    found = mean_difference("rounds", [3, 4, 5, 4] * 10, [4, 5, 6, 6] * 10)
    assert (found.matters, round(found.after - found.before, 2)) == (True, 1.25)
    assert found.low < 1.25 < found.high
    assert not mean_difference("rounds", [3, 4] * 10, [3, 4] * 10).matters


def plan(players: int = 2, game: str = "alone") -> Plan:
    return Plan(game, 1, "content", "program", (Series(players),), 3)


def game(seed: int, *winners: int) -> Kept:
    return Kept(0, seed, winners, "", 1, 1, 10)


def test_only_seeds_that_both_sides_have_are_compared_and_a_team_is_told_of_once() -> None:
    before, after = [game(1, 0), game(2, 1, 2), game(3, 0)], [game(2, 1, 2), game(3, 1, 2), game(4, 0)]
    (only,) = compare((plan(3), plan(3)), (before, after))
    assert only.games == 2
    assert [each.what for each in only.differences] == [
        "The Hero wins", "Evil player 1 and Evil player 2 wins", "rounds", "decisions",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("other", "games"),
    [(plan(3), [game(1, 0)]), (plan(2, "lanterns"), [game(1, 0)]), (plan(2), []), (plan(2), [game(9, 0)])],
)
def test_what_does_not_belong_together_is_not_compared(other: Plan, games: list[Kept]) -> None:
    with pytest.raises(UsageError):
        compare((plan(2), other), ([game(1, 0)], games))


def test_files_are_compared_and_so_are_changes_played_now(tmp_path: Path) -> None:
    wish = LabWish("lanterns", games=30)
    attic, cellar = tmp_path / "attic", tmp_path / "cellar"
    command.run(wish._replace(file=attic, option=("house=attic",)))
    command.run(wish._replace(file=cellar, option=("house=cellar",)))
    kept = compare(*sides_of(str(attic), str(cellar), LabWish(""), lambda: silent))
    now = compare(*sides_of("house=attic", "house=cellar", wish, lambda: silent))
    assert kept == now
    text = compared_table(kept)
    assert "2 players: house=attic → house=cellar, 30 games a side" in text
    assert "games a side are needed" in text


def test_no_change_makes_no_difference() -> None:
    (only,) = compare(*sides_of("=", "=", LabWish("lanterns", games=10), lambda: silent))
    assert not any(each.matters for each in only.differences)


@pytest.mark.parametrize(("wish", "side"), [(LabWish(""), "house=attic"), (LabWish("lanterns"), "missing.jsonl")])
def test_a_side_that_is_neither_a_file_nor_a_change_is_told(wish: LabWish, side: str) -> None:
    with pytest.raises(UsageError, match="neither a file"):
        changed(wish, side)

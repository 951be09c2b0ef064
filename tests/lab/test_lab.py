"""The lab: the same seeds give the same games, on one process or two, and the figures add up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nocturne.kernel import UsageError
from nocturne.lab import PlayedGame, Setup, figures_of, play_one
from nocturne.lab.command import LabWish, table, tell
from nocturne.lab.join import joined

LANTERNS = Setup("lanterns", 2)


def test_a_game_that_does_not_end_is_left() -> None:
    played = play_one(LANTERNS, 1, longest=3)
    assert (played.winners, played.reason, played.decisions) == ((), "", 3)


def test_figures_count_wins_reasons_and_lengths() -> None:
    games = [
        PlayedGame(seed, (0,) if seed < 3 else (1, 2), "out" if seed < 3 else "dead", seed, 100) for seed in range(10)
    ]
    figures = figures_of(games)
    assert {who: share.times for who, share in figures.wins.items()} == {"0": 3, "1 2": 7}
    assert figures.reasons == {"dead": 7, "out": 3}
    assert (figures.rounds.mean, figures.rounds.least, figures.rounds.most) == (4.5, 0, 9)
    assert figures.wins["0"].low < 0.3 < figures.wins["0"].high


def test_each_combination_of_options_and_players_is_a_row() -> None:
    text, figures = tell(LabWish("alone", games=1, evil="1,2", difficulty="easy,normal"))
    rows = msgspec.json.decode(figures)["rows"]
    assert [(row["players"], row["options"]["difficulty"]) for row in rows] == [
        (2, "easy"), (3, "easy"), (2, "normal"), (3, "normal"),
    ]  # fmt: skip
    assert text.count("\n| ") == 5


@pytest.mark.parametrize(
    "wish",
    [
        LabWish("alones"),
        LabWish("alone", difficulty="hard"),
        LabWish("alone", option=("mood=bad",)),
        LabWish("alone", evil="one"),
    ],
)
def test_what_cannot_be_played_is_told(wish: LabWish) -> None:
    with pytest.raises(UsageError):
        tell(wish)


def test_reports_of_several_calls_are_joined_in_their_order(tmp_path: Path) -> None:
    for players in "23":
        (tmp_path / players).write_text(tell(LabWish("lanterns", games=1, players=players))[1], encoding="utf-8")
    whole = joined([tmp_path / "3", tmp_path / "2"])
    assert [row.players for row in whole.rows] == [3, 2]
    assert table(whole) == tell(LabWish("lanterns", games=1, players="3,2"))[0]


def test_reports_that_do_not_belong_together_are_not_joined(tmp_path: Path) -> None:
    for first in (0, 5):
        (tmp_path / str(first)).write_text(tell(LabWish("lanterns", games=1, first=first))[1], encoding="utf-8")
    (tmp_path / "none").write_text("nothing", encoding="utf-8")
    for files in (["0", "5"], ["none"], ["missing"]):
        with pytest.raises(UsageError):
            joined([tmp_path / file for file in files])

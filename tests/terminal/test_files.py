"""Saving and loading at the terminal."""

from pathlib import Path

import pytest

import nocturne
from nocturne.kernel import UsageError
from nocturne.terminal.files import read_text, write_file
from tests.terminal.driver import a_game, a_play


def test_a_saved_game_is_loaded_where_it_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    # when
    played = a_play("hasty", "south", f"save {file}", "north", f"load {file}", "why")
    # then
    assert "Saved to " in played.shown
    assert [entry.option for entry in played.play.game.log(1) if entry.seat == 0] == ["go:hasty", "walk:south"]
    assert nocturne.load(file.read_bytes()).hash() == played.play.game.hash()


@pytest.mark.parametrize(("reply", "written"), [("y", True), ("n", False), ("", False)])
def test_a_file_that_is_there_is_not_written_over_without_leave(tmp_path: Path, reply: str, written: bool) -> None:
    file = tmp_path / "evening.save"
    file.write_bytes(b"something dear")
    a_play(f"save {file}", reply)
    assert (file.read_bytes() != b"something dear") is written


def test_a_foreign_file_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mara,", encoding="utf-8")
    played = a_play(f"load {file}", "hasty")
    assert "This is not a Nocturne save file." in " ".join(played.shown.split())
    assert played.answers == ["go:hasty"]


def test_a_game_with_fewer_seats_is_loaded_for_those_that_are_left(tmp_path: Path) -> None:
    file = tmp_path / "two.save"
    file.write_bytes(a_game(2).save())
    played = a_play("", f"load {file}", humans=(3,), game=a_game(4))
    assert played.play.humans == {0}


def test_a_folder_cannot_be_loaded(tmp_path: Path) -> None:
    assert "cannot be read: Is a directory." in " ".join(a_play(f"load {tmp_path}").shown.split())


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        write_file(tmp_path, b"x")
    assert list(tmp_path.iterdir()) == []


def test_text_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_bytes(b"house: \xff")
    with pytest.raises(UsageError, match="byte 7"):
        read_text(file)

"""The menu: a new game, a kept one, one from a file, the rules."""

from pathlib import Path

import pytest

import nocturne
from nocturne.kernel import UsageError
from nocturne.terminal import Menu, Shelf
from nocturne.terminal.shelf import home
from tests.terminal.driver import a_game, a_screen


def a_menu(folder: Path, *typed: str) -> str:
    """Type these lines at the menu; everything that was shown."""
    screen, shown = a_screen(*typed)
    shelf = Shelf(folder / "games.sqlite")
    Menu(screen, shelf).run()
    shelf.close()
    return shown.getvalue()


NEW = ("1", "2", "1", "", "")
"""A new game for two players, the first at the keyboard, the usual rules and house."""


def test_the_menu_is_left_by_its_last_entry(tmp_path: Path) -> None:
    assert a_menu(tmp_path, "5").splitlines()[-1].endswith("Good night.")
    assert a_menu(tmp_path, "q").splitlines()[-1].endswith("Good night.")


def test_the_menu_is_left_when_the_input_ends(tmp_path: Path) -> None:
    assert a_menu(tmp_path).splitlines()[-1] == "Good night."
    assert "Good night." in a_menu(tmp_path, "1", "2")


@pytest.mark.parametrize("typed", ["", "0", "6", "99999999999999999999", "x", "-1", "１"])
def test_what_is_not_on_the_list_is_asked_for_again(tmp_path: Path, typed: str) -> None:
    assert f"“{typed[:60]}” is not on the list" in a_menu(tmp_path, typed, "5")


def test_a_new_game_is_set_up_by_a_few_answers(tmp_path: Path) -> None:
    shown = a_menu(tmp_path, *NEW, "hasty", "quit", "5")
    assert "How many players: 2, 3 and 4?" in shown
    assert "Seat 1 decides" in shown
    assert "The game is kept; go on with: nocturne play --resume 1" in shown


@pytest.mark.parametrize("seats", ["0", "3", "one", "1;2", "1,9"])
def test_seats_that_are_not_there_are_asked_for_again(tmp_path: Path, seats: str) -> None:
    assert f"“{seats}” does not name seats" in a_menu(tmp_path, "1", "2", seats, "1,2")


def test_a_kept_game_goes_on_where_it_was_left_with_the_same_people(tmp_path: Path) -> None:
    a_menu(tmp_path, "1", "2", "1,2", "", "", "", "hasty", "quit", "5")
    shown = a_menu(tmp_path, "2", "1", "", "quit", "5")
    assert "Lanterns 1, 2 players, move 1" in shown
    assert "Pass the keyboard on, then press Enter. Next: Seat 2" in shown
    assert "Lanterns · Seat 2 · move 1" in shown


def test_there_may_be_no_kept_game(tmp_path: Path) -> None:
    assert "No unfinished game is kept." in a_menu(tmp_path, "2", "5")


def test_a_finished_game_is_no_longer_offered(tmp_path: Path) -> None:
    a_menu(tmp_path, *NEW, "auto all", "5")
    assert "No unfinished game is kept." in a_menu(tmp_path, "2", "5")


def test_a_file_is_loaded_from_the_menu(tmp_path: Path) -> None:
    game = a_game(seed=9)
    game.answer(0, "go:wary")
    (tmp_path / "old.save").write_bytes(game.save())
    assert "Lanterns · Seat 2 · move 1" in a_menu(tmp_path, "3", str(tmp_path / "old.save"), "2", "quit", "5")


def test_a_file_that_is_not_there_leads_back_to_the_menu(tmp_path: Path) -> None:
    shown = a_menu(tmp_path, "3", "/no/such/file", "3", "", "5")
    assert "/no/such/file cannot be read" in shown
    assert shown.count("New game") == 3


def test_rules_are_looked_up_by_words(tmp_path: Path) -> None:
    shown = a_menu(tmp_path, "4", "draw fewer", "4", "xyzzy", "4", "", "4", "the", "5")
    assert "EF-DRAW-03: Drawing fewer than due is not allowed." in shown
    assert "No rule holds “xyzzy”." in shown
    assert "more: add a word" in shown


def test_every_answer_is_in_the_store_before_the_next_is_asked_for(tmp_path: Path) -> None:
    a_menu(tmp_path, *NEW, "hasty", "auto 3")
    shelf = Shelf(tmp_path / "games.sqlite")
    kept = shelf.games()[0]
    assert kept.version == shelf.open(kept.id).game.version > 4
    shelf.close()


def test_taking_back_is_kept_too(tmp_path: Path) -> None:
    a_menu(tmp_path, *NEW, "hasty", "u", "quit", "5")
    shelf = Shelf(tmp_path / "games.sqlite")
    assert shelf.open(1).game.version == 0
    shelf.close()


def test_games_are_kept_where_the_player_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOCTURNE_HOME", str(tmp_path / "mine"))
    assert home() == tmp_path / "mine"
    assert Shelf().games() == []
    assert (tmp_path / "mine" / "games.sqlite").exists()


@pytest.mark.parametrize(
    ("system", "place"),
    [
        ("linux", "share/nocturne"),
        ("darwin", "Library/Application Support/nocturne"),
        ("win32", "AppData/nocturne"),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, place: str
) -> None:
    monkeypatch.delenv("NOCTURNE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData"))
    monkeypatch.setattr("sys.platform", system)
    assert home() == tmp_path / place


def test_a_place_that_cannot_be_written_to_is_told_with_a_way_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("NOCTURNE_HOME", str(tmp_path / "file" / "folder"))
    with pytest.raises(UsageError, match="NOCTURNE_HOME"):
        Shelf().games()


def test_notes_of_another_host_do_no_harm(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    number = shelf.store.add(nocturne.new("lanterns", players=2), metadata={"humans": [7, "x"], "luck": "no"})
    assert shelf.notes(number) == ((0,), 0)
    shelf.close()


@pytest.mark.parametrize("typed", ["1", "5", "two", "2.0"])
def test_a_number_of_players_that_cannot_play_is_asked_for_again(tmp_path: Path, typed: str) -> None:
    assert f"“{typed}” players cannot play it: type one of 2, 3 and 4." in a_menu(tmp_path, "1", typed)


@pytest.mark.several_games
def test_with_several_games_the_menu_asks_which(tmp_path: Path) -> None:
    names = [info.id for info in nocturne.games()]
    shown = a_menu(tmp_path, "1", str(names.index("lanterns") + 1), "2", "1", "", "", "quit", "5")
    assert "How many players: 2, 3 and 4?" in shown
    assert len(names) == 1 or "ALONE" in shown

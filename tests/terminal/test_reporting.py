"""Bug reports at the terminal: written, played again, made short."""

from pathlib import Path

import pytest

from nocturne.games.lanterns import rules
from nocturne.games.lanterns.model import Lanterns
from nocturne.kernel import NocturneError, UsageError
from nocturne.reports import ReportError, read_report
from nocturne.terminal import Shelf
from nocturne.terminal.reporting import free_name, replay, report_kept, shrink
from tests.terminal.driver import Played, a_game, a_play, a_screen


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the player is."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which Dash is broken."""

    def dash(step: rules.Dash, _game: Lanterns) -> None:
        raise ZeroDivisionError(f"no dash for {step.seat}")

    monkeypatch.setattr(rules.Dash, "run", dash)


def a_broken_game() -> Played:
    """Somebody steps to and fro, then meets the fault and reports it."""
    return a_play("hasty", "south", "north", "south", "dash", "report", "the lamp flickers")


def test_a_report_of_the_game_on_the_table_is_written(folder: Path) -> None:
    played = a_play("hasty", "report", "the lamp flickers", "report again.json", "")
    assert "The report is in nocturne-report-lanterns-2.json." in played.shown
    report = read_report((folder / "nocturne-report-lanterns-2.json").read_bytes())
    assert report.note == "the lamp flickers"
    assert (folder / "again.json").exists()


def test_a_file_that_is_there_is_left_alone(folder: Path) -> None:
    (folder / "dear.json").write_text("mine", encoding="utf-8")
    a_play("report dear.json", "")
    assert (folder / "dear.json").read_text(encoding="utf-8") == "mine"
    assert free_name(folder / "dear.json") == folder / "dear_2.json"


@pytest.mark.usefixtures("broken")
def test_a_report_holds_the_fault_and_the_answer_that_met_it(folder: Path) -> None:
    # when
    played = a_broken_game()
    # then
    assert "The program is at fault, not you" in played.shown
    fault = read_report((folder / "nocturne-report-lanterns-5.json").read_bytes()).fault
    assert fault is not None
    assert (fault.message, fault.seat, fault.option) == ("no dash for 0", 0, "play:dash")


@pytest.mark.usefixtures("broken")
def test_a_fault_in_the_answer_of_a_bot_is_reported_at_once(folder: Path) -> None:
    played = a_play("auto all", game=a_game(4))
    assert not played.finished
    assert "at fault in the answer of a bot: ZeroDivisionError" in played.shown
    assert len(list(folder.glob("nocturne-report-*.json"))) == 1


@pytest.mark.usefixtures("broken")
def test_a_report_is_made_short_and_becomes_a_test(folder: Path) -> None:
    # given
    a_broken_game()
    screen, shown = a_screen()
    # when
    shrink(screen, folder / "nocturne-report-lanterns-5.json")
    # then
    assert "6 answers became 3" in shown.getvalue()
    assert len(read_report((folder / "nocturne-report-lanterns-5-short.json").read_bytes()).answers()) == 3
    assert "ZeroDivisionError" in (folder / "test_nocturne_report_lanterns_5.py").read_text(encoding="utf-8")


@pytest.mark.usefixtures("broken")
def test_a_report_is_played_again_up_to_its_fault(folder: Path) -> None:
    a_broken_game()
    screen, shown = a_screen()
    replay(screen, folder / "nocturne-report-lanterns-5.json")
    lines = shown.getvalue().splitlines()
    assert lines[0] == "Note: the lamp flickers"
    assert "  · Seat 1 steps south." in lines
    assert lines[-1] == "What goes wrong then: builtins.ZeroDivisionError: no dash for 0"


def test_a_save_file_is_played_again(folder: Path) -> None:
    a_play("hasty", "south", "save evening.save")
    screen, shown = a_screen()
    replay(screen, folder / "evening.save")
    assert "Played again to move 3; state and log agree" in shown.getvalue()


def test_a_report_without_a_fault_cannot_be_made_short(folder: Path) -> None:
    a_play("hasty", "report fine.json", "")
    with pytest.raises(ReportError, match="Nothing goes wrong"):
        shrink(a_screen()[0], folder / "fine.json")


@pytest.mark.parametrize("data", [b"", b"NOCTURNE", b"{}", b"\xff\xfe", b"NOCTURNE\0\1" + b"x" * 40])
def test_other_files_are_refused(folder: Path, data: bytes) -> None:
    (folder / "other").write_bytes(data)
    for action in (replay, shrink):
        with pytest.raises(NocturneError):
            action(a_screen()[0], folder / "other")


def test_the_game_played_last_is_reported_unless_another_is_named(folder: Path) -> None:
    # given
    shelf = Shelf(folder / "games.sqlite")
    screen, shown = a_screen()
    first, last = (shelf.keep(a_game(seed=seed), [0], seed) for seed in (1, 2))
    last.answer(0, "go:hasty")
    # when
    report_kept(screen, shelf, None, None, None, "")
    report_kept(screen, shelf, int(first.name), None, folder / "first.json", "hm")
    # then
    assert "nocturne-report-lanterns-1.json" in shown.getvalue()
    assert read_report((folder / "first.json").read_bytes()).seed == 1
    shelf.close()


def test_without_games_there_is_nothing_to_report(folder: Path) -> None:
    shelf = Shelf(folder / "games.sqlite")
    with pytest.raises(UsageError, match="--load FILE"):
        report_kept(a_screen()[0], shelf, None, None, None, "")
    shelf.close()


def test_a_save_file_is_reported(folder: Path) -> None:
    (folder / "evening.save").write_bytes(a_game(seed=5).save())
    report_kept(a_screen()[0], Shelf(), None, folder / "evening.save", folder / "out.json", "")
    assert read_report((folder / "out.json").read_bytes()).seed == 5

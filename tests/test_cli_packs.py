"""The pack commands on the command line: what is printed, what is written, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from nocturne.cli import app
from nocturne.kernel import UsageError


def run(*words: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as caught:
        app(list(words))
    return int(str(caught.value.code or 0))


def test_show_prints_a_card_and_draws_it_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dash.svg"
    assert run("pack", "show", "dash", "lanterns", "--svg", str(file), "--variant", "print") == 0
    assert capsys.readouterr().out.startswith("Dash  [card/dash]\n")
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be written: No such file or directory"):
        app(["pack", "show", "dash", "lanterns", "--svg", str(tmp_path / "nowhere" / "dash.svg")])


def test_check_tells_that_nothing_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("pack", "check", "lanterns", "--no-pictures") == 0
    assert capsys.readouterr().out == "lanterns: 6 records, nothing wrong.\n"


def test_an_unknown_theme_is_one_sentence_and_the_exit_code_2(tmp_path: Path) -> None:
    words = ["pack", "show", "dash", "lanterns", "--svg", str(tmp_path / "x.svg"), "--theme", "gothic"]
    ended = subprocess.run([sys.executable, "-m", "nocturne", *words], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith('nocturne: "gothic" is not a theme.')

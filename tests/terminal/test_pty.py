"""The table on a real pseudo-terminal: colours, drawing, keys, Ctrl-C and Ctrl-D."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 120.0
"""Seconds to wait for what must come."""


class Typist:
    """Somebody at a terminal: reads until a text is there, then types."""

    def __init__(self, keyboard: int, process: subprocess.Popen[bytes]) -> None:
        self.keyboard = keyboard
        self.process = process
        self.seen = ""

    def reads(self, text: str) -> str:
        """Wait until the text has been shown; everything that was shown up to then."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.keyboard], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{text!r} was never shown, but: {self.seen[-2000:]}"
            try:
                self.seen += os.read(self.keyboard, 65536).decode(errors="replace")
            except OSError:  # the other end was closed
                break
        before, found, self.seen = self.seen.partition(text)
        assert found, f"{text!r} was never shown, but: {before[-2000:]}"
        return before + found

    def hears(self, seconds: float) -> bool:
        """Whether anything is shown within some seconds."""
        return bool(select.select([self.keyboard], [], [], seconds)[0])

    def types(self, text: str) -> None:
        """Press keys."""
        os.write(self.keyboard, text.encode())


@contextmanager
def terminal(home: Path, *words: str, **env: str) -> Iterator[Typist]:
    """The command on a pseudo-terminal."""
    ours, theirs = pty.openpty()
    variables = {**os.environ, "NOCTURNE_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1", **env}
    variables.pop("NO_COLOR", None) if "NO_COLOR" not in env else None
    command = [sys.executable, "-m", "nocturne", *words]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=variables, start_new_session=True
    )
    os.close(theirs)
    try:
        yield Typist(ours, process)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


@contextmanager
def begun_with(handler: signal.Handlers) -> Iterator[None]:
    """A program inherits that a signal is ignored: so it is where a job in the background runs it."""
    kept = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, kept)


def test_a_game_is_played_on_a_real_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "lanterns", "--seed", "7") as typist:
        shown = typist.reads("\n> ")
        assert "\x1b[" in shown
        assert "┌" in shown
        typist.types("hasty\r")
        assert "Seat 1 decides: Step" in re.sub(r"\x1b\[[0-9;]*m", "", typist.reads("\n> "))
        typist.types("u\r")
        typist.reads("Taken back: Go hasty.")
        typist.types("auto all\r")
        typist.reads("The game is over.")


def test_two_people_pass_the_keyboard_on_a_wiped_screen(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "lanterns", "--seats", "0,1") as typist:
        typist.reads("press Enter.")
        typist.types("\r")
        typist.reads("\n> ")
        typist.types("1\r")
        assert "\x1b[2J\x1b[3J" in typist.reads("Pass the keyboard on, then press Enter. Next: Seat 2")
        typist.types("\rquit\r")
        typist.reads("You have left the table.")


@pytest.mark.parametrize("before", [signal.SIG_DFL, signal.SIG_IGN], ids=["as usual", "begun with SIGINT ignored"])
def test_ctrl_c_leaves_politely_and_says_how_to_go_on(tmp_path: Path, before: signal.Handlers) -> None:
    with begun_with(before), terminal(tmp_path, "play", "lanterns") as typist:
        typist.reads("\n> ")
        time.sleep(0.3)  # a signal between the prompt and the wait for keys is seen only at the next key
        os.killpg(typist.process.pid, signal.SIGINT)
        if not typist.hears(10):
            os.killpg(typist.process.pid, signal.SIGINT)
        typist.reads("nocturne play --resume 1")


def test_ctrl_d_leaves_politely(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "lanterns") as typist:
        typist.reads("\n> ")
        typist.types("\x04")
        typist.reads("nocturne play --resume 1")


def test_without_colours_nothing_but_text_is_written(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "lanterns", NO_COLOR="1", TERM="dumb") as typist:
        assert "\x1b" not in typist.reads("\n> ")
        typist.types("quit\r")
        assert "\x1b" not in typist.reads("You have left the table.")

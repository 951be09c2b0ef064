"""OpenSpiel's own tests, on every game, with luck seeded and explicit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nocturne.kernel import UsageError
from nocturne.research.spiel import DEFAULTS, terms_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("chance", ["seeded", "explicit"])
@pytest.mark.parametrize(("game", "players"), [("lanterns", 3), ("alone", 2), ("etherfields", 2)])
def test_openspiel_accepts_every_game(game: str, players: int, chance: str) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.research.spiel_checks",
        game,
        f"players={players},chance={chance},longest=70",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.splitlines()[-1:] == ["all accepted"], done.stderr[-2000:]


def test_options_are_read_from_one_line() -> None:
    given = {**DEFAULTS, "options": "difficulty=easy open-hands=true", "players": 3}
    assert terms_of("alone", given).options == (("difficulty", "easy"), ("open-hands", True))


@pytest.mark.parametrize("options", ["difficulty", "difficulty=hard", "mood=bad"])
def test_options_that_do_not_fit_are_told(options: str) -> None:
    with pytest.raises(UsageError, match="name=value"):
        terms_of("alone", {**DEFAULTS, "options": options})

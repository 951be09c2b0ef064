"""The examples do what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("example", "wish", "says"),
    [
        ("evaluate_pettingzoo", ["etherfields", "--games", "2"], "seat_1: 0%"),
        ("train_gymnasium", ["--games", "250", "--test", "60"], "after 250 games: "),
        ("search_openspiel", ["--games", "1", "--simulations", "5"], "simulations a second"),
    ],
)
def test_an_example_runs_and_prints_what_it_found(example: str, wish: list[str], says: str) -> None:
    command = [sys.executable, f"examples/{example}.py", *wish]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert says in done.stdout, done.stderr[-2000:]

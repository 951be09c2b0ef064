"""What must be known is state: no rule, view, imagined world or bot searches what is still to be done."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import nocturne

SOURCES = Path(nocturne.__file__).parent
ALLOWED = {
    "games/alone/retired.py": "fills in, once on loading, what rules before version 6 did not keep",
    "games/alone/imagined.py": "asks the decision on top what it offers: whoever is asked here is asked there too",
    "games/alone/invariants.py": "a game that is over has nothing left to do; checked, not played by",
    "games/etherfields/game.py": "asks whether nothing is in play, so that content may change (EF-SETUP-22)",
    "games/etherfields/events/scenes.py": "notes how deep the agenda is, for unwinding a scene (decision 0007)",
}


def modules() -> list[str]:
    rooms = [path for room in ("games", "bots", "effects", "research") for path in (SOURCES / room).rglob("*.py")]
    return sorted(path.relative_to(SOURCES).as_posix() for path in rooms)


def reads_of_agenda(source: str) -> Iterator[int]:
    """The lines that read a table's agenda: `….agenda`, or the field by its name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "agenda":
            yield node.lineno
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "getattr"
            and "'agenda'" in map(ast.unparse, node.args)
        ):
            yield node.lineno


@pytest.mark.parametrize("module", modules())
def test_no_module_of_a_game_or_bot_looks_into_the_agenda(module: str) -> None:
    lines = list(reads_of_agenda((SOURCES / module).read_text(encoding="utf-8")))
    assert bool(lines) is (module in ALLOWED), (module, lines)


def test_a_search_would_be_found() -> None:
    assert list(reads_of_agenda("found = [step for step in game.agenda]")) == [1]
    assert list(reads_of_agenda('getattr(game, "agenda")')) == [1]

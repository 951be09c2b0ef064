"""The walk of one card through the architecture page: its links hold, and the card really goes that way."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import nocturne
from nocturne.games.etherfields.events import board
from nocturne.games.etherfields.game import GAME
from tests.packs.etherfields.trial import A, placed

PAGE = Path(__file__).resolve().parents[1] / "docs" / "architecture.md"
SOURCES, EVENT = Path(nocturne.__file__).parent, Path(board.__file__)
TITLE = "## One card, from the click to the page"
HOP = re.compile(r"^\d+\. .*?`([\w-]+)(?:: [\w-]+)?`,? in\s+\[[^]]+\]\(([^)]+)\)", re.MULTILINE)
MOST = 12
ENGINE = ("payment.py", "perform.py", "interpret.py", "map.py", "pools.py")
"""The hops from the paid action to the step that lays the token."""


def hops() -> list[tuple[str, Path]]:
    """Each hop: the name to look for, and the file to look in."""
    walk = PAGE.read_text(encoding="utf-8").partition(TITLE)[2].partition("\n## ")[0]
    return [(name, (PAGE.parent / file).resolve()) for name, file in HOP.findall(walk)]


def test_the_walk_has_at_most_twelve_hops_and_every_link_holds() -> None:
    assert len(hops()) == MOST
    for name, file in hops():
        assert re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")), f"{file} does not speak of {name}"


def called() -> list[tuple[Path, str]]:
    """Every function that the program calls when the Storm Lantern is used: its file and its name."""
    game = placed(GAME, "items: [storm-lantern]\n")
    assert "use:storm-lantern/1" in game.open[0].ids()
    calls: list[tuple[Path, str]] = []

    def note(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and frame.f_code.co_filename.startswith(str(SOURCES)):
            calls.append((Path(frame.f_code.co_filename), frame.f_code.co_qualname))

    sys.setprofile(note)
    try:
        game.answer(A, "use:storm-lantern/1")
    finally:
        sys.setprofile(None)
    assert [token.kind for token in game.table.tokens] == ["light"]
    return calls


def test_the_storm_lantern_goes_the_way_that_the_page_tells() -> None:
    passed = [(file, name.partition(".")[0]) for file, name in called()]
    told = [(file, name) for name, file in hops() if file.name in ENGINE]
    assert len(told) == len(ENGINE)
    order = [passed.index(hop) for hop in told]
    assert order == sorted(order), "in the order of the page"


def test_the_page_says_how_much_really_runs_between_the_answer_and_the_event() -> None:
    called()  # once, so that no effect is compiled while it is counted
    calls = called()
    until = {call for call in calls[: calls.index((EVENT, "TokenLaid.apply")) + 1] if "<" not in call[1]}
    functions, modules = len(until), len({file for file, _ in until})
    said = f"calls {functions} functions of {modules} modules"
    assert said in " ".join(PAGE.read_text(encoding="utf-8").split())

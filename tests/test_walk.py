"""The walk of one card through the architecture page: its links hold, and the card really goes that way."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

from nocturne.games.etherfields.game import GAME
from tests.packs.etherfields.trial import A, placed

PAGE = Path(__file__).resolve().parents[1] / "docs" / "architecture.md"
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


def test_the_storm_lantern_goes_the_way_that_the_page_tells() -> None:
    game = placed(GAME, "items: [storm-lantern]\n")
    passed: list[tuple[str, str]] = []

    def note(frame: FrameType, what: str, _: object) -> None:
        if what == "call":
            passed.append((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".")[0]))

    sys.setprofile(note)
    try:
        game.answer(A, "use:storm-lantern/1")
    finally:
        sys.setprofile(None)
    assert [token.kind for token in game.table.tokens] == ["light"]
    told = [(str(file), name) for name, file in hops() if file.name in ENGINE]
    assert len(told) == len(ENGINE)
    order = [passed.index(hop) for hop in told]
    assert order == sorted(order), "in the order of the page"

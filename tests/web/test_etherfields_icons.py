"""The page draws with the same icons as cards and print."""

from __future__ import annotations

from tools import web_icons


def test_the_icons_of_the_page_are_those_of_the_cards() -> None:
    written = web_icons.PLACE.read_text(encoding="utf-8")
    assert written == web_icons.source(), "run: python -m tools.web_icons"

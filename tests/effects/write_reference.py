"""Writes docs/effects.md from the code: `python -m tests.effects.write_reference`."""

from pathlib import Path

from nocturne.effects.language import Language
from nocturne.games import GAMES, find
from nocturne.packs import PackGame
from tests.effects.reference import page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "effects.md"


def languages() -> list[Language]:
    """The languages of all games."""
    return [manifest.language for game in sorted(GAMES) if isinstance(manifest := find(game), PackGame)]


def reference() -> str:
    """The page as the code has it now."""
    return page(languages())


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")

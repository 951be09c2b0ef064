"""The page of what is certified: `python -m tests.playthroughs.tables` writes it anew from the records."""

from __future__ import annotations

from pathlib import Path

from nocturne.lab.certificates import Case, Record
from nocturne.lab.certify import Wish, certified_table, chosen
from tests.playthroughs import missions, record

PAGE = Path(__file__).resolve().parents[2] / "docs" / "certificates.md"
HEAD = """# What can be won, and by how many

Winning games that the repository keeps and its tests play again, of ALONE's thirty in each run
([lab.md](lab.md#can-it-be-won)): ✓ and the number of answers of the one that is kept, a dash where none is known. All
were played by bots. This page is written from the records by `python -m tests.playthroughs.tables`, and a test compares
it with them.
"""


def page() -> str:
    """The whole page."""
    dreams = table("etherfields", record.load())
    return f"{HEAD}\n## Dreams and Slumbers\n\n{dreams}\n## Missions of ALONE\n\n{table('alone', missions.load())}"


def table(game: str, records: dict[Case, Record]) -> str:
    """What is certified of a game."""
    wish = Wish(game)
    return certified_table(wish, chosen(wish), records) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""Every rule of the table is named by a test, or the documents say why nothing is executed for it."""

from __future__ import annotations

import re
from pathlib import Path

from nocturne.rules import rules

ROOT = Path(__file__).resolve().parents[3]
ID = re.compile(r"\bEF-[A-Z]+-\d+\b")


def named_by_tests() -> set[str]:
    """The ids in the markers of tests."""
    marks = re.compile(r"mark\.rule\(([^)]*)\)")
    files = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {one for text in files for mark in marks.findall(text) for one in ID.findall(mark)}


def excused() -> set[str]:
    """The ids in the table of rules that nothing executes."""
    page = (ROOT / "docs" / "rules" / "not-executed.md").read_text(encoding="utf-8")
    return {one for line in page.splitlines() if line.startswith("| EF-") for one in ID.findall(line.split("|")[1])}


def test_every_rule_is_named_by_a_test_or_excused_and_never_both() -> None:
    known = set(rules("etherfields"))
    assert known - named_by_tests() - excused() == set()
    assert named_by_tests() & excused() == set()
    assert excused() <= known

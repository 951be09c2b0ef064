"""What the documents point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DECISIONS = ROOT / "docs" / "decisions"
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web/README.md", ROOT / "tests/README.md"]
)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(document.relative_to(ROOT)) for document in DOCUMENTS])
def test_every_link_of_a_document_leads_to_a_file(document: Path) -> None:
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    missing = [target for target, _ in LINK.findall(text) if not (document.parent / target).exists()]
    assert missing == []


def test_every_decision_stands_in_the_list_with_its_title() -> None:
    listed = (DECISIONS / "README.md").read_text(encoding="utf-8")
    for decision in sorted(DECISIONS.glob("[0-9]*.md")):
        number, _, title = decision.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").partition(". ")
        if number != "NNNN":
            assert f"| {number} | [{title}]({decision.name}) |" in listed

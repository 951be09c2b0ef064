"""What a change touches (docs/how-to/what-a-change-touches.md): each is made in a copy of the sources, and works.

A change is a file beside this one: edits of the sources, the test that comes with it, tests that must still pass, and
the files that a tool then writes anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
PAGE = REPOSITORY / "docs" / "how-to" / "what-a-change-touches.md"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.pyc")
CHANGES = sorted(HERE.glob("*.yaml"))
MOST = {"card": 2, "state-token": 5, "rule-switch": 4, "word-of-etherfields": 3, "word-of-alone": 4}
"""How many files a change may touch, its own test included."""


def edited(text: str, edit: dict[str, str]) -> str:
    """A file after an edit: lines added after or before the one that begins so, or a passage in place of another."""
    if "replace" in edit:
        assert text.count(edit["replace"]) == 1, edit["replace"]
        return text.replace(edit["replace"], edit["add"])
    lines, added = text.splitlines(), edit["add"].rstrip("\n").split("\n")
    added += ["", ""] if edit["add"].endswith("\n\n\n") else []
    where = [number for number, line in enumerate(lines) if line.startswith(edit.get("after", edit.get("before", "")))]
    assert len(where) == 1, edit
    at = where[0] + ("after" in edit)
    return "\n".join([*lines[:at], *added, *lines[at:], ""])


def make(change: dict[str, Any], place: Path) -> None:
    """Make a change in a copy of the sources."""
    shutil.copytree(REPOSITORY / "src" / "nocturne", place / "src" / "nocturne", ignore=LEFT_OUT)
    for edit in change["edits"]:
        file = place / edit["file"]
        file.write_text(edited(file.read_text(encoding="utf-8"), edit), encoding="utf-8")
    (place / "test_change.py").write_text(change["test"], encoding="utf-8")


@pytest.mark.parametrize("path", CHANGES, ids=[path.stem for path in CHANGES])
def test_a_change_touches_few_files_and_works(path: Path, tmp_path: Path) -> None:
    change: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    touched = {edit["file"] for edit in change["edits"]}
    assert len(touched) == change["sources"]
    assert len(touched) + 1 <= MOST[path.stem]
    row = next(row for row in PAGE.read_text(encoding="utf-8").splitlines() if f"changes/{path.name}" in row)
    for written in change.get("generated", []):  # by a tool: counted on the page, beside the others
        assert (REPOSITORY / written).exists()
        assert Path(written).name in row
    assert f"| {len(change.get('generated', []))} |" in row
    make(change, tmp_path)
    paths = os.pathsep.join([str(tmp_path / "src"), str(REPOSITORY)])
    known = {**os.environ, "PYTHONPATH": paths, "NOCTURNE_CACHE": str(tmp_path / "cache")}
    tests = [str(tmp_path / "test_change.py"), *change["also"]]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", "pyproject.toml"]
    done = subprocess.run([*command, *tests], cwd=REPOSITORY, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_the_page_links_every_change() -> None:
    linked = set(re.findall(r"tests/changes/([a-z-]+)\.yaml", PAGE.read_text(encoding="utf-8")))
    assert linked == {path.stem for path in CHANGES} == set(MOST)

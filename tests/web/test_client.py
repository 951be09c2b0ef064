"""The page's own checks: types, accessibility lints, unit tests, and that every word it says is written."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nocturne.games.alone.events import course, ground, said
from nocturne.games.alone.events.base import Statement
from nocturne.kernel.text import kebab
from tools import web, web_fonts

SAID = re.compile(r"""\bt\(\s*(['"`])([a-z][a-z0-9-]*)\1(\s*\+)?""")
GIVEN = re.compile(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)['"`]""")
WRITTEN = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def sources() -> Iterator[Path]:
    for path in sorted((web.WEB / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path


def written() -> set[str]:
    texts = [words.read_text(encoding="utf-8") for words in web.WORDS]
    return {key for text in texts for key in WRITTEN.findall(text) if not key.startswith("web-")}


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own_checks(script: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.web", script], cwd=web.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def test_every_word_the_page_says_is_written() -> None:
    keys = written()
    missing = {}
    for path in sources():
        for _, key, joined in SAID.findall(path.read_text(encoding="utf-8")):
            there = any(one.startswith(key) for one in keys) if joined else key in keys
            if not there:
                missing[key] = path.name
    assert not missing


def test_no_word_is_written_that_the_page_never_says() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    given = set(GIVEN.findall(code))
    beginnings = tuple(one for one in given if one.endswith("-"))
    unused = {key for key in written() if key not in given and not key.startswith(beginnings)}
    assert not unused


def test_everything_that_evil_must_tell_has_words_beside_the_radar() -> None:
    """The view shows it as a key with values for a while (AL-NOISE-12); a key without words would be shown bare."""
    events = [one for module in (course, ground, said) for one in vars(module).values() if isinstance(one, type)]
    statements = {one for one in events if issubclass(one, Statement) and one is not Statement}
    displayed: set[type] = {*statements, ground.ConditionRemoved}
    told = {kebab(one.__name__) for one in displayed} - {"noise-heard"}
    assert len(told) > 5
    assert not {key for key in told if f"al-said-{key}" not in written()}


def test_the_page_asks_for_nothing_outside() -> None:
    """No outside font, picture or script: the only addresses in our sources are names of SVG."""
    outside = {
        path.name: found
        for path in [*sources(), web.WEB / "index.html", web.WEB / "src/app.css"]
        if (found := re.findall(r"https?://(?!www\.w3\.org/)[^\s'\"`]*", path.read_text(encoding="utf-8")))
    }
    assert not outside


def test_the_small_fonts_have_every_letter_of_the_four_languages_and_of_all_that_is_said() -> None:
    sheet = web_fonts.SHEET.read_text(encoding="utf-8")
    latin = {one for one in web_fonts.wanted() if one.isalnum() and (one <= "ÿ" or one in "œŒ")}
    for face, covered in zip(web_fonts.FACES, re.findall(r"unicode-range: (.*);", sheet), strict=True):
        ends = [[int(end, 16) for end in one.removeprefix("U+").split("-")] for one in covered.split(",")]
        lacking = {one for one in latin if not any(end[0] <= ord(one) <= end[-1] for end in ends)} - {"½"}
        assert not lacking, f"{face.small.name}: run python -m tools.web_fonts"
        assert face.small.stat().st_size < face.source.stat().st_size * 0.8

"""Complaints about files, packs, stores and calls come from catalogues: every one is there, and none stands in code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from nocturne.i18n import say
from nocturne.kernel import NocturneError, Text, UsageError
from tests.i18n.catalogue import messages, problem_files, references, uses
from tests.i18n.produced import SRC, by_calls, strings_in

JOINING = {"either-pair", "either-more", "either-last"}
"""What the function EITHER of the catalogues says."""

OTHERS = ("kernel", "effects", "alone", "alone-effects", "etherfields", "etherfields-effects", "lanterns", "server")
ROOMS = ("packs", "lab", "skeleton", "reports.py", "__init__.py", "games/__init__.py")
"""Where every message that is made is a complaint; elsewhere tests/i18n/test_catalogues.py finds what is nowhere."""

PLAIN: dict[str, str] = {
    "pictures": "faces are drawn from code and checked packs; what is wrong with one is for whoever writes that code",
    "terminal": "its sentences have been said already, by `words`",
}
"""Where errors are still made from sentences, and why."""


def sources(*places: str) -> list[Path]:
    """The modules at some places."""
    return [
        path for place in places for path in ([SRC / place] if place.endswith(".py") else (SRC / place).rglob("*.py"))
    ]


def test_every_complaint_that_is_made_is_in_a_catalogue_with_all_its_values() -> None:
    known = messages(*problem_files())
    made = [message for path in sources("") for message in by_calls(path, ("of",)) if message.key in known]
    assert len({message.key for message in made}) > 250
    lacking = {one: lost for one in made if (lost := {use.variable for use in uses(one.key, known)} - one.values)}
    assert lacking == {}
    elsewhere = messages(*OTHERS)
    rooms = [message for path in sources(*ROOMS) for message in by_calls(path, ("of",))]
    nowhere = [one for one in rooms if one.key not in known and one.key not in elsewhere]
    assert [one for one in nowhere if one.key != "picture-kind-"] == []  # each kind of record has one


def test_no_complaint_is_written_that_nobody_makes() -> None:
    known = messages(*problem_files())
    assert set(known) - strings_in(SRC) - references(known) - JOINING == set()


def test_no_complaint_hides_another_message() -> None:
    known = messages(*problem_files())
    assert set(known) & set(messages(*OTHERS)) == set()


def sentences(path: Path) -> Iterator[str]:
    """Where a module makes an error from a sentence instead of a message."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        ours = name in OURS or name == "fail"
        if ours and any(isinstance(one, ast.JoinedStr) or spoken(one) for one in node.args):
            yield f"{path.relative_to(SRC)}:{node.lineno}: {ast.unparse(node)}"


def spoken(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def kinds(base: type[NocturneError]) -> Iterator[str]:
    """The names of our errors."""
    yield base.__name__
    for kind in base.__subclasses__():
        yield from kinds(kind)


FURTHER = {"StoreError", "ReportError", "MapError", "PackError", "SourceError", "NoMapFound"}
OURS = ({*kinds(NocturneError)} | FURTHER) - {"Refused"}


def test_no_error_is_made_from_a_sentence_in_code() -> None:
    paths = [path for path in sources("") if path.relative_to(SRC).parts[0] not in PLAIN]
    assert [place for path in paths for place in sentences(path)] == []


@pytest.mark.parametrize("place", list(PLAIN))
def test_the_places_with_sentences_are_still_needed(place: str) -> None:
    assert sources(place), f"strike {place} out of PLAIN"


def test_an_error_says_its_message_in_english_and_in_any_language() -> None:
    fault = UsageError(Text.of("seed-form", seed="'x'"))
    assert str(fault) == say(fault.text) == "The seed is a whole number, not 'x'."


def test_an_error_made_from_words_of_others_says_them_as_they_are() -> None:
    fault = UsageError("No space left on device")
    assert (str(fault), fault.text.key) == ("No space left on device", "said")


@pytest.mark.parametrize("many", [1, 2, 3])
def test_either_joins_what_may_be_meant(many: int) -> None:
    marks = tuple([Text.of("quoted", word=word) for word in ("a", "b", "c")[:many]])
    quoted = ['"a"', '"b"', '"c"']
    said = say(Text.of("drawing-mark", line=1, column=2, marks=marks, given="x"))
    assert said.startswith(f"line 1, column 2: expected {' or '.join(quoted[:many])}, not")

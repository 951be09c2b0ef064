"""The pack of ALONE as a whole: nothing wrong with it, and its text is the one that was agreed."""

import json
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from nocturne.effects.schema import schema
from nocturne.games.alone.pack import LANGUAGE, content, named, names_in, records
from nocturne.kernel import Name
from nocturne.kernel.source import read
from nocturne.packs import files_in, shipped
from nocturne.packs.check import check

TEXT = Path(__file__).parent / "text-alone.txt"


def whole_text() -> str:
    """The rules text of every record that has one."""
    box = records()
    said = [(key, box.rules(key)) for key in sorted(box)]
    lines = [(f"{key}: {box.name(key)}", text.replace("\n", "\n    ")) for key, text in said if text]
    return "".join(f"{head}\n    {text}\n" for head, text in lines)


def test_nothing_is_wrong_with_the_pack() -> None:
    problems, reading = check(files_in(shipped("alone")), LANGUAGE)
    assert list(problems.lines()) == []
    assert len(reading.records) == 115


def test_the_pack_fits_the_schema_of_its_language() -> None:
    checker = Draft202012Validator(json.loads(schema(LANGUAGE)))
    files = {path: data for path, data in files_in(shipped("alone")).items() if path != "manifest.yaml"}
    assert [
        fault.message for path, data in files.items() for fault in checker.iter_errors(read(data, path).plain())
    ] == []


def test_the_text_of_the_cards_is_the_one_that_was_agreed() -> None:
    assert whole_text() == TEXT.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["reaction", "item", "mission", "character", "boss"])
def test_every_card_says_something_in_whole_sentences(kind: str) -> None:
    for one in records().all(kind):
        text = records().rules(f"{kind}/{one.id}")
        assert text.endswith((".", ").")), text
        assert "⟨" not in text


def test_every_record_but_the_sheet_has_flavour() -> None:
    bare = [key for key in records() if not records().text("flavour", key)]
    assert bare == ["sheet/hero-sheet"]


def test_the_box_is_opened_once() -> None:
    assert content() is content()


@pytest.mark.parametrize(
    ("kind", "id", "name"),
    [
        ("reaction", "fang_drop", "From Above"),
        ("creature", "boss_choir", "The Choir"),
        ("creature", "worm", "Worm"),
        ("ability", "companion-ch_okoro", "Tomas Okoro, field medic"),
        ("ability", "precision", "precision"),
        ("deck", "snare", "Snare"),
    ],
)
def test_things_are_called_as_the_pack_calls_them(kind: str, id: str, name: str) -> None:
    assert named(Name(kind, id)) == name


def test_sentences_can_be_kept_because_the_names_of_a_pack_are_one_function() -> None:
    assert names_in(records()) is names_in(records())
    assert names_in(records())(Name("item", "it_vest")) == named(Name("item", "it_vest")) == "Plated Vest"

"""The reference page is complete and fresh; the schema speaks of every word."""

import json

import pytest

from nocturne.effects.schema import schema
from tests.effects.playground import LANGUAGE
from tests.effects.write_reference import PAGE, reference, said

WORDS = [(family, name, word) for family, words in LANGUAGE.words().items() for name, word in words.items()]


@pytest.mark.parametrize(("family", "name", "word"), WORDS, ids=[f"{family} {name}" for family, name, _ in WORDS])
def test_every_word_has_a_sentence_an_example_and_a_text(family: str, name: str, word: type) -> None:
    assert name in word.example  # type: ignore[attr-defined]  # every word has one
    sentence = (word.__doc__ or "").strip().split("\n")[0]
    assert sentence.endswith(".")
    text = said(family, word.example)  # type: ignore[attr-defined]  # every word has one
    assert "⟨" not in text
    assert text[0].isupper() or not text[0].isalpha()
    assert text.endswith(".")


def test_the_reference_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run python -m tests.effects.write_reference"


def test_the_schema_knows_every_word_and_kind() -> None:
    whole = json.loads(schema(LANGUAGE))
    for family, name, _ in WORDS:
        written = json.dumps(whole["$defs"][family])
        assert f'"{name}"' in written
    assert {f"kind-{kind}" for kind in LANGUAGE.kinds} <= set(whole["$defs"])

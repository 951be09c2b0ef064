"""The reference page is complete and fresh; every word of every game has a sentence, an example and a text."""

import json
from typing import Any

import pytest
import yaml
from jsonschema_rs import Draft202012Validator

from nocturne.effects.control import All
from nocturne.effects.language import Language
from nocturne.effects.schema import schema
from nocturne.effects.shape import shape_of
from nocturne.effects.speak import speaker
from nocturne.effects.word import CONTROL, Named, Verb, Word
from nocturne.games.etherfields.words.control import AnyOf, Not
from tests.effects.reference import record
from tests.effects.write_reference import PAGE, languages, reference

WORDS = [
    pytest.param(language, family, word, id=f"{language.game} {family} {name}")
    for language in languages()
    for family, words in language.words().items()
    for name, word in words.items()
]
NO_MESSAGE = (All, AnyOf, Not)
"""Conditions that are told by what they join."""


@pytest.mark.parametrize(("language", "family", "word"), WORDS)
def test_every_word_has_a_sentence_and_a_text(language: Language, family: str, word: type[Word]) -> None:
    assert (word.__doc__ or "").strip().split("\n")[0].endswith(".")
    is_control = issubclass(word, Verb) and word.grammar is CONTROL
    if not issubclass(word, NO_MESSAGE):
        key = f"{word.named()}-sentence" if is_control else f"{family}-{word.named()}"
        spoken = speaker("en", language.catalogues)
        assert spoken.has(key) or spoken.has(f"pay-or-{key.partition('-')[2]}"), key


OWN = [case for case in WORDS if case.values[2] not in case.values[0].shared or case.values[0].game == "etherfields"]  # type: ignore[union-attr]  # a language and a word
"""The examples of words that games share are lines of Etherfields."""


@pytest.mark.parametrize(("language", "family", "word"), OWN)
def test_the_example_of_every_word_is_one_that_its_language_takes(
    language: Language, family: str, word: type[Word]
) -> None:
    whole: dict[str, Any] = json.loads(schema(language))
    fits = Draft202012Validator({"$ref": f"#/$defs/{family}", "$defs": whole["$defs"]})
    example = yaml.safe_load(word.example)
    assert word.named() in word.example
    for line in example if isinstance(example, list) else [example]:
        assert [fault.message for fault in fits.iter_errors(line)] == []


def test_the_reference_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run python -m tests.effects.write_reference"


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.game)
def test_the_reference_page_names_every_field_of_every_record_and_what_it_chooses_from(language: Language) -> None:
    for kind in language.kinds.values():
        told = record(kind, language)
        for field in shape_of(kind).fields:
            assert f"- `{field.key}`: " in told
            names = language.names(field.mark.list) if isinstance(field.mark, Named) else ()
            assert [name for name in names if f"`{name}`" not in told] == []


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.game)
def test_the_schema_knows_every_word_and_kind(language: Language) -> None:
    whole = json.loads(schema(language))
    for family, words in language.words().items():
        written = json.dumps(whole["$defs"].get(family))
        assert [name for name in words if f'"{name}"' not in written] == []
    assert {f"kind-{kind}" for kind in language.kinds} <= set(whole["$defs"])

"""The generated JSON Schema takes what the reader takes: the shipped packs, the tests' pack, every word's example."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from nocturne.effects.language import Language
from nocturne.effects.schema import schema
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.kernel import UsageError
from nocturne.kernel.source import read
from nocturne.packs import Files, files_in, shipped
from nocturne.packs.commands import language_of
from nocturne.packs.sources import all_shipped
from tests.packs.packs import NIGHT


def validator(language: Language) -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema(language)))


def problems(language: Language, files: Files) -> list[str]:
    """What the schema finds wrong in the record files of a pack."""
    checker = validator(language)
    return [
        f"{path}: {fault.message} at {list(fault.instance_path)}"
        for path, data in files.items()
        if path != "manifest.yaml" and not path.startswith("texts/")
        for fault in checker.iter_errors(read(data, path).plain())
    ]


def shipped_languages() -> Iterator[Any]:
    for name in all_shipped():
        try:
            yield pytest.param(name, language_of(name), id=name)
        except UsageError as fault:  # a game in the making has its pack before its language
            yield pytest.param(name, None, id=name, marks=pytest.mark.skip(str(fault)))


@pytest.mark.parametrize(("name", "language"), list(shipped_languages()))
def test_a_shipped_pack_fits_the_schema_of_its_game(name: str, language: Language) -> None:
    assert problems(language, files_in(shipped(name))) == []


def test_the_schema_is_itself_a_right_schema() -> None:
    assert meta.is_valid(json.loads(schema(LANGUAGE)))


def test_a_pack_with_a_bit_of_everything_fits() -> None:
    assert problems(LANGUAGE, NIGHT) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "{kind: itme, id: x}",
        "{kind: item}",
        "{kind: item, id: Ember}",
        "{kind: influence, id: x, copies: none}",
        "{kind: influence, id: x, copies: 100}",
        "{kind: item, id: x, actions: {do: []}}",
        "{kind: item, id: x, actions: {do: [{darw: 1}]}}",
        "{kind: item, id: x, actions: {do: [{draw: 1, hwo: you}]}}",
        "{kind: item, id: x, actions: {do: [{add-state: sleepy, who: you}]}}",
        "{kind: item, id: x, actions: {do: [damage]}}",
        "{kind: item, id: x, actions: {do: [{damage: 1, to: {every: dreamer}}]}}",
        "{kind: item, id: x, actions: {do: [{damage: 1, to: {each: draemer}}]}}",
        "{kind: item, id: x, reactions: {do: [{draw: 1}]}}",
    ],
)
def test_what_is_wrong_does_not_fit(wrong: str) -> None:
    assert problems(LANGUAGE, {"cards.yaml": f"[{wrong}]".encode()}) != []

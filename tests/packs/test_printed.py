"""What each line of a rules text is about: as much as its words say, and nothing that is sealed."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.packs import Library
from nocturne.packs.printed import printed
from nocturne.packs.public import public


def library(game: str) -> Library:
    packs = nocturne.new(game, players=2, seed=1).box.source
    assert isinstance(packs, Library)
    return packs


@pytest.mark.parametrize("game", ["alone", "etherfields", "lanterns"])
def test_every_line_of_every_rules_text_has_its_mark_or_none_has(game: str) -> None:
    records = library(game)
    marked = [(key, lines) for key in records if (lines := printed(records, key))]
    assert marked or game == "lanterns"
    assert [key for key, lines in marked if len(lines) != len(records.rules(key).split("\n"))] == []


@pytest.mark.rule("EF-GATE-02", "EF-TURNCARD-06")
def test_a_gate_says_how_many_tokens_are_its_end() -> None:
    lines = printed(library("etherfields"), "gate/gate-ferry")
    assert [line.when for line in lines] == [
        "told-special",
        "told-goal",
        "trap",
        "end-of-turn",
        "end-of-turn",
        "out-of-turns",
    ]
    assert [(line.token, line.at_least, line.ends) for line in lines if line.token] == [("threat", 8, "badly")]


@pytest.mark.rule("EF-ENTITY-03", "EF-RANGE-08")
def test_the_rows_of_an_entity_say_how_far_they_reach() -> None:
    lines = printed(library("etherfields"), "tile/purser")
    assert {line.when: line.reach for line in lines if line.when} == {"morphing": None, "basic": 1, "special": 2}


def test_what_stands_behind_the_number_of_a_script_is_left_out() -> None:
    records = library("etherfields")
    assert "Story" not in records.rules("map/engine-room")  # three heads of steam bring her in: nobody is told before
    assert not any(line.token or line.ends for line in printed(records, "map/engine-room"))


def test_a_client_has_the_marks_once_the_record_is_shown() -> None:
    records = library("etherfields")
    assert public(records, "tile/moths", revealed=True)["fields"]["lines"][4] == {"when": "basic", "reach": 0}
    assert "fields" not in public(records, "tile/moths", revealed=False)

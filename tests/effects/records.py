"""Records of Etherfields for tests of the language: read as a pack is, with nothing else in it."""

from __future__ import annotations

from nocturne.effects.parse import Parser
from nocturne.effects.problems import PackError, Problems
from nocturne.effects.records import Compiled
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.kernel import Name
from nocturne.kernel.source import read


def compiled(record: str) -> Compiled:
    """A record that is written in YAML; `PackError` where it is wrong."""
    problems = Problems()
    read_record = Parser(LANGUAGE, problems).record(read(record, "test.yaml"))
    if problems:
        raise PackError(problems)
    assert read_record is not None
    return read_record


def fate(effect: str) -> str:
    """A Fate card that has this effect."""
    return f"{{kind: fate, id: test, do: {effect}}}"


def item(part: str) -> str:
    """An Item with these parts."""
    return f"{{kind: item, id: test, {part}}}"


def named(name: Name) -> str:
    """Without a pack, things are called by their ids."""
    words = name.id.replace("-", " ")
    return words if name.kind == "flag" else words.title()

"""One manifest and one engine a game: whatever a shipped record says is carried out by the interpreter."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from msgspec import Struct

from nocturne.effects.check import blocks_in
from nocturne.effects.context import Stage
from nocturne.effects.records import PackRecord, RecordPart
from nocturne.effects.shape import shape_of
from nocturne.effects.word import Word
from nocturne.games import GAMES, find
from nocturne.games.etherfields.words.control import Call
from nocturne.kernel import Manifest
from nocturne.packs import Library
from tests.packs.test_vocabulary import contents, shipped

GAME_IDS = sorted(GAMES)
Place = tuple[str, int]
"""A block of a record."""

INERT = ("place-this", "remove-flaw", "unlock")
"""Words that stand for a whole part: the rules read that they are there, and nothing is to be carried out."""


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_has_one_manifest(game: str) -> None:
    package = importlib.import_module(f"nocturne.games.{game}")
    modules = [
        importlib.import_module(found.name) for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    manifests = {
        id(value): value for module in modules for value in vars(module).values() if isinstance(value, Manifest)
    }
    assert list(manifests.values()) == [find(game)]
    kinds = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    own = [kind for kind in kinds if issubclass(kind, Manifest) and kind.__module__.startswith(package.__name__)]
    assert own == [type(find(game))]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_effect_of_every_shipped_record_is_one_that_the_rules_carry_out(game: str) -> None:
    """What the rules look up points at blocks, those lead to others and to scripts: together they are all."""
    pack = shipped(game)
    reached = set(reachable(pack, {*pointed_at(contents(game, pack), pack)}))
    every = {(key, number) for key in pack for number in range(len(pack[key].blocks))}
    idle = {(key, number) for key, number in every if all(verb.named() in INERT for verb in pack[key].blocks[number])}
    assert sorted(every - idle - reached) == []
    assert reached <= every


def pointed_at(content: object, pack: Library) -> Iterator[Place]:
    """The blocks that the content of a game names, wherever in it."""
    parts = {id(part): (key, part.do) for key in pack for part in parts_of(pack[key].record)}  # type: ignore[attr-defined]  # those with an effect
    pending, seen = [content], set[int]()
    while pending:
        value = pending.pop()
        if id(value) in seen or isinstance(value, str | int | Word | Stage | Library):
            continue
        seen.add(id(value))
        if id(value) in parts:
            yield parts[id(value)]
        elif hasattr(value, "record") and hasattr(value, "block"):
            yield value.record, value.block
        elif isinstance(value, PackRecord):  # the rules read it as it is
            yield from [(f"{value.named()}/{value.id}", block) for block in blocks_in(value)]
        pending += inside(value)


def parts_of(value: object) -> list[RecordPart]:
    """The parts of a record that have an effect."""
    fields = [getattr(value, field.name) for field in shape_of(type(value)).fields]
    parts = [part for one in fields for part in (one if isinstance(one, tuple) else (one,))]
    return [part for part in parts if isinstance(part, RecordPart) and hasattr(part, "do")]


def inside(value: object) -> list[object]:
    """What a value is made of."""
    if isinstance(value, dict):
        return [*value.values()]
    if isinstance(value, tuple | list | set | frozenset):
        return [*value]
    if isinstance(value, Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    names = [*getattr(value, "__slots__", ()), *getattr(value, "__dict__", ())]
    return [getattr(value, name) for name in names if hasattr(value, name)]


def reachable(pack: Library, roots: set[Place]) -> Iterator[Place]:
    """These blocks, and those that they lead to."""
    pending, seen = [*roots], set[Place]()
    while pending:
        key, number = pending.pop()
        if (key, number) in seen or not key:
            continue
        seen.add((key, number))
        yield key, number
        for verb in pack[key].blocks[number]:
            pending += [(key, block) for block in blocks_in(verb)]
            if isinstance(verb, Call):
                script = f"script/{verb.script}"
                pending += [(script, block) for block in blocks_in(pack[script].record)]

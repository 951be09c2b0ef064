"""What a pack says is what happens: whatever parameter of a word or part is changed, it is refused or does otherwise.

Every parameter that a shipped pack gives, or could give, to a word or to a part of a record is changed in turn. Either
the changed pack is refused on loading, or the words name other steps, ask otherwise or lead elsewhere, at some table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest
from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.problems import PackError
from nocturne.effects.records import Compiled
from nocturne.effects.shape import shape_of
from nocturne.effects.word import AnyCondition, AnyCost, Block
from nocturne.games import GAMES, find
from nocturne.games.lanterns import words
from nocturne.games.lanterns.rules import DrawCards
from nocturne.kernel import UsageError
from nocturne.packs import Library, library, read_pack
from tests.packs.changes import ABSENT, Declared, Finder, Path, Plain, Spot, plain_records, put
from tests.packs.meaning import Content, holding, meanings
from tests.packs.packs import UNSPOKEN

OVER = "id: over\nversion: 1\ngame: {game}\ntitle: Over\nrequires: [{below}]\noverrides: [{record}]\n"
MORE = "id: more\nversion: 1\ngame: {game}\ntitle: More\nrequires: [{below}]\n"
TRIED = 2
"""So many records that speak a word are tried for each of its parameters."""
GAME_IDS = sorted(GAMES)


@cache
def shipped(game: str) -> Library:
    """The pack that comes with a game."""
    manifest = find(game)
    source = manifest.source(manifest.chosen_settings({}))
    assert isinstance(source, Library)
    return source


@cache
def spoken(game: str) -> Library:
    """The shipped pack, and with it the words that none of its cards speaks yet."""
    if game not in UNSPOKEN:
        return shipped(game)
    base = shipped(game).packs[0]
    manifest = MORE.format(game=game, below=base.manifest.id)
    files = {"manifest.yaml": manifest.encode(), "more.yaml": UNSPOKEN[game].read_bytes()}
    return library(base, read_pack(files, base.language, (base,)))


def over(game: str, key: str, record: dict[str, Any]) -> Library:
    """The shipped pack with one record written otherwise; `PackError` where it is refused."""
    base = shipped(game).packs[0]
    manifest = OVER.format(game=game, below=base.manifest.id, record=key if key in shipped(game) else "")
    files = {"manifest.yaml": manifest.encode(), "more.yaml": json.dumps([record]).encode()}
    return library(base, read_pack(files, base.language, (base,)))


@cache
def unchanged(game: str, key: str) -> Library:
    """The shipped pack with a record in the same words as before, all of them written out."""
    return over(game, key, Finder(spoken(game)).spots(key, plain(game)[key])[0])


@cache
def plain(game: str) -> dict[str, dict[str, Any]]:
    """The records that are changed, as they are written."""
    return plain_records(spoken(game))


@cache
def spots(game: str) -> dict[str, list[tuple[dict[str, Any], Spot]]]:
    """The parameters of a game's words and parts, each with some records in which they stand."""
    finder = Finder(spoken(game))
    by_name: dict[str, list[tuple[dict[str, Any], Spot]]] = {}
    for key, record in plain(game).items():
        written, places = finder.spots(key, record)
        for spot in places:
            by_name.setdefault(spot.parameter, []).append((written, spot))
    return {name: chosen(places) for name, places in sorted(by_name.items())}


def chosen(places: list[tuple[dict[str, Any], Spot]]) -> list[tuple[dict[str, Any], Spot]]:
    """Places of one parameter: of different records, first those that give it a value."""
    given = [place for place in places if place[1].value is not ABSENT] or places
    of_records = list({place[1].record: place for place in given}.values())
    return of_records[:: max(1, len(of_records) // TRIED)][:TRIED]


# -- what a record means


WORKED_OUT = {
    "lanterns": ("deck", "actions", "reactions"),
    "alone": ("reactions", "items", "missions", "characters"),
    "etherfields": ("actions", "passives", "effects", "removals", "unlocks"),
}
"""Where the rules of a game look up what the parts of records say."""


def known(game: str, content: Content) -> str:
    """What the rules have read from the parts of records: prices, moments, limits, and where each effect stands."""
    values = {name: getattr(content, name) for name in WORKED_OUT[game]}
    if game == "etherfields":  # an action also keeps the part that it was read from
        values["actions"] = {key: replace(action, part=None) for key, action in content.actions.items()}
    return repr(values)


@cache
def contents(game: str, pack: Library) -> Content:
    """A pack as the rules read it."""
    manifest = find(game)
    return manifest.made_of(pack, manifest.chosen_settings({}))  # type: ignore[attr-defined]  # of every game with packs


def outermost(spot: Spot, kind: Declared) -> Path:
    """The part of a record's path that leads to the block, condition or price that the parameter stands in."""
    path = spot.path
    for at, step in enumerate(path):
        if isinstance(step, int):
            continue
        field = shape_of(kind).by_key.get(step)
        if field is None or field.type in (Block, AnyCondition, AnyCost):
            end = at + 1
            if field is not None and field.many and len(path) > end and isinstance(path[end], int):
                end += 1
            return path[:end]
        if hasattr(field.type, "__struct_fields__"):
            kind = field.type
    return spot.path


def at_path(record: Declared, path: Path) -> Declared:
    """What stands at a path of a compiled record."""
    for step in path:
        if isinstance(step, int):
            record = record[step] if isinstance(record, tuple) else record
        else:
            record = getattr(record, shape_of(type(record)).by_key[step].name)
    return record


def around(compiled: Compiled, where: Path, path: Path) -> list[int]:
    """The blocks that a place stands in, the innermost first."""
    blocks, block = [at_path(compiled.record, where)], at_path(compiled.record, where)
    inside = list(path[len(where) :])
    while len(inside) > 1:
        number, key = inside[:2]
        assert isinstance(number, int)
        verb, inside = compiled.blocks[block][number], inside[2:]
        shape = shape_of(type(verb))
        field = shape.main if key == verb.named() else shape.by_key.get(str(key))
        inner = None if field is None or field.type is not Block else getattr(verb, field.name)
        if isinstance(inner, tuple):
            inner, inside = (inner[int(inside[0])] if inside else None), inside[1:]
        if inner is None:
            break
        block = inner
        blocks.insert(0, block)
    return blocks


PRINTED = ("script", "printed")
"""Parameters that say only what a card prints before it is read, and how it sends the reader to the script book."""


def meaning(game: str, pack: Library, spot: Spot) -> Iterator[Any]:
    """What the place of a parameter means in a pack, worked out as far as it is asked for."""
    if spot.path[-1] in PRINTED:
        yield pack.rules(spot.record)
        return
    content, key, compiled = contents(game, pack), spot.record, pack[spot.record]
    where = outermost(spot, type(compiled.record))
    kind = _kind_at(type(compiled.record), where)
    if kind is Block:
        yield from meanings(game, content, key, around(compiled, where, spot.path))
    elif kind is AnyCondition:
        yield known(game, content), holding(game, content, key, at_path(compiled.record, where))
    if kind is not AnyCondition:
        yield known(game, content)


def _kind_at(kind: Declared, path: Path) -> Declared:
    for step in path:
        if isinstance(step, str):
            kind = shape_of(kind).by_key[step].type
    return kind


class Remembered:
    """Answers that are worked out once, as far as they are asked for."""

    def __init__(self, answers: Iterator[Any]) -> None:
        self.answers, self.known = answers, list[Any]()

    def __iter__(self) -> Iterator[Any]:
        yield from self.known
        for answer in self.answers:
            self.known.append(answer)
            yield answer


@cache
def _meant(game: str, record: str, path: Path) -> Remembered:
    spot = next(spot for _, spot in chain(*spots(game).values()) if (spot.record, spot.path) == (record, path))
    return Remembered(meaning(game, unchanged(game, record), spot))


def meant(game: str, spot: Spot) -> Remembered:
    """What the place of a parameter means in the shipped pack."""
    return _meant(game, spot.record, spot.path)


def survives(game: str, written: dict[str, Any], spot: Spot, other: Plain) -> bool:
    """Whether a changed parameter is accepted and changes nothing."""
    try:
        pack = over(game, spot.record, put(written, spot.path, other))
        contents(game, pack)
    except (PackError, UsageError):
        return False
    before = meant(game, spot)
    return all(old == new for old, new in zip(before, meaning(game, pack, spot), strict=True))


def survivors(game: str, parameter: str) -> list[str]:
    """The changes of a parameter that nobody notices."""
    finder = Finder(spoken(game))
    return [
        f"{spot.record} {'.'.join(map(str, spot.path))}: {'left out' if other is ABSENT else json.dumps(other)}"
        for written, spot in spots(game)[parameter]
        for other in finder.others(spot)
        if survives(game, written, spot, other)
    ]


PARAMETERS = [(game, parameter) for game in GAME_IDS for parameter in spots(game)]


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("game", "parameter"), PARAMETERS, ids=[f"{game}: {name}" for game, name in PARAMETERS])
def test_another_value_of_a_parameter_is_refused_or_does_something_else(game: str, parameter: str) -> None:
    assert survivors(game, parameter) == []


# -- the test itself


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_effect_of_a_shipped_pack_is_tried_out_at_some_table(game: str) -> None:
    """Every block of every record names its steps or is carried out: none is taken to be the same because it fails."""
    pack = spoken(game)
    content = contents(game, pack)
    for key in pack:
        for block in range(len(pack[key].blocks)):
            assert any(meant is not None for meant in meanings(game, content, key, [block])), f"{key}: block {block}"


def deaf(_: object, ctx: Context) -> list[DrawCards]:
    """Draws two cards, whatever its card says."""
    return [DrawCards(seat, 2) for seat in ctx.seats("who")]


def test_a_word_that_ignores_a_parameter_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert survivors("lanterns", "verb draw.amount") == []
    monkeypatch.setattr(words.draw, "steps", deaf)
    _meant.cache_clear()
    left = survivors("lanterns", "verb draw.amount")
    assert left == [f"card/spark play.do.0.draw: {amount}" for amount in (1, 3, 4)]

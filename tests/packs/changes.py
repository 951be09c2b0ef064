"""Every parameter of every word and part that a pack speaks, and what else could stand there.

A `Spot` is one parameter of one word or part in one record; `changed` gives the record with another value there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple, TypeAlias

from nocturne.effects.records import RecordPart
from nocturne.effects.shape import Field, Shape, shape_of
from nocturne.effects.word import (
    HOWS,
    AnyAmount,
    AnyCondition,
    AnyCost,
    AnyVerb,
    Between,
    Block,
    Drawing,
    Label,
    Named,
    Refers,
    Select,
    Story,
)
from nocturne.kernel.source import read
from nocturne.packs import Library

ABSENT = object()
"""In place of a value: the parameter is left out."""

POINTERS = ("you", "it", "this", "here", "there", "target", "prey", "taker", "snuffer")
NUMBERS = (("count", 1), ("within", 0), ("beyond", 1))
MOST_NAMES = 4
"""So many other members of a list are tried, beside those next to the one that stands there."""

SYNONYMS = {"here": "you", "there": "it", "team": "first-player", "first-player": "team"}
"""Pointers that mean the same in some place: where somebody stands; and who decides for the Team (EF-FIRST-02)."""

Path: TypeAlias = tuple[str | int, ...]
Plain: TypeAlias = Any
"""A value as it stands in a file."""
Declared: TypeAlias = Any
"""The declared type of a field."""


Others: TypeAlias = Callable[[Field, Any], Iterator[Any]]


class Spot(NamedTuple):
    """A parameter in a record: of which word or part, which one, where it stands, and its value."""

    record: str
    owner: str
    field: Field
    path: Path
    value: Plain

    @property
    def parameter(self) -> str:
        """The parameter by name: `verb draw.amount`."""
        return f"{self.owner}.{self.field.key}"


def plain_records(library: Library) -> dict[str, dict[str, Any]]:
    """What the files of packs say, record by record."""
    plain: dict[str, dict[str, Any]] = {}
    for pack in library.packs:
        for path, data in pack.files.items():
            if path != "manifest.yaml" and not path.startswith("texts/"):
                for node in read(data, path).value:
                    record = node.plain()
                    plain[f"{record['kind']}/{record['id']}"] = record
    return plain


def put(record: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """The record with another value at a place, or with none."""
    changed = deepcopy(record)
    at: Any = changed
    for step in path[:-1]:
        at = at[step]
    if value is ABSENT:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return changed


class Finder:
    """Finds the parameters of one language in plain records."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.language = library.language
        self.families: Mapping[Any, tuple[str, Mapping[str, type[Any]]]] = {
            AnyVerb: ("verb", self.language.verbs),
            AnyCondition: ("condition", self.language.conditions),
            AnyAmount: ("amount", self.language.amounts),
            AnyCost: ("cost", self.language.costs),
        }
        self.by_type: dict[Any, Others] = {
            Block: self._blocks,
            Select: self._selectors,
            AnyCondition: self._conditions,
            AnyCost: self._costs,
            AnyAmount: self._numbers,
        }
        self.by_mark: dict[Any, Others] = {
            Between: self._numbers,
            Named: self._named,
            Refers: self._references,
            Label: self._labels,
            Story: self._stories,
            Drawing: lambda _field, _value: iter(()),
        }
        self.stories = sorted({key for pack in library.packs for texts in pack.texts.values() for key in texts.stories})

    # -- where parameters stand

    def spots(self, key: str, record: dict[str, Any]) -> tuple[dict[str, Any], list[Spot]]:
        """A record with every word written out, and the parameters in it."""
        written = deepcopy(record)
        kind = self.language.kinds[record["kind"]]
        places = [spot._replace(record=key) for spot in self._fields(written, shape_of(kind), "", ())]
        return written, places

    def _fields(self, given: dict[str, Any], shape: Shape, owner: str, path: Path, main: str = "") -> Iterator[Spot]:
        for number, field in enumerate(shape.fields):
            key = main if main and number == 0 else field.key
            value = given.get(key, ABSENT)
            value = ABSENT if main and number == 0 and value is None else value
            if owner:
                yield Spot("", owner, field, (*path, key), value)
            if value is not ABSENT:
                yield from self._inside(given, key, field, (*path, key))

    def _inside(self, holder: Plain, key: str | int, field: Field, path: Path) -> Iterator[Spot]:
        value = holder[key]
        if field.type is Block:
            if field.many:
                for number in range(len(value)):
                    yield from self._block(value, number, (*path, number))
            else:
                yield from self._block(holder, key, path)
            return
        if field.many and not isinstance(value, list):
            value = holder[key] = [value]
        if field.many or (field.type is AnyCondition and isinstance(value, list)):
            for number in range(len(value)):
                yield from self._value(value, number, field, (*path, number))
        else:
            yield from self._value(holder, key, field, path)

    def _value(self, holder: Plain, key: str | int, field: Field, path: Path) -> Iterator[Spot]:
        value = holder[key]
        if field.type in self.families:
            yield from self._word(holder, key, field.type, path)
        elif field.type is Select and isinstance(value, dict) and "where" in value:
            yield from self._word(value, "where", AnyCondition, (*path, "where"))
        elif isinstance(value, dict) and field.type is not Select:
            owner = f"part {field.type.__name__}" if issubclass(field.type, RecordPart) else ""
            yield from self._fields(value, shape_of(field.type), owner, path)

    def _block(self, holder: Plain, key: str | int, path: Path) -> Iterator[Spot]:
        if not isinstance(holder[key], list):
            holder[key] = [holder[key]]
        for number in range(len(holder[key])):
            yield from self._word(holder[key], number, AnyVerb, (*path, number))

    def _word(self, holder: Plain, key: str | int, declared: Declared, path: Path) -> Iterator[Spot]:
        value = holder[key]
        if isinstance(value, int):
            return
        if isinstance(value, list):  # several conditions
            for number in range(len(value)):
                yield from self._word(value, number, declared, (*path, number))
            return
        if isinstance(value, str):
            value = holder[key] = {value: None}
        family, words = self.families[declared]
        name = next(iter(value))
        yield from self._fields(value, shape_of(words[name]), f"{family} {name}", path, name)

    # -- what else could stand there

    def others(self, spot: Spot) -> list[Any]:
        """Other values for a parameter; its default, spelled out, is none."""
        default, optional = spot.field.default, not spot.field.required
        said = default.noun if isinstance(default, Select) else default
        now = said if spot.value is ABSENT else spot.value
        same = [now, SYNONYMS.get(now) if isinstance(now, str) else None]
        same += [ABSENT] if now == said else []
        same += [spot.record.partition("/")[2]] if optional and isinstance(spot.field.mark, Refers) else []
        return [other for other in self._others(spot) if other not in same]

    def _others(self, spot: Spot) -> Iterator[Any]:
        field, value = spot.field, spot.value
        if value is not ABSENT and not field.required and spot.path[-1] == field.key:
            yield ABSENT
        if field.type in self.by_type:
            yield from self.by_type[field.type](field, value)
        elif type(field.mark) in self.by_mark:
            yield from self.by_mark[type(field.mark)](field, value)
        elif field.type is bool:
            yield value is not True
        elif field.type is str:
            yield f"{'' if value is ABSENT else value} indeed so"

    def _blocks(self, field: Field, value: Plain) -> Iterator[Any]:
        if value is ABSENT:
            return
        if field.many:
            yield from [value[1:], value[:-1]] if len(value) > 1 else []
            return
        lines = value if isinstance(value, list) else [value]
        yield lines[1:] if len(lines) > 1 else lines * 2

    def _costs(self, field: Field, value: Plain) -> Iterator[Any]:
        yield from [value[1:], value[:-1]] if isinstance(value, list) and len(value) > 1 else []

    def _labels(self, field: Field, value: Plain) -> Iterator[Any]:
        yield f"{value}-too" if value is not ABSENT else "another-name"

    def _stories(self, field: Field, value: Plain) -> Iterator[Any]:
        yield from [key for key in self.stories if key != value][:2]

    def _selectors(self, field: Field, value: Plain) -> Iterator[Any]:
        yield from [name for name in (*POINTERS, *self.language.pointers) if name != value]
        for noun in self.language.nouns:
            yield from [{how: noun} for how in ("each", "a", "each-other") if value != {how: noun}]
        if isinstance(value, dict):
            how = next(iter(value))
            yield from [{other: value[how], **_without(value, how)} for other in HOWS if other != how]
            for key, low in NUMBERS:
                yield from [{**value, key: n} for n in _near(value.get(key), low, 20)] if key in value else []
            yield from [_without(value, key) for key in value if key not in (how, "as")]
            if "within" not in value:
                yield {**value, "within": 1}

    def _conditions(self, field: Field, value: Plain) -> Iterator[Any]:
        if value is not ABSENT and "not" in self.language.conditions and isinstance(value, dict | str):
            yield value["not"] if isinstance(value, dict) and "not" in value else {"not": value}
        if isinstance(value, list) and len(value) > 1:
            yield from (value[1:], value[:-1])

    def _numbers(self, field: Field, value: Plain) -> Iterator[Any]:
        mark = field.mark if isinstance(field.mark, Between) else Between(0, 99)
        now = field.default if value is ABSENT else value
        if field.many:
            numbers = now if isinstance(now, list) else [now] if isinstance(now, int) else []
            yield from [[n, *numbers[1:]] for n in _near(numbers[0], mark.low, mark.high)] if numbers else [[mark.low]]
        elif isinstance(now, int):
            yield from _near(now, mark.low, mark.high)
        else:
            yield from (2, 3)
        yield from [word for word in mark.words if word != value]

    def _named(self, field: Field, value: Plain) -> Iterator[Any]:
        names = [name for name in self.language.names(field.mark.list) if name != value]
        if field.many:
            names = [name for name in names if name not in (() if value is ABSENT else value)]
            yield from [[name] for name in names[:MOST_NAMES]]
        else:
            yield from names if len(names) <= 2 * MOST_NAMES else (*names[:MOST_NAMES], *names[-MOST_NAMES:])

    def _references(self, field: Field, value: Plain) -> Iterator[Any]:
        ids = [record.id for record in self.library.all(field.mark.kind)]
        if field.many:
            yield from [value[1:]] if isinstance(value, list) and len(value) > 1 else []
            yield from [[name] for name in ids if name not in value][:2]
        else:
            yield from [name for name in ids if name != value][:2]


def _near(value: Plain, low: int, high: int) -> list[int]:
    return [n for n in (value - 1, value + 1, value + 2) if low <= n <= high]


def _without(value: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name != key}

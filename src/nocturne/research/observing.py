"""What a seat sees as numbers: a game's typed view, field by field, with nothing in it that is not in the view.

Each field of the view is a block of numbers with a shape of its own. The structured observation is all blocks by their
paths; the flat one is all of them one after the other. Sizes come from the type of the view, from the pack (a pile of
cards is a count for each card) and, for lists, from the declaration of the game.

| in the view | in the block |
|---|---|
| a number, yes or no | itself, between -128 and 127 |
| one of several words, an id of a record, a space | a one in its place |
| several of those | how many of each |
| nothing, where there might be something | nothing but zeros; else a one comes first |
| a list of parts | a row for each, in order, with a one before it; rows that do not fit are left out |
| any other text | a one in one of eight places, by its hash |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from math import prod
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints
from zlib import crc32

from msgspec import Meta, Struct

from nocturne.kernel import Box, Game, UsageError, View
from nocturne.kernel.grid import Space
from nocturne.kernel.text import Text
from nocturne.kernel.views import MARK
from nocturne.research.declared import Records, declared, values_of
from nocturne.research.extra import need

np = need("numpy")

LEAST, MOST = -128, 127
ROWS = 8
"""How many entries of a list are seen where nothing is declared."""
HASHED = 8
SPACES = 64
"""The spaces of the largest board."""

Array = Any  # numpy's, of which we have no types
Write = Callable[[Any, Array], None]


class Block(NamedTuple):
    """How values of a type are written: how many numbers they take, in which shape, and by what."""

    shape: tuple[int, ...]
    write: Write

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)


class Observer:
    """Turns the views of one game into arrays of numbers."""

    def __init__(self, box: Box[Any]) -> None:
        self._box = box
        self._what = declared(box.manifest.id)
        self.players = max(box.manifest.players)
        fields = self._top(box.manifest.view_type, "", lambda view: view)
        self.shapes: dict[str, tuple[int, ...]] = {"seat": (self.players,)}
        self._parts: list[tuple[Callable[[Any], Any], Write, slice, str]] = []
        start = self.players
        for path, look, block in fields:
            self.shapes[path] = block.shape
            self._parts.append((look, block.write, slice(start, start + block.size), path))
            start += block.size
        self.size = start

    def flat(self, view: View, seat: int) -> Array:
        """The view of a seat as one row of numbers."""
        out = np.zeros(self.size, np.float32)
        out[seat] = 1
        for look, write, where, _ in self._parts:
            value = look(view)
            if value is not None:
                write(value, out[where])
        return np.clip(out, LEAST, MOST, out=out)

    def structured(self, view: View, seat: int) -> dict[str, Array]:
        """The view of a seat as blocks by their paths."""
        out = self.flat(view, seat)
        blocks = {"seat": out[: self.players]}
        return blocks | {path: out[where].reshape(self.shapes[path]) for _, _, where, path in self._parts}

    def _top(
        self, kind: type[Struct], path: str, look: Callable[[Any], Any]
    ) -> list[tuple[str, Callable[[Any], Any], Block]]:
        """The blocks of a view: one for each field, and one for each field of a part."""
        blocks = []
        for name, type_ in _fields(kind):
            here = f"{path}{name}"
            if here in self._what.without:
                continue
            see, part = _through(look, name), _part_in(type_)
            if part is not None:
                blocks += self._top(part, f"{here}.", see)
            elif (block := self._block(type_, here)).size:
                blocks.append((here, see, block))
        return blocks

    # -- blocks by type

    def _block(self, kind: Any, path: str) -> Block:
        values = self._values(kind, path)
        if values is not None:
            return one_of(values)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._block(parts[0], path)
        if origin in (Union, UnionType):
            return self._maybe([part for part in parts if part is not type(None)], path)
        if origin is tuple:
            return self._list(parts[0], path) if parts[-1] is ... else self._row([*enumerate(parts)], path)
        if origin in (dict, Mapping):
            return self._mapping(parts[0], parts[1], path)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._part(kind, path)
        if kind in (int, bool) or isinstance(kind, NewType):
            return Block((1,), _number)
        return Block((HASHED,), _hashed)

    def _values(self, kind: Any, path: str) -> tuple[str, ...] | None:
        """What a single value may be, where that is known."""
        said = self._what.words.get(path, self._what.words.get(path.rpartition(".")[2]))
        if get_origin(kind) is Annotated:
            marks = [(meta.extra or {}).get(MARK) for meta in get_args(kind)[1:] if isinstance(meta, Meta)]
            mark = next(filter(None, marks), None)
            if mark is not None:
                return values_of(Records(mark.kinds), self._box)
        if kind is Space:
            return tuple(map(str, range(SPACES)))
        if get_origin(kind) is Literal:
            return tuple(map(str, get_args(kind)))
        if isinstance(kind, type) and issubclass(kind, Enum):
            return tuple([str(member.value) for member in kind])
        return values_of(said, self._box) if said is not None and kind in (str, int) else None

    def _maybe(self, kinds: list[Any], path: str) -> Block:
        inner = self._block(kinds[0], path) if len(kinds) == 1 else Block((HASHED,), _hashed)

        def write(value: Any, out: Array) -> None:
            if value is not None:
                out[0] = 1
                inner.write(value, out[1:])

        return Block((1 + inner.size,), write)

    def _list(self, kind: Any, path: str) -> Block:
        bare = [part for part in get_args(kind) if part is not type(None)] if get_origin(kind) is UnionType else [kind]
        values = self._values(bare[0], path)
        if values is not None and bare == [kind]:
            return how_many(values)
        if kind is str:
            return Block((HASHED,), _hash_all)
        inner, rows = self._block(kind, path), self._what.rows.get(path, ROWS)

        def write(value: Any, out: Array) -> None:
            table = out.reshape(rows, 1 + inner.size)
            for row, entry in zip(table, value):  # noqa: B905 -- rows that do not fit are left out
                row[0] = 1
                inner.write(entry, row[1:])

        return Block((rows, 1 + inner.size), write)

    def _mapping(self, key: Any, value: Any, path: str) -> Block:
        keys, inner = self._values(key, path), self._block(value, f"{path}.*" if value is str else path)
        places = None if keys is None else {word: place for place, word in enumerate(keys)}
        rows = HASHED if keys is None else len(keys)

        def write(given: Any, out: Array) -> None:
            table = out.reshape(rows, 1 + inner.size)
            for word, entry in given.items():
                place = hash_of(word) if places is None else places.get(_word(word))
                if place is not None:
                    table[place, 0] = 1
                    inner.write(entry, table[place, 1:])

        return Block((rows, 1 + inner.size), write)

    def _part(self, kind: type[Struct], path: str) -> Block:
        return self._row(
            [(name, type_) for name, type_ in _fields(kind) if f"{path}.{name}" not in self._what.without], path
        )

    def _row(self, fields: list[tuple[Any, Any]], path: str) -> Block:
        """Several values one after the other: the fields of a part by name, the places of a tuple by number."""
        parts: list[tuple[Any, Write, slice]] = []
        start = 0
        for name, type_ in fields:
            block = self._block(type_, f"{path}.{name}")
            parts.append((name, block.write, slice(start, start + block.size)))
            start += block.size

        def write(value: Any, out: Array) -> None:
            for name, each, where in parts:
                each(getattr(value, name) if isinstance(name, str) else value[name], out[where])

        return Block((start,), write)


def is_structured(observation: str) -> bool:
    """Whether a structured observation is asked for; `UsageError` where it is neither that nor a flat one."""
    if observation not in ("flat", "structured"):
        raise UsageError(Text.of("research-observation", observation=repr(observation)))
    return observation == "structured"


def observer_of(game: Game[Any]) -> Observer:
    """The observer of the game and pack that is played here, made once for each pack."""
    box = game.box
    key = (box.manifest.id, box.content_hash)
    if key not in _OBSERVERS:
        _OBSERVERS[key] = Observer(box)
    return _OBSERVERS[key]


_OBSERVERS: dict[tuple[str, str], Observer] = {}
"""By game and content, as the tables of slots."""


# -- values


def one_of(values: tuple[str, ...]) -> Block:
    """A one in the place of the value; of one that is not known, nothing."""
    places = {word: place for place, word in enumerate(values)}

    def write(value: Any, out: Array) -> None:
        place = places.get(_word(value))
        if place is not None:
            out[place] = 1

    return Block((len(values),), write)


def how_many(values: tuple[str, ...]) -> Block:
    """How many there are of each value."""
    places = {word: place for place, word in enumerate(values)}

    def write(value: Any, out: Array) -> None:
        for entry in value:
            place = places.get(_word(entry))
            if place is not None:
                out[place] += 1

    return Block((len(values),), write)


def hash_of(text: object) -> int:
    """One of the eight places of a text that nobody has declared."""
    return crc32(str(text).encode()) % HASHED


def _word(value: object) -> str:
    return str(value.value) if isinstance(value, Enum) else str(value)


def _number(value: Any, out: Array) -> None:
    out[0] = value


def _hashed(value: Any, out: Array) -> None:
    if value != "":
        out[hash_of(value)] = 1


def _hash_all(value: Any, out: Array) -> None:
    for text in value:
        out[hash_of(text)] += 1


def _through(look: Callable[[Any], Any], name: str) -> Callable[[Any], Any]:
    return lambda view: getattr(look(view), name, None)


def _part_in(kind: Any) -> type[Struct] | None:
    """The part that a field holds, always or sometimes."""
    inner = [part for part in get_args(kind) if part is not type(None)] if get_origin(kind) is UnionType else [kind]
    return inner[0] if len(inner) == 1 and isinstance(inner[0], type) and issubclass(inner[0], Struct) else None


def _fields(kind: type[Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(name, hints[name]) for name in kind.__struct_fields__]

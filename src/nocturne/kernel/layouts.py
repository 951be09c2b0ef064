"""Tables that earlier versions have written with other fields in the same places: put in order by the names of fields.

Fields are only added at the end of a table, so that older tables are read as they are. In the first days of the project
they were not; what was written then is put in order here before it is read (decision 0012).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Struct

from nocturne.kernel.piles import Ids, joined
from nocturne.kernel.steps import field_types

ARRAY_16 = 0xDC
"""How MessagePack begins an array of more than 15 and less than 65,536 parts."""


class Layout(NamedTuple):
    """How a table was laid out once: how many fields it had, and which of those before its last it did not have yet."""

    size: int
    lacks: tuple[str, ...] = ()


def count_of(data: bytes) -> int:
    """How many fields a table has that is written as bytes; 0 where it cannot have many."""
    return int.from_bytes(data[1:3], "big") if data[:1] == bytes([ARRAY_16]) else 0


def by_name(layout: Layout, kind: type[Struct], fields: list[Any]) -> dict[str, Any]:
    """The fields of a table that was laid out so, by name, with those that it lacks as they are at the beginning."""
    blank, names = kind(), kind.__struct_fields__[: layout.size + len(layout.lacks)]
    there = iter(fields)
    known = {name: msgspec.to_builtins(getattr(blank, name)) if name in layout.lacks else next(there) for name in names}
    return dict(zip(names, _with_piles(kind, known.values()), strict=True))


def _with_piles(kind: type[Struct], fields: Iterable[Any]) -> list[Any]:
    """The fields of a record; piles that were lists of ids become texts (decision 0010)."""
    return [_with_pile(declared, value) for declared, value in zip(_types(kind), fields, strict=False)]


@lru_cache
def _types(kind: type[Struct]) -> tuple[Any, ...]:
    types = field_types(kind)
    return tuple([types[name] for name in kind.__struct_fields__])


def _with_pile(declared: Any, value: Any) -> Any:
    if declared is Ids:
        return joined(value) if isinstance(value, list) else value
    if isinstance(declared, type) and issubclass(declared, Struct):
        return _with_piles(declared, value) if isinstance(value, list) else value
    inner = get_args(declared)
    if get_origin(declared) in (list, tuple) and isinstance(value, list):
        return [_with_pile(inner[0], part) for part in value]
    if get_origin(declared) is dict and isinstance(value, dict):
        return {key: _with_pile(inner[1], part) for key, part in value.items()}
    return value

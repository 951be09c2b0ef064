"""What a seat may know, as frozen structures: the base of every game's view, and which ids in it may be looked up.

A view is built up from nothing by the game (`Manifest.view`) and goes over the wire as plain JSON. Fields that have a
default are left out there as long as they hold it. Parts may be shared between views: nobody can change them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Self, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct


class Part(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a view. Immutable down to its leaves, so the garbage collector is spared it."""


class View(Part, frozen=True):
    """All that one seat may know. Each game has its own: `LanternsView`, `AloneView`, `EtherfieldsView`."""

    def turn_number(self) -> int:
        """The Turn within the Round, for those who count Rounds; 0 where the game counts none."""
        return 0

    def without_seat(self) -> Self:
        """The same view without the number of the seat that sees it: open games look alike to all."""
        return self


def FaceUp(*kinds: str) -> Meta:  # noqa: N802 -- it reads as a part of a type: Annotated[str, FaceUp("card")]
    """In the type of an id in a view: a record of one of these kinds, whose face lies open to the seat.

    An id whose type says neither this nor `BackUp` may not be looked up.
    """
    return Meta(extra={MARK: Mark(kinds)}, extra_json_schema={"faceUp": kinds})


def BackUp(*kinds: str) -> Meta:  # noqa: N802 -- it reads as a part of a type
    """In the type of an id in a view: a record of one of these kinds, of which the seat may read the back alone."""
    return Meta(extra={MARK: Mark(kinds, back=True)}, extra_json_schema={"backUp": kinds})


class Mark(NamedTuple):
    """What may be looked up of an id: the kinds of record that it may be of, and whether only their backs."""

    kinds: tuple[str, ...]
    back: bool = False


MARK = "lies open"
NO_MARK = Mark(())

Shown: TypeAlias = tuple[str, Mark]
"""An id that may be looked up, and as what."""
Finder: TypeAlias = Callable[[Any, dict[Shown, None]], None]


def shown_in(view: View) -> dict[Shown, None]:
    """Every id that may be looked up in a view, by its type, in order."""
    shown: dict[Shown, None] = {}
    for name, find in open_members(type(view)).items():
        find(getattr(view, name), shown)
    return shown


@cache
def open_members(kind: type[Struct]) -> Mapping[str, Finder]:
    """The members of a view, or of a part, in which there may be ids to look up, and how to find them."""
    return {name: find for name, part in _types(kind) if (find := _finder(part, NO_MARK)) is not None}


@cache
def _finder(kind: Any, mark: Mark) -> Finder | None:
    """How to find the ids in a value of a type; None where there can be none."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *marks = get_args(kind)
        said = [(meta.extra or {}).get(MARK) for meta in marks if isinstance(meta, Meta)]
        return _finder(inner, next(filter(None, said), mark))
    if origin in (Union, UnionType):
        return _either([_finder(part, mark) for part in get_args(kind) if part is not type(None)])
    if origin is tuple:
        return _in_tuple(get_args(kind), mark)
    if origin in (dict, Mapping):
        return _in_mapping(*[_finder(part, mark) for part in get_args(kind)])
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _in_struct(kind)
    return _id_of(mark) if mark.kinds and isinstance(kind, type) and issubclass(kind, str) else None


def _id_of(mark: Mark) -> Finder:
    def find(value: Any, shown: dict[Shown, None]) -> None:
        if value:
            shown[value, mark] = None

    return find


def _either(finders: list[Finder | None]) -> Finder | None:
    """A finder for a value that may be None or of several types; ids may be in at most one of the types."""
    known = [finder for finder in finders if finder is not None]
    assert len(known) < 2, "a part of a view that lies face up is of one type"
    if not known:
        return None
    (inner,) = known

    def find(value: Any, shown: dict[Shown, None]) -> None:
        if value is not None:
            inner(value, shown)

    return find


def _in_tuple(parts: tuple[Any, ...], mark: Mark) -> Finder | None:
    if len(parts) == 2 and parts[1] is ...:
        inner = _finder(parts[0], mark)
        if inner is None:
            return None

        def find_all(value: Any, shown: dict[Shown, None]) -> None:
            for item in value:
                inner(item, shown)

        return find_all
    places = [(place, finder) for place, part in enumerate(parts) if (finder := _finder(part, mark)) is not None]
    if not places:
        return None

    def find(value: Any, shown: dict[Shown, None]) -> None:
        for place, finder in places:
            finder(value[place], shown)

    return find


def _in_mapping(of_key: Finder | None, of_value: Finder | None) -> Finder | None:
    if of_key is None and of_value is None:
        return None

    def find(value: Any, shown: dict[Shown, None]) -> None:
        for key, held in value.items():
            if of_key is not None:
                of_key(key, shown)
            if of_value is not None:
                of_value(held, shown)

    return find


def _in_struct(kind: type[Struct]) -> Finder | None:
    fields = [*open_members(kind).items()]
    if not fields:
        return None

    def find(value: Any, shown: dict[Shown, None]) -> None:
        for name, finder in fields:
            finder(getattr(value, name), shown)

    return find


def _types(kind: type[Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(name, hints[name]) for name in kind.__struct_fields__]

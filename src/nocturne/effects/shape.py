"""What a word or record takes: its parameters, read once from its declared fields."""

from __future__ import annotations

import types
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from nocturne.effects.word import Block, Select, Verb


class Field(Struct, frozen=True):
    """A parameter: its name in the code, its key in a pack, its type without wrappers, and what it falls back to."""

    name: str
    key: str
    type: Any
    mark: Any  # the annotation that says more: Named, Between, Sorts …
    many: bool  # a list of them
    default: Any
    required: bool


class Shape(Struct, frozen=True):
    """All parameters of a word; the first is the main one."""

    kind: Any
    fields: tuple[Field, ...]
    by_key: dict[str, Field]
    verb: bool  # what it chooses is known to the verbs after it
    nested: bool  # it holds verbs of its own

    @property
    def main(self) -> Field | None:
        """The parameter that stands right after the word."""
        return self.fields[0] if self.fields else None

    @property
    def bare(self) -> bool:
        """The word may stand alone."""
        return not any(field.required for field in self.fields)


_SHAPES: dict[type[Any], Shape] = {}
_SELECTS: dict[type[Any], tuple[str, ...]] = {}


def shape_of(kind: type[Any]) -> Shape:
    """The parameters of a word or record kind, read once."""
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _shape(kind)
    return shape


def _shape(kind: type[Any]) -> Shape:
    declared = tuple([_field(info) for info in fields(kind)])
    nested = any(field.type is Block or "do" in inner_fields(field) for field in declared)
    return Shape(kind, declared, {field.key: field for field in declared}, issubclass(kind, Verb), nested)


def inner_fields(field: Field) -> tuple[str, ...]:
    """The fields of a part that stands in a field, such as an outcome of a roll."""
    names: tuple[str, ...] = getattr(field.type, "__struct_fields__", ())
    return names


def _field(info: Any) -> Field:
    kind, mark, many = unwrap(info.type)
    required = info.default is NODEFAULT and info.default_factory is NODEFAULT
    default = None if required else info.default if info.default is not NODEFAULT else info.default_factory()
    return Field(info.name, info.name.rstrip("_").replace("_", "-"), kind, mark, many, default, required)


def unwrap(declared: Any) -> tuple[Any, Any, bool]:
    """A declared type without its wrappers: the type, its mark, and whether a list of it is meant."""
    mark, many = None, False
    while True:
        origin = get_origin(declared)
        if origin is Annotated:
            declared, mark = get_args(declared)[0], get_args(declared)[1]
        elif origin in (Union, types.UnionType):
            declared = next(part for part in get_args(declared) if part is not type(None))
        elif origin is tuple:
            declared, many = get_args(declared)[0], True
        else:
            return declared, mark, many


def select_fields(kind: type[Any]) -> tuple[str, ...]:
    """The parameters that select things, in order: what may have to be chosen before the word can act."""
    names = _SELECTS.get(kind)
    if names is None:
        names = _SELECTS[kind] = tuple([field.name for field in shape_of(kind).fields if field.type is Select])
    return names

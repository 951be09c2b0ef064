"""Every step and event of every game can stand in a save: it comes back as it was, and its name is its own."""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin

import pytest
from msgspec import Struct
from msgspec.structs import fields

import nocturne
from nocturne.games import GAMES, find
from nocturne.kernel import EngineFault, Event, Name, Seat, Step, Text
from nocturne.kernel.codec import Codec, codec_of, named
from nocturne.kernel.events import AnyEvent
from nocturne.kernel.steps import AnyStep
from nocturne.kernel.table import GameEnded
from nocturne.kernel.text import AnyArgument
from tests.builders.toy import Say

LEAVES: dict[Any, Any] = {int: 3, str: "words", bool: True, bytes: b"b", type(None): None, Seat: Seat(1), Any: 7}


def sample(declared: Any, codec: Codec[Any]) -> Any:  # noqa: ANN401 -- of any type
    """A value of a declared type, as telling as can be: nothing is left empty."""
    if declared in LEAVES:
        return LEAVES[declared]
    if declared is AnyStep:
        return made(min(codec.steps.values(), key=lambda kind: (len(kind.__struct_fields__), kind.__name__)), codec)
    if declared is AnyEvent:
        return GameEnded((Seat(1),), Text.of("over"))
    if declared in (AnyArgument, Text, Name):
        return Text.of("event", name=Name("card", "dash"), many=(1, "x"), none=None)
    if isinstance(declared, NewType):
        return sample(declared.__supertype__, codec)
    if isinstance(declared, TypeVar):
        return sample(declared.__bound__ or Any, codec)
    if isinstance(declared, type) and issubclass(declared, Enum):
        return list(declared)[-1]
    if isinstance(declared, type) and issubclass(declared, Struct):
        return made(declared, codec)
    return inside(get_origin(declared), get_args(declared), codec)


def inside(origin: Any, inner: tuple[Any, ...], codec: Codec[Any]) -> Any:  # noqa: ANN401 -- as above
    """A sample of a type that has others in it."""
    if origin in (Union, types.UnionType):
        return sample(next(kind for kind in inner if kind is not type(None)), codec)
    if origin is Literal:
        return inner[-1]
    if origin is tuple:
        return tuple([sample(kind, codec) for kind in inner if kind is not Ellipsis])
    if origin in (list, frozenset, set):
        return origin([sample(inner[0], codec)])
    if origin is dict:
        return {sample(inner[0], codec): sample(inner[1], codec)}
    raise AssertionError(f"no sample of {origin}{inner}")


def made(kind: type[Any], codec: Codec[Any]) -> Any:  # noqa: ANN401 -- as above
    """One of a kind with all its fields filled."""
    declared = {field.name: sample(field.type, codec) for field in fields(kind)}
    return Name("card", "dash") if kind is Name else kind(**declared)


def every_kind(base: type[Any]) -> Iterator[Any]:
    """Every class of steps or events that saves of a game know."""
    for game in sorted(GAMES):
        codec = codec_of(find(game))
        known = codec.steps if base is Step else codec.events
        for name, kind in sorted(known.items()):
            yield pytest.param(game, kind, id=f"{game}-{name}")


@pytest.mark.parametrize(("game", "kind"), list(every_kind(Step)))
def test_every_step_comes_back_from_a_save(game: str, kind: type[Step[Any]]) -> None:
    codec = codec_of(find(game))
    table = nocturne.new(game, players=2).table
    step = made(kind, codec)
    table.agenda = [step]
    again = codec.read(codec.write(table), table.box)
    assert again.agenda == [step]
    assert type(again.agenda[0]) is kind


@pytest.mark.parametrize(("game", "kind"), list(every_kind(Event)))
def test_every_event_comes_back_from_a_save(game: str, kind: type[Event[Any]]) -> None:
    codec = codec_of(find(game))
    table = nocturne.new(game, players=2).table
    event = made(kind, codec)
    table.proposed = (event,)
    again = codec.read(codec.write(table), table.box)
    assert again.proposed == (event,)
    assert type(again.proposed[0]) is kind


def test_two_steps_of_one_name_are_refused() -> None:
    other = type("Say", (Say,), {"__module__": "somewhere.else"}, frozen=True)
    assert named([Say, Say]) == {"Say": Say}
    with pytest.raises(EngineFault, match=r"Two classes are called Say, in .*toy and somewhere.else"):
        named([Say, other])

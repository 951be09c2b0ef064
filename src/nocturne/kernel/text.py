"""What a player reads, as a key with typed arguments: words are found later, in the reader's language."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, convert, msgpack

if TYPE_CHECKING:
    AnyArgument: TypeAlias = "Argument"
else:

    class _Everything(type):
        def __instancecheck__(cls, value: object) -> bool:
            return True

    class AnyArgument(metaclass=_Everything):
        """In a field's type: any argument of a message. Saves read it back with `thawed`."""


class Name(Struct, frozen=True, array_like=True, tag="§name", gc=False):
    """The name of something in a content pack: a card, a tile, a creature."""

    kind: str
    id: str


class Text(Struct, frozen=True, array_like=True, tag="§text", gc=False):
    """One message: a key of the catalogue and the values it speaks of.

    >>> Text.of("ask-bid", seat=1).args
    (('seat', 1),)
    """

    key: str
    args: tuple[tuple[str, AnyArgument], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: Argument) -> Text:
        """Make a message; enum members become their values, so that catalogues can select on them."""
        return cls(key, tuple([(name, plain(value)) for name, value in args.items()]))

    def arguments(self) -> dict[str, Argument]:
        """The values by name."""
        return dict(self.args)


# msgspec reads a tag that is not ASCII only once it has written it: without this, a new process cannot load a save
# in which a message stands.
msgpack.encode((Name("", ""), Text("")))


def thawed(value: Any) -> Argument:
    """An argument as it was before it was saved: lists are tuples again, or a message or name by their tag."""
    if not isinstance(value, list):
        return value  # type: ignore[no-any-return]  # plain data
    if value[:1] == ["§name"]:
        return convert(value, Name)
    if value[:1] == ["§text"]:
        return (
            Text(value[1], tuple((name, thawed(argument)) for name, argument in value[2]))
            if len(value) > 2
            else Text(value[1])
        )
    return tuple(map(thawed, value))


Argument: TypeAlias = "int | str | bool | Enum | Name | Text | tuple[Any, ...] | None"
"""What a message may speak of: a count, a word to select on, a content name, another message or a list of them."""


def plain(value: Argument) -> Argument:
    """Enum members as their values; anything else as it is."""
    return value.value if isinstance(value, Enum) else value


@cache
def kebab(name: str) -> str:
    """`CardDrawn` as `card-drawn`, the way keys and option ids are spelt."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()

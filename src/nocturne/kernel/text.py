"""What a player reads, as a key with typed arguments: words are found later, in the reader's language."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct


class Name(Struct, frozen=True, array_like=True, tag="name"):
    """The name of something in a content pack: a card, a tile, a creature."""

    kind: str
    id: str


class Text(Struct, frozen=True, array_like=True, tag="text"):
    """One message: a key of the catalogue and the values it speaks of.

    >>> Text.of("ask-bid", seat=1).args
    (('seat', 1),)
    """

    key: str
    args: tuple[tuple[str, Any], ...] = ()  # Any: msgspec has no name for the recursive Argument

    @classmethod
    def of(cls, key: str, /, **args: Argument) -> Text:
        """Make a message; enum members become their values, so that catalogues can select on them."""
        return cls(key, tuple([(name, plain(value)) for name, value in args.items()]))

    def arguments(self) -> dict[str, Argument]:
        """The values by name."""
        return dict(self.args)


Argument: TypeAlias = "int | str | bool | Enum | Name | Text | tuple[Any, ...] | None"
"""What a message may speak of: a count, a word to select on, a content name, another message or a list of them."""


def plain(value: Argument) -> Argument:
    """Enum members as their values; anything else as it is."""
    return value.value if isinstance(value, Enum) else value


@cache
def kebab(name: str) -> str:
    """`CardDrawn` as `card-drawn`, the way keys and option ids are spelt."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()

"""Piles that are seldom looked at: one text in the state, a tuple of ids in the rules (decision 0010).

    market_ids: Ids = field(default=NONE, name="market")
    market = Pile()

A draw pile of thirty cards is then one object to copy, save and load instead of thirty-one. Rules read and set
`market` as they would any tuple; positions write it as a list.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NewType, TypeVar, overload

Ids = NewType("Ids", str)
"""Ids one after the other, with a blank between two."""
NONE = Ids("")
T = TypeVar("T")


@lru_cache(maxsize=2048)
def ids_in(text: Ids) -> tuple[str, ...]:
    """The ids of a pile, in order."""
    return tuple(text.split(" ")) if text else ()


def joined(ids: Iterable[str]) -> Ids:
    """Ids as a pile keeps them."""
    return Ids(" ".join(ids))


def without(pile: tuple[T, ...], card: T) -> tuple[T, ...]:
    """A pile or hand less one copy of a card; the rest keeps its order."""
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


class Pile:
    """A pile as a tuple of ids; what it holds stands in the field of the same name with `_ids` behind it."""

    __slots__ = ("_field",)

    def __set_name__(self, owner: type, name: str) -> None:
        self._field = f"{name}_ids"

    @overload
    def __get__(self, record: None, owner: type) -> Pile: ...

    @overload
    def __get__(self, record: object, owner: type) -> tuple[str, ...]: ...

    def __get__(self, record: Any, owner: type) -> Pile | tuple[str, ...]:
        return self if record is None else ids_in(getattr(record, self._field))

    def __set__(self, record: object, ids: tuple[str, ...]) -> None:
        setattr(record, self._field, joined(ids))

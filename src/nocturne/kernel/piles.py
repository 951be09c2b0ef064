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


def size_of(text: Ids) -> int:
    """How many ids a pile holds."""
    return text.count(" ") + 1 if text else 0


def last_of(text: Ids, count: int) -> tuple[str, ...]:
    """The last ids of a pile, at most so many, in order: what lies on top of a deck, without looking at the rest.

    >>> last_of(Ids("cellar attic key"), 2)
    ('attic', 'key')
    """
    return tuple(text.rsplit(" ", count)[-count:]) if text else ()


def without_last(text: Ids, count: int) -> Ids:
    """A pile less its last ids.

    >>> without_last(Ids("cellar attic key"), 2), without_last(Ids("attic key"), 2)
    ('cellar', '')
    """
    parts = text.rsplit(" ", count)
    return Ids(parts[0]) if len(parts) > count else NONE


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


SHORT, WHOLE = "-", "="
"""How the text of a `StockPile` begins, if it is not empty."""


class Stock:
    """What the packs lay into a pile: while little of it is gone, the state says what has gone and what has come.

    The rest is a fact of the packs, which a save need not repeat (decision 0010).

    >>> box = Stock(("cellar", "attic", "key", "mitten"))
    >>> box.short(joined(["cellar", "key", "mitten", "lamp"]))
    '-attic+lamp'
    >>> box.full(Ids("-attic+lamp"))
    'cellar key mitten lamp'
    """

    def __init__(self, laid: tuple[str, ...]) -> None:
        self._laid = laid
        self.short = lru_cache(maxsize=256)(self._short)
        self.full = lru_cache(maxsize=256)(self._full)

    def _short(self, pile: Ids) -> Ids:
        """A whole pile as the state has it; behind `=` where most of it is gone or lies in another order."""
        if not pile:
            return NONE
        here, gone, place = ids_in(pile), [], 0
        for name in self._laid:
            if place < len(here) and here[place] == name:
                place += 1
            else:
                gone.append(name)
                if len(gone) * 2 > len(self._laid):
                    break
        else:
            short = Ids(f"{SHORT}{joined(gone)}+{joined(here[place:])}")
            if self._full(short) == pile:
                return short
        return Ids(WHOLE + pile)

    def _full(self, held: Ids) -> Ids:
        """The whole pile from what the state has."""
        if not held.startswith(SHORT):
            return Ids(held.removeprefix(WHOLE))
        gone, _, came = held[1:].partition("+")
        left = set(gone.split(" "))
        return joined([*[name for name in self._laid if name not in left], *came.split()])


stock_of = lru_cache(maxsize=16)(Stock)
"""The stock of a pile: games with the same packs share it, and what it has worked out."""


class StockPile(Pile):
    """A pile with a stock, which its game names (`Manifest.stocks`)."""

    __slots__ = ()

    def __get__(self, record: Any, owner: type) -> Any:
        return self if record is None else ids_in(record.box.stocks[self._field].full(getattr(record, self._field)))

    def __set__(self, record: Any, ids: tuple[str, ...]) -> None:
        setattr(record, self._field, record.box.stocks[self._field].short(joined(ids)))

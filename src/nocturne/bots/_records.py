"""The records of a pack as plain data: everybody knows what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from nocturne.kernel import Box
from nocturne.kernel.source import read
from nocturne.packs import Files, Library, files_in, folders_of

Record = Mapping[str, Any]
Cards = Mapping[str, Record]
"""Records by kind and id."""

IN_PLAY: ContextVar[Cards | None] = ContextVar("IN_PLAY", default=None)
"""What is printed on the cards of the table at which a bot is thinking."""


def records(game: str, pack: str = "") -> Cards:
    """The records of a game's own pack, or of one laid over it, by kind and id.

    >>> records("alone")["item/it_stim"]["basic"]["do"]
    [{'heal': 1, 'harm': 'life'}]
    """
    return _read(folders_of(game, pack or game))


@lru_cache(16)
def _read(folders: tuple[Traversable, ...]) -> Cards:
    return {f"{record['kind']}/{record['id']}": record for record in _every(folders)}


def _every(folders: tuple[Traversable, ...]) -> Iterator[Record]:
    for folder in folders:
        yield from _records_in(files_in(folder))


def _records_in(files: Files) -> Iterator[Record]:
    """The records that stand in the files of a pack."""
    for path, data in files.items():
        listed = read(data, path).plain() if path.endswith(".yaml") else None
        for record in listed if isinstance(listed, list) else ():
            if isinstance(record, dict) and "kind" in record and "id" in record:
                yield record


def cards_of(box: Box[Any] | None) -> Cards:
    """The cards of a table, of the packs that it is played with; those of ALONE's own where no table is named."""
    return records("alone") if box is None else _of_packs(box.source)


@lru_cache(16)
def _of_packs(packs: Library) -> Cards:
    return {f"{card['kind']}/{card['id']}": card for pack in packs.packs for card in _records_in(pack.files)}


@contextmanager
def reading(cards: Cards) -> Iterator[None]:
    """While a bot thinks: these are the cards."""
    before = IN_PLAY.set(cards)
    try:
        yield
    finally:
        IN_PLAY.reset(before)


def printed(key: str) -> Record:
    """What is printed on a card at the table, by its kind and id; nothing where there is no such card."""
    in_play = IN_PLAY.get()
    return (records("alone") if in_play is None else in_play).get(key, {})


def parts(do: object) -> Iterator[tuple[str, Any, Record]]:
    """The parts of an effect: each verb with its amount and all that is said with it; branches one after the other.

    >>> [(verb, amount) for verb, amount, _ in parts([{"heal": 2, "harm": "sc"}, "upgrade-item"])]
    [('heal', 2), ('upgrade-item', 1)]
    """
    for part in do if isinstance(do, list) else ():
        if isinstance(part, str):
            yield part, 1, {}
        elif isinstance(part, list):
            yield from parts(part)
        elif isinstance(part, dict):
            verb = next(iter(part))
            if verb in ("if", "repeat", "choose-one"):
                yield from parts(part.get("then", part.get("do", part[verb])))
            else:
                yield verb, part[verb], part

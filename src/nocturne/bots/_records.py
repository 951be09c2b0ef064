"""The records of the packs that come with the program, as plain data: everybody knows what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from nocturne.kernel.source import read
from nocturne.packs import files_in, shipped

Record = Mapping[str, Any]


@cache
def records(pack: str) -> Mapping[str, Record]:
    """The records of a pack by kind and id.

    >>> records("alone")["item/it_stim"]["basic"]["do"]
    [{'heal': 1, 'harm': 'life'}]
    """
    return {f"{one['kind']}/{one['id']}": one for one in _every(pack)}


def _every(pack: str) -> Iterator[Record]:
    for path, data in files_in(shipped(pack)).items():
        found = read(data, path).plain() if path.endswith(".yaml") else None
        for one in found if isinstance(found, list) else ():
            if isinstance(one, dict) and "kind" in one and "id" in one:
                yield one


def parts(do: object) -> Iterator[tuple[str, Any, Record]]:
    """The parts of an effect: each verb with its amount and all that is said with it; branches one after the other.

    >>> [(verb, amount) for verb, amount, _ in parts([{"heal": 2, "harm": "sc"}, "upgrade-item"])]
    [('heal', 2), ('upgrade-item', 1)]
    """
    for one in do if isinstance(do, list) else ():
        if isinstance(one, str):
            yield one, 1, {}
        elif isinstance(one, list):
            yield from parts(one)
        elif isinstance(one, dict):
            verb = next(iter(one))
            if verb in ("if", "repeat", "choose-one", "may"):
                yield from parts(one.get("then", one.get("do", one[verb])))
            else:
                yield verb, one[verb], one

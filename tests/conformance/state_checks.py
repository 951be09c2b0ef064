"""The fingerprint of a state: it sees every field of the table and of every record in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from nocturne.kernel import Game, Table
from tests.conformance.lines import Line, must
from tests.conformance.sights import NOT_STATE, mutables, whole


def check_hash(line: Line, rng: Random) -> None:
    """Put any field of an earlier moment into this one: the hash must differ exactly where the state does."""
    game = line.game
    earlier = game.fork()
    earlier.undo(rng.randrange(game.version + 1))
    for place, name in swaps(game.table, earlier.table):
        changed = game.fork()
        record, other = (list(_records(table))[place] for table in (changed.table, earlier.table))
        setattr(record, name, getattr(other, name))
        differs = whole(changed.table) != whole(game.table)
        must(_told_apart(game, changed) == differs, "the hash sees every field", type(record).__name__, name)


def swaps(table: Table, other: Table) -> Iterator[tuple[int, str]]:
    """Where two tables of the same shape differ: the record's place, and the field."""
    mine, theirs = list(_records(table)), list(_records(other))
    if [type(record) for record in mine] != [type(record) for record in theirs]:
        return
    for place, (here, there) in enumerate(zip(mine, theirs, strict=True)):
        for name in here.__struct_fields__:
            if name not in NOT_STATE and getattr(here, name) != getattr(there, name):
                yield place, name


def _records(table: Table) -> Iterator[Struct]:
    return (part for part in mutables(table) if isinstance(part, Struct))


def _told_apart(game: Game[Any], other: Game[Any]) -> bool:
    return game.hash() != other.hash()

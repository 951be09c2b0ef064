"""The store: games kept in a database, answer by answer, so that what was acknowledged is never lost.

Its parts are read when they are first asked for: what needs no database, such as the seats of a table, is to be had
where there is none (`nocturne.offline`).
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nocturne.store._errors import Overtaken, StoreError
    from nocturne.store._keepers import Keepers
    from nocturne.store._notices import LOST, Notices
    from nocturne.store._pruning import Pruned, PrunedGame
    from nocturne.store._rows import SeatRow, TableId, TableRow, TableState
    from nocturne.store._session import Attempt, Session
    from nocturne.store._store import GameId, Store, StoredGame
    from nocturne.store._tables import Tables
    from nocturne.store._times import Times, spread
    from nocturne.store._upkeep import Backup, Progress, Restored, backup, restore
    from nocturne.store._writer import Done

__all__ = [
    "LOST", "Attempt", "Backup", "Done", "GameId", "Keepers", "Notices", "Overtaken", "Progress", "Pruned",
    "PrunedGame", "Restored", "SeatRow", "Session", "Store", "StoreError", "StoredGame", "TableId", "TableRow",
    "TableState", "Tables", "Times", "backup", "restore", "spread",
]  # fmt: skip

_PARTS = {
    "_errors": ("Overtaken", "StoreError"),
    "_keepers": ("Keepers",),
    "_notices": ("LOST", "Notices"),
    "_pruning": ("Pruned", "PrunedGame"),
    "_rows": ("SeatRow", "TableId", "TableRow", "TableState"),
    "_session": ("Attempt", "Session"),
    "_store": ("GameId", "Store", "StoredGame"),
    "_tables": ("Tables",),
    "_times": ("Times", "spread"),
    "_upkeep": ("Backup", "Progress", "Restored", "backup", "restore"),
    "_writer": ("Done",),
}
_WHERE = {name: part for part, names in _PARTS.items() for name in names}


def __getattr__(name: str) -> object:
    """A part of the store, read now."""
    if name not in _WHERE:
        raise AttributeError(name)
    value: object = getattr(import_module(f"nocturne.store.{_WHERE[name]}"), name)
    globals()[name] = value
    return value

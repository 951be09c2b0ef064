"""The store: games kept in a database, answer by answer, so that what was acknowledged is never lost."""

from nocturne.store._errors import Overtaken, StoreError
from nocturne.store._notices import LOST, Notices
from nocturne.store._session import Attempt, Session
from nocturne.store._store import GameId, Store, StoredGame
from nocturne.store._tables import SeatRow, TableId, TableRow, Tables, TableState
from nocturne.store._writer import Done

__all__ = [
    "LOST", "Attempt", "Done", "GameId", "Notices", "Overtaken", "SeatRow", "Session", "Store", "StoreError",
    "StoredGame", "TableId", "TableRow", "TableState", "Tables",
]  # fmt: skip

"""The store: games kept in a database, answer by answer, so that what was acknowledged is never lost."""

from nocturne.store._errors import Overtaken, StoreError
from nocturne.store._keepers import Keepers
from nocturne.store._notices import LOST, Notices
from nocturne.store._pruning import Pruned, PrunedGame
from nocturne.store._session import Attempt, Session
from nocturne.store._store import GameId, Store, StoredGame
from nocturne.store._tables import SeatRow, TableId, TableRow, Tables, TableState
from nocturne.store._times import Times
from nocturne.store._upkeep import Backup, Progress, Restored, backup, restore
from nocturne.store._writer import Done

__all__ = [
    "LOST", "Attempt", "Backup", "Done", "GameId", "Keepers", "Notices", "Overtaken", "Progress", "Pruned",
    "PrunedGame", "Restored", "SeatRow", "Session", "Store", "StoreError", "StoredGame", "TableId", "TableRow",
    "TableState", "Tables", "Times", "backup", "restore",
]  # fmt: skip

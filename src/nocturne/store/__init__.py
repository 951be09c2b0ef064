"""The store: games kept in a database, answer by answer, so that what was acknowledged is never lost."""

from nocturne.store._errors import Overtaken, StoreError
from nocturne.store._session import Session
from nocturne.store._store import GameId, Store, StoredGame

__all__ = ["GameId", "Overtaken", "Session", "Store", "StoreError", "StoredGame"]

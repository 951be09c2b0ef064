"""The player's own games: kept in the store from the first decision on, and found again by their number."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nocturne.kernel import Game, UsageError
from nocturne.terminal.files import said
from nocturne.terminal.keeping import Keeper, Unkept
from nocturne.terminal.words import words

if TYPE_CHECKING:
    from nocturne.store import Session, Store, StoredGame

FILE = "games.sqlite"


def home() -> Path:
    """The folder of the player's own things: NOCTURNE_HOME, or where the system keeps such things."""
    chosen = os.environ.get("NOCTURNE_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "nocturne"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "nocturne"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nocturne"


class KeptGame:
    """A game of the store."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.name = str(session.id)

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self._session.game

    def answer(self, seat: int, option_id: str) -> None:
        """Answer; when this returns, the answer is on the disk."""
        self._session.answer(seat, option_id)

    def undo(self, version: int, seat: int, consent: Iterable[int]) -> None:
        """Take back; when this returns, that is on the disk."""
        self._session.undo(version, seat, consent)


class Shelf:
    """The store of one player, opened when it is first needed."""

    def __init__(self, where: str | Path | None = None) -> None:
        self._where = where
        self._store: Store | None = None

    @property
    def store(self) -> Store:
        """The store; `NocturneError` says why it cannot be opened."""
        if self._store is None:
            from nocturne.store import Store

            self._store = Store.open(self.place())
        return self._store

    def place(self) -> str | Path:
        """Where the store is: as given, else as NOCTURNE_STORE says, else among the player's own things."""
        where = self._where if self._where is not None else os.environ.get("NOCTURNE_STORE")
        if where:
            return where
        try:
            folder = home()
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError) as fault:  # RuntimeError: nobody knows where home is
            raise UsageError(words("store-nowhere", fault=said(fault))) from None
        return folder / FILE

    def keep(self, game: Game[Any], humans: Iterable[int], luck: int) -> Keeper:
        """Take a game into the store, with who plays it here."""
        notes = {"humans": sorted(humans), "luck": luck}
        return self.open(self.store.add(game, metadata=notes))

    def open(self, number: int) -> Keeper:
        """A game of the store, to be played on."""
        return KeptGame(self.store.session(number))

    def games(self) -> list[StoredGame]:
        """The games that can be played on, the newest first."""
        unfinished = [kept for kept in self.store.games() if not kept.over]
        return sorted(unfinished, key=lambda kept: kept.changed, reverse=True)

    def notes(self, number: int) -> tuple[tuple[int, ...], int]:
        """Who plays a stored game here, and the seed of its bots."""
        kept = next((entry for entry in self.store.games() if entry.id == number), None)
        notes = {} if kept is None else kept.metadata
        humans = tuple(seat for seat in notes.get("humans", ()) if kept and seat in range(kept.players))
        luck = notes.get("luck")
        return humans or (0,), luck if isinstance(luck, int) else 0

    def close(self) -> None:
        """Let go of the store."""
        if self._store is not None:
            self._store.close()


class NoShelf(Shelf):
    """Games in memory alone."""

    def keep(self, game: Game[Any], humans: Iterable[int], luck: int) -> Keeper:
        """The game is kept nowhere."""
        return Unkept(game)

"""Where a game is kept while it is played: in memory alone, or in the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from nocturne.kernel import Game


class Keeper(Protocol):
    """A game in progress whose answers are kept."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def name(self) -> str:
        """By which the player finds it again; empty where it is kept nowhere."""

    def answer(self, seat: int, option_id: str) -> None:
        """Answer, and keep the answer."""

    def undo(self, version: int, seat: int, consent: Iterable[int]) -> None:
        """Take back, and keep that."""


class Unkept:
    """A game in memory alone."""

    name = ""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def answer(self, seat: int, option_id: str) -> None:
        """Answer; nothing is kept."""
        self.game.answer(seat, option_id)

    def undo(self, version: int, seat: int, consent: Iterable[int]) -> None:
        """Take back; nothing is kept."""
        self.game.undo(version, seat, consent)

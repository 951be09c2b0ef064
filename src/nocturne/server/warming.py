"""Warming up: games, packs and words are read before somebody waits for them."""

from __future__ import annotations

from typing import Any

import nocturne
from nocturne.kernel import Game
from nocturne.server.protocol import SeatInfo
from nocturne.server.telling import Teller


def warm_up() -> None:
    """Lay a table of each game and tell its first seat everything. The first time that takes a second or two."""
    for info in nocturne.games():
        game: Game[Any] = nocturne.new(info.id, players=min(info.players), seed=1)
        seats = [SeatInfo(seat, "", "", "human", online=False) for seat in range(game.box.players)]
        teller = Teller(game, "en")
        core = teller.core(game, 0, seats, None)
        teller.lines(game, 0, -1)
        if teller.things is not None:
            for key in core.things:
                teller.things.raw(key)

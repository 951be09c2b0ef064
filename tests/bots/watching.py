"""Players that are watched: they get the view and the options and nothing else, and their answers are checked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import nocturne
from nocturne.bots import Player
from nocturne.kernel import Decision, Game, Option, Text


class Offered:
    """A decision without a way to the table: to reach for anything else is an AttributeError."""

    def __init__(self, decision: Decision) -> None:
        self.kind = decision.kind
        self.seat = decision.seat
        self.waits = decision.waits
        self.prompt: Text = decision.prompt
        self.options: Sequence[Option] = decision.options


class Watched:
    """A player that sees only the view and the options, and whose answers are checked."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, view: object, decision: Decision, rng: Random) -> str:
        chosen = self.player.choose(view, cast("Decision", Offered(decision)), rng)
        assert chosen in decision.ids()
        return chosen


def a_game(players: int = 2, seed: int = 1, **options: Any) -> Game[Any]:  # noqa: ANN401  as nocturne.new takes them
    return nocturne.new("alone", players=players, seed=seed, options=options)

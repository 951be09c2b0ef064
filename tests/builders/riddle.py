"""The Night Ferry, when the child on the lifeboat asks her riddle."""

from __future__ import annotations

from typing import Any

import nocturne
from nocturne.kernel import Game

POSITION = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 10}]
entities: [{tile: purser}]
dreamers: [{archetype: gambler, at: 13, hand: [read-the-table, raise, poker-face], mask: mask-of-the-runner}]
"""


def riddle() -> Game[Any]:
    """A game that asks the riddle."""
    game = nocturne.position("etherfields", POSITION)
    game.answer(0, "use:boat-deck/1")
    while game.open[0].kind != "AnswerRiddle":
        ways = [option.id for option in game.open[0].options]
        game.answer(0, "spend:read-the-table" if "spend:read-the-table" in ways else ways[0])
    return game

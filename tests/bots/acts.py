"""Whole acts played by bots, saved and restored on the way: `python -m tests.bots.acts [SEED]`.

From the first night to the end of act one, for one to five Dreamers in both editions. After every `EVERY` answers, and
wherever a session is saved, the game is written, read again and played on by bots that remember nothing.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import nocturne
from nocturne.bots import Player, player_for
from nocturne.kernel import CHANCE, Game, Seat

EVERY = 400
LONGEST = 12_000
OUTCOMES = ("clock-goes", "clock-stands")


def play(players: int, profile: str, seed: int) -> tuple[Game[Any], int]:
    """One act, and how often it was restored."""
    game, rng = nocturne.new("etherfields", players=players, seed=seed, profile=profile), Random(seed)
    bots: dict[int, Player] = {}
    restored = 0
    while game.over is None and game.version < LONGEST:
        decision = game.open[0]
        if decision.seat == CHANCE:
            option = rng.choice(decision.ids())
        else:
            bot = bots.setdefault(decision.seat, player_for("etherfields", Seat(decision.seat)))
            option = bot.choose(game.view(decision.seat), decision, rng)
        game.answer(decision.seat, option)
        if option == "save-now" or not game.version % EVERY:
            game, bots, restored = nocturne.load(game.save()), {}, restored + 1
    return game, restored


def main() -> None:
    """Play ten of them."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print("| Dreamers | edition | answers | restored | Dreams entered | outcome |\n|---|---|---|---|---|---|")
    for players in range(1, 6):
        for profile in ("1.0", "2.0"):
            game, restored = play(players, profile, seed)
            dreams = [entry.option.rpartition("-")[2] for entry in game.log() if entry.option.startswith("enter-gate:")]
            ends = [flag for flag in OUTCOMES if flag in game.table.flags] or ["not reached"]
            told = (players, profile, game.version, restored, ", ".join(dreams), ends[0])
            print("| " + " | ".join(map(str, told)) + " |", flush=True)


if __name__ == "__main__":
    main()

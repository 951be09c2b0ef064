"""OpenSpiel's own information-set search plays seat 0 against random seats: `python examples/search_openspiel.py`.

Its worlds are those that a seat of Nocturne imagines: `resample_from_infostate` deals anew all that it cannot see.
Use the bot written in Python: the one in C++ does not run on games written in Python.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from nocturne.lab import wilson
from nocturne.research import spiel


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="lanterns")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=60)
    wish = parser.parse_args()
    spiel.register()
    luck = np.random.RandomState(0)
    wins, searched, began = 0, 0, time.perf_counter()
    for seed in range(wish.games):
        game = pyspiel.load_game(f"nocturne_{wish.game}(players=2,seed={seed})")
        bot = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=wish.simulations, random_state=luck
        )
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.current_player() == 0 and len(legal) > 1:
                state.apply_action(bot.step(state))
                searched += wish.simulations
            else:
                state.apply_action(luck.choice(legal))
        wins += state.returns()[0] > 0
    pace = f"{searched / (time.perf_counter() - began):.0f} simulations a second"
    low, high = wilson(wins, wish.games)
    print(f"{wish.game}: the search wins {wins} of {wish.games} ({low:.0%} to {high:.0%}), {pace}")


if __name__ == "__main__":
    main()

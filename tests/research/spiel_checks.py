"""OpenSpiel's own tests on one game: `python -m tests.research.spiel_checks GAME PARAMETERS`.

OpenSpiel ends its process where something is wrong with a game, so it has one of its own.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests.games_sim_test import GamesSimTest

from nocturne.bots import Player
from nocturne.research import spiel
from tests.research.playing import bot_slot


def check_worlds(game: Any) -> None:  # noqa: ANN401 -- OpenSpiel's
    """Other worlds have the same information state and actions; what a seat did is in its information state."""
    state, luck = game.new_initial_state(), random.Random(2)
    keys: set[tuple[int, str]] = set()
    while not state.is_terminal() and len(keys) < 40:
        player = state.current_player()
        if state.is_chance_node():
            faces, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(luck.choices(faces, odds)[0])
            continue
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        keys.add((player, state.information_state_string(player)))
        state.apply_action(luck.choice(state.legal_actions()))
    assert len(keys) > 10, "every decision is another information state"


def check_observer(game: Any) -> None:  # noqa: ANN401 -- OpenSpiel's
    """OpenSpiel's own way of looking at a state."""
    state, observation = game.new_initial_state(), make_observation(game)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation.set_from(state, 0)
    assert observation.tensor.any()
    assert observation.dict["seat"].tolist()[0] == 1


def check_search(game: Any) -> None:  # noqa: ANN401 -- OpenSpiel's
    """OpenSpiel's information-set search finds an allowed answer."""
    luck = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 5, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def check_end(name: str, parameters: str) -> None:
    """A game that its bots play comes to its end, where somebody has won and the returns say who."""
    game = pyspiel.load_game(f"nocturne_{name}({parameters})")
    state, players, luck = game.new_initial_state(), dict[int, Player](), random.Random(3)
    while not state.is_terminal():
        state.apply_action(bot_slot(state.arena, players, luck))
    over = state.arena.game.over
    assert over is not None, "it was not broken off"
    returns = state.returns()
    if name != "lanterns":
        assert returns == [1.0 if seat in over.winners else -1.0 for seat in range(len(returns))]
    else:
        assert {seat for seat, won in enumerate(returns) if won == max(returns)} == set(over.winners)


def main() -> None:
    """All of it, on the game that the command line names."""
    spiel.register()
    spiel.register()  # to be told twice changes nothing
    game = pyspiel.load_game(f"nocturne_{sys.argv[1]}({sys.argv[2]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    GamesSimTest().sim_game(game)
    check_worlds(game)
    check_observer(game)
    check_search(game)
    check_end(sys.argv[1], sys.argv[2].replace("longest=70", "longest=20000"))
    print("all accepted")  # noqa: T201 -- for the test that reads it


if __name__ == "__main__":
    main()

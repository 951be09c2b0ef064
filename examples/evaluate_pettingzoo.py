"""How often does each seat win if all answer at random? `python examples/evaluate_pettingzoo.py lanterns --games 100`.

Put your own policy in the place of `any_answer`: it gets what its seat sees and the mask of what is allowed.
"""

from __future__ import annotations

import argparse

import numpy as np

from nocturne.lab import wilson
from nocturne.research import zoo


def any_answer(_seen: np.ndarray, mask: np.ndarray, luck: np.random.Generator) -> int:
    """Any of the allowed slots."""
    return int(luck.choice(np.flatnonzero(mask)))


def play(env: zoo.NocturneEnv, seed: int) -> dict[str, float]:
    """One game from its seed to its end; what each seat has won."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, info = env.last()
        won[agent] += reward
        env.step(None if is_over or is_cut else any_answer(seen, info["action_mask"], luck))
    return won


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="lanterns")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    wish = parser.parse_args()
    env = zoo.env(wish.game, players=wish.players)
    print(f"{wish.game}: slots {env.unwrapped.slots.id}")
    results = [play(env, seed) for seed in range(wish.games)]
    for agent in env.possible_agents:
        wins = sum(result[agent] > 0 for result in results)
        low, high = wilson(wins, wish.games)
        print(f"{agent}: {wins / wish.games:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()

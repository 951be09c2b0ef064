"""Train a small policy against the bots: `python examples/train_gymnasium.py lanterns --games 3000 --save policy.npz`.

A linear policy over the flat observation, learnt by REINFORCE with a running baseline: no network library is needed.
The saved file names its slot table, and is refused where the pack, and so the numbers of the slots, are others.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

from nocturne.lab import wilson
from nocturne.research import gym


class Linear:
    """Chances of the allowed slots: a softmax of weights times what is seen."""

    def __init__(self, size: int, slots: int) -> None:
        self.weights = np.zeros((slots, size + 1), np.float32)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The allowed slots, how likely each is, and what was seen as the policy reads it."""
        read = np.append(np.clip(seen, -8, 8) / 4, 1).astype(np.float32)
        allowed = np.flatnonzero(mask)
        scores = self.weights[allowed] @ read
        odds = np.exp(scores - scores.max())
        return allowed, odds / odds.sum(), read


def episode(env: gymnasium.Env, policy: Linear, luck: np.random.Generator, seed: int) -> tuple[float, list]:
    """One game; what it has brought, and for each answer what would have made it likelier."""
    seen, info = env.reset(seed=seed)
    steps, won, ended = [], 0.0, False
    while not ended:
        allowed, odds, read = policy.chances(seen, info["action_mask"])
        place = luck.choice(len(allowed), p=odds)
        steps.append((allowed, odds, read, place))
        seen, reward, is_over, is_cut, info = env.step(int(allowed[place]))
        won, ended = won + float(reward), is_over or is_cut
    return won, steps


def learn(policy: Linear, steps: list, gain: float, rate: float) -> None:
    """Make the answers of a game likelier, or less likely, by how much better than usual it went."""
    for allowed, odds, read, place in steps:
        push = -odds
        push[place] += 1
        policy.weights[allowed] += (rate * gain) * np.outer(push, read)


def wins(env: gymnasium.Env, policy: Linear, games: int, first: int) -> str:
    """How often the policy wins, in games that it has not learnt from."""
    luck = np.random.default_rng(first)
    won = sum(episode(env, policy, luck, first + game)[0] > 0 for game in range(games))
    low, high = wilson(won, games)
    return f"{won / games:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="lanterns")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--test", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--save", default="")
    wish = parser.parse_args()
    gym.register()
    env = gymnasium.make(f"nocturne/{wish.game}-v1", seat=wish.seat)
    policy = Linear(env.observation_space.shape[0], env.action_space.n)
    print("before:", wins(env, policy, wish.test, 10**6))
    luck, usual = np.random.default_rng(0), 0.0
    for game in range(wish.games):
        won, steps = episode(env, policy, luck, game)
        learn(policy, steps, won - usual, wish.rate)
        usual += 0.02 * (won - usual)
    print(f"after {wish.games} games:", wins(env, policy, wish.test, 10**6))
    if wish.save:
        np.savez(wish.save, weights=policy.weights, slots=env.unwrapped.arena.slots.id)


if __name__ == "__main__":
    main()

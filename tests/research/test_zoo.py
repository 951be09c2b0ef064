"""PettingZoo's own tests, on every game."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from nocturne.bots import Player
from nocturne.kernel import UsageError
from nocturne.research import WAIT, zoo
from tests.research.playing import TABLES, bot_slot


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_every_game_seat_by_seat(game: str, players: int) -> None:
    api_test(zoo.env(game, players=players, longest=60), num_cycles=80)
    seed_test(lambda: zoo.env(game, players=players, longest=60), num_cycles=40)
    render_test(lambda render_mode=None: zoo.env(game, players=players, longest=5, render_mode=render_mode))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_every_game_in_parallel(game: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(game, players=players, longest=60), num_cycles=80)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_in_parallel_all_answer_at_once_and_the_game_comes_to_its_end(game: str, players: int) -> None:
    env, luck = zoo.parallel_env(game, players=players, longest=2_000), np.random.default_rng(1)
    _, infos = env.reset(seed=4)
    rewards: dict[str, float] = {}
    while env.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in env.agents}
        actions = {agent: int(luck.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        before = env.arena.game.version
        _, rewards, over, _, infos = env.step(actions)
        assert env.arena.game.version > before, "an answer that is allowed counts"
    assert all(over.values())
    assert env.arena.rewards() == list(rewards.values())


@pytest.mark.parametrize("game", ["alone", "etherfields"])
def test_whoever_plays_by_the_bots_advice_comes_to_a_true_end_and_is_told_who_won(game: str) -> None:
    env = zoo.env(game, players=2)
    for seed in (1, 2):
        env.reset(seed=seed)
        players, luck = dict[int, Player](), Random(seed)
        returns = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            _, reward, over, cut, _ = env.last()
            returns[agent] += reward
            assert not cut
            env.step(None if over else bot_slot(env.unwrapped.arena, players, luck))
        ended = env.unwrapped.arena.game.over
        assert ended is not None
        won = [agent for place, agent in enumerate(returns) if place in ended.winners]
        assert returns == {agent: 1.0 if agent in won else -1.0 for agent in returns}


def test_a_structured_observation_holds_the_mask_and_the_blocks() -> None:
    env = zoo.env("alone", players=2, observation="structured")
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert env.observation_space(env.agent_selection).contains(seen)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert "labyrinth" in seen


def test_who_is_not_asked_may_only_wait() -> None:
    env = zoo.env("alone", players=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert np.flatnonzero(env.infos[other]["action_mask"]).tolist() == [WAIT]


def test_an_illegal_answer_ends_the_guarded_game_and_is_refused_by_the_bare_one() -> None:
    bare = zoo.NocturneEnv("lanterns")
    bare.reset(seed=1)
    with pytest.raises(UsageError, match="Slot 0"):
        bare.step(WAIT)
    with pytest.raises(UsageError, match="flat"):
        zoo.env("lanterns", observation="round")

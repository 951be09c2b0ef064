"""Gymnasium's own tests, on every game and seat, and a learner against bots."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from nocturne.bots.planner import PlanningPlayer
from nocturne.games import GAMES
from nocturne.kernel import UsageError
from nocturne.research import gym
from tests.research.playing import TABLES

gym.register()


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("observation", ["flat", "structured"])
def test_gymnasium_accepts_every_seat_of_every_game(game: str, players: int, observation: str) -> None:
    for seat in range(players):
        env = gymnasium.make(
            f"nocturne/{game}-v1",
            seat=seat,
            players=players,
            longest=60,
            observation=observation,
            render_mode="ansi",
        )
        check_env(env.unwrapped)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_follows_the_advice_plays_the_game_to_its_end(game: str) -> None:
    env = gym.SeatEnv(game, players=2)
    _, info = env.reset(seed=5)
    ended, reward = False, 0.0
    while not ended:
        slot = env.advice()
        assert info["action_mask"][slot]
        _, reward, over, cut, info = env.step(slot)
        assert not info["illegal"]
        ended = over or cut
    assert over
    assert reward == env.arena.rewards()[0]


def test_an_illegal_answer_changes_nothing_and_costs_a_little() -> None:
    env = gym.SeatEnv("alone", seat=1, longest=300)
    env.reset(seed=1)
    before = env.arena.game.hash()
    _, reward, over, cut, info = env.step(0)
    assert (reward, over, cut, info["illegal"]) == (-0.01, False, False, True)
    assert env.arena.game.hash() == before
    assert [env.step(0)[3] for _ in range(299)] == [False] * 298 + [True], "illegal steps count too"


def failing(*_: object) -> str:
    raise ZeroDivisionError


def test_a_bot_that_fails_is_replaced_and_the_info_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PlanningPlayer, "choose", failing)
    env = gym.SeatEnv("alone", seat=0, bots="hard")
    _, info = env.reset(seed=1)
    for _ in range(20):
        *_, info = env.step(next(iter(info["options"])))
    assert info["replaced"] == {1: "ZeroDivisionError"}


@pytest.mark.parametrize(
    ("wish", "why"),
    [({"seat": 2}, "no seat 2"), ({"bots": "fare"}, "fair"), ({"observation": "wide"}, "flat"), ({"players": 9}, "9")],
)
def test_what_cannot_be_played_is_told(wish: dict[str, object], why: str) -> None:
    with pytest.raises(UsageError, match=why):
        gym.SeatEnv("alone", **wish)  # type: ignore[arg-type]  # what a caller might pass

"""What the Hero was told counts: noises, stairs, Rooms elsewhere, routes, Reactions that were played or not."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from nocturne.bots._hint import recall
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Memory, Noise
from nocturne.bots.planner import measure
from nocturne.bots.planner.belief import Belief, due_rooms
from nocturne.bots.planner.evidence import (
    FLOORS,
    PLAYED,
    UNHEARD,
    WAYS,
    Evidence,
    evidence_of,
    heard_from,
    layout_fit,
    room_fit,
)
from nocturne.bots.planner.measure import losses, middle
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.knownmap import OFF, DrawnMap
from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.routes import noise, routes
from nocturne.kernel import Game

FIXED = (0, 2, 3)


@cache
def in_the_middle(seed: int = 3) -> tuple[Game[Any], Memory, Belief]:
    """A game in its middle, what its Hero remembers, and what it believes."""
    game = middle(seed, 0)
    hero, belief = HeroBot(game.box), Belief(6)
    recall(game, 0, hero)
    hero.watch(game.view(0))
    belief.update(game.table, hero.memory, Draws(5))
    return game, hero.memory, belief


def a_world() -> tuple[DrawnMap, Memory]:
    """A world of the belief, and what the Hero remembers."""
    _, memory, belief = in_the_middle()
    return belief.particles[0].drawn, memory


def test_the_belief_is_nearer_to_the_truth_than_both_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "WORLDS", 48)
    means = []
    for seed in FIXED:
        rows = list(losses(seed))
        means.append([sum(column) / len(rows) for column in zip(*rows, strict=True)])
    belief, anywhere, not_ruled_out = [sum(column) / len(means) for column in zip(*means, strict=True)]
    assert belief < not_ruled_out < anywhere


def test_the_hero_remembers_noises_with_their_place_and_turns_with_what_evil_played() -> None:
    _, memory, _ = in_the_middle()
    assert memory.noises
    assert {heard.way for heard in memory.noises} <= {*WAYS, "here", "other_level", "muffled"}
    assert {heard.at for heard in memory.noises} <= set(memory.sectors)
    assert {played for _, played in memory.turns} == {True, False}
    told = evidence_of(memory)
    assert (told.noises, told.turns) == (memory.noises, memory.turns)
    assert told.since(told).noises == ()


@pytest.mark.rule("AL-NOISE-02", "AL-NOISE-03", "AL-NOISE-04", "AL-NOISE-06")
def test_a_noise_is_told_from_where_the_rules_say() -> None:
    drawn, memory = a_world()
    assert memory.here is not None
    here = drawn.map.at(drawn.place(FLOORS.index(memory.here[0]), *memory.here[1:]))
    for way in (*WAYS, "other_level", "muffled"):
        told = Noise(memory.here, way, frozenset(memory.shown), frozenset())
        heard = heard_from(drawn, told, NO_DOORS)
        assert heard
        for sector, (weight, share) in heard.items():
            true = noise(drawn.map, here, sector, NO_DOORS)
            ways = [side.key for side in true.directions] or [true.hearing.value]
            assert share == (1 / len(ways) if way in ways else 0.0)
            assert weight > 0


def test_a_world_where_a_noise_could_not_be_heard_so_counts_less() -> None:
    drawn, memory = a_world()
    assert memory.here is not None

    def fit(way: str) -> float:
        return layout_fit(drawn, Evidence((Noise(memory.here or ("start", 0, 0), way, frozenset(), frozenset()),)))

    closed = [way for way in WAYS if way not in memory.sectors[memory.here].exits]
    assert closed
    assert all(fit(way) == pytest.approx(UNHEARD) for way in closed)
    assert max(fit(way) for way in WAYS) > 2 * UNHEARD
    assert fit("here") == 1.0, "that says nothing of the Map"


@pytest.mark.rule("AL-TRACK-02", "AL-COMM-01", "AL-COMM-06")
def test_stairs_rooms_elsewhere_and_routes_count() -> None:
    drawn, memory = a_world()
    assert memory.here is not None
    here, steps = drawn.map.at(drawn.place(FLOORS.index(memory.here[0]), *memory.here[1:])), routes(drawn.map, NO_DOORS)
    nearest = min(steps.distance(here, end) for ends in drawn.map.stairs for end in ends)
    assert layout_fit(drawn, Evidence(stairs=((memory.here, nearest),))) == 1.0
    assert layout_fit(drawn, Evidence(stairs=((memory.here, nearest + 2),))) == pytest.approx(OFF**2)
    for name, at in drawn.map.rooms.items():
        floor = FLOORS[drawn.levels.index(drawn.map.place(at).level)]
        not_here, not_there = [Evidence(elsewhere=((name.value, told),)) for told in (floor, other(floor))]
        assert room_fit(drawn, not_here, name.value, at, is_due=False) < 0.1
        assert room_fit(drawn, not_there, name.value, at, is_due=False) == 1.0
        first = steps.first_steps(here, at)
        for way, side in WAYS.items():
            told = Evidence(routes=((name.value, memory.here, way),))
            assert room_fit(drawn, told, name.value, at, is_due=False) == (1.0 if side in first else OFF)


def other(floor: str) -> str:
    """The other floor."""
    return FLOORS[1 - FLOORS.index(floor)]


def test_a_reaction_makes_a_room_that_is_due_likelier_nearby_and_none_makes_it_less_likely() -> None:
    drawn, memory = a_world()
    assert memory.here is not None
    here = drawn.map.at(drawn.place(FLOORS.index(memory.here[0]), *memory.here[1:]))
    far = max(drawn.map.rooms.values(), key=lambda at: routes(drawn.map, NO_DOORS).distance(here, at))
    played, not_played = [Evidence(turns=((memory.here, has_played),)) for has_played in (True, False)]
    assert room_fit(drawn, played, "x", here, is_due=True) == PLAYED[1] > PLAYED[0]
    assert room_fit(drawn, played, "x", far, is_due=True) == PLAYED[0]
    assert room_fit(drawn, not_played, "x", here, is_due=True) < room_fit(drawn, not_played, "x", far, is_due=True)
    assert room_fit(drawn, played, "x", here, is_due=False) == 1.0


def test_rooms_are_due_whose_missions_lie_open_and_are_not_done() -> None:
    game, _, _ = in_the_middle()
    view = game.view(0)
    assert due_rooms(game.table) == {mission.room for mission in view.missions if mission.active and not mission.done}

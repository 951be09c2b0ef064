"""What the Hero could think, as a map: it follows from the Hero's knowledge alone, and is worth looking at."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.bots import HeatMap, believe, player_for
from nocturne.bots._hint import recall
from nocturne.bots.planner.heat import Listener, thought
from nocturne.bots.planner.measure import true_place
from nocturne.kernel import Game, Seat


def descents(seed: int, *, kind: str = "HeroTurn", every: int = 6) -> list[Game[Any]]:
    """Moments of one game by rules of thumb: every so many Turns of the Hero."""
    game = nocturne.new("alone", players=2, seed=seed)
    rng, players = Random(seed), [player_for(game, Seat(number)) for number in range(2)]
    moments, asked = [], 0
    while game.over is None:
        decision = game.open[0]
        if decision.kind == kind:
            asked += 1
            if asked % every == 0:
                moments.append(game.fork())
        view = game.view(decision.seat)
        game.answer(decision.seat, players[decision.seat].choose(view, decision, rng))
    return moments


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-14")
@pytest.mark.parametrize("seed", [3, 5])
def test_worlds_that_the_hero_cannot_tell_apart_give_the_same_map(seed: int) -> None:
    for game in descents(seed)[:6]:
        here = believe(game)
        assert here is not None
        for luck in range(2):
            other = game.imagine(0, Random(luck).randrange)
            assert other.view(0) == game.view(0)
            assert thought_in(other, game) == here, "another world behind the screen, another map"
        assert believe(game.fork()) == here, "asked again it is the same"


def thought_in(world: Game[Any], past: Game[Any]) -> HeatMap:
    """What the Hero could think in a world, with the past of a game: an imagined world has none."""
    listener = Listener(world)
    recall(past, 0, listener)
    return thought(world, listener)


def test_chances_of_a_room_add_up_and_no_seen_place_is_warm() -> None:
    for game in descents(5):
        heat = believe(game)
        assert heat is not None
        seen = {(sector.floor, sector.east, sector.south) for sector in game.view(0).labyrinth}
        for room in heat.rooms:
            whole = heat.elsewhere.get(room, 0.0) + sum([place.rooms.get(room, 0.0) for place in heat.places])
            assert 0.9 < whole < 1.02, (room, whole)  # the smallest chances are left out
        assert not [place for place in heat.places if (place.floor, place.east, place.south) in seen]


def test_the_true_place_is_warmer_than_a_blind_guess() -> None:
    told, true = 0, 0.0
    for seed in (3, 5, 8):
        for game in descents(seed):
            heat = believe(game)
            assert heat is not None
            listener = Listener(game)
            recall(game, 0, listener)
            for room in heat.rooms:
                where = true_place(game, room, listener.hero.memory)
                warm = {(place.floor, place.east, place.south): place.rooms.get(room, 0.0) for place in heat.places}
                told += 1
                true += (
                    heat.elsewhere.get(room, 0.0) if where not in warm and where[0] == "other" else warm.get(where, 0.0)
                )
    assert told > 10
    assert true / told > 0.1, "a blind guess among two floors of 25 sectors is right in one case of forty"


def test_a_noise_warms_only_places_from_which_it_would_be_heard_so() -> None:
    heard = 0
    for game in chain(*[descents(seed, every=3) for seed in (3, 5, 8)]):
        heat = believe(game)
        if heat is None or heat.noise not in ("north", "east", "south", "west"):
            continue
        heard += 1
        noises = [place for place in heat.places if place.noise]
        assert {place.floor for place in noises} <= {"start", "other"}
        assert sum([place.noise for place in noises]) <= 1.01
    assert heard > 5, "hardly a noise in three games"


def test_other_games_and_the_time_before_the_labyrinth_have_no_such_map() -> None:
    assert believe(nocturne.new("lanterns", players=2, seed=1)) is None
    assert believe(nocturne.new("alone", players=2, seed=1)) is None

"""The Hero's course is set by the worlds that the Hero holds possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.bots._records import reading
from nocturne.bots.alone.goals import Goal, goals
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Memory
from nocturne.bots.planner import PlanningPlayer, Strength
from nocturne.bots.planner.guides import AloneGuide
from nocturne.bots.planner.steering import Course, best_way, courses_of
from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.routes import routes
from nocturne.kernel import Game, Seat


def on_the_way(answers: int, seed: int = 3) -> tuple[Game[Any], HeroBot]:
    """A game played by rules of thumb, up to a Turn of the Hero's, and the Hero's player."""
    game = nocturne.new("alone", players=2, seed=seed)
    hero, evil, rng = HeroBot(game.box), player_for(game, Seat(1)), Random(seed)
    while game.version < answers or game.open[0].kind != "HeroTurn":
        decision = game.open[0]
        player = hero if decision.seat == 0 else evil
        game.answer(decision.seat, player.choose(game.view(decision.seat), decision, rng))
    hero.watch(game.view(0))
    return game, hero


def peaceful(memory: Memory) -> Memory:
    """The memory of a Hero who minds neither creatures nor Danger tokens."""
    memory.style = memory.style._replace(company=0.0, danger=0.0)
    return memory


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_whoever_knows_the_map_takes_a_shortest_way(seed: int) -> None:
    game, hero = on_the_way(40, seed)
    table, view = game.table, game.view(0)
    with reading(hero.cards):
        goal = goals(view)[0]._replace(boss=False, lit=False, final=True)
    room = table.map.rooms[RoomName(goal.room)]
    way = best_way(peaceful(hero.memory), [goal], goal.room, [Course(table.map, table.hero.at, 1.0)])
    first = [step.key for step in routes(table.map, NO_DOORS).first_steps(table.hero.at, room)]
    assert way in first or (room == table.hero.at and way is None)


def test_whoever_must_get_away_goes_where_it_is_far_enough_soonest() -> None:
    game, hero = on_the_way(40)
    table = game.table
    steps = routes(table.map, NO_DOORS)
    name, room = next(iter(table.map.rooms.items()))
    goal = Goal("m", name.value, 0, away=steps.distance(table.hero.at, room) + 1, final=True)
    way = best_way(peaceful(hero.memory), [goal], goal.room, [Course(table.map, table.hero.at, 1.0)])
    there = {step.key: to for step, to, _ in table.map.links[table.hero.at]}
    away = {key: steps.distance(to, room) for key, to in there.items()}
    if max(away.values()) >= goal.away:
        assert way is not None
        assert away[way] >= goal.away


def test_the_hunt_and_the_light_follow_rules_of_their_own() -> None:
    game, hero = on_the_way(40)
    course = [Course(game.table.map, game.table.hero.at, 1.0)]
    assert best_way(hero.memory, [Goal("m", "archive", 1, boss=True)], "archive", course) is None
    assert best_way(hero.memory, [], "archive", course) is None


def test_the_worlds_of_the_belief_have_the_hero_where_the_hero_is() -> None:
    game, hero = on_the_way(60)
    guide = AloneGuide(game, Seat(0), 6)
    guide.hero = hero
    guide.prepare(game, Random(1))
    assert hero.memory.here is not None
    exits = set(hero.memory.sector.exits)
    courses = list(courses_of(guide.belief, hero.memory.here))
    assert len(courses) == 6
    for course in courses:
        assert {way.key for way, _, _ in course.map.links[course.here]} == exits
    assert hero.memory.way in exits


def test_a_hero_that_makes_no_trials_is_steered_all_the_same() -> None:
    game, hero = on_the_way(40)
    player = PlanningPlayer(game, Seat(0), Strength(0, 1, particles=4))
    player.see(game)
    decision = game.decision(0)
    assert decision is not None
    player.choose(game.view(0), decision, Random(2))
    assert player.search is None
    assert isinstance(player.guide, AloneGuide)
    assert len(player.guide.belief.particles) == 4
    assert hero.memory.here == player.guide.here

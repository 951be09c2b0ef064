"""The bots of ALONE play whole games, answer only what is offered, and see nothing but their view."""

from __future__ import annotations

from random import Random

import pytest

from nocturne.bots import Player, RandomPlayer, player_for
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.places import from_hero, graph_of
from nocturne.bots.alone.style import THUMB_HERO
from nocturne.games import GAMES
from nocturne.games.alone.views import AloneView
from nocturne.kernel import Decision, Seat
from nocturne.lab import finish
from tests.bots.watching import Watched, a_game
from tests.builders.alone_views import a_creature, seen_sector


@pytest.fixture(autouse=True)
def with_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "alone", "nocturne.games.alone.game")


@pytest.mark.parametrize(("players", "seed", "difficulty"), [(2, 1, "easy"), (3, 2, "normal"), (4, 3, "impossible")])
def test_whole_games_end_with_nothing_but_views_and_options(players: int, seed: int, difficulty: str) -> None:
    watched: dict[int, Player] = {seat: Watched(player_for("alone", Seat(seat))) for seat in range(players)}
    game = a_game(players, seed, difficulty=difficulty)
    finish(game, seed, watched)
    assert game.over is not None


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = a_game(), a_game()
    assert finish(one, 5) == finish(other, 5)
    assert one.hash() == other.hash()


def test_each_side_has_its_own_bot_and_other_games_the_random_one() -> None:
    modules = [type(player_for("alone", Seat(seat))).__module__ for seat in range(4)]
    assert modules == ["nocturne.bots.alone.hero", *["nocturne.bots.alone.evil"] * 3]
    assert isinstance(player_for("unheard-of", Seat(0)), RandomPlayer)
    assert isinstance(player_for("alone", Seat(-1)), RandomPlayer)


def at_the_first(kind: str, seed: int = 1) -> tuple[AloneView, Decision]:
    """What the seat sees when a kind of decision first comes up between the bots."""
    game, players, rng = a_game(seed=seed), {seat: player_for("alone", Seat(seat)) for seat in range(2)}, Random(seed)
    while game.open[0].kind != kind:
        decision = game.open[0]
        game.answer(decision.seat, players[decision.seat].choose(game.view(decision.seat), decision, rng))
    return game.view(game.open[0].seat), game.open[0]


def test_asked_the_same_again_a_bot_answers_the_same() -> None:
    for kind in ("HeroTurn", "ReactionWindow"):
        view, decision = at_the_first(kind)
        player = player_for("alone", decision.seat)
        assert len({player.choose(view, decision, Random(3)) for _ in range(3)}) == 1


def test_the_hero_tracks_first_and_remembers_where_it_was() -> None:
    view, decision = at_the_first("HeroTurn")
    hero = HeroBot()
    chosen = hero.choose(view, decision, Random(1))
    assert chosen == "track" or chosen.endswith(":it_scanner")
    assert hero.memory.here == ("start", 0, 0)
    assert hero.memory.here in hero.memory.sectors


def test_evil_steps_towards_the_hero_or_stops() -> None:
    view, decision = at_the_first("CreatureMoves")
    chosen = player_for("alone", decision.seat).choose(view, decision, Random(1))
    graph, steps = graph_of(view.behind().plan), from_hero(view)
    at = next(one.at for one in view.behind().creatures if one.token == view.behind().movers[-1])
    there = {way: place for place, way in graph[at].items()}
    assert chosen == "done" or steps[there[chosen.partition(":")[2]]] < steps[at]


def test_a_sector_with_a_creature_is_a_detour() -> None:
    hero = HeroBot()
    hero.memory.here = ("start", 0, 0)
    hero.memory.sectors = {
        ("start", 0, 0): seen_sector("east"),
        ("start", 1, 0): seen_sector("west", creatures=(a_creature("spores"),)),
    }
    assert hero.memory.ways()[0]["start", 1, 0] == (1 + THUMB_HERO.company, "east")

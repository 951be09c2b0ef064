"""The rules of thumb of ALONE's bots: what they read from cards, where they look, and that they see only their view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nocturne.bots import Player, player_for
from nocturne.bots.alone.cards import promise, worth
from nocturne.bots.alone.fight import at_least
from nocturne.bots.alone.gear import upgrade
from nocturne.bots.alone.gear import worth as worth_of_item
from nocturne.bots.alone.goals import goal_of
from nocturne.bots.alone.memory import Answer, Memory
from nocturne.bots.alone.search import guess, nearest, should_track
from nocturne.bots.alone.turn import away_from
from nocturne.games.alone.records import Stats
from nocturne.games.alone.views import AloneView, BarredDoor, MapCreature
from nocturne.kernel import Seat
from nocturne.lab import finish
from tests.bots.watching import a_game
from tests.builders.alone_views import a_mission, an_item, evil_view, hero_view, seen_sector


def corridor(length: int = 3) -> Memory:
    """The Hero at the west end of a corridor that goes on at its east end."""
    memory = Memory()
    for east in range(length):
        exits = {"east": "open", **({"west": "open"} if east else {})}
        memory.sectors["start", east, 0] = seen_sector(exits)
    memory.here = ("start", 0, 0)
    return memory


@pytest.mark.parametrize("difficulty", ["easy", "normal", "nightmare", "impossible"])
def test_a_game_ends_at_each_difficulty(difficulty: str) -> None:
    game = a_game(seed=11, difficulty=difficulty)
    assert finish(game, 11).rounds < 15
    assert game.over is not None


def test_a_bot_answers_the_same_in_every_world_that_its_seat_cannot_tell_from_this_one() -> None:
    game, rng = a_game(players=3, seed=6), Random(6)
    players: dict[int, Player] = {seat: player_for("alone", Seat(seat)) for seat in range(3)}
    compared = 0
    for number in range(140):
        decision = game.open[0]
        seat, view = decision.seat, game.view(decision.seat)
        chosen = players[seat].choose(view, decision, Random(number))
        if number % 7 == 0:
            other = game.imagine(seat, rng.randrange)
            same = other.decision(seat)
            assert same is not None
            assert other.hash() != game.hash()
            assert players[seat].choose(other.view(seat), same, Random(number)) == chosen
            compared += 1
        game.answer(seat, chosen)
    assert compared == 20


def test_a_mission_is_read_from_its_card() -> None:
    pods = goal_of(a_mission("f_pods", "escape_pods", 1))
    assert (pods.left, pods.alone, pods.lit, pods.final, pods.away) == (1, True, False, True, 0)
    overload = goal_of(a_mission("f_overload", "generator", 2))
    assert (overload.left, overload.away) == (0, 6)
    assert goal_of(a_mission("f_vent", "ventilation")).lit
    assert goal_of(a_mission("f_source", "laboratory")).boss


def test_a_room_is_sought_behind_doors_as_far_away_as_was_told() -> None:
    memory = corridor()
    memory.sectors["start", 2, 0] = seen_sector({"east": "open", "north": "door", "west": "open"})
    memory.answers["archive"] = [Answer(("start", 0, 0), 3, "same")]
    places = guess(memory, "archive", "start")
    assert max(places, key=lambda spot: places[spot]) == ("start", 2, -1)
    assert ("start", 3, 0) not in places  # without a door it is a corridor
    assert ("start", 1, -1) not in places or places["start", 1, -1] < places["start", 2, -1]
    assert nearest(memory, {"archive": 1}, "") == ("archive", "east")


def test_places_are_weighed_in_the_order_of_the_map_so_that_sums_come_out_the_same_in_every_process() -> None:
    memory = corridor()
    places = guess(memory, "archive", "start")
    assert len(places) > 20
    assert list(places) == sorted(places)


def test_a_room_cannot_be_nearer_than_the_known_exits_allow() -> None:
    memory = corridor()
    memory.answers["archive"] = [Answer(("start", 0, 0), 2, "same")]
    assert guess(memory, "archive", "start") == {}


def test_the_hero_asks_once_and_not_again_near_by() -> None:
    memory = corridor()
    memory.aim = "archive"
    assert should_track(memory, ["archive"])
    memory.answers["archive"] = [Answer(("start", 1, 0), 6, "same")]
    assert not should_track(memory, ["archive"])
    memory.answers["archive"] = [Answer(("other", 0, 0), 9, "other")]
    assert should_track(memory, ["archive"])


def test_whoever_must_be_far_away_goes_away() -> None:
    memory = corridor(9)
    memory.sectors["start", 0, 0] = seen_sector({"east": "open"}, room="generator")
    memory.here = ("start", 2, 0)
    goal = goal_of(a_mission("f_overload", "generator", 2))
    assert away_from(memory, goal) == "east"


def test_an_upgrade_is_made_where_it_is_worth_its_component() -> None:
    items = tuple([an_item(one) for one in ("it_stim", "it_relay", "it_analyser")])
    ids = ["upgrade:0:1:it_stim:it_relay", "upgrade:1:0:it_relay:it_stim", "done"]
    assert upgrade(Memory(), hero_view(items=items, missions=()), ids) == ids[0]
    assert worth_of_item("it_acid") > worth_of_item("it_analyser")


def test_the_chance_of_hits_is_that_of_the_dice() -> None:
    assert at_least(0, 2, 1 / 3) == pytest.approx(1.0)
    assert at_least(3, 2, 1 / 3) == 0
    assert at_least(2, 4, 2 / 3) == pytest.approx(0.889, abs=0.001)


MUTANT = MapCreature(token=9, kind="mutant", at="1:1,0", wounded=False, name=0)


def a_hunt(**more: Any) -> AloneView:  # noqa: ANN401  the fields of the Map
    drawn = "level 1\nc2 cA cA c8\nlevel 2\nc2 c8 .. ..\nstairs 1:3,0-2:0,0\nstart 1:0,0"
    return evil_view(drawn, "1:0,0", {"mutant": Stats(2, 1, 2, 1, 2, 3)}, **{"creatures": (MUTANT,), **more})


def test_a_creature_that_arrives_is_worth_more_than_one_that_comes_nearer() -> None:
    move = [{"move-creature": 1}]
    far = replace(MUTANT, at="1:3,0")
    assert worth(a_hunt(), move) > 2 > worth(a_hunt(creatures=(far,)), move) > 0
    assert worth(a_hunt(creatures=()), move) == 0


def test_a_barred_door_keeps_a_creature_away_for_a_step() -> None:
    move = [{"move-creature": 1}]
    assert worth(a_hunt(barred=(BarredDoor("1:0,0", "east"),)), move) < 1


def test_danger_makes_an_attack_worth_twice_as_much() -> None:
    blow, here = [{"attack-at-once": 2}], replace(MUTANT, at="1:0,0")
    calm = worth(a_hunt(creatures=(here,)), blow)
    assert worth(a_hunt(creatures=(here,), dangers=("1:0,0",)), blow) == pytest.approx(2 * calm)


def test_cards_that_are_often_unlocked_promise_more() -> None:
    assert promise("dread_steps") > promise("snare_static")

"""The automatic Hero on the hunt for the boss, where a Mission asks for its life."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nocturne.bots.alone.fight import target
from nocturne.bots.alone.gear import drop
from nocturne.bots.alone.goals import goals
from nocturne.bots.alone.hero import track_targets
from nocturne.bots.alone.hunt import hunting, lost_track, stalk, strike
from nocturne.bots.alone.memory import Answer, Memory, Sector
from nocturne.bots.alone.style import THUMB_HERO
from nocturne.bots.alone.turn import at_the_start
from nocturne.games.alone.records import Stats
from nocturne.games.alone.views import AloneView, CompanionView, MissionView
from tests.builders.alone_views import a_creature, a_mission, an_item, hero_view, seen_sector

BOSS = a_creature("boss_choir", 4)
SPORES = a_creature("spores", 5)
SOURCE = a_mission("f_source", "laboratory")
PODS = a_mission("f_pods", "escape_pods")


def a_view(*items: str, mission: MissionView = SOURCE, **more: Any) -> AloneView:  # noqa: ANN401  as the view has them
    plain = {"boss": "boss_choir", "boss_dead": False, "nightmare": False, "companion": None, "tracked": ()}
    tracks = {"life": 9, "sc": 9, "limit": 8, "adrenaline": 0, "turn": 3}
    stats = {"boss_choir": Stats(2, 1, 1, 1, 3, 3), "spores": Stats(1, 1, 3, 2, 1, 2)}
    held = tuple([an_item(item) for item in items])
    return hero_view(**{**plain, **tracks, "items": held, "missions": (mission,), "stats": stats, **more})


def corridor(**more: Sector) -> Memory:
    """The Hero in the middle of a corridor of five sectors that goes on at both ends; some sectors are special."""
    memory = Memory()
    for east in range(5):
        memory.sectors["start", east, 0] = more.get(f"at_{east}", seen_sector("east west"))
    memory.here = ("start", 2, 0)
    memory.shown = set(memory.sectors)
    return memory


def test_the_hunt_is_on_while_a_mission_asks_for_the_life_of_a_boss_that_lives() -> None:
    assert hunting(goals(a_view()))
    assert not hunting(goals(a_view(boss_dead=True)))
    assert not hunting(goals(a_view(mission=PODS)))


def test_without_weapons_the_hero_goes_to_an_lcu_and_stays_there() -> None:
    memory = corridor(at_0=seen_sector("east west", lcu=True), at_4=seen_sector("east west", creatures=(BOSS,)))
    assert stalk(memory, a_view()) == "west"
    memory.here = ("start", 0, 0)
    assert stalk(memory, a_view()) == ""
    assert stalk(corridor(), a_view()) is None


def test_a_hunter_goes_to_the_room_first_and_hunts_from_there() -> None:
    memory = corridor(at_0=seen_sector("east west", lcu=True))
    assert stalk(memory, a_view()) == "west"
    memory.style = THUMB_HERO._replace(hunter=True)
    assert stalk(memory, a_view()) is None
    assert stalk(memory, a_view(looted=("laboratory",))) == "west"


def test_a_hunter_keeps_weapons_for_a_boss_that_must_die_once_the_mission_is_active() -> None:
    view = a_view("it_thermite", "it_stim", mission=replace(SOURCE, active=False))
    ids = ["drop:0:it_thermite", "drop:1:it_stim"]
    assert drop(Memory(), view, ids) == ids[0]
    assert drop(Memory(THUMB_HERO._replace(hunter=True)), view, ids) == ids[1]


def test_a_charge_is_spent_freely_on_the_boss() -> None:
    memory = corridor(at_2=seen_sector("east west", creatures=(BOSS,)))
    ids = ["attack:4:boss_choir", "use-action-item:0:it_bolt", "move:east"]
    stats = {"boss_choir": Stats(2, 1, 1, 1, 3, 3)}
    planned = [plan for plan in strike(memory, a_view("it_bolt", stats=stats), ids) if plan]
    assert planned == ["use-action-item:0:it_bolt"]


def test_with_weapons_the_hero_goes_for_the_boss_in_sight() -> None:
    memory = corridor(at_0=seen_sector("east west", lcu=True), at_4=seen_sector("east west", creatures=(BOSS,)))
    assert stalk(memory, a_view("it_bolt", "it_acid")) == "east"


def test_who_is_ready_and_does_not_see_the_boss_tracks_it() -> None:
    memory, ready = corridor(), a_view("it_bolt", "it_acid")
    assert lost_track(memory, ready)
    assert not lost_track(memory, a_view("it_bolt"))
    assert track_targets(memory, ready, ["target:laboratory", "target:boss"]) == "target:boss"
    assert track_targets(memory, a_view(), ["target:laboratory", "target:boss"]) == "target:laboratory"


def test_where_the_boss_was_told_to_be_is_looked_for_over_the_edge_of_the_known() -> None:
    memory, ready = corridor(at_4=seen_sector("west")), a_view("it_bolt", "it_acid")
    memory.answers["boss"] = [Answer(("start", 2, 0), 3, "same")]
    assert not lost_track(memory, ready)
    assert stalk(memory, ready) == "west"


def test_the_boss_is_attacked_rather_than_what_dies_more_easily() -> None:
    memory = corridor(at_2=seen_sector("east west", creatures=(SPORES, BOSS), lit=True))
    ids = ["attack:5:spores", "attack:4:boss_choir"]
    assert target(memory, a_view(), ids) == "attack:4:boss_choir"
    assert target(memory, a_view(mission=PODS), ids) == "attack:5:spores"
    assert next(strike(memory, a_view(), ["attack:5:spores", "attack:4:boss_choir"])) == "attack:4:boss_choir"


def test_light_comes_before_the_first_blow() -> None:
    memory = corridor(at_2=seen_sector("east west", creatures=(BOSS,), lcu=True))
    assert next(strike(memory, a_view("it_bolt"), ["attack:4:boss_choir", "repair:east"])) == "repair:east"


@pytest.mark.parametrize(("mission", "dropped"), [(SOURCE, "drop:0:it_stim"), (PODS, "drop:1:it_arc")])
def test_weapons_are_kept_for_the_hunt(mission: MissionView, dropped: str) -> None:
    view = a_view("it_stim", "it_arc", mission=mission)
    assert drop(Memory(), view, ["drop:0:it_stim", "drop:1:it_arc"]) == dropped


def test_a_companion_that_kills_is_not_sacrificed_where_there_is_nothing_to_kill() -> None:
    guard = a_view(companion=CompanionView("ch_hayashi", 1), life=8, sc=8)
    offered = ["sacrifice:ch_hayashi"]
    assert "sacrifice:ch_hayashi" not in list(at_the_start(corridor(), guard, offered))
    with_spores = corridor(at_2=seen_sector("east west", creatures=(SPORES,)))
    assert "sacrifice:ch_hayashi" in list(at_the_start(with_spores, guard, offered))

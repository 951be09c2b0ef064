"""Two worlds that differ behind the screen only: nobody on the other side of it can tell them apart (VIEW, EVIL)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.games.alone.map import sectors_in
from nocturne.games.alone.model import Alone
from nocturne.kernel import Game, Seat
from tests.conformance.sights import flow, see, told_bytes
from tests.games.alone.playing import LONG, alone

HERO = Seat(0)
UNSEEN = ("FirstKind", "FirstWhere", "FirstDanger", "ChooseBoss", "ChooseMover", "ChooseTeleported")
"""Decisions of Evil of which the Hero learns nothing by the answer itself, wherever it leads."""
PADDED = {"pad-windows": True, "map": "reference"}


def hidden_parts(game: Alone) -> dict[str, object]:
    """What lies behind the screen, part by part."""
    unrevealed = game.map.everywhere & ~game.revealed
    doors = [n for n, door in enumerate(game.map.doors) if game.barred >> n & 1 and unrevealed >> door.before & 1]
    return {
        "map": game.chart,
        "creatures": [(one.token, one.at) for one in game.creatures if not one.name],
        "hands": game.hands,
        "dangers": sectors_in(game.danger & unrevealed),  # type: ignore[arg-type]  # a set of sectors again
        "lights": sectors_in(game.lit & unrevealed),  # type: ignore[arg-type]  # a set of sectors again
        "conditions": [sectors & unrevealed for sectors in game.conditions],
        "doors": doors,
        "boss": game.boss,
    }


@pytest.mark.rule("AL-VIEW-01", "AL-VIEW-03", "AL-VIEW-12")
def test_every_part_behind_the_screen_is_changed_in_some_world_that_the_hero_cannot_tell_apart() -> None:
    rng, changed = Random(5), Counter[str]()
    for seed in (3, 8):
        game = nocturne.new("alone", players=3, seed=seed, options={"pad-windows": True})
        for answer in range(420):
            if game.over is not None:
                break
            if answer > 60 and answer % 24 == 0:
                twin = game.imagine(HERO, rng.randrange)
                assert see(game, HERO) == see(twin, HERO)
                assert see(game, None) == see(twin, None)
                here, there = hidden_parts(game.table), hidden_parts(twin.table)
                changed.update([name for name in here if here[name] != there[name]])
            decision = rng.choice(game.open)
            game.answer(decision.seat, rng.choice(decision.ids()))
    assert {"map", "creatures", "hands", "dangers", "boss"} <= set(changed), changed


def answered(game: Game[Any], seat: int, option: str) -> Game[Any]:
    fork = game.fork()
    fork.answer(seat, option)
    return fork


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-08", "AL-EVIL-04", "AL-SETUP-14")
def test_what_evil_chooses_unseen_changes_nothing_for_the_hero() -> None:
    rng, met = Random(2), Counter[str]()
    for seed in range(3):
        game = nocturne.new("alone", players=2, seed=seed, options=PADDED)
        for _ in range(260):
            decision = rng.choice(game.open)
            ids = [one for one in decision.ids() if one not in ("pass", "done")]
            if decision.kind in UNSEEN and len(ids) > 1:
                one, other = [answered(game, decision.seat, option) for option in rng.sample(ids, 2)]
                if flow(one) == flow(other):  # where it leads on is public, as the kind of creature is not
                    assert told_bytes(one, HERO, game.version) == told_bytes(other, HERO, game.version), decision
                    assert see(one, HERO) == see(other, HERO), decision
                    met[decision.kind] += 1
            game.answer(decision.seat, rng.choice(decision.ids()))
            if game.over is not None:
                break
    assert {"FirstKind", "FirstWhere", "FirstDanger", "ChooseBoss"} <= set(met)
    assert sum(met.values()) > 20


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-08")
def test_whatever_the_hero_is_shown_has_been_told() -> None:
    rng, pairs = Random(4), 0
    game = nocturne.new("alone", players=3, seed=6, options=PADDED)
    while game.over is None and game.version < 500:
        decision = rng.choice(game.open)
        if decision.seat and len(decision.ids()) > 1:
            one, other = [answered(game, decision.seat, option) for option in rng.sample(decision.ids(), 2)]
            same_told = told_bytes(one, HERO, game.version) == told_bytes(other, HERO, game.version)
            if same_told and flow(one) == flow(other):
                assert one.view(HERO) == other.view(HERO), decision
                pairs += 1
        game.answer(decision.seat, rng.choice(decision.ids()))
    assert pairs > 30


HANDS = f"players: 3\nmap: |\n  {LONG}\nhero: 0,0\ncreatures: worm 5,0\n"


@pytest.mark.rule("AL-EVIL-13", "AL-VIEW-10", "AL-VIEW-04")
@pytest.mark.parametrize("seat", [1, 0, None])
def test_nobody_can_tell_what_another_evil_player_holds(seat: int | None) -> None:
    one = alone(HANDS + "hands: [[fang_rush], [fang_drop, dread_echo]]").game
    other = alone(HANDS + "hands: [[fang_rush], [fang_hide, dread_sweat]]").game
    place = None if seat is None else Seat(seat)
    assert see(one, place) == see(other, place)
    assert one.view(2) != other.view(2)


@pytest.mark.rule("AL-EVIL-13")
def test_at_an_open_table_evil_players_see_each_others_hands_and_the_hero_does_not() -> None:
    text = "options: {open-hands: true}\n" + HANDS
    one = alone(text + "hands: [[fang_rush], [fang_drop]]").game
    other = alone(text + "hands: [[fang_rush], [fang_hide]]").game
    assert one.view(1).all_hands == (("fang_rush",), ("fang_drop",))
    assert see(one, HERO) == see(other, HERO)


@pytest.mark.rule("AL-VIEW-03", "AL-REACTION-12")
def test_another_evil_player_sees_no_face_of_a_common_reaction_either() -> None:
    text = HANDS + "hands: [[%s], []]"
    games = [alone(text % card).play("loot", f"common:{card}", "done") for card in ("fang_drop", "fang_hide")]
    views = [game.game.view(2) for game in games]
    assert views[0].track == views[1].track
    assert views[0].face_down == views[1].face_down == (None,)

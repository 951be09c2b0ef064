"""The Dreamscape and the Dreamworld Map as data for those who draw them."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games.etherfields.plan import PlannedSpace
from nocturne.games.etherfields.views import EtherfieldsView
from tests.games.etherfields.table import A, on_tiles, scene, world


def spaces(view: EtherfieldsView) -> dict[int, PlannedSpace]:
    """The spaces of a Dreamscape by number."""
    return {one.at: one for one in view.laid_out().spaces}


@pytest.mark.rule("EF-WALL-01")
def test_a_drawn_space_names_its_walls_and_the_ways_out_of_it() -> None:
    game = on_tiles("dreamers: [{at: 0}]")
    shown, land = spaces(game.view(A)), game.table.land
    step = {"n": -land.width, "e": 1, "s": land.width, "w": -1}
    assert any(one.walls for one in shown.values())
    for at, one in shown.items():
        assert {at + step[side] for side in one.exits} == set(land.near[at])
        assert not set(one.exits) & set(one.walls)
        assert all(land.walled(at, at + step[side]) for side in one.walls)


@pytest.mark.rule("EF-BOARD-01")
def test_every_space_of_the_tutorial_lies_on_its_tile_with_its_icons_and_actions() -> None:
    game = nocturne.new("etherfields", players=1, seed=1)
    game.answer(0, game.open[0].options[0].id)
    shown = game.view(0).dreamscape
    assert {one.at: one.tile for one in shown.spaces} == dict.fromkeys((16, 17, 24, 25), "bedroom")
    assert [one.at for one in shown.features if one.icon == "entrance"] == [(16,), (24,)]
    assert {one.key: one.at for one in shown.actions} == {"bedroom/1": (25,), "bedroom/2": (17,)}
    assert shown.colours == game.table.lib.gates["gate-first"].colours != ()


@pytest.mark.rule("EF-ENTITY-07")
def test_an_active_entity_shows_its_movement_and_the_price_of_its_interactions() -> None:
    game = scene("entities: [{tile: wraith}]\nfigures: [{of: wraith, at: 3}]")
    (entity,) = game.view(A).dreamscape.entities
    lib, tile = game.table.lib, game.table.lib.tiles["wraith"]
    actions = [lib.actions[key] for key in lib.keys_of["wraith"]]
    assert entity.movement == tile.movement
    assert [one.key for one in entity.actions] == [one.key for one in actions]
    assert [one.cost.amount if one.cost else 0 for one in entity.actions] == [one.cost.amount for one in actions]


@pytest.mark.rule("EF-BOARD-03")
def test_only_districts_that_lie_on_the_dreamworld_map_are_shown_with_their_locations() -> None:
    game = world()
    shown = game.view(A).world.locations
    assert {one.district for one in shown} == set(game.table.districts)
    assert {one.id for one in shown} == {
        place.id for name in game.table.districts for place in game.table.lib.places[name]
    }
    known = {one.id for one in shown}
    assert all(set(one.paths) == set(game.table.lib.locations[one.id].paths) & known for one in shown)


def test_the_current_turn_card_shows_its_steps_and_suit() -> None:
    game = scene("turns: [turn-1]")
    team, card = game.view(A).team, game.table.lib.turns["turn-1"]
    assert (team.steps, team.suit) == (card.steps, card.suit)

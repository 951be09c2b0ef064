"""Traps, Terrain, Gem slots, Overlays and Entrances (chapters TRAP, TERRAIN, GEMSLOT, OVERLAY, BOARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.components import Terrain
from nocturne.games.etherfields.land import Ground, Land
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.movement import MoveDreamer, Walk, terrain_at
from nocturne.games.etherfields.rules.scenes import LayStartingTiles
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.kernel.grid import Space
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    boxed,
    changed,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    told,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.rules.movement import LandDreamer

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"


@pytest.mark.rule("EF-OVERLAY-02", "EF-OVERLAY-03")
def test_an_overlay_leaves_tokens_and_figures_and_stays_when_a_tile_is_added() -> None:
    more = "tokens: [{kind: light, at: 1}]\nfigures: [{of: usher, at: 1}]\nentities: [{tile: usher}]\n"
    game = run(etherfields(f"{DREAM}{more}revealed: [usher]"), Reveal(A, "trapdoor"), Reveal(A, "stage"))
    table = game.table
    assert (table.ground.tiles, table.ground.overlays) == (("foyer", "stage"), ("trapdoor",))
    assert ([one.at for one in table.tokens], [one.at for one in table.figures], me(game).at) == ([1], [1], 0)


@pytest.mark.rule("EF-TERRAIN-03")
def test_a_symbol_on_a_line_belongs_to_the_space_on_either_side() -> None:
    table = on_tiles("dreamers: {a: {at: 0}}", tiles="[hall, gallery, garden]").table
    assert [terrain_at(table, Space(one)) for one in (18, 19)] == [frozenset({Terrain.WATER})] * 2


@pytest.mark.rule("EF-ENTRANCE-01")
def test_each_player_chooses_the_entrance_of_the_own_figure() -> None:
    game = run(world("first: 1", players=2), LayStartingTiles())
    for seat, space in ((B, 8), (A, 3)):
        assert [(one.seat, one.kind) for one in game.open] == [(seat, "EnterAt")]
        play(game, f"place:{space}", seat=seat)
    assert [me(game, seat).at for seat in (A, B)] == [3, 8]


@pytest.mark.rule("EF-OVERLAY-04")
def test_an_overlay_may_open_a_wall_and_add_spaces() -> None:
    lid = boxed("- {kind: overlay, id: lid, name: Lid, opens: [{one: 1, other: 2}], adds: [16]}")
    maps = lid.maps
    ground = Ground(("foyer", "stage"), walls=((Space(1), Space(2)),))
    tiles = [maps["foyer"], maps["stage"]]
    plain = Land((4, 3), ground, tiles, [])
    assert (2 in plain.near[1], plain.holds(16)) == (False, False)
    covered = Land((4, 3), ground, tiles, [lid.overlays["lid"]])
    assert (2 in covered.near[1], 16 in covered.near[8]) == (True, True)


@pytest.mark.rule("EF-TERRAIN-01")
@pytest.mark.parametrize(("start", "ways", "end"), [(8, ("south", "south"), 24), (10, ("south",), 18)])
def test_terrain_by_itself_neither_hinders_nor_hurts(start: int, ways: tuple[str, ...], end: int) -> None:
    board = on_tiles(f"dreamers: {{a: {{at: {start}}}}}", tiles="[hall, gallery, cellar, garden]")
    game = play(run(board, Walk(A, len(ways))), *[f"go:{one}" for one in ways])
    assert (kind(game), me(game).at, me(game).sealed, me(game).distress) == ("FreePlay", end, (), 0)
    assert {*told(game)} == {"dreamer-moved"}


@pytest.mark.rule("EF-TERRAIN-06")
def test_a_special_space_is_no_trap() -> None:
    game = run(
        etherfields("dream: gate-opera\nground: {tiles: [foyer, stage]}\ndreamers: {a: {at: 11}}\nhours: 1"), Walk(A, 1)
    )
    play(game, "go:north")
    assert (me(game).at in game.table.land.special, me(game).sealed, {*told(game)}) == (True, (), {"dreamer-moved"})


@pytest.mark.rule("EF-TRAP-02")
def test_a_trap_is_sprung_once_by_a_move_that_ends_there_and_not_by_one_that_begins_there() -> None:
    ended = play(run(on_tiles("dreamers: {a: {at: 10}}"), MoveDreamer(A, 1)), "go:east")
    assert (me(ended).at, len(me(ended).sealed)) == (11, 1)
    left = play(run(on_tiles("dreamers: {a: {at: 11}}"), MoveDreamer(A, 1)), "go:north")
    assert (me(left).at, me(left).sealed) == (3, ())


@pytest.mark.rule("EF-OVERLAY-02", "EF-OVERLAY-03")
def test_markers_stay_under_an_overlay_and_walls_and_holes_leave_it_where_it_lies() -> None:
    marked = "markers: {stage/1: {intent: cunning, count: 1}}\n"
    at = (
        "players: 2\ndream: gate-opera\nground: {tiles: [foyer, stage]}\ndreamers: {a: {at: 8}, b: {at: 0}}\nhours: 1\n"
    )
    game = run(etherfields(at + marked), Reveal(A, "trapdoor"))
    assert list(game.table.markers) == ["stage/1"]
    game = acting(game, "[{add-wall: {a: space, within: 1, beyond: 1}}, {block: {a: space, beyond: 2}}]")
    table = play(game, "pick:space:9", "pick:space:3").table
    assert (table.ground.overlays, 3 in table.land.blocked, 9 in table.land.near[8]) == (("trapdoor",), True, False)


@pytest.mark.rule("EF-OVERLAY-04")
def test_an_overlay_brings_icons_and_actions_of_its_own() -> None:
    lid = "- {kind: overlay, id: lid, name: Lid, features: [{icon: trap, at: [9]}], spots: [{at: [9], do: [nothing]}]}"
    land = boxed(lid).land(Ground(("foyer",), ("lid",)))
    assert (land.traps, land.actions["lid/1"]) == (frozenset({Space(9)}), (Space(9),))


@pytest.mark.rule("EF-ENTRANCE-01", "EF-SETUP-21")
def test_the_fifth_dreamer_enters_where_there_is_room() -> None:
    game = run(world(players=5), LayStartingTiles())
    for _ in range(4):
        play(game, "place:0", seat=game.open[0].seat)
    assert ids(game, game.open[0].seat) == ("place:3", "place:8")


@pytest.mark.rule("EF-BOARD-10", "EF-QUIRK-02")
def test_a_new_slumber_map_tile_may_be_drawn_before_the_others() -> None:
    found = "- {kind: secret, id: garden, name: garden, back: map, front: slumber-map}"
    drawn = set()
    for seed in range(1, 9):
        game = run(
            world(f"maps: [hall, gallery, cellar]\nboxed: [garden]\nseed: {seed}", cards=found), Reveal(A, "garden")
        )
        assert sorted(game.table.maps) == ["cellar", "gallery", "garden", "hall"]
        drawn.add(game.table.maps[-1])
    assert "garden" in drawn


@pytest.mark.rule("EF-BOARD-03")
def test_no_path_leads_to_a_district_that_is_not_gained_yet() -> None:
    game = world("location: old-gate\ndistricts: [suburbia]\nremoved: [harbour]")
    assert [one for one in ids(game) if one.startswith("path")] == ["path:bus-stop"]


@pytest.mark.rule("EF-FLYING-03")
def test_a_flying_rule_is_followed_as_soon_as_its_slumber_map_tile_lies_there() -> None:
    rule = "effects: [{when: flying, do: [{gain: ether, who: {each: dreamer}}]}]"
    cards = changed("map/hall", rule) + changed("map/garden", rule)
    begun = run(world(players=2, cards=cards), LayStartingTiles())
    assert [me(begun, seat).ether for seat in (A, B)] == [1, 1], "the Hall is a starting tile, the Garden is not"
    given = (
        "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\nmaps: [cellar, garden]\nfates: [found-coin, leak]"
    )
    assert me(run(world(given, cards=cards), DrawFate())).ether == 1


@pytest.mark.rule("EF-TRAP-01")
def test_a_trap_strikes_the_dreamer_who_was_relocated_whoever_did_it() -> None:
    game = on_tiles("dreamers: {a: {at: 0}, b: {at: 1}}", players=2)
    chosen = play(acting(game, "[{relocate: {a: dreamer}, to: {a: space}}]"), "pick:seat:1", "pick:space:11")
    assert [len(me(chosen, seat).sealed) for seat in (A, B)] == [0, 1]
    struck = run(game, LandDreamer(B, Space(11)))
    assert [(me(struck, seat).at, len(me(struck, seat).sealed)) for seat in (A, B)] == [(0, 0), (11, 1)]


@pytest.mark.rule("EF-GEMSLOT-02", "EF-GEMSLOT-04")
def test_of_several_gem_slots_only_that_of_the_own_space_is_emptied() -> None:
    tiles = "[foyer, cellar]"
    game = play(on_tiles("gems_laid: [8, 24]\ndreamers: {a: {at: 24}}", tiles=tiles), "take-gem")
    assert (me(game).gems, game.table.gems_laid) == (1, (8,))
    assert refused(on_tiles("gems_laid: [8]\ndreamers: {a: {at: 24}}", tiles=tiles), "take-gem") == "EF-GEMSLOT-02"

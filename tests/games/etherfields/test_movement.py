"""Movement, Relocation, range, Walls, occupancy, Traps, Terrain, Gem slots."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import ANYWHERE, UNLIMITED, Pool, State, Terrain
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.rules.movement import LandDreamer, MoveDreamer, Walk, in_range, terrain_at
from nocturne.games.etherfields.rules.pools import TakeTokens, left
from nocturne.games.etherfields.rules.space import Enter, crowd, is_full, pushed_by
from nocturne.kernel.grid import FAR, Space
from tests.games.etherfields.maps import BARE
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
    scene,
)

WALLED = """\
+--+--+--+--+
|a    |     |
+  +  +  +  +
|     |     |
+  +--+  +  +
|           |
+--+  +  +  +
|           |
+--+--+--+--+"""


@pytest.mark.rule("EF-MOVE-01", "EF-EX-04", "EF-EX-05", "EF-EX-06")
def test_a_move_goes_space_by_space_and_never_diagonally() -> None:
    game = play(scene("dreamers: {a: {hand: [gambler-slip]}}"), "move", "spend:gambler-slip", "done")
    assert ids(game) == ("go:east", "go:south", "stop"), "never to the space across the corner"
    assert game.table.land.distance(Space(0), Space(1)) == 1
    assert game.table.land.distance(Space(0), Space(9)) == 2
    play(game, "go:east", "go:south")
    assert me(game).at == 9


@pytest.mark.rule("EF-WALL-01", "EF-RANGE-04", "EF-EX-07")
def test_a_wall_is_walked_and_measured_around() -> None:
    land = """\
+--+--+--+--+
|a    |     |
+  +  +  +  +
|           |
+--+--+--+--+"""
    game = run(scene(land=land), Walk(A, 4))
    assert game.table.land.distance(Space(0), Space(2)) == 4
    assert refused(play(game, "go:east"), "go:east") == "EF-WALL-01"


@pytest.mark.rule("EF-MOVE-02", "EF-COMP-18", "EF-BOARD-01")
def test_a_tile_has_four_spaces_and_lies_on_its_own_code() -> None:
    land = boxed().land(Ground(("garden",)))
    assert [space for space in land.tile_of if land.tile_of[space] == "garden"] == [18, 19, 26, 27]
    assert (land.width * land.height) == 12 * 4


@pytest.mark.rule("EF-BOARD-02")
def test_a_tile_may_straddle_two_slots() -> None:
    tile = "- {kind: map, id: between, name: Between, slot: a1, shift: %s}\n"
    assert boxed(tile % "[1, 0]").land(Ground(("between",))).spaces == (1, 2, 9, 10)
    assert boxed(tile % "[0, 1]").land(Ground(("between",))).spaces == (8, 9, 16, 17)


@pytest.mark.rule("EF-WALL-02", "EF-WALL-03")
def test_a_wall_with_an_opening_does_not_count_but_a_joint_of_two_walls_is_none() -> None:
    land = boxed().land(Ground(("hall", "gallery", "cellar", "garden")))
    assert land.near[8].count(Space(16)) == 1, "`+- +` in the cellar has an opening"
    assert Space(27) in land.near[26], "`:` in the garden has an opening"
    assert Space(9) not in land.near[1], "a whole Wall"


@pytest.mark.rule("EF-MOVE-03")
def test_unused_spaces_of_a_move_are_lost() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip, gambler-slip]}}")
    play(game, "move", "spend:gambler-slip", "done", "go:east", "stop")
    assert (me(game).at, me(game).hand, kind(game)) == (1, ("gambler-slip",), "FreePlay")


@pytest.mark.rule("EF-MOVE-03")
def test_without_cunning_there_is_no_move() -> None:
    assert refused(scene("dreamers: {a: {hand: [gambler-shove]}}"), "move") == "EF-MOVE-03"


CROWD = """\
+--+--+--+--+
|a |AB|     |
+  +  +  +  +
|           |
+--+--+--+--+"""


@pytest.mark.rule("EF-MOVE-04", "EF-SPACE-01")
def test_a_full_space_may_be_passed_through_but_not_stopped_in() -> None:
    row = CROWD.replace("|a |AB|     |", "|a  AB      |")
    given = "figures: [{of: pack}, {of: pack}, {of: pack, at: 1}, {of: pack, at: 1}]"
    game = run(scene(given, land=row, slumber="pack"), Walk(A, 1))
    assert is_full(game.table, Space(1))
    assert not is_full(scene(given.replace(", {of: pack, at: 1}]", "]"), land=row, slumber="pack").table, Space(1))
    assert refused(game, "go:east") == "EF-MOVE-04"
    further = run(scene(given, land=row, slumber="pack"), Walk(A, 2))
    play(further, "go:east")
    assert refused(further, "stop") == "EF-MOVE-04"
    play(further, "go:south")
    assert me(further).at == 9


@pytest.mark.rule("EF-MOVE-05", "EF-MOVE-06", "EF-BLOCKED-02")
def test_relocation_ignores_walls_but_never_lands_on_a_blocked_space() -> None:
    land = """\
+--+--+--+--+
|a |  |## ##|
+--+--+  +--+
|           |
+--+--+--+--+"""
    game = acting(scene(land=land), "[{relocate: you, to: {a: space}}]")
    assert ids(game) == tuple([f"pick:space:{space}" for space in (0, 1, 8, 9, 10, 11)])
    assert me(play(game, "pick:space:11")).at == 11


@pytest.mark.rule("EF-MOVE-07")
def test_an_entity_does_not_hinder_a_moving_dreamer() -> None:
    game = run(scene("figures: [{of: wraith}]", land=CROWD.replace("|a |AB|", "|a  A  ")), Walk(A, 2))
    play(game, "go:east", "go:east")
    assert me(game).at == 2


@pytest.mark.rule("EF-RANGE-01", "EF-RANGE-02", "EF-RANGE-03")
def test_a_range_is_a_maximum_counted_in_orthogonal_steps() -> None:
    table = scene().table
    reached = {reach: [s for s in table.land.spaces if in_range(table, Space(0), s, reach)] for reach in (0, 1, 2)}
    assert reached == {0: [0], 1: [0, 1, 8], 2: [0, 1, 2, 8, 9]}


@pytest.mark.rule("EF-RANGE-06", "EF-BLOCKED-01")
def test_any_range_still_needs_a_way_but_any_space_does_not() -> None:
    land = """\
+--+--+--+--+
|a  ##      |
+  +--+  +  +
|  |        |
+--+--+--+--+"""
    table = scene(land=land).table
    assert table.land.distance(Space(0), Space(3)) == FAR
    assert not in_range(table, Space(0), Space(3), UNLIMITED)
    assert in_range(table, Space(0), Space(3), ANYWHERE)


@pytest.mark.rule("EF-RANGE-10")
def test_a_crowd_does_not_block_range() -> None:
    given = "figures: [{of: pack}, {of: pack}, {of: pack, at: 1}, {of: pack, at: 1}]"
    table = scene(given, land=CROWD.replace("|a |AB|     |", "|a  AB      |"), slumber="pack").table
    assert in_range(table, Space(0), Space(2), 2)


@pytest.mark.rule("EF-BLOCKED-02")
def test_a_blocked_space_cannot_be_entered() -> None:
    game = run(scene(land=WALLED.replace("|a    |", "|a  ##|")), Walk(A, 3))
    assert refused(game, "go:east") == "EF-BLOCKED-02"


# -- occupancy and pushing


def full(dreamers: int, others: int, *, big: bool = False) -> str:
    """Figures at space 1: so many Dreamers and Entities of the pack; the pusher stands in space 0."""
    letters = "abcd"[:dreamers]
    own = ", ".join(f"{one}: {{at: 1}}" for one in letters)
    pusher = "{of: colossus, at: 0}" if big else "{of: usher, at: 0}"
    more = "".join(", {of: wraith, at: 1}" for _ in range(others))
    return f"dreamers: {{{own}}}\nfigures: [{pusher}{more}]"


@pytest.mark.rule("EF-SPACE-03")
def test_all_dreamers_of_a_full_space_are_pushed_in_2_0_to_one_space() -> None:
    game = run(scene(full(2, 2), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(game) == ("push-to:2", "push-to:9", "push-to:0")
    play(game, "push-to:9")
    assert [one.at for one in game.table.dreamers] == [9, 9]
    assert game.table.figures[0].at == 1


@pytest.mark.rule("EF-SPACE-03")
def test_in_1_0_each_pushed_dreamer_may_go_elsewhere() -> None:
    game = run(scene(full(2, 2), land=BARE, players=2, profile="1.0"), Enter(0, Space(1)))
    play(game, "push-to:9", "push-to:2")
    assert [one.at for one in game.table.dreamers] == [9, 2]


@pytest.mark.rule("EF-SPACE-04", "EF-EX-59")
def test_a_single_dreamer_in_a_full_space_is_not_pushed_and_the_entity_stays_outside() -> None:
    table = scene(full(1, 3), land=BARE).table
    assert pushed_by(table, 0, Space(1), big=False) is None
    assert run(scene(full(1, 3), land=BARE), Enter(0, Space(1))).table.figures[0].at == 0


@pytest.mark.rule("EF-SPACE-05")
def test_a_full_space_without_dreamers_cannot_be_ended_in() -> None:
    table = scene(
        "dreamers: {a: {at: 3}}\nfigures: [{of: usher, at: 0}" + ", {of: wraith, at: 1}" * 4 + "]", land=BARE
    ).table
    assert pushed_by(table, 0, Space(1), big=False) is None


@pytest.mark.rule("EF-SPACE-06", "EF-SPACE-07", "EF-EX-31")
def test_nobody_enters_a_walled_off_space_that_four_dreamers_fill() -> None:
    cell = """\
+--+--+--+--+
|  |  |     |
+  +--+  +  +
|           |
+--+--+--+--+"""
    table = scene(full(4, 0), land=cell, players=4).table
    assert pushed_by(table, 0, Space(1), big=False) is None


@pytest.mark.rule("EF-SPACE-08", "EF-SPACE-09")
def test_a_big_entity_pushes_everybody_out() -> None:
    game = run(scene(full(1, 1, big=True), land=BARE, slumber="colossus"), Enter(0, Space(1)))
    play(game, "push-to:2", "push-to:9")
    assert (me(game).at, [one.at for one in game.table.figures]) == (2, [1, 9])


@pytest.mark.rule("EF-SPACE-11", "EF-SPACE-08")
def test_a_big_entity_fills_its_space_and_is_never_pushed() -> None:
    table = scene("dreamers: {a: {at: 0}}\nfigures: [{of: colossus, at: 1}, {of: usher, at: 2}]", land=BARE).table
    assert is_full(table, Space(1))
    assert pushed_by(table, 1, Space(1), big=False) is None
    assert pushed_by(table, 1, Space(1), big=True) is None


@pytest.mark.rule("EF-SPACE-02")
@pytest.mark.parametrize(("profile", "count"), [("1.0", 1), ("2.0", 2)])
def test_companions_count_toward_a_full_space_in_2_0(profile: str, count: int) -> None:
    table = scene("dreamers: {a: {at: 1}}\nfigures: [{of: box-knight, at: 1}]", land=BARE, profile=profile).table
    assert crowd(table, Space(1)) == count


@pytest.mark.rule("EF-SPACE-12")
def test_pushing_springs_no_trap_and_moves_even_the_paralyzed() -> None:
    given = (
        "dreamers: {a: {at: 10, states: [{state: paralyzed}]}, b: {at: 10}}\n"
        "figures: [{of: usher, at: 2}, {of: wraith, at: 10}, {of: wraith, at: 10}]"
    )
    game = run(on_tiles(given, players=2), Enter(0, Space(10)))
    play(game, "push-to:11")
    assert (me(game).at, me(game, B).at, me(game).sealed) == (11, 11, ())


# -- Traps, Terrain, Gem slots, Flying Rules


@pytest.mark.rule("EF-TRAP-01", "EF-TRAP-02")
def test_moving_through_a_trap_springs_it_once_before_the_move_goes_on() -> None:
    game = run(on_tiles("dreamers: {a: {at: 10}}\nhours: 1"), Walk(A, 2))
    play(game, "go:east")
    assert (len(me(game).sealed), kind(game)) == (1, "Walk")
    play(game, "go:north")
    assert len(me(game).sealed) == 1


@pytest.mark.rule("EF-STATE-07", "EF-TRAP-01")
def test_a_move_ends_in_a_trap_that_paralyzes() -> None:
    trap = changed("tile/wraith", "effects: [{when: trap, do: [{add-state: paralyzed, who: you}]}]")
    game = run(on_tiles("dreamers: {a: {at: 10}}\nhours: 1", cards=trap), Walk(A, 2))
    assert kind(play(game, "go:east")) == "FreePlay"
    assert (me(game).at, me(game).has(State.PARALYZED)) == (11, True)


@pytest.mark.rule("EF-TRAP-01", "EF-MOVE-06")
def test_only_the_destination_of_a_relocation_springs_a_trap() -> None:
    game = acting(on_tiles("dreamers: {a: {at: 0}}"), "[{relocate: you, to: {a: space}}]")
    assert len(me(play(game, "pick:space:11")).sealed) == 1


@pytest.mark.rule("EF-TRAP-02", "EF-EMOVE-15")
def test_starting_on_a_trap_or_an_entity_entering_it_springs_nothing() -> None:
    game = run(on_tiles("dreamers: {a: {at: 11}}\nfigures: [{of: usher, at: 10}]\nhours: 1"), Walk(A, 1))
    assert me(play(game, "go:north")).sealed == ()
    assert me(run(on_tiles("dreamers: {a: {at: 0}}\nfigures: [{of: usher, at: 10}]"), Enter(0, Space(11)))).sealed == ()


@pytest.mark.rule("EF-TERRAIN-01", "EF-TERRAIN-02", "EF-TERRAIN-03")
def test_a_symbol_in_the_centre_belongs_to_all_four_spaces_and_one_on_a_line_to_both() -> None:
    table = on_tiles("dreamers: {a: {at: 0}}", tiles="[hall, gallery, cellar, garden]").table
    assert [terrain_at(table, Space(one)) for one in (16, 17, 24, 25)] == [frozenset({Terrain.DARKNESS})] * 4
    assert terrain_at(table, Space(18)) == {Terrain.WATER}
    assert terrain_at(table, Space(26)) == frozenset()


@pytest.mark.rule("EF-TERRAIN-04", "EF-TERRAIN-05")
def test_a_light_token_on_a_dark_space_or_tile_drives_the_darkness_out() -> None:
    given = "dreamers: {a: {at: 0}}\ntokens: [{kind: light, at: 16}]"
    table = on_tiles(given, tiles="[hall, gallery, cellar]").table
    assert terrain_at(table, Space(16)) == {Terrain.LIGHT}
    assert terrain_at(table, Space(17)) == {Terrain.DARKNESS}
    whole = on_tiles(
        "dreamers: {a: {at: 0}}\ntokens: [{kind: light, of: cellar}]", tiles="[hall, gallery, cellar]"
    ).table
    assert terrain_at(whole, Space(25)) == {Terrain.LIGHT}
    assert [terrain_at(table, Space(0)) for table in (table, whole)] == [frozenset()] * 2, "not on other tiles"


@pytest.mark.rule("EF-TERRAIN-04")
def test_a_terrain_token_on_the_line_between_two_spaces_belongs_to_both_and_goes_as_one() -> None:
    game = on_tiles(
        "dreamers: {a: {at: 0}}\ntokens: [{kind: light, at: 17, beside: 18}, {kind: water, at: 24}]",
        tiles="[hall, gallery, cellar, garden]",
    )
    table = game.table
    assert terrain_at(table, Space(17)) == {Terrain.LIGHT}, "Light drives the Darkness of the cellar out"
    assert terrain_at(table, Space(18)) == {Terrain.LIGHT, Terrain.WATER}, "the next tile has Water printed there"
    assert Terrain.LIGHT not in terrain_at(table, Space(16)) | terrain_at(table, Space(26)), "in no space besides"
    assert left(table, Pool.TERRAIN) == 6, "it is one token"
    assert etherfields(game.position()).hash() == game.hash(), "a position keeps it"
    TakeTokens("light", Space(18)).run(table)
    assert [one.kind for one in table.tokens] == ["water"]
    TakeTokens("water").run(table)
    assert [token.kind for token in table.tokens] == ["water"], "a token in a space lies on no tile"


@pytest.mark.rule("EF-STAIRS-01", "EF-TERRAIN-06", "EF-CAMPAIGN-13")
def test_stairs_and_special_spaces_do_nothing_by_themselves() -> None:
    game = run(on_tiles("dreamers: {a: {at: 18}}\nhours: 1", tiles="[hall, gallery, garden]"), Walk(A, 1))
    assert 26 in game.table.land.stairs
    play(game, "go:south")
    assert (me(game).at, kind(game)) == (26, "FreePlay")


@pytest.mark.rule("EF-ACTION-13", "EF-GEMSLOT-01", "EF-GEMSLOT-02", "EF-GEMSLOT-04", "EF-GEMSLOT-03")
def test_a_gem_in_a_slot_switches_its_action_on_and_belongs_to_whoever_takes_it() -> None:
    given = "dreamers: {a: {at: 24, gems: 1}, b: {at: 24}}"
    game = on_tiles(given, tiles="[hall, gallery, cellar]", players=2)
    assert refused(game, "use:cellar/1") == "EF-ACTION-13"
    play(game, "lay-gem")
    assert left(game.table, Pool.GEM) == 5, "the Gem lies in the slot, not in the pool"
    play(game, "use:cellar/1")
    assert (me(game).ether, me(game).gems) == (1, 0)
    away = on_tiles("gems_laid: [24]\ndreamers: {a: {at: 0}}", tiles="[hall, gallery, cellar]")
    assert refused(away, "take-gem") == "EF-GEMSLOT-01", "only in that space"
    play(game, "take-gem", seat=B)
    assert (me(game, B).gems, game.table.gems_laid) == (1, ())
    off = on_tiles("gems_laid: [24]\ndreamers: {a: {at: 24}}", tiles="[hall, gallery, cellar]")
    assert refused(play(off, "take-gem"), "use:cellar/1") == "EF-ACTION-13", "the effect is switched off"
    lit, effect = (
        scene("tokens: [{kind: light, at: 0}]"),
        "[{if: {on-terrain: %s, space: here}, then: [{gain: ether}]}]",
    )
    found = [me(acting(lit, effect % terrain.value)).ether for terrain in Terrain]
    assert found == [terrain is Terrain.LIGHT for terrain in Terrain]


@pytest.mark.rule("EF-GEMSLOT-01")
def test_a_gem_slot_needs_a_gem_and_an_empty_slot_in_the_own_space() -> None:
    assert (
        refused(on_tiles("dreamers: {a: {at: 0, gems: 1}}\nhours: 1", tiles="[hall, cellar]"), "lay-gem")
        == "EF-GEMSLOT-01"
    )
    assert refused(on_tiles("dreamers: {a: {at: 24}}\nhours: 1", tiles="[hall, cellar]"), "lay-gem") == "EF-GEMSLOT-01"
    assert refused(on_tiles("dreamers: {a: {at: 24}}\nhours: 1", tiles="[hall, cellar]"), "take-gem") == "EF-GEMSLOT-02"
    full = on_tiles("gems_laid: [24]\ndreamers: {a: {at: 24, gems: 1}}\nhours: 1", tiles="[hall, cellar]")
    assert refused(full, "lay-gem") == "EF-GEMSLOT-01"


@pytest.mark.rule("EF-FLYING-01", "EF-FLYING-02")
def test_a_flying_rule_may_be_used_from_anywhere() -> None:
    game = on_tiles("dreamers: {a: {at: 0, gems: 1, distress: 2}}", tiles="[hall, gallery, garden]")
    play(game, "use:garden/1")
    assert (me(game).distress, me(game).gems) == (1, 0)


@pytest.mark.rule("EF-STATE-07", "EF-BASIC-02")
def test_a_paralyzed_dreamer_can_neither_move_nor_make_an_effort_nor_be_relocated() -> None:
    given = "dreamers: {a: {hand: [gambler-slip], states: [{state: paralyzed}]}}"
    game = scene(given)
    assert refused(game, "move") == refused(game, "effort:1") == "EF-STATE-07"
    for step in (LandDreamer(A, Space(1)), MoveDreamer(A, 3)):
        still = run(scene(given), step)
        assert (me(still).at, kind(still)) == (0, "FreePlay"), "nobody is even asked where to"


@pytest.mark.rule("EF-RANGE-05", "EF-RANGE-06", "EF-EX-33")
def test_an_effect_in_any_space_finds_its_target_behind_walls() -> None:
    land = BARE.replace("|           |\n+  +  +", "|a |        |\n+--+  +", 1)
    foe = "dreamers: {a: {at: 0, hand: [%s]}}\nfigures: [{of: wraith, at: 3}]"
    assert "use:venom/1" in ids(scene(foe % "venom", land=land))
    assert refused(scene(foe % "smoke", land=land), "use:smoke/1") == "EF-RANGE-01"


@pytest.mark.rule("EF-MOVE-01")
def test_the_edge_of_the_board_leads_nowhere() -> None:
    tiles = "[plain-A1, plain-D1]"
    game = run(on_tiles("dreamers: {a: {at: 7}}", tiles=tiles), Walk(A, 1))
    assert refused(game, "go:east") == refused(game, "go:north") == "EF-MOVE-01"


@pytest.mark.rule("EF-TRAP-03", "EF-TRAP-02")
def test_a_trap_entered_twice_in_one_move_strikes_twice() -> None:
    game = on_tiles("dreamers: {a: {at: 10}}\nhours: 3")
    assert 11 in game.table.land.traps
    play(game, "effort:3", "go:east", "go:west", "go:east")
    assert len(me(game).sealed) == 2

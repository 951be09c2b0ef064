"""Choices and pools that run short (chapters CHOICE, COMP)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent, Pool
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.entities import Spawn, pieces_left
from nocturne.games.etherfields.rules.morphs import morph_pool
from nocturne.games.etherfields.rules.perform import markers_left
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.saving import SessionSetup
from nocturne.games.etherfields.rules.turn import (
    block_step,
)
from tests.games.etherfields.table import (
    A,
    B,
    C,
    acting,
    etherfields,
    ids,
    kind,
    me,
    play,
    run,
    scene,
    world,
)

SLIP = "gambler-slip"


@pytest.mark.rule("EF-EX-41")
def test_three_cunning_of_two_dreamers_do_not_perform_the_gradual_action() -> None:
    at = "players: 2\ndream: gate-opera\nground: {tiles: [foyer, stage]}\nhours: 1\n"
    game = etherfields(f"{at}dreamers: {{a: {{at: 11, hand: [steady-hand, {SLIP}]}}}}")
    play(game, "use:stage/1", "spend:steady-hand", "done")
    assert (game.table.markers["stage/1"].count, "trapdoor" in game.table.boxed) == (1, True)


@pytest.mark.rule("EF-EX-31")
def test_nothing_appears_or_is_put_where_walls_keep_four_dreamers_together() -> None:
    four = ", ".join(f"{one}: {{at: 9}}" for one in "abcd")
    ground = "ground: {tiles: [hall, gallery], walls: [[8, 9], [9, 10]]}\nturns: [turn-4, turn-1]\nhours: 0\n"
    given = (
        f"players: 4\nprofile: '2.0'\nslumber: wraith\n{ground}dreamers: {{{four}}}\nfigures: [{{of: wraith, at: 2}}]"
    )
    game = etherfields(given)
    assert [one.at for one in run(game, Spawn("wraith", 1)).table.figures] == [2, 10], "9 has the suit"
    assert "pick:space:9" not in ids(acting(game, "[{relocate: {a: entity}, to: {a: space}}]"))


@pytest.mark.rule("EF-COMP-02", "EF-CHOICE-01")
def test_where_some_of_the_dreamers_gain_and_the_pool_is_short_the_team_chooses_among_them() -> None:
    effect, rich = "[{gain: gem, who: {each-other: dreamer}}]", "dreamers: {a: {gems: 5}}"
    game = acting(world(rich, players=3), effect, this="lantern")
    assert (kind(game), ids(game)) == ("ShareOut", ("give:1", "give:2"))
    play(game, "give:2")
    assert [me(game, seat).gems for seat in (A, B, C)] == [5, 0, 1]
    none = world("dreamers: {a: {gems: 6}}", players=3)
    assert kind(acting(none, effect, this="lantern")) == "Idle", "where nothing is left there is nothing to choose"


@pytest.mark.rule("EF-COMP-01", "EF-COMP-02")
def test_gems_in_slots_terrain_and_what_stored_dreamers_own_are_out_of_their_pools() -> None:
    game = play(run(world("dreamers: {a: {ether: 3}}"), Awaken()), "place:0", "become:specialist")
    assert (me(game).ether, left(game.table, Pool.ETHER)) == (0, 13), "the other Dreamer keeps the Ether"
    laid = scene("gems_laid: [1]\ntokens: [{kind: light, at: 1}, {kind: water, at: 2}]").table
    assert (left(laid, Pool.GEM), left(laid, Pool.TERRAIN)) == (5, 6)


@pytest.mark.rule("EF-COMP-01", "EF-COMP-05", "EF-GRADUAL-06", "EF-MORPH-01")
def test_the_pools_are_as_large_as_the_box_has_them() -> None:
    table = scene().table
    assert {pool.value: left(table, pool) for pool in Pool} == {
        "ether": 16, "distress": 16, "gem": 6, "key": 4, "universal": 16, "threat": 20, "block": 6, "story": 10,
        "spirit": 5, "terrain": 8,
    }  # fmt: skip
    assert [pieces_left(table, tile) for tile in ("wraith", "usher", "pack", "box-knight")] == [15, 4, 4, 7]
    assert [markers_left(table, one) for one in Intent] == [4, 4, 4]
    assert sum(morph_pool(table)) == 12


@pytest.mark.rule("EF-COMP-02", "EF-TURNCARD-09")
def test_a_step_is_blocked_with_a_universal_marker_of_the_pool_or_not_at_all() -> None:
    barred = scene("turns: [turn-4, turn-11]\nbarred: [1]").table
    assert left(barred, Pool.UNIVERSAL) == 15
    assert not block_step(scene("turns: [turn-4, turn-11]\nbarred: [0, 1, 2]").table), "no step is left"
    none = ", ".join(["{kind: universal, at: 1}"] * 15)
    assert block_step(scene(f"turns: [turn-4, turn-11]\ntokens: [{none}]").table)
    assert not block_step(scene(f"turns: [turn-4, turn-11]\ntokens: [{none}, {{kind: universal, at: 2}}]").table)


@pytest.mark.rule("EF-COMP-07")
def test_what_was_removed_stays_away_in_the_next_session() -> None:
    before = world("market: [steady-hand]\nremoved: [crowd-work, lucky-coin, leak]")
    after = run(before, SessionSetup()).table
    assert {"crowd-work", "lucky-coin", "leak"} <= {*after.removed}

"""Slumbers, the Delta Phase and Dreams (chapters SLUMBER, DELTA, DREAM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.game import EtherfieldsGame
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.kernel import Game
from tests.games.etherfields.table import (
    A,
    B,
    changed,
    etherfields,
    kind,
    me,
    on_tiles,
    play,
    run,
    scene,
    told,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.components import Pool
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.scenes import delta
from nocturne.games.etherfields.rules.turn import MayDeliver

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
GROUND = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"
SLIP = "gambler-slip"


@pytest.mark.rule("EF-SLUMBER-17")
def test_the_starting_tiles_lie_there_again_after_a_dream() -> None:
    game = run(etherfields(DREAM), EndScene(won=True))
    assert (kind(game), game.table.ground.tiles) == ("EnterAt", ("hall", "gallery"))


@pytest.mark.rule("EF-SLUMBER-06", "EF-SECRET-04")
def test_a_new_slumber_tile_goes_under_the_slumber_deck() -> None:
    game = world("slumbers: [delta, pack]\nremoved: [four-habits, two-habits, colossus, wraith]")
    assert run(game, Reveal(A, "late-slumber")).table.slumbers == ("late-slumber", "delta", "pack")


@pytest.mark.rule("EF-SLUMBER-11")
def test_a_won_slumber_pays_nothing_that_its_ending_does_not_name() -> None:
    game = scene("turns: [turn-4, turn-3]\nkeys: 1\ndreamers: {a: {ether: 1, gems: 1}}")
    before = (me(game).ether, me(game).gems, game.table.keys, game.table.hours, me(game).distress)
    after = run(game, EndScene(won=True))
    assert (me(after).ether, me(after).gems, after.table.keys, after.table.hours, me(after).distress) == before
    assert "gained" not in told(after)


@pytest.mark.rule("EF-SLUMBER-14")
def test_only_tiles_that_allow_it_are_skipped_before_their_setup() -> None:
    game = Game.from_position(EtherfieldsGame(), "players: 1\nprofile: '2.0'\n")
    tiles = {one.id: one.skip == "before-too" for one in game.table.lib.tiles.values() if one.skip}
    assert {*tiles.values()} == {True, False}
    for tile, early in tiles.items():
        assert (kind(run(game, BeginSlumber(tile))) == "SkipBefore") is early


@pytest.mark.rule("EF-SLUMBER-10", "EF-SLUMBER-09")
def test_map_quirks_and_laid_gems_wait_for_the_next_slumber() -> None:
    given = "dreamers: {a: {at: 24}}\nquirks: [[leak, 1]]\ngems_laid: [24]"
    table = run(on_tiles(given, tiles="[hall, cellar]"), EndScene(won=False)).table
    assert (table.ground.tiles, table.quirks, table.gems_laid) == (("hall", "cellar"), (("leak", 1),), (24,))


@pytest.mark.rule("EF-SLUMBER-16")
def test_a_deliverance_waits_for_its_condition_and_needs_one_printed() -> None:
    assert kind(run(scene("wisdom: [mercy]", slumber="pack"), MayDeliver())) == "FreePlay", "the pack prints none"
    moon = changed("tile/wraith", "effects: [{when: deliverance, if: {flag: howl}, do: [end-well]}]")
    given = "wisdom: [mercy]\nflags: %s"
    asked = [kind(run(scene(given % flags, cards=moon), MayDeliver())) for flags in ("[]", "[howl]")]
    assert asked == ["FreePlay", "Deliver"]


@pytest.mark.rule("EF-SLUMBER-03", "EF-ENTITY-07")
def test_the_tile_of_a_slumber_is_active_from_its_setup_on() -> None:
    game = run(world(GROUND), BeginSlumber("pack"))
    assert [one.tile for one in game.table.entities] == ["pack"]


@pytest.mark.rule("EF-SLUMBER-08", "EF-ACTION-10")
def test_a_single_use_action_of_the_tile_is_there_again_when_the_tile_comes_back() -> None:
    used = "spent: [wraith/1, hall/1]\nblocks: 2\n"
    game = run(scene(used), EndScene(won=True))
    assert (game.table.spent, game.table.blocks) == (("hall/1",), 1), "that of the map stays blocked"


@pytest.mark.rule("EF-SLUMBER-08")
def test_tokens_of_a_second_entity_go_with_the_slumber_too() -> None:
    both = "entities: [{tile: wraith}, {tile: pack}]\ntokens: [{kind: threat, at: 1, of: pack}, {kind: story, at: 1}]"
    assert [one.kind for one in run(scene(both), EndScene(won=True)).table.tokens] == ["story"]


@pytest.mark.rule("EF-SLUMBER-17")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_after_a_dream_the_starting_tiles_are_laid_in_both_editions(profile: str) -> None:
    game = run(etherfields(f"profile: '{profile}'\n{DREAM}"), EndScene(won=False))
    assert (kind(game), game.table.ground.tiles) == ("EnterAt", ("hall", "gallery"))


@pytest.mark.rule("EF-DELTA-03", "EF-RESHUFFLE-06")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_deck_reshuffled_in_the_delta_phase_costs_nothing(profile: str) -> None:
    given = world("dreamers: {a: {deck: [gambler-look], discard: [gambler-slip, gambler-slip]}}", profile=profile)
    game = play(run(given, *delta(given.table)), "reshuffle-deck")
    assert (kind(game), sorted(me(game).deck), me(game).discard, me(game).distress) == (
        "Idle", ["gambler-look", "gambler-slip", "gambler-slip"], (), 0,
    )  # fmt: skip


@pytest.mark.rule("EF-SLUMBER-08", "EF-SLUMBER-09")
def test_markers_on_the_tile_go_with_it_and_those_on_the_map_stay() -> None:
    markers = "markers: {pack/2: {intent: cunning, count: 1}, gallery/1: {intent: cunning, count: 1}}"
    game = on_tiles(f"dreamers: {{a: {{at: 0}}}}\n{markers}", players=2, slumber="pack")
    assert list(run(game, EndScene(won=False)).table.markers) == ["gallery/1"]


@pytest.mark.rule("EF-DELTA-03")
def test_the_delta_phase_unseals_every_card_of_the_dreamer_who_wants_it() -> None:
    one = ", ".join([SLIP] * 5)
    other = ", ".join(["tough-guy-slip"] * 2)
    given = f"dreamers: {{a: {{archetype: gambler, sealed: [{one}]}}, b: {{archetype: tough-guy, sealed: [{other}]}}}}"
    game = play(run(world(given, players=2), *delta(world(given, players=2).table)), "unseal-all")
    assert (me(game).sealed, me(game).discard, len(me(game, B).sealed)) == ((), (SLIP,) * 5, 2)


@pytest.mark.rule("EF-DELTA-04")
@pytest.mark.parametrize(("players", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
@pytest.mark.parametrize("before", [0, 7])
def test_the_delta_phase_sets_the_clock_by_the_number_of_dreamers(players: int, hours: int, before: int) -> None:
    game = run(world(f"hours: {before}", players=players), *delta(world(players=players).table))
    while kind(game) == "Recover":
        play(game, "cure-all", seat=game.open[0].seat)
    assert game.table.hours == hours


@pytest.mark.rule("EF-SLUMBER-08", "EF-SLUMBER-09")
def test_block_tokens_leave_with_the_tile_they_lie_on_and_stay_on_the_map() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nspent: [wraith/1, hall/1]\nblocks: 2"), EndScene(won=True))
    assert (game.table.spent, game.table.blocks, left(game.table, Pool.BLOCK)) == (("hall/1",), 1, 5)

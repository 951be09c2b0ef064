"""Single clauses of rules on maps, Locations and sessions whose main case is tested in the chapter's own module."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.components import ANYWHERE, UNLIMITED
from nocturne.games.etherfields.content import MapTile
from nocturne.games.etherfields.land import Ground, Land
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.movement import MoveDreamer, RelocateDreamer, Walk, in_range
from nocturne.games.etherfields.rules.saving import SaveGame
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.seal import SealCards
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.space import Enter
from nocturne.games.etherfields.rules.world import Travel
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
    run,
    scene,
    told,
    world,
)

if TYPE_CHECKING:
    pass

SLIP, LOOK, SHOVE = "gambler-slip", "gambler-look", "gambler-shove"


def drawn(*plans: tuple[str, str]) -> list[MapTile]:
    """Map tiles, each in a slot and drawn."""
    record = "- {kind: map, id: drawn-%s, name: Drawn, slot: %s, plan: %s}\n"
    maps = boxed("".join([record % (slot, slot, json.dumps(plan)) for slot, plan in plans])).maps
    return [maps[f"drawn-{slot}"] for slot, _ in plans]


# -- decks and Secrets


@pytest.mark.rule("EF-FAQ-01")
def test_a_first_memory_leaves_the_game_when_its_action_is_used() -> None:
    at = "dream: gate-opera\nground: {tiles: [foyer]}\nrevealed: [memory]\ndreamers: {a: {at: 0}}\nhours: 1"
    game = etherfields(at, changed("secret/memory", "actions: [{do: [nothing]}]"))
    table = play(game, "use:memory/1").table
    assert (table.revealed, "memory" in table.removed) == ((), True)


@pytest.mark.rule("EF-TURNCARD-08")
def test_a_discarded_turn_card_lies_face_down() -> None:
    game = scene("turns: [turn-4, turn-9]\nfigures: [{of: wraith, at: 3}]\nat: dreamscape\nhours: 1")
    assert game.table.turns_out[-1] == "turn-9"
    for seat in (A, None):
        assert (game.view(seat).team.turn_card, "turn-9" in str(game.view(seat))) == ("turn-4", False)


@pytest.mark.rule("EF-SEAL-05")
def test_several_flaws_skipped_while_sealing_return_in_their_order() -> None:
    cards = ", ".join([SHOVE] * 4 + [LOOK, "dark-thought", SLIP, "lost-thread"])
    mine = me(run(scene(f"dreamers: {{a: {{deck: [{cards}], hand: [{SLIP}, {SLIP}]}}}}"), SealCards(A, 2)))
    assert (mine.sealed, mine.deck[-2:], mine.distress) == ((SLIP, LOOK), ("dark-thought", "lost-thread"), 0)


@pytest.mark.rule("EF-SEAL-07")
def test_sealing_from_an_empty_deck_does_nothing() -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([LOOK] * 4)}], hand: [{', '.join([SHOVE] * 4)}]}}}}"
    game = run(scene(given), SealCards(A, 3))
    assert (me(game).sealed, me(game).deck, len(me(game).discard), kind(game)) == ((), (), 4, "FreePlay")


@pytest.mark.rule("EF-RESHUFFLE-02")
@pytest.mark.parametrize(("in_step", "asked"), [(True, "ReshufflePenalty"), (False, "FreePlay")])
def test_in_1_0_only_the_draw_step_punishes_a_reshuffle(in_step: bool, asked: str) -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"
    game = scene(given, profile="1.0", options="{rounds: free}")
    assert kind(run(game, DrawCards(A, 1, in_step=in_step))) == asked


# -- the Dreamworld Map


@pytest.mark.rule("EF-WORLD-13", "EF-SAVE-01")
def test_awakening_and_saving_begin_where_the_team_chooses_them() -> None:
    assert kind(play(world("location: quay"), "awaken-now")) == "EnterAt"
    assert kind(play(world("location: quay"), "save-now")) == "Between"


@pytest.mark.rule("EF-SETUP-22")
def test_a_saved_campaign_goes_on_with_the_set_up_of_a_session() -> None:
    game = run(world("location: quay\nhours: 0"), SaveGame())
    before = game.table.sitting
    play(game, "next-session")
    assert (kind(game), game.table.sitting, game.table.hours) == ("EnterAt", before + 1, 5)


@pytest.mark.rule("EF-WORLD-12")
def test_the_dreamscape_lies_untouched_while_the_team_travels() -> None:
    board = "ground: {tiles: [hall, cellar]}\nquirks: [[leak, 1]]\ndreamers: {a: {at: 24}}\ngems_laid: [24]"
    table = run(world(board), Travel("quay")).table
    assert (table.location, table.ground.tiles, table.quirks) == ("quay", ("hall", "cellar"), (("leak", 1),))
    assert (table.dreamers[A].at, table.gems_laid) == (24, (24,))


@pytest.mark.rule("EF-SLUMBER-10", "EF-SLUMBER-09")
def test_map_quirks_and_laid_gems_wait_for_the_next_slumber() -> None:
    given = "dreamers: {a: {at: 24}}\nquirks: [[leak, 1]]\ngems_laid: [24]"
    table = run(on_tiles(given, tiles="[hall, cellar]"), EndScene(won=False)).table
    assert (table.ground.tiles, table.quirks, table.gems_laid) == (("hall", "cellar"), (("leak", 1),), (24,))


@pytest.mark.rule("EF-QUIRK-03")
def test_a_quirk_is_not_put_on_another_one() -> None:
    fates = "fates: [wrong-turn, leak]\nremoved: [kind-stranger, warm-bench, found-coin, bad-news, night-bus, draught]"
    board = "ground: {tiles: [hall]}\nmaps: [garden, cellar]\ndreamers: {a: {at: 0}}\nquirks: [[fountain, 1]]"
    game = run(world(f"{fates}\n{board}"), DrawFate())
    assert (kind(game), game.table.quirks) == ("Idle", (("fountain", 1), ("leak", 25))), "one space is left"


@pytest.mark.rule("EF-STAIRS-01", "EF-CAMPAIGN-13")
def test_stairs_are_no_trap() -> None:
    game = run(on_tiles("dreamers: {a: {at: 18}}", tiles="[hall, gallery, garden]"), Walk(A, 1))
    play(game, "go:south")
    assert (me(game).at in game.table.land.stairs, me(game).sealed, me(game).distress) == (True, (), 0)
    assert "stop" not in ids(game)


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


@pytest.mark.rule("EF-WORLD-03")
def test_a_path_costs_nobody_anything() -> None:
    game = world("location: corner-shop\nkeys: 1\nhours: 2\ndreamers: {a: {ether: 1, gems: 1}}")
    play(game, "path:chapel")
    mine = me(game)
    assert (kind(game), game.table.location) == ("Sanctuary", "chapel")
    assert (mine.sealed, mine.distress, mine.ether, mine.gems, game.table.keys, game.table.hours) == ((), 0, 1, 1, 1, 2)


@pytest.mark.rule("EF-REVEAL-04", "EF-INFLUENCE-09")
def test_an_influence_card_goes_to_whoever_revealed_it() -> None:
    given = "players: 2\ndream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
    given += "dreamers: {a: {at: 0}, b: {at: 0, discard: [specialist-slip]}}"
    game = run(etherfields(given), Reveal(B, "libretto"))
    assert (me(game, A).discard, me(game, B).discard) == ((), ("specialist-slip", "libretto")), "on top"


@pytest.mark.rule("EF-RANGE-05")
def test_any_range_does_not_reach_a_space_without_a_way_to_it() -> None:
    cell = "+--+--+--+--+\n|a |        |\n+--+  +  +  +\n|           |\n+--+--+--+--+"
    table = scene(land=cell).table
    assert [in_range(table, Space(0), Space(3), reach) for reach in (UNLIMITED, ANYWHERE)] == [False, True]
    assert in_range(table, Space(1), Space(11), UNLIMITED)


@pytest.mark.rule("EF-RAPID-04")
def test_an_action_may_be_begun_on_the_cards_that_a_rapid_effect_will_draw() -> None:
    land = "+--+--+--+--+\n|a  A       |\n+  +  +  +  +\n|           |\n+--+--+--+--+"
    given = "dreamers: {a: {used: [boost], hand: [iron-word, %s]}}\nfigures: [{of: wraith}]"
    assert "use:wraith/1" in ids(scene(given % "gambler-flash", land=land))
    assert "use:wraith/1" not in ids(scene(given % SLIP, land=land))


@pytest.mark.rule("EF-MASK-03")
def test_a_mask_that_is_owned_but_not_worn_does_nothing() -> None:
    masks = "masks: [mask-of-blades, mask-of-haste]"
    assert "use:mask-of-haste/1" not in ids(scene(f"dreamers: {{a: {{mask: mask-of-blades, {masks}}}}}"))
    assert "use:mask-of-haste/1" in ids(scene(f"dreamers: {{a: {{mask: mask-of-haste, {masks}}}}}"))


@pytest.mark.rule("EF-WALL-03")
def test_walls_on_the_border_of_two_tiles_leave_no_gap() -> None:
    open_row = "+  +  +\n\n"
    east, south = "+  +  +\n      |\n+  +  +\n      |\n+  +  +", f"{open_row}{open_row}+--+--+"
    tiles = drawn(("a1", east), ("b1", south), ("a2", ""), ("b2", east))
    land = Land((4, 3), Ground(), tiles, [])
    assert [there in land.near[here] for here, there in ((1, 2), (9, 10), (10, 18), (11, 19))] == [False] * 4
    shut = Land((4, 3), Ground(), [*drawn(("a1", south), ("b1", south)), *tiles[2:]], [])
    assert not [here for here in (8, 9, 10, 11) if here + 8 in shut.near[here]], "nor where two Walls meet"


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


@pytest.mark.rule("EF-MOVE-06")
def test_a_relocation_crosses_no_trap_on_its_way() -> None:
    game = run(on_tiles("dreamers: {a: {at: 16}}", tiles="[hall, gallery, cellar]"), RelocateDreamer(A, A))
    assert 17 in game.table.land.traps
    assert (me(play(game, "place:25")).at, me(game).sealed) == (25, ())


@pytest.mark.rule("EF-MOVE-05", "EF-SPACE-01", "EF-RANGE-01")
def test_a_relocation_with_a_range_keeps_to_it_and_never_ends_in_a_full_space() -> None:
    crowd = ", ".join(["{of: wraith, at: 8}"] * 4)
    game = run(scene(f"figures: [{crowd}]"), RelocateDreamer(A, A, 2))
    assert ids(game) == ("place:1", "place:2", "place:9")


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


BARE = """\
+--+--+--+--+
|           |
+  +  +  +  +
|           |
+--+--+--+--+"""


def crowded(dreamers: str, *figures: tuple[str, int]) -> str:
    """Dreamers of these letters in space 1 beside two wraiths, the pusher in space 0; and more figures."""
    own = ", ".join(f"{one}: {{at: 1}}" for one in dreamers)
    here = [("usher", 0), *[("wraith", 1)] * 2, *figures]
    return f"dreamers: {{{own}}}\nfigures: [{', '.join(f'{{of: {of}, at: {at}}}' for of, at in here)}]"


@pytest.mark.rule("EF-SPACE-03", "EF-SPACE-11")
def test_pushed_dreamers_go_where_there_is_room_and_together_where_both_fit() -> None:
    three_below = [("wraith", 9)] * 3
    narrow = run(scene(crowded("ab", *three_below), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(narrow) == ("push-to:2", "push-to:0"), "9 has room for one only"
    older = run(scene(crowded("ab", *three_below), land=BARE, players=2, profile="1.0"), Enter(0, Space(1)))
    assert ids(older) == ("push-to:2", "push-to:9", "push-to:0"), "in 1.0 each goes where there is room"
    full_below = run(scene(crowded("ab", *three_below, ("wraith", 9)), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(full_below) == ("push-to:2", "push-to:0"), "never into a full space"
    single = scene(crowded("ab", *three_below, ("wraith", 9)), land=BARE, players=2, profile="1.0")
    assert ids(run(single, Enter(0, Space(1)))) == ("push-to:2", "push-to:0")
    giant = run(scene(crowded("ab", ("colossus", 2)), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(giant) == ("push-to:9", "push-to:0"), "nor to a Big Entity"


@pytest.mark.rule("EF-SPACE-03", "EF-SPACE-06")
def test_where_no_space_holds_all_the_pushed_dreamers_are_split() -> None:
    land = BARE.replace("|           |\n+  +  +  +", "|  |        |\n+  +  +  +", 1)
    tight = (*[("wraith", 2)] * 3, *[("pack", 9)] * 3)
    game = run(scene(crowded("ab", *tight), land=land, players=2), Enter(0, Space(1)))
    assert ids(game) == ("push-to:2", "push-to:9")
    play(game, "push-to:9")
    assert ([one.at for one in game.table.dreamers], game.table.figures[0].at) == ([9, 2], 1)
    none = run(scene(crowded("ab", *tight, ("usher", 9)), land=land, players=2), Enter(0, Space(1)))
    assert (kind(none), none.table.figures[0].at) == ("FreePlay", 0), "one place is too little for two"


@pytest.mark.rule("EF-SPACE-09")
def test_a_big_entity_pushes_only_those_in_the_space_that_it_enters() -> None:
    given = "dreamers: {a: {at: 1}}\nfigures: [{of: colossus, at: 0}, {of: usher, at: 1}, {of: usher, at: 3}]"
    game = run(scene(given, land=BARE, slumber="colossus"), Enter(0, Space(1)))
    play(game, "push-to:2", "push-to:9")
    assert (kind(game), me(game).at, [one.at for one in game.table.figures]) == ("FreePlay", 2, [1, 9, 3])


@pytest.mark.rule("EF-SPACE-11", "EF-MOVE-04")
def test_a_dreamer_passes_a_big_entity_but_does_not_stop_there() -> None:
    game = run(scene("figures: [{of: colossus, at: 1}]", slumber="colossus"), Walk(A, 2))
    play(game, "go:east")
    assert "stop" not in ids(game)
    assert me(play(game, "go:east")).at == 2


@pytest.mark.rule("EF-SPACE-01", "EF-MOVE-04")
def test_as_the_fourth_figure_a_dreamer_may_stop() -> None:
    game = run(scene("figures: [{of: wraith, at: 1}, {of: wraith, at: 1}, {of: wraith, at: 1}]"), Walk(A, 2))
    play(game, "go:east")
    assert "stop" in ids(game)


@pytest.mark.rule("EF-WORLD-11", "EF-WORLD-04")
def test_what_a_location_still_holds_is_resolved_after_the_slumber() -> None:
    piles = (
        "fates: [kind-stranger]\nslumbers: [delta, pack]\nground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"
    )
    rest = "wraith, colossus, two-habits, four-habits, wrong-turn, warm-bench, found-coin, bad-news, night-bus"
    game = run(world(f"location: bus-stop\nkeys: 2\n{piles}removed: [{rest}]"), Travel("old-gate"))
    play(game, "key-and-slumber")
    assert (game.table.scene.value, me(game).ether) == ("slumber", 0)
    ended = run(game, EndScene(won=False))
    assert (kind(ended), ended.table.location, me(ended).ether) == ("Idle", "old-gate", 1), (
        "the Fate card came after it"
    )

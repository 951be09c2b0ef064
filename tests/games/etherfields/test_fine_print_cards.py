"""Single clauses of rules on cards, Items and Masks whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.packed import PackedGame
from nocturne.games.etherfields.rules.active import active_mask
from nocturne.games.etherfields.rules.items import DiscardItem, DiscardMask
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene
from nocturne.games.etherfields.rules.windows import RollDie
from nocturne.kernel import Game
from tests.games.etherfields.table import A, B, ids, kind, me, opened, play, run, scene, told

SLIP, LOOK, SHOVE, HABIT, GRUDGE = "gambler-slip", "gambler-look", "gambler-shove", "gambler-habit", "gambler-grudge"


@pytest.mark.rule("EF-SETUP-19")
def test_every_dreamer_begins_with_the_deck_of_the_own_archetype() -> None:
    game = play(opened(2), "become:gambler")
    play(game, "become:reaper", seat=B)
    decks = game.table.lib.archetypes
    assert [sorted(me(game, seat).deck) for seat in (A, B)] == [sorted(decks[of].deck) for of in ("gambler", "reaper")]


@pytest.mark.rule("EF-INFLUENCE-03")
def test_a_played_or_spent_card_lies_on_top_of_the_own_discard_pile() -> None:
    given = f"dreamers: {{a: {{hand: [gambler-insight, {SLIP}], discard: [{SHOVE}]}}, b: {{}}}}"
    game = play(scene(given, players=2), "use:gambler-insight/1")
    assert (me(game).discard, me(game, B).discard) == ((SHOVE, "gambler-insight"), ())
    assert me(play(game, "move", f"spend:{SLIP}")).discard == (SHOVE, "gambler-insight", SLIP)


@pytest.mark.rule("EF-PROGRESS-15", "EF-PROGRESS-07")
def test_a_flipped_progress_card_counts_toward_the_limit_and_may_be_the_one_that_goes() -> None:
    placed = f"progress: [{GRUDGE}, long-arm, reaper-habit, reaper-grudge], flipped: [{HABIT}]"
    given = f"dreamers: {{a: {{{placed}, mask: mask-of-habits, masks: [mask-of-habits]}}, b: {{archetype: reaper}}}}"
    game = run(scene(given, players=2), DiscardMask(A))
    play(game, f"drop:{HABIT}:down")
    assert (me(game).flipped, len(me(game).progress), me(game).discard) == ((), 4, (HABIT,))


@pytest.mark.rule("EF-HAND-05")
def test_the_seventh_card_goes_as_soon_as_the_mask_that_held_it_is_gone() -> None:
    hand = ", ".join([SLIP] * 4 + [LOOK] * 3)
    game = scene(f"dreamers: {{a: {{hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}}}")
    gone = run(game, DiscardMask(A))
    assert (kind(gone), ids(gone)) == ("DiscardExcess", (f"discard:{SLIP}", f"discard:{LOOK}"))


@pytest.mark.rule("EF-ITEM-06")
def test_an_item_discarded_by_an_effect_lies_in_storage() -> None:
    game = run(scene("items: [crowbar, lantern]\nstorage: [lucky-coin]"), DiscardItem(A))
    play(game, "drop:lantern:up")
    assert (game.table.items, game.table.storage) == (("crowbar",), ("lucky-coin", "lantern"))


@pytest.mark.rule("EF-MORPH-07")
def test_a_mask_morphing_switches_off_the_masks_of_all_dreamers() -> None:
    masks = "a: {mask: mask-of-plenty, masks: [mask-of-plenty]}, b: {mask: mask-of-haste, masks: [mask-of-haste]}"
    given = f"dreamers: {{{masks}}}\nfigures: [{{of: wraith, at: 3}}]\nentities: [{{tile: wraith, morphs: %s}}]"
    plain, morphed = (scene(given % morphs, players=2).table for morphs in ("[]", "[mask]"))
    assert [active_mask(plain, seat) for seat in (A, B)] == ["mask-of-plenty", "mask-of-haste"]
    assert [active_mask(morphed, seat) for seat in (A, B)] == ["", ""]


@pytest.mark.rule("EF-LUCK-01")
def test_every_face_of_the_luck_die_may_come_up() -> None:
    assert RollDie("luck").draws(scene().table) == (6,)
    rolled = [run(scene(f"coming: [{number}]"), RollDie("luck")).table.rolls for number in range(6)]
    assert [one[-1] for one in rolled] == [("luck", number) for number in range(6)]


@pytest.mark.rule("EF-SLUMBER-11")
def test_a_won_slumber_pays_nothing_that_its_ending_does_not_name() -> None:
    game = scene("turns: [turn-4, turn-3]\nkeys: 1\ndreamers: {a: {ether: 1, gems: 1}}")
    before = (me(game).ether, me(game).gems, game.table.keys, game.table.hours, me(game).distress)
    after = run(game, EndScene(won=True))
    assert (me(after).ether, me(after).gems, after.table.keys, after.table.hours, me(after).distress) == before
    assert "gained" not in told(after)


# -- with the shipped cards


@pytest.mark.rule("EF-WORLD-14", "EF-WISDOM-01", "EF-PRECEDENCE-02")
def test_a_card_that_may_be_used_anywhere_is_of_use_on_the_dreamworld_map() -> None:
    given = "players: 1\nprofile: '2.0'\nwisdom: [slack-water]\nhours: 1\n"
    game = Game.from_position(PackedGame(), given)
    assert (kind(game), "use:slack-water/1" in ids(game)) == ("Idle", True)


@pytest.mark.rule("EF-SLUMBER-14")
def test_only_tiles_that_allow_it_are_skipped_before_their_setup() -> None:
    game = Game.from_position(PackedGame(), "players: 1\nprofile: '2.0'\n")
    tiles = {one.id: one.skip_before_setup for one in game.table.lib.tiles.values() if one.skip}
    assert {*tiles.values()} == {True, False}
    for tile, early in tiles.items():
        assert (kind(run(game, BeginSlumber(tile))) == "SkipBefore") is early

"""Single clauses of rules on cards, Items and Masks whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.game import EtherfieldsGame
from nocturne.games.etherfields.rules.active import active_mask, stat
from nocturne.games.etherfields.rules.items import DiscardItem, DiscardMask
from nocturne.games.etherfields.rules.perform import PlaceProgress
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene
from nocturne.games.etherfields.rules.seal import UnsealCards
from nocturne.games.etherfields.rules.turn import DiscardTurn
from nocturne.games.etherfields.rules.windows import RollDie
from nocturne.kernel import Game
from tests.games.etherfields.table import A, B, changed, ids, kind, me, opened, play, refused, run, scene, told

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


# -- placing, and Rapid effects


@pytest.mark.rule("EF-PROGRESS-03", "EF-INTENT-09")
def test_in_1_0_a_card_is_placed_and_paid_for_between_the_steps_of_the_turn_card() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}\nat: dreamscape\nhours: 0", profile="1.0")
    play(game, f"place-card:{HABIT}", f"spend:{LOOK}")
    assert (me(game).progress, me(game).discard) == ((HABIT,), (LOOK,))
    poor = f"dreamers: {{a: {{hand: [{GRUDGE}, {SLIP}], distress: 1}}}}\nitems: [smelling-salts]\nat: dreamscape"
    assert refused(scene(poor, profile="1.0"), f"place-card:{GRUDGE}") == "EF-ACTION-02", "not without its price"


@pytest.mark.rule("EF-PROGRESS-03", "EF-PROGRESS-04")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", None), ("2.0", "EF-PROGRESS-04")])
def test_in_the_round_of_another_dreamer_progress_cards_are_placed_only_in_1_0(profile: str, rule: str | None) -> None:
    own = "b: {hand: [specialist-habit, specialist-look, second-wind], distress: 1}"
    given = f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, {own}}}\nat: round"
    game = scene(given, players=2, profile=profile, options="{rounds: structured}")
    assert ("place-card:specialist-habit" in ids(game, B)) is (rule is None)
    if rule is not None:
        assert refused(game, "place-card:specialist-habit", B) == rule
        return
    play(game, "place-card:specialist-habit", "spend:specialist-look", seat=B)
    assert (me(game, B).progress, game.open[0].seat) == (("specialist-habit",), A), "and the round goes on"


@pytest.mark.rule("EF-PROGRESS-02")
def test_a_second_copy_may_pay_for_the_first_but_no_card_for_itself() -> None:
    given = f"dreamers: {{a: {{used: [boost], hand: [{HABIT}, gambler-insight]}}}}"
    assert refused(scene(given), f"place-card:{HABIT}") == "EF-ACTION-02", "1 of 2 without the card itself"
    game = scene(given)
    game.table.dreamers[A].hand += (HABIT,)
    twice = play(run(game), f"place-card:{HABIT}", f"spend:{HABIT}", "spend:gambler-insight")
    assert (me(twice).progress, me(twice).hand) == ((HABIT,), ())


@pytest.mark.rule("EF-PROGRESS-15", "EF-PROGRESS-09")
def test_the_owner_drops_placed_cards_one_by_one_until_the_limit_is_kept() -> None:
    four = "specialist-grudge, long-arm, reaper-habit, reaper-grudge"
    own = f"a: {{}}, b: {{progress: [specialist-habit, tough-guy-habit, {four}]}}"
    given = f"dreamers: {{{own}, c: {{archetype: reaper}}, d: {{archetype: tough-guy}}}}\nlasting: [[progress, 2, 1]]"
    game = run(scene(f"{given}\nturns: [turn-4, turn-9]\nhours: 0", players=4), DiscardTurn())
    for card in ("long-arm", "reaper-habit"):
        assert [(one.seat, one.kind) for one in game.open] == [(B, "DropProgress")]
        play(game, f"drop:{card}:up", seat=B)
    assert (kind(game), len(me(game, B).progress)) == ("OfferSkip", 4)
    own = f"a: {{}}, b: {{hand: [specialist-habit], progress: [{four}]}}, c: {{archetype: reaper}}"
    placed = run(scene(f"dreamers: {{{own}}}", players=3), PlaceProgress(B, "specialist-habit"))
    assert [(one.seat, one.kind) for one in placed.open] == [(B, "DropProgress")], "also to make room"


@pytest.mark.rule("EF-PROGRESS-14")
def test_different_elements_that_raise_the_same_limit_add_up() -> None:
    worn = f"progress: [{HABIT}], mask: mask-of-plenty, masks: [mask-of-plenty]"
    assert stat(scene(f"dreamers: {{a: {{{worn}}}}}").table, A, "hand") == 8


@pytest.mark.rule("EF-SEAL-03")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_as_many_cards_are_unsealed_as_the_effect_says(count: int) -> None:
    cards = [SLIP, LOOK, SHOVE, HABIT, GRUDGE]
    mine = me(run(scene(f"dreamers: {{a: {{sealed: [{', '.join(cards)}]}}}}"), UnsealCards(A, count)))
    assert (mine.sealed, mine.discard) == (tuple(cards[: 5 - count]), tuple(cards[: 4 - count : -1]))


@pytest.mark.rule("EF-RAPID-01", "EF-RAPID-02", "EF-TURN-14")
@pytest.mark.parametrize("quick", [f"{GRUDGE}/1", "tough-guy/back", "smelling-salts/1"])
def test_whatever_bears_the_rapid_icon_may_be_used_in_the_dreamscape_phase(quick: str) -> None:
    rapid = "{when: rapid, limit: once-per-turn, pay: [%s], do: [{%s}]}"
    cards = changed(f"influence/{GRUDGE}", f"actions: []\nreactions: [{rapid % ('', 'unseal: 1')}]")
    cards += changed("dreamer/tough-guy", f"back: []\nback-reaction: [{rapid % ('{suffer: 1}', 'draw: 2')}]")
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 4)
    own = {
        f"{GRUDGE}/1": f"progress: [{GRUDGE}], sealed: [{SLIP}]",
        "tough-guy/back": f"archetype: tough-guy, deck: [{deck}]",
    }.get(quick, "")
    items = "[smelling-salts]" if quick == "smelling-salts/1" else "[]"
    game = scene(f"dreamers: {{a: {{{own}}}}}\nitems: {items}\nat: dreamscape\nhours: 0", cards=cards)
    assert (kind(game), ids(game)) == ("RapidWindow", (f"use:{quick}", "pass"))


# -- with the shipped cards


@pytest.mark.rule("EF-WORLD-14", "EF-WISDOM-01", "EF-PRECEDENCE-02")
def test_a_card_that_may_be_used_anywhere_is_of_use_on_the_dreamworld_map() -> None:
    given = "players: 1\nprofile: '2.0'\nwisdom: [slack-water]\nhours: 1\n"
    game = Game.from_position(EtherfieldsGame(), given)
    assert (kind(game), "use:slack-water/1" in ids(game)) == ("Idle", True)


@pytest.mark.rule("EF-SLUMBER-14")
def test_only_tiles_that_allow_it_are_skipped_before_their_setup() -> None:
    game = Game.from_position(EtherfieldsGame(), "players: 1\nprofile: '2.0'\n")
    tiles = {one.id: one.skip_before_setup for one in game.table.lib.tiles.values() if one.skip}
    assert {*tiles.values()} == {True, False}
    for tile, early in tiles.items():
        assert (kind(run(game, BeginSlumber(tile))) == "SkipBefore") is early

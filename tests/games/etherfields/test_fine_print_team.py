"""Single clauses of rules on shops, Masks, Flaws and sessions whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph, Pool, State
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import item_limit
from nocturne.games.etherfields.rules.awakening import Awaken, LeaveDream
from nocturne.games.etherfields.rules.cards import PickCard
from nocturne.games.etherfields.rules.delta import delta
from nocturne.games.etherfields.rules.distress import CountCards, cure
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.flaws import gain_flaw
from nocturne.games.etherfields.rules.items import DiscardItem, DiscardMask, GainMask, RestoreItem
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.market import Shop, everybody_may_buy
from nocturne.games.etherfields.rules.morphs import AddMorphings, distress_of
from nocturne.games.etherfields.rules.movement import LandDreamer, RelocateDreamer
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.scenes import EndScene, LayStartingTiles
from nocturne.games.etherfields.rules.states import state_tokens_left
from nocturne.games.etherfields.rules.variants import Aspect, Outcome
from nocturne.kernel import Game
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import (
    A,
    B,
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
    told,
    world,
)

SLIP, LOOK, HABIT = "gambler-slip", "gambler-look", "gambler-habit"
MASKED = "mask: mask-of-haste, masks: [mask-of-haste]"
FOE = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith}]\n"


# -- shops


@pytest.mark.rule("EF-SHOP-01", "EF-SHOP-05")
def test_the_team_may_keep_its_shopping_cards_and_spends_one_at_a_time() -> None:
    given = "shopping: 2\nfirst: 1\nitem_market: [crowbar]"
    kept = run(world(given, players=2), Shop())
    assert (kept.open[0].seat, ids(kept, B)) == (B, ("go-shopping", "pass"))
    play(kept, "pass", seat=B)
    assert (kept.table.shopping, kind(kept)) == (2, "Idle")
    game = play(run(world(given, players=2), Shop()), "go-shopping", seat=B)
    assert (game.table.shopping, game.open[0].seat) == (1, B), "the first player shops first"
    play(game, "take-gem-instead", seat=B)
    assert (game.open[0].seat, me(game, B).gems) == (A, 1)


@pytest.mark.rule("EF-SHOP-03")
def test_a_bought_item_becomes_active_even_if_another_must_be_discarded() -> None:
    given = "items: [lantern, lucky-coin, skeleton-key]\nstorage: [smelling-salts]\nitem_market: [crowbar]"
    game = run(world(f"shopping: 1\ndreamers: {{a: {{ether: 3}}}}\n{given}"), Shop())
    play(game, "go-shopping", "buy-item")
    assert ids(game) == ("make-room:lantern", "make-room:lucky-coin", "make-room:skeleton-key")
    play(game, "make-room:lucky-coin")
    assert (game.table.items, me(game).ether) == (("lantern", "skeleton-key", "crowbar"), 1)
    assert game.table.storage == ("smelling-salts", "lucky-coin")


@pytest.mark.rule("EF-MARKET-04", "EF-MARKET-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_whoever_looks_around_draws_and_buys_and_may_let_it_be(profile: str) -> None:
    game = world("dreamers: {a: {ether: 3}, b: {ether: 3}}", players=2, profile=profile)
    game = run(game, *everybody_may_buy(game.table))
    play(game, "pass")
    assert (kind(game), game.open[0].seat, game.table.offer) == ("MayBuy", B, ())
    play(game, "look-around", seat=B)
    assert (kind(game), game.open[0].seat, len(game.table.offer)) == ("Buying", B, 3)


# -- Masks


@pytest.mark.rule("EF-MASK-04", "EF-TURN-14")
@pytest.mark.parametrize("price", ["{cunning: 1}", "{spend: ether}", "{discard: 1}", "{suffer: 1}"])
def test_a_mask_whose_ability_costs_something_rests_in_the_dreamscape_phase_only(price: str) -> None:
    dear = changed("mask/mask-of-haste", f"actions: [{{limit: once-per-turn, pay: [{price}], do: [{{move: 1}}]}}]")
    mine = f"{{{MASKED}, hand: [{SLIP}, second-wind], ether: 1, distress: 1}}"
    phase = f"dreamers: {{a: {mine}}}\nat: dreamscape\nhours: 0"
    assert {"use:mask-of-haste/1", "use:second-wind/1"} <= {*ids(scene(phase))}
    assert refused(scene(phase, cards=dear), "use:mask-of-haste/1") == "EF-TURN-14"
    mine = mine.replace(", second-wind", "")
    assert kind(scene(f"dreamers: {{a: {mine}}}\nat: dreamscape\nhours: 0", cards=dear)) != "RapidWindow"
    round_of_another = f"dreamers: {{a: {{}}, b: {mine}}}\nat: round\nhours: 0"
    assert "use:mask-of-haste/1" in ids(scene(round_of_another, players=2, cards=dear), B)


@pytest.mark.rule("EF-MASK-04")
def test_a_mask_may_be_used_in_the_middle_of_a_payment_by_whoever_wears_it() -> None:
    payment = ("move", f"spend:{SLIP}")
    other = play(scene(f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, b: {{{MASKED}}}}}", players=2), *payment)
    assert ids(other, B) == ("use:mask-of-haste/1",)
    game = play(scene(f"dreamers: {{a: {{{MASKED}, hand: [{SLIP}, {SLIP}]}}}}"), *payment)
    assert "use:mask-of-haste/1" in ids(game)
    play(game, "use:mask-of-haste/1", "go:east")
    assert (kind(game), me(game).at, "use:mask-of-haste/1" in ids(game)) == ("Pay", 1, False)


@pytest.mark.rule("EF-REROLL-01", "EF-WISDOM-01")
def test_a_wisdom_card_may_reroll_too() -> None:
    again = changed("wisdom/good-sense", "reactions: [{when: any-roll, limit: once-per-turn, do: [reroll-die]}]")
    given = f"dreamers: {{a: {{hand: [{SLIP}]}}}}\ncoming: [2]"
    assert kind(play(scene(given, cards=again), "move", f"spend:{SLIP}", "boost")) == "Walk"
    game = play(scene(f"wisdom: [good-sense]\n{given}", cards=again), "move", f"spend:{SLIP}", "boost")
    assert ids(game) == ("use:good-sense/1", "pass")


# -- Boost and Hours


@pytest.mark.rule("EF-BOOST-10", "EF-BOOST-04", "EF-BOOST-09")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_after_a_blank_a_boosted_move_goes_as_far_as_was_paid(profile: str) -> None:
    game = scene(f"dreamers: {{a: {{hand: [{SLIP}]}}}}\ncoming: [1]\nhours: 0", profile=profile)
    play(game, "move", f"spend:{SLIP}", "boost", "go:east", "go:east")
    assert (me(game).at, kind(game) == "Walk") == (2, False)


@pytest.mark.rule("EF-BOOST-03")
def test_a_cross_costs_one_ether_of_several() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{SLIP}], ether: 3}}}}\ncoming: [0]")
    play(game, "move", f"spend:{SLIP}", "boost", "lose-ether")
    assert (me(game).ether, me(game).distress, me(game).sealed) == (2, 0, ())


@pytest.mark.rule("EF-CLOCK-02")
def test_hours_add_turns_in_the_dreamscape_phase_too() -> None:
    game = scene("dreamers: {a: {hand: [second-wind]}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 1")
    assert ids(game) == ("use:second-wind/1", "add-turn", "pass")
    before = len(game.table.turns)
    play(game, "add-turn")
    assert (len(game.table.turns), game.table.hours) == (before + 1, 0)


# -- Morphings


@pytest.mark.rule("EF-MORPH-09", "EF-MORPH-07")
def test_whoever_has_too_many_cards_after_a_morphing_discards_the_first_player_or_not() -> None:
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 2)
    plenty = f"b: {{archetype: gambler, hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}"
    game = scene(f"dreamers: {{a: {{archetype: tough-guy}}, {plenty}}}\n{FOE}coming: [4]", players=2)
    game = run(game, AddMorphings("wraith", 1))
    assert game.table.entities[0].morphs == (Morph.MASK,)
    assert (kind(game), game.open[0].seat) == ("DiscardExcess", B)


# -- Notes and Flaws


@pytest.mark.rule("EF-NOTE-02", "EF-NOTE-03")
def test_a_note_without_a_condition_may_be_used_at_once_and_one_for_several_uses_is_kept() -> None:
    kept = "- {kind: note, id: ticket, name: Ticket, do: [{gain: ether}], keeps: true}"
    game = play(scene("notes: [ticket]\nflags: []", cards=kept), "use-note:ticket")
    assert (me(game).ether, game.table.notes, "use-note:ticket" in ids(game)) == (1, ("ticket",), True)


@pytest.mark.rule("EF-FLAW-01")
def test_an_empty_flaw_deck_gives_no_flaw() -> None:
    game = scene(f"flaws: []\ndreamers: {{a: {{discard: [{SLIP}]}}}}")
    game.table.scribe = Scribe()
    gain_flaw(game.table, A)
    assert me(game).discard == (SLIP,)


@pytest.mark.rule("EF-FLAW-02", "EF-FLAW-03", "EF-FLAW-06")
def test_a_flaw_is_resolved_before_anybody_is_asked_to_buy_it_off() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 3)}, shaking-hands]"
    given = f"dreamers: {{a: {{hand: [gambler-shove, gambler-doubt], deck: {deck}, ether: 1}}}}"
    game = run(scene(given), DrawCards(A, 2))
    assert kind(game) == "DiscardChosen"
    play(game, "discard:gambler-doubt")
    assert (kind(game), me(game).hand) == ("OfferRemoval", ("gambler-shove",)), "and before the next card is drawn"
    play(game, "keep-flaw")
    assert (me(game).discard, len(me(game).hand)) == (("shaking-hands", "gambler-doubt"), 2)


# -- Awakening


@pytest.mark.rule("EF-AWAKEN-03", "EF-AWAKEN-04", "EF-AWAKEN-05", "EF-AWAKEN-07")
def test_every_dreamer_wakes_cured_with_all_cards_flaws_of_the_progress_zone_too() -> None:
    one = "hand: [%s-slip], progress: [%s-habit], sealed: [%s-look], burdens: [%s], distress: 2, gems: 1, ether: 2"
    a, b = (
        one % (name, name, name, flaw) for name, flaw in (("gambler", "heavy-legs"), ("tough-guy", "tunnel-vision"))
    )
    given = f"keys: 3\ndreamers: {{a: {{archetype: gambler, {a}}}, b: {{archetype: tough-guy, {b}}}}}"
    game = run(world(given, players=2), LeaveDream())
    for seat, name, flaw in ((A, "gambler", "heavy-legs"), (B, "tough-guy", "tunnel-vision")):
        mine = me(game, seat)
        assert (mine.hand, mine.deck, mine.progress, mine.sealed, mine.burdens) == ((), (), (), (), ())
        assert {f"{name}-slip", f"{name}-habit", f"{name}-look", flaw} <= {*mine.discard}
        assert (mine.distress, mine.gems, mine.ether) == (0, 0, 2)
    assert game.table.keys == 0
    assert kind(run(world(given, players=2), Awaken())) == "EnterAt"


# -- classic cards


def drawn(aspect: Aspect, more: str, *, good: bool, players: int = 2) -> Game[Etherfields]:
    """The outcome of the classic cards in a Dream."""
    text = f"players: {players}\ndream: gate-opera\nground: {{tiles: [foyer]}}\nhours: 3\n{more}"
    return run(etherfields(text), Outcome(aspect, good))


@pytest.mark.rule("EF-CLASSIC-06", "EF-CHOICE-01")
@pytest.mark.parametrize(("good", "morphs"), [(True, [1, 0]), (False, [1, 3])])
def test_of_several_entities_the_dreamers_choose_whose_morphings_the_classic_cards_change(
    good: bool, morphs: list[int]
) -> None:
    tiles = "entities: [{tile: usher, morphs: [seal]}, {tile: statue, morphs: [range]}]\nrevealed: [usher]\n"
    given = f"dreamers: {{a: {{at: 0}}, b: {{at: 0}}}}\n{tiles}figures: [{{of: usher, at: 1}}, {{of: statue, at: 1}}]\n"
    game = drawn(Aspect.MORPHINGS, given + "coming: [0, 0]", good=good)
    assert ids(game) == ("on-entity:usher", "on-entity:statue")
    play(game, "on-entity:statue")
    assert [len(one.morphs) for one in game.table.entities] == morphs


@pytest.mark.rule("EF-CLASSIC-06", "EF-CHOICE-01")
def test_the_gems_of_the_classic_cards_are_shared_out_as_the_dreamers_like() -> None:
    game = drawn(Aspect.GEMS, "dreamers: {a: {at: 0, gems: 1}, b: {at: 0, gems: 2}}", good=True)
    play(game, "give:0", "give:0", "give:0")
    assert (me(game).gems, me(game, B).gems, left(game.table, Pool.GEM)) == (4, 2, 0)
    assert kind(game) != "HandOutGems"


# -- Items and Masks


@pytest.mark.rule("EF-ITEM-05", "EF-ITEM-06")
def test_without_a_stored_item_none_is_restored_and_without_an_active_one_none_discarded() -> None:
    empty = run(scene("items: []\nstorage: []"), RestoreItem(A), DiscardItem(A))
    assert (empty.table.items, empty.table.storage, kind(empty)) == ((), (), "FreePlay")


@pytest.mark.rule("EF-MASK-08", "EF-MASK-09")
def test_a_mask_belongs_to_the_dreamer_who_takes_it() -> None:
    game = play(run(scene(players=2), GainMask(B)), "wear:mask-of-haste", "no-change", seat=B)
    assert (me(game).masks, me(game, B).masks, me(game, B).mask) == ((), ("mask-of-haste",), "")


# -- States


@pytest.mark.rule("EF-STATE-08", "EF-STATE-11")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_on_a_dreamer_stunned_ends_with_the_turn_and_poisoned_with_the_slumber(profile: str) -> None:
    tokens = "[{state: stunned, fresh: true}, {state: poisoned}, {state: dazed}]"
    given = f"dreamers: {{a: {{states: {tokens}}}}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 0"
    game = scene(given, profile=profile)
    assert [one.state for one in me(game).states] == [State.POISONED], "the next Turn has begun"
    assert state_tokens_left(game.table, State.STUNNED) == 2
    assert me(run(game, EndScene(won=True))).states == ()


@pytest.mark.rule("EF-STATE-09", "EF-MORPH-16")
def test_a_morphing_that_is_removed_leaves_a_poisoned_figure_too() -> None:
    figures = "figures: [{of: wraith, at: 1, states: [{state: poisoned}], obeys: [distress]}]\n"
    game = scene(f"{figures}entities: [{{tile: wraith, morphs: [distress]}}]\ndreamers: {{a: {{ether: 1}}}}")
    assert distress_of(game.table, game.table.figures[0], 1) == 2
    play(game, "remove-morphing:wraith:distress:ether")
    assert distress_of(game.table, game.table.figures[0], 1) == 1


# -- Distress and death


@pytest.mark.rule("EF-DISTRESS-03")
def test_no_more_distress_is_cured_than_was_suffered() -> None:
    game = scene("dreamers: {a: {distress: 2}}")
    game.table.scribe = Scribe()
    cure(game.table, A, 5)
    assert (me(game).distress, left(game.table, Pool.DISTRESS)) == (0, 16)


@pytest.mark.rule("EF-DEATH-08", "EF-DEATH-03")
@pytest.mark.parametrize(("end", "over"), [("sealed", True), ("discard", False)])
def test_a_card_that_is_put_away_from_the_hand_may_be_the_one_too_few(end: str, *, over: bool) -> None:
    deck = ", ".join([SLIP] * 4)
    six = f"dreamers: {{a: {{deck: [{deck}], hand: [{LOOK}, gambler-grudge]}}}}"
    game = run(scene(six, options="{play: slumber}"), PickCard(A, "hand", end))
    assert (play(game, f"pick:{LOOK}").over is not None) is over


@pytest.mark.rule("EF-DEATH-03", "EF-PRECEDENCE-01")
def test_the_softer_rule_of_the_first_dream_holds_for_a_lack_of_cards_too() -> None:
    few = f"dreamers: {{a: {{at: 0, deck: [{SLIP}, {SLIP}], sealed: [{LOOK}, {LOOK}, {LOOK}, {LOOK}], distress: 3}}}}"
    game = run(
        etherfields(f"players: 1\ndream: gate-first\nground: {{tiles: [foyer]}}\nhours: 1\n{few}"), CountCards(A)
    )
    assert (me(game).distress, me(game).sealed, game.table.scene.value) == (0, (), "dream")
    assert len(me(game).discard) == 4


# -- the Delta Phase


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


# -- after a scene


@pytest.mark.rule("EF-SHOP-05", "EF-PUB-07")
@pytest.mark.parametrize(("profile", "won", "cards"), [("2.0", True, 3), ("2.0", False, 1), ("1.0", True, 3)])
def test_a_completed_dream_brings_the_shopping_cards_back(profile: str, won: bool, cards: int) -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\nshopping: 1"
    game = run(etherfields(f"players: 1\nprofile: '{profile}'\n{given}"), EndScene(won))
    assert game.table.shopping == cards
    slept = run(scene("shopping: 1", profile=profile), EndScene(won))
    assert slept.table.shopping == 1, "a Slumber does not"


@pytest.mark.rule("EF-SLUMBER-08", "EF-SLUMBER-09")
def test_block_tokens_leave_with_the_tile_they_lie_on_and_stay_on_the_map() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nspent: [wraith/1, hall/1]\nblocks: 2"), EndScene(won=True))
    assert (game.table.spent, game.table.blocks, left(game.table, Pool.BLOCK)) == (("hall/1",), 1, 5)


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


@pytest.mark.rule("EF-SOLO-01", "EF-RESHUFFLE-02")
@pytest.mark.parametrize(("profile", "asked"), [("2.0", "ReshufflePenalty"), ("1.0", "FreePlay")])
def test_a_replacement_is_a_draw_outside_the_draw_step(profile: str, asked: str) -> None:
    discard = ", ".join([SLIP] * 5 + [LOOK] * 4)
    given = f"dreamers: {{a: {{deck: [crowd-work], discard: [{discard}]}}}}"
    game = run(scene(given, profile=profile, options="{rounds: free}"), DrawCards(A, 1))
    assert kind(play(game, "replace-drawn:crowd-work")) == asked


# -- Traps


@pytest.mark.rule("EF-TRAP-01")
def test_a_trap_strikes_the_dreamer_who_was_relocated_whoever_did_it() -> None:
    game = on_tiles("dreamers: {a: {at: 0}, b: {at: 1}}", players=2)
    chosen = play(run(game, RelocateDreamer(A, B)), "place:11")
    assert [len(me(chosen, seat).sealed) for seat in (A, B)] == [0, 1]
    struck = run(game, LandDreamer(B, Space(11)))
    assert [(me(struck, seat).at, len(me(struck, seat).sealed)) for seat in (A, B)] == [(0, 0), (11, 1)]


@pytest.mark.rule("EF-GEMSLOT-02", "EF-GEMSLOT-04")
def test_of_several_gem_slots_only_that_of_the_own_space_is_emptied() -> None:
    tiles = "[foyer, cellar]"
    game = play(on_tiles("gems_laid: [8, 24]\ndreamers: {a: {at: 24}}", tiles=tiles), "take-gem")
    assert (me(game).gems, game.table.gems_laid) == (1, (8,))
    assert refused(on_tiles("gems_laid: [8]\ndreamers: {a: {at: 24}}", tiles=tiles), "take-gem") == "EF-GEMSLOT-02"


# -- what must not get lost


@pytest.mark.rule("EF-FATE-02", "EF-DEATH-07")
def test_a_fate_card_that_brings_defeat_goes_under_its_deck_too() -> None:
    deadly = changed("fate/found-coin", "do: [{damage: 8, to: you}]")
    lost = run(world("fates: [bad-news, found-coin]\nlocation: quay", cards=deadly), DrawFate())
    assert "defeat-struck" in told(lost)
    assert ({*lost.table.fates}, lost.table.turned_up) == ({"bad-news", "found-coin"}, ())


@pytest.mark.rule("EF-ITEM-01", "EF-MORPH-09")
def test_a_mask_may_open_a_fourth_slot_as_long_as_it_is_worn() -> None:
    roomy = changed("mask/mask-of-haste", "passives: [{stat: items, by: 1}]")
    four = "items: [crowbar, lantern, lucky-coin, skeleton-key]"
    game = scene(f"{four}\ndreamers: {{a: {{}}, b: {{{MASKED}}}}}", players=2, cards=roomy)
    assert item_limit(game.table) == 4
    assert item_limit(scene(f"wisdom: [good-sense]\ndreamers: {{a: {{{MASKED}}}}}", cards=roomy).table) == 5
    dropped = play(run(game, DiscardMask(B)), "drop:lantern:up", seat=B)
    assert (len(dropped.table.items), item_limit(dropped.table)) == (3, 3)


@pytest.mark.rule("EF-AWAKEN-06")
def test_at_an_awakening_all_items_are_stored_before_three_become_active() -> None:
    given = "items: [crowbar, lantern, lucky-coin]\nstorage: [skeleton-key, smelling-salts]"
    game = run(world(given), Awaken())
    asked = []
    while kind(game) != "Idle":
        asked.append(kind(game))
        options = ids(game)
        play(game, next(one for one in ("go-on", "done", options[0]) if one in options))
    assert "ChooseSlot" not in asked
    everything = {"crowbar", "lantern", "lucky-coin", "skeleton-key", "smelling-salts"}
    assert (len(game.table.items), {*game.table.items, *game.table.storage}) == (3, everything)

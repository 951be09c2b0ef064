"""Actions and Intent: payments, colours, multiples, Gradual actions, Boost, rerolls, Rapid effects."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent, State
from nocturne.games.etherfields.rules.perform import Perform, Plan
from nocturne.games.etherfields.rules.uses import reach
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    A,
    B,
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

TWO = NEXT.replace("|a  A ", "|aA B ")
ABC = NEXT.replace("|a  A ", "|ab A ")
FOE = "figures: [{of: wraith}]"
CROSS, BLANK, ONE, TWOS, THREE = 0, 1, 2, 4, 5
"""Faces of the Luck die by their place."""


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


SHOVE, LOOK, SLIP, DOUBT = "gambler-shove", "gambler-look", "gambler-slip", "gambler-doubt"


# -- Intent


@pytest.mark.rule("EF-INTENT-06", "EF-EX-08", "EF-INTENT-08")
def test_excess_intent_is_lost_and_the_card_gives_nothing_else() -> None:
    game = scene(hand("iron-word", "gambler-grudge", SLIP) + "items: [crowbar]")
    storage = game.table.storage
    item = play(game.fork(), "place-card:gambler-grudge", "spend-item:crowbar").table
    assert (item.items, item.storage) == ((), (*storage, "crowbar"))
    play(game, "place-card:gambler-grudge", "spend:iron-word")
    assert (me(game).progress, me(game).hand, me(game).discard) == (("gambler-grudge",), (SLIP,), ("iron-word",))


@pytest.mark.rule("EF-INTENT-04")
def test_a_card_discarded_for_intent_does_not_do_what_it_says() -> None:
    game = scene(hand("gambler-insight", "gambler-insight", "gambler-habit"))
    play(game, "place-card:gambler-habit", "spend:gambler-insight", "spend:gambler-insight")
    assert (me(game).progress, me(game).hand) == (("gambler-habit",), ()), "nobody drew"


@pytest.mark.rule("EF-INTENT-03", "EF-EX-09")
def test_a_card_of_two_colours_yields_only_the_one_that_is_paid() -> None:
    game = scene(hand(DOUBT, DOUBT, "gambler-grudge"))
    play(game, "place-card:gambler-grudge", f"spend:{DOUBT}")
    assert kind(game) == "Pay", "1 Wrath of 2 is paid; the 2 Awareness are lost"
    play(game, f"spend:{DOUBT}")
    assert me(game).progress == ("gambler-grudge",)


@pytest.mark.rule("EF-INTENT-05", "EF-EX-10", "EF-INTENT-02")
def test_cards_and_items_are_combined_for_one_cost() -> None:
    game = scene(hand("iron-word", "gambler-flash") + FOE + "\nitems: [spare-crowbar]", land=NEXT)
    play(
        game,
        "use:wraith/1",
        "spend:iron-word",
        "spend:gambler-flash",
        "spend-item:spare-crowbar",
        "done",
    )
    assert (me(game).hand, game.table.items) == ((), ())
    assert "spare-crowbar" in game.table.storage
    assert "scene-ended" in told(game)


@pytest.mark.rule("EF-INTENT-10", "EF-EX-11", "EF-INTENT-03")
def test_a_cost_in_two_colours_is_paid_wholly_in_one() -> None:
    game = scene(hand(DOUBT, "clear-eye") + FOE + "\nitems: [lantern]", land=NEXT)
    play(game, "use:wraith/1")
    play(game, f"spend:{DOUBT}", "spend:clear-eye", "spend-item:lantern", "done")
    assert "scene-ended" in told(game)


@pytest.mark.rule("EF-INTENT-10")
def test_with_both_colours_at_hand_the_payer_chooses_first() -> None:
    game = scene(hand("clear-eye", LOOK, LOOK, "iron-word", SHOVE, SHOVE) + FOE, land=NEXT)
    play(game, "use:wraith/1")
    assert ids(game) == ("colour:wrath", "colour:awareness")
    play(game, "colour:wrath")
    assert refused(game, "spend:clear-eye") == "EF-INTENT-03"


@pytest.mark.rule("EF-INTENT-01", "EF-INTENT-07", "EF-INTENT-09")
def test_a_card_can_only_be_discarded_for_intent_while_something_is_paid() -> None:
    game = scene(hand(SLIP, LOOK, SHOVE))
    assert not [one for one in ids(game) if one.startswith("spend")]
    paying = play(
        world(f"dreamers: {{a: {{hand: [gambler-habit, {LOOK}]}}}}", profile="1.0"), "place-card:gambler-habit"
    )
    assert f"spend:{LOOK}" in ids(paying), "wherever the action may be used, its price may be paid"
    assert [one.value for one in Intent] == ["awareness", "cunning", "wrath"]


# -- actions


@pytest.mark.rule("EF-ACTION-02", "EF-ACTION-03", "EF-ACTION-04")
def test_nobody_else_can_help_to_pay() -> None:
    given = f"dreamers: {{a: {{hand: [{SHOVE}]}}, b: {{hand: [iron-word, tough-guy-shove]}}}}\n" + FOE
    game = scene(given.replace("tough-guy-shove", "specialist-shove"), land=ABC, players=2)
    assert refused(game, "use:wraith/1") == "EF-ACTION-02"


@pytest.mark.rule("EF-ACTION-05")
def test_the_target_is_named_before_paying() -> None:
    game = scene(hand("blow", "iron-word", SHOVE) + "figures: [{of: wraith}, {of: wraith}]", land=TWO)
    play(game, "use:blow/1")
    assert (kind(game), ids(game)) == ("NameTarget", ("target:0", "target:1"))
    play(game, "target:1", "done")
    assert kind(game) == "Pay"
    assert not [one for one in ids(game) if one.startswith("target")]


@pytest.mark.rule("EF-ACTION-06", "EF-INFLUENCE-06", "EF-INFLUENCE-04", "EF-INFLUENCE-03")
def test_a_card_that_costs_nothing_is_just_discarded_for_its_action() -> None:
    game = scene(hand("gambler-insight"))
    play(game, "use:gambler-insight/1")
    assert (len(me(game).hand), me(game).discard) == (2, ("gambler-insight",))
    assert "use:gambler-insight/1" not in ids(scene("dreamers: {a: {discard: [gambler-insight]}}")), "from hand only"


@pytest.mark.rule("EF-ACTION-07")
def test_a_cost_in_distress_is_paid_by_suffering_it_even_to_death() -> None:
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 4)
    game = scene(f"dreamers: {{a: {{archetype: tough-guy, deck: [{deck}], distress: 1}}}}")
    assert me(play(game, "use:tough-guy/back")).distress == 2
    last = scene(f"dreamers: {{a: {{archetype: tough-guy, deck: [{deck}], distress: 7}}}}", options="{play: slumber}")
    play(last, "use:tough-guy/back")
    assert last.over is not None


@pytest.mark.rule("EF-ACTION-08")
def test_a_cost_in_gems_needs_that_many_of_ones_own() -> None:
    game = on_tiles("dreamers: {a: {at: 0}}\nhours: 1", tiles="[hall, gallery, garden]")
    assert refused(game, "use:garden/1") == "EF-ACTION-08"
    given = "dreamers: {a: {at: 0}, b: {at: 0, gems: 2, distress: 1}}\nhours: 1"
    both = on_tiles(given, tiles="[hall, gallery, garden]", players=2)
    assert refused(both, "use:garden/1") == "EF-ACTION-08", "nobody pays with another's Gem"
    assert me(play(both, "use:garden/1", seat=B), B).gems == 1


@pytest.mark.rule("EF-ACTION-09", "EF-ACTION-01")
def test_a_map_action_needs_the_figure_in_its_space() -> None:
    far = on_tiles(hand("clear-eye", LOOK).replace("{a: {", "{a: {at: 0, "))
    assert refused(far, "use:hall/1") == "EF-ACTION-09"
    near = on_tiles(hand("clear-eye", LOOK).replace("{a: {", "{a: {at: 1, "))
    assert "use:hall/1" in ids(near)


@pytest.mark.rule("EF-ACTION-10", "EF-ACTION-11")
@pytest.mark.parametrize(("blocks", "after"), [(0, 1), (6, 6)])
def test_a_single_use_action_is_blocked_for_everyone_even_without_a_token(blocks: int, after: int) -> None:
    given = hand("clear-eye", LOOK, SLIP).replace("{a: {", "{a: {at: 1, ") + f"blocks: {blocks}"
    game = play(on_tiles(given), "use:hall/1", "spend:clear-eye", f"spend:{LOOK}")
    assert (me(game).gems, game.table.blocks) == (1, after)
    assert refused(game, "use:hall/1") == "EF-ACTION-10"


@pytest.mark.rule("EF-ACTION-12", "EF-EX-18", "EF-PCOUNT-01", "EF-EX-01")
def test_a_plain_multiple_of_the_players_is_one_large_cost_of_one_dreamer() -> None:
    given = f"dreamers: {{a: {{hand: [{LOOK}, {LOOK}, clear-eye]}}}}\nfigures: [{{of: colossus}}]"
    game = scene(given, land=NEXT, slumber="colossus", players=3)
    play(game, "use:colossus/2", f"spend:{LOOK}", f"spend:{LOOK}")
    assert kind(game) == "Pay", "4 of 3 x 2 are paid"
    play(game, "spend:clear-eye")
    assert "scene-ended" in told(game)
    assert not game.table.markers


@pytest.mark.rule("EF-CAMPAIGN-12", "EF-MASK-04")
def test_once_per_turn_means_once_per_turn() -> None:
    given = "dreamers: {a: {mask: mask-of-haste, masks: [mask-of-haste]}}"
    game = play(scene(given), "use:mask-of-haste/1", "go:east")
    assert refused(game, "use:mask-of-haste/1") == "EF-CAMPAIGN-12"


@pytest.mark.rule("EF-EX-41", "EF-ACTION-06", "EF-GRADUAL-01")
def test_of_two_map_actions_one_is_free_and_the_gradual_one_needs_three_times_the_players() -> None:
    given = (
        "players: 2\ndream: gate-opera\nground: {tiles: [foyer, stage]}\ndreamers: {a: {at: %s, hand: [%s]}}\nhours: 1"
    )
    free = play(etherfields(given % (8, "")), "use:foyer/1")
    assert "foyer/1" in free.table.spent
    paid = play(
        etherfields(given % (11, "steady-hand, gambler-slip, gambler-slip")), "use:stage/1", "spend:steady-hand"
    )
    assert kind(paid) == "Pay", "3 of 3 x 2"


@pytest.mark.rule("EF-RAPID-03")
def test_a_rapid_card_still_costs_what_it_prints() -> None:
    game = play(scene(hand("sharp-answer", SLIP)), "move")
    assert refused(game, "use:sharp-answer/1") == "EF-ACTION-02"


# -- Assault and Contact


@pytest.mark.rule("EF-ASSAULT-04", "EF-EX-12", "EF-EX-14", "EF-ASSAULT-01")
def test_paying_an_assault_three_times_makes_its_effect_happen_three_times() -> None:
    given = hand("iron-word", SHOVE, SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}, {of: pack, at: 0}]"
    game = scene(given, land=TWO, slumber="pack")
    play(
        game,
        "use:pack/1",
        "target:0",
        "target:1",
        "target:2",
        "done",
        "spend:iron-word",
        *[f"spend:{SHOVE}"] * 3,
        "done",
    )
    assert game.table.figures == []


@pytest.mark.rule("EF-ASSAULT-05", "EF-EX-13")
def test_each_effect_may_have_its_own_target() -> None:
    given = hand("iron-word", SHOVE, SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}]"
    game = scene(given, land=TWO, slumber="pack")
    play(game, "use:pack/1", "target:1", "done", "spend:iron-word", f"spend:{SHOVE}", "done")
    assert [one.id for one in game.table.figures] == [0]
    game = play(scene(given, land=TWO, slumber="pack"), "use:pack/1", "target:0")
    assert ids(game) == ("target:0", "target:1", "done"), "two effects may go to the same figure"
    play(game, "target:0", "target:1", "done", "spend:iron-word", *[f"spend:{SHOVE}"] * 3, "done")
    assert game.table.figures == []


@pytest.mark.rule("EF-ASSAULT-01")
def test_an_action_without_the_word_is_paid_once_whatever_its_colour() -> None:
    game = on_tiles(hand("clear-eye", LOOK, LOOK, LOOK).replace("{a: {", "{a: {at: 1, "))
    play(game, "use:hall/1", "spend:clear-eye", f"spend:{LOOK}")
    assert (kind(game), me(game).gems, me(game).hand) == ("FreePlay", 1, (LOOK, LOOK))


@pytest.mark.rule("EF-ASSAULT-05")
def test_an_effect_beyond_the_targets_named_goes_to_any_legal_one() -> None:
    given = hand("iron-word", SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}]"
    game = scene(given, land=TWO, slumber="pack")
    play(game, "use:pack/1", "target:1", "done", "spend:iron-word", f"spend:{SHOVE}", f"spend:{SHOVE}", "done")
    assert kind(game) == "NameExtra"
    assert play(game, "target:0").table.figures == []


@pytest.mark.rule("EF-ASSAULT-02", "EF-ENTITY-04", "EF-RANGE-07")
def test_an_assault_reaches_one_space() -> None:
    far = NEXT.replace("|a  A    ", "|a     A ")
    assert refused(scene(hand("iron-word", SHOVE, SHOVE) + FOE, land=far), "use:wraith/1") == "EF-ENTITY-04"


@pytest.mark.rule("EF-RANGE-07")
def test_range_is_checked_when_the_action_starts_and_not_again() -> None:
    far = scene(FOE, land=NEXT.replace("|a  A    ", "|a     A "))
    begun = Plan(A, "wraith/2", (0,), (0,), Intent.AWARENESS, 3)
    assert run(far, Perform(begun, 1)).table.figures[0].has(State.STUNNED)


@pytest.mark.rule("EF-ASSAULT-03")
def test_a_mask_may_raise_the_range_of_an_assault() -> None:
    far = NEXT.replace("|a  A    ", "|a     A ")
    given = hand("iron-word", SHOVE, SHOVE, more=", mask: mask-of-blades, masks: [mask-of-blades]") + FOE
    assert "use:wraith/1" in ids(scene(given, land=far))


@pytest.mark.rule("EF-ASSAULT-02", "EF-ACTION-09")
def test_a_contact_on_the_map_is_measured_to_its_space() -> None:
    given = (
        "players: 1\ndream: gate-opera\nground: {tiles: [foyer, stage]}\ndreamers: {a: {at: %s, hand: [gambler-look]}}"
    )
    assert "use:stage/2" in ids(etherfields(given % 2))
    assert refused(etherfields(given % 1 + "\nhours: 1"), "use:stage/2") == "EF-ASSAULT-02"


@pytest.mark.rule("EF-ASSAULT-06")
def test_without_an_element_that_offers_one_there_is_no_assault() -> None:
    game = scene(hand("iron-word", SHOVE, SHOVE), slumber="wraith")
    assert not [one for one in ids(game) if "wraith" in one]


@pytest.mark.rule("EF-STATE-05")
def test_a_dazed_dreamer_reaches_one_space_at_most() -> None:
    given = hand("net", more=", states: [{state: dazed}]") + FOE
    far = NEXT.replace("|a  A    ", "|a     A ")
    assert "use:net/1" in ids(scene(hand("net") + FOE, land=far))
    assert refused(scene(given, land=far), "use:net/1") == "EF-RANGE-01"
    table = scene(given, land=far).table
    assert reach(table, A, table.lib.actions["net/1"]) == 1


@pytest.mark.rule("EF-COMPANION-03", "EF-COMPANION-02", "EF-ENTITY-05", "EF-ENTITY-06")
def test_a_companion_is_no_target() -> None:
    assert refused(scene(hand("net") + "figures: [{of: box-knight}]", land=NEXT), "use:net/1") == "EF-RANGE-01"


@pytest.mark.rule("EF-ACTION-01", "EF-TURN-06")
def test_the_gate_tile_of_a_dream_offers_its_action() -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0, hand: [iron-word, gambler-shove]}}"
    assert "use:gate-opera/1" in ids(etherfields(given))


@pytest.mark.rule("EF-ACTION-02")
def test_a_cost_in_cards_takes_exactly_that_many() -> None:
    deck = ", ".join(["reaper-slip"] * 5 + ["reaper-look"] * 4)
    given = f"dreamers: {{a: {{archetype: reaper, deck: [{deck}], hand: [reaper-shove, reaper-doubt, reaper-doubt]}}}}"
    game = play(scene(given), "use:reaper/back", "discard:reaper-doubt")
    assert me(game).hand == ("reaper-shove", "reaper-doubt")

"""Actions: what they cost, how they are paid, given up and used up (chapters ACTION, CAMPAIGN)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.uses import NO_GEMS, NO_MEANS
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    changed,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    scene,
    told,
    why,
)
from tests.packs.etherfields.trial import card, said
from tests.packs.etherfields.trial import scene as shipped

FOE = "figures: [{of: wraith}]"
ABC = NEXT.replace("|a  A ", "|ab A ")
SHOVE = "gambler-shove"


@pytest.mark.rule("EF-ACTION-02", "EF-ACTION-03", "EF-ACTION-04")
def test_nobody_else_can_help_to_pay() -> None:
    given = f"dreamers: {{a: {{hand: [{SHOVE}]}}, b: {{hand: [iron-word, tough-guy-shove]}}}}\n" + FOE
    game = scene(given.replace("tough-guy-shove", "specialist-shove"), land=ABC, players=2)
    assert refused(game, "use:wraith/1") == "EF-ACTION-02"


TWO = NEXT.replace("|a  A ", "|aA B ")


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


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


LOOK = "gambler-look"


@pytest.mark.rule("EF-ACTION-09", "EF-ACTION-01")
def test_a_map_action_needs_the_figure_in_its_space() -> None:
    far = on_tiles(hand("clear-eye", LOOK).replace("{a: {", "{a: {at: 0, "))
    assert refused(far, "use:hall/1") == "EF-ACTION-09"
    near = on_tiles(hand("clear-eye", LOOK).replace("{a: {", "{a: {at: 1, "))
    assert "use:hall/1" in ids(near)


SLIP = "gambler-slip"


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


@pytest.mark.rule("EF-ACTION-10")
def test_what_one_dreamer_has_used_up_is_blocked_for_the_others_too() -> None:
    hands = f"a: {{at: 1, hand: [clear-eye, {LOOK}]}}, b: {{at: 1, hand: [{', '.join(['specialist-look'] * 2)}]}}"
    game = on_tiles(f"dreamers: {{{hands}}}", players=2)
    assert "use:hall/1" in ids(game, B)
    play(game, "use:hall/1", "spend:clear-eye", f"spend:{LOOK}")
    assert refused(game, "use:hall/1", B) == "EF-ACTION-10"


@pytest.mark.rule("EF-ACTION-01")
def test_actions_come_from_hand_progress_mask_items_entities_and_the_basic_card() -> None:
    own = "hand: [gambler-insight, iron-word, gambler-shove, gambler-shove], progress: [gambler-grudge], "
    own += "mask: mask-of-haste, masks: [mask-of-haste]"
    game = scene(f"dreamers: {{a: {{{own}}}}}\nitems: [lantern]\n{FOE}", land=NEXT)
    uses = ("gambler-insight", "gambler-grudge", "mask-of-haste", "lantern", "wraith")
    assert {"effort:1", *[f"use:{one}/1" for one in uses]} <= {*ids(game)}


def toll(price: str) -> str:
    """An Item that is used for this price."""
    return changed("item/crowbar", f"actions: [{{pay: [{price}], do: [nothing]}}]")


@pytest.mark.rule("EF-ACTION-02")
@pytest.mark.parametrize(
    ("what", "price"),
    [
        ("ether", "{spend: ether, amount: 2}"),
        ("hours", "{spend: hour, amount: 2}"),
        ("keys", "{spend: key, amount: 2}"),
        ("cards", "{discard: 2}"),
    ],
)
def test_whatever_a_cost_names_must_be_there_and_is_paid(what: str, price: str) -> None:
    toll, held = changed("item/crowbar", f"actions: [{{pay: [{price}], do: [nothing]}}]"), "items: [crowbar]\n"
    poor = scene(held + hand(SLIP, more=", ether: 1") + "hours: 1\nkeys: 1", cards=toll)
    rich = scene(held + hand(SLIP, LOOK, more=", ether: 2") + "hours: 2\nkeys: 2", cards=toll)
    assert why(poor, "use:crowbar/1").refusal is NO_MEANS[what]
    paid = play(rich, "use:crowbar/1")
    if what == "cards":
        play(paid, f"discard:{SLIP}")
    mine, table = me(paid), paid.table
    left = {"ether": mine.ether, "hours": table.hours, "keys": table.keys, "cards": len(mine.hand)}
    assert left == dict.fromkeys(left, 2) | {what: 0}


@pytest.mark.rule("EF-ACTION-02")
def test_nothing_happens_before_the_whole_cost_is_paid() -> None:
    cards = f"deck: [{', '.join(['reaper-slip'] * 5)}], hand: [reaper-shove, reaper-doubt], "
    cards += "sealed: [reaper-look, reaper-look]"
    game = play(scene(f"dreamers: {{a: {{archetype: reaper, {cards}}}}}"), "use:reaper/back")
    assert (kind(game), len(me(game).sealed)) == ("DiscardChosen", 2)
    assert me(play(game, "discard:reaper-doubt")).sealed == ()
    paying = play(scene(hand("iron-word", SHOVE, SHOVE) + FOE, land=NEXT), "use:wraith/1", "spend:iron-word")
    assert refused(paying, "done") == "EF-ACTION-02"


@pytest.mark.rule("EF-ACTION-06")
def test_nobody_says_that_a_free_action_cannot_be_paid() -> None:
    game = scene(hand("gambler-insight"))
    assert ("use:gambler-insight/1" in ids(game), game.explain(A, "use:gambler-insight/1")) == (True, None)


@pytest.mark.rule("EF-ACTION-01", "EF-TURN-06")
def test_a_revealed_secret_offers_its_action() -> None:
    dream = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
    whisper = changed("secret/prompt", "actions: [{do: [{gain: ether}]}]")
    assert me(play(etherfields(f"{dream}revealed: [prompt]", whisper), "use:prompt/1")).ether == 1
    assert "use:prompt/1" not in ids(etherfields(dream, whisper)), "not before it is revealed"


@pytest.mark.rule("EF-ACTION-07", "EF-ACTION-02")
def test_as_much_distress_is_suffered_as_the_cost_names_and_before_the_effect() -> None:
    assert me(play(scene("items: [crowbar]", cards=toll("{suffer: 2}")), "use:crowbar/1")).distress == 2
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 4)
    last = scene(f"dreamers: {{a: {{archetype: tough-guy, deck: [{deck}], distress: 7}}}}", options="{play: slumber}")
    play(last, "use:tough-guy/back")
    assert (last.over is not None, me(last).hand) == (True, ()), "whoever dies of it draws nothing"


@pytest.mark.rule("EF-ACTION-08")
def test_as_many_gems_are_needed_and_discarded_as_the_cost_names() -> None:
    given, price = "items: [crowbar]\ndreamers: {a: {gems: %s}}", toll("{spend: gem, amount: 2}")
    assert why(scene(given % 1, cards=price), "use:crowbar/1").refusal is NO_GEMS
    assert me(play(scene(given % 3, cards=price), "use:crowbar/1")).gems == 1


@pytest.mark.rule("EF-ACTION-12")
def test_a_plain_multiple_follows_the_number_of_players() -> None:
    given = f"dreamers: {{a: {{hand: [{LOOK}, {LOOK}, {LOOK}]}}}}\nfigures: [{{of: colossus}}]"
    game = play(scene(given, land=NEXT, slumber="colossus", players=2), "use:colossus/2", f"spend:{LOOK}")
    assert kind(game) == "Pay", "2 of 2 x 2"
    assert "scene-ended" in told(play(game, f"spend:{LOOK}"))


@pytest.mark.rule("EF-ACTION-13")
def test_exactly_as_many_active_progress_cards_as_demanded_are_enough() -> None:
    given = "dreamers: {a: {progress: [gambler-habit, gambler-grudge], flipped: [long-arm]}}"
    effect = "[{if: {has-progress: %s}, then: [{gain: ether}]}]"
    assert [me(acting(scene(given), effect % count)).ether for count in (1, 2, 3)] == [1, 1, 0]


AWARE = card("awareness: 2", "look") + card("wrath: 2", "shove")
COSTLY = card("wrath: 1, actions: [{pay: [{awareness: 2}], do: [{gain: ether}]}]", "costly")


@pytest.mark.rule("EF-ACTION-16")
def test_a_card_named_and_given_up_before_anything_is_paid_stays_in_the_hand() -> None:
    game = shipped(AWARE + COSTLY, "dreamers: {a: {hand: [costly, look]}}")
    play(game, "use:costly/1", "give-up")
    assert (me(game).hand, me(game).discard) == (("costly", "look"), ())
    play(game, "use:costly/1", "spend:look")
    assert (me(game).ether, sorted(me(game).discard)) == (1, ["costly", "look"])


@pytest.mark.rule("EF-ACTION-16", "EF-TURN-05")
def test_a_dream_action_that_is_given_up_does_not_use_the_dream_action_of_the_round() -> None:
    bell = "- {kind: secret, id: bell, name: 9-Z, actions: [{pay: [{awareness: 2}], do: [{gain: ether}]}]}\n"
    game = shipped(AWARE + bell, "revealed: [bell]\ndreamers: {a: {hand: [look]}}\nat: round", players=2, profile="1.0")
    play(game, "use:bell/1", "give-up")
    assert "use:bell/1" in ids(game)
    play(game, "use:bell/1", "spend:look")
    assert refused(game, "use:bell/1") == "EF-TURN-05"


@pytest.mark.rule("EF-ACTION-16", "EF-RAPID-04")
def test_an_action_used_inside_its_own_payment_is_not_performed_twice() -> None:
    quick = (
        "- {kind: item, id: lamp, name: Lamp, boxed: true,"
        " reactions: [{when: rapid, limit: once-per-turn, pay: [{awareness: 2}], do: [{gain: ether}]}]}\n"
    )
    game = shipped(
        quick + AWARE + card("awareness: 2", "glance"), "items: [lamp]\ndreamers: {a: {hand: [look, glance]}}"
    )
    play(game, "use:lamp/1", "use:lamp/1", "spend:look", "spend:glance")
    assert (me(game).ether, said(game)) == (1, ["action-failed"])


BOILER = card("wrath: 1, actions: [{pay: [{suffer: 1}], do: [{gain: ether}]}]", "furnace")
GUARD = "- {kind: mask, id: shell, name: Shell, reactions: [{when: before-distress, do: [{prevent-distress: 9}]}]}\n"


@pytest.mark.rule("EF-ACTION-14")
def test_distress_that_is_a_price_cannot_be_prevented() -> None:
    game = shipped(BOILER + GUARD, "dreamers: {a: {hand: [furnace], mask: shell, masks: [shell]}}")
    play(game, "use:furnace/1")
    assert (kind(game), me(game).distress, me(game).ether) == ("FreePlay", 1, 1)


@pytest.mark.rule("EF-ACTION-14", "EF-DEATH-08")
def test_a_price_paid_with_an_eighth_distress_is_a_death() -> None:
    game = shipped(BOILER, "dreamers: {a: {hand: [furnace], distress: 7}}")
    assert "defeat-struck" in told(play(game, "use:furnace/1"))


GEMMED = card("wrath: 1, actions: [{pay: [{awareness: 3}, {spend: gem}], do: [{gain: ether}]}]", "gemmed")


def boosted(face: int, gems: int) -> Game[Etherfields]:
    """A payment of 3 Awareness and a Gem, 2 paid and the rest rolled; `face` comes first and then a 3."""
    given = f"dreamers: {{a: {{hand: [gemmed, look], gems: {gems}}}}}\ncoming: [{face}, 5]"
    return play(shipped(AWARE + GEMMED, given), "use:gemmed/1", "spend:look", "boost")


@pytest.mark.rule("EF-ACTION-15")
def test_a_gem_of_the_price_that_went_on_rerolling_the_boost_lets_the_action_come_to_nothing() -> None:
    game = play(boosted(face=1, gems=1), "reroll-by-gem")
    assert (me(game).gems, me(game).ether, said(game)) == (0, 0, ["action-failed"])


@pytest.mark.rule("EF-ACTION-15")
def test_with_a_gem_to_spare_the_reroll_and_the_price_are_both_paid() -> None:
    game = play(boosted(face=1, gems=2), "reroll-by-gem", "pass")
    assert (me(game).gems, me(game).ether) == (0, 1)


@pytest.mark.rule("EF-ACTION-15")
def test_parts_not_yet_paid_stay_with_the_dreamer_after_a_boost_that_fails() -> None:
    game = play(boosted(face=0, gems=1), "pass", "take-distress")
    assert (me(game).gems, me(game).ether, me(game).distress) == (1, 0, 1)

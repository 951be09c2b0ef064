"""Single clauses of rules on actions, costs and cards whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.basic import peeks
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.market import BuyInfluence, Shop
from nocturne.games.etherfields.rules.uses import NO_MEANS
from nocturne.games.etherfields.world import EtherfieldsWorld
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
    why,
    world,
)

NEXT = """\
+--+--+--+--+
|a  A       |
+  +  +  +  +
|           |
+--+--+--+--+"""
FAR = NEXT.replace("|a  A    ", "|a     A ")
FOE = "figures: [{of: wraith}]"
SHOVE, LOOK, SLIP, DOUBT = "gambler-shove", "gambler-look", "gambler-slip", "gambler-doubt"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


@pytest.mark.rule("EF-EX-11", "EF-INTENT-10")
def test_of_a_card_in_two_colours_only_the_colour_of_the_payment_is_counted() -> None:
    given = f"{hand(DOUBT, 'clear-eye')}{FOE}\nitems: [lantern]"
    game = play(scene(given, land=NEXT), "use:wraith/1", f"spend:{DOUBT}")
    series = game.open[0].series
    assert series is not None
    assert (series.due, series.so_far) == (6, 2), "the 1 Wrath was never gained"


@pytest.mark.rule("EF-INFLUENCE-06", "EF-RAPID-03")
@pytest.mark.parametrize("begun", [(), ("move",)])
def test_a_card_with_a_cost_is_discarded_and_its_cost_paid_as_well(begun: tuple[str, ...]) -> None:
    game = play(scene(hand("sharp-answer", SLIP, SHOVE)), *begun, "use:sharp-answer/1")
    assert (kind(game), refused(game, f"spend:{SLIP}")) == ("Pay", "EF-INTENT-03")
    play(game, f"spend:{SHOVE}")
    assert (len(me(game).hand), me(game).discard) == (3, ("sharp-answer", SHOVE)), "two more cards, one paid"


@pytest.mark.rule("EF-ACTION-10")
def test_what_one_dreamer_has_used_up_is_blocked_for_the_others_too() -> None:
    hands = f"a: {{at: 1, hand: [clear-eye, {LOOK}]}}, b: {{at: 1, hand: [{', '.join(['specialist-look'] * 2)}]}}"
    game = on_tiles(f"dreamers: {{{hands}}}", players=2)
    assert "use:hall/1" in ids(game, B)
    play(game, "use:hall/1", "spend:clear-eye", f"spend:{LOOK}")
    assert refused(game, "use:hall/1", B) == "EF-ACTION-10"


@pytest.mark.rule("EF-EX-01", "EF-PCOUNT-01")
def test_the_player_count_icon_is_worth_the_number_of_players() -> None:
    assert [world(players=players).table.count for players in range(1, 6)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("EF-EX-41")
def test_three_cunning_of_two_dreamers_do_not_perform_the_gradual_action() -> None:
    at = "players: 2\ndream: gate-opera\nground: {tiles: [foyer, stage]}\nhours: 1\n"
    game = etherfields(f"{at}dreamers: {{a: {{at: 11, hand: [steady-hand, {SLIP}]}}}}")
    play(game, "use:stage/1", "spend:steady-hand", "done")
    assert (game.table.markers["stage/1"].count, "trapdoor" in game.table.boxed) == (1, True)


@pytest.mark.rule("EF-EX-13", "EF-EX-14", "EF-ASSAULT-01", "EF-ASSAULT-05")
def test_a_contact_paid_three_times_hits_the_first_twice_and_the_second_once() -> None:
    two = "figures: [{of: wraith}, {of: wraith, at: 8}, {of: wraith, at: 0}]"
    game = scene(hand("clear-eye", LOOK, LOOK, LOOK) + two, land=NEXT)
    play(game, "use:wraith/2", "target:0", "target:0", "target:2", "done")
    play(game, "spend:clear-eye", *[f"spend:{LOOK}"] * 3, "done")
    assert [one.has(State.STUNNED) for one in game.table.figures] == [True, False, True]


@pytest.mark.rule("EF-ASSAULT-03")
def test_a_placed_card_may_raise_the_range_of_an_assault() -> None:
    cards = hand("iron-word", SHOVE, SHOVE, more=", progress: [%s]") + FOE
    assert refused(scene(cards % "", land=FAR), "use:wraith/1") == "EF-ENTITY-04"
    assert "use:wraith/1" in ids(scene(cards % "long-arm", land=FAR))


@pytest.mark.rule("EF-HAND-02")
def test_an_effect_until_the_end_of_the_turn_may_change_the_hand_limit() -> None:
    table = scene("lasting: [[hand, 2, 0]]", players=2).table
    assert [hand_limit(table, seat) for seat in (A, B)] == [8, 6]


@pytest.mark.rule("EF-COMPANION-03")
def test_what_speaks_of_entities_does_not_mean_companions() -> None:
    table = scene("figures: [{of: box-knight, at: 1}, {of: wraith, at: 2}]").table
    assert EtherfieldsWorld().things(table, "entity", None) == ("figure:1",)


# -- Gradual actions, Boosts, rerolls


@pytest.mark.rule("EF-GRADUAL-02", "EF-GRADUAL-04", "EF-GRADUAL-05", "EF-EX-15", "EF-EX-16")
def test_a_marker_waits_for_the_next_turn_and_whoever_pays_last_acts() -> None:
    hands = f"a: {{at: 3, hand: [steady-hand, {SLIP}], distress: 1}}, "
    hands += "b: {at: 3, hand: [specialist-slip, specialist-slip], distress: 1}"
    game = on_tiles(f"dreamers: {{{hands}}}\nturns: [turn-4, turn-9]\nhours: 0", players=2, slumber="pack")
    play(game, "use:gallery/1", "spend:steady-hand", "done", "done")
    play(game, "done", seat=B)
    while kind(game) == "DiscardFirst":
        play(game, "done", seat=game.open[0].seat)
    assert (game.table.turns, game.table.markers["gallery/1"].count) == (("turn-4",), 1)
    play(game, "use:gallery/1", "spend:specialist-slip", "spend:specialist-slip", seat=B)
    assert (me(game).distress, me(game, B).distress, game.table.markers) == (1, 0, {})


@pytest.mark.rule("EF-GRADUAL-08")
def test_the_colour_is_free_again_when_the_last_marker_is_gone() -> None:
    more = "markers: {gallery/1: {intent: cunning, count: 1}, hall/1: {intent: cunning, count: 3}}\n"
    given = f"{more}dreamers: {{a: {{at: 0, hand: [steady-hand, {SLIP}]}}}}\nfigures: [{{of: pack, at: 0}}]"
    game = play(on_tiles(given, players=3, slumber="pack"), "use:pack/2", "spend:steady-hand", "done")
    play(game, "take-from:gallery/1")
    assert ("gallery/1" in game.table.markers, game.table.markers["pack/2"].count) == (False, 1)


@pytest.mark.rule("EF-GRADUAL-09")
def test_a_marker_that_lies_there_excuses_no_payer_from_place_range_or_condition() -> None:
    lies = "markers: {gallery/1: {intent: cunning, count: 1}, pack/2: {intent: cunning, count: 1}}\n"
    given = f"{lies}dreamers: {{a: {{at: 0, hand: [steady-hand]}}}}\nfigures: [{{of: pack, at: 10}}]"
    game = on_tiles(given, players=3, slumber="pack")
    assert (refused(game, "use:gallery/1"), refused(game, "use:pack/2")) == ("EF-ACTION-09", "EF-ENTITY-04")
    there, spot = given.replace("at: 0", "at: 3"), "pay: [{cunning: 3, due: gradual}], do: [{heal: 1}]"
    barred = changed("map/gallery", f"spots: [{{at: [1], if: gem-here, {spot}}}]")
    assert refused(on_tiles(there, players=3, slumber="pack", cards=barred), "use:gallery/1") == "EF-ACTION-13"


@pytest.mark.rule("EF-BOOST-01", "EF-BOOST-06", "EF-EX-52")
@pytest.mark.parametrize(
    ("paid", "face", "gems"), [("clear-eye", 4, 1), (LOOK, 4, 1), (LOOK, 2, 0), ("clear-eye", 1, 0)]
)
def test_a_cost_of_four_is_boosted_before_it_is_met_and_nothing_is_added_after(paid: str, face: int, gems: int) -> None:
    given = hand(paid, LOOK).replace("{a: {", "{a: {at: 1, ")
    game = play(on_tiles(f"{given}coming: [{face}]"), "use:hall/1", f"spend:{paid}", "boost")
    assert (kind(game), me(game).gems, me(game).hand) == ("FreePlay", gems, (LOOK,))


@pytest.mark.rule("EF-REROLL-01")
def test_what_rerolls_any_die_rerolls_that_of_another_dreamer_and_that_of_an_entity() -> None:
    hands = "dreamers: {a: {hand: [loaded-die]}, b: {hand: [specialist-slip, specialist-slip]}}\n"
    theirs = play(scene(f"{hands}coming: [0]", players=2), "move", "spend:specialist-slip", "boost", seat=B)
    assert (kind(theirs), ids(theirs)) == ("RerollWindow", ("use:loaded-die/1", "pass"))
    foe = f"{hands}figures: [{{of: wraith, at: 3}}]\ncoming: [0, 0]"
    game = run(scene(foe, players=2), MoveEntities())
    assert (kind(game), ids(game)) == ("RerollWindow", ("use:loaded-die/1", "pass"))


# -- Markets


@pytest.mark.rule("EF-MARKET-03", "EF-MARKET-06", "EF-MARKET-08", "EF-INFLUENCE-09", "EF-SHOP-03")
def test_whoever_buys_pays_and_owns_the_card_even_a_starting_card_of_another() -> None:
    given = "market: [steady-hand, reaper-slip]\nfresh_market: true\n"
    hands = "a: {ether: 3}, b: {archetype: reaper, ether: 3, discard: [reaper-look]}"
    game = run(world(f"{given}dreamers: {{{hands}}}", players=2), BuyInfluence(B))
    play(game, "buy:steady-hand", "done", seat=B)
    assert (me(game).ether, me(game).discard, me(game, B).ether, me(game, B).discard) == (
        3,
        (),
        2,
        ("reaper-look", "steady-hand"),
    )
    again = play(run(game, BuyInfluence(A)), "buy:reaper-slip")
    assert (me(again).ether, me(again).discard) == (2, ("reaper-slip",))

    shop = run(
        world("shopping: 1\ndreamers: {a: {ether: 2}, b: {ether: 3}}\nitem_market: [crowbar]", players=2), Shop()
    )
    play(play(shop, "go-shopping", "take-gem-instead"), "buy-item", seat=B)
    assert [me(shop, seat).ether for seat in (A, B)] == [2, 1], "of the own Ether"


# -- what actions are there, and what they cost


@pytest.mark.rule("EF-ACTION-01")
def test_actions_come_from_hand_progress_mask_items_entities_and_the_basic_card() -> None:
    own = "hand: [gambler-insight, iron-word, gambler-shove, gambler-shove], progress: [gambler-grudge], "
    own += "mask: mask-of-haste, masks: [mask-of-haste]"
    game = scene(f"dreamers: {{a: {{{own}}}}}\nitems: [lantern]\n{FOE}", land=NEXT)
    uses = ("gambler-insight", "gambler-grudge", "mask-of-haste", "lantern", "wraith")
    assert {"effort:1", *[f"use:{one}/1" for one in uses]} <= {*ids(game)}


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


@pytest.mark.rule("EF-GRADUAL-01")
@pytest.mark.parametrize(("players", "lie"), [(2, 1), (4, 2), (4, 3)])
def test_a_gradual_action_is_performed_with_the_last_of_as_many_payments_as_players(players: int, lie: int) -> None:
    marked = f"markers: {{gallery/1: {{intent: cunning, count: {lie}}}}}\n"
    game = on_tiles(f"{marked}dreamers: {{a: {{at: 3, hand: [steady-hand, {SLIP}], distress: 1}}}}", players=players)
    play(game, "use:gallery/1", "spend:steady-hand", *(() if lie + 1 == players else ("done",)))
    assert (me(game).distress, len(game.table.markers)) == ((0, 0) if lie + 1 == players else (1, 1))


@pytest.mark.rule("EF-BASIC-03")
def test_peeking_knows_five_kinds_of_back() -> None:
    known = ("libretto", "spare-crowbar", "spare-flaw", "late-fate", "late-slumber")
    secrets = ", ".join((*known, "ticket", "prompt", "trapdoor", "gate-pier"))
    at = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1"
    game = etherfields(at, changed("gate/gate-opera", f"secrets: [{secrets}]"))
    assert [one.id for one in peeks(game.table)] == [f"peek:{one}" for one in known]


@pytest.mark.rule("EF-RAPID-01")
def test_in_1_0_too_a_rapid_card_comes_before_the_steps_of_the_turn_card() -> None:
    given = f"{hand('second-wind', more=', distress: 1')}{FOE}\nturns: [turn-4, turn-9]\nat: dreamscape\nhours: 0"
    game = scene(given, land=NEXT, profile="1.0")
    assert (kind(game), me(game).distress, ids(game)) == ("RapidWindow", 1, ("use:second-wind/1", "pass"))


@pytest.mark.rule("EF-BOOST-03")
@pytest.mark.parametrize(("chosen", "distress", "sealed"), [("take-distress", 1, 0), ("seal-some", 0, 3)])
def test_a_cross_costs_one_distress_or_three_sealed_cards(chosen: str, distress: int, sealed: int) -> None:
    game = play(scene(hand(SLIP) + "coming: [0]"), "move", f"spend:{SLIP}", "boost", chosen)
    assert (me(game).distress, len(me(game).sealed), me(game).at) == (distress, sealed, 0)


@pytest.mark.rule("EF-MOVE-03")
def test_items_give_cunning_for_a_move() -> None:
    game = play(scene("items: [skeleton-key]"), "move", "spend-item:skeleton-key", "done", "go:east", "go:east")
    assert (me(game).at, game.table.items) == (2, ())

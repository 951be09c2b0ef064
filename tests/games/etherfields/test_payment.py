"""What actions there are and how they are paid (chapters ACTION, INTENT)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.uses import NO_GEMS, NO_MEANS
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

HABIT = "gambler-habit"
LOOK = "gambler-look"
FOE = "figures: [{of: wraith}]"
DOUBT = "gambler-doubt"
SLIP = "gambler-slip"
SHOVE = "gambler-shove"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


def toll(price: str) -> str:
    """An Item that is used for this price."""
    return changed("item/crowbar", f"actions: [{{pay: [{price}], do: [nothing]}}]")


@pytest.mark.rule("EF-INTENT-07")
def test_excess_intent_of_one_payment_is_not_there_for_the_next() -> None:
    given = f"dreamers: {{a: {{hand: [{HABIT}, clear-eye, {LOOK}, {LOOK}]}}}}\nfigures: [{{of: wraith}}]"
    game = play(scene(given, land=NEXT), f"place-card:{HABIT}", "spend:clear-eye")
    play(game, "use:wraith/2", f"spend:{LOOK}")
    assert (kind(game), refused(game, "done")) == ("Pay", "EF-ACTION-02"), "2 of 3: the third was lost"


@pytest.mark.rule("EF-EX-11", "EF-INTENT-10")
def test_of_a_card_in_two_colours_only_the_colour_of_the_payment_is_counted() -> None:
    given = f"{hand(DOUBT, 'clear-eye')}{FOE}\nitems: [lantern]"
    game = play(scene(given, land=NEXT), "use:wraith/1", f"spend:{DOUBT}")
    series = game.open[0].series
    assert series is not None
    assert (series.due, series.so_far) == (6, 2), "the 1 Wrath was never gained"


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


@pytest.mark.rule("EF-INTENT-02", "EF-INTENT-05")
def test_an_action_that_only_an_item_makes_payable_may_be_begun() -> None:
    given = "dreamers: {a: {at: 1, used: [boost], hand: [gambler-insight]}}\n"
    assert refused(on_tiles(given), "use:hall/1") == "EF-ACTION-02"
    game = play(on_tiles(f"{given}items: [lantern]"), "use:hall/1", "spend:gambler-insight", "spend-item:lantern")
    assert me(game).gems == 1


@pytest.mark.rule("EF-INTENT-09", "EF-RAPID-03")
def test_a_rapid_card_is_paid_for_in_the_dreamscape_phase_too() -> None:
    game = scene(f"{hand('sharp-answer', SHOVE)}at: dreamscape\nhours: 0\nturns: [turn-4, turn-9]")
    play(game, "use:sharp-answer/1", f"spend:{SHOVE}")
    assert (len(me(game).hand), me(game).discard) == (2, ("sharp-answer", SHOVE))

"""Intent: what a payment yields (chapter INTENT)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    scene,
    told,
    world,
)


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


SLIP = "gambler-slip"


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


DOUBT = "gambler-doubt"


@pytest.mark.rule("EF-INTENT-03", "EF-EX-09")
def test_a_card_of_two_colours_yields_only_the_one_that_is_paid() -> None:
    game = scene(hand(DOUBT, DOUBT, "gambler-grudge"))
    play(game, "place-card:gambler-grudge", f"spend:{DOUBT}")
    assert kind(game) == "Pay", "1 Wrath of 2 is paid; the 2 Awareness are lost"
    play(game, f"spend:{DOUBT}")
    assert me(game).progress == ("gambler-grudge",)


FOE = "figures: [{of: wraith}]"


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


LOOK = "gambler-look"
SHOVE = "gambler-shove"


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


HABIT = "gambler-habit"


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

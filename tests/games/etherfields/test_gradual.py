"""Gradual actions, Boosts, rerolls and the Luck die (chapters GRADUAL, BOOST, REROLL, LUCK)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.windows import RollDie
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    B,
    changed,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
)
from tests.packs.etherfields.trial import tried

SLIP = "gambler-slip"
LOOK = "gambler-look"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


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


@pytest.mark.rule("EF-GRADUAL-01")
@pytest.mark.parametrize(("players", "lie"), [(2, 1), (4, 2), (4, 3)])
def test_a_gradual_action_is_performed_with_the_last_of_as_many_payments_as_players(players: int, lie: int) -> None:
    marked = f"markers: {{gallery/1: {{intent: cunning, count: {lie}}}}}\n"
    game = on_tiles(f"{marked}dreamers: {{a: {{at: 3, hand: [steady-hand, {SLIP}], distress: 1}}}}", players=players)
    play(game, "use:gallery/1", "spend:steady-hand", *(() if lie + 1 == players else ("done",)))
    assert (me(game).distress, len(game.table.markers)) == ((0, 0) if lie + 1 == players else (1, 1))


@pytest.mark.rule("EF-BOOST-03")
@pytest.mark.parametrize(("chosen", "distress", "sealed"), [("take-distress", 1, 0), ("seal-some", 0, 3)])
def test_a_cross_costs_one_distress_or_three_sealed_cards(chosen: str, distress: int, sealed: int) -> None:
    game = play(scene(hand(SLIP) + "coming: [0]"), "move", f"spend:{SLIP}", "boost", chosen)
    assert (me(game).distress, len(me(game).sealed), me(game).at) == (distress, sealed, 0)


@pytest.mark.rule("EF-LUCK-01")
def test_every_face_of_the_luck_die_may_come_up() -> None:
    assert RollDie("luck").draws(scene().table) == (6,)
    rolled = [run(scene(f"coming: [{number}]"), RollDie("luck")).table.rolls for number in range(6)]
    assert [one[-1] for one in rolled] == [("luck", number) for number in range(6)]


@pytest.mark.rule("EF-GRADUAL-01")
@pytest.mark.parametrize(("lie", "distress"), [(3, 1), (4, 0)])
def test_with_five_dreamers_the_fifth_payment_performs_the_action(lie: int, distress: int) -> None:
    marked = f"markers: {{gallery/1: {{intent: cunning, count: {lie}}}}}\n"
    game = on_tiles(f"{marked}dreamers: {{a: {{at: 3, hand: [steady-hand, {SLIP}], distress: 1}}}}", players=5)
    play(game, "use:gallery/1", "spend:steady-hand", *(("done",) if distress else ()))
    assert (me(game).distress, {key: one.count for key, one in game.table.markers.items()}) == (
        distress,
        {"gallery/1": 4} if distress else {},
    )


@pytest.mark.rule("EF-GRADUAL-06")
def test_markers_are_taken_one_by_one_and_only_of_the_colour_that_is_paid() -> None:
    more = "markers: {gallery/1: {intent: cunning, count: 4}, hall/1: {intent: wrath, count: 1}}\n"
    given = f"{more}dreamers: {{a: {{at: 0, hand: [steady-hand, {SLIP}, {SLIP}]}}}}\nfigures: [{{of: pack, at: 0}}]"
    game = on_tiles(given, players=5, slumber="pack")
    play(game, "use:pack/2", "spend:steady-hand", f"spend:{SLIP}", f"spend:{SLIP}", "done")
    for _ in range(2):
        assert ids(game) == ("take-from:gallery/1", "leave-it")
        play(game, "take-from:gallery/1")
    assert {key: one.count for key, one in game.table.markers.items()} == {"gallery/1": 2, "hall/1": 1, "pack/2": 2}


@pytest.mark.rule("EF-GRADUAL-08", "EF-EX-17")
def test_while_a_marker_lies_there_nobody_is_asked_for_the_colour() -> None:
    price = "{either: 3, one: cunning, or: wrath, due: gradual}"
    both = changed(
        "tile/pack",
        f"actions: [{{pay: [assault, {{wrath: 3}}], do: [{{remove: target}}]}}, {{pay: [{price}], do: [loot]}}]",
    )
    given = "dreamers: {a: {hand: [steady-hand, iron-word, gambler-slip]}}\nfigures: [{of: pack}]\n"
    free = play(scene(given, land=NEXT, slumber="pack", players=3, cards=both), "use:pack/2")
    assert ids(free) == ("colour:cunning", "colour:wrath")
    marked = f"{given}markers: {{pack/2: {{intent: wrath, count: 1}}}}"
    held = play(scene(marked, land=NEXT, slumber="pack", players=3, cards=both), "use:pack/2")
    assert (kind(held), refused(held, "spend:steady-hand")) == ("Pay", "EF-INTENT-03")


@pytest.mark.rule("EF-LUCK-02")
@pytest.mark.parametrize(("face", "result"), [(0, (1, 0)), (1, (0, 0)), (2, (0, 1)), (4, (0, 2)), (5, (0, 3))])
def test_cross_blank_and_numbers_of_the_luck_die_do_what_the_effect_says(face: int, result: tuple[int, int]) -> None:
    effect = "[{luck-roll: [{gain: ether, amount: rolled}], cross: [{damage: 1, to: you}]}]"
    game = tried(effect, f"coming: [{face}]\n")
    assert (me(game).distress, me(game).ether) == result


@pytest.mark.rule("EF-REROLL-01", "EF-WISDOM-01")
def test_a_wisdom_card_may_reroll_too() -> None:
    again = changed("wisdom/good-sense", "reactions: [{when: any-roll, limit: once-per-turn, do: [reroll-die]}]")
    given = f"dreamers: {{a: {{hand: [{SLIP}]}}}}\ncoming: [2]"
    assert kind(play(scene(given, cards=again), "move", f"spend:{SLIP}", "boost")) == "Walk"
    game = play(scene(f"wisdom: [good-sense]\n{given}", cards=again), "move", f"spend:{SLIP}", "boost")
    assert ids(game) == ("use:good-sense/1", "pass")


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


@pytest.mark.rule("EF-BOOST-03", "EF-CHOICE-02", "EF-CHOICE-04")
@pytest.mark.parametrize(("profile", "offered"), [("1.0", True), ("2.0", False)])
def test_with_two_cards_in_the_deck_a_cross_cannot_be_paid_by_sealing_three_in_2_0(
    profile: str, *, offered: bool
) -> None:
    discard = ", ".join(["gambler-look"] * 4)
    mine = f"{{hand: [gambler-slip], deck: [gambler-shove, gambler-shove], discard: [{discard}], ether: 1}}"
    game = scene(f"dreamers: {{a: {mine}}}\ncoming: [0]", profile=profile)
    play(game, "move", "spend:gambler-slip", "boost")
    assert ("seal-some" in ids(game)) is offered
    if not offered:
        assert refused(game, "seal-some") == "EF-CHOICE-02"

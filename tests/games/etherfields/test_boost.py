"""The Luck die, Boosts and rerolls (chapters LUCK, BOOST, REROLL)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.at_hand import known
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.windows import RollDie
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import A, B, changed, ids, kind, me, on_tiles, play, refused, run, scene, told
from tests.packs.etherfields.trial import card, tried
from tests.packs.etherfields.trial import scene as shipped

AWARE = card("awareness: 2", "look") + card("wrath: 2", "shove")
WRATH = card("wrath: 6", "rage")


@pytest.mark.rule("EF-BOOST-14")
def test_placing_a_progress_card_cannot_be_boosted() -> None:
    shelf = card("colour: wrath, placing: {pay: [{wrath: 3}], do: [place-this]}", "shelf")
    short = shipped(shelf + AWARE, "dreamers: {a: {hand: [shelf, shove]}}")
    assert refused(short, "place-card:shelf") == "EF-ACTION-02", "a Boost would have to make up for it"
    game = shipped(shelf + AWARE + WRATH, "dreamers: {a: {hand: [shelf, shove, rage]}}")
    play(game, "place-card:shelf", "spend:shove")
    assert refused(game, "boost") == "EF-BOOST-14"


LOOK = "gambler-look"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


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


SLIP = "gambler-slip"


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


def three(first: str, second: str = "", more: str = "") -> str:
    """Three Dreamers before the pack, two of them with cards."""
    return (
        f"dreamers: {{a: {{at: 0, hand: [{first}]}}, b: {{at: 0, hand: [{second}]}}, "
        f"c: {{at: 0}}}}\nfigures: [{{of: pack, at: 0}}]\n{more}"
    )


def gradual_boost(face: int) -> Game[Etherfields]:
    """One marker lies there; 2 of the 3 Cunning of another base cost are paid, and the Boost is rolled."""
    more = f"markers: {{pack/2: {{intent: cunning, count: 1}}}}\ncoming: [{face}]"
    game = scene(three("gambler-slip, gambler-slip", more=more), slumber="pack", players=3)
    play(game, "use:pack/2", "spend:gambler-slip", "boost")
    while kind(game) == "RerollWindow":
        game.answer(game.open[0].seat, "pass")
    return game


CROSS = 0


@pytest.mark.rule("EF-BOOST-13")
def test_a_cross_on_a_gradual_action_loses_this_payment_and_no_marker() -> None:
    game = play(gradual_boost(CROSS), "take-distress")
    assert (game.table.markers["pack/2"].count, me(game).hand) == (1, ("gambler-slip",))


BLANK = 1
ONE = 2
THREE = 5
"""Faces of the Luck die by their place."""


@pytest.mark.rule("EF-BOOST-07", "EF-BOOST-04")
@pytest.mark.parametrize(("face", "gems"), [(BLANK, 0), (ONE, 0), (THREE, 1)])
def test_where_the_cost_is_not_met_after_a_boost_all_is_lost_and_nothing_happens(face: int, gems: int) -> None:
    game = on_tiles(f"dreamers: {{a: {{at: 1, hand: [gambler-look]}}}}\ncoming: [{face}]")
    play(game, "use:hall/1", "spend:gambler-look", "boost")
    assert (me(game).hand, me(game).discard, me(game).gems) == ((), ("gambler-look",), gems)
    assert ("hall/1" in game.table.spent) == bool(gems)


@pytest.mark.rule("EF-BOOST-01")
def test_a_boost_needs_one_intent_paid_and_comes_once_a_turn() -> None:
    game = scene(hand(SLIP, SLIP, SLIP) + f"coming: [{ONE}]")
    play(game, "move")
    assert refused(game, "boost") == "EF-BOOST-01"
    play(game, f"spend:{SLIP}", "boost", "pass", "stop", "move", f"spend:{SLIP}")
    assert refused(game, "boost") == "EF-BOOST-01"
    given = "dreamers: {a: {used: [boost], hand: [gambler-slip]}, b: {hand: [specialist-slip, specialist-slip]}}"
    other = play(scene(given, players=2), "move", "spend:specialist-slip", seat=B)
    assert "boost" in ids(other, B), "once a Dreamer, not once a Team"


FOE = "figures: [{of: wraith}]"
SHOVE = "gambler-shove"


@pytest.mark.rule("EF-BOOST-02", "EF-BOOST-03", "EF-EX-51")
def test_a_cross_makes_even_a_paid_action_fail_and_costs_something_more() -> None:
    given = hand("iron-word", SHOVE, SHOVE, more=", ether: 1") + FOE + f"\ncoming: [{CROSS}]"
    game = scene(given, land=NEXT)
    play(game, "use:wraith/1", "spend:iron-word", f"spend:{SHOVE}", f"spend:{SHOVE}", "boost")
    assert ids(game) == ("lose-ether", "take-distress", "seal-some")
    play(game, "lose-ether")
    assert (me(game).ether, me(game).hand, kind(game)) == (0, (), "FreePlay")
    assert "scene-ended" not in told(game)


@pytest.mark.rule("EF-BOOST-03", "EF-CHOICE-04", "EF-CHOICE-02")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", "EF-CHOICE-04"), ("2.0", "EF-CHOICE-02")])
def test_ether_that_one_does_not_have_cannot_pay_for_a_cross(profile: str, rule: str) -> None:
    game = scene(hand(SLIP) + f"coming: [{CROSS}]", profile=profile)
    play(game, "move", f"spend:{SLIP}", "boost")
    assert refused(game, "lose-ether") == rule


TWOS = 4


@pytest.mark.rule("EF-BOOST-05", "EF-EX-52", "EF-BOOST-06")
def test_two_adds_two_and_nothing_can_be_added_after_the_die() -> None:
    given = hand(LOOK, LOOK, SLIP).replace("{a: {", "{a: {at: 1, ") + f"coming: [{TWOS}]"
    game = on_tiles(given)
    play(game, "use:hall/1", f"spend:{LOOK}", "boost", "pass")
    assert (me(game).gems, me(game).hand) == (1, (LOOK, SLIP))


@pytest.mark.rule("EF-BOOST-05")
@pytest.mark.parametrize(("face", "steps"), [(BLANK, 2), (ONE, 3), (TWOS, 4), (THREE, 5)])
def test_the_die_adds_as_much_as_it_shows(face: int, steps: int) -> None:
    game = play(scene(hand(SLIP) + f"coming: [{face}]", profile="1.0"), "move", f"spend:{SLIP}", "boost")
    assert game.table.agenda[-1].steps == steps  # type: ignore[attr-defined]  # it is a Walk


TWO = NEXT.replace("|a  A ", "|aA B ")


@pytest.mark.rule("EF-BOOST-12", "EF-EX-53")
def test_a_boost_can_complete_a_further_multiple() -> None:
    given = hand(SHOVE, SHOVE) + f"figures: [{{of: pack}}, {{of: pack}}]\ncoming: [{TWOS}]"
    game = scene(given, land=TWO, slumber="pack")
    play(game, "use:pack/1", "target:0", "target:1", f"spend:{SHOVE}", f"spend:{SHOVE}", "boost")
    assert game.table.figures == []


@pytest.mark.rule("EF-BOOST-08", "EF-BOOST-09", "EF-EX-54")
@pytest.mark.parametrize(("profile", "steps"), [("1.0", 5), ("2.0", 3)])
def test_a_boosted_move_gains_the_result_in_1_0_and_one_space_in_2_0(profile: str, steps: int) -> None:
    game = scene(hand(SLIP) + f"coming: [{THREE}]", profile=profile)
    play(game, "move", f"spend:{SLIP}", "boost")
    assert game.table.agenda[-1].steps == steps  # type: ignore[attr-defined]  # it is a Walk


@pytest.mark.rule("EF-BOOST-10")
@pytest.mark.parametrize(("face", "asked"), [(CROSS, "BoostCross"), (BLANK, "Walk")])
def test_only_a_cross_keeps_a_boosted_move_from_happening(face: int, asked: str) -> None:
    game = scene(hand(SLIP) + f"coming: [{face}]")
    play(game, "move", f"spend:{SLIP}", "boost")
    assert kind(game) == asked


@pytest.mark.rule("EF-BOOST-11")
def test_a_group_may_do_without_boosts() -> None:
    game = play(scene(hand(SLIP, SLIP), options="{boost: false}"), "move", f"spend:{SLIP}")
    assert refused(game, "boost") == "EF-BOOST-11"


@pytest.mark.rule("EF-REROLL-05", "EF-BASIC-05", "EF-REROLL-02", "EF-REROLL-03", "EF-REROLL-04")
def test_gems_reroll_a_die_any_number_of_times_before_it_is_applied() -> None:
    game = scene(hand(SLIP, more=", gems: 2") + f"coming: [{CROSS}, {CROSS}, {ONE}]")
    play(game, "move", f"spend:{SLIP}", "boost", "reroll-by-gem", "reroll-by-gem")
    assert (me(game).gems, kind(game), game.table.rolls) == (0, "Walk", ()), "the first two results are void"
    assert "boost" in me(game).used, "a reroll is no second Boost, and gives none back"


ABC = NEXT.replace("|a  A ", "|ab A ")


@pytest.mark.rule("EF-BASIC-05")
def test_a_gem_rerolls_the_die_of_another_dreamer_and_that_of_an_entity() -> None:
    gems = "dreamers: {a: {hand: [gambler-slip, gambler-slip]}, b: {gems: 2}}\n"
    game = scene(gems + f"coming: [{CROSS}, {ONE}]", players=2)
    play(game, "move", f"spend:{SLIP}", "boost", "pass")
    play(game, "reroll-by-gem", seat=B)
    assert (me(game, B).gems, game.table.rolls[-1][1]) == (1, ONE)
    foe = run(scene(gems + FOE + "\ncoming: [2, 0]", land=ABC.replace("A ", " A"), players=2), MoveEntities())
    assert "reroll-by-gem" in ids(foe, B)
    play(foe, "reroll-by-gem", seat=B)
    assert (me(foe, B).gems, foe.table.rolls[-1][1]) == (1, 0)


@pytest.mark.rule("EF-REROLL-01", "EF-INFLUENCE-07", "EF-INFLUENCE-08")
def test_the_gamblers_back_action_rerolls_only_the_own_roll() -> None:
    given = (
        f"dreamers: {{a: {{hand: [{SLIP}]}}, b: {{hand: [specialist-slip, specialist-slip]}}}}\n"
        f"coming: [{CROSS}, {ONE}]"
    )
    own = play(scene(given.replace(f"[{SLIP}]", f"[{SLIP}, {SLIP}]"), players=2), "move", f"spend:{SLIP}", "boost")
    assert "use:gambler/back" in ids(own)
    other = play(scene(given, players=2), "move", "spend:specialist-slip", "boost", seat=B)
    assert kind(other) == "BoostCross"


@pytest.mark.rule("EF-LUCK-01")
def test_the_luck_die_has_five_kinds_of_result_on_six_faces() -> None:
    faces = scene().table.lib.box.luck
    assert (len(faces), set(faces)) == (6, {"cross", "blank", "one", "two", "three"})


@pytest.mark.rule("EF-INFLUENCE-07", "EF-INFLUENCE-10")
def test_an_empty_deck_offers_no_back_action() -> None:
    given = (
        f"dreamers: {{a: {{archetype: tough-guy, deck: [{{}}], "
        f"hand: [{', '.join(['tough-guy-slip'] * 5)}, tough-guy-look]}}}}"
    )
    assert "use:tough-guy/back" not in ids(scene(given.replace("[{}]", "[]")))
    assert "use:tough-guy/back" in ids(scene(given.replace("[{}]", "[tough-guy-look]")))


@pytest.mark.rule("EF-MARKET-08", "EF-INFLUENCE-08", "EF-INFLUENCE-07")
def test_whoever_owns_a_starting_card_may_use_its_back_action() -> None:
    game = scene(
        (
            "players: 1\ndreamers: {a: {deck: [gambler-slip, gambler-slip, gambler-slip, "
            "gambler-look, gambler-look, gambler-look]}}"
        ).partition("\n")[2]
    )
    assert not [one for one in known(game.table, A) if one.action == "reaper/back"]
    table = game.table.clone()
    table.dreamers[0].deck += ("reaper-slip",)
    assert [one for one in known(table, A) if one.action == "reaper/back"]

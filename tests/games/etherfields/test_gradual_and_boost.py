"""Gradual actions, Boost, rerolls and Rapid effects."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import GEMS_BARRED
from nocturne.games.etherfields.rules.at_hand import known
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.perform import markers_left
from nocturne.games.etherfields.rules.pools import PayTokens, held
from nocturne.games.etherfields.rules.uses import refuse_cost
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import A, B, boxed, changed, ids, kind, me, on_tiles, play, refused, run, scene, told

TWO = NEXT.replace("|a  A ", "|aA B ")
ABC = NEXT.replace("|a  A ", "|ab A ")
FOE = "figures: [{of: wraith}]"
CROSS, BLANK, ONE, TWOS, THREE = 0, 1, 2, 4, 5
"""Faces of the Luck die by their place."""


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


SHOVE, LOOK, SLIP, DOUBT = "gambler-shove", "gambler-look", "gambler-slip", "gambler-doubt"


# -- Gradual actions


def three(first: str, second: str = "", more: str = "") -> str:
    """Three Dreamers before the pack, two of them with cards."""
    return (
        f"dreamers: {{a: {{at: 0, hand: [{first}]}}, b: {{at: 0, hand: [{second}]}}, "
        f"c: {{at: 0}}}}\nfigures: [{{of: pack, at: 0}}]\n{more}"
    )


TRIPLE = "steady-hand, gambler-slip, gambler-slip"


@pytest.mark.rule(
    "EF-GRADUAL-01", "EF-GRADUAL-02", "EF-GRADUAL-03", "EF-GRADUAL-04", "EF-GRADUAL-05", "EF-GRADUAL-12", "EF-EX-15",
    "EF-EX-16",
)  # fmt: skip
def test_a_gradual_action_is_paid_once_a_player_by_anybody_and_performed_by_the_last() -> None:
    game = scene(three(TRIPLE, "specialist-slip, specialist-slip"), slumber="pack", players=3)
    play(game, "use:pack/2", "spend:steady-hand", "spend:gambler-slip", "spend:gambler-slip", "done")
    assert game.table.markers["pack/2"].count == 2
    assert markers_left(game.table, Intent.CUNNING) == 2
    play(game, "use:pack/2", "spend:specialist-slip", "spend:specialist-slip", seat=B)
    assert "scene-ended" in told(game)
    assert markers_left(game.table, Intent.CUNNING) == 4


@pytest.mark.rule("EF-GRADUAL-06")
def test_when_a_colour_is_gone_a_marker_may_be_taken_off_another_action() -> None:
    more = "markers: {gallery/1: {intent: cunning, count: 4}}"
    game = on_tiles(three("steady-hand", more=more), players=3, slumber="pack")
    play(game, "use:pack/2", "spend:steady-hand", "done")
    assert ids(game) == ("take-from:gallery/1", "leave-it")
    play(game, "take-from:gallery/1")
    assert {key: one.count for key, one in game.table.markers.items()} == {"gallery/1": 3, "pack/2": 1}


@pytest.mark.rule("EF-GRADUAL-07", "EF-ENTITY-07")
def test_markers_lie_on_the_tile_and_a_figure_is_chosen_only_when_the_action_is_performed() -> None:
    given = (
        "dreamers: {a: {hand: [iron-word, gambler-shove, gambler-shove]}, b: {at: 0, "
        "hand: [specialist-shove, specialist-shove, specialist-shove]}}\nfigures: [{of: usher}, "
        "{of: usher, at: 8}]\nentities: [{tile: usher}]\nrevealed: [usher]"
    )
    game = scene(given, land=NEXT, players=2)
    play(game, "use:usher/1", "spend:iron-word", "spend:gambler-shove", "spend:gambler-shove", "done")
    assert game.table.markers["usher/1"].count == 1
    play(game, "use:usher/1", *["spend:specialist-shove"] * 3, seat=B)
    assert (kind(game), ids(game, B)) == ("NameExtra", ("target:0", "target:1"))


@pytest.mark.rule("EF-GRADUAL-03", "EF-EX-40")
def test_one_payment_of_two_leaves_a_marker_and_relocates_nothing() -> None:
    given = (
        "dreamers: {a: {hand: [iron-word, gambler-shove, gambler-shove]}}\n"
        "figures: [{of: usher}]\nentities: [{tile: usher}]\nrevealed: [usher]"
    )
    game = scene(given, land=NEXT, players=2)
    play(game, "use:usher/1", "spend:iron-word", "spend:gambler-shove", "spend:gambler-shove", "done")
    assert (game.table.markers["usher/1"].intent, game.table.figures[0].at) == (Intent.WRATH, 1)


@pytest.mark.rule("EF-GRADUAL-08", "EF-EX-17")
def test_the_colour_of_a_gradual_action_is_locked_while_a_marker_lies_there() -> None:
    from nocturne.games.etherfields.rules.uses import colours  # noqa: PLC0415 -- only here

    price = "{either: 3, one: cunning, or: wrath, due: gradual}"
    both = boxed(changed("tile/pack", f"actions: [{{do: [loot]}}, {{pay: [{price}], do: [loot]}}]")).actions["pack/2"]
    free = scene(three(""), slumber="pack", players=3).table
    held = scene(three("", more="markers: {pack/2: {intent: cunning, count: 1}}"), slumber="pack", players=3).table
    assert colours(free, both, (0, 3, 3, 0)) == [Intent.CUNNING, Intent.WRATH]
    assert colours(held, both, (0, 3, 3, 0)) == [Intent.CUNNING]


@pytest.mark.rule("EF-GRADUAL-09")
def test_every_payer_must_be_in_range() -> None:
    given = (
        three(TRIPLE, "steady-hand")
        .replace("steady-hand, gambler", "gambler-slip, gambler")
        .replace("b: {at: 0", "b: {at: 3")
    )
    game = scene(given, slumber="pack", players=3)
    assert refused(game, "use:pack/2", B) == "EF-ENTITY-04"


@pytest.mark.rule("EF-GRADUAL-11")
def test_alone_the_first_payment_performs_the_action_without_a_marker() -> None:
    game = scene(hand("steady-hand", SHOVE) + "figures: [{of: pack}]", land=NEXT, slumber="pack")
    play(game, "use:pack/2", "spend:steady-hand")
    assert "scene-ended" in told(game)
    assert "markers-laid" not in told(game)


def gradual_boost(face: int) -> Game[Etherfields]:
    """One marker lies there; 2 of the 3 Cunning of another base cost are paid, and the Boost is rolled."""
    more = f"markers: {{pack/2: {{intent: cunning, count: 1}}}}\ncoming: [{face}]"
    game = scene(three("gambler-slip, gambler-slip", more=more), slumber="pack", players=3)
    play(game, "use:pack/2", "spend:gambler-slip", "boost")
    while kind(game) == "RerollWindow":
        game.answer(game.open[0].seat, "pass")
    return game


@pytest.mark.rule("EF-GRADUAL-13", "EF-BOOST-04", "EF-BOOST-13")
@pytest.mark.parametrize(("face", "markers"), [(BLANK, 1), (ONE, 2)])
def test_less_than_a_base_cost_is_lost_after_a_blank(face: int, markers: int) -> None:
    game = gradual_boost(face)
    assert kind(game) == "FreePlay"
    assert (game.table.markers["pack/2"].count, me(game).hand) == (markers, ("gambler-slip",))


@pytest.mark.rule("EF-BOOST-13")
def test_a_cross_on_a_gradual_action_loses_this_payment_and_no_marker() -> None:
    game = play(gradual_boost(CROSS), "take-distress")
    assert (game.table.markers["pack/2"].count, me(game).hand) == (1, ("gambler-slip",))


@pytest.mark.rule("EF-BOOST-07", "EF-BOOST-04")
@pytest.mark.parametrize(("face", "gems"), [(BLANK, 0), (ONE, 0), (THREE, 1)])
def test_where_the_cost_is_not_met_after_a_boost_all_is_lost_and_nothing_happens(face: int, gems: int) -> None:
    game = on_tiles(f"dreamers: {{a: {{at: 1, hand: [gambler-look]}}}}\ncoming: [{face}]")
    play(game, "use:hall/1", "spend:gambler-look", "boost")
    assert (me(game).hand, me(game).discard, me(game).gems) == ((), ("gambler-look",), gems)
    assert ("hall/1" in game.table.spent) == bool(gems)


# -- Boost


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


# -- rerolls


@pytest.mark.rule("EF-REROLL-05", "EF-BASIC-05", "EF-REROLL-02", "EF-REROLL-03", "EF-REROLL-04")
def test_gems_reroll_a_die_any_number_of_times_before_it_is_applied() -> None:
    game = scene(hand(SLIP, more=", gems: 2") + f"coming: [{CROSS}, {CROSS}, {ONE}]")
    play(game, "move", f"spend:{SLIP}", "boost", "reroll-by-gem", "reroll-by-gem")
    assert (me(game).gems, kind(game), game.table.rolls) == (0, "Walk", ()), "the first two results are void"
    assert "boost" in me(game).used, "a reroll is no second Boost, and gives none back"


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


@pytest.mark.rule("EF-MORPH-10", "EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize("morph", ["rerolls", "gems"])
def test_a_morphing_can_bar_rerolls(morph: str) -> None:
    given = hand(SLIP, more=", gems: 1") + f"{FOE}\nentities: [{{tile: wraith, morphs: [{morph}]}}]\ncoming: [{ONE}]"
    game = play(scene(given, land=NEXT), "move", f"spend:{SLIP}", "boost")
    assert (kind(game), me(game).gems) == ("Walk", 1)


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize(("profile", "allowed"), [("1.0", False), ("2.0", True)])
def test_the_gem_morphing_bars_every_use_only_in_1_0(profile: str, *, allowed: bool) -> None:
    given = (
        "dreamers: {a: {at: 0, gems: 1}}\nfigures: [{of: wraith, at: 2}]\n"
        "entities: [{tile: wraith, morphs: [gems]}]\nhours: 1"
    )
    game = on_tiles(given, tiles="[hall, gallery, garden]", profile=profile)
    if allowed:
        assert "use:garden/1" in ids(game)
    else:
        assert refused(game, "use:garden/1") == "EF-MORPH-11"


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12", "EF-FLAW-06")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", "EF-MORPH-11"), ("2.0", None)])
def test_in_1_0_a_gem_morphing_keeps_gems_from_buying_a_flaw_off_or_paying_on_the_way(
    profile: str, rule: str | None
) -> None:
    given = f"{FOE}\nentities: [{{tile: wraith, morphs: [%s]}}]\ndreamers: {{a: {{burdens: [heavy-legs], gems: 1}}}}"
    game = scene(given % "gems", land=NEXT, profile=profile)
    why = game.explain(A, "remove-burden:heavy-legs")
    assert (why.rule if why is not None else None) == rule
    price = PayTokens(A, "gems", 1)
    assert (price.refuse(game.table) is None) == (rule is None)
    assert held(game.table, A, "gems") == 1, "it is kept"
    free = scene(given % "seal", land=NEXT, profile=profile)
    assert "remove-burden:heavy-legs" in ids(free)
    assert price.refuse(free.table) is None


@pytest.mark.rule("EF-MORPH-12", "EF-MORPH-11")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", "EF-MORPH-11"), ("2.0", "EF-MORPH-12")])
def test_under_a_gem_morphing_nothing_that_costs_a_gem_rerolls(profile: str, rule: str) -> None:
    reroll = "{when: any-roll, limit: once-per-turn, pay: [{spend: gem}], do: [reroll-die]}"
    cards = changed("item/lucky-coin", f"reactions: [{reroll}]")
    dear = boxed(cards).actions["lucky-coin/1"]
    given = hand(SLIP, more=", gems: 1") + f"items: [lucky-coin, crowbar]\n{FOE}\ncoming: [{ONE}]\n"
    answers = ("move", f"spend:{SLIP}", "boost")
    calm = play(scene(given, land=NEXT, profile=profile, cards=cards), *answers)
    assert ids(calm) == ("use:lucky-coin/1", "reroll-by-gem", "pass")
    game = scene(given + "entities: [{tile: wraith, morphs: [gems]}]", land=NEXT, profile=profile, cards=cards)
    assert refuse_cost(game.table, A, dear) == GEMS_BARRED[profile == "1.0"]
    assert GEMS_BARRED[profile == "1.0"].rule == rule
    assert kind(play(game, *answers)) == "Walk"


@pytest.mark.rule("EF-LUCK-01")
def test_the_luck_die_has_five_kinds_of_result_on_six_faces() -> None:
    faces = scene().table.lib.box.luck
    assert (len(faces), set(faces)) == (6, {"cross", "blank", "one", "two", "three"})


# -- Rapid


@pytest.mark.rule("EF-RAPID-02", "EF-RAPID-04", "EF-EX-19")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_rapid_card_in_the_middle_of_a_payment_may_bring_what_is_missing(profile: str) -> None:
    deck = ", ".join(["gambler-look"] * 4 + ["gambler-slip"] * 3 + [SHOVE, SHOVE, "gambler-slip"])
    given = f"dreamers: {{a: {{hand: [iron-word, gambler-flash], deck: [{deck}]}}}}\n{FOE}"
    game = scene(given, land=NEXT, profile=profile)
    play(game, "use:wraith/1", "spend:iron-word", "use:gambler-flash/1")
    assert (me(game).sealed, kind(game)) == (("gambler-flash",), "Pay")
    play(game, f"spend:{SHOVE}", f"spend:{SHOVE}", "done")
    assert "scene-ended" in told(game)


@pytest.mark.rule("EF-RAPID-01", "EF-TURN-11")
def test_another_dreamer_may_interrupt_a_payment_with_a_rapid_card() -> None:
    given = f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, b: {{hand: [specialist-flash, specialist-slip]}}}}"
    game = play(scene(given, players=2), "move")
    assert ids(game, B) == ("use:specialist-flash/1",)
    assert [one.seat for one in game.open] == [A, B]


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


@pytest.mark.rule("EF-MORPH-11", "EF-GEMSLOT-01")
@pytest.mark.parametrize(("morphs", "rule"), [("[gems]", "EF-MORPH-11"), ("[seal]", None)])
def test_in_1_0_a_gem_morphing_keeps_gems_out_of_their_slots(morphs: str, rule: str | None) -> None:
    foe = f"figures: [{{of: wraith, at: 2}}]\nentities: [{{tile: wraith, morphs: {morphs}}}]"
    given = f"dreamers: {{a: {{at: 24, gems: 1}}}}\n{foe}"
    game = on_tiles(given, tiles="[hall, gallery, cellar]", profile="1.0")
    why = game.explain(A, "lay-gem")
    assert (why.rule if why is not None else None) == rule

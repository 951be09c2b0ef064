"""When an action is paid, performed and used up (chapters ACTION, ASSAULT, BOOST, CAMPAIGN)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Game
from tests.packs.etherfields.trial import B, card, ids, kind, me, play, refused, said, scene, told

AWARE = card("awareness: 2", "look") + card("wrath: 2", "shove")
COSTLY = card("wrath: 1, actions: [{pay: [{awareness: 2}], do: [{gain: ether}]}]", "costly")
ONCE = "actions: [{limit: once-per-turn, do: [{gain: ether}]}]"
LANTERN = "- {kind: item, id: lamp, name: Lamp, boxed: true, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n"


# -- once per Turn


@pytest.mark.rule("EF-CAMPAIGN-16")
def test_what_the_team_has_in_common_is_used_once_per_turn_by_one_dreamer_for_all() -> None:
    game = play(scene(LANTERN, "items: [lamp]", players=2), "use:lamp/1")
    assert refused(game, "use:lamp/1", B) == refused(game, "use:lamp/1") == "EF-CAMPAIGN-16"
    assert me(game, B).ether == 0


@pytest.mark.rule("EF-CAMPAIGN-16")
@pytest.mark.parametrize(
    ("yaml", "action", "given"),
    [
        (
            f"- {{kind: fate, id: well, name: Well, boxed: true, quirk: true, {ONCE}}}\n",
            "well/1",
            "quirks: [[well, 0]]\ndreamers: {b: {at: 0}}",
        ),
        (
            "- {kind: secret, id: bell, name: 9-Z, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n",
            "bell/1",
            "revealed: [bell]",
        ),
    ],
)
def test_quirks_and_secrets_too_are_one_use_for_all(yaml: str, action: str, given: str) -> None:
    game = play(scene(yaml, given, players=2), f"use:{action}")
    assert refused(game, f"use:{action}", B) == "EF-CAMPAIGN-16"


@pytest.mark.rule("EF-CAMPAIGN-16")
def test_leaving_play_and_coming_back_in_the_same_turn_renews_nothing() -> None:
    back = card("awareness: 1, actions: [{do: [restore-item]}]", "search")
    lamp = LANTERN.replace("boxed: true,", "boxed: true, awareness: 2,")
    game = scene(lamp + back + COSTLY, "items: [lamp]\nstorage: []\ndreamers: {a: {hand: [search, costly]}}", players=2)
    play(game, "use:lamp/1", "use:costly/1", "spend-item:lamp", "use:search/1")
    assert game.table.items == ("lamp",)
    assert refused(game, "use:lamp/1", B) == "EF-CAMPAIGN-16"


@pytest.mark.rule("EF-CAMPAIGN-17")
@pytest.mark.parametrize(
    ("yaml", "action", "given"),
    [
        (
            "- {kind: mask, id: twin, name: Twin, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n",
            "twin/1",
            "dreamers: {a: {mask: twin, masks: [twin]}, b: {mask: twin}}",
        ),
        (
            "- {kind: wisdom, id: habit, name: Habit, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n",
            "habit/1",
            "wisdom: [habit]",
        ),
    ],
)
def test_what_each_dreamer_has_or_a_rule_that_all_have_is_one_use_for_each(yaml: str, action: str, given: str) -> None:
    game = play(scene(yaml, given, players=2), f"use:{action}")
    assert refused(game, f"use:{action}") == "EF-CAMPAIGN-12"
    play(game, f"use:{action}", seat=B)
    assert (me(game).ether, me(game, B).ether) == (1, 1)


@pytest.mark.rule("EF-CAMPAIGN-17")
def test_two_like_progress_cards_of_one_dreamer_give_one_use() -> None:
    twice = card(
        "copies: 2, colour: wrath, placing: {pay: [{wrath: 1}], do: [place-this]},"
        " actions: [{limit: once-per-turn, do: [{gain: ether}]}]",
        "twice",
    )
    game = play(scene(twice, "dreamers: {a: {progress: [twice, twice]}}"), "use:twice/1")
    assert (me(game).ether, refused(game, "use:twice/1")) == (1, "EF-CAMPAIGN-12")


# -- used when its cost is met


@pytest.mark.rule("EF-ACTION-16")
def test_a_card_named_and_given_up_before_anything_is_paid_stays_in_the_hand() -> None:
    game = scene(AWARE + COSTLY, "dreamers: {a: {hand: [costly, look]}}")
    play(game, "use:costly/1", "give-up")
    assert (me(game).hand, me(game).discard) == (("costly", "look"), ())
    play(game, "use:costly/1", "spend:look")
    assert (me(game).ether, sorted(me(game).discard)) == (1, ["costly", "look"])


@pytest.mark.rule("EF-ACTION-16")
def test_what_was_paid_before_giving_up_is_lost_and_the_action_is_not_used() -> None:
    dear = LANTERN.replace("do:", "pay: [{awareness: 3}], do:")
    more = card("awareness: 3", "stare")
    game = scene(AWARE + dear + more, "items: [lamp]\ndreamers: {a: {hand: [look, stare]}}")
    play(game, "use:lamp/1", "spend:look", "give-up")
    assert (me(game).discard, said(game)) == (("look",), ["action-failed"])
    play(game, "use:lamp/1", "spend:stare")
    assert (me(game).ether, refused(game, "use:lamp/1")) == (1, "EF-CAMPAIGN-16")


@pytest.mark.rule("EF-ACTION-16", "EF-TURN-05")
def test_a_dream_action_that_is_given_up_does_not_use_the_dream_action_of_the_round() -> None:
    bell = "- {kind: secret, id: bell, name: 9-Z, actions: [{pay: [{awareness: 2}], do: [{gain: ether}]}]}\n"
    game = scene(AWARE + bell, "revealed: [bell]\ndreamers: {a: {hand: [look]}}\nat: round", players=2, profile="1.0")
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
    game = scene(quick + AWARE + card("awareness: 2", "glance"), "items: [lamp]\ndreamers: {a: {hand: [look, glance]}}")
    play(game, "use:lamp/1", "use:lamp/1", "spend:look", "spend:glance")
    assert (me(game).ether, said(game)) == (1, ["action-failed"])


# -- what is due besides Intent


BOILER = card("wrath: 1, actions: [{pay: [{suffer: 1}], do: [{gain: ether}]}]", "furnace")
GUARD = "- {kind: mask, id: shell, name: Shell, reactions: [{when: before-distress, do: [{prevent-distress: 9}]}]}\n"


@pytest.mark.rule("EF-ACTION-14")
def test_distress_that_is_a_price_cannot_be_prevented() -> None:
    game = scene(BOILER + GUARD, "dreamers: {a: {hand: [furnace], mask: shell, masks: [shell]}}")
    play(game, "use:furnace/1")
    assert (kind(game), me(game).distress, me(game).ether) == ("FreePlay", 1, 1)


@pytest.mark.rule("EF-ACTION-14", "EF-DEATH-08")
def test_a_price_paid_with_an_eighth_distress_is_a_death() -> None:
    game = scene(BOILER, "dreamers: {a: {hand: [furnace], distress: 7}}")
    assert "defeat-struck" in told(play(game, "use:furnace/1"))


GEMMED = card("wrath: 1, actions: [{pay: [{awareness: 3}, {spend: gem}], do: [{gain: ether}]}]", "gemmed")


def boosted(face: int, gems: int) -> Game[Etherfields]:
    """A payment of 3 Awareness and a Gem, 2 paid and the rest rolled; `face` comes first and then a 3."""
    given = f"dreamers: {{a: {{hand: [gemmed, look], gems: {gems}}}}}\ncoming: [{face}, 5]"
    return play(scene(AWARE + GEMMED, given), "use:gemmed/1", "spend:look", "boost")


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


# -- paid several times


STRIKE = card("wrath: 1, actions: [{pay: [assault, {wrath: 2}, {spend: gem}], do: [{gain: ether}]}]", "strike")
WRATH = card("wrath: 6", "rage")


@pytest.mark.rule("EF-ASSAULT-08", "EF-ASSAULT-04")
@pytest.mark.parametrize(("gems", "times", "left"), [(3, 3, 0), (2, 2, 0), (3, 1, 2)])
def test_every_part_of_the_cost_is_paid_as_often_as_the_effect_is_applied(gems: int, times: int, left: int) -> None:
    given = f"dreamers: {{a: {{at: 2, hand: [strike, rage], gems: {gems}}}}}"
    game = play(scene(STRIKE + WRATH, given), "use:strike/1")
    named = ["target:0"] * (gems - 1) if "target:0" in ids(game) else []
    play(game, *named, "spend:rage")
    if "done" in ids(game):
        play(game, "done")
    play(game, f"times:{times}")
    assert (me(game).ether, me(game).gems) == (times, left)
    assert f"times:{gems + 1}" not in ids(game)


@pytest.mark.rule("EF-ASSAULT-08", "EF-ACTION-15")
def test_without_the_other_part_an_assault_is_not_performed_at_all() -> None:
    game = scene(STRIKE + WRATH, "dreamers: {a: {at: 2, hand: [strike, rage]}}")
    assert refused(game, "use:strike/1") == "EF-ACTION-08"


# -- placing is no action


@pytest.mark.rule("EF-BOOST-14")
def test_placing_a_progress_card_cannot_be_boosted() -> None:
    shelf = card("colour: wrath, placing: {pay: [{wrath: 3}], do: [place-this]}", "shelf")
    short = scene(shelf + AWARE, "dreamers: {a: {hand: [shelf, shove]}}")
    assert refused(short, "place-card:shelf") == "EF-ACTION-02", "a Boost would have to make up for it"
    game = scene(shelf + AWARE + WRATH, "dreamers: {a: {hand: [shelf, shove, rage]}}")
    play(game, "place-card:shelf", "spend:shove")
    assert refused(game, "boost") == "EF-BOOST-14"


# -- the colour of a Gradual action


@pytest.mark.rule("EF-GRADUAL-08")
def test_a_marker_locks_the_colour_and_the_refusal_says_so() -> None:
    bell = (
        "- {kind: secret, id: bell, name: 9-Z,"
        " actions: [{pay: [{either: 2, one: wrath, or: awareness, due: gradual}], do: [{gain: ether}]}]}\n"
    )
    given = "revealed: [bell]\nmarkers: {bell/1: {intent: wrath, count: 1}}\n"
    given += "dreamers: {a: {hand: [look, shove]}, b: {hand: [glance]}}"
    game = scene(bell + AWARE + card("awareness: 2", "glance"), given, players=2)
    assert refused(game, "use:bell/1", B) == "EF-GRADUAL-08"
    assert "use:bell/1" in ids(game)
    play(game, "use:bell/1")
    assert kind(game) == "Pay", "there is one colour left to pay in"

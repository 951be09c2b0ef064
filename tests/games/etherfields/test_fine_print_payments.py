"""Single clauses of rules on costs, Intent, Assaults and Gradual actions whose main case is tested elsewhere."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.rules.uses import NO_GEMS
from tests.games.etherfields.table import (
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

NEXT = """\
+--+--+--+--+
|a  A       |
+  +  +  +  +
|           |
+--+--+--+--+"""
FAR = NEXT.replace("|a  A    ", "|a     A ")
FOE = "figures: [{of: wraith}]"
SHOVE, LOOK, SLIP = "gambler-shove", "gambler-look", "gambler-slip"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


def toll(price: str) -> str:
    """An Item that is used for this price."""
    return changed("item/crowbar", f"actions: [{{pay: [{price}], do: [nothing]}}]")


# -- actions and their costs


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


# -- Intent


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


# -- Assault and Contact


@pytest.mark.rule("EF-ASSAULT-03")
def test_what_raises_the_range_of_contacts_raises_no_other() -> None:
    tongues = ", mask: mask-of-tongues, masks: [mask-of-tongues]"
    game = scene(hand("clear-eye", "iron-word", SHOVE, SHOVE, more=tongues) + FOE, land=FAR)
    assert ("use:wraith/2" in ids(game), refused(game, "use:wraith/1")) == (True, "EF-ENTITY-04")
    dream = "dream: gate-opera\nground: {tiles: [foyer, stage]}\nhours: 1\n"
    assert "use:stage/2" in ids(etherfields(f"{dream}dreamers: {{a: {{at: 1, hand: [{LOOK}]{tongues}}}}}"))
    blades = ", mask: mask-of-blades, masks: [mask-of-blades]"
    away = FAR.replace("|a     A    |", "|a        A |")
    assert refused(scene(hand("net", more=blades) + FOE, land=away), "use:net/1") == "EF-RANGE-01", "no Assault"


@pytest.mark.rule("EF-ASSAULT-04", "EF-ASSAULT-05")
@pytest.mark.parametrize(("shoves", "left"), [(1, (0, 1, 2)), (2, (0, 1)), (4, (0,))])
def test_the_intent_is_divided_by_the_cost_rounded_down_and_the_first_targets_are_hit(
    shoves: int, left: tuple[int, ...]
) -> None:
    pack = ", ".join(["{of: pack, at: 1}"] * 4)
    game = scene(hand("iron-word", *[SHOVE] * 4) + f"figures: [{pack}]", slumber="pack")
    play(game, "use:pack/1", "target:3", "target:2", "target:1", "target:0")
    play(game, "spend:iron-word", *[f"spend:{SHOVE}"] * shoves, "done")
    assert tuple(one.id for one in game.table.figures) == left


@pytest.mark.rule("EF-ASSAULT-04")
def test_an_assault_may_be_paid_four_times() -> None:
    pack = ", ".join(["{of: pack, at: 1}"] * 4)
    game = scene(hand("iron-word", *[SHOVE] * 4) + f"items: [crowbar]\nfigures: [{pack}]", slumber="pack")
    play(game, "use:pack/1", *[f"target:{one}" for one in range(4)], "done")
    play(game, "spend:iron-word", *[f"spend:{SHOVE}"] * 4, "spend-item:crowbar", "done")
    assert game.table.figures == []


# -- Gradual actions


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


# -- the Basic Actions card


@pytest.mark.rule("EF-BASIC-02")
def test_the_effort_of_one_dreamer_leaves_that_of_another() -> None:
    game = play(scene("hours: 3", players=2), "effort:1", "stop")
    assert refused(game, "effort:1") == "EF-BASIC-02"
    assert ("effort:2" in ids(game, B), game.explain(B, "effort:2")) == (True, None)


@pytest.mark.rule("EF-BASIC-03")
def test_a_secret_that_was_found_is_no_longer_peeked_at() -> None:
    dream = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
    game = etherfields(f"{dream}dreamers: {{a: {{at: 0, hand: [{SLIP}], discard: [libretto]}}}}")
    assert [one for one in ids(game) if one.startswith("peek")] == ["peek:spare-crowbar"]


@pytest.mark.rule("EF-BASIC-06")
def test_one_token_is_removed_and_a_figure_of_its_own_entity_must_be_near() -> None:
    morphs = "entities: [{tile: wraith, morphs: [seal, seal]}, {tile: usher}]"
    near = play(scene(f"{hand(more=', ether: 2')}{FOE}\n{morphs}", land=NEXT), "remove-morphing:wraith:seal:ether")
    assert (me(near).ether, near.table.entities[0].morphs) == (1, (Morph.SEAL,))
    other = f"{hand(more=', ether: 2')}figures: [{{of: wraith, at: 3}}, {{of: usher, at: 1}}]\n{morphs}"
    assert refused(scene(other), "remove-morphing:wraith:seal:ether") == "EF-BASIC-06"

"""Gradual actions and their markers (chapter GRADUAL)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.perform import markers_left
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import B, boxed, changed, ids, kind, me, on_tiles, play, refused, scene, told
from tests.packs.etherfields.trial import card
from tests.packs.etherfields.trial import scene as shipped

AWARE = card("awareness: 2", "look") + card("wrath: 2", "shove")


@pytest.mark.rule("EF-GRADUAL-08")
def test_a_marker_locks_the_colour_and_the_refusal_says_so() -> None:
    bell = (
        "- {kind: secret, id: bell, name: 9-Z,"
        " actions: [{pay: [{either: 2, one: wrath, or: awareness, due: gradual}], do: [{gain: ether}]}]}\n"
    )
    given = "revealed: [bell]\nmarkers: {bell/1: {intent: wrath, count: 1}}\n"
    given += "dreamers: {a: {hand: [look, shove]}, b: {hand: [glance]}}"
    game = shipped(bell + AWARE + card("awareness: 2", "glance"), given, players=2)
    assert refused(game, "use:bell/1", B) == "EF-GRADUAL-08"
    assert "use:bell/1" in ids(game)
    play(game, "use:bell/1")
    assert kind(game) == "Pay", "there is one colour left to pay in"


SLIP = "gambler-slip"


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


@pytest.mark.rule("EF-GRADUAL-01")
@pytest.mark.parametrize(("players", "lie"), [(2, 1), (4, 2), (4, 3)])
def test_a_gradual_action_is_performed_with_the_last_of_as_many_payments_as_players(players: int, lie: int) -> None:
    marked = f"markers: {{gallery/1: {{intent: cunning, count: {lie}}}}}\n"
    game = on_tiles(f"{marked}dreamers: {{a: {{at: 3, hand: [steady-hand, {SLIP}], distress: 1}}}}", players=players)
    play(game, "use:gallery/1", "spend:steady-hand", *(() if lie + 1 == players else ("done",)))
    assert (me(game).distress, len(game.table.markers)) == ((0, 0) if lie + 1 == players else (1, 1))


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


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


SHOVE = "gambler-shove"


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


BLANK = 1
ONE = 2


@pytest.mark.rule("EF-GRADUAL-13", "EF-BOOST-04", "EF-BOOST-13")
@pytest.mark.parametrize(("face", "markers"), [(BLANK, 1), (ONE, 2)])
def test_less_than_a_base_cost_is_lost_after_a_blank(face: int, markers: int) -> None:
    game = gradual_boost(face)
    assert kind(game) == "FreePlay"
    assert (game.table.markers["pack/2"].count, me(game).hand) == (markers, ("gambler-slip",))

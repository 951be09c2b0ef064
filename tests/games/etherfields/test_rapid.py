"""Rapid cards and Masks in the middle of actions: between the steps of a Move and at choices (chapter RAPID)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.movement import MoveDreamer
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    A,
    B,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    told,
)

QUICK = "- {kind: influence, id: %s, name: Quick, pool: market, wrath: 1, reactions: [{when: rapid, do: [%s]}]}\n"
CARDS = (
    QUICK % ("quick", "{gain: ether}")
    + QUICK % ("swift", "{gain: ether}")
    + QUICK % ("hold", "{add-state: paralyzed, who: {each: dreamer}}")
)


SLIP = "gambler-slip"


def moving(profile: str, own: str = "swift", others: str = "quick", *, cards: str = CARDS) -> Game[Etherfields]:
    """The first Dreamer walks, with two steps left; both hold Rapid cards."""
    given = f"dreamers: {{a: {{at: 0, hand: [{SLIP}, {SLIP}, {own}]}}, b: {{at: 8, hand: [{others}]}}}}"
    game = scene(given, players=2, profile=profile, cards=cards)
    return play(game, "move", f"spend:{SLIP}", f"spend:{SLIP}", "done")


@pytest.mark.rule("EF-RAPID-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_between_two_steps_of_a_move_another_dreamer_plays_a_rapid_card(profile: str) -> None:
    game = play(moving(profile), "go:east")
    assert kind(game) == "Walk"
    play(game, "use:quick/1", seat=B)
    assert (me(game, B).ether, kind(game), game.open[0].seat) == (1, "Walk", A)
    at = me(game).at
    play(game, "go:east")
    assert me(game).at == at + 1, "the Move goes on with the steps left"


@pytest.mark.rule("EF-RAPID-05")
def test_only_in_2_0_the_acting_dreamer_plays_rapid_cards_between_the_own_steps() -> None:
    old = play(moving("1.0"), "go:east")
    assert "use:swift/1" not in ids(old)
    assert refused(old, "use:swift/1") == "EF-RAPID-05"
    new = play(moving("2.0"), "go:east", "use:swift/1")
    assert (me(new).ether, kind(new)) == (1, "Walk")


@pytest.mark.rule("EF-RAPID-05")
def test_the_steps_left_are_lost_if_the_figure_can_no_longer_move() -> None:
    game = play(moving("2.0", others="hold"), "go:east")
    play(game, "use:hold/1", seat=B)
    assert (me(game).at, kind(game)) == (1, "FreePlay")


@pytest.mark.rule("EF-RAPID-05")
def test_nobody_waits_for_those_who_could_interrupt_and_nothing_opens_outside_an_action() -> None:
    game = moving("2.0")
    assert {(one.seat, one.waits) for one in game.open} == {(A, True), (B, False)}
    given = "dreamers: {a: {at: 0, hand: [swift]}, b: {at: 8, hand: [quick]}}"
    moved = run(scene(given, players=2, cards=CARDS), MoveDreamer(A, 2))  # by no action
    assert [(one.seat, one.kind) for one in moved.open] == [(A, "Walk")]
    assert not any(option.startswith("use:") for option in ids(moved))


MASKS = (
    "- {kind: mask, id: quiet, name: Quiet, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n"
    "- {kind: mask, id: dear, name: Dear, actions: [{pay: [{wrath: 1}], do: [{gain: ether}]}]}\n"
)


@pytest.mark.rule("EF-RAPID-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_every_dreamer_uses_a_mask_that_costs_nothing_the_acting_one_too(profile: str) -> None:
    own = f"a: {{at: 0, hand: [{SLIP}, {SLIP}], mask: quiet, masks: [quiet]}}"
    other = "b: {at: 8, hand: [quick], mask: dear, masks: [dear]}"
    game = scene(f"dreamers: {{{own}, {other}}}", players=2, profile=profile, cards=CARDS + MASKS)
    play(game, "move", f"spend:{SLIP}", f"spend:{SLIP}", "done", "use:quiet/1")
    assert (me(game).ether, kind(game)) == (1, "Walk")
    assert refused(game, "use:dear/1", B) == "EF-RAPID-05"


SHOT = "- {kind: influence, id: shot, name: Shot, pool: market, %s: [{%spay: [{aim: 3}], do: [{remove: target}]}]}\n"
FOES = "figures: [{of: wraith, at: 1}, {of: wraith, at: 2}, {of: wraith, at: 3}]\n"


@pytest.mark.rule("EF-RAPID-05", "EF-ACTION-05")
def test_at_the_choice_of_a_target_others_interrupt_and_what_is_gone_is_no_target() -> None:
    given = FOES + "dreamers: {a: {at: 0, hand: [net]}, b: {at: 8, hand: [shot]}}"
    game = play(scene(given, players=2, cards=SHOT % ("reactions", "when: rapid, ")), "use:net/1")
    assert (kind(game), ids(game)) == ("NameTarget", ("target:0", "target:1"))
    play(game, "use:shot/1", "target:0", seat=B)
    assert (kind(game), game.open[0].seat) == ("FreePlay", A), "one target is left, and it needs no naming"
    assert [figure.states != () for figure in game.table.figures] == [True, False]


SPAWN = "- {kind: influence, id: call, name: Call, pool: market, actions: [{do: [{appear: 1, of: wraith}]}]}\n"


@pytest.mark.rule("EF-RAPID-05", "EF-SPAWN-01")
def test_at_the_choice_of_a_spawn_space_the_others_interrupt() -> None:
    given = "dreamers: {a: {at: 0, hand: [call]}, b: {at: 8, hand: [quick]}}\nturns: [turn-4, turn-7]"
    game = play(on_tiles(given, players=2, cards=CARDS + SPAWN), "use:call/1")
    assert [(asked.seat, asked.kind, asked.waits) for asked in game.open] == [(A, "Spawn", True), (B, "Spawn", False)]
    play(game, "use:quick/1", seat=B)
    assert (me(game, B).ether, kind(game)) == (1, "Spawn")


SLIDE = QUICK % ("slide", "{relocate: you, to: {a: space, within: 1, of: you}}")
CROWD = "figures: [{of: usher, at: 9}, {of: usher, at: 9}]\nturns: [turn-4, turn-1]\n"


def pushed(profile: str, others: str) -> Game[Etherfields]:
    """A card of the first Dreamer lets a figure appear where both Dreamers stand among others: both are pushed out."""
    given = f"dreamers: {{a: {{at: 9, hand: [call, swift]}}, b: {{at: 9, hand: [{others}]}}}}\n{CROWD}"
    game = play(on_tiles(given, players=2, profile=profile, cards=CARDS + SPAWN + SLIDE), "use:call/1")
    assert [(asked.seat, asked.kind, asked.waits) for asked in game.open] == [
        (A, "PushOut", True),
        (B, "PushOut", False),
    ]
    return game


@pytest.mark.rule("EF-RAPID-05", "EF-SPACE-03")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_in_the_middle_of_a_push_the_others_interrupt_in_2_0_the_acting_dreamer_too(profile: str) -> None:
    game = pushed(profile, "quick")
    assert ("use:swift/1" in ids(game)) == (profile == "2.0")
    play(game, "use:quick/1", seat=B)
    assert (me(game, B).ether, kind(game), game.open[0].seat) == (1, "PushOut", A), "the push goes on"
    while kind(game) == "PushOut":
        play(game, ids(game)[0])
    assert 9 not in [dreamer.at for dreamer in game.table.dreamers]
    assert (game.table.figures[-1].at, game.table.acting) == (9, ())


@pytest.mark.rule("EF-RAPID-05", "EF-SPACE-03")
def test_whoever_leaves_in_the_middle_of_a_push_is_not_pushed_any_more() -> None:
    game = play(pushed("2.0", "slide"), "use:slide/1", seat=B)
    gone = ids(game, B)[0]
    play(game, gone, seat=B)
    assert (kind(game), me(game).at, f"pick:space:{me(game, B).at}") == ("PushOut", 9, gone)
    play(game, ids(game)[0])
    assert me(game).at != 9
    assert f"pick:space:{me(game, B).at}" == gone


RIDE = "- {kind: influence, id: ride, name: R, pool: market, actions: [{do: [{relocate: you, to: {a: space}}]}]}\n"


@pytest.mark.rule("EF-RAPID-05")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_at_what_an_effect_leaves_to_choose_the_others_interrupt_in_2_0_its_dreamer_too(profile: str) -> None:
    given = "dreamers: {a: {at: 0, hand: [ride, swift]}, b: {at: 8, hand: [quick]}}"
    game = play(scene(given, players=2, profile=profile, cards=CARDS + RIDE), "use:ride/1")
    assert (kind(game), "use:swift/1" in ids(game)) == ("PickInAction", profile == "2.0")
    play(game, "use:quick/1", seat=B)
    assert (me(game, B).ether, kind(game)) == (1, "PickInAction")
    play(game, "pick:space:3")
    assert (me(game).at, game.table.acting) == (3, ())


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


@pytest.mark.rule("EF-RAPID-03")
def test_a_rapid_card_still_costs_what_it_prints() -> None:
    game = play(scene(hand("sharp-answer", SLIP)), "move")
    assert refused(game, "use:sharp-answer/1") == "EF-ACTION-02"


FOE = "figures: [{of: wraith}]"
SHOVE = "gambler-shove"


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

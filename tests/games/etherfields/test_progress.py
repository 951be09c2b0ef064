"""Progress cards, Influence cards and Rapid effects (chapters PROGRESS, INFLUENCE, RAPID)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.rules.active import stat
from nocturne.games.etherfields.rules.items import DiscardMask
from nocturne.games.etherfields.rules.perform import PlaceProgress
from nocturne.games.etherfields.rules.turn import DiscardTurn
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    A,
    B,
    changed,
    ids,
    kind,
    me,
    play,
    refused,
    run,
    scene,
    world,
)

if TYPE_CHECKING:
    pass

LOOK = "gambler-look"
HABIT = "gambler-habit"
SLIP = "gambler-slip"
SHOVE = "gambler-shove"
FOE = "figures: [{of: wraith}]"
GRUDGE = "gambler-grudge"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


@pytest.mark.rule("EF-PROGRESS-06")
def test_a_placed_card_gives_no_intent_of_its_own_colour() -> None:
    given = f"dreamers: {{a: {{hand: [{LOOK}, {LOOK}], progress: [{HABIT}]}}}}\nfigures: [{{of: wraith}}]"
    game = play(scene(given, land=NEXT), "use:wraith/2")
    assert (f"spend:{LOOK}" in ids(game), f"spend:{HABIT}" in ids(game)) == (True, False)


@pytest.mark.rule("EF-PROGRESS-03")
def test_in_1_0_a_card_is_placed_and_paid_for_on_the_dreamworld_map() -> None:
    game = world(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}", profile="1.0")
    play(game, f"place-card:{HABIT}", f"spend:{LOOK}")
    assert (me(game).progress, me(game).hand, me(game).discard) == ((HABIT,), (), (LOOK,))


@pytest.mark.rule("EF-INFLUENCE-06", "EF-RAPID-03")
@pytest.mark.parametrize("begun", [(), ("move",)])
def test_a_card_with_a_cost_is_discarded_and_its_cost_paid_as_well(begun: tuple[str, ...]) -> None:
    game = play(scene(hand("sharp-answer", SLIP, SHOVE)), *begun, "use:sharp-answer/1")
    assert (kind(game), refused(game, f"spend:{SLIP}")) == ("Pay", "EF-INTENT-03")
    play(game, f"spend:{SHOVE}")
    assert (len(me(game).hand), me(game).discard) == (3, ("sharp-answer", SHOVE)), "two more cards, one paid"


@pytest.mark.rule("EF-RAPID-01")
def test_in_1_0_too_a_rapid_card_comes_before_the_steps_of_the_turn_card() -> None:
    given = f"{hand('second-wind', more=', distress: 1')}{FOE}\nturns: [turn-4, turn-9]\nat: dreamscape\nhours: 0"
    game = scene(given, land=NEXT, profile="1.0")
    assert (kind(game), me(game).distress, ids(game)) == ("RapidWindow", 1, ("use:second-wind/1", "pass"))


@pytest.mark.rule("EF-INFLUENCE-03")
def test_a_played_or_spent_card_lies_on_top_of_the_own_discard_pile() -> None:
    given = f"dreamers: {{a: {{hand: [gambler-insight, {SLIP}], discard: [{SHOVE}]}}, b: {{}}}}"
    game = play(scene(given, players=2), "use:gambler-insight/1")
    assert (me(game).discard, me(game, B).discard) == ((SHOVE, "gambler-insight"), ())
    assert me(play(game, "move", f"spend:{SLIP}")).discard == (SHOVE, "gambler-insight", SLIP)


@pytest.mark.rule("EF-PROGRESS-15", "EF-PROGRESS-07")
def test_a_flipped_progress_card_counts_toward_the_limit_and_may_be_the_one_that_goes() -> None:
    placed = f"progress: [{GRUDGE}, long-arm, reaper-habit, reaper-grudge], flipped: [{HABIT}]"
    given = f"dreamers: {{a: {{{placed}, mask: mask-of-habits, masks: [mask-of-habits]}}, b: {{archetype: reaper}}}}"
    game = run(scene(given, players=2), DiscardMask(A))
    play(game, f"drop:{HABIT}:down")
    assert (me(game).flipped, len(me(game).progress), me(game).discard) == ((), 4, (HABIT,))


@pytest.mark.rule("EF-PROGRESS-03", "EF-INTENT-09")
def test_in_1_0_a_card_is_placed_and_paid_for_between_the_steps_of_the_turn_card() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{HABIT}, {LOOK}]}}}}\nat: dreamscape\nhours: 0", profile="1.0")
    play(game, f"place-card:{HABIT}", f"spend:{LOOK}")
    assert (me(game).progress, me(game).discard) == ((HABIT,), (LOOK,))
    poor = f"dreamers: {{a: {{hand: [{GRUDGE}, {SLIP}], distress: 1}}}}\nitems: [smelling-salts]\nat: dreamscape"
    assert refused(scene(poor, profile="1.0"), f"place-card:{GRUDGE}") == "EF-ACTION-02", "not without its price"


@pytest.mark.rule("EF-PROGRESS-03", "EF-PROGRESS-04")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", None), ("2.0", "EF-PROGRESS-04")])
def test_in_the_round_of_another_dreamer_progress_cards_are_placed_only_in_1_0(profile: str, rule: str | None) -> None:
    own = "b: {hand: [specialist-habit, specialist-look, second-wind], distress: 1}"
    given = f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, {own}}}\nat: round"
    game = scene(given, players=2, profile=profile, options="{rounds: structured}")
    assert ("place-card:specialist-habit" in ids(game, B)) is (rule is None)
    if rule is not None:
        assert refused(game, "place-card:specialist-habit", B) == rule
        return
    play(game, "place-card:specialist-habit", "spend:specialist-look", seat=B)
    assert (me(game, B).progress, game.open[0].seat) == (("specialist-habit",), A), "and the round goes on"


@pytest.mark.rule("EF-PROGRESS-02")
def test_a_second_copy_may_pay_for_the_first_but_no_card_for_itself() -> None:
    given = f"dreamers: {{a: {{used: [boost], hand: [{HABIT}, gambler-insight]}}}}"
    assert refused(scene(given), f"place-card:{HABIT}") == "EF-ACTION-02", "1 of 2 without the card itself"
    game = scene(given)
    game.table.dreamers[A].hand += (HABIT,)
    twice = play(run(game), f"place-card:{HABIT}", f"spend:{HABIT}", "spend:gambler-insight")
    assert (me(twice).progress, me(twice).hand) == ((HABIT,), ())


@pytest.mark.rule("EF-PROGRESS-15", "EF-PROGRESS-09")
def test_the_owner_drops_placed_cards_one_by_one_until_the_limit_is_kept() -> None:
    four = "specialist-grudge, long-arm, reaper-habit, reaper-grudge"
    own = f"a: {{}}, b: {{progress: [specialist-habit, tough-guy-habit, {four}]}}"
    given = f"dreamers: {{{own}, c: {{archetype: reaper}}, d: {{archetype: tough-guy}}}}\nlasting: [[progress, 2, 1]]"
    game = run(scene(f"{given}\nturns: [turn-4, turn-9]\nhours: 0", players=4), DiscardTurn())
    for card in ("long-arm", "reaper-habit"):
        assert [(one.seat, one.kind) for one in game.open] == [(B, "DropProgress")]
        play(game, f"drop:{card}:up", seat=B)
    assert (kind(game), len(me(game, B).progress)) == ("OfferSkip", 4)
    own = f"a: {{}}, b: {{hand: [specialist-habit], progress: [{four}]}}, c: {{archetype: reaper}}"
    placed = run(scene(f"dreamers: {{{own}}}", players=3), PlaceProgress(B, "specialist-habit"))
    assert [(one.seat, one.kind) for one in placed.open] == [(B, "DropProgress")], "also to make room"


@pytest.mark.rule("EF-PROGRESS-14")
def test_different_elements_that_raise_the_same_limit_add_up() -> None:
    worn = f"progress: [{HABIT}], mask: mask-of-plenty, masks: [mask-of-plenty]"
    assert stat(scene(f"dreamers: {{a: {{{worn}}}}}").table, A, "hand") == 8


@pytest.mark.rule("EF-RAPID-01", "EF-RAPID-02", "EF-TURN-14")
@pytest.mark.parametrize("quick", [f"{GRUDGE}/1", "tough-guy/back", "smelling-salts/1"])
def test_whatever_bears_the_rapid_icon_may_be_used_in_the_dreamscape_phase(quick: str) -> None:
    rapid = "{when: rapid, limit: once-per-turn, pay: [%s], do: [{%s}]}"
    cards = changed(f"influence/{GRUDGE}", f"actions: []\nreactions: [{rapid % ('', 'unseal: 1')}]")
    cards += changed("dreamer/tough-guy", f"back: []\nback-reaction: [{rapid % ('{suffer: 1}', 'draw: 2')}]")
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 4)
    own = {
        f"{GRUDGE}/1": f"progress: [{GRUDGE}], sealed: [{SLIP}]",
        "tough-guy/back": f"archetype: tough-guy, deck: [{deck}]",
    }.get(quick, "")
    items = "[smelling-salts]" if quick == "smelling-salts/1" else "[]"
    game = scene(f"dreamers: {{a: {{{own}}}}}\nitems: {items}\nat: dreamscape\nhours: 0", cards=cards)
    assert (kind(game), ids(game)) == ("RapidWindow", (f"use:{quick}", "pass"))


@pytest.mark.rule("EF-RAPID-04")
def test_an_action_may_be_begun_on_the_cards_that_a_rapid_effect_will_draw() -> None:
    land = "+--+--+--+--+\n|a  A       |\n+  +  +  +  +\n|           |\n+--+--+--+--+"
    given = "dreamers: {a: {used: [boost], hand: [iron-word, %s]}}\nfigures: [{of: wraith}]"
    assert "use:wraith/1" in ids(scene(given % "gambler-flash", land=land))
    assert "use:wraith/1" not in ids(scene(given % SLIP, land=land))


@pytest.mark.rule("EF-PROGRESS-05")
def test_a_mask_may_make_room_for_a_fifth_placed_card() -> None:
    four = "progress: [gambler-grudge, long-arm, reaper-habit, reaper-grudge]"
    mine = f"a: {{hand: [{HABIT}], {four}, mask: mask-of-habits, masks: [mask-of-habits]}}"
    game = run(scene(f"dreamers: {{{mine}, b: {{archetype: reaper}}}}", players=2), PlaceProgress(A, HABIT))
    assert (kind(game), len(me(game).progress)) == ("FreePlay", 5)

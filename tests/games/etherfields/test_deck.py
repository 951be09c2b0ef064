"""Deckbuilding limits (chapter DECK)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.awakening import BuildDeck, ChooseCards
from nocturne.games.etherfields.rules.distress import CountCards
from tests.games.etherfields.table import A, ids, kind, me, play, refused, run, scene, why, world

BIG = ", ".join(
    ["gambler-slip"] * 5
    + ["gambler-look"] * 4
    + ["gambler-shove"] * 4
    + ["gambler-doubt"] * 3
    + ["gambler-insight"] * 2
    + ["gambler-flash"] * 2
)


HABIT = "gambler-habit"
GRUDGE = "gambler-grudge"
LOOK = "gambler-look"
SLIP = "gambler-slip"


@pytest.mark.rule("EF-DECK-01", "EF-DECK-02", "EF-DECK-04", "EF-DECK-05")
def test_a_deck_is_built_of_20_to_40_influence_cards_and_all_flaws() -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{BIG}, dark-thought, {HABIT}], unused: [{GRUDGE}]}}}}"
    game = run(world(given), BuildDeck(A))
    assert ids(game) == (f"take-in:{GRUDGE}", "done")
    twenty = f"dreamers: {{a: {{deck: [], discard: [{BIG}], unused: [{GRUDGE}, {HABIT}]}}}}"
    both = run(world(twenty), BuildDeck(A))
    assert "done" in ids(both), "20 are enough"
    assert ids(play(both, f"take-in:{GRUDGE}")) == (f"take-in:{HABIT}", "done"), "one after the other"
    play(game, "done")
    assert refused(game, "leave-out:dark-thought") == "EF-DECK-05"
    small = run(world(f"dreamers: {{a: {{deck: [], discard: [{HABIT}], unused: [{BIG}]}}}}"), BuildDeck(A))
    assert why(small, "done").message.endswith("Yours has 1: take Unused ones in first.")
    large = world()
    large.table.dreamers[A].deck, large.table.dreamers[A].discard = (), (SLIP,) * 40 + (LOOK,)
    large = run(large, ChooseCards(A, leaving=True))
    assert refused(large, "done") == "EF-DECK-02", "41 are too many"
    assert "done" in ids(play(large, f"leave-out:{SLIP}"))
    play(game, f"leave-out:{HABIT}")  # 20 are left: nothing more can be left out, so nobody is asked
    assert (len(me(game).deck), me(game).unused) == (21, (GRUDGE, HABIT))


@pytest.mark.rule("EF-DECK-03")
def test_with_fewer_than_20_cards_all_are_used() -> None:
    short = BIG.replace("gambler-slip, gambler-slip, ", "", 1)
    given = (
        f"dreamers: {{a: {{deck: [], discard: [{short}], unused: [gambler-slip]}}}}\n"
        f"removed: [gambler-slip, {HABIT}, {GRUDGE}]"
    )
    game = run(world(given), BuildDeck(A))
    assert (len(me(game).deck), me(game).unused, kind(game)) == (19, (), "Idle")


@pytest.mark.rule("EF-DECK-06", "EF-INFLUENCE-01", "EF-DECK-01")
def test_a_deck_outside_its_limits_has_no_consequence_during_play() -> None:
    table = scene(f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}").table
    assert len(table.dreamers[0].deck) == 6
    few = scene(f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}", options="{play: slumber}")
    assert run(few, CountCards(A)).over is None
    few.table.dreamers[A].deck += (SLIP,) * 60
    assert run(few, CountCards(A)).over is None
    assert all(len(deck) == 22 for deck in table.lib.decks.values())

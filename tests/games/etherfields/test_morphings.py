"""Morphings that come into force, and dice that cannot be rerolled (chapter MORPH)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.rules.entities import Appear
from nocturne.games.etherfields.rules.states import EndState
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.kernel.grid import Space
from tests.games.etherfields.table import A, B, kind, me, play, refused, run, scene, told

PLENTY = "hand: [gambler-slip, gambler-slip, gambler-slip, gambler-slip, gambler-look, gambler-look, gambler-look]"
MASKED = f"{PLENTY}, mask: mask-of-plenty, masks: [mask-of-plenty]"
POISONED = "figures: [{of: wraith, at: 3, states: [{state: poisoned}]}]\nentities: [{tile: wraith, morphs: [mask]}]\n"


@pytest.mark.rule("EF-MORPH-19", "EF-STATE-09")
def test_a_new_figure_that_brings_a_morphing_into_force_enforces_limits_at_once() -> None:
    game = scene(f"{POISONED}dreamers: {{a: {{{MASKED}}}}}")
    assert kind(game) == "FreePlay", "the Poisoned figure ignores the token, and seven cards may be held"
    spawned = run(game, Appear("wraith", Space(2)))
    assert kind(spawned) == "DiscardExcess"
    assert len(me(play(spawned, "discard:gambler-look")).hand) == 6


@pytest.mark.rule("EF-MORPH-19")
def test_so_does_a_figure_that_is_no_longer_poisoned() -> None:
    game = scene(f"{POISONED}dreamers: {{a: {{{MASKED}}}}}")
    assert kind(run(game, EndState(State.POISONED, None, 0))) == "DiscardExcess"


@pytest.mark.rule("EF-MORPH-19")
def test_a_figure_more_of_a_morphing_that_is_in_force_already_asks_nothing() -> None:
    given = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith, morphs: [mask]}]\n"
    assert (
        kind(run(scene(f"{given}dreamers: {{a: {{hand: [gambler-slip]}}}}"), Appear("wraith", Space(2)))) == "FreePlay"
    )


REROLLS = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith, morphs: [rerolls]}]\n"


@pytest.mark.rule("EF-MORPH-10")
def test_who_could_have_rerolled_is_told_that_a_morphing_forbids_it() -> None:
    game = scene(f"{REROLLS}dreamers: {{a: {{gems: 1}}}}")
    rolled = run(game, RollDie("luck"), *reroll_window(game.table, A))
    said = [line for line in rolled.events() if line.kind == "told"]
    assert [(line.rule, line.text.arguments()["what"]) for line in said] == [("EF-MORPH-10", "no-rerolls")]
    poor = scene(f"{REROLLS}dreamers: {{a: {{deck: []}}, b: {{deck: []}}}}", players=2)
    assert "told" not in told(run(poor, RollDie("luck"), *reroll_window(poor.table, B)))


@pytest.mark.rule("EF-MORPH-10")
def test_a_card_that_rerolls_is_refused_by_the_morphing() -> None:
    coin = "items: [lucky-coin]\n"
    assert refused(scene(coin), "use:lucky-coin/1") == "EF-REROLL-04"
    assert refused(scene(coin + REROLLS), "use:lucky-coin/1") == "EF-MORPH-10"

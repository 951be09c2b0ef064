"""State tokens: Dazed, Stunned, Poisoned, Paralyzed (chapter STATE)."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.entities import LandFigure
from nocturne.games.etherfields.rules.morphs import AddMorphings, distress_of, reach_of
from nocturne.games.etherfields.rules.movement import LandDreamer
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.states import LayState, state_tokens_left
from nocturne.games.etherfields.rules.turn import DiscardTurn
from nocturne.games.etherfields.rules.uses import reach, targets
from nocturne.kernel import Game
from nocturne.kernel.grid import Space
from tests.games.etherfields.maps import AWAY, NEXT, NEXT_IN_LINE
from tests.games.etherfields.table import (
    A,
    acting,
    ids,
    me,
    play,
    refused,
    run,
    scene,
)

FOE = "figures: [{of: wraith}]"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


@pytest.mark.rule("EF-STATE-05")
def test_a_dazed_dreamer_reaches_one_space_at_most() -> None:
    given = hand("net", more=", states: [{state: dazed}]") + FOE
    far = NEXT.replace("|a  A    ", "|a     A ")
    assert "use:net/1" in ids(scene(hand("net") + FOE, land=far))
    assert refused(scene(given, land=far), "use:net/1") == "EF-RANGE-01"
    table = scene(given, land=far).table
    assert reach(table, A, table.lib.actions["net/1"]) == 1


@pytest.mark.rule("EF-STATE-01")
def test_a_state_touches_only_the_figure_beside_which_its_token_lies() -> None:
    game = run(scene("figures: [{of: wraith}, {of: wraith, at: 2}]", land=NEXT), LayState(State.STUNNED, figure=0))
    assert [one.has(State.STUNNED) for one in game.table.figures] == [True, False]


PAIRS = ((State.DAZED, State.POISONED), (State.STUNNED, State.PARALYZED))


@pytest.mark.rule("EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize(("state", "other"), [*PAIRS, *[pair[::-1] for pair in PAIRS]])
def test_two_tokens_are_there_for_each_pair_of_states(state: State, other: State) -> None:
    taken = (
        f"figures: [{{of: wraith, states: [{{state: {other.value}}}]}}, {{of: wraith, at: 2}}, {{of: wraith, at: 3}}]"
    )
    game = run(scene(taken, land=NEXT), LayState(state, figure=1), LayState(state, figure=2))
    assert [one.has(state) for one in game.table.figures] == [False, True, False]


@pytest.mark.rule("EF-STATE-04")
def test_a_stunned_dreamer_suffers_all_the_same() -> None:
    game = scene("figures: [{of: wraith}]\ndreamers: {a: {states: [{state: stunned}]}}", land=NEXT)
    assert me(run(game, Suffer(A, 1, "wraith"))).distress == 1


@pytest.mark.rule("EF-STATE-05")
@pytest.mark.parametrize("row", [True, False])
def test_dazed_caps_every_effect_of_an_entity_even_one_that_reaches_any_space(row: bool) -> None:
    dazed = "figures: [{of: wraith, states: [{state: dazed}]}]"
    for printed in ("2", "unlimited", "anywhere"):
        strike = f"[{{strike: 1, range: {printed}}}]"
        assert me(acting(scene(dazed, land=AWAY), strike, this="wraith", row=row)).distress == 0
        assert me(acting(scene(dazed, land=NEXT_IN_LINE), strike, this="wraith", row=row)).distress == 1


@pytest.mark.rule("EF-STATE-07")
def test_neither_a_paralyzed_entity_nor_a_paralyzed_dreamer_is_relocated_by_any_effect() -> None:
    held = "states: [{state: paralyzed}]"
    game = scene(f"figures: [{{of: wraith, {held}}}]\ndreamers: {{a: {{{held}}}}}", land=NEXT_IN_LINE)
    named = run(game, LandDreamer(A, Space(10)), LandFigure(0, Space(10)))
    assert (me(named).at, named.table.figures[0].at) == (0, 1)
    said = [line.text.arguments()["what"] for line in named.events() if line.kind == "told"]
    assert said == ["cannot-move", "cannot-move"], "what cannot happen is said, of both"


@pytest.mark.rule("EF-STATE-05")
def test_dazed_caps_a_raised_range_of_an_assault_too() -> None:
    given = "mask: mask-of-blades, masks: [mask-of-blades], states: [%s]"
    for state, far in (("", 2), ("{state: dazed}", 1)):
        table = scene(f"dreamers: {{a: {{{given % state}}}}}\nfigures: [{{of: wraith}}]", land=NEXT_IN_LINE).table
        assert reach(table, A, table.lib.actions["wraith/1"]) == far


@pytest.mark.rule("EF-STATE-08", "EF-STATE-11")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_on_a_dreamer_stunned_ends_with_the_turn_and_poisoned_with_the_slumber(profile: str) -> None:
    tokens = "[{state: stunned, fresh: true}, {state: poisoned}, {state: dazed}]"
    given = f"dreamers: {{a: {{states: {tokens}}}}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 0"
    game = scene(given, profile=profile)
    assert [one.state for one in me(game).states] == [State.POISONED], "the next Turn has begun"
    assert state_tokens_left(game.table, State.STUNNED) == 2
    assert me(run(game, EndScene(won=True))).states == ()


@pytest.mark.rule("EF-STATE-09", "EF-MORPH-16")
def test_a_morphing_that_is_removed_leaves_a_poisoned_figure_too() -> None:
    figures = "figures: [{of: wraith, at: 1, states: [{state: poisoned}], obeys: [distress]}]\n"
    game = scene(f"{figures}entities: [{{tile: wraith, morphs: [distress]}}]\ndreamers: {{a: {{ether: 1}}}}")
    assert distress_of(game.table, game.table.figures[0], 1) == 2
    play(game, "remove-morphing:wraith:distress:ether")
    assert distress_of(game.table, game.table.figures[0], 1) == 1


@pytest.mark.rule("EF-STATE-05")
def test_a_dazed_dreamer_does_not_even_reach_any_space() -> None:
    foes = "figures: [{of: wraith, at: 1}, {of: wraith, at: 3}]\n"
    for states, reached in (("", (0, 1)), ("{state: dazed}", (0,))):
        game = scene(f"dreamers: {{a: {{hand: [venom], states: [{states}]}}}}\n{foes}")
        assert targets(game.table, A, game.table.lib.actions["venom/1"]) == reached


@pytest.mark.rule("EF-STATE-01", "EF-STATE-02", "EF-STATE-03", "EF-EX-20")
def test_with_both_tokens_of_a_pair_in_play_a_third_state_is_ignored() -> None:
    poisoned = "figures: [{of: wraith, states: [{state: poisoned}]}, {of: wraith, at: 2, states: [{state: poisoned}]}]"
    game = run(scene(poisoned, land=NEXT), LayState(State.DAZED, A), LayState(State.STUNNED, A))
    assert [one.state for one in me(game).states] == [State.STUNNED]


@pytest.mark.rule("EF-STATE-01", "EF-STATE-02")
@pytest.mark.parametrize("whom", [{"seat": A}, {"figure": 0}])
def test_a_state_laid_again_on_the_same_target_takes_no_second_token(whom: dict[str, Any]) -> None:
    twice = (LayState(State.DAZED, **whom), LayState(State.DAZED, **whom))
    game = run(scene("figures: [{of: wraith}]", land=NEXT), *twice, LayState(State.POISONED, **whom))
    holder = me(game) if "seat" in whom else game.table.figures[0]
    assert [one.state for one in holder.states] == [State.DAZED, State.POISONED], "the second token is still there"


@pytest.mark.rule("EF-STATE-05", "EF-MORPH-06")
def test_the_cap_of_dazed_is_applied_after_the_morphings() -> None:
    given = "figures: [{of: wraith, states: [{state: dazed}]}]\nentities: [{tile: wraith, morphs: [range, range]}]"
    table = scene(given, land=NEXT).table
    assert reach_of(table, table.figures[0], 2) == 1


def struck(game: Game[Etherfields], count: int = 1, reach: int = 1) -> int:
    """The Distress of a Dreamer after a Basic effect of the wraith."""
    return me(acting(game, f"[{{strike: {count}, range: {reach}}}]", this="wraith", row=True)).distress


@pytest.mark.rule("EF-STATE-06")
def test_distress_from_a_stunned_figure_is_ignored() -> None:
    assert struck(scene("figures: [{of: wraith, states: [{state: stunned}]}]", land=NEXT)) == 0


@pytest.mark.rule("EF-STATE-08", "EF-STATE-07")
def test_a_state_on_a_dreamer_lasts_until_the_end_of_the_next_dreamers_phase() -> None:
    fresh = scene(
        "dreamers: {a: {states: [{state: paralyzed, fresh: true}]}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 0"
    )
    assert me(fresh).has(State.PARALYZED), "it outlives the phase in which it came"
    old = scene("dreamers: {a: {states: [{state: paralyzed}]}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 0")
    assert not me(old).has(State.PARALYZED)
    begun = scene("dreamers: {a: {states: [{state: paralyzed, fresh: true}]}}\nat: dreamers-phase\nhours: 1")
    assert me(begun).states[0].fresh is False
    assert me(run(scene(), LayState(State.DAZED, A))).states[0].fresh, "it has come just now"


WRAITH = "figures: [{of: wraith}]\n"


@pytest.mark.rule("EF-STATE-09")
def test_a_poisoned_entity_gains_no_morphing_and_a_poisoned_figure_ignores_later_ones() -> None:
    all_poisoned = run(
        scene("figures: [{of: wraith, states: [{state: poisoned}]}]", land=NEXT), AddMorphings("wraith", 1)
    )
    assert all_poisoned.table.entities[0].morphs == ()
    given = (
        "figures: [{of: wraith, states: [{state: poisoned}]}, {of: wraith, at: 3}]\n"
        "entities: [{tile: wraith, morphs: [distress]}]"
    )
    assert struck(scene(given, land=NEXT)) == 1
    assert run(scene(given, land=NEXT), DiscardTurn()).table.figures[0].has(State.POISONED), "not only for this Turn"
    before = scene(f"{WRAITH}entities: [{{tile: wraith, morphs: [distress]}}]", land=NEXT)
    assert struck(run(before, LayState(State.POISONED, figure=0))) == 2, "what lay there before works on"


@pytest.mark.rule("EF-STATE-10", "EF-STATE-11")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_states_work_alike_in_both_editions_and_end_with_the_scene(profile: str) -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    given = "dreamers: {a: {states: [{state: dazed}]}}\nfigures: [{of: wraith, states: [{state: stunned}]}]"
    game = scene(given, land=NEXT, profile=profile)
    assert struck(game) == 0
    assert me(run(game, EndScene(won=False))).states == ()


@pytest.mark.rule("EF-STATE-04")
def test_a_stunned_dreamer_is_not_hindered() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip], states: [{state: stunned}]}}")
    assert {"move", "effort:1"} <= set(ids(game))

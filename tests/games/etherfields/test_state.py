"""States, Distress and death (chapters STATE, DISTRESS, DEATH)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Pool, State
from nocturne.games.etherfields.rules.cards import PayAndRemove, PickCard
from nocturne.games.etherfields.rules.distress import CountCards, Cure, Suffer
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.entities import LandFigure
from nocturne.games.etherfields.rules.morphs import distress_of
from nocturne.games.etherfields.rules.movement import LandDreamer
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.states import LayState, state_tokens_left
from nocturne.games.etherfields.rules.uses import reach, targets
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import AWAY, NEXT, NEXT_IN_LINE
from tests.games.etherfields.table import (
    A,
    acting,
    etherfields,
    me,
    play,
    run,
    scene,
)

SLIP = "gambler-slip"
LOOK = "gambler-look"


@pytest.mark.rule("EF-STATE-01")
def test_a_state_touches_only_the_figure_beside_which_its_token_lies() -> None:
    game = run(scene("figures: [{of: wraith}, {of: wraith, at: 2}]", land=NEXT), LayState(State.STUNNED, figure=0))
    assert [one.has(State.STUNNED) for one in game.table.figures] == [True, False]


@pytest.mark.rule("EF-STATE-02", "EF-STATE-03")
@pytest.mark.parametrize("state", [*State])
def test_two_tokens_are_there_for_each_pair_of_states(state: State) -> None:
    pair = {State.DAZED: State.POISONED, State.STUNNED: State.PARALYZED}
    other = pair.get(state) or next(one for one in pair if pair[one] is state)
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


@pytest.mark.rule("EF-STATE-05")
def test_dazed_caps_a_raised_range_of_an_assault_too() -> None:
    given = "mask: mask-of-blades, masks: [mask-of-blades], states: [%s]"
    for state, far in (("", 2), ("{state: dazed}", 1)):
        table = scene(f"dreamers: {{a: {{{given % state}}}}}\nfigures: [{{of: wraith}}]", land=NEXT_IN_LINE).table
        assert reach(table, A, table.lib.actions["wraith/1"]) == far


@pytest.mark.rule("EF-DEATH-08")
@pytest.mark.parametrize("way", ["flaw-stays", "flaw-removed", "sealed-itself", "returned"])
def test_a_sixth_card_that_leaves_by_itself_is_defeat_too(way: str) -> None:
    own = {
        "flaw-stays": "deck: [%s, heavy-legs]",
        "flaw-removed": "deck: [%s], discard: [dark-thought]",
        "sealed-itself": "deck: [%s], hand: [gambler-flash]",
        "returned": "deck: [%s], hand: [old-debt]",
    }[way]
    six = own % ", ".join([SLIP] * 5)
    game = scene(f"dreamers: {{a: {{{six}, ether: 1}}}}", options="{play: slumber}")
    assert run(game, CountCards(A)).over is None
    if way.startswith("flaw"):
        step = DrawCards(A, 1) if way == "flaw-stays" else PayAndRemove(A, "dark-thought", "discard")
        assert run(game, step).over is not None
    else:
        assert play(game, f"use:{'gambler-flash' if way == 'sealed-itself' else 'old-debt'}/1").over is not None


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


@pytest.mark.rule("EF-DISTRESS-03")
def test_no_more_distress_is_cured_than_was_suffered() -> None:
    game = scene("dreamers: {a: {distress: 2}}")
    game.table.scribe = Scribe()
    Cure(A, 5).run(game.table)
    assert (me(game).distress, left(game.table, Pool.DISTRESS)) == (0, 16)


@pytest.mark.rule("EF-DEATH-08", "EF-DEATH-03")
@pytest.mark.parametrize(("end", "over"), [("sealed", True), ("discard", False)])
def test_a_card_that_is_put_away_from_the_hand_may_be_the_one_too_few(end: str, *, over: bool) -> None:
    deck = ", ".join([SLIP] * 4)
    six = f"dreamers: {{a: {{deck: [{deck}], hand: [{LOOK}, gambler-grudge]}}}}"
    game = run(scene(six, options="{play: slumber}"), PickCard(A, "hand", end))
    assert (play(game, f"pick:{LOOK}").over is not None) is over


@pytest.mark.rule("EF-DEATH-03", "EF-PRECEDENCE-01")
def test_the_softer_rule_of_the_first_dream_holds_for_a_lack_of_cards_too() -> None:
    few = f"dreamers: {{a: {{at: 0, deck: [{SLIP}, {SLIP}], sealed: [{LOOK}, {LOOK}, {LOOK}, {LOOK}], distress: 3}}}}"
    game = run(
        etherfields(f"players: 1\ndream: gate-first\nground: {{tiles: [foyer]}}\nhours: 1\n{few}"), CountCards(A)
    )
    assert (me(game).distress, me(game).sealed, game.table.scene.value) == (0, (), "dream")
    assert len(me(game).discard) == 4


@pytest.mark.rule("EF-STATE-05")
def test_a_dazed_dreamer_does_not_even_reach_any_space() -> None:
    foes = "figures: [{of: wraith, at: 1}, {of: wraith, at: 3}]\n"
    for states, reached in (("", (0, 1)), ("{state: dazed}", (0,))):
        game = scene(f"dreamers: {{a: {{hand: [venom], states: [{states}]}}}}\n{foes}")
        assert targets(game.table, A, game.table.lib.actions["venom/1"]) == reached

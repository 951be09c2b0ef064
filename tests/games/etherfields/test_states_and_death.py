"""States, Distress, death and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.games.etherfields.components import Pool, State
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.cards import SealCards
from nocturne.games.etherfields.rules.distress import CountCards, Cure, Defeat, Suffer
from nocturne.games.etherfields.rules.draw import RemoveFromHand
from nocturne.games.etherfields.rules.morphs import AddMorphings, reach_of
from nocturne.games.etherfields.rules.perform import PlaceProgress
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.states import LayState
from nocturne.games.etherfields.rules.turn import DiscardTurn
from nocturne.kernel import Game, Step
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import A, B, acting, etherfields, ids, kind, me, play, run, scene, told, world

FOE = "figures: [{of: wraith}]\n"
ONE_, VALUE, AGAIN = 0, 2, 5


def morphed(*morphs: str, more: str = "", land: str = NEXT, players: int = 1) -> Game[Etherfields]:
    """The wraith with these Morphings."""
    return scene(
        f"{FOE}entities: [{{tile: wraith, morphs: [{', '.join(morphs)}]}}]\n{more}", land=land, players=players
    )


def struck(game: Game[Etherfields], count: int = 1, reach: int = 1) -> int:
    """The Distress of a Dreamer after a Basic effect of the wraith."""
    return me(acting(game, f"[{{strike: {count}, range: {reach}}}]", this="wraith", row=True)).distress


# -- States


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
    before = scene(f"{FOE}entities: [{{tile: wraith, morphs: [distress]}}]", land=NEXT)
    assert struck(run(before, LayState(State.POISONED, figure=0))) == 2, "what lay there before works on"


@pytest.mark.rule("EF-STATE-10", "EF-STATE-11")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_states_work_alike_in_both_editions_and_end_with_the_scene(profile: str) -> None:
    from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- only here

    given = "dreamers: {a: {states: [{state: dazed}]}}\nfigures: [{of: wraith, states: [{state: stunned}]}]"
    game = scene(given, land=NEXT, profile=profile)
    assert struck(game) == 0
    assert me(run(game, EndScene(won=False))).states == ()


# -- Distress and death


@pytest.mark.rule("EF-DISTRESS-01", "EF-DISTRESS-02", "EF-DISTRESS-03")
def test_distress_comes_from_the_pool_and_cured_markers_return() -> None:
    game = run(scene(), Suffer(A, 7))
    assert (me(game).distress, left(game.table, Pool.DISTRESS), game.over) == (7, 9, None)
    table = game.table
    table.scribe = Scribe()
    Cure(A, 3).run(table)
    assert (me(game).distress, left(table, Pool.DISTRESS)) == (4, 12)


SINGLE = "{play: slumber}"


@pytest.mark.rule("EF-DEATH-01", "EF-EX-48", "EF-DISTRESS-04")
def test_the_eighth_distress_is_defeat_even_with_markers_left() -> None:
    game = run(scene("dreamers: {a: {distress: 7}}", options=SINGLE), Suffer(A, 1))
    assert game.over is not None
    assert game.over.winners == ()
    more = run(scene("dreamers: {a: {distress: 5}}", options=SINGLE), Suffer(A, 4))
    assert (me(more).distress, more.over is not None) == (7, True), "marker by marker, up to the one that kills"


@pytest.mark.rule("EF-DEATH-02", "EF-EX-49")
def test_distress_that_the_pool_does_not_have_is_defeat() -> None:
    spread = "dreamers: {a: {distress: 4}, b: {distress: 4}, c: {distress: 4}, d: {distress: 4}}"
    assert run(scene(spread, players=4, options=SINGLE), Suffer(A, 1)).over is not None


@pytest.mark.rule("EF-DEATH-03", "EF-DEATH-08", "EF-EX-47", "EF-SEAL-02")
def test_fewer_than_six_cards_are_defeat_and_sealed_or_placed_ones_do_not_count() -> None:
    deck = ", ".join(["gambler-slip"] * 3)
    given = (
        f"dreamers: {{a: {{deck: [{deck}], hand: [gambler-look, gambler-look], "
        f"discard: [dark-thought], progress: [gambler-habit]}}}}"
    )
    assert run(scene(given, options=SINGLE), CountCards(A)).over is None
    assert run(scene(given, options=SINGLE), SealCards(A, 1)).over is not None


@pytest.mark.rule("EF-DEATH-08")
@pytest.mark.parametrize("leaving", [PlaceProgress, RemoveFromHand], ids=str)
def test_the_cards_are_counted_after_every_change_of_zone(leaving: type[Step[Etherfields]]) -> None:
    deck = ", ".join(["gambler-slip"] * 3)
    six = f"dreamers: {{a: {{deck: [{deck}], hand: [gambler-look, gambler-grudge], discard: [gambler-look]}}}}"
    game = scene(six, options=SINGLE)
    assert run(game, CountCards(A)).over is None
    assert run(game, leaving(A, "gambler-grudge")).over is not None


@pytest.mark.rule("EF-DEATH-08")
def test_the_cards_are_counted_when_one_returns_to_the_market() -> None:
    deck = ", ".join(["gambler-slip"] * 3)
    six = f"dreamers: {{a: {{deck: [{deck}], hand: [old-debt, gambler-grudge], discard: [gambler-look]}}}}"
    game = scene(six, options=SINGLE)
    assert run(game, CountCards(A)).over is None
    assert play(scene(six, options=SINGLE), "use:old-debt/1").over is not None


@pytest.mark.rule("EF-DEATH-03")
def test_six_cards_are_enough() -> None:
    deck = ", ".join(["gambler-slip"] * 5 + ["gambler-look"])
    assert run(scene(f"dreamers: {{a: {{deck: [{deck}]}}}}", options=SINGLE), CountCards(A)).over is None


@pytest.mark.rule("EF-DEATH-04", "EF-DEATH-07", "EF-DEATH-09", "EF-DEATH-06")
def test_a_defeat_ends_the_slumber_without_loot_and_the_death_card_is_resolved() -> None:
    game = run(scene(FOE + "seasons: [thaw, frost, bloom]\nturns: [turn-1, turn-4]", land=NEXT), Defeat("told"))
    assert {"defeat-struck", "scene-cleared"} <= set(told(game))
    assert game.table.seasons[-1] == "bloom"
    assert (me(game).ether, me(game).distress, game.table.keys) == (0, 0, 0), "neither Loot nor Out of Turns"
    assert ("distress-taken" in told(game), "gained" in told(game)) == (False, False)
    assert "FreePlay" not in [type(one).__name__ for one in game.table.agenda], "nothing of the Turn is left to do"
    assert (game.table.figures, game.table.ground.tiles[:2]) == ([], ("hall", "gallery"))
    assert (
        len([card for zone in (me(game).deck, me(game).discard) for card in zone if card in game.table.lib.flaws]) == 1
    )


@pytest.mark.rule("EF-DEATH-07")
def test_a_defeat_outside_a_dream_returns_no_secrets() -> None:
    given = "location: quay\nrevealed: [memory]\nseasons: [thaw, frost, bloom]\n"
    for game in (run(scene(given), Defeat("told")), run(world(given), Defeat("told"))):
        assert (game.table.revealed, "memory" in game.table.boxed) == (("memory",), False)
        flaws = [one for one in (*me(game).deck, *me(game).discard) if one in game.table.lib.flaws]
        assert len(flaws) == 1, "the Death card is resolved on the Dreamworld Map too"


@pytest.mark.rule("EF-DEATH-05", "EF-DEATH-06", "EF-EX-32", "EF-GATE-09", "EF-COMP-04", "EF-EX-02")
def test_a_defeat_in_a_dream_returns_its_secrets_but_not_what_was_gained() -> None:
    given = (
        "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\n"
        "revealed: [prompt]\nnotes: [ticket]\nitems: [spare-crowbar]\nhours: 1"
    )
    game = run(etherfields(given), Defeat("told"))
    assert {"prompt", "foyer"} <= set(game.table.boxed)
    assert (game.table.notes, "ticket" in game.table.boxed) == (("ticket",), False)
    assert ("spare-crowbar" in game.table.storage, "spare-crowbar" in game.table.boxed) == (True, False)
    assert ("gate-opera" in game.table.gates, game.table.seasons[-1]) == (True, "bloom")


@pytest.mark.rule("EF-CAMPAIGN-12", "EF-PRECEDENCE-01")
def test_prevented_distress_is_not_suffered() -> None:
    game = run(scene("dreamers: {a: {hand: [cold-shoulder]}, b: {}}", players=2), Suffer(B, 1))
    assert (kind(game), ids(game)) == ("PreventWindow", ("use:cold-shoulder/1", "pass"))
    play(game, "use:cold-shoulder/1")
    assert me(game, B).distress == 0


@pytest.mark.rule("EF-PRECEDENCE-01")
def test_the_tutorial_dream_has_a_softer_rule_for_death() -> None:
    given = "dream: gate-first\nground: {tiles: [first-room]}\ndreamers: {a: {at: 16, distress: 7}}\nhours: 1"
    game = run(etherfields(given), Suffer(A, 1))
    assert (me(game).distress, game.table.scene.value) == (0, "dream")


@pytest.mark.rule("EF-STATE-04")
def test_a_stunned_dreamer_is_not_hindered() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip], states: [{state: stunned}]}}")
    assert {"move", "effort:1"} <= set(ids(game))

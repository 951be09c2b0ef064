"""Distress, prevented and cured; death and defeat (chapters DISTRESS, DEATH)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Pool
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.cards import PayAndRemove, PickCard, SealCards
from nocturne.games.etherfields.rules.distress import CountCards, Cure, Defeat, Suffer
from nocturne.games.etherfields.rules.draw import DrawCards, RemoveFromHand
from nocturne.games.etherfields.rules.perform import PlaceProgress
from nocturne.games.etherfields.rules.pools import left
from nocturne.kernel import Step
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import A, B, etherfields, ids, kind, me, play, run, scene, told, world

SLIP = "gambler-slip"


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


@pytest.mark.rule("EF-DISTRESS-03")
def test_no_more_distress_is_cured_than_was_suffered() -> None:
    game = scene("dreamers: {a: {distress: 2}}")
    game.table.scribe = Scribe()
    Cure(A, 5).run(game.table)
    assert (me(game).distress, left(game.table, Pool.DISTRESS)) == (0, 16)


LOOK = "gambler-look"


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


FOE = "figures: [{of: wraith}]\n"


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

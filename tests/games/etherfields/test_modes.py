"""Seasons, Deliverance, Sanctuaries, what the first Dream brings, optional modes and add-ons."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.locations import AtGate, Sanctuary
from nocturne.games.etherfields.rules.movement import Walk
from nocturne.games.etherfields.rules.saving import SaveGame
from nocturne.games.etherfields.rules.scenes import EndScene, EnterDream, ResolveSlumber
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.turn import MayDeliver
from nocturne.games.etherfields.views import GatePrint
from nocturne.kernel import Game, PositionError
from tests.games.etherfields.table import (
    A,
    C,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    opened,
    play,
    run,
    scene,
    told,
    world,
)
from tests.games.etherfields.test_campaign import deck, dream

# -- Seasons


@pytest.mark.rule("EF-SEASON-01")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
@pytest.mark.parametrize(("season", "sealed"), [("frost", 2), ("thaw", 1)])
def test_the_season_on_top_changes_shortcuts_in_both_editions(profile: str, season: str, sealed: int) -> None:
    rest = ", ".join(one for one in ("thaw", "frost", "bloom") if one != season)
    game = world(f"location: bus-stop\nseasons: [{rest}, {season}]", profile=profile)
    play(game, "shortcut:quay")
    assert len(me(game).sealed) == sealed


@pytest.mark.rule("EF-SEASON-01")
@pytest.mark.parametrize(("top", "ether"), [("bloom", 1), ("frost", 0)])
def test_a_season_acts_where_its_icon_is_resolved(top: str, ether: int) -> None:
    rest = ", ".join(one for one in ("thaw", "frost", "bloom") if one != top)
    game = play(world(f"seasons: [{rest}, {top}]\nslumbers: [delta]"), "path:corner-shop")
    assert me(game).ether == ether


@pytest.mark.rule("EF-SEASON-02", "EF-DEATH-06", "EF-EX-32")
def test_the_season_stays_through_a_defeat_and_an_awakening() -> None:
    game = run(etherfields(dream("seasons: [thaw, bloom, frost]")), Defeat("told"))
    play(game, "place:0", "go-on", "done")
    assert (kind(game), game.table.seasons[-1]) == ("Idle", "frost")


# -- Deliverance


@pytest.mark.rule("EF-SLUMBER-16", "EF-ENTITY-01")
def test_a_deliverance_is_inert_until_a_wisdom_card_gives_its_rule() -> None:
    assert kind(run(scene(), MayDeliver())) == "FreePlay"
    game = run(scene("wisdom: [mercy]\nat: nothing"), MayDeliver())
    assert ids(game) == ("deliver-now", "play-on")
    play(game, "deliver-now")
    assert (me(game).ether, game.table.tile, kind(game)) == (2, "", "Idle")


@pytest.mark.rule("EF-SLUMBER-16")
def test_a_deliverance_is_offered_at_the_end_of_a_turn_and_may_be_declined() -> None:
    game = scene("wisdom: [mercy]\nturns: [turn-9, turn-6]\nat: dreamscape\nhours: 0\ncoming: [0]")
    assert kind(game) == "Deliver"
    play(game, "play-on")
    assert (game.table.tile, me(game).ether, game.table.turn) == ("wraith", 0, 2)


# -- Sanctuary


@pytest.mark.rule("EF-CHOICE-01", "EF-WORLD-05")
@pytest.mark.parametrize(
    ("blessing", "zone", "card", "end"),
    [("unflip-one", "flipped", "habit", "progress"), ("unseal-one", "sealed", "slip", "discard")],
)
def test_the_team_chooses_whose_card_a_sanctuary_restores(blessing: str, zone: str, card: str, end: str) -> None:
    given = f"dreamers: {{a: {{{zone}: [gambler-{card}]}}, c: {{{zone}: [tough-guy-{card}]}}}}"
    game = play(run(world(given, players=3), Sanctuary()), blessing)
    assert ids(game) == ("give:0", "give:2"), "not the one who has none"
    play(game, "give:2")
    assert getattr(me(game, C), end) == (f"tough-guy-{card}",)
    assert getattr(me(game, A), zone) == (f"gambler-{card}",)


# -- what the first Dream brings


def first_dream(profile: str = "2.0") -> Game[Etherfields]:
    """A campaign in its first Dream."""
    return play(opened(1, profile), "become:gambler", "place:16")


@pytest.mark.rule("EF-CAMPAIGN-07")
def test_before_the_first_dream_the_team_has_neither_items_nor_decks_of_the_dreamworld() -> None:
    table = first_dream().table
    empty = (table.storage, table.items, table.slumbers, table.seasons, table.districts, table.wisdom, table.notes)
    assert empty == ((),) * 7


@pytest.mark.rule("EF-CAMPAIGN-11", "EF-CAMPAIGN-08")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_after_the_first_dream_the_decks_are_there_and_items_not_found_are_in_the_market(profile: str) -> None:
    game = run(first_dream(profile), EndScene(won=True))
    table, dealt = game.table, game.table.lib.dealt
    assert sorted(table.slumbers) == sorted(dealt["slumbers"])
    assert (table.seasons, table.districts) == (dealt["seasons"], dealt["districts"])
    assert sorted(table.item_market) == sorted(dealt["storage"])


# -- the Continuous Dream

CONTINUOUS = "{continuous: true}"
MODE = "mode: [long-sleep]\n"


@pytest.mark.rule("EF-CONTINUOUS-01", "EF-COMP-17")
@pytest.mark.parametrize(
    ("profile", "on", "slot"), [("2.0", True, "long-sleep"), ("2.0", False, ""), ("1.0", True, "")]
)
def test_the_mode_tile_lies_in_the_gate_slot_where_the_mode_is_played(profile: str, on: bool, slot: str) -> None:
    game = opened(1, profile, continuous=on)
    assert game.view(A).team.gate_slot == slot
    assert ("long-sleep" in game.table.boxed) == (slot == "")


@pytest.mark.rule("EF-CONTINUOUS-02", "EF-CONTINUOUS-04")
def test_the_mode_tile_may_replace_a_slumber_that_was_turned_up() -> None:
    game = run(world(deck("delta", "four-habits", "pack", more=MODE), options=CONTINUOUS), ResolveSlumber())
    assert ids(game) == ("drawn-tile", "mode-tile")
    assert game.table.turned_up == ("pack",), "the Team has seen its front"
    assert play(game.fork(), "drawn-tile").table.tile == "pack", "it may also be played"
    play(game, "mode-tile")
    assert (me(game).ether, game.table.slumbers) == (1, ("pack", "delta", "four-habits"))
    assert (kind(game), game.table.mode) == ("Idle", ("long-sleep",))


@pytest.mark.rule("EF-CONTINUOUS-03")
def test_the_mode_tile_keeps_its_tokens_until_a_dream_is_entered_and_comes_back_bare_after_it() -> None:
    game = run(world(deck("delta", "four-habits", "pack", more=MODE), options=CONTINUOUS), ResolveSlumber())
    play(game, "mode-tile")
    awake = run(game, Awaken())
    assert [(one.kind, one.of) for one in awake.table.tokens] == [("universal", "long-sleep")]
    inside = run(game, EnterDream("gate-opera"))
    assert (inside.table.mode, inside.table.tokens, inside.view(A).team.gate_slot) == ((), (), "gate-opera")
    play(inside, "place:0")
    after = run(inside, EndScene(won=False))
    assert (after.table.mode, after.table.tokens) == (("long-sleep",), ())


# -- the Refreshing Nap and add-ons


@pytest.mark.rule("EF-NAP-01", "EF-COMP-17")
@pytest.mark.parametrize(("profile", "nap", "held"), [("2.0", True, True), ("2.0", False, False), ("1.0", True, False)])
def test_the_card_of_the_nap_is_in_the_holder_where_the_mode_is_played(profile: str, nap: bool, held: bool) -> None:
    assert opened(1, profile, nap=nap).table.wisdom == (("nap-card",) if held else ())


@pytest.mark.rule("EF-NAP-02", "EF-NAP-03")
def test_the_nap_card_stays_on_its_gate_until_the_next_session_and_that_dream_costs_no_keys() -> None:
    lost = run(etherfields("wisdom: [nap-card]\n" + dream()), Defeat("told"))
    play(lost, "place:0", "go-on", "done")
    saved = play(run(lost, SaveGame()), "next-session", "place:0", "go-on", "done")
    assert saved.table.nap == "gate-opera"
    saved.table.location = "old-gate"
    game = play(run(saved, AtGate()), "enter-gate:gate-opera")
    assert (game.table.tile, game.table.nap) == ("gate-opera", "")


@pytest.mark.rule("EF-THORN-01")
@pytest.mark.parametrize(("owned", "limit"), [(True, 7), (False, 6)])
def test_the_owners_of_an_add_on_begin_with_its_wisdom_card_in_force(owned: bool, limit: int) -> None:
    game = play(opened(1, add_ons=owned), "become:gambler")
    assert game.table.wisdom == (("oath",) if owned else ()), "no other card"
    assert hand_limit(game.table, A) == limit


# -- saving inside, death in the first Dream


@pytest.mark.rule("EF-SAVE-07", "EF-SAVE-08", "EF-DEATH-04")
def test_saving_inside_a_dream_resolves_the_death_card_and_ends_the_session() -> None:
    given = dream("at: turn-start\nkeys: 2")
    game = play(etherfields("options: {save-inside: true}\n" + given), "save-inside")
    assert (kind(game), game.table.keys, game.table.tile) == ("Between", 0, "")
    assert sum(card in game.table.lib.flaws for card in me(game).discard) == 1
    assert "gate-opera" in game.table.gates


@pytest.mark.rule("EF-SAVE-08", "EF-AWAKEN-02")
def test_saving_inside_the_first_dream_means_to_begin_it_again() -> None:
    game = play(opened(1, save_inside=True), "become:gambler", "place:16", "save-inside", "next-session")
    assert (kind(game), game.table.tile, game.table.location) == ("EnterAt", "gate-first", "")
    assert (len(me(game).deck), game.table.sitting) == (22, 2)


@pytest.mark.rule("EF-PRECEDENCE-01")
@pytest.mark.parametrize("why", ["distress", "cards"])
def test_a_death_in_the_first_dream_only_cures_and_unseals(why: str) -> None:
    given = (
        "dream: gate-first\nground: {tiles: [first-room]}\ndreamers: {a: {at: 16, distress: 7, sealed: [gambler-slip]}}"
    )
    game = run(etherfields(given), Defeat(why, A))
    assert (me(game).distress, me(game).sealed, game.table.tile) == (0, (), "gate-first")
    assert "death-averted" in told(game)


# -- what lies in the box and on the table


@pytest.mark.rule("EF-SETUP-13", "EF-GATE-01")
def test_the_backs_of_owned_gates_are_seen_and_their_fronts_are_not() -> None:
    backs = world().view(A).team.gate_backs
    assert GatePrint("gate-opera", "suburbia", keys=2, turns=6) in backs


@pytest.mark.rule("EF-COMP-09")
def test_a_universal_marker_means_nothing_by_itself() -> None:
    given = "figures: [{of: wraith, at: 1}]\ndreamers: {a: {hand: [gambler-slip, net]}}\n"
    marked = scene(
        given + "tokens: [{kind: universal, at: 0}, {kind: universal, at: 1}, {kind: universal, of: wraith}]"
    )
    assert ids(marked) == ids(scene(given))
    assert ids(run(marked, Walk(A, 2))) == ids(run(scene(given), Walk(A, 2)))


@pytest.mark.rule("EF-INFLUENCE-02")
def test_a_deck_with_an_item_in_it_is_broken() -> None:
    with pytest.raises(PositionError, match="crowbar is in the deck of gambler"):
        world("dreamers: {a: {deck: [gambler-slip, crowbar]}}")
    assert len(me(world("dreamers: {a: {deck: [gambler-slip, shaking-hands]}}")).deck) == 2, "a Flaw may be there"


@pytest.mark.rule("EF-MARKET-09", "EF-MARKET-07")
def test_a_dream_adds_cards_to_both_markets_and_lost_cards_end_up_there() -> None:
    game = run(world(), Reveal(A, "late-card"), Reveal(A, "late-item"))
    assert (game.table.market[0], game.table.item_market[0]) == ("late-card", "late-item")
    given = "dreamers: {a: {hand: [old-debt, gambler-slip, gambler-slip]}}"
    lost = play(scene(given), "use:old-debt/1")
    assert lost.table.market[0] == "old-debt"


@pytest.mark.rule("EF-PRECEDENCE-04")
def test_where_order_matters_between_cards_played_at_once_the_player_picks_it() -> None:
    given = "dreamers: {a: {hand: [second-wind, gambler-flash], distress: 1}}\nat: dreamscape\nfigures: [{of: wraith}]"
    for first, second in (("second-wind", "gambler-flash"), ("gambler-flash", "second-wind")):
        game = scene(given)
        assert {"use:second-wind/1", "use:gambler-flash/1"} <= set(ids(game))
        play(game, f"use:{first}/1")
        assert f"use:{second}/1" in ids(game)
        play(game, f"use:{second}/1")
        assert (me(game).distress, me(game).sealed, len(me(game).hand)) == (0, ("gambler-flash",), 3), "all of both"


@pytest.mark.rule("EF-COMPANION-01", "EF-COMPANION-02", "EF-ENTITY-05", "EF-ENTITY-06")
def test_a_companion_is_called_up_into_a_slumber_and_leaves_with_it() -> None:
    game = on_tiles("notes: [knight-note]\ndreamers: {a: {at: 0}}\nfigures: [{of: wraith, at: 3}]")
    assert game.table.is_entity(game.table.figures[0])
    play(game, "use-note:knight-note")
    if kind(game) == "ChooseSpawn":
        play(game, ids(game)[0])
    companion = next(one for one in game.table.figures if one.of == "box-knight")
    assert not game.table.is_entity(companion)
    assert run(game, EndScene(won=False)).table.figures == []

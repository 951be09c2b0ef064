"""Single clauses of rules on Slumbers, Dreams and Secrets whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nocturne.games.etherfields.content import Cost
from nocturne.games.etherfields.deeds import Flagged, Seal
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.flaws import PayAndRemove
from nocturne.games.etherfields.rules.locations import Sanctuary
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene, EnterDream, LayStartingTiles
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.turn import MayDeliver
from nocturne.games.etherfields.rules.world import AfterLocation
from nocturne.games.etherfields.words import Phase
from tests.games.etherfields.table import A, B, etherfields, ids, kind, me, play, refused, run, scene, world

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
GROUND = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"


@pytest.mark.rule("EF-FIRST-05")
def test_the_marker_stays_in_the_first_turn_and_on_the_way() -> None:
    structured = "{rounds: structured}"
    ground = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}, b: {at: 0}}\nhours: 0"
    begun = run(world(ground, players=2, options=structured), BeginSlumber("pack"))
    while kind(begun) == "Spawn":
        play(begun, ids(begun)[0])
    assert (begun.table.turn, begun.table.first) == (1, A)
    assert run(world("location: bus-stop", players=2, options=structured), AfterLocation()).table.first == A


@pytest.mark.rule("EF-TURN-01", "EF-TURN-02")
def test_the_card_and_action_step_is_part_of_the_dreamers_phase() -> None:
    game = play(scene("at: turn-start\nhours: 0"), "play-on")
    assert (kind(game), game.table.phase) == ("FreePlay", Phase.DREAMERS)


@pytest.mark.rule("EF-SLUMBER-16")
def test_a_deliverance_waits_for_its_condition_and_needs_one_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind(run(scene("wisdom: [mercy]", slumber="pack"), MayDeliver())) == "FreePlay", "the pack prints none"
    tiles = scene().table.lib.tiles
    monkeypatch.setitem(tiles, "wraith", replace(tiles["wraith"], delivered=Flagged("moon")))
    asked = [kind(run(scene(f"wisdom: [mercy]\nflags: {flags}"), MayDeliver())) for flags in ("[]", "[moon]")]
    assert asked == ["FreePlay", "Deliver"]


@pytest.mark.rule("EF-SLUMBER-03", "EF-ENTITY-07")
def test_the_tile_of_a_slumber_is_active_from_its_setup_on() -> None:
    game = run(world(GROUND), BeginSlumber("pack"))
    assert [one.tile for one in game.table.entities] == ["pack"]


@pytest.mark.rule("EF-ENTRANCE-01", "EF-SETUP-21")
def test_the_fifth_dreamer_enters_where_there_is_room() -> None:
    game = run(world(players=5), LayStartingTiles())
    for _ in range(4):
        play(game, "place:0", seat=game.open[0].seat)
    assert ids(game, game.open[0].seat) == ("place:3", "place:8")


@pytest.mark.rule("EF-WORLD-16")
def test_after_a_slumber_a_new_journey_begins() -> None:
    assert me(run(scene("dreamers: {a: {used: [lucky-coin/1]}}"), EndScene(won=False))).used == ()


@pytest.mark.rule("EF-CONTINUOUS-03", "EF-COMP-17")
def test_the_mode_tile_does_not_come_out_of_the_box_where_the_mode_is_not_played() -> None:
    game = run(etherfields(DREAM), EndScene(won=False))
    assert (game.table.mode, "long-sleep" in game.table.boxed) == ((), True)
    old = run(etherfields(f"profile: '1.0'\noptions: {{continuous: true}}\n{DREAM}"), EndScene(won=False))
    assert (old.table.mode, "long-sleep" in old.table.boxed) == ((), True)


@pytest.mark.rule("EF-NAP-02")
def test_the_nap_card_is_laid_on_lost_dreams_only_and_on_one_at_a_time() -> None:
    slumber = run(scene("wisdom: [nap-card]\nlocation: quay"), Defeat("told"))
    assert slumber.table.nap == ""
    taken = run(etherfields(f"wisdom: [nap-card]\nnap: gate-pier\n{DREAM}"), Defeat("told"))
    assert taken.table.nap == "gate-pier"


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_may_cost_keys_and_distress(monkeypatch: pytest.MonkeyPatch) -> None:
    flaws = scene().table.lib.flaws
    monkeypatch.setitem(flaws, "heavy-legs", replace(flaws["heavy-legs"], removal=Cost(keys=1, distress=1)))
    given = "dreamers: {a: {burdens: [heavy-legs]}}\nkeys: %s"
    assert refused(scene(given % 0), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = run(scene(given % 1), PayAndRemove(A, "heavy-legs", "burdens"))
    assert (me(game).burdens, me(game).distress, game.table.keys) == ((), 1, 0)


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_may_cost_hours_and_cards_of_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    flaws = scene().table.lib.flaws
    monkeypatch.setitem(flaws, "heavy-legs", replace(flaws["heavy-legs"], removal=Cost(hours=2, cards=1)))
    given = "dreamers: {a: {burdens: [heavy-legs], hand: [%s]}}\nhours: %s"
    assert refused(scene(given % ("", 2)), "remove-burden:heavy-legs") == "EF-FLAW-06"
    assert refused(scene(given % ("gambler-slip", 1)), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = play(scene(given % ("gambler-slip", 2)), "remove-burden:heavy-legs")
    assert (me(game).burdens, me(game).hand, game.table.hours) == ((), (), 0)


@pytest.mark.rule("EF-REVEAL-03", "EF-COMP-04")
@pytest.mark.parametrize("code", ["usher", "trapdoor"])
def test_an_entity_or_overlay_that_is_found_is_no_longer_among_the_secrets(code: str) -> None:
    game = run(etherfields(DREAM), Reveal(A, code))
    assert (code in game.table.boxed, code in game.table.revealed) == (False, code == "usher")
    again = run(game, Reveal(A, code)).table
    assert len([*again.entities, *again.ground.overlays]) == 1


@pytest.mark.rule("EF-REVEAL-10", "EF-FAQ-01")
def test_a_secret_that_is_no_memory_stays_beside_the_board_after_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    game = etherfields(DREAM)
    monkeypatch.setitem(game.table.lib.effects, "prompt/do", (Seal(1),))
    read = run(game, Reveal(A, "prompt"))
    assert (read.table.revealed, len(me(read).sealed)) == (("prompt",), 1)


@pytest.mark.rule("EF-AWAKEN-08")
def test_the_team_awakens_if_it_chooses_to_after_a_dream() -> None:
    game = play(run(etherfields(f"{DREAM}location: old-gate\nkeys: 2"), EndScene(won=True)), "place:0")
    assert play(game.fork(), "go-on").table.location == "old-gate"
    play(game, "awaken-now", "place:0", "go-on", "done")
    assert (kind(game), game.table.location, game.table.keys) == ("Idle", "bedroom-window", 0)


@pytest.mark.rule("EF-GATE-07")
def test_gates_may_be_entered_again_from_their_setup() -> None:
    game = play(run(world("keys: 4"), EnterDream("gate-opera")), "place:0")
    again = run(run(game, EndScene(won=False)), EnterDream("gate-opera"))
    assert (again.table.ground.tiles, [one.tile for one in again.table.entities]) == (("foyer",), ["usher"])


@pytest.mark.rule("EF-WORLD-05")
def test_a_sanctuary_reshuffles_all_decks_without_penalty_or_restores_an_item() -> None:
    piles = "dreamers: {a: {discard: [gambler-slip, gambler-look]}, b: {discard: [specialist-slip]}}"
    mixed = play(run(world(piles, players=2), Sanctuary()), "reshuffle-all")
    assert [(me(mixed, seat).discard, me(mixed, seat).distress) for seat in (A, B)] == [((), 0), ((), 0)]
    assert kind(mixed) == "Idle"
    stored = "storage: [lantern]\nremoved: [crowbar, lucky-coin, skeleton-key, smelling-salts]"
    assert play(run(world(stored), Sanctuary()), "restore-one").table.items == ("lantern",)

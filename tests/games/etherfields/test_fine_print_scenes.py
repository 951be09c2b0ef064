"""Single clauses of rules on Slumbers, Dreams and Secrets whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Phase, Pool
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.flaws import PayAndRemove
from nocturne.games.etherfields.rules.locations import AtGate, DrawFate, Sanctuary
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.saving import SaveGame, StartPlay
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene, EnterDream, LayStartingTiles
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.turn import MayDeliver
from nocturne.games.etherfields.rules.world import AfterLocation, RelocateTeam, Travel
from tests.games.etherfields.table import (
    A,
    B,
    C,
    acting,
    changed,
    etherfields,
    ids,
    kind,
    me,
    play,
    refused,
    run,
    scene,
    why,
    world,
)

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
def test_a_deliverance_waits_for_its_condition_and_needs_one_printed() -> None:
    assert kind(run(scene("wisdom: [mercy]", slumber="pack"), MayDeliver())) == "FreePlay", "the pack prints none"
    moon = changed("tile/wraith", "effects: [{when: deliverance, if: {flag: moon}, do: [end-well]}]")
    given = "wisdom: [mercy]\nflags: %s"
    asked = [kind(run(scene(given % flags, cards=moon), MayDeliver())) for flags in ("[]", "[moon]")]
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
def test_a_flaw_may_cost_keys_and_distress() -> None:
    dear = changed("flaw/heavy-legs", "removal: {pay: [{spend: key}, {suffer: 1}], do: [remove-flaw]}")
    given = "dreamers: {a: {burdens: [heavy-legs]}}\nkeys: %s"
    assert refused(scene(given % 0, cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = run(scene(given % 1, cards=dear), PayAndRemove(A, "heavy-legs", "burdens"))
    assert (me(game).burdens, me(game).distress, game.table.keys) == ((), 1, 0)


@pytest.mark.rule("EF-FLAW-06")
def test_a_flaw_may_cost_hours_and_cards_of_the_hand() -> None:
    price = "removal: {pay: [{spend: hour, amount: 2}, {discard: 1}], do: [remove-flaw]}"
    dear = changed("flaw/heavy-legs", price)
    given = "dreamers: {a: {burdens: [heavy-legs], hand: [%s]}}\nhours: %s"
    assert refused(scene(given % ("", 2), cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    assert refused(scene(given % ("gambler-slip", 1), cards=dear), "remove-burden:heavy-legs") == "EF-FLAW-06"
    game = play(scene(given % ("gambler-slip", 2), cards=dear), "remove-burden:heavy-legs")
    assert (me(game).burdens, me(game).hand, game.table.hours) == ((), (), 0)


@pytest.mark.rule("EF-REVEAL-03", "EF-COMP-04")
@pytest.mark.parametrize("code", ["usher", "trapdoor"])
def test_an_entity_or_overlay_that_is_found_is_no_longer_among_the_secrets(code: str) -> None:
    game = run(etherfields(DREAM), Reveal(A, code))
    assert (code in game.table.boxed, code in game.table.revealed) == (False, code == "usher")
    again = run(game, Reveal(A, code)).table
    assert len([*again.entities, *again.ground.overlays]) == 1


@pytest.mark.rule("EF-REVEAL-10", "EF-FAQ-01")
def test_a_secret_that_is_no_memory_stays_beside_the_board_after_its_effect() -> None:
    prompt = changed("secret/prompt", "effects: [{when: revealed, do: [{seal: 1}]}]")
    read = run(etherfields(DREAM, prompt), Reveal(A, "prompt"))
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


@pytest.mark.rule("EF-AWAKEN-08", "EF-WORLD-11")
def test_a_team_that_awakens_after_a_dream_is_done_with_the_location_of_its_gate() -> None:
    game = play(run(world("keys: 2"), Travel("old-gate")), "enter-gate:gate-opera", "place:0")
    game = play(run(game, EndScene(won=True)), "place:0")
    fates = game.table.fates
    stayed = play(game.fork(), "go-on")
    assert (stayed.table.fates != fates, stayed.table.location) == (True, "old-gate"), "a Fate card is still due here"
    play(game, "awaken-now", "place:0", "go-on", "done")
    assert (kind(game), game.table.location, game.table.shown in fates) == ("Idle", "bedroom-window", False)


@pytest.mark.rule("EF-FATE-02", "EF-DEATH-07")
@pytest.mark.parametrize("cards", ["[bad-news]", "[bad-news, kind-stranger]"])
def test_a_fate_card_that_is_the_death_of_a_dreamer_goes_under_its_deck(cards: str) -> None:
    every = "kind-stranger, wrong-turn, warm-bench, found-coin, bad-news, night-bus, fountain, mirror, leak, draught"
    rest = ", ".join([one for one in every.split(", ") if one not in cards])
    game = world(f"fates: {cards}\nremoved: [{rest}]\ndreamers: {{a: {{distress: 7}}}}")
    while game.table.fates[-1] != "bad-news":
        game = run(game, DrawFate())
    lost = run(game, DrawFate())
    assert (lost.table.turned_up, sorted(lost.table.fates)) == ((), sorted(game.table.fates))


@pytest.mark.rule("EF-FATE-02", "EF-SLUMBER-08")
def test_a_defeat_in_a_slumber_that_a_fate_card_began_returns_both() -> None:
    asleep = "slumber: wraith\nslumbers: [delta, pack]\nremoved: [colossus, two-habits, four-habits]\nhours: 0\n"
    game = run(etherfields(f"{asleep}turned_up: [wraith, bad-news]\n{GROUND}"), Defeat("told"))
    assert (game.table.turned_up, "bad-news" in game.table.fates, "wraith" in game.table.slumbers) == ((), True, True)


@pytest.mark.rule("EF-WORLD-16")
def test_an_awakening_a_save_and_a_defeat_on_the_way_refresh_what_was_used_once() -> None:
    for step in (Awaken(), SaveGame(), Defeat("told")):
        game = run(world("dreamers: {a: {used: [lucky-coin/1]}, b: {used: [boost]}}", players=2), step)
        assert (me(game).used, me(game, B).used) == ((), ()), step


@pytest.mark.rule("EF-SLUMBER-08", "EF-ACTION-10")
def test_a_single_use_action_of_the_tile_is_there_again_when_the_tile_comes_back() -> None:
    used = "spent: [wraith/1, hall/1]\nblocks: 2\n"
    game = run(scene(used), EndScene(won=True))
    assert (game.table.spent, game.table.blocks) == (("hall/1",), 1), "that of the map stays blocked"


@pytest.mark.rule("EF-SETUP-15", "EF-SETUP-16")
@pytest.mark.parametrize("chosen", ["slumber", "dream"])
def test_in_1_0_a_single_scene_begins_with_a_shuffled_market_too(chosen: str) -> None:
    for profile, mixed in (("1.0", True), ("2.0", False)):
        before = world(profile=profile, options=f"{{play: {chosen}}}")
        after = run(before, StartPlay())
        while kind(after) in ("GainMask", "OfferMask", "EnterAt", "ChooseSlot"):
            play(after, ids(after)[0])
        assert (after.table.market != before.table.market) == mixed, profile
        assert sorted(after.table.market) == sorted(before.table.market)


@pytest.mark.rule("EF-COMP-02", "EF-CHOICE-01")
def test_where_some_of_the_dreamers_gain_and_the_pool_is_short_the_team_chooses_among_them() -> None:
    effect, rich = "[{gain: gem, who: {each-other: dreamer}}]", "dreamers: {a: {gems: 5}}"
    game = acting(world(rich, players=3), effect, this="lantern")
    assert (kind(game), ids(game)) == ("ShareOut", ("give:1", "give:2"))
    play(game, "give:2")
    assert [me(game, seat).gems for seat in (A, B, C)] == [5, 0, 1]
    none = world("dreamers: {a: {gems: 6}}", players=3)
    assert kind(acting(none, effect, this="lantern")) == "Idle", "where nothing is left there is nothing to choose"


@pytest.mark.rule("EF-GATE-04", "EF-WORLD-10")
@pytest.mark.parametrize(("profile", "instead"), [("1.0", "pass"), ("2.0", "key-and-slumber")])
def test_who_lacks_keys_is_told_what_the_gate_offers_instead(profile: str, instead: str) -> None:
    near, given = changed("gate/gate-pier", "district: suburbia"), "location: old-gate\nkeys: 1"
    game = run(world(f"{given}\ngates: [gate-opera, gate-pier]", profile=profile, cards=near), AtGate())
    assert ids(game) == (instead, "enter-gate:gate-pier")
    assert why(game, "enter-gate:gate-opera").refusal.instead == (instead,)


@pytest.mark.rule("EF-BOARD-10", "EF-QUIRK-02")
def test_a_new_slumber_map_tile_may_be_drawn_before_the_others() -> None:
    found = "- {kind: secret, id: garden, name: garden, back: map, front: slumber-map}"
    drawn = set()
    for seed in range(1, 9):
        game = run(
            world(f"maps: [hall, gallery, cellar]\nboxed: [garden]\nseed: {seed}", cards=found), Reveal(A, "garden")
        )
        assert sorted(game.table.maps) == ["cellar", "gallery", "garden", "hall"]
        drawn.add(game.table.maps[-1])
    assert "garden" in drawn


@pytest.mark.rule("EF-WORLD-09", "EF-CHOICE-03")
def test_a_deck_of_flaws_alone_cannot_pay_for_a_shortcut() -> None:
    flaw = next(iter(world().table.lib.flaws))
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"])
    game = world(f"location: bus-stop\ndreamers: {{a: {{deck: [{flaw}], hand: [{hand}]}}}}")
    assert refused(game, "shortcut:quay") == "EF-CHOICE-03"


@pytest.mark.rule("EF-COMP-01", "EF-COMP-02")
def test_gems_in_slots_terrain_and_what_stored_dreamers_own_are_out_of_their_pools() -> None:
    game = play(run(world("dreamers: {a: {ether: 3}}"), Awaken()), "place:0", "become:specialist")
    assert (me(game).ether, left(game.table, Pool.ETHER)) == (0, 13), "the other Dreamer keeps the Ether"
    laid = scene("gems_laid: [1]\ntokens: [{kind: light, at: 1}, {kind: water, at: 2}]").table
    assert (left(laid, Pool.GEM), left(laid, Pool.TERRAIN)) == (5, 6)


@pytest.mark.rule("EF-SLUMBER-08")
def test_tokens_of_a_second_entity_go_with_the_slumber_too() -> None:
    both = "entities: [{tile: wraith}, {tile: pack}]\ntokens: [{kind: threat, at: 1, of: pack}, {kind: story, at: 1}]"
    assert [one.kind for one in run(scene(both), EndScene(won=True)).table.tokens] == ["story"]


@pytest.mark.rule("EF-WORLD-07")
def test_the_price_of_a_shortcut_is_paid_before_the_team_moves() -> None:
    game = play(world("location: bus-stop\ndreamers: {a: {progress: [gambler-habit]}}", profile="1.0"), "shortcut:quay")
    assert (kind(game), game.table.location, game.table.keys) == ("PayShare", "bus-stop", 0)


@pytest.mark.rule("EF-WORLD-17")
def test_a_relocation_that_leads_nowhere_else_does_not_happen_and_any_other_must() -> None:
    stuck = run(world("location: quay"), RelocateTeam(("quay",)))
    assert (kind(stuck), stuck.table.location) == ("Idle", "quay")
    assert ids(run(world("location: bus-stop"), RelocateTeam(("quay", "chapel")))) == ("path:quay", "path:chapel")


@pytest.mark.rule("EF-GATE-03", "EF-GATE-08")
def test_the_gate_of_the_first_dream_is_offered_nowhere() -> None:
    game = run(world("location: old-gate\nkeys: 2\ngates: [gate-first, gate-opera]"), AtGate())
    assert game.explain(A, "enter-gate:gate-first") is not None
    assert why(game, "enter-gate:gate-first").rule.startswith("protocol"), "no district has it"


@pytest.mark.rule("EF-SLUMBER-17")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_after_a_dream_the_starting_tiles_are_laid_in_both_editions(profile: str) -> None:
    game = run(etherfields(f"profile: '{profile}'\n{DREAM}"), EndScene(won=False))
    assert (kind(game), game.table.ground.tiles) == ("EnterAt", ("hall", "gallery"))

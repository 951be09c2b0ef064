"""Slumbers, the Delta Phase, Dreams and Secrets."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.locations import AtGate, EnterGate
from nocturne.games.etherfields.rules.scenes import (
    EndScene,
    EnterDream,
    LayStartingTiles,
    RebuildSlumbers,
    ResetHours,
    ResolveSlumber,
)
from nocturne.games.etherfields.rules.secrets import ResolveOnce, Reveal
from nocturne.games.etherfields.rules.world import Travel
from nocturne.kernel import Game, Step
from tests.games.etherfields.table import (
    A,
    B,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    opened,
    play,
    refused,
    run,
    scene,
    told,
    world,
)

# -- Slumbers

SLUMBERS = ("delta", "four-habits", "two-habits", "colossus", "pack", "wraith")


def deck(*tiles: str, more: str = "") -> str:
    """A Slumber deck of these tiles only, the last on top."""
    rest = [one for one in SLUMBERS if one not in tiles]
    return f"slumbers: [{', '.join(tiles)}]\nremoved: [{', '.join(rest)}]\n{more}"


GROUND = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"


@pytest.mark.rule("EF-SLUMBER-01", "EF-SLUMBER-02", "EF-SLUMBER-06", "EF-SLUMBER-04")
def test_a_tile_that_is_no_entity_is_just_followed_and_goes_to_the_bottom() -> None:
    game = run(world(deck("delta", "pack", "four-habits")), ResolveSlumber())
    assert (game.table.hours, game.table.slumbers, kind(game)) == (1, ("four-habits", "delta", "pack"), "Idle")


@pytest.mark.rule("EF-SLUMBER-05", "EF-SLUMBER-09")
def test_dreamers_start_a_slumber_where_the_one_before_left_them() -> None:
    game = run(on_tiles("dreamers: {a: {at: 9}}", slumber="pack"), EndScene(won=False))
    again = run(game, ResolveSlumber())
    assert (me(game).at, me(again).at, again.table.turned_up != ()) == (9, 9, True)


@pytest.mark.rule("EF-SLUMBER-03", "EF-SLUMBER-04", "EF-ENTITY-01", "EF-SLUMBER-05")
def test_an_entity_tile_builds_the_turn_deck_and_spawns_its_figures() -> None:
    game = run(world(deck("delta", "pack", more=GROUND)), ResolveSlumber())
    while kind(game) == "Spawn":
        play(game, ids(game)[0])
    assert (len(game.table.turns), len(game.table.figures)) == (5, 3)
    assert (me(game).at, game.table.turn, kind(game)) == (0, 1, "FreePlay")


@pytest.mark.rule("EF-SLUMBER-07", "EF-SLUMBER-08", "EF-SLUMBER-09", "EF-EX-39", "EF-LOOT-02")
def test_a_won_slumber_gives_loot_ends_at_once_and_its_tile_goes_to_the_bottom() -> None:
    given = (
        "figures: [{of: wraith, at: 1}]\ndreamers: {a: {hand: [iron-word, gambler-shove, "
        "gambler-shove]}}\nturns: [turn-4, turn-1]\ntokens: [{kind: universal, at: 2, "
        "of: wraith}, {kind: light, at: 3}]"
    )
    game = play(scene(given), "use:wraith/1", "spend:iron-word", "spend:gambler-shove", "spend:gambler-shove", "done")
    table = game.table
    assert (me(game).ether, table.slumbers[0], table.figures, kind(game)) == (1, "wraith", [], "Idle")
    assert [one.kind for one in table.tokens] == ["light"], "unrelated tokens stay"
    assert me(game).at == 0


@pytest.mark.rule("EF-SLUMBER-11")
def test_a_slumber_that_ends_without_a_word_of_loot_gives_none() -> None:
    game = run(scene("turns: [turn-4, turn-1]"), EndScene(won=True))
    assert (me(game).ether, me(game).distress) == (0, 0)


@pytest.mark.rule("EF-SLUMBER-12", "EF-TURN-18", "EF-DREAM-07", "EF-ENTITY-01")
def test_out_of_turns_applies_the_tiles_effect_and_ends_the_slumber() -> None:
    game = scene("turns: [turn-6]\nat: dreamscape\nhours: 0\ncoming: [0]")
    assert (me(game).distress, kind(game), game.table.scene.value) == (1, "Idle", "none")


@pytest.mark.rule("EF-DREAM-07")
@pytest.mark.parametrize("step", [EndScene(won=True), EndScene(won=False), Defeat("distress", A)], ids=str)
@pytest.mark.parametrize("where", ["slumber", "dream"])
def test_victory_a_script_and_death_end_a_slumber_or_dream(step: Step[Etherfields], where: str) -> None:
    game = run(scene() if where == "slumber" else etherfields(dream()), step)
    assert (game.table.scene.value, game.table.turns) == ("none", ())


@pytest.mark.rule("EF-SLUMBER-13", "EF-SLUMBER-15", "EF-ENTITY-01")
def test_a_slumber_may_be_skipped_at_the_start_of_a_turn() -> None:
    game = play(scene("at: turn-start"), "skip-slumber")
    assert (me(game).distress, game.table.slumbers[0], kind(game)) == (1, "wraith", "Idle")
    assert kind(scene("at: turn-start", slumber="pack")) == "FreePlay", "the pack prints no Skip"


@pytest.mark.rule("EF-SLUMBER-14")
def test_where_the_tile_allows_it_a_slumber_may_be_skipped_before_it_starts() -> None:
    game = run(world(deck("delta", "wraith", more=GROUND)), ResolveSlumber())
    assert ids(game) == ("set-up", "skip-now")
    play(game, "skip-now")
    assert (me(game).distress, game.table.turns, kind(game)) == (1, (), "Idle")


@pytest.mark.rule("EF-EX-58", "EF-SLUMBER-20", "EF-DELTA-05")
def test_when_three_slumbers_are_done_the_fourth_is_delta_and_they_are_shuffled_onto_it() -> None:
    game = world(deck("delta", "late-slumber", "four-habits", "two-habits"))
    game = play(run(game, ResolveSlumber()), "branch:0")
    game = run(run(game, ResolveSlumber()), ResolveSlumber())
    assert game.table.slumbers[-1] == "delta"
    orders = set()
    for seed in range(12):
        game.table.seed = seed
        orders.add(play(run(game, ResolveSlumber()), "cure-all").table.slumbers)
    assert {(one[0], len(one)) for one in orders} == {("delta", 4)}
    assert len(orders) > 1, "the three are shuffled"


@pytest.mark.rule("EF-SLUMBER-17", "EF-SLUMBER-19", "EF-SETUP-04", "EF-SETUP-21")
def test_the_two_starting_tiles_are_laid_and_dreamers_choose_their_entrance() -> None:
    game = run(world("ground: {tiles: [cellar]}"), LayStartingTiles())
    assert game.table.ground.tiles == ("hall", "gallery")
    assert sorted(game.table.maps) == ["cellar", "garden"]
    assert told(game).count("pile-shuffled") == 1
    assert ids(game) == ("place:0", "place:3", "place:8")


# -- Delta


@pytest.mark.rule("EF-DELTA-01", "EF-DELTA-02", "EF-DELTA-03", "EF-DELTA-04", "EF-DELTA-06", "EF-DELTA-07")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_in_the_delta_phase_each_dreamer_recovers_in_one_way_and_the_clock_is_reset(profile: str) -> None:
    ground = GROUND.replace("gallery", "gallery, cellar").replace("{at: 0}", "{at: 0, distress: 5}")
    given = deck("pack", "delta", more=f"hours: 9\n{ground}")
    game = run(world(given, players=2, profile=profile), ResolveSlumber())
    assert ids(game) == ("cure-all", "unseal-all", "unflip-all", "reshuffle-deck", "change-mask", "pass")
    play(game, "cure-all")
    assert game.open[0].seat == B
    play(game, "unseal-all", seat=B)
    assert (me(game).distress, game.table.hours, game.table.ground.tiles) == (0, 4, ("hall", "gallery", "cellar"))


@pytest.mark.rule("EF-SETUP-03", "EF-DELTA-05")
def test_in_2_0_delta_is_always_the_bottom_tile() -> None:
    orders = set()
    for seed in range(8):
        game = world(deck("delta", "four-habits", "two-habits", "pack"))
        game.table.seed = seed
        orders.add(run(game, RebuildSlumbers()).table.slumbers)
    assert {one[0] for one in orders} == {"delta"}
    assert len(orders) > 1, "the others are shuffled"


RECOVERIES = {
    "cure-all": (0, 2, 2, 1),
    "unseal-all": (2, 0, 2, 3),
    "unflip-all": (2, 2, 0, 1),
    "reshuffle-deck": (2, 2, 2, 0),
}


@pytest.mark.rule("EF-DELTA-03")
@pytest.mark.parametrize("way", RECOVERIES)
def test_each_way_to_recover_does_what_it_says_and_nothing_else(way: str) -> None:
    cards = "sealed: [gambler-slip, gambler-look], flipped: [gambler-habit, gambler-grudge]"
    worn = f"distress: 2, {cards}, discard: [gambler-look]"
    game = run(world(deck("pack", "delta", more=f"dreamers: {{a: {{{worn}}}}}")), ResolveSlumber())
    mine = me(play(game, way))
    assert (mine.distress, len(mine.sealed), len(mine.flipped), len(mine.discard)) == RECOVERIES[way]


@pytest.mark.rule("EF-DELTA-03")
def test_a_dreamer_may_recover_by_another_mask() -> None:
    masks = "mask: mask-of-haste, masks: [mask-of-haste, mask-of-plenty], distress: 2"
    game = run(world(deck("pack", "delta", more=f"dreamers: {{a: {{{masks}}}}}")), ResolveSlumber())
    mine = me(play(game, "change-mask"))
    assert (mine.mask, mine.distress) == ("mask-of-plenty", 2)


@pytest.mark.rule("EF-SETUP-02", "EF-DELTA-07")
def test_in_1_0_delta_is_shuffled_in() -> None:
    tops = set()
    for seed in range(20):
        game = world(deck("delta", "four-habits", "two-habits", "pack"), profile="1.0")
        game.table.seed = seed
        tops.add(run(game, RebuildSlumbers()).table.slumbers.index("delta"))
    assert len(tops) > 1


@pytest.mark.rule("EF-SETUP-10", "EF-EX-27", "EF-CAMPAIGN-01")
@pytest.mark.parametrize(("players", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_clock_is_set_by_the_number_of_dreamers(players: int, hours: int) -> None:
    assert run(world("hours: 0", players=players), ResetHours()).table.hours == hours


# -- Dreams


def why_not(game: Game[Etherfields], gate: str) -> str | None:
    """The rule that keeps the Team out of a Dream where it stands."""
    refusal = AtGate().refuse(game.table, A, EnterGate.of(gate))
    return refusal.rule if refusal is not None else None


@pytest.mark.rule("EF-GATE-05", "EF-EX-30", "EF-GATE-06")
def test_of_two_gates_one_is_entered_and_then_the_team_travels_on() -> None:
    game = run(world("location: bus-stop\nkeys: 4\nfates: [bad-news]"), Travel("old-gate"))
    assert {"enter-gate:gate-opera", "key-and-slumber"} <= set(ids(game))
    play(game, "enter-gate:gate-opera", "place:0")
    after = play(run(game, EndScene(won=False)), "place:0", "go-on")
    assert (kind(after), after.table.location, after.table.keys) == ("Idle", "old-gate", 2)


@pytest.mark.rule("EF-BOARD-06", "EF-GATE-03", "EF-GATE-04")
def test_a_dream_is_entered_from_its_district_with_enough_keys() -> None:
    game = world("location: old-gate\nkeys: 1\ngates: [gate-first, gate-opera, gate-pier]")
    assert why_not(game, "gate-opera") == "EF-GATE-04"
    assert why_not(game, "gate-pier") == "EF-GATE-03"
    rich = run(world("location: old-gate\nkeys: 4"), AtGate())
    play(rich, "enter-gate:gate-opera")
    assert (rich.table.keys, rich.table.tile) == (2, "gate-opera")
    assert (game.view(A).team.gate_slot, rich.view(A).team.gate_slot) == ("", "gate-opera")


@pytest.mark.rule(
    "EF-GATE-07",
    "EF-GATE-01",
    "EF-DREAM-02",
    "EF-ENTRANCE-01",
    "EF-FLYING-03",
    "EF-ENTITY-02",
)
def test_entering_a_dream_clears_the_map_sets_it_up_and_places_the_dreamers() -> None:
    given = "ground: {tiles: [hall, gallery]}\nkeys: 2\ndreamers: {a: {at: 9}}\nquirks: [[leak, 1]]\n"
    game = run(world(given + "tokens: [{kind: light, at: 3}]"), EnterDream("gate-opera"))
    assert (game.table.quirks, game.table.fates[0], game.table.tokens) == ((), "leak", ())
    assert (game.table.ground.tiles, len(game.table.turns), game.table.keys) == (("foyer",), 6, 0)
    assert ids(game) == ("place:0", "place:1")
    assert ("foyer-seen" in game.table.flags, [one.tile for one in game.table.entities]) == (True, ["usher"])
    play(game, "place:1")
    assert (kind(game), game.table.turn) == ("FreePlay", 1)
    order = (
        "gained",
        "dreamscape-cleared",
        "tiles-laid",
        "figure-spawned",
        "turn-deck-built",
        "noted",
        "dreamer-placed",
    )
    assert [one for one in told(game) if one in (*order, "turn-begun")] == [*order, "turn-begun"]
    both = play(run(world("keys: 2", players=2), EnterDream("gate-opera")), "place:1")
    assert [(one.seat, one.kind) for one in both.open] == [(B, "EnterAt")], "each player chooses"
    assert [one.at for one in play(both, "place:0", seat=B).table.dreamers] == [1, 0]


@pytest.mark.rule(
    "EF-GATE-08", "EF-CAMPAIGN-06", "EF-ENTRANCE-02", "EF-EX-25", "EF-EX-26", "EF-SETUP-23", "EF-TURNCARD-11"
)
def test_the_first_dream_needs_no_keys_and_uses_all_twelve_turn_cards() -> None:
    game = play(opened(), "become:gambler")
    assert (game.table.tile, len(game.table.turns), game.table.turns_out) == ("gate-first", 12, ())
    assert ids(game) == ("place:16", "place:17"), "the starting tile lies on A2, one Entrance icon serves two spaces"
    assert (game.table.ground.tiles, game.table.location, game.table.keys) == (("first-room",), "", 0)
    assert refused(play(game, "place:16"), "add-turn") == "EF-TURNCARD-11"
    assert run(world("keys: 2"), EnterDream("gate-first")).table.keys == 2


@pytest.mark.rule("EF-GATE-10", "EF-DREAM-06", "EF-DREAM-04")
def test_after_a_dream_its_map_is_gone_and_the_team_stands_where_it_stood() -> None:
    given = (
        "dream: gate-opera\nground: {tiles: [foyer]}\nlocation: old-gate\n"
        "dreamers: {a: {at: 0}}\nfigures: [{of: usher, at: 1}]\nentities: [{tile: usher}]\n"
        "revealed: [usher]\nhours: 1\ntokens: [{kind: universal, at: 1}, {kind: threat, of: usher}]"
    )
    game = run(etherfields(given), EndScene(won=True))
    assert game.table.tokens == ()
    assert (game.table.figures, game.table.entities, game.table.ground.tiles) == ([], [], ("hall", "gallery"))
    assert ("usher" in game.table.boxed, game.table.location) == (True, "old-gate")
    assert "gate-opera" in game.table.gates


@pytest.mark.rule("EF-GATE-02", "EF-DREAM-03", "EF-DREAM-05", "EF-SECRET-03", "EF-SEASON-02")
def test_when_turns_run_out_the_script_of_the_gate_is_read() -> None:
    given = (
        "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nturns: [turn-8]\n"
        "at: dreamscape\nhours: 0\nseasons: [frost, thaw, bloom]\ncoming: [0]"
    )
    game = etherfields(given)
    assert game.table.seasons[-1] == "frost"
    assert len(me(game).sealed) == 1


@pytest.mark.rule("EF-AWAKEN-08")
@pytest.mark.parametrize(("profile", "asked"), [("1.0", "Idle"), ("2.0", "AfterDream")])
def test_awakening_right_after_a_dream_is_a_rule_of_2_0(profile: str, asked: str) -> None:
    given = f"profile: '{profile}'\ndream: gate-opera\nground: {{tiles: [foyer]}}\ndreamers: {{a: {{at: 0}}}}\nhours: 1"
    game = run(etherfields(given), EndScene(won=True))
    play(game, "place:0")
    assert kind(game) == asked


# -- Secrets


def dream(more: str = "") -> str:
    """A Dream with its first tile."""
    return f"dream: gate-opera\nground: {{tiles: [foyer]}}\ndreamers: {{a: {{at: 0}}}}\nhours: 1\n{more}"


@pytest.mark.rule("EF-REVEAL-01", "EF-REVEAL-02")
def test_a_revealed_map_tile_lies_on_its_code() -> None:
    assert run(etherfields(dream()), Reveal(A, "stage")).table.ground.tiles == ("foyer", "stage")


@pytest.mark.rule("EF-BOARD-07", "EF-REVEAL-03")
def test_a_revealed_entity_is_active() -> None:
    assert [one.tile for one in run(etherfields(dream()), Reveal(A, "usher")).table.entities] == ["usher"]


@pytest.mark.rule("EF-REVEAL-04", "EF-INFLUENCE-09")
def test_a_revealed_influence_card_belongs_to_its_finder() -> None:
    assert me(run(etherfields(dream()), Reveal(A, "libretto"))).discard == ("libretto",)


@pytest.mark.rule("EF-REVEAL-06", "EF-REVEAL-07", "EF-REVEAL-08", "EF-REVEAL-09", "EF-SECRET-04")
@pytest.mark.parametrize(
    ("code", "pile", "place"),
    [
        ("good-sense", "wisdom", -1),
        ("late-fate", "fates", 0),
        ("spare-flaw", "flaws", 0),
        ("ticket", "notes", -1),
        ("late-slumber", "slumbers", 0),
        ("gate-pier", "gates", -1),
    ],
)
def test_a_revealed_card_goes_where_it_belongs(code: str, pile: str, place: int) -> None:
    assert getattr(run(etherfields(dream()), Reveal(A, code)).table, pile)[place] == code


@pytest.mark.rule("EF-REVEAL-10", "EF-DREAM-08")
def test_what_has_no_deck_lies_beside_the_board() -> None:
    assert run(etherfields(dream()), Reveal(A, "prompt")).table.revealed == ("prompt",)


@pytest.mark.rule("EF-COMP-04", "EF-EX-02", "EF-COMP-13")
def test_a_unique_element_is_found_only_once() -> None:
    game = play(run(etherfields(dream()), Reveal(A, "spare-crowbar")), "put-in")
    assert game.table.items == ("spare-crowbar",)
    again = run(game, Reveal(A, "spare-crowbar"), Reveal(A, "libretto"), Reveal(A, "libretto"), Reveal(A, "ticket"))
    assert again.table.items == ("spare-crowbar",)
    assert (me(again).discard, again.table.notes) == (("libretto",), ("ticket",))
    assert run(again, Reveal(A, "ticket")).table.notes == ("ticket",)


@pytest.mark.rule("EF-OVERLAY-01", "EF-OVERLAY-02", "EF-OVERLAY-03", "EF-OVERLAY-04", "EF-BLOCKED-02")
def test_an_overlay_changes_walls_and_spaces_as_it_states_and_figures_stay() -> None:
    game = run(etherfields(dream().replace("[foyer]", "[foyer, stage]")), Reveal(A, "trapdoor"))
    land = game.table.land
    assert (1 in land.near[0], 11 in land.blocked, 2 in land.traps) == (False, True, True)
    assert (me(game).at, game.table.ground.overlays) == (0, ("trapdoor",))


@pytest.mark.rule("EF-FAQ-01", "EF-COMP-07")
def test_a_first_memory_is_removed_once_it_is_resolved() -> None:
    game = run(etherfields(dream("revealed: [memory]")), ResolveOnce("memory"))
    assert (game.table.revealed, "memory" in game.table.removed) == ((), True)


@pytest.mark.rule("EF-DREAM-01", "EF-SECRET-01", "EF-SETUP-17")
def test_no_view_shows_what_is_still_secret() -> None:
    view = str(etherfields(dream()).view(A))
    assert not [code for code in ("libretto", "trapdoor", "prompt", "stage") if code in view]

"""The Dreamworld Map, Slumbers, Dreams, Secrets, Awakening, set-up, saving and variants."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games.etherfields.rules.locations import AtGate, DrawFate, Sanctuary
from nocturne.games.etherfields.rules.scenes import (
    EndScene,
    EnterDream,
    ResolveSlumber,
)
from nocturne.games.etherfields.rules.world import EnterIfRelocated, Railway, RelocateTeam, Travel
from tests.games.etherfields.table import B, changed, ids, kind, me, play, refused, run, scene, why, world

# -- travel


@pytest.mark.rule("EF-WORLD-01", "EF-WORLD-02", "EF-WORLD-03")
def test_the_team_travels_one_way_along_paths_at_no_cost() -> None:
    game = world("hours: 2")
    assert [one for one in ids(game) if one.startswith("path")] == ["path:bus-stop", "path:corner-shop"]
    assert refused(game, "path:quay") == "EF-WORLD-02"
    assert why(game, "path:quay").refusal.instead == ("path:bus-stop", "path:corner-shop")
    moved = run(world("location: chapel\nhours: 2\nkeys: 2\ndreamers: {a: {ether: 2}}"), Travel("old-gate"))
    assert moved.table.location == "old-gate"
    assert (moved.table.hours, moved.table.keys, me(moved).ether, moved.table.turn) == (2, 2, 2, 0)
    assert "path:chapel" not in ids(play(moved, "key-and-slumber") if kind(moved) == "AtGate" else moved)


@pytest.mark.rule("EF-WORLD-04", "EF-WORLD-05")
def test_a_location_is_resolved_from_left_to_right() -> None:
    game = run(world("hours: 0\nkeys: 0"), Travel("chapel"))
    assert (kind(game), game.table.hours) == ("Sanctuary", 0)
    play(game, ids(game)[0])
    assert game.table.hours == 1


@pytest.mark.rule("EF-WORLD-06", "EF-WORLD-09", "EF-CHOICE-03", "EF-WORLD-18")
def test_in_2_0_a_shortcut_costs_each_dreamer_a_sealed_card() -> None:
    game = world("location: bus-stop", players=2)
    play(game, "shortcut:quay")
    assert (len(me(game).sealed), len(me(game, B).sealed), game.table.location) == (1, 1, "quay")
    assert game.table.keys == 1, "the Location is resolved as entered"
    assert not [one for one in ids(game) if one.startswith("shortcut")], "one-way, as Paths are"
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"])
    empty = world(f"location: bus-stop\ndreamers: {{a: {{deck: [], hand: [{hand}]}}}}", players=2)
    assert refused(empty, "shortcut:quay") == "EF-CHOICE-03"
    hand = ", ".join(["specialist-slip"] * 5 + ["specialist-look"])
    other = world(f"location: bus-stop\ndreamers: {{b: {{deck: [], hand: [{hand}]}}}}", players=2)
    assert refused(other, "shortcut:quay") == "EF-CHOICE-03", "every one of them, not the first alone"


@pytest.mark.rule("EF-WORLD-07", "EF-WORLD-08")
def test_in_1_0_a_shortcut_costs_what_the_tile_it_starts_from_prints() -> None:
    game = world("location: bus-stop\ndreamers: {a: {progress: [gambler-habit]}}", profile="1.0")
    play(game, "shortcut:quay")
    assert ids(game) == ("price:suburbia/price/0", "price:suburbia/price/1")
    play(game, "price:suburbia/price/1")
    assert (me(game).flipped, game.table.location) == (("gambler-habit",), "quay")


@pytest.mark.rule("EF-WORLD-10")
def test_a_gate_gives_a_key_and_a_slumber_or_a_dream_in_2_0() -> None:
    game = run(
        world(
            "location: old-gate\nkeys: 2\nslumbers: [delta, four-habits]\nremoved: [wraith, pack, colossus, two-habits]"
        ),
        AtGate(),
    )
    assert ids(game) == ("key-and-slumber", "enter-gate:gate-opera")
    play(game, "key-and-slumber")
    assert (game.table.keys, game.table.hours) == (3, 1)
    old = run(world("location: old-gate\nkeys: 2", profile="1.0"), AtGate())
    assert ids(old) == ("pass", "enter-gate:gate-opera")


@pytest.mark.rule("EF-WORLD-11", "EF-SLUMBER-10", "EF-WORLD-12", "EF-DREAM-04")
def test_after_a_slumber_the_rest_of_the_location_is_resolved_where_the_marker_stands() -> None:
    game = world(
        "location: bedroom-window\nground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"
        "fates: [warm-bench, found-coin, kind-stranger]\nslumbers: [delta, four-habits, "
        "colossus]\nremoved: [wrong-turn, bad-news, night-bus, fountain, mirror, leak, draught, "
        "wraith, pack, two-habits]"
    )
    after = run(game, Travel("bus-stop"))
    assert (after.table.scene.value, after.table.location) == ("slumber", "bus-stop")
    ended = run(after, EndScene(won=True))
    assert (kind(ended), ended.table.location, ended.table.ground.tiles) == ("Idle", "bus-stop", ("hall", "gallery"))


@pytest.mark.rule("EF-WORLD-13", "EF-AWAKEN-01", "EF-SAVE-01")
def test_after_a_location_the_team_may_awaken_or_save() -> None:
    assert {"awaken-now", "save-now"} <= set(ids(world("location: quay")))


@pytest.mark.rule("EF-WORLD-14", "EF-WORLD-15")
def test_only_cards_that_are_useful_here_may_be_used_and_none_are_drawn() -> None:
    leap = "- {kind: influence, id: leap, name: Leap, pool: market, wrath: 1, actions: [{do: [{move: 2}]}]}\n"
    game = world("location: bus-stop\ndreamers: {a: {hand: [map-sense, leap]}}", cards=leap)
    assert "use:map-sense/1" in ids(game)
    assert refused(game, "use:leap/1") == "EF-WORLD-14"
    assert refused(world("items: [lucky-coin]"), "use:lucky-coin/1") == "EF-REROLL-04", "it waits for a roll"
    assert len(me(game).hand) == 2


@pytest.mark.rule("EF-WORLD-16", "EF-EX-37")
def test_once_per_turn_is_once_per_journey_here() -> None:
    table = run(
        world(
            "dreamers: {a: {used: [lucky-coin/1]}}\nfates: [found-coin]\nremoved: [kind-stranger, "
            "wrong-turn, warm-bench, bad-news, night-bus, fountain, mirror, leak, draught]"
        ),
        Travel("chapel"),
    ).table
    assert table.dreamers[0].used == ("lucky-coin/1",)
    begun = run(
        world(
            "dreamers: {a: {used: [lucky-coin/1]}}\nslumbers: [delta, four-habits]\n"
            "removed: [wraith, pack, colossus, two-habits]"
        ),
        ResolveSlumber(),
    )
    assert me(begun).used == ()


@pytest.mark.rule("EF-WORLD-16")
@pytest.mark.parametrize("used", ["", "the-house-rules/1"])
def test_what_was_used_on_a_journey_is_refused_until_the_next_slumber(used: str) -> None:
    dreamers = f"{{a: {{ether: 2, used: [{used}]}}}}"
    game = nocturne.position("etherfields", f"players: 1\nwisdom: [the-house-rules]\ndreamers: {dreamers}\nat: world")
    if not used:
        assert "use:the-house-rules/1" in ids(game)
        return
    assert refused(game, "use:the-house-rules/1") == "EF-WORLD-16"
    assert "after the next Slumber or Dream" in why(game, "use:the-house-rules/1").message


@pytest.mark.rule("EF-WORLD-17", "EF-WORLD-18", "EF-EX-38")
def test_a_relocated_team_goes_to_a_different_location_and_resolves_it() -> None:
    relocates = RelocateTeam(("quay", "bus-stop", "chapel"))
    game = run(world("location: bus-stop"), relocates, EnterIfRelocated(from_the_map=True))
    assert refused(game, "path:bus-stop") == "EF-WORLD-17"
    play(game, "path:quay")
    assert (game.table.location, game.table.keys) == ("quay", 1)


@pytest.mark.rule("EF-CAMPAIGN-13")
def test_the_railway_is_inert_until_a_wisdom_card_unlocks_it() -> None:
    assert kind(run(world("location: chapel"), Railway())) == "Idle"
    assert kind(run(world("location: chapel\nwisdom: [rail-pass]"), Railway())) == "RelocateTeam"


@pytest.mark.rule("EF-WORLD-05", "EF-SEAL-03")
def test_a_sanctuary_offers_one_of_four_blessings() -> None:
    game = run(world("dreamers: {a: {sealed: [gambler-slip, gambler-look]}}"), Sanctuary())
    play(game, "unseal-one", "unseal:gambler-slip")
    assert (me(game).sealed, me(game).discard) == (("gambler-look",), ("gambler-slip",))


@pytest.mark.rule("EF-CHOICE-02", "EF-CHOICE-04")
def test_a_sanctuary_offers_in_the_second_edition_only_what_there_is() -> None:
    none = "removed: [crowbar, lantern, skeleton-key, smelling-salts, lucky-coin]\n"
    every = ("reshuffle-all", "unflip-one", "unseal-one", "restore-one")
    assert ids(run(world(none, profile="1.0"), Sanctuary())) == every
    game = run(world("dreamers: {a: {}, b: {sealed: [gambler-slip]}}", players=2), Sanctuary())
    assert "unseal-one" in ids(game), "it is the Team's choice: one Dreamer with a Sealed card is enough"
    assert refused(game, "unflip-one") == "EF-CHOICE-02"
    empty = run(world(f"{none}dreamers: {{a: {{flipped: [gambler-grudge]}}, b: {{}}}}", players=2), Sanctuary())
    assert ids(empty) == ("reshuffle-all", "unflip-one")
    assert [refused(empty, one) for one in ("unseal-one", "restore-one")] == ["EF-CHOICE-02"] * 2


# -- Fate and Quirks

FATES = (
    "removed: [kind-stranger, wrong-turn, warm-bench, found-coin, bad-news, night-bus, fountain, mirror, leak, draught]"
)


def fate(*cards: str, more: str = "") -> str:
    """A map with these Fate cards only, the last on top."""
    rest = [one for one in FATES.partition("[")[2][:-1].split(", ") if one not in cards]
    return f"fates: [{', '.join(cards)}]\nremoved: [{', '.join(rest)}]\n{more}"


@pytest.mark.rule("EF-FATE-01", "EF-FATE-02")
def test_the_top_fate_card_is_resolved_and_goes_to_the_bottom() -> None:
    game = run(world(fate("wrong-turn", "kind-stranger")), DrawFate())
    assert (me(game).ether, game.table.fates) == (1, ("kind-stranger", "wrong-turn"))
    table = run(world(fate("wrong-turn"), cards=changed("fate/wrong-turn", "do: [remove-this]")), DrawFate()).table
    assert (table.fates, "wrong-turn" in table.removed) == ((), True), "unless it says otherwise"


@pytest.mark.rule("EF-QUIRK-01", "EF-QUIRK-02", "EF-QUIRK-03", "EF-QUIRK-04", "EF-WORLD-12")
def test_a_quirk_lays_a_map_tile_and_then_itself_on_an_empty_quirk_space() -> None:
    given = fate("wrong-turn", "leak", more="ground: {tiles: [hall]}\nmaps: [garden, cellar]\ndreamers: {a: {at: 0}}")
    game = run(world(given), DrawFate())
    assert game.table.ground.tiles == ("hall", "cellar")
    assert ids(game) == ("quirk-at:1", "quirk-at:25")
    play(game, "quirk-at:25")
    assert game.table.quirks == (("leak", 25),)


@pytest.mark.rule("EF-QUIRK-05")
def test_without_an_empty_quirk_space_the_card_goes_to_the_bottom() -> None:
    given = fate("wrong-turn", "leak", more="ground: {tiles: [garden]}\nmaps: []\ndreamers: {a: {at: 18}}")
    game = run(world(given), DrawFate())
    assert (game.table.fates, game.table.quirks) == (("leak", "wrong-turn"), ())


@pytest.mark.rule("EF-QUIRK-07", "EF-QUIRK-09")
def test_a_quirk_gives_its_space_an_action() -> None:
    given = "quirks: [[fountain, 0]]\ndreamers: {a: {distress: 1}, b: {at: 3}}"
    game = scene(given, players=2)
    assert refused(game, "use:fountain/1", B) == "EF-ACTION-09"
    assert me(play(game, "use:fountain/1")).distress == 0


@pytest.mark.rule("EF-QUIRK-06", "EF-QUIRK-09", "EF-SLUMBER-09")
def test_quirks_stay_between_slumbers_and_leave_with_the_dreamscape() -> None:
    game = scene("quirks: [[leak, 0]]\nfates: [wrong-turn]")
    kept = run(game, EndScene(won=True))
    assert kept.table.quirks == (("leak", 0),)
    gone = run(kept, EnterDream("gate-pier"))
    assert (gone.table.quirks, gone.table.fates[0]) == ((), "leak")

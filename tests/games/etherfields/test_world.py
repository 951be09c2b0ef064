"""The Dreamworld Map: travelling, Locations, Shortcuts, what may be used there (chapter WORLD)."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.locations import AtGate, DrawFate, Sanctuary
from nocturne.games.etherfields.rules.scenes import EndScene, ResolveSlumber
from nocturne.games.etherfields.rules.world import EnterIfRelocated, Railway, RelocateTeam, Travel
from tests.games.etherfields.table import A, B, acting, ids, kind, me, play, refused, run, why, world

SLIP = "gambler-slip"


@pytest.mark.rule("EF-CHOICE-05")
def test_an_effect_with_a_choice_asks_the_dreamer_it_concerns() -> None:
    base = world(f"dreamers: {{a: {{distress: 1, sealed: [{SLIP}]}}, b: {{distress: 1}}}}", players=2)
    game = acting(base, "[{choose-one: [[{heal: 1, who: it}], [{unseal: 2, who: it}]], who: {each: dreamer}}]")
    assert (game.open[0].seat, ids(game)) == (A, ("branch:0", "branch:1"))
    play(game, "branch:0")
    assert (me(game).distress, me(game).sealed, game.open[0].seat) == (0, (SLIP,), B), "one of the two, not both"


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


@pytest.mark.rule("EF-WORLD-02")
def test_only_the_first_player_is_asked_where_the_team_goes_others_are_told_who_leads() -> None:
    game = nocturne.position("etherfields", "players: 2\nlocation: tram-stop\nitems: [alarm-clock]")
    asked = {one.seat: game.say(one.prompt) for one in game.open}
    assert asked[game.table.first] == "Where does the Team go? You may also Awaken or save."
    other = asked[1 - game.table.first]
    assert other == "The Gambler leads the Team. You may use what you have before it goes on."


SHELL = "- {kind: mask, id: shell, name: Shell, reactions: [{when: before-distress, do: [{prevent-distress: 1}]}]}\n"
WARD = (
    "- {kind: influence, id: ward, name: Ward, pool: market, wrath: 1,"
    " reactions: [{when: before-distress, do: [{prevent-distress: 1}]}]}\n"
)


@pytest.mark.rule("EF-DISTRESS-05", "EF-MASK-04", "EF-WORLD-14")
@pytest.mark.parametrize(
    ("cards", "own", "use"),
    [(SHELL, "mask: shell, masks: [shell]", "use:shell/1"), (WARD, "hand: [ward]", "use:ward/1")],
)
def test_distress_is_prevented_on_the_dreamworld_map_too(cards: str, own: str, use: str) -> None:
    game = run(world(f"dreamers: {{a: {{{own}}}}}", cards=cards), Suffer(A, 1))
    assert (kind(game), game.open[0].rule) == ("PreventWindow", "EF-DISTRESS-05")
    assert me(play(game, use)).distress == 0


@pytest.mark.rule("EF-DISTRESS-05")
def test_distress_of_a_fate_card_is_prevented_while_the_card_is_resolved() -> None:
    blow = "- {kind: fate, id: blow, name: Blow, do: [{damage: 1, to: {each: dreamer}}]}\n"
    game = run(world("fates: [blow]\ndreamers: {a: {hand: [ward]}}", cards=blow + WARD), DrawFate())
    play(game, "use:ward/1")
    assert (me(game).distress, game.table.fates, kind(game)) == (0, ("blow",), "Idle")


@pytest.mark.rule("EF-FLAW-06")
def test_a_placed_flaw_is_removed_on_the_dreamworld_map_for_its_price() -> None:
    flaw = (
        "- {kind: flaw, id: stone, name: Stone, stays: true, passives: [{stat: hand, by: -1}],"
        " removal: {pay: [{spend: ether}], do: [remove-flaw]}}\n"
    )
    assert refused(world("dreamers: {a: {burdens: [stone]}}", cards=flaw), "remove-burden:stone") == "EF-FLAW-06"
    game = play(world("dreamers: {a: {burdens: [stone], ether: 1}}", cards=flaw), "remove-burden:stone")
    assert (me(game).burdens, me(game).ether, kind(game)) == ((), 0, "Idle")


TOWN = (
    "- {kind: location, id: here, name: Here, district: suburbia, icons: [fate, key, key]}\n"
    "- {kind: location, id: there, name: There, district: suburbia, icons: [key]}\n"
    "- {kind: location, id: yonder, name: Yonder, district: suburbia, icons: [fate, key]}\n"
)


RIDE = "- {kind: fate, id: tram, name: Tram, do: [{ride-either: %s, or: %s}, {gain: ether, who: first-player}]}\n"


@pytest.mark.rule("EF-WORLD-19", "EF-WORLD-18", "EF-FATE-02")
def test_the_icons_that_are_left_are_no_longer_due_and_the_new_location_is_resolved() -> None:
    cards = TOWN + RIDE % ("there", "yonder")
    game = play(run(world("fates: [tram]", cards=cards), Travel("here")), "path:there")
    assert (game.table.location, game.table.keys, kind(game)) == ("there", 1, "Idle")
    assert (me(game).ether, game.table.fates) == (1, ("tram",)), "the Fate card is finished and put away first"


@pytest.mark.rule("EF-WORLD-19")
def test_a_team_that_is_put_back_resolves_the_location_once_from_its_first_icon() -> None:
    back = "- {kind: fate, id: bus, name: Bus, do: [{ride-either: here, or: yonder}]}\n"
    cards = TOWN + RIDE % ("yonder", "here") + back
    game = run(world("fates: [leak, bus, tram]\nmaps: []", cards=cards), Travel("here"))
    assert (game.table.location, kind(game)) == ("here", "Idle")
    assert game.table.keys == 2, "its own two, once, and not that of the Location on the way"


@pytest.mark.rule("EF-WORLD-19", "EF-SEASON-01")
def test_a_season_that_takes_the_team_away_leaves_the_icon_unresolved() -> None:
    wind = "- {kind: season, id: gale, name: Gale, effects: [{when: fate, do: [{ride-either: there, or: here}]}]}\n"
    game = run(world("seasons: [gale]\nfates: [leak]\nmaps: []", cards=TOWN + wind), Travel("here"))
    assert (game.table.location, game.table.keys, game.table.quirks) == ("there", 1, ())


@pytest.mark.rule("EF-WORLD-19", "EF-WORLD-18")
def test_a_card_used_on_the_map_puts_the_team_elsewhere_and_the_location_is_resolved() -> None:
    card = (
        "- {kind: influence, id: pass-card, name: Pass, pool: market, wrath: 1,"
        " reactions: [{when: on-the-map, do: [{ride-either: there, or: yonder}]}]}\n"
    )
    game = play(world("dreamers: {a: {hand: [pass-card]}}", cards=TOWN + card), "use:pass-card/1", "path:there")
    assert (game.table.location, game.table.keys, "path:there" in ids(game)) == ("there", 1, False)


def useful(effect: str, own: str, more: str = "") -> bool:
    """Whether a card with this effect may be used on the Dreamworld Map."""
    card = f"- {{kind: influence, id: try, name: Try, pool: market, wrath: 1, actions: [{{do: {effect}}}]}}\n"
    return "use:try/1" in ids(world(f"{more}dreamers: {{a: {{hand: [try], {own}}}}}", cards=card))


@pytest.mark.rule("EF-WORLD-14")
@pytest.mark.parametrize(
    ("effect", "own", "more"),
    [
        ("[{gain: key}]", "", ""),
        ("[{gain: hour}]", "", "hours: 2\n"),
        ("[{heal: 1}]", "distress: 1", ""),
        ("[{draw: 1}]", "", ""),
        ("[{unseal: 1}]", "sealed: [gambler-slip]", ""),
        ("[restore-item]", "", "storage: [crowbar]\n"),
        ("[{choose-one: [[{move: 1}], [{gain: ether}]]}]", "", ""),
        ("[{move: 1}, {gain: ether}]", "", ""),
    ],
)
def test_a_card_is_useful_here_when_its_effect_would_change_anything(effect: str, own: str, more: str) -> None:
    assert useful(effect, own, more)


@pytest.mark.rule("EF-WORLD-14")
@pytest.mark.parametrize(
    ("effect", "own", "more"),
    [
        ("[{gain: key}]", "", "keys: 4\n"),
        ("[{gain: hour}]", "", "hours: 12\n"),
        ("[{heal: 1}]", "", ""),
        ("[{unseal: 1}]", "", ""),
        ("[{move: 2}]", "", ""),
        ("[{choose-one: [[{move: 1}], [{add-marker: light, in: here}]]}]", "", ""),
    ],
)
def test_nor_is_it_used_where_nothing_would_change(effect: str, own: str, more: str) -> None:
    assert not useful(effect, own, more)


@pytest.mark.rule("EF-WORLD-14", "EF-MASK-04", "EF-ITEM-02")
def test_masks_and_items_are_used_here_by_the_same_measure() -> None:
    cards = (
        "- {kind: mask, id: smile, name: Smile, actions: [{limit: once-per-turn, do: [{heal: 1}]}]}\n"
        "- {kind: item, id: bread, name: Bread, boxed: true, actions: [{pay: [discard-this], do: [{gain: hour}]}]}\n"
    )
    given = "hours: 1\nitems: [bread]\ndreamers: {a: {mask: smile, masks: [smile], distress: 2}, b: {}}"
    game = play(world(given, players=2, cards=cards), "use:smile/1", "use:bread/1")
    assert (me(game).distress, game.table.hours, game.table.items) == (1, 2, ())
    assert refused(game, "use:smile/1") == "EF-WORLD-16"


@pytest.mark.rule("EF-WORLD-12", "EF-WORLD-14")
def test_the_dreamscape_lies_still_while_the_team_travels() -> None:
    card = (
        "- {kind: influence, id: try, name: Try, pool: market, wrath: 1, actions: [{do: [{gain: ether}, {move: 1}]}]}\n"
    )
    given = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0, hand: [try]}}"
    game = play(world(given, cards=card), "use:try/1")
    assert (kind(game), me(game).at, me(game).ether) == ("Idle", 0, 1)


def town(prices: str) -> str:
    """The district of the bus stop with other prices."""
    return f"- {{kind: district, id: suburbia, name: Suburbia, prices: {prices}}}\n"


OWN = town("[[flip], [{seal: 1}]]")


@pytest.mark.rule("EF-WORLD-07", "EF-PUB-18", "EF-WORLD-08")
def test_each_dreamer_chooses_a_price_and_pays_it() -> None:
    given = "location: bus-stop\ndreamers: {a: {progress: [gambler-habit]}, b: {}}"
    game = play(world(given, players=2, profile="1.0", cards=OWN), "shortcut:quay")
    assert (kind(game), game.table.location) == ("PayShare", "bus-stop")
    play(game, "price:suburbia/price/0")
    assert (me(game).flipped, me(game).sealed, len(me(game, B).sealed)) == (("gambler-habit",), (), 1)


@pytest.mark.rule("EF-WORLD-07", "EF-PUB-18", "EF-CHOICE-04")
def test_a_dreamer_who_can_pay_in_no_way_bars_the_shortcut() -> None:
    given = "location: bus-stop\ndreamers: {a: {}, b: {deck: []}}"
    assert refused(world(given, players=2, profile="1.0", cards=OWN), "shortcut:quay") == "EF-WORLD-07"
    team = town("[[{lose: ether, who: first-player}]]")
    poor = world("location: bus-stop\ndreamers: {a: {}, b: {ether: 2}}", players=2, profile="1.0", cards=team)
    assert refused(poor, "shortcut:quay") == "EF-WORLD-07", "nobody else pays what the tile asks of the first player"


@pytest.mark.rule("EF-ACTION-14", "EF-WORLD-07")
def test_distress_that_is_the_price_of_a_shortcut_cannot_be_prevented() -> None:
    given = "location: bus-stop\ndreamers: {a: {mask: shell, masks: [shell]}}"
    cards = town("[[{damage: 1, to: you}]]") + SHELL
    game = play(world(given, profile="1.0", cards=cards), "shortcut:quay")
    assert (me(game).distress, game.table.location) == (1, "quay")

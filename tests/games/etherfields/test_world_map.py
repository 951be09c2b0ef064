"""What may be done on the Dreamworld Map, and where the Team is put (chapters WORLD, DISTRESS, FLAW)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.world import Travel
from tests.games.etherfields.table import A, B, ids, kind, me, play, refused, run, world

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


# -- the Team is put elsewhere


RIDE = "- {kind: fate, id: tram, name: Tram, do: [{ride-either: %s, or: %s}, {gain: ether, who: first-player}]}\n"
TOWN = (
    "- {kind: location, id: here, name: Here, district: suburbia, icons: [fate, key, key]}\n"
    "- {kind: location, id: there, name: There, district: suburbia, icons: [key]}\n"
    "- {kind: location, id: yonder, name: Yonder, district: suburbia, icons: [fate, key]}\n"
)


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


# -- what is useful here


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


# -- Shortcuts of 1.0


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

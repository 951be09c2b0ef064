"""What may be done on the Dreamworld Map, and where the Team is put (chapters WORLD, DISTRESS, FLAW)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.world import Travel
from tests.games.etherfields.table import A, ids, kind, me, play, refused, run, world

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

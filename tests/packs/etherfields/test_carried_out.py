"""What a pack of Etherfields may say is what is carried out; the rest is refused on loading, with its place."""

from __future__ import annotations

import pytest

from nocturne.effects.problems import PackError
from nocturne.games.etherfields.components import UNLIMITED
from nocturne.games.etherfields.rules.uses import reach
from nocturne.games.etherfields.rules.world import SeasonActs
from tests.games.etherfields.table import A, boxed, changed, ids, me, run, scene, world

ITEM = "- {kind: item, id: pole, name: Pole, boxed: true, %s}"
TILE = "- {kind: tile, id: draught, name: Draught, turns: 4, effects: [%s]}"
CARD = "- {kind: influence, id: pole, name: Pole, pool: market, colour: wrath, %s}"
FLAW = "- {kind: flaw, id: pole, name: Pole, stays: true, removal: {pay: [%s], do: [%s]}}"


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (ITEM % "actions: [{pay: [{seal: 2}], do: [loot]}]", 'actions[0].pay[0]: "seal" is not a cost.'),
        (ITEM % "actions: [{pay: [{aim: 98}], do: [loot]}]", "aim: 98 is out of bounds: 0 to 9."),
        (ITEM % "actions: [{pay: [{aim: unlimitd}], do: [loot]}]", 'nor a word for one. Did you mean "unlimited"?'),
        (ITEM % "actions: [{pay: [{wrath: 1}, {cunning: 1}], do: [loot]}]", "Intent stands twice in one price."),
        (ITEM % "actions: [{pay: [assault, {aim: 2}], do: [loot]}]", "a target stands twice in one price."),
        (ITEM % "actions: [{pay: [{spend: gem}, {spend: gem}], do: [loot]}]", "spend gem stands twice in one price."),
        (ITEM % "passives: [{stat: hand, by: 1, if: last-turn}]", 'passives[0]: There is no "if" here.'),
        (ITEM % "passives: [{stat: hand, by: 1, who: {each: dreamer}}]", 'passives[0]: There is no "who" here.'),
        (ITEM % "reactions: [{when: basic, do: [loot]}]", 'reactions[0].when: "basic" is not a moment of use.'),
        (ITEM % "actions: [{do: [place-this]}]", '"place-this" can only stand in "placing".'),
        (TILE % "{when: rapid, do: [loot]}", 'effects[0].when: "rapid" is not a moment of a tile.'),
        (TILE % "{when: intro, do: [loot]}", 'effects[0].when: "intro" is not a moment of a tile.'),
        (TILE % "{when: setup, limit: once-per-turn, do: [appear]}", 'effects[0]: There is no "limit" here.'),
        (TILE % "{when: setup, do: [appear]}, {when: text, do: [loot]}", 'its "text" would never be read.'),
        (TILE % "{when: movement, do: [loot]}", 'needs "own-movement: true"'),
        (CARD % "placing: {if: last-turn, pay: [{wrath: 1}], do: [place-this]}", 'placing: There is no "if" here.'),
        (CARD % "placing: {limit: single-use, pay: [{wrath: 1}], do: [place-this]}", 'There is no "limit" here.'),
        (CARD % "placing: {pay: [{wrath: 1}, {aim: 2}], do: [place-this]}", 'placing: "aim" is not collected here.'),
        (CARD % "placing: {pay: [{wrath: 1}], do: [{draw: 1}]}", 'In "placing" stands "place-this" and nothing else.'),
        (FLAW % ("{wrath: 1}", "remove-flaw"), 'removal: "wrath" is not collected here.'),
        (FLAW % ("{spend: gem}", "{draw: 1}"), 'In "removal" stands "remove-flaw" and nothing else.'),
        ("- {kind: wisdom, id: pole, name: P, grants: [{draw: 1}]}", 'In "grants" stands "unlock" and nothing else.'),
        ("- {kind: fate, id: pole, name: Pole, do: [{unlock: railway}]}", '"unlock" can only stand in "grants".'),
        ("- {kind: fate, id: p, name: P, effects: [{when: trap, do: [loot]}]}", '"trap" is not a moment of a quirk.'),
        ("- {kind: dreamer, id: pole, name: Pole}", 'A Dreamer has one "back", or one "back-reaction".'),
        (
            ITEM % "actions: [{do: [{add-state: paralyzed, who: you}, {relocate: you, to: {a: space}}]}]",
            '"relocate" can never happen after "add-state: paralyzed": such a figure stays. Put it before.',
        ),
        (
            "- {kind: map, id: pole, name: Pole, slot: a1, flying: [{at: [1], do: [loot]}]}",
            'flying[0]: There is no "at" here.',
        ),
    ],
)  # fmt: skip
def test_what_would_not_be_carried_out_is_refused_on_loading(record: str, problem: str) -> None:
    with pytest.raises(PackError) as refused:
        boxed(record)
    lines = refused.value.problems.lines()
    assert problem in lines[0], lines
    assert lines[0].startswith("cards.yaml:1:")


@pytest.mark.rule("EF-STATE-07")
@pytest.mark.parametrize(
    "effect",
    [
        "{relocate: you, to: {a: space}}, {add-state: paralyzed, who: you}",
        "{add-state: paralyzed, who: you}, {remove-state: paralyzed, who: you}, {move: 1, who: you}",
        "{add-state: dazed, who: you}, {move: 1, who: you}",
        "{add-state: paralyzed, who: {each-other: dreamer}}, {move: 1, who: you}",
    ],
)
def test_what_can_happen_in_its_order_may_be_said(effect: str) -> None:
    assert "pole" in boxed(ITEM % f"actions: [{{do: [{effect}]}}]").items


@pytest.mark.rule("EF-SEASON-01")
def test_a_season_carries_out_all_it_says_of_one_occasion() -> None:
    both = "[{when: shop, do: [{gain: ether}]}, {when: shop, if: {flag: howl}, do: [{gain: key}]}]"
    for flags, keys in (("[]", 0), ("[howl]", 1)):
        game = world(f"seasons: [bloom]\nflags: {flags}", cards=changed("season/bloom", f"effects: {both}"))
        after = run(game, SeasonActs("shop"))
        assert (me(after).ether, after.table.keys) == (1, keys)


@pytest.mark.rule("EF-RANGE-05", "EF-RANGE-06", "EF-ASSAULT-03")
@pytest.mark.parametrize(("printed", "reached"), [("unlimited", False), ("anywhere", True), ("9", False)])
def test_an_unlimited_range_needs_a_way_even_when_it_is_raised_and_anywhere_needs_none(
    printed: str, reached: bool
) -> None:
    cell = "+--+--+--+--+\n|a |A       |\n+--+  +  +  +\n|           |\n+--+--+--+--+"
    blow = changed("influence/blow", f"actions: [{{pay: [{{assault: {printed}}}], do: [{{remove: target}}]}}]")
    mine = "hand: [blow], mask: mask-of-blades, masks: [mask-of-blades]"
    game = scene(f"dreamers: {{a: {{{mine}}}}}\nfigures: [{{of: wraith}}]", land=cell, cards=blow)
    assert ("use:blow/1" in ids(game)) is reached
    if printed == "unlimited":
        assert reach(game.table, A, game.table.lib.actions["blow/1"]) == UNLIMITED

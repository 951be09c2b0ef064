"""Entities, Companions and Spawning (chapters SPAWN, ENTITY, COMPANION)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Suit
from nocturne.games.etherfields.rules.entities import MoveEntities, Spawn
from nocturne.games.etherfields.world import EtherfieldsWorld
from nocturne.kernel.grid import Space
from tests.games.etherfields.maps import LINE
from tests.games.etherfields.table import (
    A,
    B,
    ids,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    told,
)

VALUE = 2


@pytest.mark.rule("EF-SPAWN-04")
def test_an_entity_does_not_appear_in_a_full_space_with_one_dreamer_in_it() -> None:
    full = "figures: [{of: usher, at: 9}, {of: usher, at: 9}, {of: usher, at: 9}]"
    game = run(on_tiles(f"dreamers: {{a: {{at: 9}}}}\n{full}\nturns: [turn-4, turn-1]"), Spawn("wraith", 1))
    assert [one.at for one in game.table.figures if one.of == "wraith"] == [10], "9 has the suit, but nobody is pushed"


@pytest.mark.rule("EF-COMPANION-03")
def test_what_speaks_of_entities_does_not_mean_companions() -> None:
    table = scene("figures: [{of: box-knight, at: 1}, {of: wraith, at: 2}]").table
    assert EtherfieldsWorld().things(table, "entity", None) == ("figure:1",)


@pytest.mark.rule("EF-SPAWN-01", "EF-SPAWN-03")
def test_without_a_matching_suit_the_team_chooses_among_all_spawn_spaces() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-7]\nfirst: 1", players=3), Spawn("wraith", 1))
    assert [(one.seat, one.kind, ids(game, one.seat)) for one in game.open] == [(B, "Spawn", ("at:9", "at:10"))]
    assert [one.at for one in play(game, "at:10", seat=B).table.figures] == [10]


@pytest.mark.rule("EF-SPAWN-03", "EF-SPAWN-02")
def test_of_two_spaces_with_the_suit_the_team_chooses_and_the_first_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-1]")
    spawns = ((Space(9), Suit.HEART), (Space(10), Suit.HEART), (Space(11), None))
    monkeypatch.setattr(game.table.land, "spawns", spawns)
    game = run(game, Spawn("wraith", 3))
    assert ids(game) == ("at:9", "at:10")
    play(game, "at:10")
    assert ids(game) == ("at:9", "at:11"), "the next ones spread over the others"


@pytest.mark.rule("EF-SPAWN-04")
def test_all_dreamers_of_a_full_spawn_space_are_pushed_out() -> None:
    given = "dreamers: {a: {at: 9}, b: {at: 9}}\nfigures: [{of: usher, at: 9}, {of: usher, at: 9}]"
    game = run(on_tiles(f"{given}\nturns: [turn-4, turn-1]", players=2), Spawn("wraith", 1))
    play(game, "push-to:8")
    assert ([me(game, seat).at for seat in (A, B)], game.table.figures[-1].at) == ([8, 8], 9)


@pytest.mark.rule("EF-SPAWN-05")
def test_where_only_figures_are_missing_nobody_is_told_of_a_missing_spawn_space() -> None:
    four = ", ".join(["{of: pack, at: 1}"] * 4)
    game = run(on_tiles(f"dreamers: {{a: {{at: 0}}}}\nfigures: [{four}]\nturns: [turn-4, turn-1]"), Spawn("pack", 1))
    assert (len(game.table.figures), told(game)) == (4, [])


@pytest.mark.rule("EF-ENTITY-04")
def test_an_interaction_needs_a_figure_of_its_own_entity_in_range() -> None:
    given = "dreamers: {a: {at: 0, hand: [iron-word, gambler-shove, gambler-shove]}}\n"
    game = scene(f"{given}figures: [{{of: usher, at: 1}}, {{of: wraith, at: 3}}]\nentities: [{{tile: wraith}}]")
    assert refused(game, "use:wraith/1") == "EF-ENTITY-04"


@pytest.mark.rule("EF-SPAWN-03", "EF-SPAWN-02")
def test_only_the_first_of_several_entities_follows_the_suit() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-1]"), Spawn("wraith", 2))
    assert [one.at for one in game.table.figures] == [9, 10]


@pytest.mark.rule("EF-ENTITY-05", "EF-COMPANION-02")
def test_tokens_and_shapeshifters_are_entities_and_companions_are_not() -> None:
    of = ("wraith", "usher", "pack", "colossus", "box-knight")
    figures = ", ".join(f"{{of: {one}, at: {space}}}" for space, one in enumerate(of[:4])) + ", {of: box-knight, at: 8}"
    table = scene(f"figures: [{figures}]").table
    assert [table.is_entity(one) for one in table.figures] == [True, True, True, True, False]


@pytest.mark.rule("EF-COMPANION-02", "EF-COMPANION-04")
def test_an_entity_in_the_space_of_a_companion_moves_on() -> None:
    given = f"figures: [{{of: wraith, at: 3}}, {{of: box-knight, at: 3}}]\ncoming: [{VALUE}]"
    assert run(scene(given, land=LINE), MoveEntities()).table.figures[0].at == 1

"""Moving, range, Walls and full spaces (chapters MOVE, RANGE, WALL, SPACE)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.components import ANYWHERE, UNLIMITED
from nocturne.games.etherfields.land import Ground, Land
from nocturne.games.etherfields.records import MapRecord
from nocturne.games.etherfields.rules.entities import MoveEntities, Spawn
from nocturne.games.etherfields.rules.movement import (
    Walk,
    in_range,
)
from nocturne.games.etherfields.rules.space import Enter
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from nocturne.kernel.grid import Space
from tests.games.etherfields.maps import APART, BARE, LINE
from tests.games.etherfields.table import (
    A,
    B,
    C,
    acting,
    boxed,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    run,
    scene,
    told,
)

if TYPE_CHECKING:
    pass

SLIP = "gambler-slip"
ONE_ = 0
VALUE = 2


def drawn(*plans: tuple[str, str]) -> list[MapRecord]:
    """Map tiles, each in a slot and drawn."""
    record = "- {kind: map, id: drawn-%s, name: Drawn, slot: %s, plan: %s}\n"
    maps = boxed("".join([record % (slot, slot, json.dumps(plan)) for slot, plan in plans])).maps
    return [maps[f"drawn-{slot}"] for slot, _ in plans]


def crowded(dreamers: str, *figures: tuple[str, int]) -> str:
    """Dreamers of these letters in space 1 beside two wraiths, the pusher in space 0; and more figures."""
    own = ", ".join(f"{one}: {{at: 1}}" for one in dreamers)
    here = [("usher", 0), *[("wraith", 1)] * 2, *figures]
    return f"dreamers: {{{own}}}\nfigures: [{', '.join(f'{{of: {of}, at: {at}}}' for of, at in here)}]"


@pytest.mark.rule("EF-RANGE-04", "EF-BLOCKED-02")
def test_range_is_measured_around_a_blocked_space() -> None:
    table = on_tiles("dreamers: {a: {at: 11}}", tiles="[hall, gallery, cellar, garden]").table
    assert (Space(19) in table.land.blocked, table.land.distance(Space(11), Space(27))) == (True, 4)
    assert not in_range(table, Space(11), Space(27), 3)


@pytest.mark.rule("EF-MOVE-03")
def test_items_give_cunning_for_a_move() -> None:
    game = play(scene("items: [skeleton-key]"), "move", "spend-item:skeleton-key", "done", "go:east", "go:east")
    assert (me(game).at, game.table.items) == (2, ())


@pytest.mark.rule("EF-BLOCKED-02", "EF-SPAWN-01", "EF-SPAWN-05")
@pytest.mark.parametrize(("holes", "spaces", "events"), [("[9]", [10], ["figure-spawned"]), ("[9, 10]", [], ["told"])])
def test_nothing_appears_on_a_blocked_spawn_space(holes: str, spaces: list[int], events: list[str]) -> None:
    ground = f"ground: {{tiles: [hall, gallery], holes: {holes}}}\nturns: [turn-4, turn-1]\nhours: 0\n"
    game = run(etherfields(f"players: 1\nslumber: wraith\n{ground}dreamers: {{a: {{at: 0}}}}"), Spawn("wraith", 1))
    assert ([one.at for one in game.table.figures], told(game)) == (spaces, events)


@pytest.mark.rule("EF-MOVE-03")
def test_any_amount_of_cunning_moves_that_many_spaces() -> None:
    few = scene("dreamers: {a: {hand: [gambler-insight]}}")
    assert ("move" in ids(few), few.explain(A, "move")) == (True, None), "one is enough"
    many = play(scene(f"dreamers: {{a: {{hand: [steady-hand, {SLIP}]}}}}"), "move", "spend:steady-hand")
    play(many, f"spend:{SLIP}", "done", "go:east", "go:east", "go:east", "go:south", "go:west")
    assert (me(many).at, kind(many)) == (10, "FreePlay")


@pytest.mark.rule("EF-MOVE-04")
def test_whoever_looks_into_a_full_space_may_come_back() -> None:
    land = APART.replace("|           |", "|     |     |", 1)
    crowd = ", ".join(["{of: wraith, at: 1}"] * 4 + ["{of: usher, at: 0}"] * 3)
    game = run(scene(f"dreamers: {{a: {{at: 0}}}}\nfigures: [{crowd}]", land=land), Walk(A, 2))
    play(game, "go:east")
    assert (kind(game), me(game).at) == ("FreePlay", 0), "there is no other way"


@pytest.mark.rule("EF-MOVE-04", "EF-SPACE-11")
def test_nobody_goes_from_one_full_space_into_another_without_a_way_to_a_free_one() -> None:
    land = APART.replace("|           |", "|        |  |", 1)
    full = "{of: colossus, at: 1}, " + ", ".join(["{of: wraith, at: 2}"] * 4)
    game = run(scene(f"dreamers: {{a: {{at: 0}}}}\nfigures: [{full}]", land=land, slumber="colossus"), Walk(A, 3))
    play(game, "go:east")
    assert (kind(game), me(game).at) == ("FreePlay", 0), "from the Big Entity only back"


@pytest.mark.rule("EF-RANGE-08", "EF-RANGE-09")
def test_a_row_touches_every_dreamer_in_range_of_any_figure_once() -> None:
    own = "dreamers: {a: {at: 0}, b: {at: 11}, c: {at: 9}}\nfigures: [{of: wraith, at: 1}, {of: wraith, at: 3}, %s]"
    given = f"{own % '{of: wraith, at: 0}'}\nturns: [turn-4, turn-8]\nbarred: [1]"
    land = APART.replace("|\n+--+--+--+--+\n|", "|\n+--+--+--+  +\n|")
    game = run(scene(given, land=land, players=3), ResolveTurnCard(0))
    assert [me(game, seat).distress for seat in (A, B, C)] == [1, 1, 0], "a Wall keeps C out of it"
    assert [len(me(game, seat).sealed) for seat in (A, B, C)] == [2, 2, 0]


@pytest.mark.rule("EF-SPACE-03")
def test_three_dreamers_are_pushed_by_the_fifth_figure() -> None:
    here = "dreamers: {a: {at: 1}, b: {at: 1}, c: {at: 1}}\nfigures: [{of: usher, at: 0}, {of: wraith, at: 1}]"
    game = play(run(scene(here, land=BARE, players=3), Enter(0, Space(1))), "push-to:9")
    assert ([me(game, seat).at for seat in (A, B, C)], game.table.figures[0].at) == ([9, 9, 9], 1)


@pytest.mark.rule("EF-SPACE-09")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_whom_a_big_entity_pushes_may_go_to_different_spaces_companions_too(profile: str) -> None:
    here = "dreamers: {a: {at: 1}, b: {at: 1}}\nfigures: [{of: colossus, at: 0}%s]"
    two = scene(here % "", land=BARE, players=2, profile=profile, slumber="colossus")
    play(run(two, Enter(0, Space(1))), "push-to:2")
    game = play(run(two, Enter(0, Space(1))), "push-to:2", "push-to:9")
    assert ([me(game, seat).at for seat in (A, B)], game.table.figures[0].at) == ([2, 9], 1)
    knight = scene(here % ", {of: box-knight, at: 1}", land=BARE, players=2, profile=profile, slumber="colossus")
    game = play(run(knight, Enter(0, Space(1))), "push-to:2", "push-to:2", "push-to:9")
    assert [one.at for one in game.table.figures] == [1, 9]


@pytest.mark.rule("EF-SPACE-11", "EF-SPACE-05")
@pytest.mark.parametrize(("face", "at"), [(ONE_, 3), (VALUE, 1)])
def test_an_entity_passes_a_big_one_but_does_not_end_there(face: int, at: int) -> None:
    big = "{of: colossus, at: 2, states: [{state: paralyzed}]}"
    given = f"dreamers: {{a: {{at: 0}}}}\nfigures: [{{of: wraith, at: 3}}, {big}]\ncoming: [{face}]"
    game = play(run(scene(given, land=APART), MoveEntities()), "first:0")
    assert [one.at for one in game.table.figures] == [at, 2]


@pytest.mark.rule("EF-EX-59", "EF-SPACE-04")
def test_an_entity_that_hunts_a_dreamer_in_a_full_space_stops_beside_it() -> None:
    crowd = ", {of: usher, at: 1}" * 3
    game = scene(f"dreamers: {{a: {{at: 1}}}}\nfigures: [{{of: wraith, at: 3}}{crowd}]\ncoming: [2]", land=LINE)
    assert play(run(game, MoveEntities()), "first:0").table.figures[0].at == 2


@pytest.mark.rule("EF-MOVE-05", "EF-BLOCKED-02")
def test_an_entity_is_relocated_past_walls_but_not_to_a_blocked_space() -> None:
    land = LINE.replace("|           |", "|##         |")
    game = acting(scene("figures: [{of: wraith}]", land=land), "[{relocate: {a: entity}, to: {a: space}}]")
    assert ids(game) == tuple([f"pick:space:{space}" for space in (0, 1, 2, 3, 9, 10, 11)])
    assert play(game, "pick:space:9").table.figures[0].at == 9


@pytest.mark.rule("EF-SPACE-10")
def test_a_big_entity_does_not_stop_in_a_space_where_nobody_was() -> None:
    given = "figures: [{of: colossus}]\nentities: [{tile: colossus, morphs: [movement]}]\ncoming: [2]"
    assert run(scene(given, land=LINE, slumber="colossus"), MoveEntities()).table.figures[0].at == 1


@pytest.mark.rule("EF-SPACE-03", "EF-EMOVE-14")
def test_an_entity_that_walks_into_a_full_space_pushes_the_dreamers_out() -> None:
    here = "dreamers: {a: {at: 1}, b: {at: 1}}\nfigures: [{of: usher, at: 3}, {of: wraith, at: 1}, {of: wraith, at: 1}]"
    game = play(run(scene(f"{here}\ncoming: [{VALUE}]", land=LINE, players=2), MoveEntities()), "first:0", "chase:0")
    assert (kind(game), ids(game)) == ("PushOut", ("push-to:2", "push-to:0"))
    play(game, "push-to:0")
    assert ([one.at for one in game.table.dreamers], game.table.figures[0].at) == ([0, 0], 1)


@pytest.mark.rule("EF-SPACE-05")
def test_an_entity_does_not_set_out_through_full_spaces_in_which_it_would_have_to_end() -> None:
    full = ", {of: usher, at: 2}" * 4 + ", {of: pack, at: 1}" * 4
    game = play(run(scene(f"figures: [{{of: wraith}}{full}]\ncoming: [{VALUE}]", land=LINE), MoveEntities()), "first:0")
    assert game.table.figures[0].at == 3


@pytest.mark.rule("EF-STAIRS-01", "EF-CAMPAIGN-13")
def test_stairs_are_no_trap() -> None:
    game = run(on_tiles("dreamers: {a: {at: 18}}", tiles="[hall, gallery, garden]"), Walk(A, 1))
    play(game, "go:south")
    assert (me(game).at in game.table.land.stairs, me(game).sealed, me(game).distress) == (True, (), 0)
    assert "stop" not in ids(game)


@pytest.mark.rule("EF-RANGE-05")
def test_any_range_does_not_reach_a_space_without_a_way_to_it() -> None:
    cell = "+--+--+--+--+\n|a |        |\n+--+  +  +  +\n|           |\n+--+--+--+--+"
    table = scene(land=cell).table
    assert [in_range(table, Space(0), Space(3), reach) for reach in (UNLIMITED, ANYWHERE)] == [False, True]
    assert in_range(table, Space(1), Space(11), UNLIMITED)


@pytest.mark.rule("EF-WALL-03")
def test_walls_on_the_border_of_two_tiles_leave_no_gap() -> None:
    open_row = "+  +  +\n\n"
    east, south = "+  +  +\n      |\n+  +  +\n      |\n+  +  +", f"{open_row}{open_row}+--+--+"
    tiles = drawn(("a1", east), ("b1", south), ("a2", ""), ("b2", east))
    land = Land((4, 3), Ground(), tiles, [])
    assert [there in land.near[here] for here, there in ((1, 2), (9, 10), (10, 18), (11, 19))] == [False] * 4
    shut = Land((4, 3), Ground(), [*drawn(("a1", south), ("b1", south)), *tiles[2:]], [])
    assert not [here for here in (8, 9, 10, 11) if here + 8 in shut.near[here]], "nor where two Walls meet"


@pytest.mark.rule("EF-MOVE-06")
def test_a_relocation_crosses_no_trap_on_its_way() -> None:
    game = acting(
        on_tiles("dreamers: {a: {at: 16}}", tiles="[hall, gallery, cellar]"), "[{relocate: you, to: {a: space}}]"
    )
    assert 17 in game.table.land.traps
    assert (me(play(game, "pick:space:25")).at, me(game).sealed) == (25, ())


@pytest.mark.rule("EF-MOVE-05", "EF-SPACE-01", "EF-RANGE-01")
def test_a_relocation_with_a_range_keeps_to_it_and_never_ends_in_a_full_space() -> None:
    crowd = ", ".join(["{of: wraith, at: 8}"] * 4)
    game = acting(scene(f"figures: [{crowd}]"), "[{relocate: you, to: {a: space, within: 2}}]")
    assert ids(game) == ("pick:space:0", "pick:space:1", "pick:space:2", "pick:space:9")


@pytest.mark.rule("EF-SPACE-03", "EF-SPACE-11")
def test_pushed_dreamers_go_where_there_is_room_and_together_where_both_fit() -> None:
    three_below = [("wraith", 9)] * 3
    narrow = run(scene(crowded("ab", *three_below), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(narrow) == ("push-to:2", "push-to:0"), "9 has room for one only"
    older = run(scene(crowded("ab", *three_below), land=BARE, players=2, profile="1.0"), Enter(0, Space(1)))
    assert ids(older) == ("push-to:2", "push-to:9", "push-to:0"), "in 1.0 each goes where there is room"
    full_below = run(scene(crowded("ab", *three_below, ("wraith", 9)), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(full_below) == ("push-to:2", "push-to:0"), "never into a full space"
    single = scene(crowded("ab", *three_below, ("wraith", 9)), land=BARE, players=2, profile="1.0")
    assert ids(run(single, Enter(0, Space(1)))) == ("push-to:2", "push-to:0")
    giant = run(scene(crowded("ab", ("colossus", 2)), land=BARE, players=2), Enter(0, Space(1)))
    assert ids(giant) == ("push-to:9", "push-to:0"), "nor to a Big Entity"


@pytest.mark.rule("EF-SPACE-03", "EF-SPACE-06")
def test_where_no_space_holds_all_the_pushed_dreamers_are_split() -> None:
    land = BARE.replace("|           |\n+  +  +  +", "|  |        |\n+  +  +  +", 1)
    tight = (*[("wraith", 2)] * 3, *[("pack", 9)] * 3)
    game = run(scene(crowded("ab", *tight), land=land, players=2), Enter(0, Space(1)))
    assert ids(game) == ("push-to:2", "push-to:9")
    play(game, "push-to:9")
    assert ([one.at for one in game.table.dreamers], game.table.figures[0].at) == ([9, 2], 1)
    none = run(scene(crowded("ab", *tight, ("usher", 9)), land=land, players=2), Enter(0, Space(1)))
    assert (kind(none), none.table.figures[0].at) == ("FreePlay", 0), "one place is too little for two"


@pytest.mark.rule("EF-SPACE-09")
def test_a_big_entity_pushes_only_those_in_the_space_that_it_enters() -> None:
    given = "dreamers: {a: {at: 1}}\nfigures: [{of: colossus, at: 0}, {of: usher, at: 1}, {of: usher, at: 3}]"
    game = run(scene(given, land=BARE, slumber="colossus"), Enter(0, Space(1)))
    play(game, "push-to:2", "push-to:9")
    assert (kind(game), me(game).at, [one.at for one in game.table.figures]) == ("FreePlay", 2, [1, 9, 3])


@pytest.mark.rule("EF-SPACE-11", "EF-MOVE-04")
def test_a_dreamer_passes_a_big_entity_but_does_not_stop_there() -> None:
    game = run(scene("figures: [{of: colossus, at: 1}]", slumber="colossus"), Walk(A, 2))
    play(game, "go:east")
    assert "stop" not in ids(game)
    assert me(play(game, "go:east")).at == 2


@pytest.mark.rule("EF-SPACE-11", "EF-MOVE-04", "EF-SPACE-02")
def test_a_view_names_the_spaces_where_nobody_may_stop() -> None:
    three = ", ".join(["{of: wraith, at: 3}"] * 3)
    figures = f"figures: [{{of: colossus, at: 1}}, {three}, {{of: box-knight, at: 3}}, {{of: wraith, at: 2}}]"
    entities = "entities: [{tile: colossus}, {tile: wraith}]"
    full = {
        edition: scene(f"{figures}\n{entities}", profile=edition).view(A).dreamscape.full for edition in ("1.0", "2.0")
    }
    assert full == {"1.0": (1,), "2.0": (1, 3)}, "a Companion counts in 2.0 alone"


@pytest.mark.rule("EF-SPACE-01", "EF-MOVE-04")
def test_as_the_fourth_figure_a_dreamer_may_stop() -> None:
    game = run(scene("figures: [{of: wraith, at: 1}, {of: wraith, at: 1}, {of: wraith, at: 1}]"), Walk(A, 2))
    play(game, "go:east")
    assert "stop" in ids(game)

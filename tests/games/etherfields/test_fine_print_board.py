"""Single clauses of rules on Spawning, moving, pushing and hunting whose main case is tested elsewhere."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Suit
from nocturne.games.etherfields.rules.cards import PickCard
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.entities import MoveEntities, Spawn
from nocturne.games.etherfields.rules.movement import Walk
from nocturne.games.etherfields.rules.scenes import LayStartingTiles
from nocturne.games.etherfields.rules.space import Enter
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from nocturne.kernel.grid import Space
from tests.games.etherfields.table import (
    A,
    B,
    C,
    changed,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    told,
    world,
)

LINE = """\
+--+--+--+--+
|           |
+--+--+--+--+
|           |
+--+--+--+--+"""
"""Two rows that nothing joins: 0 to 3, and 8 to 11."""
BARE = LINE.replace("|\n+--+--+--+--+\n|", "|\n+  +  +  +  +\n|")
SLIP, LOOK = "gambler-slip", "gambler-look"
ONE_, VALUE, AGAIN = 0, 2, 5


# -- Entrances and Spawning


@pytest.mark.rule("EF-ENTRANCE-01")
def test_each_player_chooses_the_entrance_of_the_own_figure() -> None:
    game = run(world("first: 1", players=2), LayStartingTiles())
    for seat, space in ((B, 8), (A, 3)):
        assert [(one.seat, one.kind) for one in game.open] == [(seat, "EnterAt")]
        play(game, f"place:{space}", seat=seat)
    assert [me(game, seat).at for seat in (A, B)] == [3, 8]


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


@pytest.mark.rule("EF-BLOCKED-02", "EF-SPAWN-01", "EF-SPAWN-05")
@pytest.mark.parametrize(("holes", "spaces", "events"), [("[9]", [10], ["figure-spawned"]), ("[9, 10]", [], ["told"])])
def test_nothing_appears_on_a_blocked_spawn_space(holes: str, spaces: list[int], events: list[str]) -> None:
    ground = f"ground: {{tiles: [hall, gallery], holes: {holes}}}\nturns: [turn-4, turn-1]\nhours: 0\n"
    game = run(etherfields(f"players: 1\nslumber: wraith\n{ground}dreamers: {{a: {{at: 0}}}}"), Spawn("wraith", 1))
    assert ([one.at for one in game.table.figures], told(game)) == (spaces, events)


# -- moving


@pytest.mark.rule("EF-MOVE-03")
def test_any_amount_of_cunning_moves_that_many_spaces() -> None:
    few = scene("dreamers: {a: {hand: [gambler-insight]}}")
    assert ("move" in ids(few), few.explain(A, "move")) == (True, None), "one is enough"
    many = play(scene(f"dreamers: {{a: {{hand: [steady-hand, {SLIP}]}}}}"), "move", "spend:steady-hand")
    play(many, f"spend:{SLIP}", "done", "go:east", "go:east", "go:east", "go:south", "go:west")
    assert (me(many).at, kind(many)) == (10, "FreePlay")


@pytest.mark.rule("EF-MOVE-04")
def test_whoever_looks_into_a_full_space_may_come_back() -> None:
    land = LINE.replace("|           |", "|     |     |", 1)
    crowd = ", ".join(["{of: wraith, at: 1}"] * 4 + ["{of: usher, at: 0}"] * 3)
    game = run(scene(f"dreamers: {{a: {{at: 0}}}}\nfigures: [{crowd}]", land=land), Walk(A, 2))
    play(game, "go:east")
    assert (kind(game), me(game).at) == ("FreePlay", 0), "there is no other way"


@pytest.mark.rule("EF-MOVE-04", "EF-SPACE-11")
def test_nobody_goes_from_one_full_space_into_another_without_a_way_to_a_free_one() -> None:
    land = LINE.replace("|           |", "|        |  |", 1)
    full = "{of: colossus, at: 1}, " + ", ".join(["{of: wraith, at: 2}"] * 4)
    game = run(scene(f"dreamers: {{a: {{at: 0}}}}\nfigures: [{full}]", land=land, slumber="colossus"), Walk(A, 3))
    play(game, "go:east")
    assert (kind(game), me(game).at) == ("FreePlay", 0), "from the Big Entity only back"


# -- who is in range


@pytest.mark.rule("EF-RANGE-08", "EF-RANGE-09")
def test_a_row_touches_every_dreamer_in_range_of_any_figure_once() -> None:
    own = "dreamers: {a: {at: 0}, b: {at: 11}, c: {at: 9}}\nfigures: [{of: wraith, at: 1}, {of: wraith, at: 3}, %s]"
    given = f"{own % '{of: wraith, at: 0}'}\nturns: [turn-4, turn-8]\nbarred: [1]"
    land = LINE.replace("|\n+--+--+--+--+\n|", "|\n+--+--+--+  +\n|")
    game = run(scene(given, land=land, players=3), ResolveTurnCard(0))
    assert [me(game, seat).distress for seat in (A, B, C)] == [1, 1, 0], "a Wall keeps C out of it"
    assert [len(me(game, seat).sealed) for seat in (A, B, C)] == [2, 2, 0]


@pytest.mark.rule("EF-ENTITY-04")
def test_an_interaction_needs_a_figure_of_its_own_entity_in_range() -> None:
    given = "dreamers: {a: {at: 0, hand: [iron-word, gambler-shove, gambler-shove]}}\n"
    game = scene(f"{given}figures: [{{of: usher, at: 1}}, {{of: wraith, at: 3}}]\nentities: [{{tile: wraith}}]")
    assert refused(game, "use:wraith/1") == "EF-ENTITY-04"


# -- pushing


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
    game = play(run(scene(given, land=LINE), MoveEntities()), "first:0")
    assert [one.at for one in game.table.figures] == [at, 2]


# -- hunting


@pytest.mark.rule("EF-EMOVE-01")
@pytest.mark.parametrize(("card", "at"), [("turn-4", 2), ("turn-12", 1)])
def test_entities_move_as_often_as_the_turn_card_shows_movement(card: str, at: int) -> None:
    given = f"dreamers: {{a: {{at: 0}}}}\nfigures: [{{of: wraith, at: 3}}]\nturns: [turn-1, {card}]\ncoming: [0, 0]"
    assert run(scene(given, land=LINE), ResolveTurnCard(0)).table.figures[0].at == at


@pytest.mark.rule("EF-EMOVE-02")
def test_the_face_one_moves_even_an_entity_without_a_movement_value() -> None:
    given = f"dreamers: {{a: {{at: 0}}}}\nfigures: [{{of: wraith, at: 3}}]\ncoming: [{ONE_}]"
    game = scene(given, land=LINE, cards=changed("tile/wraith", "movement: 0"))
    assert run(game, MoveEntities()).table.figures[0].at == 2


TWO = "dreamers: {a: {at: 0%s}, b: {at: 8}}\nfigures: [{of: wraith, at: 3}, {of: wraith, at: 11}]\ncoming: [%s]"


@pytest.mark.rule("EF-EMOVE-04", "EF-EMOVE-12")
def test_after_one_roll_for_all_that_says_again_all_move_again() -> None:
    game = scene(TWO % ("", f"{AGAIN}, {ONE_}"), land=LINE, players=2, options="{entity-rolls: together}")
    assert [one.at for one in run(game, MoveEntities()).table.figures] == [0, 8]


@pytest.mark.rule("EF-EMOVE-12")
def test_each_figure_has_a_roll_of_its_own() -> None:
    game = run(scene(TWO % ("", f"{ONE_}, {VALUE}"), land=LINE, players=2), MoveEntities())
    assert [one.at for one in play(game, "first:0").table.figures] == [2, 9]


@pytest.mark.rule("EF-EMOVE-04", "EF-REROLL-04")
def test_the_second_roll_may_be_rerolled_like_the_first() -> None:
    more = f"figures: [{{of: wraith, at: 3}}]\ncoming: [{AGAIN}, {ONE_}]"
    game = run(scene(f"dreamers: {{a: {{at: 0, gems: 1}}}}\n{more}", land=LINE), MoveEntities())
    play(game, "pass")
    assert (kind(game), game.table.figures[0].at, game.table.rolls) == ("RerollWindow", 1, (("stride", ONE_),))


@pytest.mark.rule("EF-EMOVE-07")
@pytest.mark.parametrize(("pusher", "profile"), [("pack", "1.0"), ("pack", "2.0"), ("colossus", "1.0")])
def test_an_entity_stops_where_its_target_was_even_if_it_pushes_the_target_out(pusher: str, profile: str) -> None:
    others = ", {of: wraith, at: 1}" * 2 if pusher == "pack" else ""
    given = f"dreamers: {{a: {{at: 1}}, b: {{at: 1}}}}\nfigures: [{{of: {pusher}, at: 2}}{others}]\n"
    given += f"entities: [{{tile: {pusher}, morphs: [movement]}}]\ncoming: [{VALUE}]"
    game = run(scene(given, land=LINE, players=2, profile=profile, slumber=pusher), MoveEntities())
    while kind(game) != "FreePlay":
        play(game, "push-to:0" if kind(game) == "PushOut" else ids(game)[0])
    assert ([me(game, seat).at for seat in (A, B)], game.table.figures[0].at) == ([0, 0], 1)


@pytest.mark.rule("EF-EMOVE-08")
def test_it_does_not_matter_with_which_dreamer_an_entity_shares_its_space() -> None:
    given = f"dreamers: {{a: {{at: 3}}, b: {{at: 0}}}}\nfigures: [{{of: wraith, at: 0}}]\ncoming: [{VALUE}]"
    assert run(scene(given, land=LINE, players=2), MoveEntities()).table.figures[0].at == 0


@pytest.mark.rule("EF-EMOVE-13", "EF-CHOICE-01", "EF-EX-34")
def test_the_first_player_chooses_order_and_route_for_the_team() -> None:
    given = "dreamers: {a: {at: 0}, b: {at: 3}, c: {at: 3}}\nfigures: [{of: wraith, at: 9}, {of: wraith, at: 9}]"
    game = run(scene(f"{given}\ncoming: [{ONE_}, {ONE_}]\nfirst: 1", land=BARE, players=3), MoveEntities())
    assert [(one.seat, one.kind) for one in game.open] == [(B, "NextFigure")]
    play(game, "first:1", seat=B)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "Approach")]


# -- limits


@pytest.mark.rule("EF-HAND-01")
@pytest.mark.parametrize(("held", "left"), [(5, 0), (6, 1)])
def test_a_card_taken_back_does_not_enlarge_a_full_hand(held: int, left: int) -> None:
    hand = ", ".join([LOOK] * 4 + ["gambler-shove"] * (held - 4))
    game = run(scene(f"dreamers: {{a: {{hand: [{hand}], discard: [{SLIP}]}}}}"), PickCard(A, "discard", "hand"))
    assert (kind(game), len(me(game).hand), len(me(game).discard)) == ("FreePlay", 6, left)


@pytest.mark.rule("EF-HAND-05", "EF-PROGRESS-15")
def test_a_flaw_that_lowers_a_limit_makes_the_owner_discard_at_once() -> None:
    placed = "progress: [gambler-habit, gambler-grudge, long-arm, reaper-habit]"
    deck = f"deck: [{', '.join([SLIP] * 5 + [LOOK] * 4)}, heavy-legs]"
    heavy = changed("flaw/heavy-legs", "passives: [{stat: progress, by: -1}]")
    game = scene(f"dreamers: {{a: {{{placed}, {deck}}}, b: {{archetype: reaper}}}}", players=2, cards=heavy)
    drawn = run(game, DrawCards(A, 1))
    assert (kind(drawn), me(drawn).burdens) == ("DropProgress", ("heavy-legs",))
    assert len(me(play(drawn, "drop:long-arm:up")).progress) == 3

"""How Entities move (chapter EMOVE)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.morphs import movement_of
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from tests.games.etherfields.maps import APART, BARE, LINE
from tests.games.etherfields.table import (
    A,
    B,
    changed,
    ids,
    kind,
    me,
    play,
    run,
    scene,
)

ONE_ = 0
TWO = "dreamers: {a: {at: 0%s}, b: {at: 8}}\nfigures: [{of: wraith, at: 3}, {of: wraith, at: 11}]\ncoming: [%s]"
AGAIN = 5
VALUE = 2


@pytest.mark.rule("EF-EMOVE-01")
@pytest.mark.parametrize(("card", "at"), [("turn-4", 2), ("turn-12", 1)])
def test_entities_move_as_often_as_the_turn_card_shows_movement(card: str, at: int) -> None:
    given = f"dreamers: {{a: {{at: 0}}}}\nfigures: [{{of: wraith, at: 3}}]\nturns: [turn-1, {card}]\ncoming: [0, 0]"
    assert run(scene(given, land=APART), ResolveTurnCard(0)).table.figures[0].at == at


@pytest.mark.rule("EF-EMOVE-02")
def test_the_face_one_moves_even_an_entity_without_a_movement_value() -> None:
    given = f"dreamers: {{a: {{at: 0}}}}\nfigures: [{{of: wraith, at: 3}}]\ncoming: [{ONE_}]"
    game = scene(given, land=APART, cards=changed("tile/wraith", "movement: 0"))
    assert run(game, MoveEntities()).table.figures[0].at == 2


@pytest.mark.rule("EF-EMOVE-04", "EF-EMOVE-12")
def test_after_one_roll_for_all_that_says_again_all_move_again() -> None:
    game = scene(TWO % ("", f"{AGAIN}, {ONE_}"), land=APART, players=2, options="{entity-rolls: together}")
    assert [one.at for one in run(game, MoveEntities()).table.figures] == [0, 8]


@pytest.mark.rule("EF-EMOVE-12")
def test_each_figure_has_a_roll_of_its_own() -> None:
    game = run(scene(TWO % ("", f"{ONE_}, {VALUE}"), land=APART, players=2), MoveEntities())
    assert [one.at for one in play(game, "first:0").table.figures] == [2, 9]


@pytest.mark.rule("EF-EMOVE-04", "EF-REROLL-04")
def test_the_second_roll_may_be_rerolled_like_the_first() -> None:
    more = f"figures: [{{of: wraith, at: 3}}]\ncoming: [{AGAIN}, {ONE_}]"
    game = run(scene(f"dreamers: {{a: {{at: 0, gems: 1}}}}\n{more}", land=APART), MoveEntities())
    play(game, "pass")
    assert (kind(game), game.table.figures[0].at, game.table.rolls) == ("RerollWindow", 1, (("stride", ONE_),))


@pytest.mark.rule("EF-EMOVE-07")
@pytest.mark.parametrize(("pusher", "profile"), [("pack", "1.0"), ("pack", "2.0"), ("colossus", "1.0")])
def test_an_entity_stops_where_its_target_was_even_if_it_pushes_the_target_out(pusher: str, profile: str) -> None:
    others = ", {of: wraith, at: 1}" * 2 if pusher == "pack" else ""
    given = f"dreamers: {{a: {{at: 1}}, b: {{at: 1}}}}\nfigures: [{{of: {pusher}, at: 2}}{others}]\n"
    given += f"entities: [{{tile: {pusher}, morphs: [movement]}}]\ncoming: [{VALUE}]"
    game = run(scene(given, land=APART, players=2, profile=profile, slumber=pusher), MoveEntities())
    while kind(game) != "FreePlay":
        play(game, "push-to:0" if kind(game) == "PushOut" else ids(game)[0])
    assert ([me(game, seat).at for seat in (A, B)], game.table.figures[0].at) == ([0, 0], 1)


@pytest.mark.rule("EF-EMOVE-08")
def test_it_does_not_matter_with_which_dreamer_an_entity_shares_its_space() -> None:
    given = f"dreamers: {{a: {{at: 3}}, b: {{at: 0}}}}\nfigures: [{{of: wraith, at: 0}}]\ncoming: [{VALUE}]"
    assert run(scene(given, land=APART, players=2), MoveEntities()).table.figures[0].at == 0


@pytest.mark.rule("EF-EMOVE-13", "EF-CHOICE-01", "EF-EX-34")
def test_the_first_player_chooses_order_and_route_for_the_team() -> None:
    given = "dreamers: {a: {at: 0}, b: {at: 3}, c: {at: 3}}\nfigures: [{of: wraith, at: 9}, {of: wraith, at: 9}]"
    game = run(scene(f"{given}\ncoming: [{ONE_}, {ONE_}]\nfirst: 1", land=BARE, players=3), MoveEntities())
    assert [(one.seat, one.kind) for one in game.open] == [(B, "NextFigure")]
    play(game, "first:1", seat=B)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "Approach")]


@pytest.mark.rule("EF-EMOVE-07")
def test_spaces_left_over_do_not_carry_an_entity_past_its_target() -> None:
    land = LINE.replace("|a        A |", "|      a  A |")
    game = run(scene(f"figures: [{{of: wraith}}]\ncoming: [{VALUE}]", land=land), MoveEntities())
    assert (movement_of(game.table, game.table.figures[0]), game.table.figures[0].at) == (2, 2)
    assert kind(game) == "FreePlay", "nobody is asked where it goes from there"


@pytest.mark.rule("EF-EMOVE-11", "EF-MORPH-17")
def test_with_one_roll_for_all_an_entity_that_ignores_it_still_follows_its_own_rule() -> None:
    own = "entities: [{tile: statue, morphs: [distress]}]"
    given = f"figures: [{{of: statue, at: 1}}, {{of: wraith, at: 3}}]\n{own}\ncoming: [{VALUE}]"
    rule = changed("tile/statue", "effects: [{when: movement, do: [{strike: 1}]}]")
    game = scene(given, land=LINE, options="{entity-rolls: together}", cards=rule)
    moved = run(game, MoveEntities())
    assert (me(moved).distress, [one.at for one in moved.table.figures], moved.table.rolls) == (1, [1, 1], ())

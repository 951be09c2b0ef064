"""Entities: Spawning, movement, Morphings, States; Distress, death and defeat."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.events.board import FigureRemoved
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import in_force, stat
from nocturne.games.etherfields.rules.entities import MoveEntities, Spawn, pieces_left
from nocturne.games.etherfields.rules.morphs import AddMorphings, morph_pool, movement_of
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from nocturne.kernel import Game
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import LINE, NEXT, ROW
from tests.games.etherfields.table import A, acting, changed, ids, kind, me, on_tiles, play, run, scene, told

FOE = "figures: [{of: wraith}]\n"
ONE_, VALUE, AGAIN = 0, 2, 5


def hunted(
    coming: str, *, land: str = LINE, more: str = "", players: int = 1, options: str = "{}"
) -> Game[Etherfields]:
    """The movement step with these faces of the die to come."""
    return run(
        scene(
            f"{FOE if 'figures' not in more else ''}{more}\ncoming: [{coming}]",
            land=land,
            players=players,
            options=options,
        ),
        MoveEntities(),
    )


# -- Spawning


@pytest.mark.rule("EF-SPAWN-01", "EF-SPAWN-02", "EF-EX-03")
def test_four_entities_on_two_spawn_spaces_stand_two_and_two() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-7]"), Spawn("usher", 4))
    play(game, "at:9")
    assert kind(game) == "Spawn"
    assert ids(game) == ("at:9", "at:10"), "after one on each the next may go to either"
    play(game, "at:9")
    assert sorted(one.at for one in game.table.figures) == [9, 9, 10, 10]


@pytest.mark.rule("EF-SPAWN-03")
def test_the_first_entity_goes_where_the_turn_suit_matches() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-1]"), Spawn("wraith", 1))
    assert [one.at for one in game.table.figures] == [9]


@pytest.mark.rule("EF-SPAWN-05")
def test_without_a_spawn_space_nothing_appears_and_the_players_are_told() -> None:
    game = run(scene(), Spawn("wraith", 1))
    assert (game.table.figures, told(game)) == ([], ["told"])


@pytest.mark.rule("EF-COMP-05", "EF-COMP-02")
def test_only_four_creature_shapeshifters_exist() -> None:
    given = "dreamers: {a: {at: 0}}\nfigures: [" + ", ".join(["{of: pack, at: 1}"] * 3) + "]\nturns: [turn-4, turn-1]"
    game = run(on_tiles(given), Spawn("pack", 3))
    assert (len(game.table.figures), pieces_left(game.table, "pack")) == (4, 0)
    human = run(on_tiles(given.replace("pack", "usher")), Spawn("usher", 3))
    assert (len(human.table.figures), pieces_left(human.table, "usher")) == (4, 0), "and four Human ones"


@pytest.mark.rule("EF-SPAWN-04", "EF-SPACE-03")
def test_spawning_into_a_full_space_pushes_the_dreamers_out() -> None:
    given = (
        "dreamers: {a: {at: 9}, b: {at: 9}}\nfigures: [{of: usher, at: 9}, {of: usher, at: 9}]\nturns: [turn-4, turn-1]"
    )
    game = run(on_tiles(given, players=2), Spawn("wraith", 1))
    assert kind(game) == "PushOut"
    play(game, ids(game)[0])
    assert game.table.figures[-1].at == 9


@pytest.mark.rule("EF-SPACE-07", "EF-BLOCKED-02", "EF-MOVE-05")
def test_an_entity_is_relocated_anywhere_but_onto_blocked_spaces() -> None:
    game = acting(
        scene(FOE, land=ROW.replace("|           |", "|##         |")), "[{relocate: {a: entity}, to: {a: space}}]"
    )
    assert ids(game) == tuple([f"pick:space:{space}" for space in (0, 1, 2, 3, 9, 10, 11)])


# -- movement


@pytest.mark.rule("EF-EMOVE-01", "EF-EMOVE-02")
def test_the_face_one_moves_one_space() -> None:
    assert hunted(f"{ONE_}").table.figures[0].at == 2


@pytest.mark.rule("EF-EMOVE-01")
@pytest.mark.parametrize(("card", "at"), [("turn-1", 2), ("turn-9", 3)])
def test_entities_move_when_the_turn_card_says_so(card: str, at: int) -> None:
    game = run(scene(f"{FOE}turns: [turn-4, {card}]\ncoming: [{ONE_}]", land=LINE), ResolveTurnCard(0))
    assert game.table.figures[0].at == at


@pytest.mark.rule("EF-EMOVE-03", "EF-EMOVE-05")
def test_the_face_value_moves_the_movement_value_toward_the_closest_dreamer() -> None:
    assert hunted(f"{VALUE}").table.figures[0].at == 1


@pytest.mark.rule("EF-EMOVE-05")
def test_of_two_dreamers_the_closer_one_is_hunted() -> None:
    land = LINE.replace("|a        A |", "|a     A  b |")
    assert hunted(f"{VALUE}", land=land, players=2).table.figures[0].at == 3


@pytest.mark.rule("EF-EMOVE-04")
def test_value_and_again_moves_and_rolls_once_more() -> None:
    assert hunted(f"{AGAIN}, {ONE_}").table.figures[0].at == 0


@pytest.mark.rule("EF-EMOVE-06")
def test_among_equally_close_dreamers_the_players_choose() -> None:
    land = LINE.replace("|a        A |", "|a     A  b |").replace("|a     A  b |", "|a        b |")
    game = run(
        scene(
            (
                f"figures: [{{of: wraith, at: 1}}, {{of: wraith, at: 1}}]\ndreamers: {{a: {{at: 0}}, "
                f"b: {{at: 2}}}}\ncoming: [{ONE_}, {ONE_}]"
            ),
            land=land,
            players=2,
        ),
        MoveEntities(),
    )
    assert kind(game) == "NextFigure"
    play(game, "first:0")
    assert ids(game) == ("chase:0", "chase:1")
    play(game, "chase:1")
    assert game.table.figures[0].at == 2


@pytest.mark.rule("EF-EMOVE-07")
def test_an_entity_stops_in_the_space_of_its_target() -> None:
    land = LINE.replace("|a        A |", "|   a     A |")
    assert hunted(f"{AGAIN}, {VALUE}", land=land).table.figures[0].at == 1


@pytest.mark.rule("EF-EMOVE-08")
def test_an_entity_that_shares_a_space_with_a_dreamer_stays() -> None:
    game = hunted(
        f"{VALUE}", land=LINE.replace("|a        A |", "|aA         |"), players=2, more="dreamers: {b: {at: 3}}"
    )
    assert game.table.figures[0].at == 0


@pytest.mark.rule("EF-EMOVE-09", "EF-WALL-01")
def test_without_a_way_to_any_dreamer_an_entity_stays_and_an_unreachable_one_is_never_the_closest() -> None:
    walled = LINE.replace("|a        A |", "|a |      A |")
    assert hunted(f"{VALUE}", land=walled).table.figures[0].at == 3
    two = hunted(f"{VALUE}", land=walled, players=2, more="dreamers: {b: {at: 1}}")
    assert two.table.figures[0].at == 1


@pytest.mark.rule("EF-CHOICE-01", "EF-EX-34", "EF-EMOVE-14")
def test_of_two_equal_routes_the_dreamers_choose() -> None:
    land = ROW.replace("|a        A |", "|a          |").replace(
        "|           |\n+--+--+--+--+", "|   A       |\n+--+--+--+--+"
    )
    game = hunted(f"{ONE_}", land=land)
    assert (kind(game), ids(game)) == ("Approach", ("at:1", "at:8"))
    play(game, "at:8")
    assert game.table.figures[0].at == 8


@pytest.mark.rule("EF-EMOVE-14")
@pytest.mark.parametrize("row", ["|a    |   A |", "|a  ##    A |", "|a     ## A |"])
def test_an_entity_goes_around_walls_and_blocked_spaces(row: str) -> None:
    game = hunted(f"{ONE_}", land=ROW.replace("|a        A |", row))
    assert game.table.land.distance(Space(3), Space(0)) == 5
    if "##    A" in row or "|   A" in row:
        assert set(ids(game)) == {"at:2", "at:11"}, "both ways lead around"
        play(game, "at:11")
    assert game.table.figures[0].at == 11


@pytest.mark.rule("EF-EMOVE-11")
def test_an_entity_that_ignores_the_die_takes_no_part_in_the_roll() -> None:
    given = "figures: [{of: statue}]\nentities: [{tile: statue}]"
    game = run(scene(given, land=LINE), MoveEntities())
    assert (game.table.figures[0].at, "rolled" in told(game)) == (3, False)


@pytest.mark.rule("EF-EMOVE-11")
def test_an_entity_that_ignores_the_die_follows_its_own_movement_rule() -> None:
    rule = changed("tile/statue", "effects: [{when: movement, do: [{strike: 1}]}]")
    game = scene("figures: [{of: statue}]\nentities: [{tile: statue}]", land=NEXT, cards=rule)
    moved = run(game, MoveEntities())
    assert (me(moved).distress, "rolled" in told(moved)) == (1, False)


@pytest.mark.rule("EF-EMOVE-12", "EF-EX-29")
@pytest.mark.parametrize(("face", "places"), [(ONE_, [2, 10]), (VALUE, [1, 8])])
def test_one_roll_may_serve_all_entities_each_with_its_own_value(face: int, places: list[int]) -> None:
    given = (
        f"dreamers: {{a: {{at: 0}}, b: {{at: 8}}}}\nfigures: [{{of: wraith, at: 3}}, {{of: pack, "
        f"at: 11}}]\ncoming: [{face}]"
    )
    game = run(scene(given, land=LINE, players=2, options="{entity-rolls: together}"), MoveEntities())
    assert [one.at for one in game.table.figures] == places


@pytest.mark.rule("EF-EMOVE-13", "EF-EMOVE-12")
def test_with_separate_rolls_the_players_choose_the_order() -> None:
    given = f"figures: [{{of: wraith}}, {{of: wraith, at: 2}}]\ncoming: [{ONE_}, {ONE_}]"
    game = run(scene(given, land=LINE), MoveEntities())
    assert ids(game) == ("first:0", "first:1")
    play(game, "first:1")
    assert [one.at for one in game.table.figures] == [2, 1]


@pytest.mark.rule("EF-COMPANION-04")
def test_entities_neither_chase_nor_stop_for_companions() -> None:
    given = f"figures: [{{of: wraith}}, {{of: box-knight, at: 2}}]\ncoming: [{VALUE}]"
    assert run(scene(given, land=LINE), MoveEntities()).table.figures[0].at == 1


@pytest.mark.rule("EF-SPACE-05", "EF-EMOVE-14")
def test_a_full_space_without_dreamers_is_passed_through_but_not_ended_in() -> None:
    crowd = ", {of: usher, at: 2}" * 4
    given = f"figures: [{{of: wraith}}{crowd}]\ncoming: [%s, 0, 0, 0, 0]"
    stopped = play(run(scene(given % ONE_, land=LINE), MoveEntities()), "first:0")
    assert stopped.table.figures[0].at == 3
    through = play(run(scene(given % VALUE, land=LINE), MoveEntities()), "first:0")
    assert through.table.figures[0].at == 1


@pytest.mark.rule("EF-SPACE-10", "EF-SPACE-09")
@pytest.mark.parametrize(("profile", "place"), [("1.0", 1), ("2.0", 2)])
def test_a_big_entity_that_pushes_something_stops_there_in_2_0(profile: str, place: int) -> None:
    given = (
        f"figures: [{{of: colossus}}, {{of: usher, at: 2}}]\nentities: [{{tile: colossus, "
        f"morphs: [movement]}}]\ncoming: [{VALUE}, 0]"
    )
    land = LINE.replace("+--+--+--+--+\n|           |", "+--+--+  +--+\n|           |")
    game = run(scene(given, land=land, profile=profile, slumber="colossus"), MoveEntities())
    play(game, "first:0", "push-to:10")
    while kind(game) in ("PushOut", "Approach"):
        play(game, ids(game)[0])
    assert game.table.figures[0].at in ({place} if profile == "2.0" else {0, 1})


@pytest.mark.rule("EF-STATE-07")
def test_a_paralyzed_entity_does_not_move() -> None:
    given = "figures: [{of: wraith, states: [{state: paralyzed}]}]"
    assert hunted("", more=given).table.figures[0].at == 3


# -- Morphings


def morphed(*morphs: str, more: str = "", land: str = NEXT, players: int = 1) -> Game[Etherfields]:
    """The wraith with these Morphings."""
    return scene(
        f"{FOE}entities: [{{tile: wraith, morphs: [{', '.join(morphs)}]}}]\n{more}", land=land, players=players
    )


def struck(game: Game[Etherfields], count: int = 1, reach: int = 1) -> int:
    """The Distress of a Dreamer after a Basic effect of the wraith."""
    return me(acting(game, f"[{{strike: {count}, range: {reach}}}]", this="wraith", row=True)).distress


@pytest.mark.rule("EF-MORPH-01", "EF-MORPH-16")
def test_morphings_are_drawn_at_random_from_the_twelve() -> None:
    game = run(scene(FOE + "coming: [0, 4]", land=NEXT), AddMorphings("wraith", 2))
    assert game.table.entities[0].morphs == (Morph.DISTRESS, Morph.MASK)
    assert sum(morph_pool(game.table)) == 10


@pytest.mark.rule("EF-MORPH-03", "EF-MORPH-13", "EF-MORPH-02", "EF-MORPH-17")
def test_distress_morphings_add_up_in_the_effect_rows_only() -> None:
    game = morphed("distress", "distress")
    assert struck(game) == 3
    assert me(acting(game, "[{strike: 1}]", this="wraith")).distress == 1


@pytest.mark.rule("EF-MORPH-04")
def test_a_seal_morphing_seals_two_more() -> None:
    assert len(me(acting(morphed("seal"), "[{drain: 2}]", this="wraith", row=True)).sealed) == 4


@pytest.mark.rule("EF-MORPH-05", "EF-EX-55")
def test_a_movement_morphing_raises_the_value_but_not_the_face_one() -> None:
    given = "figures: [{of: pack}]\nentities: [{tile: pack, morphs: [movement]}]\ncoming: [%s]"
    table = scene(given % ONE_, land=LINE, slumber="pack").table
    assert movement_of(table, table.figures[0]) == 5
    assert run(scene(given % ONE_, land=LINE, slumber="pack"), MoveEntities()).table.figures[0].at == 2


@pytest.mark.rule("EF-MORPH-06", "EF-EX-56", "EF-RANGE-08")
def test_a_range_morphing_reaches_one_space_farther_even_from_nothing() -> None:
    two_away = ROW.replace("|a        A |", "|a     A    |")
    assert struck(morphed("range", "distress", land=two_away)) == 2
    assert struck(morphed(land=two_away)) == 0
    assert struck(morphed("range"), reach=0) == 1


@pytest.mark.rule("EF-RANGE-09", "EF-EX-24")
def test_three_figures_of_one_entity_hurt_once() -> None:
    game = scene("figures: [{of: wraith}, {of: wraith, at: 1}, {of: wraith, at: 8}]", land=NEXT)
    assert struck(game) == 1


@pytest.mark.rule("EF-MORPH-07", "EF-MORPH-09", "EF-EX-21")
def test_a_mask_morphing_makes_masks_inactive_and_excess_cards_go_at_once() -> None:
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 2)
    given = f"dreamers: {{a: {{hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}}}\n{FOE}coming: [4]"
    game = run(scene(given, land=NEXT), AddMorphings("wraith", 1))
    assert (kind(game), in_force(game.table, Morph.MASK)) == ("DiscardExcess", True)
    play(game, "discard:gambler-look")
    assert stat(game.table, A, "hand") == 6


@pytest.mark.rule("EF-MORPH-08", "EF-MORPH-09", "EF-EX-22", "EF-PROGRESS-11")
def test_a_progress_morphing_switches_progress_cards_off_without_discarding_them() -> None:
    from nocturne.games.etherfields.components import Intent  # noqa: PLC0415 -- only here
    from nocturne.games.etherfields.rules.active import progress_count  # noqa: PLC0415 -- only here

    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 2)
    given = f"dreamers: {{a: {{hand: [{hand}], progress: [gambler-habit]}}}}\n{FOE}coming: [5]"
    before = scene(given, land=NEXT)
    assert progress_count(before.table, A, Intent.AWARENESS) == 1
    game = play(run(before, AddMorphings("wraith", 1)), "discard:gambler-look")
    assert (me(game).progress, progress_count(game.table, A, Intent.AWARENESS)) == (("gambler-habit",), 0)


@pytest.mark.rule("EF-MORPH-14")
def test_without_a_figure_no_morphing_is_added() -> None:
    assert run(scene(), AddMorphings("wraith", 1)).table.entities[0].morphs == ()


@pytest.mark.rule("EF-MORPH-15")
def test_the_morphings_leave_with_the_last_figure() -> None:
    game = morphed("seal")
    table = game.table.clone()
    table.scribe = Scribe()
    table.commit(FigureRemoved(0, "wraith"))
    assert table.entities[0].morphs == ()


@pytest.mark.rule("EF-QUIRK-08")
def test_morphings_never_change_a_quirk() -> None:
    given = (
        f"{FOE}entities: [{{tile: wraith, morphs: [seal]}}]\nquirks: [[draught, 0]]\n"
        f"turns: [turn-4, turn-9]\nagenda: [ResolveTurnCard: {{at: 0}}]"
    )
    game = scene(given, land=NEXT)
    play(game, "next-effect:draught/basic")
    assert len(me(game).sealed) == 1

"""Single clauses of rules on Entities, Morphings and States whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.board_events import FigureRemoved
from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.rules.entities import LandFigure, MoveEntities, RelocateFigure, Spawn
from nocturne.games.etherfields.rules.morphs import movement_of, reach_of, seal_of
from nocturne.games.etherfields.rules.movement import LandDreamer
from nocturne.games.etherfields.rules.pools import gain
from nocturne.games.etherfields.rules.turn import DiscardTurn, ResolveEffects, ResolveTurnCard
from nocturne.games.etherfields.rules.uses import reach
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import A, acting, changed, etherfields, ids, kind, me, on_tiles, play, run, scene

LINE = """\
+--+--+--+--+
|a        A |
+--+--+--+--+
|           |
+--+--+--+--+"""
NEXT = LINE.replace("|a        A |", "|a  A       |")
AWAY = LINE.replace("|a        A |", "|a     A    |")
SNAKE = LINE.replace("|a        A |\n+--+--+--+--+", "|a          |\n+--+--+--+  +")
"""One way of eight spaces: 0 to 3, then 11 back to 8."""
VALUE = 2


def wraith(effect: str) -> str:
    """The wraith with another effect, besides its Setup."""
    return changed("tile/wraith", f"effects: [{{when: setup, do: [{{appear: 1}}]}}, {effect}]")


@pytest.mark.rule("EF-SPAWN-03", "EF-SPAWN-02")
def test_only_the_first_of_several_entities_follows_the_suit() -> None:
    game = run(on_tiles("dreamers: {a: {at: 0}}\nturns: [turn-4, turn-1]"), Spawn("wraith", 2))
    assert [one.at for one in game.table.figures] == [9, 10]


@pytest.mark.rule("EF-EMOVE-07")
def test_spaces_left_over_do_not_carry_an_entity_past_its_target() -> None:
    land = LINE.replace("|a        A |", "|      a  A |")
    game = run(scene(f"figures: [{{of: wraith}}]\ncoming: [{VALUE}]", land=land), MoveEntities())
    assert (movement_of(game.table, game.table.figures[0]), game.table.figures[0].at) == (2, 2)
    assert kind(game) == "FreePlay", "nobody is asked where it goes from there"


@pytest.mark.rule("EF-MORPH-05", "EF-EX-55")
def test_with_a_movement_morphing_an_entity_goes_two_spaces_farther() -> None:
    given = "figures: [{of: pack, at: 8}]\nentities: [{tile: pack, morphs: [%s]}]\ncoming: [2]"
    places = [run(scene(given % one, land=SNAKE, slumber="pack"), MoveEntities()) for one in ("", "movement")]
    assert [one.table.figures[0].at for one in places] == [11, 2]


@pytest.mark.rule("EF-MORPH-13")
def test_equal_tokens_of_every_numeric_kind_add_up() -> None:
    morphs = "[seal, seal, movement, movement, range, range]"
    table = scene(f"figures: [{{of: wraith}}]\nentities: [{{tile: wraith, morphs: {morphs}}}]", land=NEXT).table
    one = table.figures[0]
    assert (seal_of(table, one, 1), movement_of(table, one), reach_of(table, one, 1)) == (5, 6, 3)


@pytest.mark.rule("EF-MORPH-17")
@pytest.mark.parametrize(("row", "sealed", "distress"), [(True, 4, 1), (False, 2, 0)])
def test_seal_and_range_morphings_touch_the_effect_rows_only(row: bool, sealed: int, distress: int) -> None:
    entity = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [%s]}]"
    assert len(me(acting(scene(entity % "seal", land=NEXT), "[{drain: 2}]", this="wraith", row=row)).sealed) == sealed
    assert me(acting(scene(entity % "range", land=AWAY), "[{strike: 1}]", this="wraith", row=row)).distress == distress


@pytest.mark.rule("EF-STATE-05")
@pytest.mark.parametrize("row", [True, False])
def test_dazed_caps_every_effect_of_an_entity_even_one_that_reaches_any_space(row: bool) -> None:
    dazed = "figures: [{of: wraith, states: [{state: dazed}]}]"
    for printed in ("2", "unlimited", "anywhere"):
        strike = f"[{{strike: 1, range: {printed}}}]"
        assert me(acting(scene(dazed, land=AWAY), strike, this="wraith", row=row)).distress == 0
        assert me(acting(scene(dazed, land=NEXT), strike, this="wraith", row=row)).distress == 1


@pytest.mark.rule("EF-MORPH-17")
@pytest.mark.parametrize(("part", "distress"), [("basic", 2), ("special", 2), ("morphing", 2), ("end_of_turn", 1)])
def test_an_effect_at_the_end_of_the_turn_is_no_row(part: str, distress: int) -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [distress]}]"
    game = scene(given, land=NEXT, cards=wraith(f"{{when: {part.replace('_', '-')}, do: [{{strike: 1}}]}}"))
    assert me(run(game, ResolveEffects((f"wraith/{part}",)))).distress == distress


@pytest.mark.rule("EF-MORPH-03", "EF-MORPH-04", "EF-STATE-06")
def test_what_a_row_does_to_each_dreamer_is_strengthened_too() -> None:
    given, both = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [distress, seal]}]", "{each: dreamer}"
    effect = f"[{{damage: 1, to: {both}}}, {{seal: 1, who: {both}}}]"
    cards = wraith(f"{{when: basic, do: {effect}}}")
    game = scene(given, players=2, land=NEXT, cards=cards)
    row = run(game, ResolveEffects(("wraith/basic",))).table.dreamers
    assert [(one.distress, len(one.sealed)) for one in row] == [(2, 3), (2, 3)]
    other = acting(game, effect, this="wraith").table.dreamers
    assert [(one.distress, len(one.sealed)) for one in other] == [(1, 1), (1, 1)]
    stunned = scene("figures: [{of: wraith, states: [{state: stunned}]}]", land=NEXT, cards=cards)
    assert me(run(stunned, ResolveEffects(("wraith/basic",)))).distress == 0


@pytest.mark.rule("EF-MORPH-15")
def test_the_morphings_stay_as_long_as_one_figure_is_left() -> None:
    given = "figures: [{of: wraith}, {of: wraith, at: 2}]\nentities: [{tile: wraith, morphs: [seal]}]"
    table = scene(given, land=NEXT).table.clone()
    table.scribe = Scribe()
    table.commit(FigureRemoved(0, "wraith"))
    assert table.entities[0].morphs == (Morph.SEAL,)


@pytest.mark.rule("EF-EX-31")
def test_nothing_appears_or_is_put_where_walls_keep_four_dreamers_together() -> None:
    four = ", ".join(f"{one}: {{at: 9}}" for one in "abcd")
    ground = "ground: {tiles: [hall, gallery], walls: [[8, 9], [9, 10]]}\nturns: [turn-4, turn-1]\nhours: 0\n"
    given = (
        f"players: 4\nprofile: '2.0'\nslumber: wraith\n{ground}dreamers: {{{four}}}\nfigures: [{{of: wraith, at: 2}}]"
    )
    game = etherfields(given)
    assert [one.at for one in run(game, Spawn("wraith", 1)).table.figures] == [2, 10], "9 has the suit"
    assert "at:9" not in ids(run(game, RelocateFigure(0)))


@pytest.mark.rule("EF-EX-59", "EF-SPACE-04")
def test_an_entity_that_hunts_a_dreamer_in_a_full_space_stops_beside_it() -> None:
    crowd = ", {of: usher, at: 1}" * 3
    game = scene(f"dreamers: {{a: {{at: 1}}}}\nfigures: [{{of: wraith, at: 3}}{crowd}]\ncoming: [2]", land=LINE)
    assert play(run(game, MoveEntities()), "first:0").table.figures[0].at == 2


# -- Turn cards


@pytest.mark.rule("EF-TURNCARD-04")
def test_a_step_triggers_the_row_of_the_gate_tile_too() -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nturns: [turn-1, turn-9]\nhours: 1"
    game = etherfields(given)
    assert me(run(game, ResolveTurnCard(0))).sealed == ()
    row = changed("gate/gate-opera", "effects: [{when: basic, do: [{seal: 1, who: {each: dreamer}}]}]")
    assert len(me(run(etherfields(given, row), ResolveTurnCard(0))).sealed) == 1


@pytest.mark.rule("EF-TURNCARD-12")
def test_an_effect_that_resolves_the_turn_card_early_leaves_it_where_it_lies() -> None:
    game = scene("figures: [{of: wraith}]\nturns: [turn-4, turn-9]", land=NEXT)
    early = acting(game, "[hasten]")
    assert (kind(early), me(early).distress, early.table.turns) == ("FreePlay", 1, ("turn-4", "turn-9"))


# -- who is what, and who may be moved


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


@pytest.mark.rule("EF-MOVE-05", "EF-BLOCKED-02")
def test_an_entity_is_relocated_past_walls_but_not_to_a_blocked_space_that_is_named() -> None:
    land = LINE.replace("|           |", "|##         |")
    game = run(scene("figures: [{of: wraith}]", land=land), RelocateFigure(0))
    assert ids(game) == ("at:0", "at:1", "at:2", "at:9", "at:10", "at:11")
    named = run(scene("figures: [{of: wraith}]", land=land), RelocateFigure(0, (Space(8), Space(9))))
    assert named.table.figures[0].at == 9


@pytest.mark.rule("EF-STATE-07")
def test_neither_a_paralyzed_entity_nor_a_paralyzed_dreamer_is_relocated_by_any_effect() -> None:
    held = "states: [{state: paralyzed}]"
    game = scene(f"figures: [{{of: wraith, {held}}}]\ndreamers: {{a: {{{held}}}}}", land=NEXT)
    still = run(game, RelocateFigure(0))
    assert (kind(still), still.table.figures[0].at) == ("FreePlay", 1)
    named = run(game, LandDreamer(A, Space(10)), LandFigure(0, Space(10)))
    assert (me(named).at, named.table.figures[0].at) == (0, 1)


@pytest.mark.rule("EF-STATE-05")
def test_dazed_caps_a_raised_range_of_an_assault_too() -> None:
    given = "mask: mask-of-blades, masks: [mask-of-blades], states: [%s]"
    for state, far in (("", 2), ("{state: dazed}", 1)):
        table = scene(f"dreamers: {{a: {{{given % state}}}}}\nfigures: [{{of: wraith}}]", land=NEXT).table
        assert reach(table, A, table.lib.actions["wraith/1"]) == far


@pytest.mark.rule("EF-MORPH-02", "EF-PROGRESS-13")
def test_morphings_and_placed_cards_outlast_the_turn() -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [seal]}]\n"
    given += "dreamers: {a: {progress: [gambler-habit]}}"
    game = run(scene(given, land=NEXT), DiscardTurn())
    assert (game.table.entities[0].morphs, me(game).progress) == ((Morph.SEAL,), ("gambler-habit",))


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_under_a_gem_morphing_gems_are_kept_and_gained(profile: str) -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [gems]}]\ndreamers: {a: {gems: 1}}"
    table = scene(given, land=NEXT, profile=profile).table.clone()
    table.scribe = Scribe()
    gain(table, A, "gems", 1)
    assert table.dreamers[A].gems == 2


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


@pytest.mark.rule("EF-EMOVE-11", "EF-MORPH-17")
def test_with_one_roll_for_all_an_entity_that_ignores_it_still_follows_its_own_rule() -> None:
    own = "entities: [{tile: statue, morphs: [distress]}]"
    given = f"figures: [{{of: statue, at: 1}}, {{of: wraith, at: 3}}]\n{own}\ncoming: [{VALUE}]"
    rule = changed("tile/statue", "effects: [{when: movement, do: [{strike: 1}]}]")
    game = scene(given, land=LINE, options="{entity-rolls: together}", cards=rule)
    moved = run(game, MoveEntities())
    assert (me(moved).distress, [one.at for one in moved.table.figures], moved.table.rolls) == (1, [1, 1], ())


@pytest.mark.rule("EF-TURNCARD-10", "EF-TURNCARD-11")
@pytest.mark.parametrize(("count", "turns"), [(2, 3), (9, 4)])
def test_an_effect_adds_as_many_turns_as_the_discard_pile_holds(count: int, turns: int) -> None:
    rest = ", ".join(f"turn-{number}" for number in range(1, 9))
    game = scene(f"turns: [turn-9]\nturns_out: [turn-10, turn-11, turn-12]\nremoved: [{rest}]")
    table = acting(game, f"[{{add-turns: {count}}}]").table
    assert (len(table.turns), table.turns[-3:], len(table.turns_out)) == (
        turns,
        ("turn-11", "turn-10", "turn-9"),
        4 - turns,
    )

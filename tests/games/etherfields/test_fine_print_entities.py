"""Single clauses of rules on Entities, Morphings and States whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.board_events import FigureRemoved
from nocturne.games.etherfields.content import Cause
from nocturne.games.etherfields.deeds import Drain, Early, Seal, Strike
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.effects import DoEffect
from nocturne.games.etherfields.rules.entities import MoveEntities, RelocateFigure, Spawn
from nocturne.games.etherfields.rules.morphs import movement_of, reach_of, seal_of
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from nocturne.games.etherfields.words import Morph
from nocturne.kernel import Game
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import A, etherfields, ids, kind, me, on_tiles, play, run, scene

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


def acted(game: Game[Etherfields], deed: Drain | Strike, *, row: bool) -> Game[Etherfields]:
    """The wraith acts, in one of its effect rows or not."""
    table = game.table.clone()
    table.scribe = Scribe()
    deed.run(table, Cause(A, "wraith", row=row))
    return Game(game.codec, game.box, table)


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
    assert len(me(acted(scene(entity % "seal", land=NEXT), Drain(2, 1), row=row)).sealed) == sealed
    assert me(acted(scene(entity % "range", land=AWAY), Strike(1, 1), row=row)).distress == distress


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
def test_a_step_triggers_the_row_of_the_gate_tile_too(monkeypatch: pytest.MonkeyPatch) -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nturns: [turn-1, turn-9]\nhours: 1"
    game = etherfields(given)
    assert me(run(game, ResolveTurnCard(0))).sealed == ()
    monkeypatch.setitem(game.table.lib.effects, "gate-opera/basic", (Seal(1, "each"),))
    assert len(me(run(game, ResolveTurnCard(0))).sealed) == 1


@pytest.mark.rule("EF-TURNCARD-12")
def test_an_effect_that_resolves_the_turn_card_early_leaves_it_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene("figures: [{of: wraith}]\nturns: [turn-4, turn-9]", land=NEXT)
    monkeypatch.setitem(game.table.lib.effects, "rest/early", (Early(),))
    early = run(game, DoEffect("rest/early", 0, Cause(A)))
    assert (kind(early), me(early).distress, early.table.turns) == ("FreePlay", 1, ("turn-4", "turn-9"))

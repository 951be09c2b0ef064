"""Morphings (chapter MORPH)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.events.board import FigureRemoved
from nocturne.games.etherfields.rules.active import active_mask, active_progress, in_force, stat
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.morphs import (
    AddMorphings,
    distress_of,
    morph_pool,
    movement_of,
    reach_of,
    seal_of,
)
from nocturne.games.etherfields.rules.pools import gain
from nocturne.games.etherfields.rules.turn import DiscardTurn, ResolveEffects
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import AWAY, LINE, NEXT, NEXT_IN_LINE
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    changed,
    kind,
    me,
    play,
    run,
    scene,
)

SNAKE = LINE.replace("|a        A |\n+--+--+--+--+", "|a          |\n+--+--+--+  +")
"""One way of eight spaces: 0 to 3, then 11 back to 8."""
FOE = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith}]\n"
TWO = "figures: [{of: usher, at: 3}, {of: wraith, at: 1}]\nentities: [{tile: usher%s}, {tile: wraith%s}]\n"


def wraith(effect: str) -> str:
    """The wraith with another effect, besides its Setup."""
    return changed("tile/wraith", f"effects: [{{when: setup, do: [{{appear: 1}}]}}, {effect}]")


@pytest.mark.rule("EF-MORPH-02", "EF-RANGE-08", "EF-ENTITY-07")
def test_morphings_strengthen_every_figure_and_the_nearest_one_strikes() -> None:
    given = "figures: [{of: wraith, at: 11}, {of: wraith, at: 3}, {of: wraith}]"
    game = scene(f"{given}\nentities: [{{tile: wraith, morphs: [distress]}}]", land=NEXT)
    assert [distress_of(game.table, one, 1) for one in game.table.figures] == [2, 2, 2]
    assert me(acting(game, "[{strike: 1}]", this="wraith", row=True)).distress == 2


@pytest.mark.rule("EF-MORPH-10")
@pytest.mark.parametrize(("morphs", "asked"), [("[]", "RerollWindow"), ("[rerolls]", "FreePlay")])
def test_a_morphing_bars_rerolls_of_the_entities_die_too(morphs: str, asked: str) -> None:
    given = "dreamers: {a: {gems: 1}}\nfigures: [{of: wraith, at: 3}]\ncoming: [0, 0]\n"
    game = scene(f"{given}entities: [{{tile: wraith, morphs: {morphs}}}]", land=NEXT.replace("A ", "  "))
    assert kind(run(game, MoveEntities())) == asked


@pytest.mark.rule("EF-MORPH-08")
def test_under_a_progress_morphing_a_card_may_be_placed_but_does_not_work() -> None:
    given = "dreamers: {a: {hand: [long-arm, steady-hand]}}\nfigures: [{of: wraith}]\n"
    game = scene(f"{given}entities: [{{tile: wraith, morphs: [progress]}}]", land=NEXT)
    play(game, "place-card:long-arm", "spend:steady-hand")
    assert (me(game).progress, stat(game.table, A, "assault-range")) == (("long-arm",), 0)


@pytest.mark.rule("EF-MORPH-07")
def test_a_mask_morphing_switches_off_the_masks_of_all_dreamers() -> None:
    masks = "a: {mask: mask-of-plenty, masks: [mask-of-plenty]}, b: {mask: mask-of-haste, masks: [mask-of-haste]}"
    given = f"dreamers: {{{masks}}}\nfigures: [{{of: wraith, at: 3}}]\nentities: [{{tile: wraith, morphs: %s}}]"
    plain, morphed = (scene(given % morphs, players=2).table for morphs in ("[]", "[mask]"))
    assert [active_mask(plain, seat) for seat in (A, B)] == ["mask-of-plenty", "mask-of-haste"]
    assert [active_mask(morphed, seat) for seat in (A, B)] == ["", ""]


@pytest.mark.rule("EF-MORPH-05", "EF-EX-55")
def test_with_a_movement_morphing_an_entity_goes_two_spaces_farther() -> None:
    given = "figures: [{of: pack, at: 8}]\nentities: [{tile: pack, morphs: [%s]}]\ncoming: [2]"
    places = [run(scene(given % one, land=SNAKE, slumber="pack"), MoveEntities()) for one in ("", "movement")]
    assert [one.table.figures[0].at for one in places] == [11, 2]


@pytest.mark.rule("EF-MORPH-13")
def test_equal_tokens_of_every_numeric_kind_add_up() -> None:
    morphs = "[seal, seal, movement, movement, range, range]"
    table = scene(f"figures: [{{of: wraith}}]\nentities: [{{tile: wraith, morphs: {morphs}}}]", land=NEXT_IN_LINE).table
    one = table.figures[0]
    assert (seal_of(table, one, 1), movement_of(table, one), reach_of(table, one, 1)) == (5, 6, 3)


@pytest.mark.rule("EF-MORPH-17")
@pytest.mark.parametrize(("row", "sealed", "distress"), [(True, 4, 1), (False, 2, 0)])
def test_seal_and_range_morphings_touch_the_effect_rows_only(row: bool, sealed: int, distress: int) -> None:
    entity = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [%s]}]"
    assert (
        len(me(acting(scene(entity % "seal", land=NEXT_IN_LINE), "[{drain: 2}]", this="wraith", row=row)).sealed)
        == sealed
    )
    assert me(acting(scene(entity % "range", land=AWAY), "[{strike: 1}]", this="wraith", row=row)).distress == distress


@pytest.mark.rule("EF-MORPH-17")
@pytest.mark.parametrize(("part", "distress"), [("basic", 2), ("special", 2), ("morphing", 2), ("end_of_turn", 1)])
def test_an_effect_at_the_end_of_the_turn_is_no_row(part: str, distress: int) -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [distress]}]"
    game = scene(given, land=NEXT_IN_LINE, cards=wraith(f"{{when: {part.replace('_', '-')}, do: [{{strike: 1}}]}}"))
    assert me(run(game, ResolveEffects((f"wraith/{part}",)))).distress == distress


@pytest.mark.rule("EF-MORPH-03", "EF-MORPH-04", "EF-STATE-06")
def test_what_a_row_does_to_each_dreamer_is_strengthened_too() -> None:
    given, both = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [distress, seal]}]", "{each: dreamer}"
    effect = f"[{{damage: 1, to: {both}}}, {{seal: 1, who: {both}}}]"
    cards = wraith(f"{{when: basic, do: {effect}}}")
    game = scene(given, players=2, land=NEXT_IN_LINE, cards=cards)
    row = run(game, ResolveEffects(("wraith/basic",))).table.dreamers
    assert [(one.distress, len(one.sealed)) for one in row] == [(2, 3), (2, 3)]
    other = acting(game, effect, this="wraith").table.dreamers
    assert [(one.distress, len(one.sealed)) for one in other] == [(1, 1), (1, 1)]
    stunned = scene("figures: [{of: wraith, states: [{state: stunned}]}]", land=NEXT_IN_LINE, cards=cards)
    assert me(run(stunned, ResolveEffects(("wraith/basic",)))).distress == 0


@pytest.mark.rule("EF-MORPH-15")
def test_the_morphings_stay_as_long_as_one_figure_is_left() -> None:
    given = "figures: [{of: wraith}, {of: wraith, at: 2}]\nentities: [{tile: wraith, morphs: [seal]}]"
    table = scene(given, land=NEXT_IN_LINE).table.clone()
    table.scribe = Scribe()
    table.commit(FigureRemoved(0, "wraith"))
    assert table.entities[0].morphs == (Morph.SEAL,)


@pytest.mark.rule("EF-MORPH-02", "EF-PROGRESS-13")
def test_morphings_and_placed_cards_outlast_the_turn() -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [seal]}]\n"
    given += "dreamers: {a: {progress: [gambler-habit]}}"
    game = run(scene(given, land=NEXT_IN_LINE), DiscardTurn())
    assert (game.table.entities[0].morphs, me(game).progress) == ((Morph.SEAL,), ("gambler-habit",))


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_under_a_gem_morphing_gems_are_kept_and_gained(profile: str) -> None:
    given = "figures: [{of: wraith}]\nentities: [{tile: wraith, morphs: [gems]}]\ndreamers: {a: {gems: 1}}"
    table = scene(given, land=NEXT_IN_LINE, profile=profile).table.clone()
    table.scribe = Scribe()
    gain(table, A, "gems", 1)
    assert table.dreamers[A].gems == 2


@pytest.mark.rule("EF-MORPH-09", "EF-MORPH-07")
def test_whoever_has_too_many_cards_after_a_morphing_discards_the_first_player_or_not() -> None:
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 2)
    plenty = f"b: {{archetype: gambler, hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}"
    game = scene(f"dreamers: {{a: {{archetype: tough-guy}}, {plenty}}}\n{FOE}coming: [4]", players=2)
    game = run(game, AddMorphings("wraith", 1))
    assert game.table.entities[0].morphs == (Morph.MASK,)
    assert (kind(game), game.open[0].seat) == ("DiscardExcess", B)


@pytest.mark.rule("EF-MORPH-01", "EF-MORPH-16")
def test_the_twelve_morphings_are_shared_by_all_entities() -> None:
    table = scene(TWO % (", morphs: [mask, seal]", ", morphs: [seal, gems]")).table
    assert sum(morph_pool(table)) == 8
    rest = "distress, distress, seal, seal, movement, movement, range, range, mask, progress, rerolls"
    last = run(scene(TWO % ("", f", morphs: [{rest}]")), AddMorphings("usher", 3))
    assert last.table.entities[0].morphs == (Morph.GEMS,), "none is left after that one"


@pytest.mark.rule("EF-MORPH-02", "EF-MORPH-07", "EF-MORPH-08", "EF-MORPH-10")
@pytest.mark.parametrize("first", [True, False])
def test_a_morphing_bars_masks_progress_and_rerolls_whichever_entity_has_it(first: bool) -> None:
    own = "mask: mask-of-haste, masks: [mask-of-haste], progress: [gambler-habit], hand: [gambler-slip], gems: 1"
    morphs, given = ", morphs: [mask, progress, rerolls]", f"dreamers: {{a: {{{own}}}}}\ncoming: [2]\n"
    game = scene(given + TWO % ((morphs, "") if first else ("", morphs)))
    assert (active_mask(game.table, A), active_progress(game.table, A)) == ("", ())
    assert in_force(game.table, Morph.REROLLS)
    assert kind(play(game, "move", "spend:gambler-slip", "boost")) == "Walk"
    calm = scene(given + TWO % ("", ""))
    assert (active_mask(calm.table, A), active_progress(calm.table, A)) == ("mask-of-haste", ("gambler-habit",))

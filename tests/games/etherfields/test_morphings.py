"""Morphings: what they strengthen, bar and enforce (chapter MORPH)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph, State
from nocturne.games.etherfields.events.board import FigureRemoved
from nocturne.games.etherfields.rules.active import GEMS_BARRED, active_mask, active_progress, in_force, stat
from nocturne.games.etherfields.rules.entities import Appear, MoveEntities
from nocturne.games.etherfields.rules.morphs import (
    AddMorphings,
    distress_of,
    morph_pool,
    movement_of,
    reach_of,
    seal_of,
)
from nocturne.games.etherfields.rules.pools import PayTokens, gain, held
from nocturne.games.etherfields.rules.states import EndState
from nocturne.games.etherfields.rules.turn import DiscardTurn, ResolveEffects
from nocturne.games.etherfields.rules.uses import refuse_cost
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.kernel.grid import Space
from nocturne.kernel.table import Scribe
from tests.games.etherfields.maps import AWAY, LINE, NEXT, NEXT_IN_LINE
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    boxed,
    changed,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    told,
)


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


SNAKE = LINE.replace("|a        A |\n+--+--+--+--+", "|a          |\n+--+--+--+  +")
"""One way of eight spaces: 0 to 3, then 11 back to 8."""


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


def wraith(effect: str) -> str:
    """The wraith with another effect, besides its Setup."""
    return changed("tile/wraith", f"effects: [{{when: setup, do: [{{appear: 1}}]}}, {effect}]")


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


FOE = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith}]\n"


@pytest.mark.rule("EF-MORPH-09", "EF-MORPH-07")
def test_whoever_has_too_many_cards_after_a_morphing_discards_the_first_player_or_not() -> None:
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 2)
    plenty = f"b: {{archetype: gambler, hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}"
    game = scene(f"dreamers: {{a: {{archetype: tough-guy}}, {plenty}}}\n{FOE}coming: [4]", players=2)
    game = run(game, AddMorphings("wraith", 1))
    assert game.table.entities[0].morphs == (Morph.MASK,)
    assert (kind(game), game.open[0].seat) == ("DiscardExcess", B)


TWO = "figures: [{of: usher, at: 3}, {of: wraith, at: 1}]\nentities: [{tile: usher%s}, {tile: wraith%s}]\n"


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


POISONED = "figures: [{of: wraith, at: 3, states: [{state: poisoned}]}]\nentities: [{tile: wraith, morphs: [mask]}]\n"
PLENTY = "hand: [gambler-slip, gambler-slip, gambler-slip, gambler-slip, gambler-look, gambler-look, gambler-look]"
MASKED = f"{PLENTY}, mask: mask-of-plenty, masks: [mask-of-plenty]"


@pytest.mark.rule("EF-MORPH-19", "EF-STATE-09")
def test_a_new_figure_that_brings_a_morphing_into_force_enforces_limits_at_once() -> None:
    game = scene(f"{POISONED}dreamers: {{a: {{{MASKED}}}}}")
    assert kind(game) == "FreePlay", "the Poisoned figure ignores the token, and seven cards may be held"
    spawned = run(game, Appear("wraith", Space(2)))
    assert kind(spawned) == "DiscardExcess"
    assert len(me(play(spawned, "discard:gambler-look")).hand) == 6


@pytest.mark.rule("EF-MORPH-19")
def test_so_does_a_figure_that_is_no_longer_poisoned() -> None:
    game = scene(f"{POISONED}dreamers: {{a: {{{MASKED}}}}}")
    assert kind(run(game, EndState(State.POISONED, None, 0))) == "DiscardExcess"


@pytest.mark.rule("EF-MORPH-19")
def test_a_figure_more_of_a_morphing_that_is_in_force_already_asks_nothing() -> None:
    given = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith, morphs: [mask]}]\n"
    assert (
        kind(run(scene(f"{given}dreamers: {{a: {{hand: [gambler-slip]}}}}"), Appear("wraith", Space(2)))) == "FreePlay"
    )


REROLLS = "figures: [{of: wraith, at: 3}]\nentities: [{tile: wraith, morphs: [rerolls]}]\n"


@pytest.mark.rule("EF-MORPH-10")
def test_who_could_have_rerolled_is_told_that_a_morphing_forbids_it() -> None:
    game = scene(f"{REROLLS}dreamers: {{a: {{gems: 1}}}}")
    rolled = run(game, RollDie("luck"), *reroll_window(game.table, A))
    said = [line for line in rolled.events() if line.kind == "told"]
    assert [(line.rule, line.text.arguments()["what"]) for line in said] == [("EF-MORPH-10", "no-rerolls")]
    poor = scene(f"{REROLLS}dreamers: {{a: {{deck: []}}, b: {{deck: []}}}}", players=2)
    assert "told" not in told(run(poor, RollDie("luck"), *reroll_window(poor.table, B)))


@pytest.mark.rule("EF-MORPH-10")
def test_a_card_that_rerolls_is_refused_by_the_morphing() -> None:
    coin = "items: [lucky-coin]\n"
    assert refused(scene(coin), "use:lucky-coin/1") == "EF-REROLL-04"
    assert refused(scene(coin + REROLLS), "use:lucky-coin/1") == "EF-MORPH-10"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


SLIP = "gambler-slip"
WRAITH = "figures: [{of: wraith}]"
ONE = 2


@pytest.mark.rule("EF-MORPH-10", "EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize("morph", ["rerolls", "gems"])
def test_a_morphing_can_bar_rerolls(morph: str) -> None:
    given = hand(SLIP, more=", gems: 1") + f"{WRAITH}\nentities: [{{tile: wraith, morphs: [{morph}]}}]\ncoming: [{ONE}]"
    game = play(scene(given, land=NEXT), "move", f"spend:{SLIP}", "boost")
    assert (kind(game), me(game).gems) == ("Walk", 1)


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12")
@pytest.mark.parametrize(("profile", "allowed"), [("1.0", False), ("2.0", True)])
def test_the_gem_morphing_bars_every_use_only_in_1_0(profile: str, *, allowed: bool) -> None:
    given = (
        "dreamers: {a: {at: 0, gems: 1}}\nfigures: [{of: wraith, at: 2}]\n"
        "entities: [{tile: wraith, morphs: [gems]}]\nhours: 1"
    )
    game = on_tiles(given, tiles="[hall, gallery, garden]", profile=profile)
    if allowed:
        assert "use:garden/1" in ids(game)
    else:
        assert refused(game, "use:garden/1") == "EF-MORPH-11"


@pytest.mark.rule("EF-MORPH-11", "EF-MORPH-12", "EF-FLAW-06")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", "EF-MORPH-11"), ("2.0", None)])
def test_in_1_0_a_gem_morphing_keeps_gems_from_buying_a_flaw_off_or_paying_on_the_way(
    profile: str, rule: str | None
) -> None:
    given = f"{WRAITH}\nentities: [{{tile: wraith, morphs: [%s]}}]\ndreamers: {{a: {{burdens: [heavy-legs], gems: 1}}}}"
    game = scene(given % "gems", land=NEXT, profile=profile)
    why = game.explain(A, "remove-burden:heavy-legs")
    assert (why.rule if why is not None else None) == rule
    price = PayTokens(A, "gems", 1)
    assert (price.refuse(game.table) is None) == (rule is None)
    assert held(game.table, A, "gems") == 1, "it is kept"
    free = scene(given % "seal", land=NEXT, profile=profile)
    assert "remove-burden:heavy-legs" in ids(free)
    assert price.refuse(free.table) is None


@pytest.mark.rule("EF-MORPH-12", "EF-MORPH-11")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", "EF-MORPH-11"), ("2.0", "EF-MORPH-12")])
def test_under_a_gem_morphing_nothing_that_costs_a_gem_rerolls(profile: str, rule: str) -> None:
    reroll = "{when: any-roll, limit: once-per-turn, pay: [{spend: gem}], do: [reroll-die]}"
    cards = changed("item/lucky-coin", f"reactions: [{reroll}]")
    dear = boxed(cards).actions["lucky-coin/1"]
    given = hand(SLIP, more=", gems: 1") + f"items: [lucky-coin, crowbar]\n{WRAITH}\ncoming: [{ONE}]\n"
    answers = ("move", f"spend:{SLIP}", "boost")
    calm = play(scene(given, land=NEXT, profile=profile, cards=cards), *answers)
    assert ids(calm) == ("use:lucky-coin/1", "reroll-by-gem", "pass")
    game = scene(given + "entities: [{tile: wraith, morphs: [gems]}]", land=NEXT, profile=profile, cards=cards)
    assert refuse_cost(game.table, A, dear) == GEMS_BARRED[profile == "1.0"]
    assert GEMS_BARRED[profile == "1.0"].rule == rule
    assert kind(play(game, *answers)) == "Walk"


@pytest.mark.rule("EF-MORPH-11", "EF-GEMSLOT-01")
@pytest.mark.parametrize(("morphs", "rule"), [("[gems]", "EF-MORPH-11"), ("[seal]", None)])
def test_in_1_0_a_gem_morphing_keeps_gems_out_of_their_slots(morphs: str, rule: str | None) -> None:
    foe = f"figures: [{{of: wraith, at: 2}}]\nentities: [{{tile: wraith, morphs: {morphs}}}]"
    given = f"dreamers: {{a: {{at: 24, gems: 1}}}}\n{foe}"
    game = on_tiles(given, tiles="[hall, gallery, cellar]", profile="1.0")
    why = game.explain(A, "lay-gem")
    assert (why.rule if why is not None else None) == rule

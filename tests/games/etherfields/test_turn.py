"""The Turn: phases, rounds, Turn cards, Loot, Hours, Basic Actions, first player."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games.etherfields.components import Row
from nocturne.games.etherfields.rules.play import is_structured
from nocturne.games.etherfields.rules.turn import BuildTurnDeck, DreamscapePhase, GainLoot, ResolveTurnCard, block_step
from nocturne.games.etherfields.rules.world import AfterLocation, Travel
from tests.games.etherfields.table import (
    A,
    B,
    C,
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

NEXT = """\
+--+--+--+--+
|ab A       |
+  +  +  +  +
|           |
+--+--+--+--+"""
SOLO = NEXT.replace("|ab A", "|a  A")
FOE = "figures: [{of: wraith}]\n"
ONE_, VALUE = 0, 2


@pytest.mark.rule("EF-TURN-01", "EF-TURN-02", "EF-TURN-03", "EF-TURN-18", "EF-TURNCARD-08")
def test_a_turn_is_drawing_acting_the_turn_card_and_its_discard() -> None:
    deck = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 4)
    given = f"dreamers: {{a: {{deck: [{deck}]}}}}\nat: turn-start\nturns: [turn-4, turn-9]\nhours: 0"
    game = scene(FOE + given, land=SOLO)
    assert kind(game) == "OfferSkip"
    play(game, "play-on")
    assert (kind(game), len(me(game).hand)) == ("FreePlay", 4)
    play(game, "done")
    assert (me(game).distress, game.table.turns, game.table.turns_out[-1]) == (1, ("turn-4",), "turn-9")
    assert (kind(game), game.table.turn) == ("OfferSkip", 3), "the second Turn of this position is the third"


@pytest.mark.rule("EF-TURN-04", "EF-TURN-10", "EF-TURN-11", "EF-TURN-13")
def test_rounds_are_the_default_of_1_0_and_an_option_of_2_0() -> None:
    assert is_structured(scene(profile="1.0").table)
    assert not is_structured(scene(profile="2.0").table)
    assert is_structured(scene(profile="2.0", options="{rounds: structured}").table)
    assert not is_structured(scene(profile="1.0", options="{rounds: free}").table)


ROUND = "dreamers: {a: {at: 1, hand: [clear-eye, gambler-look, gambler-look, gambler-look]}}\nat: round"


@pytest.mark.rule("EF-TURN-05", "EF-TURN-06", "EF-TURN-07", "EF-GRADUAL-10")
def test_a_round_has_one_dream_action_and_room_for_everything_else() -> None:
    hand = "steady-hand, gambler-slip, gambler-slip, gambler-look, gambler-habit, gambler-insight"
    given = f"dreamers: {{a: {{at: 3, hand: [{hand}]}}}}\nat: round"
    game = on_tiles(given, players=2)
    play(game, "use:gallery/1", "spend:steady-hand", "done")
    assert game.table.markers["gallery/1"].count == 1
    assert refused(game, "use:gallery/1") == "EF-TURN-05"
    assert {"move", "use:gambler-insight/1", "effort:1", "gain-gem", "place-card:gambler-habit"} <= set(ids(game))


@pytest.mark.rule("EF-TURN-08", "EF-TURN-09", "EF-FIRST-02")
def test_a_dreamer_may_pass_and_act_later_until_all_pass_in_a_row() -> None:
    given = "dreamers: {a: {hand: [gambler-insight]}, b: {hand: [specialist-insight]}}\nat: round\nhours: 0"
    game = scene(given, players=2)
    play(game, "end-round")
    assert game.open[0].seat == B
    play(game, "use:specialist-insight/1", "end-round", seat=B)
    assert "use:gambler-insight/1" in ids(game, A), "B acted, so A may act after all"
    play(game, "end-round", seat=A)
    play(game, "end-round", seat=B)
    assert "turn-discarded" in told(game)


@pytest.mark.rule("EF-FIRST-02")
def test_the_first_player_opens_and_the_others_follow_clockwise() -> None:
    from nocturne.games.etherfields.rules.play import CardAndAction  # noqa: PLC0415 -- only here

    hands = "a: {hand: [gambler-slip]}, b: {hand: [specialist-slip]}, c: {hand: [tough-guy-slip]}"
    given = f"dreamers: {{{hands}}}\nfirst: 1\nhours: 0"
    game = run(scene(given, players=3, options="{rounds: structured}"), CardAndAction())
    for seat in (B, C, A):
        assert [(one.seat, one.kind) for one in game.open] == [(seat, "Round")]
        play(game, "end-round", seat=seat)


@pytest.mark.rule("EF-TURN-12")
def test_free_play_ends_when_all_agree_and_starts_anew_when_somebody_acts() -> None:
    game = scene("dreamers: {a: {hand: [gambler-insight]}, b: {}}", players=2)
    play(game, "done", seat=B)
    assert [one.seat for one in game.open] == [A]
    play(game, "use:gambler-insight/1")
    assert [one.seat for one in game.open] == [A, B]
    play(game, "done", seat=A)
    play(game, "done", seat=B)
    assert "turn-discarded" in told(game)


@pytest.mark.rule("EF-TURN-14", "EF-INFLUENCE-05", "EF-RAPID-01", "EF-RAPID-02")
def test_only_rapid_effects_interrupt_the_dreamscape_phase() -> None:
    given = "dreamers: {a: {hand: [gambler-insight, second-wind], distress: 2}}\nat: dreamscape\nhours: 0"
    game = scene(given)
    assert (kind(game), ids(game)) == ("RapidWindow", ("use:second-wind/1", "pass"))
    assert refused(game, "use:gambler-insight/1") == "EF-TURN-14"
    play(game, "use:second-wind/1")
    assert me(game).distress == 1


@pytest.mark.rule("EF-INFLUENCE-05", "EF-RAPID-01", "EF-RAPID-02")
def test_in_anothers_round_only_rapid_effects_may_be_used() -> None:
    given = "dreamers: {a: {}, b: {hand: [specialist-insight, specialist-flash]}}\nat: round"
    game = scene(given, players=2)
    assert ids(game, B) == ("use:specialist-flash/1",)
    assert refused(game, "use:specialist-insight/1", B) == "EF-INFLUENCE-05"


@pytest.mark.rule("EF-TURN-15", "EF-TURNCARD-06")
def test_end_of_turn_effects_come_before_the_card_is_discarded() -> None:
    game = scene("figures: [{of: pack}]\nat: dreamscape\nhours: 0\nturns: [turn-4, turn-9]", land=SOLO, slumber="pack")
    assert "howl" in game.table.flags
    assert game.table.turns_out[-1] == "turn-9"


@pytest.mark.rule("EF-TURN-16", "EF-TURNCARD-05")
def test_a_step_that_nothing_answers_is_skipped() -> None:
    game = scene("at: dreamscape\nturns: [turn-4, turn-8]\nentities: [{tile: statue}]\nhours: 0", slumber="wraith")
    assert game.table.turns == ("turn-4",)
    assert (me(game).distress, me(game).sealed) == (0, ())
    bare = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nturns: [turn-4, turn-8]\nhours: 0\n"
    empty = run(etherfields(bare), ResolveTurnCard(0))
    assert (kind(empty), me(empty).sealed) == ("FreePlay", ()), "nobody is asked"
    assert told(empty) == ["step-begun"] * 2, "each step is said, and nothing comes of it"


@pytest.mark.rule("EF-TURN-17", "EF-STATE-05", "EF-STATE-07")
def test_effects_until_the_end_of_the_turn_stop_with_the_turn_card() -> None:
    game = scene(
        "lasting: [[hand, 1, 0]]\nat: dreamscape\nhours: 0\n"
        "figures: [{of: wraith, at: 3, states: [{state: dazed}, {state: paralyzed}]}]"
    )
    assert game.table.lasting == ()
    assert game.table.figures[0].states == ()


# -- Turn cards


@pytest.mark.rule("EF-TURNCARD-01", "EF-EX-26", "EF-BOARD-09")
def test_a_turn_deck_is_drawn_from_all_twelve() -> None:
    game = run(scene("turns: []"), BuildTurnDeck(4))
    assert (len(game.table.turns), len(game.table.turns_out)) == (4, 8)
    assert len(run(scene("turns: []"), BuildTurnDeck(12)).table.turns_out) == 0


@pytest.mark.rule("EF-TURNCARD-02", "EF-BOARD-08")
def test_only_the_current_turn_card_is_seen() -> None:
    view = scene("turns: [turn-4, turn-9]").view(A)
    assert (view.team.turn_card, view.team.turns) == ("turn-9", 2)
    assert "turn-4" not in str(view)


@pytest.mark.rule("EF-TURNCARD-03", "EF-MORPH-18", "EF-TURNCARD-13")
def test_steps_are_resolved_from_top_to_bottom() -> None:
    given = (
        FOE + "at: dreamscape\nturns: [turn-1, turn-11]\nhours: 0\ncoming: [0]"
    )  # a Morphing +1 Distress, then Basic
    game = scene(given, land=SOLO)
    assert me(game).distress == 2


@pytest.mark.rule("EF-TURNCARD-13")
def test_an_effect_row_is_resolved_once_for_all_figures_of_its_entity() -> None:
    two = "figures: [{of: wraith, at: 1}, {of: wraith, at: 1}]\nturns: [turn-1, turn-9]"
    assert me(run(scene(two), ResolveTurnCard(0))).distress == 1


@pytest.mark.rule("EF-TURNCARD-04", "EF-EX-23")
@pytest.mark.parametrize(("card", "distress", "sealed"), [("turn-9", 1, 0), ("turn-8", 0, 2)])
def test_a_step_triggers_the_like_named_effect_of_active_elements(card: str, distress: int, sealed: int) -> None:
    given = (
        f"dream: gate-opera\nground: {{tiles: [plain-A1, plain-B1]}}\ndreamers: {{a: {{at: 0}}}}\n"
        f"figures: [{{of: usher, at: 1}}]\nentities: [{{tile: usher}}]\nrevealed: [usher]\n"
        f"turns: [turn-1, {card}]\nagenda: [ResolveTurnCard: {{at: 0}}]\nhours: 1\ncoming: [0]"
    )
    game = etherfields(given)
    assert (me(game).distress, len(me(game).sealed)) == (distress, sealed)


@pytest.mark.rule("EF-PRECEDENCE-03", "EF-REVEAL-10", "EF-DREAM-08")
def test_several_effects_of_one_step_are_ordered_by_the_dreamers() -> None:
    given = (
        "dream: gate-opera\nground: {tiles: [plain-A1, plain-B1]}\ndreamers: {a: {at: 0}}\n"
        "figures: [{of: usher, at: 1}]\nentities: [{tile: usher}]\nrevealed: [usher, prompt]\n"
        "turns: [turn-1, turn-9]\nagenda: [ResolveTurnCard: {at: 0}]\nhours: 1"
    )
    game = etherfields(given)
    assert ids(game) == ("next-effect:usher/basic", "next-effect:prompt/basic")
    play(game, "next-effect:prompt/basic")
    assert (me(game).distress, len(me(game).sealed)) == (1, 1)


@pytest.mark.rule("EF-TURNCARD-07", "EF-LOOT-01")
def test_every_turn_card_has_a_suit_that_does_nothing_by_itself() -> None:
    suits = [one.suit for one in scene().table.lib.turns.values()]
    assert len(suits) == 12
    assert all(suits.count(one) == 3 for one in suits)
    after = []
    for card in scene().table.lib.turns:  # no Entity lies there that a step could be for
        game = run(scene(f"turns: [{'turn-1' if card != 'turn-1' else 'turn-2'}, {card}]"), DreamscapePhase())
        one, table = me(game), game.table
        after.append((one.ether, one.distress, one.gems, one.sealed, table.keys, table.hours, table.tokens))
    assert len(set(after)) == 1


@pytest.mark.rule("EF-TURNCARD-09")
def test_a_blocked_step_is_skipped_and_its_marker_leaves_with_the_card() -> None:
    game = scene(FOE + "dreamers: {a: {hand: [wedge]}}\nturns: [turn-4, turn-9]\nhours: 1", land=SOLO)
    play(game, "use:wedge/1")
    assert game.table.barred == (0,)
    play(game, "done")
    assert me(game).distress == 0
    assert not game.table.barred


@pytest.mark.rule("EF-TURNCARD-09")
def test_a_blocked_step_is_chosen_among_those_not_blocked_yet() -> None:
    game = scene("turns: [turn-4, turn-11]\nbarred: [1]")
    again = run(game, *block_step(game.table))
    assert ids(again) == ("bar:0:morphing", "bar:2:movement")


@pytest.mark.rule("EF-TURNCARD-10", "EF-CLOCK-02", "EF-EX-28")
def test_an_hour_moves_the_lowest_discarded_turn_card_under_the_deck() -> None:
    game = scene(
        "dreamers: {a: {hand: [gambler-insight]}}\nturns: [turn-9]\nturns_out: [turn-1, turn-2]\n"
        "hours: 2\nremoved: [turn-3, turn-4, turn-5, turn-6, turn-7, turn-8, turn-10, turn-11, "
        "turn-12]"
    )
    play(game, "add-turn", "add-turn")
    assert (game.table.turns, game.table.hours) == (("turn-2", "turn-1", "turn-9"), 0)


@pytest.mark.rule("EF-TURNCARD-11")
def test_without_a_discarded_turn_card_no_hour_can_be_spent_on_turns() -> None:
    every = ", ".join(f"turn-{n}" for n in range(1, 13))
    assert refused(scene(f"turns: [{every}]\nturns_out: []\nhours: 1"), "add-turn") == "EF-TURNCARD-11"


@pytest.mark.rule("EF-TURNCARD-12")
def test_a_turn_card_resolved_early_is_not_discarded_and_comes_again() -> None:
    game = run(scene(FOE + "turns: [turn-4, turn-9]", land=SOLO), ResolveTurnCard(0))
    assert (me(game).distress, game.table.turns[-1]) == (1, "turn-9")
    play(game, "done")
    assert me(game).distress == 2


@pytest.mark.rule("EF-CLOCK-01", "EF-CLOCK-02")
def test_before_the_last_card_is_discarded_hours_may_still_add_a_turn() -> None:
    game = scene("turns: [turn-9]\nat: dreamscape\nhours: 1")
    assert ids(game) == ("add-turn", "pass")
    play(game, "add-turn")
    assert kind(game) == "OfferSkip"


@pytest.mark.rule("EF-CLOCK-03", "EF-CLOCK-04", "EF-CLOCK-05")
def test_hours_never_go_below_nothing_or_beyond_the_clock() -> None:
    from nocturne.games.etherfields.rules.pools import gain, lose  # noqa: PLC0415 -- only here
    from nocturne.kernel.table import Scribe  # noqa: PLC0415 -- only here

    table = scene("hours: 2").table
    table.scribe = Scribe()
    gain(table, A, "hours", 1)
    assert table.hours == 3
    gain(table, A, "hours", 50)
    assert table.hours == 12
    lose(table, A, "hours", 50)
    assert table.hours == 0
    assert refused(scene("dreamers: {a: {hand: [gambler-insight]}}\nhours: 0"), "add-turn") == "EF-CLOCK-04"


# -- Loot


@pytest.mark.rule("EF-LOOT-01", "EF-LOOT-02", "EF-LOOT-04", "EF-EX-35")
def test_loot_is_that_of_the_current_card_and_may_offer_a_choice() -> None:
    game = run(scene("turns: [turn-1, turn-3]\ndreamers: {a: {sealed: [gambler-slip, gambler-look]}}"), GainLoot())
    assert ids(game) == ("take-loot:turn-3/loot/0", "take-loot:turn-3/loot/1")
    play(game, "take-loot:turn-3/loot/0")
    assert (game.table.keys, len(me(game).sealed)) == (1, 2)


@pytest.mark.rule("EF-LOOT-05")
def test_blocked_steps_do_not_touch_the_loot() -> None:
    assert run(scene("turns: [turn-4, turn-8]\nbarred: [0, 1]"), GainLoot()).table.hours == 3


@pytest.mark.rule("EF-LOOT-03")
def test_after_the_last_card_its_loot_is_used() -> None:
    game = run(
        scene(
            "turns: []\nturns_out: [turn-1, turn-8]\nhours: 2\nremoved: [turn-2, turn-3, turn-4, "
            "turn-5, turn-6, turn-7, turn-9, turn-10, turn-11, turn-12]"
        ),
        GainLoot(),
    )
    assert game.table.hours == 3


@pytest.mark.rule("EF-COMP-01", "EF-BOARD-13", "EF-COMP-02")
def test_nobody_gains_more_than_the_pool_holds() -> None:
    game = run(scene("turns: [turn-6]\ndreamers: {a: {ether: 8}, b: {ether: 6}}", players=2), GainLoot())
    play(game, "take-loot:turn-6/loot/0")
    assert (me(game).ether, me(game, B).ether) == (10, 6), "3 are due, 2 are left"


@pytest.mark.rule("EF-BOARD-13", "EF-COMP-02", "EF-EX-57", "EF-CHOICE-01", "EF-COMP-03")
def test_with_two_ether_left_the_dreamers_choose_which_two_of_three_gain_it() -> None:
    game = run(scene("turns: [turn-4, turn-1]\ndreamers: {a: {ether: 7}, b: {ether: 7}, c: {}}", players=3), GainLoot())
    assert ids(game) == ("give:0", "give:1", "give:2")
    play(game, "give:2")
    assert ids(game) == ("give:0", "give:1"), "nobody gains twice"
    play(game, "give:0")
    assert [me(game, seat).ether for seat in (A, B, C)] == [8, 7, 1]
    assert kind(game) == "FreePlay"


# -- Basic Actions


@pytest.mark.rule("EF-BASIC-01", "EF-BASIC-02")
def test_effort_turns_hours_into_spaces_once_a_turn() -> None:
    hands = "a: {hand: [gambler-slip, gambler-slip, gambler-look]}, b: {hand: [specialist-slip, specialist-slip, net]}"
    both = scene(f"dreamers: {{{hands}}}", players=2)
    for seat in (A, B):
        assert {"move", "effort:1", "effort:2", "gain-gem", "add-turn"} <= set(ids(both, seat))
    assert (refused(scene(), "move"), refused(scene(), "gain-gem")) == ("EF-MOVE-03", "EF-BASIC-04"), (
        "known, not payable"
    )
    game = play(scene("hours: 3"), "effort:2", "go:east", "go:east")
    assert (me(game).at, game.table.hours) == (2, 1)
    assert refused(game, "effort:1") == "EF-BASIC-02"


@pytest.mark.rule("EF-BASIC-04")
def test_three_cards_make_a_gem() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip, gambler-slip, gambler-look]}}")
    play(game, "gain-gem", "discard:gambler-slip", "discard:gambler-slip")
    assert (me(game).gems, me(game).hand) == (1, ())
    assert refused(game, "gain-gem") == "EF-BASIC-04"
    assert refused(scene("dreamers: {a: {hand: [gambler-slip, net]}}"), "gain-gem") == "EF-BASIC-04", "two are too few"


@pytest.mark.rule("EF-COMP-02", "EF-COMP-01")
def test_no_gem_is_gained_beyond_the_pool() -> None:
    game = scene("dreamers: {a: {gems: 6, hand: [gambler-slip, gambler-slip, gambler-look]}}")
    assert refused(game, "gain-gem") == "EF-COMP-02"


@pytest.mark.rule("EF-BASIC-03", "EF-BASIC-08", "EF-SECRET-01", "EF-SECRET-02")
def test_peeking_costs_a_card_and_gains_nothing() -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0, hand: [gambler-slip]}}\nhours: 1"
    game = etherfields(given)
    peeks = [one for one in ids(game) if one.startswith("peek")]
    assert peeks == ["peek:libretto", "peek:spare-crowbar"], "only backs of five kinds, of this Dream"
    play(game, "peek:libretto")
    assert (me(game).hand, "libretto" in game.table.boxed, told(game)[-1]) == ((), True, "peeked")


@pytest.mark.rule("EF-BASIC-03", "EF-SECRET-01")
def test_a_secret_is_called_by_its_back_until_it_is_seen() -> None:
    game = nocturne.new("etherfields", players=1, seed=4)
    while game.decision(0) is not None and not any(one.startswith("peek") for one in ids(game)):
        game.answer(0, ids(game)[0])
    assert "peek:1-E" in ids(game)
    assert not [one for one in ids(game) if "doorknob" in one]
    game.answer(0, "peek:1-E")
    assert "doorknob" not in repr(game.open[0].prompt)
    game.answer(0, ids(game)[0])
    assert game.say(game.events(game.version - 1, 0)[-1].text).endswith("1-E: Brass Doorknob.")


@pytest.mark.rule("EF-BASIC-06", "EF-MORPH-16")
def test_a_key_or_ether_removes_a_morphing_nearby() -> None:
    given = FOE + "dreamers: {a: {ether: 1}}\nentities: [{tile: wraith, morphs: [seal]}]"
    game = scene(given, land=SOLO)
    assert refused(game, "remove-morphing:wraith:seal:keys") == "EF-BASIC-06"
    play(game, "remove-morphing:wraith:seal:ether")
    assert (me(game).ether, game.table.entities[0].morphs) == (0, ())
    locked = play(scene(given + "\nkeys: 1", land=SOLO), "remove-morphing:wraith:seal:keys")
    assert (me(locked).ether, locked.table.keys, locked.table.entities[0].morphs) == (1, 0, ())
    far = scene(given, land=SOLO.replace("|a  A    ", "|a     A "))
    assert refused(far, "remove-morphing:wraith:seal:ether") == "EF-BASIC-06"


# -- first player


@pytest.mark.rule("EF-FIRST-04")
def test_in_1_0_the_marker_passes_only_if_every_player_agrees() -> None:
    game = scene("at: turn-start\nhours: 0", players=2, profile="1.0", slumber="pack")
    play(game, "pass-marker")
    assert game.open[0].seat == B
    assert play(game, "pass-marker", seat=B).table.first == B
    three = scene("at: turn-start\nhours: 0", players=3, profile="1.0", slumber="pack")
    for seat in (A, B, C):
        assert three.table.first == A, "not before all agree"
        play(three, "pass-marker", seat=seat)
    assert three.table.first == B, "clockwise"
    kept = play(scene("at: turn-start", players=2, profile="1.0", slumber="pack"), "keep-marker")
    assert kept.table.first == A
    here = run(world("location: bus-stop", players=2, profile="1.0"), AfterLocation())
    assert kind(here) == "MayPassMarker", "after a Location too"
    assert kind(run(world(players=2, profile="1.0"), Travel("quay"))) == "MayPassMarker"
    play(play(here, "pass-marker"), "pass-marker", seat=B)
    assert here.table.first == B
    assert kind(run(world("location: bus-stop", players=2), AfterLocation())) == "Idle"


@pytest.mark.rule("EF-FIRST-05", "EF-FIRST-06")
@pytest.mark.parametrize(("rounds", "first"), [("structured", B), ("free", A)])
def test_in_2_0_the_marker_passes_every_turn_of_structured_play(rounds: str, first: int) -> None:
    for players in (2, 3):  # with three it shows that the marker goes to the left
        game = scene("at: turn-start", players=players, slumber="pack", options=f"{{rounds: {rounds}}}")
        assert game.table.first == first


@pytest.mark.rule("EF-FIRST-03", "EF-CHOICE-01")
def test_the_first_player_speaks_for_the_team() -> None:
    game = scene("at: turn-start\nfirst: 1", players=2)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "OfferSkip")]


@pytest.mark.rule("EF-ENTITY-03")
def test_the_rows_of_an_entity_stand_in_their_order() -> None:
    assert [one.value for one in Row][:3] == ["morphing", "basic", "special"]


@pytest.mark.rule("EF-COMP-02")
def test_with_enough_for_all_everybody_gains_without_being_asked() -> None:
    game = run(scene("turns: [turn-4, turn-1]\ndreamers: {a: {ether: 7}, b: {ether: 7}}", players=2), GainLoot())
    assert ([me(game, seat).ether for seat in (A, B)], kind(game)) == ([8, 8], "FreePlay")


@pytest.mark.rule("EF-BASIC-07")
def test_gaining_a_gem_is_no_option_of_the_dreamscape_phase() -> None:
    hand = "second-wind, gambler-slip, gambler-slip, gambler-look"
    game = scene(f"dreamers: {{a: {{hand: [{hand}], distress: 1}}}}\nat: dreamscape\nhours: 0")
    assert ids(game) == ("use:second-wind/1", "pass")
    hand = "clear-eye, gambler-look, gambler-slip, gambler-slip, gambler-slip"
    mine = on_tiles(f"dreamers: {{a: {{at: 1, hand: [{hand}]}}}}\nat: round")
    play(mine, "gain-gem", *["discard:gambler-slip"] * 3)
    assert me(mine).gems == 1
    assert "use:hall/1" in ids(mine), "an option, not the Dream action of the round"

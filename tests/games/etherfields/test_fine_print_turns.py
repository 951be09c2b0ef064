"""Single clauses of rules on Turns, rounds, drawing and Loot whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.games.etherfields.rules.turn import DiscardTurn, GainLoot
from nocturne.kernel.grid import Space
from tests.games.etherfields.table import A, B, C, boxed, ids, kind, me, on_tiles, play, refused, run, scene, told

SLIP, LOOK = "gambler-slip", "gambler-look"


# -- rounds and free play


@pytest.mark.rule("EF-TURN-09")
def test_the_step_ends_after_as_many_passes_in_a_row_as_there_are_dreamers() -> None:
    hands = "a: {hand: [gambler-slip]}, b: {hand: [specialist-slip]}, c: {hand: [tough-guy-slip]}"
    game = scene(f"dreamers: {{{hands}}}\nat: round\nhours: 0", players=3)
    for seat in (A, B):
        play(game, "end-round", seat=seat)
    assert [(one.seat, one.kind) for one in game.open] == [(C, "Round")], "two of three have passed"
    assert "turn-discarded" in told(play(game, "end-round", seat=C))


@pytest.mark.rule("EF-TURN-09")
def test_a_rapid_card_of_another_does_not_make_a_passed_round_an_acted_one() -> None:
    hands = "a: {hand: [gambler-slip]}, b: {hand: [second-wind, specialist-slip], distress: 1}"
    game = scene(f"dreamers: {{{hands}}}\nat: round\nhours: 0", players=2)
    play(game, "use:second-wind/1", seat=B)
    play(game, "end-round")
    assert "turn-discarded" in told(play(game, "end-round", seat=B))


@pytest.mark.rule("EF-TURN-05", "EF-TURN-04")
def test_the_dream_action_of_a_round_stays_used_until_the_round_ends_and_no_longer() -> None:
    own = f"a: {{at: 3, hand: [steady-hand, gambler-insight, {SLIP}, {SLIP}]}}"
    given = f"dreamers: {{{own}, b: {{at: 3, hand: [specialist-slip, specialist-slip]}}}}\nat: round\nhours: 0"
    game = play(on_tiles(given, players=3), "use:gallery/1", "spend:steady-hand", "done", "use:gambler-insight/1")
    assert refused(game, "use:gallery/1") == "EF-TURN-05", "whatever was done in between"
    play(game, "end-round")
    assert "use:gallery/1" in ids(game, B), "each Dreamer has one"
    play(game, "end-round", seat=B)
    play(game, "end-round", seat=C)
    assert "use:gallery/1" in ids(game, A), "and another in the next round"


@pytest.mark.rule("EF-TURN-11")
def test_anybody_may_act_first_and_an_action_is_finished_before_the_next_begins() -> None:
    given = f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, b: {{hand: [specialist-insight]}}}}"
    game = play(scene(given, players=2), "use:specialist-insight/1", seat=B)
    assert len(me(game, B).hand) == 2
    paying = play(scene(given, players=2), "move")
    assert [(one.seat, one.kind) for one in paying.open] == [(A, "Pay")], "nobody without a Rapid card comes between"


@pytest.mark.rule("EF-TURN-12")
def test_free_play_goes_on_until_the_last_of_three_agrees() -> None:
    game = scene("hours: 1", players=3)
    play(play(game, "done"), "done", seat=C)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "FreePlay")]
    assert "turn-discarded" in told(play(game, "done", seat=B))


@pytest.mark.rule("EF-TURN-14", "EF-RAPID-01", "EF-RAPID-02")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_rapid_card_may_be_played_before_every_step_and_after_the_last(profile: str) -> None:
    given = "dreamers: {a: {hand: [second-wind], distress: 1}}\nat: dreamscape\nturns: [turn-4, turn-2]\nhours: 0"
    game = scene(given, profile=profile)
    for _ in range(3 + 1):  # the card has three steps
        assert (kind(game), ids(game)) == ("RapidWindow", ("use:second-wind/1", "pass"))
        play(game, "pass")
    assert (kind(game), "turn-discarded" in told(game)) == ("OfferSkip", True)


# -- drawing


@pytest.mark.rule("EF-DRAW-01", "EF-DRAW-04", "EF-DRAWBONUS-01")
def test_every_dreamer_may_discard_and_draws_with_the_own_bonus() -> None:
    given = "dreamers: {a: {at: 0}, b: {at: 8, hand: [specialist-slip, specialist-look]}, c: {at: 8}}"
    game = on_tiles(f"{given}\nat: dreamers-phase", players=3)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "DiscardFirst")]
    play(game, "discard:specialist-slip", "discard:specialist-look", seat=B)
    assert [len(me(game, seat).hand) for seat in (A, B, C)] == [4, 5, 5]


@pytest.mark.rule("EF-DRAWBONUS-01")
def test_two_drawing_bonuses_in_one_space_add_up() -> None:
    icons = '[{icon: bonus, at: [0], value: "1"}, {icon: bonus, at: [0, 1], value: "2"}]'
    den = boxed(f"- {{kind: map, id: den, name: Den, slot: a1, features: {icons}}}")
    assert den.land(Ground(("den",))).bonus == {Space(0): 3, Space(1): 2}


@pytest.mark.rule("EF-RESHUFFLE-02", "EF-DRAW-05")
@pytest.mark.parametrize("last", [SLIP, "lost-thread"])
def test_in_1_0_the_penalty_is_due_when_the_deck_runs_out_in_the_middle_of_the_draw_step(last: str) -> None:
    given = f"dreamers: {{a: {{deck: [{last}], discard: [{', '.join([SLIP] * 4 + [LOOK] * 4)}]}}}}"
    game = scene(given, profile="1.0", options="{rounds: free}")
    drawn = run(game, DrawCards(A, 4, in_step=True))
    assert (kind(drawn), len(me(drawn).hand)) == ("ReshufflePenalty", int(last == SLIP))


@pytest.mark.rule("EF-RESHUFFLE-04")
@pytest.mark.parametrize(("penalty", "distress", "sealed"), [("suffer-one", 1, 0), ("seal-three", 0, 3)])
def test_whoever_reshuffles_chooses_and_takes_the_penalty(penalty: str, distress: int, sealed: int) -> None:
    pile = ", ".join(["specialist-slip"] * 5 + ["specialist-look"] * 4)
    game = run(scene(f"dreamers: {{a: {{}}, b: {{deck: [], discard: [{pile}]}}}}", players=2), DrawCards(B, 1))
    assert [(one.seat, one.kind) for one in game.open] == [(B, "ReshufflePenalty")]
    play(game, penalty, seat=B)
    assert [(me(game, seat).distress, len(me(game, seat).sealed)) for seat in (A, B)] == [(0, 0), (distress, sealed)]


@pytest.mark.rule("EF-HAND-05")
def test_the_owner_discards_all_of_the_excess_card_by_card() -> None:
    hand = ", ".join(["specialist-slip"] * 5 + ["specialist-look"] * 3)
    given = f"dreamers: {{a: {{}}, b: {{hand: [{hand}]}}}}\nlasting: [[hand, 2, 1]]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given, players=2), DiscardTurn())
    for card in ("specialist-look", "specialist-slip"):
        assert [(one.seat, one.kind) for one in game.open] == [(B, "DiscardExcess")]
        play(game, f"discard:{card}", seat=B)
    assert (kind(game), len(me(game, B).hand)) == ("OfferSkip", 6)


# -- Turn cards and Loot


@pytest.mark.rule("EF-TURNCARD-09")
def test_the_team_chooses_the_step_to_be_blocked_whoever_played_the_card() -> None:
    game = scene("dreamers: {a: {hand: [wedge]}, b: {}}\nturns: [turn-9, turn-4]\nfirst: 1", players=3)
    play(game, "use:wedge/1")
    assert [(one.seat, one.kind) for one in game.open] == [(B, "BlockStep")]
    assert play(game, "bar:1:movement", seat=B).table.barred == (1,)


@pytest.mark.rule("EF-LOOT-04", "EF-EX-35")
def test_the_team_may_take_the_smaller_reward_for_each_dreamer() -> None:
    own = f"a: {{sealed: [{SLIP}, {LOOK}, {LOOK}]}}, b: {{sealed: [specialist-slip, specialist-look]}}"
    game = run(scene(f"turns: [turn-1, turn-3]\ndreamers: {{{own}}}\nfirst: 1", players=3), GainLoot())
    assert [one.seat for one in game.open] == [B]
    play(game, "take-loot:turn-3/loot/1", seat=B)
    assert (game.table.keys, [len(me(game, seat).sealed) for seat in (A, B)]) == (0, [1, 0])
